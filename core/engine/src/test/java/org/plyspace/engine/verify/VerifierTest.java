package org.plyspace.engine.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.testing.Broken;
import org.plyspace.engine.testing.StandIn;
import org.plyspace.engine.verify.Verifier.Disagreement;
import org.plyspace.engine.verify.Verifier.LineReport;

/** What a line says is compared with the rules, and what it leaves out is not. */
class VerifierTest {

    private static final int DEEPEST = 3;
    private static final String REFUSED = "no board";

    /** Rules by which each position has the moves a, b and c, whatever check and outcome it has. */
    private static Rules rules(boolean check, Optional<Outcome> outcome) {
        List<String> letters = List.of("a", "b", "c");
        PositionWords words = StandIn.of(PositionWords.class, (name, arguments) -> switch (name) {
            case "text" -> letters.get((int) (long) arguments[0] - 1);
            case "judge" ->
                switch ((String) arguments[0]) {
                    case "a", "b", "c" -> new Verdict.Legal(letters.indexOf((String) arguments[0]) + 1);
                    case "d" -> new Verdict.Illegal(Refusal.BLOCKED, "it is blocked", "letters 1");
                    default -> new Verdict.Malformed("expected a letter", 0);
                };
            default -> throw StandIn.notAsked(name);
        });
        Position position = StandIn.of(Position.class, (name, arguments) -> switch (name) {
            case "inCheck" -> check;
            case "outcome" -> outcome;
            case "words" -> words;
            case "countLegalMoves" -> letters.size();
            case "legalMoves" -> {
                for (long move = 1; move <= letters.size(); move++) {
                    ((MoveList) arguments[0]).add(move);
                }
                yield null;
            }
            case "make", "unmake" -> null;
            default -> throw StandIn.notAsked(name);
        });
        return StandIn.of(Rules.class, (name, arguments) -> switch (name) {
            case "readPosition" -> {
                if (arguments[0].equals(REFUSED)) {
                    throw new TextException(REFUSED, 0, "expected a board");
                }
                yield position;
            }
            default -> throw StandIn.notAsked(name);
        });
    }

    private static LineReport report(boolean judges, Rules rules, String line) {
        return new Verifier(Broken.registry(() -> rules), DEEPEST, judges).check(line);
    }

    private static String line(String claims) {
        return "{\"variant\": \"broken\", \"position\": \"any\"" + (claims.isEmpty() ? "" : ", " + claims) + "}";
    }

    /** The report on a position in which the game goes on without a check. */
    private static LineReport report(boolean judges, String claims) {
        return report(judges, rules(false, Optional.empty()), line(claims));
    }

    private static Optional<Outcome> outcome(String reason) {
        return reason.equals("none") ? Optional.empty() : Optional.of(Outcome.win(Side.WHITE, reason));
    }

