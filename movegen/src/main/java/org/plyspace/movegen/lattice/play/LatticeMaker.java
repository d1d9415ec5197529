package org.plyspace.movegen.lattice.play;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.declare.TurnRule;
import org.plyspace.movegen.lattice.tables.GeneralTables;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.SpentCells;

/** Makes moves on a {@link LatticeState} and takes them back. What a move alone does not say is saved on a preallocated stack. */
final class LatticeMaker {

    private static final int FIRST_STACK = 256;

    private final LatticeState state;
    private final LatticeTables tables;
    private final GeneralTables general;
    private final LatticeBoard board;
    private final boolean captureResets;
    /** Whether plain moves leave hands and {@link SpentCells} alone, and capture where they arrive. */
    private final boolean simple;

    private final boolean plainTurns;
    private final boolean countsChecks;
    /** Whether the word, the spent cells or the checks given ever change. */
    private final boolean hasRareState;
    /** The prelude; null if moves have none. */
    private final MovePrelude prelude;

    private int depth;
    private long[] moves = new long[FIRST_STACK];
    private Undo[] undos = Undo.stack(FIRST_STACK);

    LatticeMaker(LatticeState state) {
        this.state = state;
        this.tables = state.tables;
        this.general = tables.general;
        this.board = state.board;
        this.captureResets = tables.endings.rule().captureResets();
        this.simple = general == null && tables.spent == null;
        this.plainTurns = tables.declared.turnRule == TurnRule.PLAIN;
        this.countsChecks = tables.endings.countsChecks();
        this.hasRareState = countsChecks || tables.spent != null || !plainTurns;
        this.prelude = tables.declared.turnRule.prelude().orElse(null);
    }

    /** The state that making a move overwrites. */
    static final class Undo {

        long key;
        int rights;
        int epCrossed;
        int epPawn;
        int word;
        long spent;
        int checks;
        int halfmoves;
        int capturedSlot;
        /** The value returned by the {@link MovePrelude}. */
        long prelude;

        static Undo[] stack(int size) {
            Undo[] undos = new Undo[size];
            Arrays.setAll(undos, i -> new Undo());
            return undos;
        }
    }

    void make(long move) {
        Undo undo = push(move);
        if (simple && Move.isPlain(move)) {
            makePlain(move, undo);
        } else {
            makeAny(move, undo);
        }
        if (!plainTurns) {
            state.word = tables.checked(tables.declared.turnRule.after(state.word, move, Side.of(state.side)));
        }
        int mover = state.side;
        passTurn();
        if (countsChecks && state.isAnyRoyalAttacked(state.side)) {
            state.checks =
                    Checks.more(state.checks, mover, tables.endings.rule().checks());
        }
    }

    void makeNull() {
        push(Move.NONE);
        stay();
        passTurn();
    }

    private void stay() {
        state.epCrossed = Lattice.NO_CELL;
        state.epPawn = Lattice.NO_CELL;
        state.halfmoves++;
    }

    private void passTurn() {
        state.fullmoves += state.side;
        state.side ^= 1;
    }

    private Undo push(long move) {
        if (depth == moves.length) {
            moves = Arrays.copyOf(moves, 2 * depth);
            Undo[] more = Undo.stack(2 * depth);
            System.arraycopy(undos, 0, more, 0, depth);
            undos = more;
        }
        Undo undo = undos[depth];
        moves[depth++] = move;
        undo.key = board.key;
        undo.rights = state.rights;
        undo.epCrossed = state.epCrossed;
        undo.epPawn = state.epPawn;
        undo.halfmoves = state.halfmoves;
        if (hasRareState) {
            undo.word = state.word;
            undo.spent = state.spent;
            undo.checks = state.checks;
        }
        return undo;
    }

    void unmake() {
        if (depth == 0) {
            throw new IllegalStateException("no move to take back");
        }
        long move = moves[--depth];
        Undo undo = undos[depth];
        state.side ^= 1;
        state.fullmoves -= state.side;
        state.rights = undo.rights;
        state.epCrossed = undo.epCrossed;
        state.epPawn = undo.epPawn;
        state.halfmoves = undo.halfmoves;
        if (hasRareState) {
            state.word = undo.word;
            state.spent = undo.spent;
            state.checks = undo.checks;
        }
        if (move != Move.NONE) {
            takeBack(move, undo);
            board.key = undo.key;
        }
    }

    /** Forgets the moves made. */
    void forget() {
        depth = 0;
    }

    private void makePlain(long move, Undo undo) {
        int from = Move.from(move);
        int to = Move.to(move);
        boolean captures = Move.isCapture(move);
        if (captures) {
            undo.capturedSlot = board.remove(to);
        }
        board.move(from, to);
        if (state.rights != 0) {
            setRights(state.rights & tables.castling.keeps[from] & tables.castling.keeps[to]);
        }
        state.epCrossed = Lattice.NO_CELL;
        state.epPawn = Lattice.NO_CELL;
        boolean resets = (captureResets && captures) || tables.resetsClock[Move.piece(move)];
        state.halfmoves = resets ? 0 : state.halfmoves + 1;
    }

