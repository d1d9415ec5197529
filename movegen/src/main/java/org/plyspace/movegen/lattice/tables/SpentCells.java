package org.plyspace.movegen.lattice.tables;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.movegen.declare.SidedCells;

/**
 * The starting cells of men that move otherwise before their first move, such as pawns that make double steps only then. Bit i of a
 * position's word of spent cells is set while such a man that has moved stands on starting cell i of its type and side.
 */
public final class SpentCells {

    private static final long ZOBRIST_SEED = 0x5370656e_74000000L;

    /** The starting cells, by bit. */
    public final int[] cells;
    /** The bit of a cell, by side and cell, or 0 if no man of the side starts there. */
    private final long[][] bits;
    /** The same of men of a code, by code and cell; null where none of the code starts anywhere. */
    private final long[][] bitsOfCode;

    private final long[] keys =
            new SplittableRandom(ZOBRIST_SEED).longs(Long.SIZE).toArray();

    private SpentCells(int[] cells, long[][] bits, long[][] bitsOfCode) {
        this.cells = cells;
        this.bits = bits;
        this.bitsOfCode = bitsOfCode;
    }

    /** The starting cells of a declaration, or null if no man moves otherwise before its first move. */
    static SpentCells of(LatticeTables tables) {
        int[] cells = new int[Long.SIZE];
        long[][] bits = new long[2][tables.cells];
        long[][] bitsOfCode = new long[Piece.CODES][];
        int count = 0;
        for (int type = 0; type < tables.declared.pieces.size(); type++) {
            for (Side side : Side.values()) {
                int code = Piece.code(side, type);
                long[] ofSide = bits[side.index()];
                for (int cell = 0; cell < tables.cells; cell++) {
                    if (!isStart(tables, type, side, cell)) {
                        continue;
                    }
                    if (ofSide[cell] == 0) {
                        if (count == Long.SIZE) {
                            throw new IllegalArgumentException("too many cells on which it matters whether a man has"
                                    + " moved; expected at most " + Long.SIZE);
                        }
                        ofSide[cell] = 1L << count;
                        cells[count++] = cell;
                    }
                    if (bitsOfCode[code] == null) {
                        bitsOfCode[code] = new long[tables.cells];
                    }
                    bitsOfCode[code][cell] = ofSide[cell];
                }
            }
        }
        return count == 0 ? null : new SpentCells(Arrays.copyOf(cells, count), bits, bitsOfCode);
    }

    private static boolean isStart(LatticeTables tables, int type, Side side, int cell) {
        PawnTables pawn = tables.pawnOf[Piece.code(side, type)];
        SidedCells starts = tables.declared
                .pieces
                .starts()
                .get(tables.declared.pieces.get(type).symbol());
        return (pawn != null && pawn.onceAGame && pawn.starts[side.index()][cell])
                || (starts != null && starts.has(side, cell));
    }

    /** The bit of a cell if a man of this code starts there, or 0. */
    public long bit(int code, int cell) {
        return bitsOfCode[code] == null ? 0 : bitsOfCode[code][cell];
    }

    /** The bits of a cell for both sides. */
    public long bits(int cell) {
        return bits[Side.WHITE.index()][cell] | bits[Side.BLACK.index()][cell];
    }

    public long key(long spent) {
        long key = 0;
        for (long rest = spent; rest != 0; rest &= rest - 1) {
            key ^= keys[Long.numberOfTrailingZeros(rest)];
        }
        return key;
    }
}
