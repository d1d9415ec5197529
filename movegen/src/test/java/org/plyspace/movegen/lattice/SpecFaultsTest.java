package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.DeclarationException;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.DeclaredPieces;
import org.plyspace.movegen.lattice.declare.LatticeCastling;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.lattice.declare.Promotion;

/** Checks that all faults of a declaration are reported in words at once, whatever the order of its statements. */
final class SpecFaultsTest {

    private static final Lattice BOARD = Lattice.box(5, 5, 2);
    private static final List<Step> STRAIGHT = new Step(1, 0, 0).allTurns();
    private static final List<Step> FORWARD = List.of(new Step(0, 1, 0));
    private static final List<Step> ASLANT = List.of(new Step(-1, 1, 0), new Step(1, 1, 0));
    private static final SidedCells LAST = (side, cell) -> BOARD.y(cell) == (side == Side.WHITE ? 4 : 0);
    private static final SidedCells SECOND = (side, cell) -> BOARD.y(cell) == (side == Side.WHITE ? 1 : 3);
    private static final String START = "2:r1k1r/5/5/5/5|1:5/5/5/5/R1K1R w - - 0 1";

    private static String name(int cell) {
        return "" + (char) ('a' + BOARD.x(cell)) + (BOARD.y(cell) + 1) + "(" + (BOARD.z(cell) + 1) + ")";
    }

    private static int cell(String name) {
        return BOARD.cell(name.charAt(0) - 'a', name.charAt(1) - '1', name.charAt(3) - '1');
    }

    private static LatticeSpec named(Lattice lattice) {
        return new LatticeSpec(lattice).squares(SpecFaultsTest::name, "[a-z][0-9]\\([0-9]\\)", "a1(1) to e5(2)");
    }

    /** A declaration without faults: kings and rooks. */
    private static LatticeSpec sound() {
        return named(BOARD)
                .royal("K", "king", List.of(), STRAIGHT)
                .piece("R", "rook", Mode.slide(STRAIGHT))
                .ruleForRest("here")
                .start(START);
    }

    private static PawnSpec pawn() {
        return PawnSpec.plain(FORWARD, ASLANT, LAST, "R");
    }

    private static Castling way(String text, String king, String rook) {
        return LatticeCastling.straight(BOARD, text, Side.WHITE, trip(king), trip(rook));
    }

    private static LatticeCastling.Trip trip(String cells) {
        return new LatticeCastling.Trip(cell(cells.substring(0, 5)), cell(cells.substring(6)));
    }

    private static Arguments fault(String expected, Consumer<LatticeSpec> change) {
        return Arguments.of(expected, (UnaryOperator<LatticeSpec>) spec -> {
            change.accept(spec);
            return spec;
        });
    }

    private static Arguments of(String expected, LatticeSpec spec) {
        return Arguments.of(expected, (UnaryOperator<LatticeSpec>) ignored -> spec);
    }

    static Stream<Arguments> faults() {
        return Stream.of(boards(), pieces(), pawns(), others(), castlings()).flatMap(List::stream);
    }

    private static List<Arguments> boards() {
        return List.of(
                fault(
                        "squares: two squares would be called 'a': file 1, rank 1, level 1, and file 1, rank 1, level"
                                + " 2",
                        spec -> spec.squares(cell -> "a", "a", "")),
                fault(
                        "squares, squareForm: the square 'a1(1)' does not match the form [a-z][0-9]",
                        spec -> spec.squares(SpecFaultsTest::name, "[a-z][0-9]", "")),
                fault(
                        "squares: a square would be called 'a-1'",
                        spec -> spec.squares(cell -> "a-" + (cell + 1), ".*", "")),
                fault("boards: 1 names of boards: A; expected 2", spec -> spec.boards(List.of("A"), List.of("A"))),
                fault(
                        "boards: 2 names of boards: A, A; expected 2 different ones",
                        spec -> spec.boards(List.of("A", "A"), List.of("A", "A"))),
                fault(
                        "boards: 'A/B' cannot be read in a position's text",
                        spec -> spec.boards(List.of("A/B", "C"), List.of("C", "A/B"))),
                fault(
                        "boards, inText: found A, A; expected each of A, B once",
                        spec -> spec.boards(List.of("A", "B"), List.of("A", "A"))),
                of("lattice: it has 35937 cells; expected 1 to 32768", new LatticeSpec(Lattice.box(33, 33, 33))),
                of(
                        "lattice: level 2 has no cell",
                        named(BOARD.without((x, y, z) -> z == 1)).royal("K", "king", Mode.leap(STRAIGHT))),
                fault("arrival: two cells lead to a1(1); expected a permutation", spec -> spec.arrival(cell -> 0)),
                fault("plainFen: a board of more than one level cannot", LatticeSpec::plainFen));
    }

