package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.MoveList;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.stack.declare.HomeSquares;
import org.plyspace.movegen.stack.declare.StackCastling;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Checks what positions over stacks remember, whatever the number of boards. */
final class StackPositionTest {

    private static Rules rules(int boards) {
        ToyStack toy = new ToyStack();
        return toy.rules(OptionValues.of(toy.options(), Map.of("boards", String.valueOf(boards))));
    }

    @ParameterizedTest(name = "{0} boards, random games of seed 11")
    @ValueSource(ints = {1, 3, 4, 5, 6})
    void ownersAreTakenBackWithTheMoveThatChangedThem(int boards) {
        SplittableRandom random = new SplittableRandom(11);
        int changes = 0;
        for (int game = 0; game < 20; game++) {
            Position position = rules(boards).startPosition();
            MoveList scratch = new MoveList();
            for (int ply = 0; ply < 60 && position.hasLegalMove(); ply++) {
                String before = position.words().text();
                List<Side> owners = owners(position, boards);
                long move = position.randomMove(random, scratch);
                position.make(move);
                changes += owners.equals(owners(position, boards)) ? 0 : 1;
                position.unmake();
                assertEquals(owners, owners(position, boards), before);
                assertEquals(before, position.words().text());
                position.make(move);
            }
        }
        assertTrue(changes > 0, "no board changed hands");
    }

    private static List<Side> owners(Position position, int boards) {
        return IntStream.range(0, boards).mapToObj(position::ownerOf).toList();
    }

    /** The man on a2 is captured; a board without another man of its owner's changes hands, and no other board does. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"2/n1, WHITE", "1N/n1, WHITE", "n1/n1, BLACK", "1p/n1, BLACK"})
    void aBoardFallsToWhoCapturesItsOwnersLastManOnIt(String men, Side owner) {
        TextPosition position = toy("boards=3")
                .read("M:k3/4/3R/3K|B1@R0:2/2|B2@L1:" + men + "|B3@L2:2/2 w - - 0 1")
                .play("e2M-a2B2");
        assertEquals(owner, position.position().ownerOf(1));
        assertEquals(owner == Side.WHITE, position.text().endsWith(" own=B2:w"), position::text);
    }

    private static TextRules toy(String options) {
        return new TextRules(new ToyStack(), options);
    }

    /** Where both stand in one column, capturing one of them leaves the other. */
    @ParameterizedTest(name = "above the leaper on b3 is {0}: {1}")
    @CsvSource({"1n, false", "1N, true", "2, true"})
    void twoLeapersThatCheckMustBothBeMet(String above, boolean legal) {
        TextPosition position =
                toy("boards=3").read("M:k3/n3/2K1/R3|B1@L1:" + above + "/2|B2@R0:2/2|B3@R1:2/2 w - - 0 1");
        assertTrue(position.inCheck());
        assertEquals(legal, position.allows("b1M-b3M"));
    }

    /** File b ends on rank 5 as long as the board hangs there, and on rank 4 once it has left. */
    @ParameterizedTest(name = "{0} under {1}: {2}")
    @CsvSource({"k3, 2/1P, false", "Pk2, 2/2, true", "1k2, 2/2, false", "Pk2, 2/1N, true"})
    void aPawnIsUncoveredOnlyByABoardThatLeavesItBehind(String men, String aboard, boolean promotes) {
        TextPosition position = toy("boards=3,carry=on")
                .read("M:" + men + "/4/4/3K|B1@L2:" + aboard + "|B2@R0:2/2|B3@R1:2/2 w - - 0 1");
        assertEquals(!promotes, position.allows("B1-L1"), position.moves()::toString);
        assertEquals(promotes, position.allows("B1-L1=Q"), position.moves()::toString);
    }

