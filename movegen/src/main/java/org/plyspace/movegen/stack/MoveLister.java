package org.plyspace.movegen.stack;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;

/** Lists the legal moves of a state. */
final class MoveLister {

    private final StackState state;
    private final LegalTargets targets;

    MoveLister(StackState state, LegalTargets targets) {
        this.state = state;
        this.targets = targets;
    }

    void listAll(MoveList into) {
        targets.prepare();
        listMen(into, -1L);
        listSteps(into);
        listPawnCaptures(into);
        listCastlings(into);
        listBoardMoves(into);
    }

    void listCaptures(MoveList into) {
        targets.prepare();
        listMen(into, state.side[1 - state.mover]);
        listPawnCaptures(into);
    }

    private void listMen(MoveList into, long wanted) {
        long pawns = state.men[Men.code(state.mover, Men.PAWN)];
        for (long men = state.side[state.mover] & ~pawns; men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            for (long rest = targets.ofMan(from) & wanted; rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                into.add(Move.of(from, to, state.piece[from], state.piece[to]));
            }
        }
    }

    private void listSteps(MoveList into) {
        int pawn = Men.code(state.mover, Men.PAWN);
        for (long pawns = state.men[pawn]; pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            for (long rest = targets.steps(from); rest != 0; rest &= rest - 1) {
                addPawn(into, Move.of(from, Long.numberOfTrailingZeros(rest), pawn, Piece.NONE));
            }
            for (long rest = targets.doubleSteps(from); rest != 0; rest &= rest - 1) {
                addDoubleStep(into, from, Long.numberOfTrailingZeros(rest), pawn);
            }
        }
    }

    private void addDoubleStep(MoveList into, int from, int to, int pawn) {
        long move = Move.of(from, to, pawn, Piece.NONE, Move.DOUBLE_STEP);
        into.add(Move.withExtra(
                move, state.tables.columnsCrossed ? state.crossedColumn(from, to) : state.crossedCell(from, to)));
    }

    private void listPawnCaptures(MoveList into) {
        int pawn = Men.code(state.mover, Men.PAWN);
        for (long pawns = state.men[pawn]; pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            for (long rest = targets.captures(from); rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                addPawn(into, Move.of(from, to, pawn, state.piece[to]));
            }
        }
        for (long pawns = targets.enPassantPawns(); pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            for (long rest = targets.enPassant(from); rest != 0; rest &= rest - 1) {
                long move = Move.of(
                        from, Long.numberOfTrailingZeros(rest), pawn, state.piece[state.passedPawn], Move.EN_PASSANT);
                addPawn(into, Move.withExtra(move, state.passedPawn));
            }
        }
    }

    private void addPawn(MoveList into, long move) {
        if (state.promotes(Move.to(move))) {
            addPromotions(into, move);
        } else {
            into.add(move);
        }
    }

    private void addPromotions(MoveList into, long move) {
        for (int type = Men.QUEEN; type <= Men.KNIGHT; type++) {
            into.add(Move.promoting(move, Men.code(state.mover, type)));
        }
    }

    private void listCastlings(MoveList into) {
        for (int rest = targets.castlings(); rest != 0; rest &= rest - 1) {
            int index = Integer.numberOfTrailingZeros(rest);
            Castling castling = state.tables.castlings[index];
            int king = state.piece[castling.kingFrom()];
            long move = Move.of(castling.kingFrom(), castling.kingTo(), king, Piece.NONE, Move.CASTLING);
            into.add(Move.withExtra(move, index));
        }
    }

    private void listBoardMoves(MoveList into) {
        for (int board = 0; board < state.tables.boardCount; board++) {
            for (int rest = targets.anchors(board); rest != 0; rest &= rest - 1) {
                addBoardMove(into, board, Integer.numberOfTrailingZeros(rest));
            }
        }
    }

    private void addBoardMove(MoveList into, int board, int anchor) {
        long move = Move.of(board, anchor, Piece.NONE, Piece.NONE, Move.BOARD);
        int promoting = state.promotionBy(board, anchor);
        move = Move.withExtra(move, BoardShift.extra(state.attachment.anchorOf(board), promoting));
        if (promoting == StackState.NOWHERE) {
            into.add(move);
        } else if ((state.piece[promoting] & 1) == state.mover) {
            addPromotions(into, move);
        } else {
            into.add(Move.promoting(move, Men.code(1 - state.mover, Men.QUEEN)));
        }
    }
}
