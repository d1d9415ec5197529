package org.plyspace.acceptance;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How hard the program is tried: in every build what a minute allows, less with {@code -Dplyspace.tests=some}, and everything with
 * {@code -Plong}. {@code -Dtest.torture=most} is everything but what takes longest: all deeds of hostile rules, and 60 kills of whatever is not a game.
 */
final class Torture {

    private static final String HARD = System.getProperty("plyspace.torture");

    private static final boolean LONG = "long".equals(HARD);

    private static final boolean MOST = LONG || "most".equals(HARD);

    private static final boolean WHOLE = LONG || !"some".equals(System.getProperty("plyspace.tests"));

    private Torture() {}

    /** So many, or so many in builds on the way. */
    static int of(int whole, int some) {
        return WHOLE ? whole : some;
    }

    /** Whether all is asked that takes long, and no sample of it. */
    static boolean isWhole() {
        return WHOLE;
    }

    /**
     * A whole list, or every third of it in everyday builds.
     *
     * @param first where these begin, 0 to 2: other tests of the same list begin elsewhere
     */
    static <T> List<T> sample(List<T> all, int first) {
        return WHOLE
                ? all
                : IntStream.iterate(first, i -> i < all.size(), i -> i + 3)
                        .mapToObj(all::get)
                        .toList();
    }

    static boolean isLong() {
        return LONG;
    }

    /** Whether it is tried as hard as by {@code .ci/run whole}, or harder. */
    static boolean isMost() {
        return MOST;
    }

    /** How often a program is killed. */
    static int kills() {
        return kills(LONG);
    }

    /** How often a program is killed that plays a game. */
    static int killsInGames() {
        return kills(MOST);
    }

    private static int kills(boolean often) {
        return often ? 60 : of(10, 3);
    }

    /** A whole list, or a part of that many, which differs from turn to turn. */
    static <T> List<T> some(List<T> all, int howMany, int turn) {
        return LONG
                ? all
                : IntStream.range(0, howMany)
                        .mapToObj(i -> all.get(Math.floorMod(turn * howMany + i, all.size())))
                        .toList();
    }

    /** What a test cannot try here, said where it is seen. */
    static void tellSkipped(String what) {
        System.err.println("\nNOT TRIED: " + what + "\n");
    }
}
