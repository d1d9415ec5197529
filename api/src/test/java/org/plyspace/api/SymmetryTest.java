package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SymmetryTest {

    @Test
    void cellsAnchorsAndBoardsHaveImages() {
        Symmetry symmetry = new Symmetry(new int[] {1, 2, 0}, new int[] {1, 0}, new int[] {0}, true, false);
        assertEquals(2, symmetry.image(1));
        assertEquals(0, symmetry.anchorImage(1));
        assertEquals(0, symmetry.boardImage(0));
        assertTrue(symmetry.keepsForward());
    }

    @Test
    void piecesChangeSidesWithTheSides() {
        int rook = Piece.code(Side.WHITE, 3);
        Symmetry exchange = new Symmetry(new int[] {0}, new int[0], new int[0], true, true);
        assertTrue(exchange.exchangesSides());
        assertEquals(Piece.code(Side.BLACK, 3), exchange.pieceImage(rook));
        assertEquals(rook, exchange.pieceImage(exchange.pieceImage(rook)));
        assertEquals(Piece.NONE, exchange.pieceImage(Piece.NONE));
        Symmetry mirror = new Symmetry(new int[] {0}, true);
        assertFalse(mirror.exchangesSides());
        assertEquals(rook, mirror.pieceImage(rook));
    }

    @Test
    void theImagesTakenAreCopies() {
        int[] cells = {1, 0};
        int[] anchors = {1, 0};
        int[] boards = {1, 0};
        Symmetry symmetry = new Symmetry(cells, anchors, boards, true, false);
        cells[0] = 0;
        anchors[0] = 0;
        boards[0] = 0;
        assertEquals(1, symmetry.image(0));
        assertEquals(1, symmetry.anchorImage(0));
        assertEquals(1, symmetry.boardImage(0));
    }
}
