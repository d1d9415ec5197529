package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PieceTest {

    @Test
    void codesTellSideAndTypeAndAreAllDifferent() {
        Set<Integer> codes = new HashSet<>();
        for (Side side : Side.values()) {
            for (int type = 0; type < PieceType.MAX_TYPES; type++) {
                int code = Piece.code(side, type);
                assertTrue(code > Piece.NONE && code < Piece.CODES && codes.add(code), () -> "code " + code);
                assertEquals(side, Piece.side(code));
                assertEquals(type, Piece.type(code));
            }
        }
    }

    @Test
    void codesFitIntoTheSixBitsOfAMove() {
        assertEquals(64, Piece.CODES);
    }

    @Test
    void typesThatCouldNotBeWrittenAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> type(31, "K"));
        assertThrows(IllegalArgumentException.class, () -> type(-1, "K"));
        assertThrows(IllegalArgumentException.class, () -> type(0, "k"));
    }

    private static PieceType type(int index, String symbol) {
        return new PieceType(index, symbol, "king", Aspect.KING, true, false, false);
    }

    @Test
    void theOppositeIsTheOtherSidesPieceOfTheSameType() {
        int white = Piece.code(Side.WHITE, 7);
        assertEquals(Piece.code(Side.BLACK, 7), Piece.opposite(white));
        assertEquals(white, Piece.opposite(Piece.opposite(white)));
    }

    @Test
    void sidesAreOpposedAndNumbered() {
        assertEquals(Side.BLACK, Side.WHITE.opposite());
        assertEquals(Side.WHITE, Side.BLACK.opposite());
        assertEquals(Side.WHITE, Side.of(0));
        assertEquals(Side.BLACK, Side.of(1));
    }
}
