package org.plyspace.acceptance;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.testing.TestForm;

/**
 * How hard the program is tried: everything with {@code -Plong}. {@code -Dtest.torture=most} is everything but what takes longest: all
 * deeds of hostile rules, and 60 kills of whatever is not a game.
 */
final class Torture {

    private static final boolean MOST = TestForm.isLong() || "most".equals(System.getProperty("plyspace.torture"));

    private Torture() {}

    /** Whether it is tried as hard as by {@code .ci/run whole}, or harder. */
    static boolean isMost() {
        return MOST;
    }

    /** How often a program is killed. */
    static int kills() {
        return kills(TestForm.isLong());
    }

    /** How often a program is killed that plays a game. */
    static int killsInGames() {
        return kills(MOST);
    }

    private static int kills(boolean often) {
        return often ? 60 : 10;
    }

    /** A whole list, or a part of that many, which differs from turn to turn. */
    static <T> List<T> some(List<T> all, int howMany, int turn) {
        return TestForm.isLong()
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
