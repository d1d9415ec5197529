package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Pieces and pawns have what files say of them, and nothing that they leave out. */
final class PiecesTest {

    private static final String RULES = """
            {"format": "plyspace-lattice/2", "id": "pieces", "title": "Pieces", "summary": "Men.", "source": "made up",
             "board": {"files": 5, "ranks": 5, "squares": "{file}{rank}"},
             "pieces": {"K": {"name": "king", "royal": true, "leaps": {"flat": [1, 0, 0]}},
                        "G": {"name": "guard", "leaps": {"flat": [1, 0, 0]}},
                        %s},
             "noStart": "made up"}
            """;
    private static final String STEP = "\"S\": {\"name\": \"step\", \"leaps\": [[0, 1, 0], [0, -1, 0]]%s}";
    private static final String PAWN = "\"P\": {\"name\": \"pawn\", \"pawn\": {%s}}";
    private static final Pattern RANK = Pattern.compile("(?<=[a-e])[1-5]");

    private static TextRules step(String more) {
        return Examples.rules(RULES.formatted(STEP.formatted(more)));
    }

    private static TextRules pawn(String pawn) {
        return Examples.rules(RULES.formatted(PAWN.formatted(pawn)));
    }

    /** The same men or moves of Black, who sees the fourth rank where White has the second. */
    private static String mirrored(String text) {
        return RANK.matcher(text).replaceAll(rank -> String.valueOf(6 - Integer.parseInt(rank.group())));
    }

    private static List<String> sorted(String moves) {
        return Stream.of(moves.split(" ", -1))
                .filter(move -> !move.isEmpty())
                .sorted()
                .toList();
    }

    /** Asserts that a man has these moves, and Black's in the same place the same ones. */
    private static void assertMoves(String expected, TextRules rules, String men, String from) {
        assertEquals(sorted(expected), rules.men(men + " w").moves(from));
        assertEquals(sorted(mirrored(expected)), rules.men(swapped(men) + " b").moves(mirrored(from)));
    }

    private static String swapped(String men) {
        StringBuilder swapped = new StringBuilder();
        for (String man : mirrored(men).split(" ", -1)) {
            char symbol = man.charAt(0);
            char other = Character.isUpperCase(symbol) ? Character.toLowerCase(symbol) : Character.toUpperCase(symbol);
            swapped.append(other).append(man.substring(1)).append(' ');
        }
        return swapped.toString().strip();
    }

