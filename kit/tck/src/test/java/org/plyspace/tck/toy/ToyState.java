package org.plyspace.tck.toy;

import java.util.Arrays;
import java.util.Random;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** The state of the board, with an undo stack of whole rows. */
final class ToyState {

    private static final int ROW = ToyBoard.CELLS + 7;
    private static final int ANCHOR = ToyBoard.CELLS;
    private static final int OWNER = ANCHOR + 1;
    private static final int SIDE = ANCHOR + 2;
    private static final int CROSSED = ANCHOR + 3;
    private static final int CROSSER = ANCHOR + 4;
    private static final int HALFMOVES = ANCHOR + 5;
    private static final int FULLMOVES = ANCHOR + 6;

    private static final long[][] PIECE_KEYS = keys(ToyBoard.CELLS, Piece.CODES);
    private static final long[][] FIELD_KEYS = keys(4, ToyBoard.CELLS + 1);

    private final boolean handover;
    private int[] rows = new int[64 * ROW];
    private int top;
    private long[] keys = new long[64];

    ToyState(boolean handover) {
        this.handover = handover;
        clear();
    }

    private static long[][] keys(int count, int each) {
        Random random = new Random(20L * count + each);
        long[][] keys = new long[count][each];
        for (long[] row : keys) {
            Arrays.setAll(row, i -> random.nextLong());
        }
        return keys;
    }

    /** Resets to the empty board in its start arrangement, White to move. */
    void clear() {
        top = 0;
        Arrays.fill(rows, 0, ROW, 0);
        rows[CROSSED] = -1;
        rows[FULLMOVES] = 1;
        keys[0] = 0;
    }

    void setFrom(ToyState other) {
        System.arraycopy(other.rows, other.top * ROW, rows, 0, ROW);
        keys[0] = other.keys[other.top];
        top = 0;
    }

    int pieceAt(int cell) {
        return rows[top * ROW + cell];
    }

    int anchor() {
        return rows[top * ROW + ANCHOR];
    }

    Side owner() {
        return Side.of(rows[top * ROW + OWNER]);
    }

    Side side() {
        return Side.of(rows[top * ROW + SIDE]);
    }

    /** The cell just crossed by a double step, or -1. */
    int crossed() {
        return rows[top * ROW + CROSSED];
    }

    /** The pawn that crossed that cell. */
    int crosser() {
        return rows[top * ROW + CROSSER];
    }

    int halfmoves() {
        return rows[top * ROW + HALFMOVES];
    }

    int fullmoves() {
        return rows[top * ROW + FULLMOVES];
    }

    long key() {
        return keys[top];
    }

    long keyWithoutEnPassant() {
        return key() ^ FIELD_KEYS[CROSSED - ANCHOR][crossed() + 1] ^ FIELD_KEYS[CROSSED - ANCHOR][0];
    }

    void put(int cell, int piece) {
        int at = top * ROW + cell;
        keys[top] ^= PIECE_KEYS[cell][rows[at]] ^ PIECE_KEYS[cell][piece];
        rows[at] = piece;
    }

    void field(int field, int value) {
        int at = top * ROW + field;
        int which = field - ANCHOR;
        if (which < 4) {
            keys[top] ^= FIELD_KEYS[which][rows[at] + 1] ^ FIELD_KEYS[which][value + 1];
        }
        rows[at] = value;
    }

    /** Replaces the whole state by a placement. */
    void place(Placement placement) {
        clear();
        setUp(placement.anchorOf(0), placement.ownerOf(0), placement.toMove(), 0, 1);
        for (int i = 0; i < placement.count(); i++) {
            put(placement.cell(i), placement.piece(i));
        }
    }

    void setUp(int anchor, Side owner, Side side, int halfmoves, int fullmoves) {
        field(ANCHOR, anchor);
        field(OWNER, owner == Side.WHITE ? 0 : 1);
        field(SIDE, side == Side.WHITE ? 0 : 1);
        field(HALFMOVES, halfmoves);
        field(FULLMOVES, fullmoves);
    }

    void enPassant(int crossed, int crosser) {
        field(CROSSED, crossed);
        field(CROSSER, crosser);
    }

    void unmake() {
        if (top == 0) {
            throw new IllegalStateException("no move to take back");
        }
        top--;
    }

    void makeNull() {
        push();
        passTurn(halfmoves() + 1);
    }

    void make(long move) {
        push();
        if (Move.kind(move) == Move.BOARD) {
            shift(move);
        } else {
            step(move);
        }
        boolean resets = Move.isCapture(move) || Move.isPromotion(move) || ToyBoard.isPawn(Move.piece(move));
        passTurn(resets ? 0 : halfmoves() + 1);
        if (Move.kind(move) == Move.DOUBLE_STEP) {
            enPassant((Move.from(move) + Move.to(move)) / 2, Move.to(move));
        }
    }

    private void push() {
        if ((top + 2) * ROW > rows.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
            keys = Arrays.copyOf(keys, 2 * keys.length);
        }
        System.arraycopy(rows, top * ROW, rows, (top + 1) * ROW, ROW);
        keys[top + 1] = keys[top];
        top++;
    }

    private void passTurn(int halfmoves) {
        field(HALFMOVES, Math.min(halfmoves, Setup.LARGEST_CLOCK));
        field(FULLMOVES, Math.min(fullmoves() + (side() == Side.BLACK ? 1 : 0), Setup.LARGEST_CLOCK));
        field(SIDE, side() == Side.WHITE ? 1 : 0);
        enPassant(-1, 0);
    }

    private void step(long move) {
        int target = Move.to(move);
        int victim = Move.kind(move) == Move.EN_PASSANT ? crosser() : target;
        put(Move.from(move), Piece.NONE);
        put(victim, Piece.NONE);
        put(target, Move.isPromotion(move) ? Move.promoted(move) : Move.piece(move));
        if (handover
                && Move.isCapture(move)
                && victim >= ToyBoard.FIRST_OF_H
                && owner() != side()
                && !ownerIsOnBoard()) {
            field(OWNER, side() == Side.WHITE ? 0 : 1);
        }
    }

    private boolean ownerIsOnBoard() {
        for (int cell = ToyBoard.FIRST_OF_H; cell < ToyBoard.CELLS; cell++) {
            if (pieceAt(cell) != Piece.NONE && Piece.side(pieceAt(cell)) == owner()) {
                return true;
            }
        }
        return false;
    }

    private void shift(long move) {
        field(ANCHOR, Move.to(move));
        for (int cell = ToyBoard.FIRST_OF_H; cell < ToyBoard.CELLS; cell++) {
            if (Move.isPromotion(move) && pieceAt(cell) != Piece.NONE) {
                put(cell, Move.promoted(move));
            }
        }
    }
}
