package org.plyspace.variant.meder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.Verdict;

/** Rulings of meder.md beyond single verdicts. */
final class MederRulingsTest {

    private static final String UNCOVERING =
            "W:4/4/4/1K2|N:4/4/4/4|B:P3/4/4/2k1|WQL@QL4:2/2|WKL@KL1:P1/2|BQL@QL6:2/2" + "|BKL@KL6:2/2 b - - 7 1";

    private final Rules rules = rules("formal");

    private static Rules rules(String edition) {
        return new MederVariant().rules(OptionValues.of(new MederVariant().options(), Map.of("edition", edition)));
    }

    /** M-1: the specification's array has squares that cannot exist. */
    @ParameterizedTest
    @CsvSource({"e3W, true", "z1WKL, true", "e6B, true", "z8BKL, true", "e4W, false", "z2WKL, false"})
    void ofASquareThatTableOneNamesByMistakeThatIsSaid(String square, boolean said) {
        Verdict.Illegal illegal = assertInstanceOf(
                Verdict.Illegal.class, rules.startPosition().words().judge(square + "-c4N", Notation.MACHINE));
        assertEquals(said, illegal.reason().contains("FS Table 1 has a pawn there by mistake"), illegal.reason());
    }

    /** The source's own notation, which names only the target, gets the same answer. */
    @ParameterizedTest
    @CsvSource({"e3W, formal", "e3W, tournament", "z8BKL, formal", "Ne6B, formal", "Qz1WKL, formal"})
    void ofATargetThatTableOneNamesByMistakeThatIsSaid(String move, String edition) {
        Rules asked = rules(edition);
        Verdict.Illegal illegal = assertInstanceOf(
                Verdict.Illegal.class,
                asked.startPosition().words().judge(move, asked.notations().get(1)));
        assertEquals(Refusal.NO_SUCH_SQUARE, illegal.kind());
        assertTrue(illegal.reason().contains("FS Table 1 has a pawn there by mistake"), illegal.reason());
    }

    /** M-14: in the strict shadow nobody lands beside another. */
    @ParameterizedTest
    @CsvSource({
        "on, a2W-b3W, ",
        "strict, a2W-b3W, column b3 may be entered by a capture only: b3N is occupied by a black pawn",
        "strict, a2W-b3N, ",
        "strict, a2W-d5N, the white bishop cannot pass column b3: the vertical shadow of the black pawn on b3N closes it"
                + " on every level",
    })
    void theStrictShadowClosesColumnsToLanding(String shadow, String move, String reason) {
        MederVariant meder = new MederVariant();
        Verdict verdict = meder.rules(OptionValues.of(meder.options(), Map.of("shadow", shadow)))
                .readPosition("W:4/4/B3/3K|N:4/4/4/1p2|B:4/2k1/4/4|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2"
                        + " w - - 0 1")
                .words()
                .judge(move, Notation.MACHINE);
        assertEquals(reason, verdict instanceof Verdict.Illegal illegal ? illegal.reason() : null);
    }

    /** M-5: FS 3.4 errs about c2N. */
    @ParameterizedTest
    @CsvSource({"formal, b1W-c2N", "formal, Kc2N", "tournament, c1W-c2N"})
    void ofTheGhostThatTheKingsExampleNamesThatIsSaid(String edition, String move) {
        Rules asked = rules(edition);
        Verdict verdict =
                asked.startPosition().words().judge(move, asked.notations().get(move.contains("-") ? 0 : 1));
        Verdict.Illegal illegal = assertInstanceOf(Verdict.Illegal.class, verdict);
        assertEquals(
                "there is no square c2N; column c2 has c2W; FS 3.4 has the king go there by mistake (meder.md 10, M-5)",
                illegal.reason());
    }

    private static long legal(Position position, String text) {
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        return assertInstanceOf(Verdict.Legal.class, verdict, () -> text + ": " + verdict)
                .move();
    }

    private static void make(Position position, String text) {
        position.make(legal(position, text));
    }

    /** M-1: the array is symmetric under a half turn that swaps the colours. */
    @ParameterizedTest
    @CsvSource({"formal", "tournament"})
    void arrayIsSymmetricUnderAHalfTurn(String edition) {
        Position start = rules(edition).startPosition();
        int[] men = new int[start.rules().cells()];
        int count = start.men(Side.WHITE, men);
        assertEquals(16, count);
        for (int i = 0; i < count; i++) {
            int code = start.pieceAt(men[i]);
            int opposite = opposite(start, men[i], edition.equals("formal"));
            assertEquals(
                    Piece.code(Side.BLACK, Piece.type(code)),
                    start.pieceAt(opposite),
                    start.words().name(men[i]));
        }
    }

