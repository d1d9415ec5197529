package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Checks that placing a few men on the empty board, as tablebases do, gives the same position as a setup. */
interface PlacementContract extends UnderTest {

    /** The number of placements tried for each choice of options. */
    int PLACEMENTS = 100;
    /** The plies that are played on before another position is placed. */
    int PLIES_ON = 6;

    @TestFactory
    default Stream<DynamicTest> placedMenAreAllThereIs() {
        return specimens().inAllRules(rules -> {
            Position position = Specimens.emptyBoard(rules);
            Random random = new Random(1);
            for (int i = 0; i < PLACEMENTS; i++) {
                Setup setup = place(position, random);
                Setup placed = position.words().setup();
                for (int cell = 0; cell < rules.cells(); cell++) {
                    assertEquals(setup.pieceAt(cell), placed.pieceAt(cell), "piece on cell " + cell);
                }
                assertEquals(setup.side(), position.sideToMove(), "side to move");
                assertEquals("-", placed.field(Setup.CASTLING), "castling");
                assertEquals("-", placed.field(Setup.EN_PASSANT), "en passant");
                assertEquals(List.of(0, 1), List.of(position.halfmoveClock(), position.fullmoveNumber()), "clocks");
                for (int board = 0; board < placed.boards(); board++) {
                    assertEquals(rules.empty().anchorOf(board), placed.anchorOf(board), "anchor of board " + board);
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aPlacedPositionIsEqualToItsSetup() {
        return specimens().inAllRules(rules -> {
            Position position = Specimens.emptyBoard(rules);
            Random random = new Random(2);
            for (int i = 0; i < PLACEMENTS; i++) {
                place(position, random);
                String text = position.words().text();
                Answers fresh = Answers.full(rules.position(rules.read(text), Purpose.STUDY));
                fresh.assertSame(Answers.full(position), "placed as " + text);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aPositionPlacedAnewHasItsMenBoardsHandsAndRights() {
        return specimens().inSomePositions(3, position -> {
            Position placed = Specimens.emptyBoard(position.rules());
            placed.place(Placements.of(position));
            Setup expected = position.words().setup().toBuilder()
                    .clocks(0, 1)
                    .field(Setup.EN_PASSANT, "")
                    .build();
            Setup actual = placed.words().setup();
            for (int cell = 0; cell < expected.cells(); cell++) {
                assertEquals(expected.pieceAt(cell), actual.pieceAt(cell), "piece on cell " + cell);
            }
            for (int piece = 2; piece < Piece.CODES; piece++) {
                assertEquals(expected.hand(piece), actual.hand(piece), "pieces in hand of code " + piece);
            }
            for (int board = 0; board < expected.boards(); board++) {
                assertEquals(expected.anchorOf(board), actual.anchorOf(board), "anchor of board " + board);
                assertEquals(position.ownerOf(board), placed.ownerOf(board), "owner of board " + board);
            }
            assertEquals(expected.side(), actual.side(), "side to move");
            assertEquals(expected.field(Setup.CASTLING), actual.field(Setup.CASTLING), "castling");
        });
    }

    /** Applies only to positions without anything that a placement lacks, such as a right to en passant. */
    @TestFactory
    default Stream<DynamicTest> aPositionPlacedAnewHasItsMoves() {
        return specimens().inSomePositions(3, position -> {
            Setup setup = position.words().setup().toBuilder().clocks(0, 1).build();
            Position placed = Specimens.emptyBoard(position.rules());
            placed.place(Placements.of(position));
            if (placed.words().setup().equals(setup)) {
                Position fresh = position.rules().position(setup, Purpose.STUDY);
                assertArrayEquals(Moves.sorted(Moves.legal(fresh)), Moves.sorted(Moves.legal(placed)), "legal moves");
                assertEquals(fresh.repetitionKey(), placed.repetitionKey(), "repetition key");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aPositionPlacedOverAGameForgetsTheGame() {
        return specimens().inSomePositions(3, position -> {
            Position placed = position.copy();
            for (long[] moves = Moves.someLegal(placed, 1);
                    moves.length > 0 && placed.fullmoveNumber() < position.fullmoveNumber() + PLIES_ON / 2;
                    moves = Moves.someLegal(placed, 1)) {
                placed.make(moves[0]);
            }
            placed.place(Placements.of(position));
            String text = placed.words().text();
            Answers fresh =
                    Answers.full(position.rules().position(position.rules().read(text), Purpose.STUDY));
            fresh.assertSame(Answers.full(placed), "placed over a game as " + text);
        });
    }

    /** Places a royal piece for each side and up to two other men at random, and returns the expected setup. */
    private static Setup place(Position position, Random random) {
        Rules rules = position.rules();
        int[] cells = random.ints(0, rules.cells())
                .distinct()
                .limit(2L + random.nextInt(3))
                .toArray();
        List<PieceType> types = rules.pieceTypes();
        int royal = IntStream.range(0, types.size())
                .filter(i -> types.get(i).royal())
                .findFirst()
                .orElse(0);
        int[] pieces = IntStream.range(0, cells.length)
                .map(i -> Piece.code(Side.of(i % 2), i < 2 ? royal : random.nextInt(types.size())))
                .toArray();
        Side side = Side.of(random.nextInt(2));
        Placement placement = new Placement(rules);
        placement.turn(side);
        Setup.Builder setup = rules.empty().toBuilder().side(side);
        IntStream.range(0, cells.length).forEach(i -> {
            placement.put(cells[i], pieces[i]);
            setup.piece(cells[i], pieces[i]);
        });
        position.place(placement);
        return setup.build();
    }
}
