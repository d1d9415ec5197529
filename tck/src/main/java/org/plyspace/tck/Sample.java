package org.plyspace.tck;

/**
 * A third of what contracts and vectors ask, if the system property {@code plyspace.tests} is {@code some}: for builds that are made many times
 * a day. Every question is asked nonetheless, by all options.
 */
final class Sample {

    /** Not of the kit's own tests, whose faults may show in one position of a game. */
    private static final int SHARE =
            "some".equals(System.getProperty("plyspace.tests")) && !Boolean.getBoolean("plyspace.tests.kit") ? 3 : 1;

    private Sample() {}

    /** So many questions of so many. */
    static int of(int questions) {
        return (questions + SHARE - 1) / SHARE;
    }

    /** At every how many plies to ask, instead of at every n-th: an odd number if it is another, so that both sides come up. */
    static int step(int everyPly) {
        return SHARE == 1 ? everyPly : SHARE * everyPly | 1;
    }

    /** The first ply to ask at by such a step: in a sample another for each game than for the one before. */
    static int first(int game, int step) {
        return SHARE == 1 ? 0 : game % step;
    }
}
