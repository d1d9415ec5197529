package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.testing.RuleSets;

class WeightsTest {

    private static final String FORMAT = "plyspace-weights/2";

    private static final Weights SOME = new Weights(
            Map.of("Q", new Weights.Tapered(1000, 1100.5), "N", new Weights.Tapered(300, 280)),
            new Weights.Tapered(0.9, 1.2),
            new Weights.Tapered(8, 5),
            new Weights.Tapered(-3, 4),
            new Weights.Tapered(0.5, 1),
            20,
            12,
            Map.of(
                    "N",
                    new Weights.Table(List.of(1, -2, 3), List.of(0, 0, 12)),
                    "K",
                    new Weights.Table(List.of(), List.of(5, -5))),
            new TermWeights(
                    Map.of("hanging", new Weights.Tapered(-20, 30.125), "mobility", new Weights.Tapered(1, 2)),
                    Map.of("Q", new Weights.Tapered(3, 4)),
                    Map.of("N", new Weights.Tapered(5, -6))));

    @Test
    void theirTextIsReadAsItWasWritten() {
        assertEquals(SOME, Weights.parse(SOME.text(), "it"));
        assertEquals(Weights.GENERIC1, Weights.parse(FORMAT, "it"));
        assertEquals(
                12,
                Weights.parse(FORMAT + "\r\n# of a fit\r\n\r\n tempo 12 \r\n", "it")
                        .tempo());
    }

    @Test
    void generic1IsTheDefaultOfVersion02() {
        assertEquals(new Weights.Tapered(9, 6), Weights.GENERIC1.place());
        assertEquals(new Weights.Tapered(-7, 7), Weights.GENERIC1.royalPlace());
        assertEquals(new Weights.Tapered(0.45, 1.1), Weights.GENERIC1.promotion());
        assertEquals(new Weights.Tapered(1, 1), Weights.GENERIC1.material());
        assertEquals(15, Weights.GENERIC1.board());
        assertEquals(0, Weights.GENERIC1.tempo());
        assertTrue(Weights.GENERIC1.terms().isNone());
    }

    /** Fits give numbers of any length. */
    @Test
    void theirTextHasThousandths() {
        Weights fine = new Weights(
                Map.of("Q", new Weights.Tapered(999.1234, -1000.9876)),
                new Weights.Tapered(0.1011, 1.1012),
                new Weights.Tapered(8.1011, 5.1012),
                new Weights.Tapered(-3.1013, 4.1014),
                new Weights.Tapered(0.1015, 1.1016),
                20.1017,
                12.1018,
                Map.of(),
                TermWeights.NONE);
        Weights read = Weights.parse(fine.text(), "it");

        assertNear(fine.pieces().get("Q"), read.pieces().get("Q"));
        assertNear(fine.material(), read.material());
        assertNear(fine.place(), read.place());
        assertNear(fine.royalPlace(), read.royalPlace());
        assertNear(fine.promotion(), read.promotion());
        assertEquals(fine.board(), read.board(), 0.0005);
        assertEquals(fine.tempo(), read.tempo(), 0.0005);
    }

