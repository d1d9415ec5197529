package org.plyspace.engine;

import java.util.SplittableRandom;

/** Derives independent seeds, so that a game's moves do not depend on which thread plays it or what was played before. */
public final class Seeds {

    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private Seeds() {}

    /** The seed of one part of an experiment: the same arguments always give the same, others most likely another. */
    public static long derive(long seed, String subject, long index) {
        return mix(mix(seed ^ hash(subject)) + index);
    }

    private static long mix(long value) {
        return new SplittableRandom(value).nextLong();
    }

    /** FNV-1a: stable over releases of Java, and 64 bits wide. */
    private static long hash(String text) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return hash;
    }
}