    /** The tournament array is mirrored instead, king facing king. */
    private static int opposite(Position start, int cell, boolean turned) {
        for (int other = 0; other < start.rules().cells(); other++) {
            boolean file = start.x(other) == (turned ? 5 - start.x(cell) : start.x(cell));
            boolean level = start.z(cell) % 2 == 0 ? start.z(other) == 8 - start.z(cell) : start.z(other) == 7;
            if (file && level && start.y(other) == 9 - start.y(cell)) {
                return other;
            }
        }
        throw new AssertionError("no square opposite " + start.words().name(cell));
    }

    @Test
    void namesChangeWithTheBoardAndCellsDoNot() {
        Position position = rules.readPosition(
                "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL1:1N/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1");
        int[] men = new int[position.rules().cells()];
        position.men(Side.WHITE, men);
        int knight = men[1];
        assertEquals("a1WQL", position.words().name(knight));
        make(position, "WQL-QL3");
        assertEquals("a3WQL", position.words().name(knight));
        assertEquals(Piece.code(Side.WHITE, 4), position.pieceAt(knight));
    }

    /** M-8: from QL to KL every square shifts by four files. */
    @Test
    void boardsMoveSidewaysWithoutMirroring() {
        Position position = rules.readPosition(
                "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL1:1N/2|WKL@KL3:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1");
        make(position, "WQL-KL1");
        assertEquals("WQL@KL1:1N/2", position.words().text().split("\\|", -1)[3]);
    }

    @ParameterizedTest
    @CsvSource({"1,3", "2,4", "3,5", "4,5", "5,4", "6,3"})
    void pinsHaveAsManyNeighboursAsTheRulesSay(int pin, int neighbours) {
        Position position = rules("tournament")
                .readPosition(String.format(
                        "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL%d:2/2|WKL@KL%d:2/2|BQL@KL%d:2/2|BKL@KL%d:2/2 w - - 0 1",
                        pin, pin % 6 + 1, (pin + 1) % 6 + 1, (pin + 2) % 6 + 1));
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long boardMoves = LongStream.of(moves.toArray())
                .filter(move -> Move.kind(move) == Move.BOARD && Move.from(move) == 0)
                .count();
        assertEquals(neighbours, boardMoves);
    }

    /** meder.md 1: the ranks and files that a board covers on each pin. */
    @ParameterizedTest
    @CsvSource({"1, 0, 1", "2, 4, 5", "3, 2, 3", "4, 6, 7", "5, 4, 5", "6, 8, 9"})
    void boardsCoverTheRanksOfTheirPin(int pin, int low, int high) {
        Position position = rules.readPosition(String.format(
                "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL%1$d:2/2|WKL@QL%1$di:2/2|BQL@KL%1$d:2/2|BKL@KL%1$di:2/2"
                        + " w - - 0 1",
                pin));
        List<String> names = IntStream.range(0, position.rules().cells())
                .mapToObj(cell -> position.words().name(cell))
                .filter(name -> name.length() > 3)
                .sorted()
                .toList();
        assertEquals(
                Stream.of("zWQL", "aWQL", "zWKL", "aWKL", "dBQL", "eBQL", "dBKL", "eBKL")
                        .flatMap(name ->
                                Stream.of(low, high).map(rank -> name.charAt(0) + "" + rank + name.substring(1)))
                        .sorted()
                        .toList(),
                names);
    }

    /** M-7: a man in the crossed column is captured as usual, and the pawn that double-stepped stays. */
    @Test
    void captureInTheCrossedColumnLeavesTheDoubleSteppedPawn() {
        Position position = rules.readPosition(rules.scenarios().stream()
                .filter(scenario -> scenario.id().equals("EP_006"))
                .findFirst()
                .orElseThrow()
                .position());
        make(position, "d5N-c4N");
        assertEquals("N:4/2P1/2p1/4", position.words().text().split("\\|", -1)[1]);
    }

    @ParameterizedTest
    @CsvSource({
        "formal, 'W:4/PPPP/BNNB/1KQ1|N:4/4/4/4|B:1qk1/bnnb/pppp/4|WQL@QL1:PP/R1|WKL@KL1:PP/1R|BQL@QL6:r1/pp"
                + "|BKL@KL6:1r/pp w KQkq - 0 1'",
        "tournament, 'W:4/4/PPPP/NBBN|N:4/4/4/4|B:nbbn/pppp/4/4|WQL@QL1:PP/RQ|WKL@KL1:PP/KR|BQL@QL6:rq/pp"
                + "|BKL@KL6:kr/pp w KQkq - 0 1'"
    })
    void startIsAsNotationHasIt(String edition, String position) {
        assertEquals(position, rules(edition).startPosition().words().text());
    }