    /** A man comes into the zone from the third rank, and goes on in it or leaves it from the fourth, if it can stand there. */
    @ParameterizedTest(name = "{0}: {1}, {2}")
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            "zone": {"ranks": [4, 5]}; b3-b2 b3-b4 b3-b4=G; b4-b3 b4-b5 b4-b5=G
            "zone": {"ranks": [4, 5]}, "leaving": false; b3-b2 b3-b4 b3-b4=G; b4-b3 b4-b5 b4-b5=G
            "zone": {"ranks": [4, 5]}, "leaving": true; b3-b2 b3-b4 b3-b4=G; b4-b3 b4-b3=G b4-b5 b4-b5=G
            "zone": {"ranks": [4, 5]}, "forced": false; b3-b2 b3-b4 b3-b4=G; b4-b3 b4-b5 b4-b5=G
            "zone": {"ranks": [4, 5]}, "forced": true; b3-b2 b3-b4=G; -
            "zone": {"ranks": [4, 5]}, "forced": {"ranks": -1}; b3-b2 b3-b4 b3-b4=G; b4-b3 b4-b5=G
            "zone": {"ranks": [4, 5]}, "forced": {"ranks": -1}, "leaving": true; b3-b2 b3-b4 b3-b4=G; b4-b3 b4-b3=G b4-b5=G
            "zone": {"ranks": -1}, "forced": true; b3-b2 b3-b4; b4-b3 b4-b5=G
            """)
    void aPieceIsPromotedWhereItMayAndMust(String promotes, String fromThird, String fromFourth) {
        TextRules rules = step(", \"promotes\": {\"to\": \"G\", " + promotes + "}");
        assertMoves(fromThird, rules, "Ka1 kd5 Sb3", "b3");
        if (fromFourth == null) {
            assertEquals(1, rules.faults("Ka1 kd5 Sb4 w").size());
        } else {
            assertMoves(fromFourth, rules, "Ka1 kd5 Sb4", "b4");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            -; 8
            "resetsClock": false; 8
            "resetsClock": true; 0
            """)
    void thePieceThatTheFileNamesSetsTheClockBack(String more, int clock) {
        TextPosition position = step(more == null ? "" : ", " + more)
                .men("Ka1 ke5 Sb3 Gc1 w - - 7 9")
                .play("b3-b4");
        assertEquals(clock, position.position().halfmoveClock());
        position.position().unmake();
        assertEquals(8, position.play("c1-c2").position().halfmoveClock());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', textBlock = """
            Ka1 ke5 Sb2 sd4 w; ''
            Ka1 ke5 Sb3 w; placement: a white step can never stand on b3 (rules.json)
            Ka1 ke5 Sb3 b; placement: a white step can never stand on b3 (rules.json)
            Ka1 ke5 sd3 w; placement: a black step can never stand on d3 (rules.json)
            Ka1 ke5 sd2 b; placement: a black step can never stand on d2 (rules.json)
            """)
    void aPieceStandsWhereTheFileLetsItsSide(String men, String fault) {
        TextRules rules = step(", \"standsOn\": {\"ranks\": [1, 2]}");
        assertEquals(fault.isEmpty() ? List.of() : List.of(fault), rules.faults(men));
    }

    /** A pawn alone, and with men on its way or where it captures. */
    @ParameterizedTest(name = "{0}: {1}: {2}")
    @CsvSource(delimiter = ';', textBlock = """
            "advances": [0, 1, 0], "captures": [1, 1, 0]; Pb2; b2-b3
            "advances": [0, 1, 0], "captures": [1, 1, 0]; Pb2 gc3; b2-b3 b2-c3
            "advances": [0, 1, 0], "captures": [1, 1, 0]; Pb2 ga3 gb3; ''
            "advances": [0, 1, 0], "captures": [1, 1, 0], "doubleStep": {"ranks": 2}; Pb2; b2-b3 b2-b4
            "advances": [0, 1, 0], "captures": [1, 1, 0], "doubleStep": {"ranks": 2}; Pb3; b3-b4
            "advances": [0, 1, 0], "captures": [1, 1, 0], "doubleStep": {"ranks": 2}; Pb2 gb3; ''
            "advances": [0, 1, 0], "captures": [1, 1, 0], "doubleStep": {"ranks": 2}; Pb2 gb4; b2-b3
            "advances": [[0, 1, 0], [1, 0, 0]], "captures": [1, 1, 0], "doubleStep": {"ranks": 2}; Pb2; b2-b3 b2-b4 b2-c2 b2-d2
            "advances": [[0, 1, 0], [1, 0, 0]], "captures": [1, 1, 0], "doubleStep": {"ranks": 2}, "doubleSteps": [0, 1, 0]; Pb2; b2-b3 b2-b4 b2-c2
            "advances": [[0, 1, 0], [1, 0, 0]], "captures": [1, 1, 0]; Pb2 Gb3; b2-c2
            "advances": [[0, 1, 0], [1, 0, 0]], "captures": [1, 1, 0], "blockedBy": "nothing more"; Pb2 Gb3; b2-c2
            "advances": [[0, 1, 0], [1, 0, 0]], "captures": [1, 1, 0], "blockedBy": "any advance occupied"; Pb2 Gb3; ''
            "advances": [[0, 1, 0], [1, 0, 0]], "captures": [1, 1, 0], "blockedBy": "any advance occupied"; Pb2 gc3; b2-b3 b2-c2 b2-c3
            "advances": [[0, 1, 0], [1, 0, 0]], "captures": [1, 1, 0], "blockedBy": "enemy on capture"; Pb2 gc3; b2-c3
            "advances": [[0, 1, 0], [1, 0, 0]], "captures": [1, 1, 0], "blockedBy": "enemy on capture"; Pb2 Gc3; b2-b3 b2-c2
            "advances": [0, 1, 0], "captures": [1, 1, 0], "promotion": {"ranks": -1}, "promotesTo": "G"; Pb4; b4-b5=G
            "advances": [0, 1, 0], "captures": [1, 1, 0], "promotion": {"ranks": [4, 5]}, "promotesTo": "G"; Pb3 gc4; b3-b4=G b3-c4=G
            "advances": [0, 1, 0], "captures": [1, 1, 0]; Pb4; b4-b5
            """)
    void aPawnStepsAsTheFileSays(String pawn, String men, String moves) {
        assertMoves(moves, pawn(pawn), "Ka1 ke5 " + men, men.substring(1, 3));
    }

    /** Black's pawn stands on its own second rank, beside where White's arrives. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', textBlock = """
            "doubleStep": {"ranks": 2}; c4-c2 c4-c3
            "doubleStep": {"ranks": 2}, "enPassant": false; c4-c2 c4-c3
            "doubleStep": {"ranks": 2}, "enPassant": true; c4-b3 c4-c2 c4-c3
            """)
    void aPawnThatSteppedTwiceIsTakenInPassingOnlyIfTheFileSaysSo(String more, String moves) {
        TextRules rules = pawn("\"advances\": [0, 1, 0], \"captures\": [[-1, 1, 0], [1, 1, 0]], " + more);
        assertEquals(
                moves,
                String.join(" ", rules.men("Ka1 ke5 Pb2 pc4 w").play("b2-b4").moves("c4")));
    }

    /** The pawn comes back to its second rank by a step aside. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', textBlock = """
            "once": false; c2-c3 c2-c4 c2-d2
            "once": true; c2-c3 c2-d2
            """)
    void aPawnStepsTwiceOnlyAsItsFirstMoveIfTheFileSaysSo(String once, String moves) {
        TextRules rules = pawn("\"advances\": [[0, 1, 0], [1, 0, 0]], \"captures\": [1, 1, 0],"
                + " \"doubleStep\": {\"ranks\": 2}, \"doubleSteps\": [0, 1, 0], " + once);
        TextPosition position = rules.men("Ka1 ke5 Pb2 w").play("b2-c2", "e5-d5");
        assertEquals(moves, String.join(" ", position.moves("c2")));
        assertEquals(
                "b2-b3 b2-b4 b2-c2", String.join(" ", rules.men("Ka1 ke5 Pb2 w").moves("b2")));
    }
}
