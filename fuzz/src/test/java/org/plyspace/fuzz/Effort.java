package org.plyspace.fuzz;

/**
 * How hard readers are tried: in every build what seconds allow, less with {@code -Dplyspace.tests=some}, and most with {@code -Plong}.
 */
final class Effort {

    private Effort() {}

    static boolean isLong() {
        return "long".equals(System.getProperty("plyspace.torture"));
    }

    /** So much, or so much in builds on the way. */
    static int of(int whole, int some) {
        return "some".equals(System.getProperty("plyspace.tests")) ? some : whole;
    }
}
