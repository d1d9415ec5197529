package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Repetition;

/** Checks that no equal position lies before a move that resets the clock, if the rules say so. */
interface RepetitionContract extends UnderTest {

    /** The length of the games whose positions are remembered, as a multiple of that of other games. */
    int TIMES_AS_LONG = 5;

    @TestFactory
    default Stream<DynamicTest> noPositionComesBackOnceTheClockWasSetBack() {
        return specimens().inAllGames(game -> {
            if (game.rules().repetition().bound() == Repetition.Bound.CLOCK) {
                Set<Long> before = new HashSet<>();
                Set<Long> since = new HashSet<>();
                game.longer(TIMES_AS_LONG).play(1, position -> {
                    long key = position.repetitionKey();
                    if (position.halfmoveClock() == 0) {
                        before.addAll(since);
                        since.clear();
                    }
                    assertFalse(before.contains(key), "a position from before the clock was set back");
                    since.add(key);
                });
            }
        });
    }
}
