package org.plyspace.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plyspace.endgame.TableStats.Count;

class StatsReportTest {

    private static final StatsReport.OfSide WHITE = new StatsReport.OfSide(
            new Count(1_234_567, 160_000),
            new Count(80, 10),
            new Count(0, 0),
            new TreeMap<>(Map.of(3, new Count(7, 1), 1, new Count(1_234_560, 159_999))),
            Map.of(),
            "win w",
            "");
    private static final StatsReport.OfSide BLACK = new StatsReport.OfSide(
            new Count(8, 1),
            new Count(16, 2),
            new Count(24, 3),
            Map.of(5, new Count(8, 1)),
            Map.of(4, new Count(24, 3)),
            "win b",
            "loss b");

    private static final List<String> LINES = List.of(
            "KQvK of toy:n=4, positions and, in brackets, those up to symmetry",
            "white to move: wins 1,234,567 (160,000), draws 80 (10), losses 0 (0)",
            "  win in 1: 1,234,560 (159,999)",
            "  win in 3: 7 (1)",
            "  a longest win: win w",
            "black to move: wins 8 (1), draws 16 (2), losses 24 (3)",
            "  win in 5: 8 (1)",
            "  loss in 4: 24 (3)",
            "  a longest win: win b",
            "  a longest loss: loss b");

    @Test
    void eachSideHasItsCountsByPliesAndAnExampleOfTheLongest() {
        assertEquals(LINES, new StatsReport("toy:n=4", "KQvK", WHITE, BLACK, null).lines());
    }

    @Test
    void whatTheClockSpoilsFollows() {
        StatsReport.OfClock clock = new StatsReport.OfClock(
                100,
                31,
                new StatsReport.ClockSide(new Count(16, 2), new Count(0, 0), "late win", ""),
                new StatsReport.ClockSide(new Count(0, 0), new Count(8, 1), "", "late loss"));
        List<String> lines = new StatsReport("toy:n=4", "KQvK", WHITE, BLACK, clock).lines();

        assertEquals(LINES, lines.subList(0, LINES.size()));
        assertEquals(
                List.of(
                        "clock of 100 plies; longest to a reset or the end: 31",
                        "with the clock, white to move: spoilt wins 16 (2), spared losses 0 (0)",
                        "  a longest win: late win",
                        "with the clock, black to move: spoilt wins 0 (0), spared losses 8 (1)",
                        "  a longest loss: late loss"),
                lines.subList(LINES.size(), lines.size()));
    }
}