    /** A file ends where the last board hangs: a pawn has farther to go while one hangs there, and only then. */
    @Test
    void theWayToPromotionFollowsTheBoards() {
        TextPosition position = toy("boards=1").read("M:3k/3p/4/P2K|B1@L2:2/2 w - - 0 1");
        assertEquals(List.of(4, 2), List.of(distance(position, "b1M"), distance(position, "e3M")));
        assertEquals(List.of(-1, -1), List.of(distance(position, "e1M"), distance(position, "c2M")));
        position.play("B1-R0");
        assertEquals(List.of(3, 3), List.of(distance(position, "b1M"), distance(position, "e3M")));
        position.position().unmake();
        assertEquals(List.of(4, 2), List.of(distance(position, "b1M"), distance(position, "e3M")));
        position.play("B1-R2");
        assertEquals(List.of(3, 2), List.of(distance(position, "b1M"), distance(position, "e3M")));
        position.play("e3M-e2M", "b1M-b2M");
        assertEquals(List.of(2, 1), List.of(distance(position, "b2M"), distance(position, "e2M")));
    }

    private static int distance(TextPosition position, String square) {
        int cell = IntStream.range(0, position.position().rules().cells())
                .filter(candidate -> position.position().words().name(candidate).equals(square))
                .findFirst()
                .orElseThrow();
        return position.position().promotionDistance(cell);
    }

    @Test
    void nothingIsHeldInHand() {
        Rules rules = rules(3);
        Setup setup = rules.start().toBuilder().hand(2, 1).build();

        assertEquals(
                List.of("hand: a white king cannot be held in hand; expected none (notation.md, Positions)"),
                rules.faults(setup, Purpose.GAME).stream().map(Object::toString).toList());
    }

    @Test
    void aPositionOfOtherRulesIsRefused() {
        Position position = rules(3).startPosition();
        String sentence = assertThrows(IllegalArgumentException.class, () -> position.setFrom(rules(4).startPosition()))
                .getMessage();
        assertTrue(sentence.contains("toy-stack:boards=4"), sentence);
    }

    @Test
    void thereIsNothingToTakeBackAtFirst() {
        assertThrows(IllegalStateException.class, () -> rules(3).startPosition().unmake());
    }

    /** There are more of them than any game has moves, so that the memory of each must grow beyond its initial size. */
    @Test
    void aThousandTurnsArePassedAndTakenBack() {
        Position position = rules(3).startPosition();
        String[] texts = new String[1_000];
        for (int turn = 0; turn < texts.length; turn++) {
            texts[turn] = position.words().text();
            position.makeNull();
        }
        for (int turn = texts.length - 1; turn >= 0; turn--) {
            position.unmake();
            assertEquals(texts[turn], position.words().text());
        }
        assertEquals(rules(3).startPosition().key(), position.key());
    }

    /** Boards hang on the lower files first, so that files can be mirrored only with six of them; with three, ranks can. */
    @ParameterizedTest(name = "{0} boards")
    @CsvSource({
        "0, true, true",
        "1, false, false",
        "3, false, true",
        "4, false, false",
        "5, false, false",
        "6, true, true"
    })
    void aStackClaimsTheMirrorsThatItHas(int boards, boolean files, boolean ranks) {
        Position start = rules(boards).startPosition();
        assertEquals(files, turns(start, start::x));
        assertEquals(ranks, turns(start, start::y));
    }

    /** Without pawns, the sides can always be exchanged where they stand. */
    @Test
    void aStackThatIsNotSymmetricClaimsNoMirror() {
        ToySlabs toy = new ToySlabs();
        Position start = toy.rules(OptionValues.of(toy.options(), Map.of())).startPosition();
        assertEquals(1, start.rules().symmetries().size());
        assertFalse(turns(start, start::x) || turns(start, start::y));
    }

    /** Whether a symmetry moves some cell along an axis. */
    private static boolean turns(Position start, IntUnaryOperator axis) {
        return start.rules().symmetries().stream()
                .anyMatch(symmetry -> IntStream.range(0, start.rules().cells())
                        .anyMatch(cell -> axis.applyAsInt(cell) != axis.applyAsInt(symmetry.image(cell))));
    }

