package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout.Held;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.Repetition;
import org.plyspace.api.Role;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Hands over a stack")
final class StackHandsTest {

    private static final String KINGS = "M:k3/4/4/3K|X@a:2/2|Y@d:2/2 w - - 0 1";

    private static final TextRules CAPTURED = rules("captured");
    private static final TextRules LIMITED = rules("limited");
    private static final TextRules PLACED = rules("placed");

    private static TextRules rules(String hands) {
        return new TextRules(new ToyHands(), "hands=" + hands);
    }

    private static int code(Side side, String symbol) {
        return Piece.code(side, List.of("K", "Q", "R", "N", "P").indexOf(symbol));
    }

    @Test
    void whatIsCapturedChangesSides() {
        String before = "M:k3/1q2/4/2NK|X@a:2/2|Y@d:2/2 w - - 3 5";
        TextPosition position = CAPTURED.read(before).play("c1M-b3M");
        assertEquals("M:k3/1N2/4/3K|X@a:2/2|Y@d:2/2 b - - 0 5 hand=P", position.text());
        assertEquals(1, position.position().hand(code(Side.WHITE, "P")));
        assertTrue(position.position().words().layout().hands().contains(new Held(code(Side.WHITE, "P"), 1)));
        position.position().unmake();
        assertEquals(before, position.text());
    }

    @Test
    void aMoveSaysWhatItDoesToHands() {
        Position captures =
                CAPTURED.read("M:k3/1q2/4/2NK|X@a:2/2|Y@d:2/2 w - - 0 1").position();
        assertTrue(captures.words()
                .describe(move(captures, "c1M-b3M"))
                .contains(new Effect.TakeInHand(code(Side.WHITE, "P"))));
        Position drops = CAPTURED.read(KINGS + " hand=N").position();
        long drop = move(drops, "N*c3M");
        assertEquals(
                List.of(new Effect.Drop(Move.to(drop), code(Side.WHITE, "N"))),
                drops.words().describe(drop));
    }

