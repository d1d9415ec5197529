package org.plyspace.testing;

/** How much a test covers: everything, or a part with {@code -Dplyspace.tests=some}, for builds on the way. */
public final class HowMany {

    private static final boolean SOME = "some".equals(System.getProperty("plyspace.tests"));

    private HowMany() {}

    public static int of(int whole, int some) {
        return SOME ? some : whole;
    }
}
