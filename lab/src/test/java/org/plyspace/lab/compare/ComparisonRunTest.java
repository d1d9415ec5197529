package org.plyspace.lab.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.lab.statistics.Estimate;
import org.plyspace.lab.toy.Broken;

class ComparisonRunTest {

    private static final Registry REGISTRY = Broken.registry(() -> null);
    private static final List<String> COINS = List.of("coin", "coin:tag=off");
    private static final Comparison REFERENCE = compare(1);

    private static Comparison compare(int threads) {
        return new ComparisonRun(new ComparisonSettings(4000, 1, 100), REGISTRY)
                .run(COINS, false, threads, Progress.NONE);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void threadsDoNotChangeAnyNumber(int threads) {
        assertEquals(REFERENCE, compare(threads));
    }

    @ParameterizedTest(name = "{0} is {1} with seed 1")
    @CsvSource({
        "PLAY, plies per game, 2",
        "ENDINGS, white wins, 0.3333333",
        "ENDINGS, black wins, 0.1666667",
        "ENDINGS, draw: tie, 0.5",
        "PER_GAME, checks, 0.5",
        "MOVES, tie, 0.25"
    })
    void estimatesComeCloseToWhatTheGameIs(Section section, String label, double truth) {
        Estimate estimate = REFERENCE.summaries().get(0).numbers().get(new Measure(section, label));

        assertEquals(truth, estimate.mean(), 2 * estimate.halfWidth());
        assertTrue(estimate.halfWidth() < 0.1 * truth);
    }

    @ParameterizedTest
    @CsvSource({
        "BOARD, cells, 2",
        "BOARD, boards, 1",
        "BOARD, white men, 1",
        "BOARD, black men, 1",
        "START, legal moves, 4",
        "START, perft 2, 16",
        "PLAY, moves to choose from, 4",
        "PER_GAME, captures, 0"
    })
    void whatIsCountedIsExact(Section section, String label, double value) {
        assertEquals(
                Estimate.exact(value), REFERENCE.summaries().get(0).numbers().get(new Measure(section, label)));
    }

    @Test
    void tagsThatAVariantDoesNotDeclareAreMissing() {
        Measure tie = new Measure(Section.MOVES, "tie");

        assertTrue(REFERENCE.measures().contains(tie));
        assertTrue(REFERENCE.summaries().get(0).number(tie).isPresent());
        assertTrue(REFERENCE.summaries().get(1).number(tie).isEmpty());
    }

    @Test
    void everyGameIsReported() {
        List<Long> done = new ArrayList<>();
        new ComparisonRun(new ComparisonSettings(10, 1, 5), REGISTRY).run(COINS, false, 3, (reached, total) -> {
            assertEquals(20, total);
            done.add(reached);
        });

        LongSummaryStatistics reached = done.stream().mapToLong(Long::longValue).summaryStatistics();
        assertEquals(20, reached.getCount());
        assertEquals(20, reached.getMax());
    }

    @ParameterizedTest
    @CsvSource({"0, 10", "-1, 10", "10, 0", "100001, 10", "10, 10001"})
    void absurdSettingsAreRefused(int games, int plies) {
        assertThrows(IllegalArgumentException.class, () -> new ComparisonSettings(games, 1, plies));
    }
}
