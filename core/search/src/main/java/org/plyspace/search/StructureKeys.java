package org.plyspace.search;

import org.plyspace.api.Changes;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Keys of parts of a position, updated incrementally along a line: of its structure, that is all men whose moves reset the
 * clock, as pawns' do, and of the other men of each side. Positions that share a part share its key. Pieces in hand do not
 * count.
 */
final class StructureKeys {

    private static final int PARTS = 3;

    /** The part that a piece code belongs to. */
    private final int[] part = new int[Piece.CODES];
    /** The keys by ply and part. */
    private final long[] keys = new long[PARTS * (Scores.MOST_PLIES + 1)];

    private final int[] cells;
    private int top;

    StructureKeys(Rules rules) {
        cells = new int[rules.cells()];
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                part[Piece.code(side, type.index())] = type.resetsClock() ? 0 : 1 + side.index();
            }
        }
    }

    /** Starts with a position. */
    void start(Position root) {
        top = 0;
        for (int i = 0; i < PARTS; i++) {
            keys[i] = 0;
        }
        for (Side side : Side.values()) {
            int count = root.men(side, cells);
            for (int i = 0; i < count; i++) {
                toggle(root.pieceAt(cells[i]), root.placeOf(cells[i]));
            }
        }
    }

    /** Records a move that is about to be made, by what it changes. */
    void push(Changes changes) {
        pass();
        for (int i = 0, n = changes.places(); i < n; i++) {
            toggle(changes.pieceBefore(i), changes.place(i));
            toggle(changes.pieceAfter(i), changes.place(i));
        }
    }

    /** Records a pass, which changes nothing. */
    void pass() {
        System.arraycopy(keys, top, keys, top + PARTS, PARTS);
        top += PARTS;
    }

    /** Forgets the last move or pass. */
    void pop() {
        top -= PARTS;
    }

    /** The key of the structure of both sides. */
    long structure() {
        return keys[top];
    }

    /** The key of a side's other men. */
    long others(int side) {
        return keys[top + 1 + side];
    }

    private void toggle(int code, int place) {
        if (code != Piece.NONE) {
            keys[top + part[code]] ^= mixed(place * Piece.CODES + code);
        }
    }

    /** A pseudo-random number that depends on another one; a table of them would be large on large boards. */
    private static long mixed(int number) {
        long mixed = (number + 1) * 0x9e3779b97f4a7c15L;
        mixed = (mixed ^ mixed >>> 32) * 0xd6e8feb86659fd93L;
        return mixed ^ mixed >>> 32;
    }
}
