package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PieceTypeTest {

    @ParameterizedTest
    @CsvSource({"K,K,k", "Z,Z,z", "+R,+R,+r", "~A,~A,~a", "^Q,^Q,^q"})
    void blackHasTheLetterInLowerCaseAndTheSameMark(String symbol, String white, String black) {
        PieceType type = new PieceType(0, symbol, "piece", Aspect.OTHER_PIECES, false, false, false);
        assertEquals(white, type.symbol(Side.WHITE));
        assertEquals(black, type.symbol(Side.BLACK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "k", "+", "+r", "K+", "++R", "KR", "\u00c4", "-K", "1", "+R "})
    void whatCouldNotBeReadIsNoSymbol(String text) {
        assertFalse(PieceType.isSymbol(text));
        IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class,
                () -> new PieceType(0, text, "odd one", Aspect.KING, true, false, false));
        assertTrue(refusal.getMessage().contains("odd one"), refusal.getMessage());
    }

    @Test
    void aPieceOfAUsualNameHasNoFigureOfItsOwn() {
        PieceType type = new PieceType(4, "R", "rook", Aspect.ROOK, false, false, false);
        assertEquals("rook", type.usualName());
        assertEquals(Optional.empty(), type.figure());
    }
}
