package org.plyspace.movegen.lattice.tables;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;

/**
 * The starting cells of men that move otherwise before their first move, such as pawns that make double steps only then. Bit i of a
 * position's word of spent cells is set while such a man that has moved stands on starting cell i of its type and side.
 */
public final class SpentCells {

    private static final long ZOBRIST_SEED = 0x5370656e_74000000L;

    /** The starting cells, by bit. */
    public final int[] cells;
    /** The bit of a cell, by side and cell, or 0 if no pawn of the side starts there. */
    private final long[][] bits;

    private final long[] keys;
    private final LatticeTables tables;

    private SpentCells(LatticeTables tables, int[] cells, long[][] bits) {
        this.tables = tables;
        this.cells = cells;
        this.bits = bits;
        this.keys = new SplittableRandom(ZOBRIST_SEED).longs(Long.SIZE).toArray();
    }

    /** The starting cells of a declaration, or null if no man moves otherwise before its first move. */
    static SpentCells of(LatticeTables tables) {
        int[] cells = new int[Long.SIZE];
        long[][] bits = new long[2][tables.cells];
        int count = 0;
        for (int code = 2; code < Piece.CODES; code++) {
            for (int cell = 0; cell < tables.cells; cell++) {
                if (!isStart(tables, code, cell) || bits[code & 1][cell] != 0) {
                    continue;
                }
                if (count == Long.SIZE) {
                    throw new IllegalArgumentException("too many cells on which it matters whether a man has moved;"
                            + " expected at most " + Long.SIZE);
                }
                bits[code & 1][cell] = 1L << count;
                cells[count++] = cell;
            }
        }
        return count == 0 ? null : new SpentCells(tables, Arrays.copyOf(cells, count), bits);
    }

    private static boolean isStart(LatticeTables tables, int code, int cell) {
        PawnTables pawn = tables.pawnOf[code];
        return (pawn != null && pawn.onceAGame && pawn.starts[code & 1][cell])
                || (tables.starts[code] != null && tables.starts[code].has(Side.of(code & 1), cell));
    }

    /** The bit of a cell if a man of this code starts there, or 0. */
    public long bit(int code, int cell) {
        return code != Piece.NONE && isStart(tables, code, cell) ? bits[code & 1][cell] : 0;
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
