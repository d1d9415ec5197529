package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;

/** Checks the list of legal moves and the questions that are cheaper than the list. */
interface GenerationContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> everyLegalMoveIsListedOnce() {
        return specimens().inAllPositions(position -> {
            long[] moves = Moves.sorted(Moves.legal(position));
            for (int i = 1; i < moves.length; i++) {
                long move = moves[i];
                assertNotEquals(moves[i - 1], move, () -> "listed twice: " + Moves.text(position, move));
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> movesAreAppendedToTheList() {
        return specimens().inAllPositions(position -> {
            MoveList moves = new MoveList();
            moves.add(Move.NONE);
            position.legalMoves(moves);
            int size = moves.size();
            position.legalCaptures(moves);
            assertEquals(Move.NONE, moves.get(0), "the entry that was there before");
            assertEquals(1 + position.countLegalMoves(), size, "entries after one more list");
            assertTrue(moves.size() >= size, "captures took entries away");
        });
    }

    @TestFactory
    default Stream<DynamicTest> countLegalMovesCountsTheList() {
        return specimens()
                .inAllPositions(parent -> forItAndItsChildren(
                        parent,
                        position -> assertEquals(
                                Moves.legal(position).length, position.countLegalMoves(), "countLegalMoves()")));
    }

    @TestFactory
    default Stream<DynamicTest> hasLegalMoveTellsWhetherTheListIsEmpty() {
        return specimens()
                .inAllPositions(parent -> forItAndItsChildren(
                        parent,
                        position -> assertEquals(
                                Moves.legal(position).length > 0, position.hasLegalMove(), "hasLegalMove()")));
    }

    @TestFactory
    default Stream<DynamicTest> legalCapturesAreTheLegalMovesThatCapture() {
        return specimens().inAllPositions(position -> {
            long[] expected = LongStream.of(Moves.legal(position))
                    .filter(move -> Moves.capturesEnemy(position, move))
                    .toArray();
            long[] captures = Moves.captures(position);
            assertArrayEquals(Moves.sorted(expected), Moves.sorted(captures));
        });
    }

    @TestFactory
    default Stream<DynamicTest> legalQuietPromotionsAreTheLegalMovesThatPromoteAndCaptureNothing() {
        return specimens()
                .inAllPositions(parent -> forItAndItsChildren(parent, position -> {
                    long[] expected = LongStream.of(Moves.legal(position))
                            .filter(Moves::promotesQuietly)
                            .toArray();
                    assertArrayEquals(Moves.sorted(expected), Moves.sorted(Moves.quietPromotions(position)));
                }));
    }

    @TestFactory
    default Stream<DynamicTest> legalLoudMovesAreCapturesAndQuietPromotions() {
        return specimens()
                .inAllPositions(parent -> forItAndItsChildren(parent, position -> {
                    long[] expected = LongStream.concat(
                                    LongStream.of(Moves.captures(position)),
                                    LongStream.of(Moves.quietPromotions(position)))
                            .toArray();
                    assertArrayEquals(Moves.sorted(expected), Moves.sorted(Moves.loud(position)));
                }));
    }

    @TestFactory
    default Stream<DynamicTest> generationLeavesThePositionAlone() {
        return specimens().inAllPositions(position -> {
            Answers before = Answers.full(position);
            long[] first = Moves.legal(position);
            Moves.captures(position);
            Moves.loud(position);
            position.hasLegalMove();
            assertTrue(Arrays.equals(first, Moves.legal(position)), "the list changes when asked for again");
            before.assertSame(Answers.full(position), "after generation");
        });
    }

    @TestFactory
    default Stream<DynamicTest> movesNameTheMenThatMoveAndAreCaptured() {
        return specimens().inAllPositions(position -> {
            Layout layout = position.words().layout();
            for (long move : Moves.legal(position)) {
                boolean right = Move.kind(move) == Move.BOARD ? namesABoard(layout, move) : namesItsMen(position, move);
                assertTrue(right, () -> "what the long says of " + Moves.text(position, move) + " is not so");
            }
        });
    }

    static void forItAndItsChildren(Position position, Consumer<Position> check) {
        check.accept(position);
        for (long move : Moves.legal(position)) {
            position.make(move);
            check.accept(position);
            position.unmake();
        }
    }

    private static boolean namesABoard(Layout layout, long move) {
        return Move.from(move) < layout.movableBoards().size()
                && Move.to(move) < layout.anchors().size()
                && Move.piece(move) == Piece.NONE
                && Move.captured(move) == Piece.NONE;
    }

    private static boolean namesItsMen(Position position, long move) {
        int piece = Move.piece(move);
        if (piece == Piece.NONE || Piece.side(piece) != position.sideToMove()) {
            return false;
        }
        int onTarget = position.pieceAt(Move.to(move));
        int captured = Move.captured(move);
        if (Move.kind(move) == Move.DROP) {
            return Move.from(move) == Move.to(move)
                    && onTarget == Piece.NONE
                    && captured == Piece.NONE
                    && position.hand(piece) > 0;
        }
        return piece == position.pieceAt(Move.from(move))
                && switch (Move.kind(move)) {
                    case Move.EN_PASSANT, Move.CAPTURE_ELSEWHERE -> captured != Piece.NONE && onTarget == Piece.NONE;
                    case Move.FROM_AFAR -> captured != Piece.NONE && captured == onTarget;
                    case Move.CASTLING -> captured == Piece.NONE;
                    default -> Move.isPass(move) || (Move.from(move) != Move.to(move) && captured == onTarget);
                };
    }
}
