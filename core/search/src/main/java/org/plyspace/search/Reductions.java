package org.plyspace.search;

/** Late move reductions in plies, by depth and number of moves tried before. */
final class Reductions {

    private static final int DEEPEST = 64;
    private static final int MOST_TRIED = 128;
    private static final double LEAST = 0.4;
    private static final double FLATNESS = 2.3;
    private static final byte[] TABLE = table();

    private Reductions() {}

    private static byte[] table() {
        byte[] table = new byte[DEEPEST * MOST_TRIED];
        for (int depth = 1; depth < DEEPEST; depth++) {
            for (int tried = 1; tried < MOST_TRIED; tried++) {
                // StrictMath gives the same logarithm on every machine.
                table[depth * MOST_TRIED + tried] =
                        (byte) (LEAST + StrictMath.log(depth) * StrictMath.log(tried) / FLATNESS);
            }
        }
        return table;
    }

    static int of(int depth, int tried) {
        return TABLE[Math.min(depth, DEEPEST - 1) * MOST_TRIED + Math.min(tried, MOST_TRIED - 1)];
    }
}