    /** meder.md 5: a carried pawn has made no double step. */
    @Test
    void carriedPawnCannotBeCapturedEnPassant() {
        Position position = rules.readPosition(
                "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL1:P1/2|WKL@KL3:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 5 1");
        make(position, "WQL-QL3");
        assertEquals("-", position.words().text().split(" ", -1)[3]);
    }

    /** M-3: the opponent's uncovered pawn becomes a queen; the promotion resets the clock. */
    @Test
    void opponentsUncoveredPawnBecomesAQueen() {
        Position position = rules.readPosition(UNCOVERING);
        long move = legal(position, "BQL-QL5");
        List<Effect> effects = position.words().describe(move);
        assertTrue(effects.stream()
                .anyMatch(effect -> effect instanceof Effect.Put put && put.piece() == Piece.code(Side.WHITE, 1)));
        position.make(move);
        assertEquals("B:Q3/4/4/2k1", position.words().text().split("\\|", -1)[2]);
        assertEquals(0, position.halfmoveClock());
        position.unmake();
        assertEquals(UNCOVERING, position.words().text());
    }

    @Test
    void tagsNameWhatAMoveIs() {
        Position position = rules.readPosition(UNCOVERING);
        assertEquals(List.of("board move", "promotion by uncovering"), tags(position, "BQL-QL5"));
        assertEquals(List.of("level change"), tags(rules.startPosition(), "b3W-b4N"));
        assertEquals(
                List.of("board move", "carried piece", "hijack"),
                tags(
                        rules.readPosition(
                                "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL5:N1/2|BKL@KL6:2/2 w - - 0 1"),
                        "BQL-QL6"));
        assertEquals(
                List.of("board move", "inversion"),
                tags(
                        rules.readPosition(
                                "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL2:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1"),
                        "WQL-QL1i"));
    }

    private static List<String> tags(Position position, String text) {
        long tags = position.tags(legal(position, text));
        List<MoveTag> declared = position.rules().tags();
        return declared.stream()
                .filter(tag -> ((tags >>> declared.indexOf(tag)) & 1) != 0)
                .map(MoveTag::name)
                .toList();
    }

    @Test
    void boardOnlyPositionHasOneLegalMove() {
        String position = rules.scenarios().stream()
                .filter(scenario -> scenario.id().equals("BOARD_ONLY_001a"))
                .findFirst()
                .orElseThrow()
                .position();
        assertEquals(1, rules.readPosition(position).countLegalMoves());
    }

    @Test
    void ridingIsNoPawnMoveAndTakesTheDoubleStep() {
        Position position = rules.readPosition(
                "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL1:P1/2|WKL@KL3:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 5 1");
        make(position, "WQL-KL1");
        assertEquals(6, position.halfmoveClock());
        make(position, "c5B-c6B");
        make(position, "WQL-QL1");
        assertEquals("spent=z1WQL", position.words().text().split(" ", -1)[6]);
    }

    /** The start array is not mirrored, but the rules are, and both editions treat the sides alike. */
    @ParameterizedTest
    @CsvSource({"formal", "tournament"})
    void symmetriesAreTheMirrorTheExchangeOfSidesAndTheHalfTurn(String edition) {
        Rules chosen = rules(edition);
        PositionWords start = chosen.startPosition().words();
        List<String> found = chosen.symmetries().stream()
                .filter(Symmetry::keepsForward)
                .map(symmetry -> start.name(symmetry.image(0)) + (symmetry.exchangesSides() ? " exchanged" : ""))
                .toList();
        assertEquals("a1W", start.name(0));
        assertEquals(List.of("d1W", "a8B exchanged", "d8B exchanged"), found);
    }