    private static List<Arguments> pieces() {
        return List.of(
                fault("piece R, symbol: 'R' is the symbol of another piece", spec -> spec.piece("R", "other")),
                fault("piece S, name: 'rook' is the name of piece R already", spec -> spec.piece("S", "rook")),
                fault("piece ?, symbol: '?' is not a symbol", spec -> spec.piece("?", "other")),
                of("piece: no piece is royal", named(BOARD).piece("R", "rook").noStart("none")),
                fault(
                        "piece S: a way to move has no direction and no step; expected at least one",
                        spec -> spec.piece("S", "stone", Mode.slide(List.of()))),
                fault(
                        "piece S: a step leads back to where it starts",
                        spec -> spec.piece("S", "stone", Mode.leap(List.of(new Step(0, 0, 0))))),
                fault(
                        "piece S: a way to stay captures; expected one that does not",
                        spec -> spec.piece("S", "stone", Mode.stay().movesToo())),
                fault(
                        "piece: pieces slide in 102 directions",
                        spec -> spec.piece(
                                "S", "star", Mode.slide(Step.allTurnsOf(new Step(1, 2, 3), new Step(1, 2, 4))))),
                fault("resetsClock X: there is no piece X; the pieces are K R", spec -> spec.resetsClock("X")),
                fault("figure X: there is no piece X", spec -> spec.figure("X", "M 0 0")),
                fault("standsOn X: there is no piece X", spec -> spec.standsOn("X", LAST)));
    }

    private static List<Arguments> pawns() {
        return List.of(
                fault(
                        "pawn P, promotesTo: 'RX'; expected symbols of pieces that are not royal, each once: R",
                        spec -> spec.pawn("P", "pawn", pawn().promotingTo("RX"))),
                fault(
                        "pawn P, doubleStep: the white pawn's double step from a3(1) to a5(1) would touch",
                        spec -> spec.pawn("P", "pawn", pawn().doubleStepping((side, cell) -> BOARD.y(cell) == 2))),
                fault(
                        "pawn P, enPassant: no double step to capture",
                        spec -> spec.pawn("P", "pawn", pawn().doubleStepping(SidedCells.none()))),
                fault(
                        "pawn P, enPassant: the white pawn's double step from a2(1) to a4(1) would be captured where",
                        spec -> spec.pawn(
                                "P",
                                "pawn",
                                PawnSpec.plain(
                                                FORWARD,
                                                ASLANT,
                                                (side, cell) -> BOARD.y(cell) == (side == Side.WHITE ? 4 : 2),
                                                "R")
                                        .doubleStepping(SECOND))),
                fault(
                        "promotes P: a pawn's own declaration says when",
                        spec -> spec.pawn("P", "pawn", pawn()).promotes("P", Promotion.must(LAST, "R"))),
                fault(
                        "pawn P, doubleSteps: a direction is not an advance",
                        spec -> spec.pawn("P", "pawn", pawn().doubling(ASLANT))));
    }

