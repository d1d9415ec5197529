package org.plyspace.lab.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GameRangeTest {

    /** Two settings and two engines: four games of each opening. */
    private static final GameNumbers NUMBERS = new Experiment(
                    "range",
                    List.of("koernke", "cube"),
                    List.of("random", "greedy"),
                    5,
                    OpeningRule.parse("random:2"),
                    1,
                    60,
                    List.of(),
                    List.of())
            .numbers();

    @Test
    void upToSomeOpeningsHasTheirGamesAndNoOthers() {
        GameRange all = GameRange.all(NUMBERS);
        for (int openings = 1; openings <= 5; openings++) {
            GameRange part = all.upTo(openings, NUMBERS).orElseThrow();
            int end = openings;
            assertEquals(4 * openings, part.size());
            assertTrue(
                    IntStream.rangeClosed(all.first(), all.last())
                            .allMatch(number -> part.contains(number) == NUMBERS.opening(number) < end),
                    part::toString);
        }
    }

    @Test
    void aRangeThatBeginsLaterHasNoneOfTheFirst() {
        assertEquals(Optional.empty(), new GameRange(8, 19).upTo(2, NUMBERS));
        assertEquals(Optional.of(new GameRange(8, 11)), new GameRange(8, 19).upTo(3, NUMBERS));
        assertEquals(Optional.of(new GameRange(8, 10)), new GameRange(8, 10).upTo(5, NUMBERS));
    }
}
