package org.plyspace.movegen.lattice.tables;

import java.util.BitSet;
import org.plyspace.movegen.lattice.declare.Mode;

/** One path of a conditional mode from one cell. Immutable. */
public final class ModePath {

    /** The kind of its {@link Mode}. */
    public final Mode.Kind kind;
    /** The cells in the order in which they are passed. */
    public final int[] cells;
    /** The index of the first cell on which the piece may land; those before must be empty. */
    public final int first;

    public final boolean moves;
    public final boolean captures;
    /** The indices of cells on which the piece may not land; null if it may land on all. */
    public final BitSet closed;
    /** Whether the piece must have moved, or must not. */
    public final Mode.When when;

    /** By {@code code >> 1}, what the piece may capture, and whether royal pieces are among it at 0, where nobody stands; null for all. */
    private final BitSet prey;

    ModePath(Mode mode, int[] cells, int first, BitSet closed, BitSet prey) {
        this.kind = mode.kind();
        this.cells = cells;
        this.first = first;
        this.moves = mode.moves();
        this.captures = mode.captures();
        this.closed = closed;
        this.when = mode.when();
        this.prey = prey;
    }

    /** Whether the piece may land on the cell with an index from {@link #first} on. */
    public boolean mayLand(int index) {
        return closed == null || !closed.get(index);
    }

    /** Whether the piece may capture a man of a code, or a royal piece if it is {@link org.plyspace.api.Piece#NONE}. */
    public boolean takes(int code) {
        return captures && (prey == null || prey.get(code >> 1));
    }

    /** Whether it leads to one cell, over any men. */
    boolean isCertain() {
        return cells.length == 1 && kind != Mode.Kind.HOP && when == Mode.When.ALWAYS && prey == null;
    }

    /** Whether it leads to all of its cells up to the first man. */
    boolean isRay() {
        return kind != Mode.Kind.HOP && first == 0 && closed == null && when == Mode.When.ALWAYS && prey == null;
    }

    /** The index of the first cell that is attacked as men stand, if the piece may land there; past the last if there is none. */
    public int attackedFrom(byte[] at) {
        int index = kind == Mode.Kind.HOP ? firstMan(at, 0) + 1 : 0;
        while (index < first && at[cells[index]] == 0) {
            index++;
        }
        return index < first ? cells.length : index;
    }

    /** The index after the last cell that is attacked, given the first. */
    public int attackedTo(byte[] at, int attackedFrom) {
        return Math.min(cells.length, firstMan(at, attackedFrom) + 1);
    }

    /** The index of the first cell with a man from an index on; past the last if there is none. */
    private int firstMan(byte[] at, int from) {
        int index = from;
        while (index < cells.length && at[cells[index]] == 0) {
            index++;
        }
        return index;
    }
}
