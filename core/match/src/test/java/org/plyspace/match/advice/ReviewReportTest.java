package org.plyspace.match.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.record.GameLine;

class ReviewReportTest {

    @Test
    void whatAGameHadBesidesStays() {
        GameLine variation = GameLine.of(List.of("c", "d"));
        GameLine line = new GameLine(
                1,
                List.of("a", "b"),
                new TreeMap<>(Map.of(2, "a threat")),
                new TreeMap<>(Map.of(1, "!")),
                List.of(variation));

        assertEquals(line, new ReviewReport("toy", "start", 1, List.of(), Map.of()).onto(line));
    }
}