    /** The reason suggests no move to an occupied place, and none whose promotion leaves the king in check. */
    @ParameterizedTest
    @CsvSource({
        "tournament, WQL-QL2i, 'W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2'"
                + ", no board hangs inverted by these rules; expected QL2",
        "tournament, WQL-QL2i, 'W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL2:2/2|BKL@KL6:2/2'"
                + ", no board hangs inverted by these rules",
        "formal, WQL-QL2i, 'W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL2:2/2|BKL@KL6:2/2'"
                + ", a board that goes forward or sideways arrives upright",
        "formal, c7B-c8B, 'W:4/4/4/1K2|N:4/4/4/4|B:4/2P1/4/k3|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2'"
                + ", 'the pawn must promote on c8B; expected =Q, =R, =B or =N'",
        "formal, c7B-c8B, 'W:1r2/4/4/1K2|N:4/4/4/4|B:4/2P1/4/k3|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2'"
                + ", 'leaves the king on b1W attacked by the black rook on b4W'",
        "formal, c6B-c7B=Q, 'W:1r2/4/4/1K2|N:4/4/4/4|B:4/4/2P1/k3|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2'"
                + ", 'a pawn is not promoted by going from c6B to c7B'"
    })
    void reasonsPromiseOnlyWhatIsKept(String edition, String move, String placement, String reason) {
        Position position = rules(edition).readPosition(placement + " w - - 0 1");
        Verdict.Illegal verdict =
                assertInstanceOf(Verdict.Illegal.class, position.words().judge(move, Notation.MACHINE));
        assertEquals(reason, verdict.reason());
    }

    /** Two boards at one place are drawn, although they are not a position. */
    @Test
    void twoBoardsAtOnePlaceAreDrawn() {
        Setup setup =
                rules.start().toBuilder().anchor(1, rules.start().anchorOf(0)).build();
        assertFalse(rules.faults(setup, Purpose.STUDY).isEmpty());
        List<Layout.Board> boards = rules.layout(setup).movableBoards();
        assertEquals(boards.get(0).anchor(), boards.get(1).anchor());
        assertEquals(
                boards.get(0).squares().get(0).x(),
                boards.get(1).squares().get(0).x());
    }

    @Test
    void carriedRookAndKingLoseTheRightToCastle() {
        Position position =
                rules.readPosition("W:4/PPPP/BNNB/1KQ1|N:4/4/4/4|B:1qk1/bnnb/pppp/4|WQL@QL1:2/R1|WKL@KL1:PP/1R"
                        + "|BQL@QL6:r1/pp|BKL@KL6:1r/pp w KQkq - 0 1");
        make(position, "WQL-QL3");
        assertEquals("Kkq", position.words().text().split(" ", -1)[2]);
    }

    @Test
    void layoutShowsPinsInversionAndControl() {
        Position position = rules.readPosition(
                "W:4/4/4/1K2|N:4/4/4/4|B:4/4/4/2k1|WQL@QL3i:n1/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1");
        Layout layout = position.words().layout();
        Layout.Board board = layout.boards().get(3);
        assertEquals(
                List.of("WQL", 0.0, 2.0, 3.0, true),
                List.of(board.name(), board.x(), board.y(), board.z(), board.inverted()));
        assertEquals(Optional.of(Side.BLACK), board.owner());
        assertEquals(24, layout.anchors().size());
        Set<String> taken = layout.anchors().stream()
                .filter(anchor -> !anchor.free())
                .map(Layout.Anchor::name)
                .collect(Collectors.toSet());
        assertEquals(Set.of("KL1", "QL6", "KL6", "QL3i"), taken);
        assertEquals(
                12,
                rules("tournament").startPosition().words().layout().anchors().size());
    }

    @Test
    void firstMoveBanIsNoPartOfAPositionsIdentity() {
        Rules tournament = rules("tournament");
        String start = tournament.write(tournament.start());
        Position second = tournament.readPosition(start.substring(0, start.length() - 1) + "2");
        assertEquals(tournament.startPosition().repetitionKey(), second.repetitionKey());
        legal(second, "O-O");
    }

    /** A transposition table must not give the moves of one of these positions for the other. */
    @Test
    void firstMoveBanIsInTheKeyOfWhatIsLegalAsLongAsThereIsARight() {
        Rules tournament = rules("tournament");
        String start = tournament.write(tournament.start());
        String later = start.substring(0, start.length() - 1);
        assertNotEquals(
                tournament.startPosition().key(),
                tournament.readPosition(later + "2").key());
        assertEquals(
                tournament.readPosition(later + "3").key(),
                tournament.readPosition(later + "2").key());
        assertEquals(
                tournament.readPosition(start.replace(" KQkq ", " - ")).key(),
                tournament.readPosition(later.replace(" KQkq ", " - ") + "2").key());
        String formal = rules.write(rules.start());
        assertEquals(
                rules.startPosition().key(),
                rules.readPosition(formal.substring(0, formal.length() - 1) + "2")
                        .key());
        Position played = tournament.startPosition();
        played.makeNull();
        played.makeNull();
        assertEquals(tournament.readPosition(played.words().text()).key(), played.key());
    }
}
