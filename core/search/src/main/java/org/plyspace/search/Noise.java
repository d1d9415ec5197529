package org.plyspace.search;

/** A deterministic misjudgement: depends only on the position and a seed. */
final class Noise {

    private static final int BYTES = 4;
    private static final int MEAN = BYTES * 255 / 2;
    /** The standard deviation of the sum of four random bytes. */
    private static final int DEVIATION = 148;

    private final int deviation;
    private long seed;

    /** Creates noise of a standard deviation in hundredths of a pawn; 0 for none. */
    Noise(int deviation) {
        this.deviation = deviation;
    }

    void seed(long newSeed) {
        seed = newSeed * 0x9e3779b97f4a7c15L + 1;
    }

    boolean isAny() {
        return deviation != 0;
    }

    /** The amount added to White's score. */
    int of(long key) {
        long mixed = (key ^ seed) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 31) * 0x94d049bb133111ebL;
        mixed ^= mixed >>> 29;
        int sum = (int) (mixed & 0xff)
                + (int) (mixed >>> 8 & 0xff)
                + (int) (mixed >>> 16 & 0xff)
                + (int) (mixed >>> 24 & 0xff);
        return deviation * (sum - MEAN) / DEVIATION;
    }
}
