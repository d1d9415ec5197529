package org.plyspace.tck;

/**
 * The share, an eighth, of questions asked by contracts and vectors if the system property {@code plyspace.tests} is {@code
 * some}, for frequent builds. Every question is still asked under all options.
 */
final class Sample {

    /** The kit's own tests are not sampled: their faults may show in a single position of a game. */
    private static final int SHARE =
            "some".equals(System.getProperty("plyspace.tests")) && !Boolean.getBoolean("plyspace.tests.kit") ? 8 : 1;

    private Sample() {}

    /** The number of questions to ask out of a total. */
    static int of(int questions) {
        return (questions + SHARE - 1) / SHARE;
    }

    /** The step in plies that replaces a step of n: made odd if it changes, so that both sides come up. */
    static int step(int everyPly) {
        return SHARE == 1 ? everyPly : SHARE * everyPly | 1;
    }

    /** The first ply to ask at with a step; in a sample it varies from game to game. */
    static int first(int game, int step) {
        return SHARE == 1 ? 0 : game % step;
    }
}