    @Test
    void checksAreCountedAndWin() {
        Position position = rules(3).readPosition("M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1 checks=w2");
        assertEquals(2, position.words().setup().field("checks").charAt(1) - '0');
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long key = position.key();
        int checks = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            if (position.inCheck()) {
                checks++;
                assertEquals(
                        Outcome.win(Side.WHITE, Outcome.CHECKS),
                        position.ending().orElseThrow());
                assertEquals("w3", position.words().setup().field("checks"));
            }
            position.unmake();
            assertEquals(key, position.key());
        }
        assertTrue(checks > 0, "no move gives check");
    }

    @Test
    void anchorsThatAreNotThereCannotBeDrawn() {
        Rules rules = rules(3);
        Setup setup = rules.empty().toBuilder().anchor(0, 99).build();
        assertThrows(InvalidSetupException.class, () -> rules.layout(setup));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "en passant; x; expected '-' or <square crossed>:<square of the pawn>, found 'x'",
                "en passant; b3:x; expected file, rank, board, found 'x'",
                "spent; x,y; expected file, rank, board, found 'x'",
                "own; x:w; expected a board of B1, B2, B3, a colon and w or b, found 'x:w'"
            })
    void malformedFieldsOfSetupsThatWereNotReadAreRefused(String field, String value, String reason) {
        Rules rules = rules(3);
        Setup setup = rules.start().toBuilder().field(field, value).build();
        assertEquals(
                List.of(field + ": " + reason + " (notation.md, Positions)"),
                rules.faults(setup, Purpose.GAME).stream().map(Object::toString).toList());
    }

    @Test
    void boardsHangEachAtAnAnchorOfItsOwn() {
        Setup start = rules(3).start();
        assertEquals(
                List.of(
                        "placement: boards B1 and B2 both hang at L0; expected one board at a place (notation.md, Positions)"),
                faults(start.toBuilder().anchor(1, 0).build()));
        assertEquals(
                List.of("placement: board B2 hangs at anchor -1; expected 0 to 11 (notation.md, Positions)"),
                faults(start.toBuilder().anchor(1, -1).build()));
        assertEquals(
                List.of("placement: board B2 hangs at anchor 12; expected 0 to 11 (notation.md, Positions)"),
                faults(start.toBuilder().anchor(1, 12).build()));
        assertEquals(List.of(), faults(start.toBuilder().anchor(1, 11).build()));
    }

    /** The first board is White's, the second Black's. */
    @ParameterizedTest(name = "{0}: refused for {1}")
    @CsvSource({"B1:w, B1:w", "B1:b, ''", "B2:w, ''", "B2:b, B2:b"})
    void onlyBoardsThatHaveChangedHandsAreListed(String owners, String refused) {
        assertEquals(
                refused.isEmpty()
                        ? List.of()
                        : List.of("own: " + refused
                                + " has not changed hands; expected boards that belong to the other side"
                                + " at first (notation.md, Positions)"),
                faults(rules(3).start().toBuilder().field("own", owners).build()));
    }

    private static List<String> faults(Setup setup) {
        return rules(3).faults(setup, Purpose.GAME).stream()
                .map(Object::toString)
                .toList();
    }

    /** Positions that differ in one thing at a time have different keys. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 b - - 0 1",
                "M:k3/4/4/1K1R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1",
                "M:k3/4/4/K2N|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1",
                "M:k3/4/4/K2R|B1@L0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1",
                "M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1 own=B1:b",
                "M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1 own=B2:w",
                "M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1 checks=w",
                "M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1 checks=w2",
                "M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1 checks=b",
            })
    void otherPositionsHaveOtherKeys(String other) {
        TextRules toy = toy("boards=3");
        long key = toy.read("M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1")
                .position()
                .key();
        assertTrue(key != toy.read(other).position().key(), "equal keys");
    }

    /** A pawn on b4 could make a double step if it had not arrived there just now. */
    @Test
    void aPawnThatHasJustSteppedTwiceMayNotStepTwiceAgain() {
        TextRules tower = new TextRules(new ToyTower(), "");
        String position = "M:3/3/1P1/3/3/K1R|N:3/3/3/3/3/3|O:3/3/3/3/3/3|Q:1|S:k2|B@p31:3/3 b - b3:b4M 0 1";
        assertEquals(
                List.of(
                        "en passant: b3:b4M is impossible: its pawn may step twice again; expected it under spent (toy, en_passant 5)"),
                tower.rules().faults(tower.rules().read(position), Purpose.GAME).stream()
                        .map(Object::toString)
                        .toList());
        assertEquals(
                position + " spent=b4M", tower.read(position + " spent=b4M").text());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "b3:b4M; no double step of a white pawn from an empty starting square crosses b3 and ends on b4M",
                "b3:b5M; there is no white pawn on b5M",
                "b3:a9M; there is no white pawn on a9M"
            })
    void aDoubleStepThatCannotHaveBeenIsRefused(String field, String reason) {
        Rules rules = new TextRules(new ToyTower(), "").rules();
        Setup setup = rules
                .read("M:3/3/1P1/3/1N1/K1R|N:3/3/3/3/3/3|O:3/3/3/3/3/3|Q:1|S:k2|B@p31:3/3 b - - 0 1 spent=b4M")
                .toBuilder()
                .field(Setup.EN_PASSANT, field)
                .build();

        assertEquals(
                List.of("en passant: " + field + " is impossible: " + reason + " (toy, en_passant 5)"),
                rules.faults(setup, Purpose.GAME).stream().map(Object::toString).toList());
    }

    /** A game without capture in passing may have castling all the same, and the other way round. */
    @Test
    void eachOptionTakesItsOwnFieldAway() {
        Rules passing = new TextRules(new ToyTower(), "castling=off").rules();
        Rules castling = new TextRules(new ToyTower(), "enPassant=off").rules();

        assertEquals("K", castling.start().field(Setup.CASTLING));
        assertEquals(List.of(), castling.faults(castling.start(), Purpose.GAME));
        assertEquals("-", passing.start().field(Setup.CASTLING));
        List<Fault> faults = passing.faults(
                passing.start().toBuilder().field(Setup.CASTLING, "K").build(), Purpose.GAME);
        assertEquals(
                List.of("common-options.md castling"),
                faults.stream().map(Fault::citation).toList());
    }

    @Test
    void whereNoBoardCanMoveMenReachWhatTheyDo() {
        TextPosition position = toy("boards=0").read("M:k3/4/4/1R1K w - - 0 1");
        assertEquals(List.of("b1M", "c2M", "c3M", "c4M", "d1M"), position.targets("c1M"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"kr2/4/4/2RK, ''", "k3/4/4/2RK, WHITE", "kr2/4/4/3K, BLACK"})
    void aSideWithoutMenOfAnExtinctTypeHasLost(String men, String winner) {
        Rules rules = new StackRules(new ToyStack(), OptionValues.of(List.of(), Map.of()), new WithoutRooksLost());
        Position position = rules.readPosition("M:" + men + "|X@a:2/2 w - - 0 1");

        assertEquals(
                winner.isEmpty()
                        ? Optional.empty()
                        : Optional.of(Outcome.win(Side.valueOf(winner), Outcome.EXTINCTION)),
                position.ending());
    }

    /** A board of 4x4 with another hanging over it; the loss of the last rook loses the game. */
    private static final class WithoutRooksLost extends ToyDeclaration {

        WithoutRooksLost() {
            super(BoardStack.over(new ColumnGrid(4, 4))
                    .main("M", 0, 0, 1, 4, 4)
                    .anchor(new Anchor("a", 0, 0, 2, false, Optional.empty()))
                    .movable("X", 2, 2, Side.WHITE, "a")
                    .build());
        }

        @Override
        int firstRank() {
            return 0;
        }

        @Override
        public String start() {
            return "M:kr2/4/4/2RK|X@a:2/2 w - - 0 1";
        }

        @Override
        public EndRule end() {
            return EndRule.SHARED.withExtinction("R");
        }
    }

    /** A table must not take a position for one in which castling is allowed sooner or later. */
    @ParameterizedTest(name = "with {0} at moves {1} and {2}: {3}")
    @CsvSource({"K, 1, 2, false", "K, 2, 3, false", "K, 1, 9, false", "K, 3, 4, true", "K, 3, 99, true", "-, 1, 2, true"
    })
    void theMoveNumberIsInTheKeyAsLongAsItForbidsCastling(String rights, int one, int other, boolean same) {
        Position first = castlingFromMoveThree(rights, one).position();
        Position second = castlingFromMoveThree(rights, other).position();

        assertEquals(same, first.key() == second.key());
        assertEquals(first.repetitionKey(), second.repetitionKey());
        assertEquals(
                rights.equals("K") && one >= 3,
                castlingFromMoveThree(rights, one).allows("O-O"));
        assertEquals(
                rights.equals("K") && other >= 3,
                castlingFromMoveThree(rights, other).allows("O-O"));
    }

    @Test
    void theKeyFollowsTheMoveNumberAsMovesAreMadeAndTakenBack() {
        TextPosition played = castlingFromMoveThree("K", 1);
        for (String move : List.of("d1M-d2M", "a4M-b4M", "d2M-d1M", "b4M-a4M")) {
            long before = played.position().key();
            played.play(move);
            played.position().unmake();
            assertEquals(before, played.position().key(), move);
            played.play(move);
            assertEquals(
                    played.position().rules().readPosition(played.text()).key(),
                    played.position().key(),
                    played.text());
        }
        assertEquals(
                castlingFromMoveThree("K", 3).position().key(),
                played.position().key());
    }

    private static TextPosition castlingFromMoveThree(String rights, int move) {
        Rules rules = new StackRules(new ToyStack(), OptionValues.of(List.of(), Map.of()), new CastlingFromMoveThree());
        return TextPosition.of(rules.readPosition("M:k3/4/4/K1RR|X@a:2/2 w " + rights + " - 0 " + move));
    }

    /** A board of 4x4 with another hanging over it; White may exchange king and rook from its third move on. */
    private static final class CastlingFromMoveThree extends ToyDeclaration {

        CastlingFromMoveThree() {
            super(BoardStack.over(new ColumnGrid(4, 4))
                    .main("M", 0, 0, 1, 4, 4)
                    .anchor(new Anchor("a", 0, 2, 2, false, Optional.empty()))
                    .movable("X", 2, 2, Side.WHITE, "a")
                    .build());
        }

        @Override
        int firstRank() {
            return 1;
        }

        @Override
        public String start() {
            return "M:k3/4/4/K1RR|X@a:2/2 w K - 0 1";
        }

        @Override
        public List<StackCastling> castlings() {
            HomeSquares home = new HomeSquares(stack(), squares());
            int king = home.cell("a1M");
            int rook = home.cell("c1M");
            Castling way = new Castling(Castling.KING_SIDE, Side.WHITE, king, rook, rook, king, List.of(), List.of());
            return List.of(new StackCastling(way, home.columns("b1"), 3));
        }
    }

    @Test
    void rightsThatTheRulesDoNotHaveAreRefused() {
        Rules rules = rules(3);
        Setup setup = rules.start().toBuilder().field(Setup.CASTLING, "K").build();
        assertEquals(
                List.of("castling: expected '-', found 'K' (notation.md, Positions)"),
                rules.faults(setup, Purpose.GAME).stream().map(Object::toString).toList());
    }
}
