package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class MoveTest {

    private static final int LARGEST_PIECE = Piece.CODES - 1;
    private static final int LARGEST_KIND = 7;

    private static long full() {
        long move = Move.of(Move.MAX_CELL, Move.MAX_CELL, LARGEST_PIECE, LARGEST_PIECE, LARGEST_KIND);
        return Move.withExtra(Move.promoting(move, LARGEST_PIECE), Move.MAX_EXTRA);
    }

    @Test
    void allBitsTogetherFillALong() {
        assertEquals(-1L, full());
        assertEquals(64, 15 + 15 + 6 + 6 + 6 + 3 + 13);
    }

    static Stream<Arguments> fields() {
        return Stream.of(
                field("origin", Move.MAX_CELL, Move.of(Move.MAX_CELL, 0, 0, 0), Move::from),
                field("target", Move.MAX_CELL, Move.of(0, Move.MAX_CELL, 0, 0), Move::to),
                field("piece", LARGEST_PIECE, Move.of(0, 0, LARGEST_PIECE, 0), Move::piece),
                field("captured", LARGEST_PIECE, Move.of(0, 0, 0, LARGEST_PIECE), Move::captured),
                field("promoted", LARGEST_PIECE, Move.promoting(0, LARGEST_PIECE), Move::promoted),
                field("kind", LARGEST_KIND, Move.of(0, 0, 0, 0, LARGEST_KIND), Move::kind),
                field("extra", Move.MAX_EXTRA, Move.withExtra(0, Move.MAX_EXTRA), Move::extra));
    }

    private static Arguments field(String name, int largest, long onlyThis, LongToInt read) {
        return Arguments.of(name, largest, onlyThis, read);
    }

    /** Reads one field of a move. */
    @FunctionalInterface
    interface LongToInt extends ToIntFunction<Long> {}

    @ParameterizedTest(name = "{0}")
    @MethodSource("fields")
    void aFieldHoldsItsLargestValueAndTouchesNoOther(String name, int largest, long onlyThis, LongToInt read) {
        assertEquals(Long.bitCount(onlyThis), Integer.bitCount(largest), "bits of the field");
        assertEquals(largest, read.applyAsInt(onlyThis));
        assertEquals(largest, read.applyAsInt(full()));
        assertEquals(0, read.applyAsInt(full() & ~onlyThis));
    }

    @Test
    void promotionAndExtraReplaceWhatWasThere() {
        long move = Move.of(3, 5, 2, 9);
        assertEquals(Move.promoting(move, 4), Move.promoting(Move.promoting(move, 63), 4));
        assertEquals(Move.withExtra(move, 1), Move.withExtra(Move.withExtra(move, Move.MAX_EXTRA), 1));
        assertEquals(move, Move.promoting(Move.promoting(move, 63), Piece.NONE));
    }

    @Test
    void capturesAndPromotionsAreSeen() {
        assertTrue(Move.isCapture(Move.of(1, 2, 2, 3)));
        assertFalse(Move.isCapture(Move.of(1, 2, 2, Piece.NONE)));
        assertTrue(Move.isPromotion(Move.promoting(Move.of(1, 2, 2, 3), 4)));
        assertFalse(Move.isPromotion(Move.of(1, 2, 2, 3)));
    }
}