    private static long move(Position position, String text) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        for (long move : moves.toArray()) {
            if (position.words().text(move, Notation.MACHINE).equals(text)) {
                return move;
            }
        }
        throw new AssertionError(text);
    }

    @Test
    void dropsTakeFromTheHandAndResetTheClock() {
        String before = "M:k3/4/4/3K|X@a:2/2|Y@d:2/2 w - - 3 5 hand=N2,r";
        TextPosition position = CAPTURED.read(before);
        assertTrue(position.isKind("N*c3M", Move.DROP));
        assertEquals(22, position.moves("N*").size());
        assertEquals(
                "M:k3/2N1/4/3K|X@a:2/2|Y@d:2/2 b - - 0 5 hand=N,r",
                position.play("N*c3M").text());
        position.position().unmake();
        assertEquals(before, position.text());
    }

    @Test
    void dropsHaveATag() {
        Position position = CAPTURED.read(KINGS + " hand=N").position();
        List<String> tags = position.rules().tags().stream().map(MoveTag::name).toList();
        assertEquals(1L << tags.indexOf("drop"), position.tags(move(position, "N*c3M")));
        assertEquals(0, position.tags(move(position, "d1M-d2M")));
        assertFalse(
                rules("none").rules().tags().stream().anyMatch(tag -> tag.name().equals("drop")));
    }

    @Test
    void aLeadingPieceMustBeTheOneDropped() {
        TextPosition position = CAPTURED.read(KINGS + " hand=N");
        assertTrue(position.allows("N@N*c3M"));
        assertEquals(
                "the drop is of the piece N, not of R that was named (notation.md, Moves)",
                position.refusal("R@N*c3M"));
    }

    /** By way of d4 the rook sees the king; any man on any level of columns d2 and d3 shields him. */
    @Test
    void aDropInterposesInAColumn() {
        TextPosition position = CAPTURED.read("M:k2r/4/4/3K|X@b:2/2|Y@e:2/2 w - - 0 1 hand=N");
        assertEquals(List.of("N*d2M", "N*d2X", "N*d3M"), position.moves("N*"));
        assertEquals(
                "leaves the king on d1M attacked by the black rook on d4M (toy, king_safety 3)",
                position.refusal("N*a1M"));
    }

    @Test
    void noDropAnswersADoubleCheck() {
        TextPosition position = CAPTURED.read("M:k2r/2n1/4/3K|X@b:2/2|Y@e:2/2 w - - 0 1 hand=N");
        assertEquals(List.of(), position.moves("N*"));
        assertTrue(position.refusal("N*d2M").startsWith("leaves the king on d1M attacked by"));
    }

    @Test
    void aDropInCheckSavesAllKings() {
        assertEquals(List.of("N*d2M", "N*d2X", "N*d3M"), study("M:k2r/4/4/K2K").moves("N*"));
        assertEquals(List.of(), study("M:k1rr/4/4/2KK").moves("N*"));
    }

    private static TextPosition study(String main) {
        Rules rules = CAPTURED.rules();
        return TextPosition.of(rules.position(rules.read(main + "|X@b:2/2|Y@e:2/2 w - - 0 1 hand=N"), Purpose.STUDY));
    }

    @Test
    void aKingIsNotDroppedBesideAnAttacker() {
        TextPosition position = PLACED.read("M:k3/4/4/2R1|X@a:2/2|Y@d:2/2 w - - 0 1 hand=K");
        assertEquals(
                "leaves the king on b3M attacked by the black king on a4M (toy, king_safety 0)",
                position.refusal("K*b3M"));
        assertTrue(position.allows("K*c3M"));
    }

    @Test
    void onlyADropMaySaveFromMate() {
        String checked = "M:k1rr/4/4/3K|X@c:2/2|Y@d:2/2 w - - 0 1";
        assertEquals("black wins by checkmate", CAPTURED.read(checked).outcome());
        TextPosition saved = CAPTURED.read(checked + " hand=N");
        assertEquals(List.of("N*d2M", "N*d3M"), saved.moves());
        assertEquals("", saved.outcome());
    }

    @Test
    void aDropOnABoardDecidesWhoseItIsToMove() {
        TextPosition empty = CAPTURED.read(KINGS + " hand=N2,n");
        assertEquals(3, empty.moves("X-").size());
        assertEquals(3, empty.play("N*a1X", "a4M-b4M").moves("X-").size());
        TextPosition crowded = empty.play("N*b1X", "b4M-a4M");
        assertEquals(List.of(), crowded.moves("X-"));
        assertTrue(crowded.refusal("X-b").contains("board X holds 2 men"), crowded.refusal("X-b"));
        TextPosition taken = CAPTURED.read(KINGS + " hand=n").play("d1M-d2M", "N*a1X");
        assertEquals(List.of(), taken.moves("X-"));
    }

    @Test
    void aBoardChangesHandsWithTheLastManDroppedOnIt() {
        TextPosition position = CAPTURED.read("M:k3/1n2/4/3K|X@a:2/2|Y@d:2/2 w - - 0 1 hand=N");
        assertEquals(
                "M:k3/4/4/3K|X@a:2/n1|Y@d:2/2 w - - 0 2 own=X:b;hand=n",
                position.play("N*a1X", "b3M-a1X").text());
    }

    @Test
    void aPawnDroppedOnAStartingSquareHasItsDoubleStepAndNoOtherHas() {
        TextPosition free = CAPTURED.read(KINGS + " hand=P2").play("P*c2M", "a4M-b4M");
        assertTrue(free.isKind("c2M-c4M", Move.DOUBLE_STEP));
        assertEquals("M:1k2/4/2P1/3K|X@a:2/2|Y@d:2/2 w - - 1 2 hand=P", free.text());
        TextRules kept = new TextRules(new ToyHands(), "hands=captured,kept=on");
        TextPosition off = kept.read(KINGS + " hand=P").play("P*b1X", "a4M-b4M");
        assertEquals("M:1k2/4/4/3K|X@a:2/1P|Y@d:2/2 w - - 1 2", off.text());
        assertEquals(List.of("b1X-b2M", "b1X-b2X"), off.moves("b1X-"));
    }

    /** File b goes on behind its fourth rank while the board hangs there. */
    @Test
    void pawnsAreNotDroppedWhereTheyWouldPromoteAsBoardsHangNow() {
        TextRules rules = new TextRules(new ToyStack(), "boards=1,hands=on");
        TextPosition covered = rules.read("M:3k/4/4/K3|B1@L2:2/2 w - - 0 1 hand=P");
        TextPosition bare = rules.read("M:3k/4/4/K3|B1@L0:2/2 w - - 0 1 hand=P");
        assertTrue(covered.allows("P*b4M"));
        assertEquals(
                "a pawn may not be dropped where it would have to promote, as on b4M (toy, hands)",
                bare.refusal("P*b4M"));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "hand=R; N*c3M; white has no knight in hand (toy, hands)",
                "hand=R; K*c3M; 'white has no king in hand, and never can (toy, hands)'",
                "hand=R; R*a1M; a rook may not be dropped on a1M (toy, hands)",
                "hand=R; R*a4M; 'pieces are dropped on empty squares: a4M is occupied by a black king (toy, hands)'",
                "hand=N; N*b2M; a knight may not be dropped to give check (toy, hands)",
                "hand=P; P*c5Y; 'a pawn may not be dropped where it would have to promote, as on c5Y (toy, hands)'",
                "hand=R; R*c5X; 'there is no square c5X; column c5 has c5Y (toy, squares 0)'",
            })
    void refusalsSayWhy(String hand, String move, String reason) {
        assertEquals(reason, LIMITED.read(KINGS + " " + hand).refusal(move));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "N*; '' is not a square",
                "N*c3; 'c3' is not a square",
                "*c3M; '*c3M' is not a move",
                "Z*c3M; 'Z*c3M' is not a move",
                "N*c3M=Q; 'c3M=Q' is not a square",
            },
            quoteCharacter = '"')
    void aDropThatCannotBeReadIsMalformed(String move, String reason) {
        String refusal = CAPTURED.read(KINGS + " hand=N").refusal(move);
        assertTrue(refusal.startsWith("malformed: " + reason + "; expected <from>-<to>"), refusal);
        assertTrue(refusal.contains(", <piece>*<to> for a drop, "), refusal);
    }

    @Test
    void aDropAndABoardAreTwoMoves() {
        assertEquals(
                "two moves in one turn; a turn is one move, of a piece or of a board (toy, one_move 0)",
                CAPTURED.read(KINGS + " hand=N").refusal("N*c3M;X-b"));
    }

    @Test
    void withoutHandsThereAreNoDrops() {
        TextPosition position = rules("none").read(KINGS);
        assertTrue(position.refusal("N*c3M").startsWith("malformed: 'N*c3M' is not a move"));
        assertThrows(
                IllegalArgumentException.class,
                () -> position.position().words().text(new Attempt.Drop(3, 0)));
        assertFalse(position.position().isLegal(Move.of(5, 5, code(Side.WHITE, "N"), Piece.NONE, Move.DROP)));
        assertEquals(List.of(), position.position().rules().heldTypes());
    }

    @Test
    void forgedDropsAreNotLegal() {
        Position position = CAPTURED.read(KINGS + " hand=N,r").position();
        int knight = code(Side.WHITE, "N");
        assertTrue(position.isLegal(Move.of(5, 5, knight, Piece.NONE, Move.DROP)));
        for (long forged : new long[] {
            Move.of(4, 5, knight, Piece.NONE, Move.DROP),
            Move.of(5, 5, knight, code(Side.BLACK, "R"), Move.DROP),
            Move.withExtra(Move.of(5, 5, knight, Piece.NONE, Move.DROP), 1),
            Move.of(63, 63, knight, Piece.NONE, Move.DROP),
            Move.of(5, 5, code(Side.BLACK, "R"), Piece.NONE, Move.DROP),
            Move.of(5, 5, code(Side.WHITE, "R"), Piece.NONE, Move.DROP),
            Move.of(5, 5, 63, Piece.NONE, Move.DROP),
            Move.of(5, 5, Piece.NONE, Piece.NONE, Move.DROP)
        }) {
            assertFalse(position.isLegal(forged), () -> Long.toHexString(forged));
        }
    }

    @Test
    void dropsOnOccupiedForbiddenAndPromotingCellsAreNotLegal() {
        Position position = LIMITED.read(KINGS + " hand=P,R").position();
        assertTrue(isLegalDrop(position, "R", "b2M") && isLegalDrop(position, "P", "c4Y"));
        for (String occupied : List.of("a4M", "d1M")) {
            assertFalse(isLegalDrop(position, "R", occupied), occupied);
        }
        assertFalse(isLegalDrop(position, "R", "a1M"), "forbidden");
        assertFalse(isLegalDrop(position, "P", "c5Y"), "promoting");
    }

    private static int cell(PositionWords words, String square) {
        return IntStream.range(0, words.setup().cells())
                .filter(cell -> words.name(cell).equals(square))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isLegalDrop(Position position, String symbol, String square) {
        int cell = cell(position.words(), square);
        return position.isLegal(Move.of(cell, cell, code(Side.WHITE, symbol), Piece.NONE, Move.DROP));
    }

    @Test
    void onePawnStandsOnALine() {
        TextPosition position = LIMITED.read("M:k3/4/2P1/3K|X@a:2/2|Y@d:2/2 w - - 0 1 hand=P");
        assertEquals("another pawn of white's stands on the same line, on c2M (toy, hands)", position.refusal("P*c3M"));
        assertTrue(position.allows("P*b3M"));
    }

    /** The king on a4 is shut in; the rook on b1 guards the pawn's square and the file beside. */
    @Test
    void aDroppedPawnMayCheckButNotMate() {
        String mate = "M:kn2/p3/4/1R1K|X@b:2/2|Y@e:2/2 w - - 0 1 hand=P";
        String check = "M:k3/4/4/3K|X@b:2/2|Y@e:2/2 w - - 0 1 hand=P";
        assertTrue(LIMITED.read(check).allows("P*b3M"));
        assertTrue(LIMITED.read(check).play("P*b3M").inCheck());
        assertEquals(
                "a pawn may not be dropped to give checkmate (toy, hands)",
                LIMITED.read(mate).refusal("P*b3M"));
        assertEquals(
                "white wins by checkmate", CAPTURED.read(mate).play("P*b3M").outcome());
    }

    /** The knights guard all squares around the king on d5; only board Y at e, if it is free, takes him out of the pawn's reach. */
    @Test
    void aCheckThatABoardAloneAnswersIsNoMate() {
        String check = "M:4/1N2/3N/K3|X@a:2/2|Y@d:1k/2 w - - 0 1 hand=P";
        assertEquals(List.of("Y-e"), LIMITED.read(check).play("P*c4M").moves());
        assertEquals(
                "a pawn may not be dropped to give checkmate (toy, hands)",
                LIMITED.read(check.replace("X@a", "X@e")).refusal("P*c4M"));
    }

    /** A pawn's check cannot be answered so, and that of a rook can. */
    @Test
    void aCheckThatADropAloneAnswersIsNoMate() {
        Hands rooks = Hands.of("R", 5).dropping("R", Drop.ANYWHERE.giving(Drop.Gives.NO_MATE));
        String mate = "M:k2/3/1RK w - - 0 1 hand=R";
        assertEquals(
                "a rook may not be dropped to give checkmate (toy, hands)",
                small(rooks, EndRule.SHARED, mate).refusal("R*a1M"));
        assertEquals(
                List.of("R*a2M"),
                small(rooks, EndRule.SHARED, mate + ",r").play("R*a1M").moves());
    }

    @Test
    void aColumnThatIsEnteredByCapturesOnlyIsClosedToDrops() {
        TextPosition position = new TextRules(new ToyHands(), "hands=captured,columns=closed")
                .read("M:k3/4/2n1/3K|X@e:2/2|Y@d:2/2 w - - 0 1 hand=R");
        String reason = "column c2 may be entered by a capture only: c2M is occupied by a black knight";
        assertEquals(reason + " (toy, column 2)", position.refusal("R*c2X"));
        PositionWords words = position.position().words();
        assertEquals(
                new Verdict.Illegal(Refusal.DROP_FORBIDDEN, reason, "toy, column 2")
                        .mark(Role.BLOCKER, cell(words, "c2M"))
                        .mark(Role.TARGET, cell(words, "c2X")),
                words.judge("R*c2X", Notation.MACHINE));
        assertTrue(position.allows("R*b2X"));
    }

    @Test
    void kingsAreDroppedBeforeAnythingElse() {
        TextPosition start = PLACED.start();
        assertEquals(8, start.moves("K*").size());
        assertEquals(8, start.moves().size());
        String must = "white must first drop a king from its hand (toy, hands)";
        assertEquals(must, start.refusal("c2M-c3M"));
        assertEquals(must, start.refusal("N*a1M"));
        assertEquals(must, start.refusal("X-b"));
        assertEquals(must, start.refusal("O-O"));
    }

    /** White has pawns that may step twice, a board, and the right to castle. */
    @Test
    void nobodyMovesOrCastlesInSpaceBeforeTheDropThatComesFirst() {
        String position = "M:4/4/P1P1/1K1R|N:1k2/4/4/4|X@c:2/2|Y@b:2/2|Z@g:1/1 w K - 0 1";
        TextRules rules = new TextRules(new ToySpace(), "hands=first");
        TextPosition must = rules.read(position + " hand=N,R");
        assertEquals(34, must.moves("N*").size());
        assertEquals(34, must.moves().size());
        assertEquals(34, must.position().countLegalMoves());
        assertEquals("white must first drop a knight from its hand (toy, hands)", must.refusal("O-O"));
        TextPosition may = rules.read(position + " hand=R");
        assertTrue(may.allows("O-O") && may.allows("c2M-c4M") && may.allows("X-a") && may.allows("R*a1M"));
    }

    @Test
    void whoMustStillDropAKingHasMovedNoMan() {
        Position position = PLACED.rules()
                .position(PLACED.rules().read("M:k3/4/4/2R1|X@a:2/2|Y@d:2/2 b - - 0 1 hand=K"), Purpose.STUDY);
        MoveList moves = new MoveList();
        PLACED.rules().unmoves().orElseThrow().quiet(position, moves);
        assertEquals(0, moves.size(), "white would have had to drop its king");
    }

    @Test
    void twoWaysToTheSameHandsGiveTheSameKey() {
        String start = KINGS + " hand=N,R,n,r";
        Position one =
                CAPTURED.read(start).play("N*d3M", "R*b4M", "R*b2M", "N*c2M").position();
        Position other =
                CAPTURED.read(start).play("R*b2M", "N*c2M", "N*d3M", "R*b4M").position();
        assertEquals(one.words().text(), other.words().text());
        assertEquals(one.key(), other.key());
        assertNotEquals(
                CAPTURED.read(KINGS + " hand=N").position().key(),
                CAPTURED.read(KINGS + " hand=n").position().key());
        assertNotEquals(
                CAPTURED.read(KINGS + " hand=N").position().key(),
                CAPTURED.read(KINGS + " hand=N2").position().key());
    }

    @Test
    void capturesInEitherOrderGiveTheSameKey() {
        String start = "M:k3/1r1n/1R1R/3K|X@a:2/2|Y@e:2/2 w - - 0 1 hand=P";
        TextPosition one = CAPTURED.read(start).play("b2M-b3M", "Y-d", "d2M-d3M", "Y-e");
        TextPosition other = CAPTURED.read(start).play("d2M-d3M", "Y-d", "b2M-b3M", "Y-e");
        assertEquals("M:k3/1R1R/4/3K|X@a:2/2|Y@e:2/2 w - - 1 3 hand=N,P,R", one.text());
        assertEquals(one.text(), other.text());
        assertEquals(one.position().key(), other.position().key());
    }

    @Test
    void everyMoveGivesTheKeyOfItsPositionAndTakesItBackAndCopiesHoldTheSame() {
        Position position = CAPTURED.read("M:k3/n1r1/N1R1/3K|X@b:2/2|Y@e:2/2 w - - 0 1 hand=P,p")
                .position();
        long before = position.key();
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        for (long move : moves.toArray()) {
            position.make(move);
            Position copy = position.copy();
            Position set = CAPTURED.rules().startPosition();
            set.setFrom(position);
            String text = position.words().text();
            assertEquals(CAPTURED.read(text).position().key(), position.key(), text);
            for (Position same : List.of(copy, set)) {
                assertEquals(text, same.words().text());
                assertEquals(position.key(), same.key(), text);
            }
            position.unmake();
            assertEquals(before, position.key(), text);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "hand=K; expected a piece, as R, N, P in upper case",
                "hand=Q; expected a piece, as",
                "hand=P1; number",
                "hand=P13; number",
                "hand=P,P2; names a piece twice",
            })
    void otherTextIsRefused(String field, String reason) {
        TextException refused =
                assertThrows(TextException.class, () -> CAPTURED.rules().read(KINGS + " " + field));
        assertTrue(refused.getMessage().contains(reason), refused.getMessage());
    }

    @Test
    void setupsInWhichAHandCouldOverflowAreRefused() {
        assertEquals(
                List.of("hand: 13 men could come into one hand as R, 1 from the board and 12 from hands;"
                        + " expected at most 12 (toy, hands)"),
                faults(CAPTURED.rules(), KINGS.replace("4/4/3K", "r3/4/3K") + " hand=R12"));
        assertEquals(List.of(), faults(CAPTURED.rules(), KINGS + " hand=P5,R12,n7"));
    }

    @Test
    void kingsInHandAreCounted() {
        assertEquals(
                List.of("placement: white has 2 kings; expected exactly 1 (notation.md, Positions)"),
                faults(PLACED.rules(), KINGS + " hand=K"));
        assertEquals(List.of(), faults(PLACED.rules(), KINGS.replace("3K", "4") + " hand=K"));
    }

    private static List<String> faults(Rules rules, String position) {
        return rules.faults(rules.read(position), Purpose.GAME).stream()
                .map(Object::toString)
                .toList();
    }

    @Test
    void withHandsKingsAloneAreNoDrawAndDropsBringPositionsBack() {
        assertEquals("", CAPTURED.read(KINGS).outcome());
        assertEquals("draw by dead position", rules("none").read(KINGS).outcome());
        assertEquals(Repetition.Bound.GAME, CAPTURED.rules().repetition().bound());
        assertEquals(Repetition.Bound.CLOCK, rules("none").rules().repetition().bound());
    }

    @Test
    void ownMenAreNotCapturedWhereCapturedMenAreHeld() {
        assertFalse(new ToyHands()
                .options().stream().anyMatch(option -> option.name().equals("selfCapture")));
    }

    private static TextPosition ending(EndRule end, String position) {
        return small(Hands.of("N", 5), end, position);
    }

    /** A position on a board of 3x3 with these hands and ends. */
    private static TextPosition small(Hands hands, EndRule end, String position) {
        ToyDeclaration declared =
                new ToyDeclaration(BoardStack.over(new ColumnGrid(3, 3))
                        .main("M", 0, 0, 1, 3, 3)
                        .build()) {
                    @Override
                    int firstRank() {
                        return 1;
                    }

                    @Override
                    public Optional<Hands> hands() {
                        return Optional.of(hands);
                    }

                    @Override
                    public EndRule end() {
                        return end.withoutDeadPosition();
                    }

                    @Override
                    public String start() {
                        return "M:k1n/3/N1K w - - 0 1";
                    }
                };
        Rules rules = new StackRules(new ToyHands(), OptionValues.of(List.of(), Map.of()), declared);
        return TextPosition.of(rules.readPosition(position));
    }

    @Test
    void aTypeInHandIsNotExtinctAndWhoHasAManInHandIsNotBare() {
        EndRule extinction = EndRule.SHARED.withExtinction("N");
        assertEquals("", ending(extinction, "M:k2/3/2K b - - 0 1 hand=N,n").outcome());
        assertEquals(
                Outcome.win(Side.WHITE, Outcome.EXTINCTION).toString(),
                ending(extinction, "M:k2/3/2K b - - 0 1 hand=N").outcome());
        EndRule bare = EndRule.SHARED.withBareKing();
        assertEquals("", ending(bare, "M:k2/3/2K b - - 0 1 hand=N,n").outcome());
        assertEquals(
                Outcome.win(Side.WHITE, Outcome.BARE_KING).toString(),
                ending(bare, "M:k2/3/2K b - - 0 1 hand=N2").outcome());
    }
}
