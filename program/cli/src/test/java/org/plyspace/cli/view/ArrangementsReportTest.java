package org.plyspace.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.cli.view.ArrangementsReport.Counts;
import org.plyspace.cli.view.ArrangementsReport.OfArrangement;

class ArrangementsReportTest {

    private static OfArrangement table(String boards, int standsFor, int longest, long draws) {
        return new OfArrangement(boards, standsFor, longest, new Counts(10, draws, 1), new Counts(0, 3, 20 + draws));
    }

    private final ArrangementsReport report = ArrangementsReport.of(
            "loft",
            "KQvK",
            false,
            3,
            List.of(table("home", 1, 20, 0), table("left", 2, 24, 4), table("far", 2, 24, 0)));

    @Test
    void aTableCountsForAllArrangementsThatItStandsFor() {
        assertEquals(5, report.arrangements());
        assertEquals(new Counts(50, 8, 5), report.white());
        assertEquals(new Counts(0, 15, 108), report.black());
    }

    @Test
    void theLongestWinIsThatOfTheFirstArrangementThatHasIt() {
        assertEquals(24, report.longest());
        assertEquals("left", report.longestBoards());
    }

    @Test
    void linesTellOfAllArrangements() {
        List<String> lines = report.lines();
        assertEquals("KQvK of loft in 5 arrangements, 3 up to symmetry", lines.get(0));
        assertTrue(
                lines.contains(
                        "white to move wins from 66.7 % to 90.9 % of an arrangement's positions, the median is 90.9 %"),
                lines.toString());
        assertTrue(lines.contains("white to move: wins 50, draws 8, losses 5"));
        assertTrue(lines.contains("arrangements in which White to move wins every position: 0"));
        assertEquals(
                "left (2 alike): white to move wins 10, draws 4, losses 1; black to move wins 0, draws 3, losses 24;"
                        + " longest 24 plies",
                report.tables().get(1).line());
    }

    @Test
    void whatWasDrawnAtRandomIsCalledSo() {
        ArrangementsReport drawn = ArrangementsReport.of("loft", "KQvK", false, 100, report.tables());

        assertEquals(
                "KQvK of loft in 5 arrangements, 3 up to symmetry, drawn at random from 100",
                drawn.lines().get(0));
    }

    @Test
    void timesAreToldInTheUnitThatFits() {
        assertEquals("1 s", TableTexts.time(0.1));
        assertEquals("113 s", TableTexts.time(113));
        assertEquals("12 min", TableTexts.time(700));
        assertEquals("3 h", TableTexts.time(10_000));
    }

    @Test
    void aTableOfTheExchangedSidesCountsForTheOtherSideToMove() {
        OfArrangement exchanged = table("home", 2, 20, 4).exchanged();
        assertEquals(new Counts(0, 3, 24), exchanged.white());
        assertEquals(new Counts(10, 4, 1), exchanged.black());
        assertEquals(2, exchanged.standsFor());
    }
}