    private static List<Arguments> others() {
        return List.of(
                fault("promotes X: there is no piece X", spec -> spec.promotes("X", Promotion.must(LAST, "R"))),
                fault(
                        "promotes R, to: 'K'; no other piece is not royal",
                        spec -> spec.promotes("R", Promotion.must(LAST, "K"))),
                fault(
                        "promotes R, forced: a5(1) does not belong to the zone",
                        spec -> spec.piece("S", "stone")
                                .promotes("R", Promotion.may(SECOND, "S").forcedOn(LAST))),
                fault(
                        "promotes R, zone: the zone has no cell",
                        spec -> spec.piece("S", "stone").promotes("R", Promotion.may(SidedCells.none(), "S"))),
                fault(
                        "hands R, drops: a black rook could be dropped on a1(1), where it can never stand",
                        spec -> spec.standsOn("R", (side, cell) -> side == Side.WHITE || BOARD.y(cell) > 0)
                                .hands(Hands.of("R", 5))),
                fault("hands, most: 64 pieces of one type", spec -> spec.hands(Hands.of("R", 64))),
                fault("arrival: a piece on a1(1) would go on to a cell", spec -> spec.arrival(cell -> cell - 1)),
                fault("freezing R, step: the step leads nowhere", spec -> spec.freezing("R", new Step(0, 0, 0))),
                fault("hands X, held: there is no piece X", spec -> spec.hands(Hands.of("X", 5))),
                fault(
                        "hands R, heldAs: there is no piece X",
                        spec -> spec.hands(Hands.of("R", 5).heldAs("R", "X"))),
                fault("hands K, held: K is royal and cannot be captured", spec -> spec.hands(Hands.of("K", 5))),
                fault("hands, most: 0 pieces of one type", spec -> spec.hands(Hands.of("R", 0))),
                fault(
                        "hands K, drops: K is never held in a hand",
                        spec -> spec.hands(Hands.of("R", 5).dropping("K", Drop.ANYWHERE))),
                fault(
                        "hands P, drops: a white pawn could be dropped on a5(1), where it can never stand",
                        spec -> spec.pawn("P", "pawn", pawn()).hands(Hands.of("P", 5))),
                fault("freezing X: there is no piece X", spec -> spec.freezing("X", new Step(0, 0, 1))),
                fault("end X: there is no piece X", spec -> spec.end(EndRule.SHARED.withExtinction("X"))),
                fault("royals: max 1 is less than min 2", spec -> spec.royals(2, 1, "")),
                fault("noStart: expected either a start or the reason", spec -> spec.noStart("none")),
                of(
                        "start: expected either a start or the reason why there is none, found neither",
                        named(BOARD).royal("K", "king", Mode.leap(STRAIGHT))),
                fault("start: the start cannot be read: ", spec -> spec.start("nothing")),
                fault(
                        "start: the start is not a position to play: placement: white has 0 kings",
                        spec -> spec.start(START.replace("K", "R"))));
    }

    private static List<Arguments> castlings() {
        CastlingSyntax two = new CastlingSyntax.Letters("KQ");
        Castling right = way("O-O", "c1(1)-e1(1)", "e1(1)-d1(1)");
        Castling left = way("O-O-O", "c1(1)-a1(1)", "a1(1)-b1(1)");
        return List.of(
                of(
                        "castling: castling needs a start",
                        named(BOARD)
                                .royal("K", "king", Mode.leap(STRAIGHT))
                                .piece("R", "rook")
                                .noStart("none")
                                .castling(two, List.of(right, left))),
                fault("castling, letters: 'KQ' are letters for 1 ways", spec -> spec.castling(two, List.of(right))),
                fault(
                        "castling 2 (white O-O): white has two ways O-O",
                        spec -> spec.castling(two, List.of(right, way("O-O", "c1(1)-a1(1)", "a1(1)-b1(1)")))),
                fault(
                        "castling 2 (white O-O-O): two ways have the right K",
                        spec -> spec.castling(new CastlingSyntax.Letters("KK"), List.of(right, left))),
                fault(
                        "castling 2 (white O-O-O): two ways lead the white king to e1(1)",
                        spec -> spec.castling(two, List.of(right, way("O-O-O", "c1(1)-e1(1)", "a1(1)-d1(1)")))),
                fault(
                        "castling, homes: expected the cells that kings and rooks castle from",
                        spec -> spec.castling(
                                new CastlingSyntax.Homes(List.of(cell("a1(1)"), cell("c1(1)"))), List.of(right, left))),
                fault(
                        "castling 1 (white O-O): at the start e1(1) is empty; expected a white piece",
                        spec -> spec.castling(two, List.of(right, left)).start(START.replace("R1K1R", "R1K2"))),
                fault(
                        "castling 1 (white O-O): e1(1) must be among the empty cells",
                        spec -> spec.castling(
                                two,
                                List.of(
                                        new Castling(
                                                "O-O",
                                                Side.WHITE,
                                                cell("c1(1)"),
                                                cell("d2(1)"),
                                                cell("a1(1)"),
                                                cell("e1(1)"),
                                                List.of(),
                                                List.of(cell("d2(1)"))),
                                        left))));
    }

