package org.plyspace.fuzz;

/**
 * The amount of testing: in every build what takes seconds, less with {@code -Dplyspace.tests=some}, and most with {@code
 * -Plong}.
 */
final class Effort {

    private Effort() {}

    static boolean isLong() {
        return "long".equals(System.getProperty("plyspace.torture"));
    }

    /** The whole amount, or the smaller one in frequent builds. */
    static int of(int whole, int some) {
        return "some".equals(System.getProperty("plyspace.tests")) ? some : whole;
    }
}
