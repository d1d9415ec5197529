package org.plyspace.match.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.match.engine.XboardEngine.XboardInfo;
import org.plyspace.search.EngineMove;

class XboardInfoTest {

    private static final long MOVE = 7;

    private static EngineMove heard(String lines) {
        XboardInfo info = new XboardInfo();
        Stream.of(lines.split(" / ", -1)).forEach(info::hear);
        return info.of(MOVE);
    }

    /** Depth, score, centiseconds and nodes; the last line counts. A mate in n is 100,000 + n. */
    @ParameterizedTest
    @CsvSource({
        "5 31 12 9000 e2e4 e7e5, 5, 31, 9000",
        "5. -31 12 9000, 5, -31, 9000",
        "12& +250 3 77 Nf3, 12, 250, 77",
        "3 10 1 50 a / 4 -20 2 80 b, 4, -20, 80",
        "3 10 1 50 a / hint: e4 / 4 x 2 80, 3, 10, 50",
        "9 100003 5 600 Qh7, 9, 31995, 600",
        "9 -100002 5 600 Kg1, 9, -31996, 600",
        "9 100000 5 600, 9, 31743, 600",
    })
    void whatItThinksIsReadFromItsLastLine(String lines, int depth, int score, long nodes) {
        assertEquals(new EngineMove(MOVE, OptionalInt.of(score), depth, nodes), heard(lines));
    }

    @ParameterizedTest
    @CsvSource({"''", "move e2e4", "1 2 3", "# 5 31 12 9000", "5 31 12 9000x"})
    void otherLinesSayNothing(String lines) {
        assertEquals(OptionalInt.empty(), heard(lines).score());
    }
}