    private void makeAny(long move, Undo undo) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        if (MovePrelude.isIn(move)) {
            undo.prelude = prelude.make(MovePrelude.cell(move), board);
        }
        if (Move.isPass(move)) {
            setRights(state.rights & keptAfterPrelude(move));
            stay();
            return;
        }
        if (Move.isCapture(move)) {
            capture(move, undo);
        }
        if (kind == Move.CASTLING) {
            Castling way = tables.castling.way(state.side, from, to);
            board.moveBoth(from, to, way.rookFrom(), way.rookTo());
        } else if (kind == Move.DROP) {
            int code = Move.piece(move);
            board.put(to, code);
            state.setHand(code, state.hands[code] - 1);
        } else if (kind != Move.FROM_AFAR) {
            board.move(from, to);
            if (Move.isPromotion(move)) {
                board.replace(to, Move.promoted(move));
            }
        }
        if (tables.spent != null) {
            spend(move, from, to, kind);
        }
        loseRights(move, from, to);
        setEnPassant(move, from, to);
        boolean resets =
                (captureResets && Move.isCapture(move)) || tables.resetsClock[Move.piece(move)] || kind == Move.DROP;
        state.halfmoves = resets ? 0 : state.halfmoves + 1;
    }

    private void capture(long move, Undo undo) {
        undo.capturedSlot = board.remove(state.capturedCell(move));
        int held = state.held(move);
        if (held != Piece.NONE) {
            state.setHand(held, state.hands[held] + 1);
        }
    }

    private void spend(long move, int from, int to, int kind) {
        SpentCells cells = tables.spent;
        long left = state.spent & ~cells.bits(to);
        if (kind != Move.FROM_AFAR) {
            left &= ~cells.bits(from);
        }
        if (Move.isCapture(move)) {
            left &= ~cells.bits(state.capturedCell(move));
        }
        boolean arrives = kind != Move.FROM_AFAR && kind != Move.DROP;
        int arrived = Move.isPromotion(move) ? Move.promoted(move) : Move.piece(move);
        state.spent = arrives ? left | cells.bit(arrived, to) : left;
    }

    private void loseRights(long move, int from, int to) {
        if (state.rights == 0) {
            return;
        }
        int[] keeps = tables.castling.keeps;
        int left = state.rights & keeps[to] & keptAfterPrelude(move);
        switch (Move.kind(move)) {
            case Move.CASTLING ->
                left &= keeps[from]
                        & keeps[tables.castling.way(state.side, from, to).rookFrom()];
            case Move.FROM_AFAR, Move.DROP -> {}
            case Move.CAPTURE_ELSEWHERE -> left &= keeps[from] & keeps[state.capturedCell(move)];
            default -> left &= keeps[from];
        }
        setRights(left);
    }

    private int keptAfterPrelude(long move) {
        return MovePrelude.isIn(move) ? tables.castling.keeps[MovePrelude.cell(move)] : -1;
    }

    private void setRights(int left) {
        if (left != state.rights) {
            state.rights = tables.castling.normalised(left);
        }
    }

    private void setEnPassant(long move, int from, int to) {
        state.epCrossed = Lattice.NO_CELL;
        state.epPawn = Lattice.NO_CELL;
        if (Move.kind(move) == Move.DOUBLE_STEP && tables.pawnOf[Move.piece(move)].enPassant) {
            int end = general == null || general.departure == null ? to : general.departure[to];
            state.epCrossed = tables.pawnOf[Move.piece(move)].crossed(state.side, from, end);
            state.epPawn = to;
        }
    }

    /** Takes a move back on the board; the rest of the state has been restored already. */
    private void takeBack(long move, Undo undo) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (simple && Move.isPlain(move)) {
            board.moveBack(from, to);
            if (Move.isCapture(move)) {
                board.restore(to, Move.captured(move), undo.capturedSlot);
            }
            return;
        }
        int kind = Move.kind(move);
        if (kind == Move.CASTLING) {
            Castling way = tables.castling.way(state.side, from, to);
            board.moveBoth(to, from, way.rookTo(), way.rookFrom());
        } else if (kind == Move.DROP) {
            int code = Move.piece(move);
            board.remove(to);
            state.setHand(code, state.hands[code] + 1);
        } else if (kind != Move.FROM_AFAR && !Move.isPass(move)) {
            if (Move.isPromotion(move)) {
                board.replace(to, Move.piece(move));
            }
            board.move(to, from);
        }
        if (Move.isCapture(move)) {
            int held = state.held(move);
            if (held != Piece.NONE) {
                state.setHand(held, state.hands[held] - 1);
            }
            board.restore(state.capturedCell(move), Move.captured(move), undo.capturedSlot);
        }
        if (MovePrelude.isIn(move)) {
            prelude.takeBack(MovePrelude.cell(move), undo.prelude, board);
        }
    }
}
