package org.plyspace.movegen.stack.tables;

import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.movegen.stack.declare.StackCastling;

/** A {@link StackCastling} compiled to bits. Its accessors are hot. */
public record CastlingBits(
        StackCastling declared,
        Side side,
        boolean kingSide,
        int kingFrom,
        int kingTo,
        int rookFrom,
        int rookTo,
        long clearColumns,
        long clearCells,
        long passedCells,
        int firstMove) {

    static CastlingBits of(StackCastling declared) {
        return new CastlingBits(
                declared,
                declared.way().side(),
                declared.kingSide(),
                declared.way().kingFrom(),
                declared.way().kingTo(),
                declared.way().rookFrom(),
                declared.way().rookTo(),
                declared.clearColumns(),
                bits(declared.way().empty()),
                bits(declared.way().crossed()),
                declared.firstMove());
    }

    private static long bits(List<Integer> cells) {
        return cells.stream().mapToLong(cell -> 1L << cell).reduce(0, (a, b) -> a | b);
    }

    public String text() {
        return declared.text();
    }

    public char letter() {
        return declared.letter();
    }

    /** The bit of the right among a position's rights. */
    public int right() {
        return 1 << (side.index() * 2 + (kingSide ? 0 : 1));
    }
}
