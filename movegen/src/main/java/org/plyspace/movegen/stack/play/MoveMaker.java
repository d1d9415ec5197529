package org.plyspace.movegen.stack.play;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.movegen.stack.tables.CastlingBits;

/**
 * Makes moves on a state and takes them back. The undo stack is preallocated; it grows only when a line of play becomes
 * longer than any before.
 */
final class MoveMaker {

    private static final int FIRST_CAPACITY = 512;
    /** The first bits of the parts of an undo record, after the rights in 4 bits. */
    private static final int PAWN = 4;

    private static final int CROSSED = PAWN + 7;
    private static final int BOARD = CROSSED + 6;
    private static final int CHECKS = BOARD + 7;
    private static final int CLOCK = CHECKS + 8;
    private static final int NO_BOARD = -1;

    private final StackState state;
    private final StackAttacks attacks;
    private final boolean captureResets;
    private final boolean countsChecks;
    private long[] moves = new long[FIRST_CAPACITY];
    private long[] keys = new long[FIRST_CAPACITY];
    private long[] doubleSteps = new long[FIRST_CAPACITY];
    private long[] fields = new long[FIRST_CAPACITY];
    private int depth;

    MoveMaker(StackState state, StackAttacks attacks) {
        this.state = state;
        this.attacks = attacks;
        this.captureResets = state.tables.endings.rule().captureResets();
        this.countsChecks = state.tables.endings.countsChecks();
    }

    void forget() {
        depth = 0;
    }

    void make(long move) {
        boolean captures = Move.isCapture(move);
        int board = captures ? state.boardTaken(move) : NO_BOARD;
        remember(move, board);
        int passedPawn = state.passedPawn;
        state.key ^= state.enPassantKey();
        state.passedPawn = StackState.NOWHERE;
        switch (Move.kind(move)) {
            case Move.BOARD -> shift(move);
            case Move.CASTLING -> castle(Move.extra(move));
            case Move.DROP -> drop(Move.piece(move), Move.to(move));
            case Move.EN_PASSANT -> step(move, passedPawn);
            default -> step(move, Move.to(move));
        }
        if (board != NO_BOARD) {
            state.setOwner(board, state.mover);
        }
        if (Move.kind(move) == Move.DOUBLE_STEP && state.tables.enPassant && !Move.isPromotion(move)) {
            state.passedPawn = Move.to(move);
            state.crossed = Move.extra(move);
            state.key ^= state.enPassantKey();
        }
        boolean resets = (captureResets && captures)
                || Move.kind(move) == Move.DROP
                || Move.piece(move) == state.tables.pawnCode[state.mover]
                || Move.isPromotion(move);
        passTurn(resets);
        if (countsChecks && attacks.isInCheck(state.mover)) {
            state.countCheck(1 - state.mover);
        }
    }

    void makeNull() {
        remember(Move.NONE, NO_BOARD);
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
            hold(move, 1);
        }
        state.remove(from);
        state.put(to, Move.isPromotion(move) ? Move.promoted(move) : Move.piece(move));
        loseDoubleSteps(1L << from | 1L << victim);
        loseRights(state.tables.rightsOf[from] | state.tables.rightsOf[victim]);
    }

    /** Adds the man that a capture puts into the mover's hand, or takes it out again. */
    private void hold(long move, int more) {
        int held = state.tables.hands.heldAs[Move.captured(move)];
        if (held != Piece.NONE) {
            state.setHand(held, state.hands[held] + more);
        }
    }

    /** A pawn dropped on a starting square has not moved. */
    private void drop(int code, int cell) {
        state.setHand(code, state.hands[code] - 1);
        state.put(cell, code);
        boolean fresh = state.tables.isPawn(code)
                && !state.tables.doubleStepOff
                && state.tables.pawns.isHome(Side.of(state.mover), cell, state.attachment);
        if (fresh) {
            state.doubleSteps |= 1L << cell;
            state.key ^= Zobrist.doubleSteps(1L << cell);
        }
    }

    private void castle(int index) {
        CastlingBits castling = state.tables.castlings[index];
        exchange(castling.kingFrom(), castling.rookFrom(), castling.kingTo(), castling.rookTo());
        loseRights(state.tables.rightsOf[castling.kingFrom()] | state.tables.rightsOf[castling.rookFrom()]);
    }

    /** Moves king and rook together; either may arrive where the other stood. */
    private void exchange(int king, int rook, int kingGoesTo, int rookGoesTo) {
        int first = state.piece[king];
        int second = state.piece[rook];
        state.remove(king);
        state.remove(rook);
        state.put(kingGoesTo, first);
        state.put(rookGoesTo, second);
    }

    private void shift(long move) {
        int board = Move.from(move);
        state.shift(board, Move.to(move));
        long riders = state.tables.boardCells[board] & state.occupied();
        if (!state.tables.doubleStepKept) {
            loseDoubleSteps(riders);
        }
        for (long rest = riders; rest != 0; rest &= rest - 1) {
            loseRights(state.tables.rightsOf[Long.numberOfTrailingZeros(rest)]);
        }
        int cell = BoardShift.promoting(move);
        if (cell != StackState.NOWHERE) {
            loseDoubleSteps(1L << cell);
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
        if (depth == 0) {
            throw new IllegalStateException("no move to take back");
        }
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
                CastlingBits castling = state.tables.castlings[Move.extra(move)];
                exchange(castling.kingTo(), castling.rookTo(), castling.kingFrom(), castling.rookFrom());
            }
            case Move.DROP -> {
                state.remove(Move.to(move));
                state.setHand(Move.piece(move), state.hands[Move.piece(move)] + 1);
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
            hold(move, -1);
        }
    }

    private void shiftBack(long move) {
        int cell = BoardShift.promoting(move);
        if (cell != StackState.NOWHERE) {
            state.remove(cell);
            state.put(cell, state.tables.pawnCode[Move.promoted(move) & 1]);
        }
        state.shift(Move.from(move), BoardShift.fromAnchor(move));
    }

    private void remember(long move, int boardTaken) {
        if (depth == moves.length) {
            moves = Arrays.copyOf(moves, 2 * depth);
            keys = Arrays.copyOf(keys, 2 * depth);
            doubleSteps = Arrays.copyOf(doubleSteps, 2 * depth);
            fields = Arrays.copyOf(fields, 2 * depth);
        }
        moves[depth] = move;
        keys[depth] = state.key;
        doubleSteps[depth] = state.doubleSteps;
        fields[depth] = (long) state.halfmoveClock << CLOCK
                | (long) state.checks << CHECKS
                | (long) (boardTaken + 1) << BOARD
                | (long) state.crossed << CROSSED
                | (long) (state.passedPawn + 1) << PAWN
                | state.rights;
        depth++;
    }

    private void recall() {
        long packed = fields[depth];
        state.rights = (int) packed & (1 << PAWN) - 1;
        state.passedPawn = part(packed, PAWN, CROSSED) - 1;
        state.crossed = part(packed, CROSSED, BOARD);
        int board = part(packed, BOARD, CHECKS) - 1;
        if (board != NO_BOARD) {
            state.owners[board] = 1 - state.mover;
        }
        state.checks = part(packed, CHECKS, CLOCK);
        state.halfmoveClock = (int) (packed >>> CLOCK);
    }

    private static int part(long packed, int from, int to) {
        return (int) (packed >>> from) & (1 << (to - from)) - 1;
    }
}
