package org.plyspace.engine;

import java.util.SplittableRandom;

/** Derives independent seeds, so that a game's moves do not depend on which thread plays it or what was played before. */
public final class Seeds {

    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private Seeds() {}

    /**
     * The seed of one part of an experiment. Equal arguments give equal seeds; different ones most likely give different seeds.
     */
    public static long derive(long seed, String subject, long index) {
        return mix(mix(seed ^ hash(subject)) + index);
    }

    private static long mix(long value) {
        return new SplittableRandom(value).nextLong();
    }

    /** The 64-bit FNV-1a hash, stable over releases of Java. */
    private static long hash(String text) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return hash;
    }
}
