package org.plyspace.movegen.stack;

import java.util.Arrays;
import org.plyspace.api.Move;

/**
 * Makes moves on a state and takes them back. The undo stack is preallocated; it grows only when a line of play becomes
 * longer than any before.
 */
final class MoveMaker {

    private static final int FIRST_CAPACITY = 512;
    private static final int RIGHTS_BITS = 4;
    private static final int PAWN_BITS = 7;
    private static final int CROSSED_BITS = 6;
    private static final int OWNER_BITS = 4;

    private final StackState state;
    private long[] moves = new long[FIRST_CAPACITY];
    private long[] keys = new long[FIRST_CAPACITY];
    private long[] doubleSteps = new long[FIRST_CAPACITY];
    private long[] fields = new long[FIRST_CAPACITY];
    private int depth;

    MoveMaker(StackState state) {
        this.state = state;
    }

    void forget() {
        depth = 0;
    }

    void make(long move) {
        remember(move);
        int passedPawn = state.passedPawn;
        state.key ^= state.enPassantKey();
        state.passedPawn = StackState.NOWHERE;
        switch (Move.kind(move)) {
            case Move.BOARD -> shift(move);
            case Move.CASTLING -> castle(Move.extra(move));
            case Move.EN_PASSANT -> step(move, passedPawn);
            default -> step(move, Move.to(move));
        }
        if (Move.kind(move) == Move.DOUBLE_STEP) {
            state.passedPawn = Move.to(move);
            state.crossed = Move.extra(move);
            state.key ^= state.enPassantKey();
        }
        boolean resets =
                Move.isCapture(move) || Move.piece(move) == Men.code(state.mover, Men.PAWN) || Move.isPromotion(move);
        passTurn(resets);
    }

    void makeNull() {
        remember(Move.NONE);
        state.key ^= state.enPassantKey();
        state.passedPawn = StackState.NOWHERE;
        passTurn(false);
    }

    private void passTurn(boolean resetsClock) {
        state.halfmoveClock = resetsClock ? 0 : state.halfmoveClock + 1;
        state.fullmoveNumber += state.mover;
        state.mover ^= 1;
        state.key ^= Zobrist.BLACK_TO_MOVE;
    }

    private void step(long move, int victim) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isCapture(move)) {
            state.remove(victim);
            afterCapture(victim);
        }
        state.remove(from);
        state.put(to, Move.isPromotion(move) ? Move.promoted(move) : Move.piece(move));
        loseDoubleSteps(1L << from | 1L << victim);
        loseRights(state.tables.rightsOf[from] | state.tables.rightsOf[victim]);
    }

    private void afterCapture(int victim) {
        int board = state.tables.boardOf[victim];
        if (!state.tables.changesHands || board < 0 || state.owners[board] == state.mover) {
            return;
        }
        if ((state.tables.boardCells[board] & state.side[1 - state.mover]) == 0) {
            state.setOwner(board, state.mover);
        }
    }

    private void castle(int index) {
        Castling castling = state.tables.castlings[index];
        exchange(castling.kingFrom(), castling.rookFrom(), castling.kingTo(), castling.rookTo());
        loseRights(state.tables.rightsOf[castling.kingFrom()] | state.tables.rightsOf[castling.rookFrom()]);
    }

    private void exchange(int kingFrom, int rookFrom, int kingTo, int rookTo) {
        int king = state.piece[kingFrom];
        int rook = state.piece[rookFrom];
        state.remove(kingFrom);
        state.remove(rookFrom);
        state.put(kingTo, king);
        state.put(rookTo, rook);
    }

    private void shift(long move) {
        int board = Move.from(move);
        state.shift(board, Move.to(move));
        long riders = state.tables.boardCells[board] & state.occupied();
        loseDoubleSteps(riders);
        for (long rest = riders; rest != 0; rest &= rest - 1) {
            loseRights(state.tables.rightsOf[Long.numberOfTrailingZeros(rest)]);
        }
        int cell = BoardShift.promoting(move);
        if (cell != StackState.NOWHERE) {
            state.remove(cell);
            state.put(cell, Move.promoted(move));
        }
    }

    private void loseDoubleSteps(long cells) {
        long lost = state.doubleSteps & cells;
        if (lost != 0) {
            state.key ^= Zobrist.doubleSteps(lost);
            state.doubleSteps &= ~lost;
        }
    }

    private void loseRights(int lost) {
        if ((state.rights & lost) != 0) {
            state.key ^= Zobrist.rights(state.rights) ^ Zobrist.rights(state.rights & ~lost);
            state.rights &= ~lost;
        }
    }

    void unmake() {
        depth--;
        long move = moves[depth];
        state.mover ^= 1;
        state.fullmoveNumber -= state.mover;
        if (move != Move.NONE) {
            takeBack(move);
        }
        recall();
        state.doubleSteps = doubleSteps[depth];
        state.key = keys[depth];
    }

    private void takeBack(long move) {
        switch (Move.kind(move)) {
            case Move.BOARD -> shiftBack(move);
            case Move.CASTLING -> {
                Castling castling = state.tables.castlings[Move.extra(move)];
                exchange(castling.kingTo(), castling.rookTo(), castling.kingFrom(), castling.rookFrom());
            }
            case Move.EN_PASSANT -> stepBack(move, Move.extra(move));
            default -> stepBack(move, Move.to(move));
        }
    }

    private void stepBack(long move, int victim) {
        state.remove(Move.to(move));
        state.put(Move.from(move), Move.piece(move));
        if (Move.isCapture(move)) {
            state.put(victim, Move.captured(move));
        }
    }

    private void shiftBack(long move) {
        int cell = BoardShift.promoting(move);
        if (cell != StackState.NOWHERE) {
            state.remove(cell);
            state.put(cell, Men.code(Move.promoted(move) & 1, Men.PAWN));
        }
        state.shift(Move.from(move), BoardShift.fromAnchor(move));
    }

    private void remember(long move) {
        if (depth == moves.length) {
            moves = Arrays.copyOf(moves, 2 * depth);
            keys = Arrays.copyOf(keys, 2 * depth);
            doubleSteps = Arrays.copyOf(doubleSteps, 2 * depth);
            fields = Arrays.copyOf(fields, 2 * depth);
        }
        moves[depth] = move;
        keys[depth] = state.key;
        doubleSteps[depth] = state.doubleSteps;
        long packed = state.halfmoveClock;
        for (int board = 0; board < OWNER_BITS; board++) {
            packed = packed << 1 | state.owners[board];
        }
        packed = packed << CROSSED_BITS | state.crossed;
        packed = packed << PAWN_BITS | (state.passedPawn + 1);
        fields[depth] = packed << RIGHTS_BITS | state.rights;
        depth++;
    }

    private void recall() {
        long packed = fields[depth];
        state.rights = (int) packed & (1 << RIGHTS_BITS) - 1;
        packed >>>= RIGHTS_BITS;
        state.passedPawn = ((int) packed & (1 << PAWN_BITS) - 1) - 1;
        packed >>>= PAWN_BITS;
        state.crossed = (int) packed & (1 << CROSSED_BITS) - 1;
        packed >>>= CROSSED_BITS;
        for (int board = OWNER_BITS - 1; board >= 0; board--) {
            state.owners[board] = (int) packed & 1;
            packed >>>= 1;
        }
        state.halfmoveClock = (int) packed;
    }
}
