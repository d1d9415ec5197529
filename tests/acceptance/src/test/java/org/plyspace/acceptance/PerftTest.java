package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Position;
import org.plyspace.engine.Divide;
import org.plyspace.engine.ParallelPerft;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.vectors.Perft;

class PerftTest {

    private final Registry registry = Program.registry();

    @ParameterizedTest
    @CsvSource({"koernke,0", "koernke,1", "koernke,2", "koernke,3", "twoboard,3", "cube:n=4,3", "cube:n=7,3"})
    void resultDoesNotDependOnThreads(String variant, int depth) {
        Position position = registry.rules(variant).startPosition();
        String before = position.words().text();
        Divide one = new ParallelPerft(1, Progress.NONE).count(position, depth);

        for (int threads = 2; threads <= 5; threads++) {
            assertEquals(one, new ParallelPerft(threads, Progress.NONE).count(position, depth));
        }

        assertEquals(new Perft().count(position, depth), one.nodes());
        assertEquals(before, position.words().text());
        if (depth > 0) {
            assertEquals(
                    one.nodes(),
                    one.branches().stream().mapToLong(Divide.Branch::nodes).sum());
        }
    }

    @Test
    void progressEndsAtTheTotal() {
        List<Long> reached = new ArrayList<>();
        List<Long> totals = new ArrayList<>();
        Progress progress = (done, total) -> {
            reached.add(done);
            totals.add(total);
        };

        new ParallelPerft(2, progress).count(registry.rules("twoboard").startPosition(), 2);

        assertEquals(totals.get(0), reached.get(reached.size() - 1));
        assertEquals(reached.stream().sorted().distinct().toList(), reached);
        assertEquals(1, totals.stream().distinct().count());
    }

    @Test
    void countingStopsBeyondALimit() {
        Position position = registry.rules("koernke").startPosition();

        long count = new Perft().countUpTo(1_000, position, 60);

        assertTrue(count > 1_000 && count < 100_000, "stopped at " + count);
        assertEquals(registry.rules("koernke").start(), position.words().setup());
    }

    @Test
    void aFailingThreadEndsTheCount() {
        Progress failing = (done, total) -> {
            throw new IllegalArgumentException("enough");
        };

        IllegalStateException failure = assertThrows(
                IllegalStateException.class,
                () -> new ParallelPerft(3, failing)
                        .count(registry.rules("twoboard").startPosition(), 3));

        assertEquals("perft failed: java.lang.IllegalArgumentException: enough", failure.getMessage());
    }
}
