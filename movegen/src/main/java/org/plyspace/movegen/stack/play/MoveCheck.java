package org.plyspace.movegen.stack.play;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.movegen.stack.declare.Men;

/**
 * Tests whether any long is a legal move of a state: looks up the {@linkplain LegalTargets targets} of the one man or board
 * concerned, rebuilds the move and compares. Hot; allocates nothing.
 */
final class MoveCheck {

    private final StackState state;
    private final LegalTargets targets;
    private final MoveCoder coder;
    private final int cells;
    private final int anchors;

    MoveCheck(StackState state, LegalTargets targets, MoveCoder coder) {
        this.state = state;
        this.targets = targets;
        this.coder = coder;
        this.cells = state.tables.stack.cells();
        this.anchors = state.tables.stack.anchors().size();
    }

    boolean isLegal(long move) {
        long legal = switch (Move.kind(move)) {
            case Move.BOARD -> shift(Move.from(move), Move.to(move));
            case Move.CASTLING -> castling(Move.extra(move));
            case Move.DROP -> drop(Move.piece(move), Move.to(move));
            default -> step(move);
        };
        if (legal == Move.NONE) {
            return false;
        }
        return coder.leavesChoice(legal)
                ? Move.promoting(move, Piece.NONE) == legal && isChoice(Move.promoted(move))
                : move == legal;
    }

    private boolean isChoice(int code) {
        for (int type : state.tables.promotions) {
            if (code == Men.code(state.mover, type)) {
                return true;
            }
        }
        return false;
    }

    private long shift(int board, int anchor) {
        if (board >= state.tables.boardCount || anchor >= anchors) {
            return Move.NONE;
        }
        targets.prepare();
        return targets.shifts().anchors(board, 1 << anchor) == 0 ? Move.NONE : coder.shift(board, anchor);
    }

    private long castling(int index) {
        if (index >= state.tables.castlings.length) {
            return Move.NONE;
        }
        targets.prepare();
        return (targets.castlings() >>> index & 1) == 0 ? Move.NONE : coder.castling(index);
    }

    private long drop(int code, int cell) {
        if (cell >= cells || (code & 1) != state.mover || state.tables.hands.drops[code] == null) {
            return Move.NONE;
        }
        targets.prepare();
        return targets.drops().cells(code, 1L << cell) == 0 ? Move.NONE : coder.drop(code, cell);
    }

    private long step(long move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (from >= cells || to >= cells || !state.isMovers(from)) {
            return Move.NONE;
        }
        targets.prepare();
        boolean pawn = state.tables.isPawn(state.piece[from]);
        return switch (Move.kind(move)) {
            case Move.NORMAL ->
                has(pawn ? targets.steps(from) | targets.captures(from) : targets.ofMan(from), to)
                        ? coder.step(from, to)
                        : Move.NONE;
            case Move.DOUBLE_STEP ->
                pawn && has(targets.doubleSteps(from), to) ? coder.doubleStep(from, to) : Move.NONE;
            case Move.EN_PASSANT ->
                has(targets.enPassantPawns(), from) && has(targets.enPassant(from), to)
                        ? coder.enPassant(from, to)
                        : Move.NONE;
            default -> Move.NONE;
        };
    }

    private static boolean has(long cells, int cell) {
        return (cells >>> cell & 1) != 0;
    }
}