    private static List<DeclarationFault> refused(LatticeSpec spec) {
        return assertThrows(DeclarationException.class, () -> rules(spec)).faults();
    }

    private static Rules rules(LatticeSpec spec) {
        return new LatticeRules(new Orthodox(), OptionValues.of(List.of(), Map.of()), spec.build());
    }

    @Test
    void soundDeclarationHasNoFaults() {
        assertEquals(List.of(), sound().faults());
        assertTrue(rules(sound()).startPosition().hasLegalMove());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void faultIsToldWithTheStatementItIsAbout(String expected, UnaryOperator<LatticeSpec> change) {
        List<DeclarationFault> faults = refused(change.apply(sound()));
        assertTrue(
                faults.stream().anyMatch(fault -> fault.toString().startsWith(expected)),
                () -> expected + "\nis not among\n" + faults);
    }

    @Test
    void allFaultsAreToldAtOnce() {
        LatticeSpec spec = sound().piece("R", "king")
                .promotes("X", Promotion.must(LAST, "R"))
                .resetsClock("Y")
                .hands(Hands.of("Z", 5));
        List<String> statements = new ArrayList<>();
        spec.faults().forEach(fault -> statements.add(fault.statement() + " " + fault.subject()));
        assertEquals(List.of("piece R", "piece R", "promotes X", "hands Z", "resetsClock Y"), statements);
        DeclarationException refusal = assertThrows(DeclarationException.class, () -> rules(spec));
        assertTrue(refusal.getMessage().startsWith("5 faults of the declaration:\n  piece R, symbol: "));
    }

    @Test
    void unknownSymbolsAreToldInTheirOrder() {
        LatticeSpec spec = sound();
        List<String> unknown = List.of("A", "B", "P", "Q", "X", "Z", "a", "p");
        unknown.forEach(symbol -> spec.figure(symbol, "M 0 0"));

        assertEquals(
                unknown, spec.faults().stream().map(DeclarationFault::subject).toList());
    }

    @Test
    void statementsMayComeInAnyOrder() {
        LatticeSpec spec = new LatticeSpec(BOARD)
                .start(START)
                .ruleForRest("here")
                .promotes("R", Promotion.may(LAST, "Q"))
                .resetsClock("R")
                .usualName("R", "rook")
                .standsOn("Q", SidedCells.all())
                .piece("Q", "queen", Mode.slide(STRAIGHT))
                .piece("R", "rook", Mode.slide(STRAIGHT))
                .royal("K", "king", Mode.leap(STRAIGHT))
                .squares(SpecFaultsTest::name, "[a-z][0-9]\\([0-9]\\)", "");
        assertEquals(List.of(), spec.faults());
        assertTrue(DeclaredPieces.of(spec).get(1).promotion().isPresent());
    }

    @Test
    void castlingOnOneRankFollowsFromItsEnds() {
        Castling left = way("O-O-O", "c1(1)-a1(1)", "a1(1)-d1(1)");
        assertEquals(List.of(cell("b1(1)")), left.crossed());
        assertEquals(
                List.of(cell("b1(1)"), cell("d1(1)")),
                left.empty().stream().sorted().toList());
        assertEquals(
                cell("c5(2)"),
                LatticeCastling.opposite(left, BOARD, Mirror.RANKS_AND_LEVELS).kingFrom());
        assertEquals(
                cell("c5(1)"),
                LatticeCastling.opposite(left, BOARD, Mirror.RANKS).kingFrom());
        assertThrows(IllegalArgumentException.class, () -> way("O-O", "c1(1)-e1(1)", "e1(2)-d1(1)"));
    }
}
