package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Fault;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.tck.text.TextRules;

@DisplayName("What keeps men from being a position")
final class SetupFaultsTest {

    private static final TextRules CHESS = new TextRules(new Orthodox(), "");
    private static final String NOTATION = " (notation.md, Positions)";

    /** Guards keep to the first two ranks of their own side. */
    private static final TextRules GUARDS = Toy.rules(Toy.onlyKings(Toys.FIVE)
            .piece("G", "guard", Mode.leap(Toy.BISHOP))
            .standsOn("G", Toy.ranks(Toys.FIVE, 1, 2)));

    private static List<String> faults(String men, Purpose purpose) {
        return faults(CHESS, men, purpose);
    }

    private static List<String> faults(TextRules rules, String men, Purpose purpose) {
        return rules.rules().faults(rules.setup(men), purpose).stream()
                .map(fault -> fault.toString().replace(NOTATION, ""))
                .toList();
    }

    /** The faults for a game, for the question of checkmate and for study; {@code -} means none, {@code =} the same as for a game. */
    @ParameterizedTest(name = "{0}: {1} / {2} / {3}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Ka1 kh8 w | - | - | -",
                "kh8 b | placement: white has 0 kings; expected exactly 1 | - | -",
                "kh8 w | placement: white has 0 kings; expected exactly 1 | = | -",
                "Ka1 Kc1 kh8 b | placement: white has 2 kings; expected exactly 1 | placement: white has 2 kings; expected 0 or 1 | -",
                "Ka1 kh8 Rh1 w | side: black is in check, but it is white's turn: h8 is attacked by the white rook on h1 | - | -",
                "Ka1 kh8 Rh1 ra8 w | placement: both sides are in check, which is impossible: a1 is attacked by the black rook on a8, h8 is attacked by the"
                        + " white rook on h1 | = | -",
                "Ka1 kh8 Pc8 w | placement: the white pawn on c8 would have been promoted; expected another piece there, or"
                        + " none (FIDE 3) | = | -",
                "Ka1 kh8 pc1 w | placement: the black pawn on c1 would have been promoted; expected another piece there, or"
                        + " none (FIDE 3) | = | -",
                "Ka1 kh8 pc8 Pc1 w | - | - | -",
                "Ke1 Rh1 kb8 w Q | castling: a right needs the white rook on a1, which is not there | = | =",
                "Kd1 Rh1 ka8 w K | castling: a right needs the white king on e1, which is not there | = | =",
                "Ke1 rh1 ka8 w K | castling: a right needs the white rook on h1, which is not there | = | =",
            })
    void dependsOnWhatTheyAreWantedFor(String men, String game, String mate, String study) {
        List<String> wanted = List.of(game, mate.equals("=") ? game : mate, study.equals("=") ? game : study);
        List<Purpose> purposes = List.of(Purpose.GAME, Purpose.CHECKMATE, Purpose.STUDY);
        for (int i = 0; i < purposes.size(); i++) {
            List<String> expected = wanted.get(i).equals("-") ? List.of() : List.of(wanted.get(i));
            assertEquals(expected, faults(men, purposes.get(i)), purposes.get(i)::name);
        }
    }

    /** Where a man may stand depends on its own side, not on whose turn it is. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "Ka1 ke5 Gb1 Gd2 gb5 gd4 w | -",
                "Ka1 ke5 Gb1 Gd2 gb5 gd4 b | -",
                "Ka1 ke5 Gb3 w | a white guard can never stand on b3",
                "Ka1 ke5 Gb3 b | a white guard can never stand on b3",
                "Ka1 ke5 Ga5 b | a white guard can never stand on a5",
                "Ka1 ke5 gd3 w | a black guard can never stand on d3",
                "Ka1 ke5 gd3 b | a black guard can never stand on d3",
                "Ka1 ke5 ge1 w | a black guard can never stand on e1",
            })
    void menStandWhereTheirOwnSideMay(String men, String fault) {
        List<String> expected = fault == null ? List.of() : List.of("placement: " + fault + " (toy.md)");
        assertEquals(expected, faults(GUARDS, men, Purpose.GAME));
        assertEquals(expected, faults(GUARDS, men, Purpose.CHECKMATE));
        assertEquals(List.of(), faults(GUARDS, men, Purpose.STUDY));
    }

    /** Pawns must be promoted on their last rank, where silvers may stay what they are. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "Ka1 kd5 Pb5 w | white pawn on b5",
                "Ka1 kd5 Pb5 b | white pawn on b5",
                "Ka1 kd5 pe1 w | black pawn on e1",
                "Ka1 kd5 pe1 b | black pawn on e1",
                "Ka1 kd5 Pb1 pb5 Pb4 pe2 w | -",
                "Ka1 kd5 Sb5 se1 w | -",
                "Ka1 kd5 +Pa5 +pe1 b | -",
            })
    void menHaveBeenPromotedWhereTheyHadTo(String men, String promoted) {
        List<String> expected = promoted == null
                ? List.of()
                : List.of("placement: the " + promoted
                        + " would have been promoted; expected another piece there, or none (toy.md)");
        TextRules hands = Toy.rules(Toys.hands());
        assertEquals(expected, faults(hands, men, Purpose.GAME));
        assertEquals(List.of(), faults(hands, men, Purpose.STUDY));
    }

    @Test
    void nameTheCellsConcerned() {
        List<Fault> kings = CHESS.rules().faults(CHESS.setup("Ka1 Kc1 kh8 b"), Purpose.GAME);
        assertEquals(
                List.of(Orthodox.cell("a1"), Orthodox.cell("c1")), kings.get(0).cells());
        List<Fault> checks = CHESS.rules().faults(CHESS.setup("Ka1 kh8 Rh1 ra8 w"), Purpose.CHECKMATE);
        assertEquals(
                List.of(Orthodox.cell("a1"), Orthodox.cell("h8")), checks.get(0).cells());
        List<Fault> turn = CHESS.rules().faults(CHESS.setup("Ka1 kh8 Rh1 w"), Purpose.GAME);
        assertEquals(List.of(Orthodox.cell("h8")), turn.get(0).cells());
        List<Fault> guard = GUARDS.rules().faults(GUARDS.setup("Ka1 ke5 gd3 w"), Purpose.GAME);
        assertEquals(List.of(Toys.FIVE.cell(3, 2, 0)), guard.get(0).cells());
    }

    @Test
    void areAllFoundAtOnce() {
        assertEquals(
                List.of("placement", "placement", "castling", "castling", "en passant"),
                CHESS.rules().faults(CHESS.setup("Kb1 Pa8 w Q e6"), Purpose.GAME).stream()
                        .map(Fault::field)
                        .toList());
    }

    @Test
    void aMalformedFieldIsNotLookedAtFurther() {
        Setup setup = CHESS.setup("Ke1 kh8 w").toBuilder()
                .field(Setup.CASTLING, "X")
                .field(Setup.EN_PASSANT, "x")
                .build();
        assertEquals(
                List.of("castling", "en passant"),
                CHESS.rules().faults(setup, Purpose.STUDY).stream()
                        .map(Fault::field)
                        .toList());
    }

    @Test
    void rulesTellWhichFieldsThereAre() {
        assertEquals(List.of("castling LETTERS [K, Q, k, q]", "en passant CROSSED []"), declared(CHESS));
        assertEquals(List.of("staying LIST [b, w]"), declared(Toy.rules(Toys.twoKings())));
        assertEquals(List.of("hand COUNTS [R, B, G, S, P, r, b, g, s, p]"), declared(Toy.rules(Toys.hands())));
        assertEquals(List.of("en passant CROSSED []"), declared(Toy.rules(Toys.folded(PawnBlock.NONE))));
    }

    private static List<String> declared(TextRules rules) {
        List<SetupField> fields = rules.rules().fields();
        return IntStream.range(0, fields.size())
                .mapToObj(fields::get)
                .map(field -> field.name() + " " + field.content() + " " + field.values())
                .toList();
    }
}
