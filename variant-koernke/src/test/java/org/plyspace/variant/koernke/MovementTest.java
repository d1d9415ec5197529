package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Movement, koernke.md 2 and 5, ruling K-4")
final class MovementTest {

    /** K-4 is the king's row without options. */
    @ParameterizedTest(name = "{0}: {1} has {2} (K-4 for kings)")
    @CsvFileSource(resources = "directions.tsv", delimiter = '\t', numLinesToSkip = 1)
    void piecesHaveAsManyDirectionsAsThePageSays(String options, char piece, int count) {
        TextRules rules = Koernke.rules(options == null ? "" : options);
        Set<String> directions = new TreeSet<>();
        for (int cell = 0; cell < rules.rules().cells(); cell++) {
            String from = QuadlevelBoard.name(cell);
            rules.reach(piece, from).forEach(to -> directions.add(direction(from, to, piece)));
        }
        assertEquals(count, directions.size(), directions::toString);
    }

    /** A leap itself, or one step of a ride. */
    private static String direction(String from, String to, char piece) {
        int[] parts =
                IntStream.range(0, 3).map(i -> to.charAt(i) - from.charAt(i)).toArray();
        return Arrays.toString(
                piece == 'N' ? parts : IntStream.of(parts).map(Integer::signum).toArray());
    }

    @ParameterizedTest(name = "{0} on {1} goes to {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "B; 1a1; 1b2 1c3 1d4 2a2 3a3 4a4",
                "B; 2b4; 1b3 1b5 2a3 2a5 2c3 2c5 2d2 2d6 3b3 3b5 4b2 4b6",
                "R; 2b4; 1b4 2a4 2b1 2b2 2b3 2b5 2b6 2b7 2b8 2c4 2d4 3b4 4b4",
                "K; 2b4; 1b3 1b4 1b5 2a3 2a4 2a5 2b3 2b5 2c3 2c4 2c5 3b3 3b4 3b5",
                "N; 2b4; 1b2 1b6 2a2 2a6 2c2 2c6 2d3 2d5 3b2 3b6 4b3 4b5",
                "P; 2b3; 2b4",
                "P; 3d2; 3d3 3d4",
                "p; 3d7; 3d5 3d6",
                "p; 3d2; 3d1",
            })
    void reachUnderTheChangeInDistanceRule(char piece, String from, String to) {
        assertEquals(List.of(to.split(" ", -1)), Koernke.STANDARD.reach(piece, from));
    }

    @Test
    @DisplayName("K-4: kings go to 14 squares under cid, to 18 under total, and never along triagonals")
    void kingsChangeDistanceToo() {
        assertEquals(14, Koernke.STANDARD.reach('K', "2b4").size());
        assertEquals(18, Koernke.rules("movement=total").reach('K', "2b4").size());
        assertEquals(
                14, Koernke.rules("triagonal=queen-bishop").reach('K', "2b4").size());
        assertEquals(
                "a king does not move from 2b4 to 3c4 (koernke.md 2)",
                Koernke.men("K2b4 k4d8 w").refusal("2b4-3c4"));
    }

    @ParameterizedTest(name = "{0} on {1} attacks {2}")
    @CsvSource(
            delimiter = ';',
            value = {"P; 2b3; 1b4 2a4 2c4 3b4", "p; 2b3; 1b2 2a2 2c2 3b2", "P; 1a3; 1b4 2a4", "P; 4d7; 3d8 4c8"})
    void pawnsCaptureOneStepDiagonallyForward(char piece, String from, String to) {
        for (String options : List.of("", "movement=total", "triagonal=queen-bishop")) {
            assertEquals(List.of(to.split(" ", -1)), Koernke.rules(options).attacks(piece, from));
        }
    }

    @Test
    void ridersStopAtTheFirstMan() {
        TextPosition position = Koernke.men("K4a1 R2b4 P2b6 p2d4 k4d8 w");
        assertEquals(
                List.of("1b4", "2a4", "2b1", "2b2", "2b3", "2b5", "2c4", "2d4", "3b4", "4b4"), position.targets("2b4"));
        assertEquals("blocked: 2b6 is occupied by a white pawn (koernke.md 2)", position.refusal("2b4-2b7"));
        assertEquals("blocked: 2b6 is occupied by a white pawn (koernke.md 2)", position.refusal("2b4-2b6"));
    }

    @Test
    void knightsJump() {
        assertTrue(Koernke.STANDARD.start().allows("1b1-1a3"));
        assertEquals(List.of("1a3", "1c3", "2b3"), Koernke.STANDARD.start().targets("1b1"));
    }
}
