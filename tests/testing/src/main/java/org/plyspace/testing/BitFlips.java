package org.plyspace.testing;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Files that a disk has damaged. */
public final class BitFlips {

    private BitFlips() {}

    /** Copies of a file's bytes, in each of which one bit differs: the first, and then every so many bits another. */
    public static Stream<byte[]> of(byte[] own, int step) {
        return IntStream.iterate(0, bit -> bit < own.length * Byte.SIZE, bit -> bit + step)
                .mapToObj(bit -> {
                    byte[] flipped = own.clone();
                    flipped[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
                    return flipped;
                });
    }
}
