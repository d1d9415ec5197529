package org.plyspace.tck.hex;

import java.util.Arrays;
import java.util.Random;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** The state of the board, with an undo stack of whole rows. */
final class HexState {

    private static final int HANDS = HexBoard.CELLS;
    private static final int SIDE = HANDS + Piece.CODES;
    private static final int HALFMOVES = SIDE + 1;
    private static final int FULLMOVES = SIDE + 2;
    private static final int ROW = SIDE + 3;
    private static final long[] KEYS =
            new Random(19).longs((long) SIDE * Piece.CODES + 1).toArray();

    private int[] rows = new int[64 * ROW];
    private int top;

    HexState() {
        clear();
    }

    private int at(int field) {
        return rows[top * ROW + field];
    }

    private void set(int field, int value) {
        rows[top * ROW + field] = value;
    }

    void clear() {
        top = 0;
        Arrays.fill(rows, 0, ROW, 0);
        set(FULLMOVES, 1);
    }

    void setFrom(HexState other) {
        System.arraycopy(other.rows, other.top * ROW, rows, 0, ROW);
        top = 0;
    }

    void place(Placement placement) {
        clear();
        for (int i = 0; i < placement.count(); i++) {
            put(placement.cell(i), placement.piece(i));
        }
        for (int piece = 2; piece < Piece.CODES; piece++) {
            hold(piece, placement.hand(piece));
        }
        set(SIDE, placement.toMove().index());
    }

    void put(int cell, int piece) {
        set(cell, piece);
    }

    void hold(int piece, int count) {
        set(HANDS + piece, count);
    }

    void turn(Side side, int halfmoves, int fullmoves) {
        set(SIDE, side.index());
        set(HALFMOVES, Math.min(halfmoves, Setup.LARGEST_CLOCK));
        set(FULLMOVES, Math.min(fullmoves, Setup.LARGEST_CLOCK));
    }

    int pieceAt(int cell) {
        return at(cell);
    }

    int hand(int piece) {
        return at(HANDS + piece);
    }

    Side side() {
        return Side.of(at(SIDE));
    }

    int halfmoves() {
        return at(HALFMOVES);
    }

    int fullmoves() {
        return at(FULLMOVES);
    }

    long key() {
        long key = side() == Side.WHITE ? 0 : KEYS[KEYS.length - 1];
        for (int field = 0; field < SIDE; field++) {
            if (at(field) != 0) {
                key ^= KEYS[field * Piece.CODES + at(field)];
            }
        }
        return key;
    }

    void make(long move) {
        push();
        if (Move.isCapture(move)) {
            put(Move.to(move), Piece.NONE);
            int held = HexBoard.held(Move.captured(move));
            hold(held, hand(held) + 1);
        }
        if (Move.kind(move) == Move.DROP) {
            hold(Move.piece(move), hand(Move.piece(move)) - 1);
            put(Move.to(move), Move.piece(move));
        } else if (Move.kind(move) == Move.NORMAL) {
            put(Move.from(move), Piece.NONE);
            put(Move.to(move), Move.isPromotion(move) ? Move.promoted(move) : Move.piece(move));
        }
        boolean ofPawn = Piece.type(Move.piece(move)) == HexBoard.PAWN;
        boolean resets = Move.isCapture(move) || Move.kind(move) == Move.DROP || ofPawn;
        passTurn(resets ? 0 : halfmoves() + 1);
    }

    void makeNull() {
        push();
        passTurn(halfmoves() + 1);
    }

    private void push() {
        if ((top + 2) * ROW > rows.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
        }
        System.arraycopy(rows, top * ROW, rows, (top + 1) * ROW, ROW);
        top++;
    }

    private void passTurn(int halfmoves) {
        turn(side().opposite(), halfmoves, fullmoves() + side().index());
    }

    void unmake() {
        if (top == 0) {
            throw new IllegalStateException("no move to take back");
        }
        top--;
    }
}
