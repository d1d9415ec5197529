package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

final class UnmovesTest {

    @Test
    void movesOfMenAreAllMovesButThoseOfBoards() {
        long ofMan = Move.of(7, 3, Piece.code(Side.WHITE, 0), Piece.NONE);
        long ofBoard = Move.of(1, 2, Piece.NONE, Piece.NONE, Move.BOARD);
        long doubleStep = Move.of(7, 5, Piece.code(Side.WHITE, 1), Piece.NONE, Move.DOUBLE_STEP);
        Unmoves unmoves = (position, into) -> {
            into.add(ofBoard);
            into.add(ofMan);
            into.add(ofBoard);
            into.add(doubleStep);
        };
        MoveList moves = new MoveList();
        moves.add(ofBoard);
        unmoves.quietOfMen(null, moves);
        assertArrayEquals(new long[] {ofBoard, ofMan, doubleStep}, moves.toArray());
    }
}