    private static void assertNear(Weights.Tapered expected, Weights.Tapered found) {
        assertEquals(expected.middlegame(), found.middlegame(), 0.0005);
        assertEquals(expected.endgame(), found.endgame(), 0.0005);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nothing                          | it:1: expected plyspace-weights/1 or plyspace-weights/2, found 'nothing'
            plyspace-weights/1;hanging 1 2   | it:2: 'hanging 1 2' is not a weight
            plyspace-weights/1;mobility Q 1 2 | it:2: 'mobility Q 1 2' is not a weight
            plyspace-weights/1;material 1 2  | it:2: 'material 1 2' is not a weight
            plyspace-weights/2;hanged 1 2    | it:2: 'hanged 1 2' is not a weight; expected 'piece SYMBOL M E', 'mobility SYMBOL M E'
            plyspace-weights/2;mobility 1 2;mobility 3 4 | it:3: 'mobility 3 4' is given twice
            plyspace-weights/2;mobility Q 1 2;mobility Q 3 4 | it:3: 'mobility Q 3 4' is given twice
            plyspace-weights/2;danger 1      | it:2: 'danger 1' is not a weight
            plyspace-weights/3;              | it:1: expected plyspace-weights/1 or plyspace-weights/2, found 'plyspace-weights/3'
            plyspace-weights/1;piece Q 900   | it:2: 'piece Q 900' is not a weight; expected 'piece SYMBOL M E'
            plyspace-weights/1;;tempo x      | it:3: 'tempo x' is not a weight
            plyspace-weights/1;tempo 1e9     | it:2: 'tempo 1e9' is not a weight
            plyspace-weights/1;board 1;board 2 | it:3: 'board 2' is given twice
            plyspace-weights/1;piece Q 1 1;piece Q 2 2 | it:3: 'piece Q 2 2' is given twice
            plyspace-weights/1;endgame Q 1 2;endgame Q 3 | it:3: 'endgame Q 3' is given twice
            plyspace-weights/1;endgame Q 1 2.5 | it:2: 'endgame Q 1 2.5' is not a weight
            plyspace-weights/1;middlegame Q    | it:2: 'middlegame Q' is not a weight
            """)
    void whatIsNoWeightIsRefusedByItsLine(String text, String words) {
        String message = assertThrows(UsageException.class, () -> Weights.parse(text.replace(';', '\n'), "it"))
                .getMessage();
        assertTrue(message.startsWith(words), message);
    }

    @Test
    void aTableOfAsManyNumbersAsAFileHoldsIsReadOrRefused() {
        String numbers = " -12".repeat(200_000);
        String text = FORMAT + "\nendgame R" + numbers;

        assertEquals(
                200_000, Weights.parse(text, "it").tables().get("R").endgame().size());
        assertThrows(UsageException.class, () -> Weights.parse(text + " x", "it"));
    }

    /** Changing one value changes the evaluation and the order of captures. */
    @Test
    void oneValueChangesWhatIsGoodAndWhatIsTriedFirst() {
        Rules rules = RuleSets.of("koernke");
        Weights upset = new Weights(
                Map.of("N", new Weights.Tapered(2_000, 2_000)),
                Weights.GENERIC.material(),
                Weights.GENERIC.place(),
                Weights.GENERIC.royalPlace(),
                Weights.GENERIC.promotion(),
                Weights.GENERIC.board(),
                Weights.GENERIC.tempo(),
                Map.of(),
                Weights.GENERIC.terms());
        PieceValues usual = new PieceValues(rules, Weights.GENERIC);
        PieceValues other = new PieceValues(rules, upset);
        int[] orders = new int[1];
        RandomPositions.ofGame(rules, 1, position -> {
            if (count(position, Side.WHITE) != count(position, Side.BLACK)) {
                assertNotEquals(score(rules, usual, position), score(rules, other, position));
            }
            orders[0] += firstCapture(rules, usual, position) == firstCapture(rules, other, position) ? 0 : 1;
        });
        assertTrue(orders[0] > 0, "another capture comes first");
    }

    @Test
    void tablesOfAnotherNumberOfPlacesAreRefused() {
        Weights few = Weights.parse(FORMAT + "\nendgame N 1 2 3", "it");
        Rules rules = RuleSets.of("koernke");

        String message = assertThrows(UsageException.class, () -> new PieceValues(rules, few))
                .getMessage();
        assertEquals("the weights have 3 numbers for the places of N; expected 128", message);
    }

    private static int count(Position position, Side side) {
        int knight = position.rules().pieceTypes().stream()
                .filter(type -> type.symbol().equals("N"))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
        int count = 0;
        for (int cell = 0; cell < position.rules().cells(); cell++) {
            count += position.pieceAt(cell) == Piece.code(side, knight) ? 1 : 0;
        }
        return count;
    }

    private static int score(Rules rules, PieceValues values, Position position) {
        Evaluation evaluation = new Evaluation(values, rules);
        evaluation.start(position);
        return evaluation.score(Side.WHITE);
    }

    private static long firstCapture(Rules rules, PieceValues values, Position position) {
        MoveOrder order = new MoveOrder(values, new History(rules));
        MoveList moves = order.moves;
        position.legalCaptures(moves);
        order.rank(0, position.sideToMove().index(), 0);
        return order.next();
    }

    /** Of a rook that its author rates at 2.5 pawns, and of one that he says nothing of. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {"\"worth\": 2.5,; 250; true", "''; 250; false"})
    void whatAnAuthorSaysThatAPieceIsWorthReplacesWhatItAttacks(String field, int worth, boolean equal) {
        Rules rules = RuleSets.declared("""
                {
                  "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
                  "source": "a test", "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
                  "pieces": {
                    "K": {"name": "king", "royal": true, "leaps": [{"turns": [1, 0, 0]}, {"turns": [1, 1, 0]}]},
                    "R": {"name": "rook", %s "rides": {"turns": [1, 0, 0]}}
                  },
                  "start": "k3/4/4/2RK w - - 0 1"
                }
                """.formatted(field));

        assertEquals(equal, worth == new PieceValues(rules).worth(Piece.code(Side.WHITE, 1)));
    }
}