    /** A line that says that the game goes on denies that there is no move; its source may know no other ends. */
    @ParameterizedTest(name = "{0} for {1}: agrees {2}")
    @CsvSource({
        "none, none, true",
        "none, checkmate, false",
        "none, stalemate, false",
        "none, fifty moves, true",
        "none, dead position, true",
        "none, goal reached, true",
        "checkmate, checkmate, true",
        "checkmate, stalemate, false",
        "checkmate, none, false",
        "stalemate, stalemate, true",
        "stalemate, checkmate, false",
        "stalemate, none, false",
        "fifty moves, fifty moves, true",
        "fifty moves, dead position, false",
        "fifty moves, none, false",
    })
    void anOutcomeIsComparedAsFarAsTheLineStatesOne(String claimed, String actual, boolean agrees) {
        Rules rules = rules(false, outcome(actual));
        LineReport told =
                report(false, rules, line("\"outcome\": " + (claimed.equals("none") ? "null" : "\"" + claimed + "\"")));

        assertEquals(agrees ? LineReport.Kind.AGREES : LineReport.Kind.DISAGREES, told.kind());
        assertEquals(
                agrees ? List.of() : List.of("outcome: the file says " + claimed + ", the rules " + actual),
                told.remarks());
        assertEquals(agrees ? List.of() : List.of(Disagreement.outcome(claimed, actual)), told.differences());
        assertEquals(LineReport.Kind.AGREES, report(false, rules, line("")).kind());
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource({"true, true", "true, false", "false, true", "false, false"})
    void aCheckIsCompared(boolean claimed, boolean actual) {
        LineReport told = report(false, rules(actual, Optional.empty()), line("\"check\": " + claimed));

        assertEquals(claimed == actual ? LineReport.Kind.AGREES : LineReport.Kind.DISAGREES, told.kind());
        assertEquals(claimed == actual ? List.of() : List.of(Disagreement.check(claimed, actual)), told.differences());
    }

    private static String moves(String letters) {
        return "\"moves\": ["
                + String.join(
                        ", ", each(letters).map(letter -> "\"" + letter + "\"").toList()) + "]";
    }

    private static Stream<String> each(String letters) {
        return letters.chars().mapToObj(Character::toString);
    }

    /** Each move is one letter. */
    @ParameterizedTest(name = "{0}: not legal {1}, missing {2}")
    @CsvSource({
        "abc, '', ''",
        "cab, '', ''",
        "ab, '', c",
        "abcd, d, ''",
        "d, d, abc",
        "'', '', abc",
        "aabc, a, ''",
        "aab, a, c",
    })
    void movesAreComparedOneByOneInAnyOrder(String claimed, String wrong, String missing) {
        LineReport told = report(false, moves(claimed));

        assertEquals(
                wrong.isEmpty() && missing.isEmpty() ? LineReport.Kind.AGREES : LineReport.Kind.DISAGREES, told.kind());
        assertEquals(
                Stream.concat(
                                each(wrong).map(move -> Disagreement.wrong(move, null)),
                                each(missing).map(Disagreement::missing))
                        .toList(),
                told.differences());
        List<String> remarks = new ArrayList<>();
        if (!wrong.isEmpty()) {
            remarks.add(
                    "in the file, but not legal by the rules: " + each(wrong).collect(Collectors.joining(" ")));
        }
        if (!missing.isEmpty()) {
            remarks.add(
                    "legal by the rules, but not in the file: " + each(missing).collect(Collectors.joining(" ")));
        }
        assertEquals(remarks, told.remarks());
    }

    @Test
    void aWrongMoveIsJudgedWithItsReasonIfThatIsAskedFor() {
        LineReport told = report(true, moves("aabcd?"));

        assertEquals(
                List.of(
                        "in any:",
                        "?: in the file, but no move: '?' is not a move: expected a letter (at character 1)",
                        "a: in the file more than once, or not as the machine form writes it",
                        "d: in the file, but illegal: it is blocked; letters 1"),
                told.remarks());
        assertEquals(
                List.of("?", "a", "d"),
                told.differences().stream().map(Disagreement::move).toList());
        assertEquals("blocked", told.differences().get(2).refusal().kind());
        assertEquals(List.of(), report(true, moves("abc")).remarks());
    }

    /** Deeper counts than the deepest are not checked. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            value = {
                "{\"0\": 1, \"1\": 3, \"2\": 9, \"3\": 27}; -",
                "{\"0\": 2}; perft 0: the file says 2, the rules 1",
                "{\"1\": 2}; perft 1: the file says 2, the rules 3",
                "{\"1\": 3, \"2\": 10, \"3\": 27}; perft 2: the file says 10, the rules 9",
                "{\"3\": 0}; perft 3: the file says 0, the rules 27",
                "{\"4\": 5}; -",
            })
    void countsAreComparedDownToTheDeepest(String perft, String remark) {
        assertEquals(
                remark == null ? List.of() : List.of(remark),
                report(false, "\"perft\": " + perft).remarks());
    }

    @Test
    void everythingIsToldInTheOrderInWhichPeopleReadIt() {
        LineReport told = report(
                false,
                rules(true, outcome("stalemate")),
                line("\"perft\": {\"1\": 4}, \"moves\": [\"b\", \"c\"], \"outcome\": null, \"check\": false"));

        assertEquals(
                List.of("check", "outcome", "move", "perft"),
                told.differences().stream().map(Disagreement::of).toList());
        assertEquals(told.differences().size(), told.remarks().size());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "nonsense; not JSON",
                "{\"variant\": \"broken\"}; field position: expected a string",
                "{\"variant\": \"broken\", \"position\": \"any\", \"move\": \"a\"}; unknown field 'move'",
                "{\"variant\": \"unheard-of\", \"position\": \"any\"}; no variant 'unheard-of'",
                "{\"variant\": \"broken:size=3\", \"position\": \"any\"}; variant 'broken' has no option 'size'",
                "{\"variant\": \"broken\", \"position\": \"no board\"}; expected a board",
            })
    void whatCannotBeCheckedIsNeitherRightNorWrong(String line, String why) {
        LineReport told = report(false, rules(false, Optional.empty()), line);

        assertEquals(LineReport.Kind.UNUSABLE, told.kind());
        assertEquals(1, told.remarks().size());
        assertTrue(told.remarks().get(0).startsWith(why), told.remarks()::toString);
        assertEquals(List.of(), told.differences());
    }
}
