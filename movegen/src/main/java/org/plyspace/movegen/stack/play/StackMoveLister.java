package org.plyspace.movegen.stack.play;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.declare.Men;

/** Lists the legal moves of a state. */
final class StackMoveLister {

    private final StackState state;
    private final LegalTargets targets;
    private final MoveCoder coder;

    StackMoveLister(StackState state, LegalTargets targets, MoveCoder coder) {
        this.state = state;
        this.targets = targets;
        this.coder = coder;
    }

    void listAll(MoveList into) {
        targets.prepare();
        listMen(into, -1L);
        listSteps(into);
        listPawnCaptures(into, -1L);
        listCastlings(into);
        listBoardMoves(into);
        listDrops(into);
    }

    /** Lists captures of enemies only. */
    void listCaptures(MoveList into) {
        targets.prepare();
        listPreparedCaptures(into);
    }

    private void listPreparedCaptures(MoveList into) {
        long enemies = state.side[1 - state.mover];
        listMen(into, enemies);
        listPawnCaptures(into, enemies);
    }

    /** Lists steps of pawns that promote. */
    void listQuietPromotions(MoveList into) {
        targets.prepare();
        listPreparedPromotions(into);
    }

    /** Lists captures and steps of pawns that promote. */
    void listLoud(MoveList into) {
        targets.prepare();
        listPreparedCaptures(into);
        listPreparedPromotions(into);
    }

    private void listPreparedPromotions(MoveList into) {
        long pawns = state.men[Kind.code(state.mover, Kind.PAWN)];
        long last = state.attachment.cells(state.promotionColumns[state.mover]);
        for (; pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            for (long rest = targets.steps(from) & last; rest != 0; rest &= rest - 1) {
                addPromotions(into, coder.step(from, Long.numberOfTrailingZeros(rest)));
            }
            if (targets.mayPromoteByDoubleStep(from)) {
                for (long rest = targets.doubleSteps(from) & last; rest != 0; rest &= rest - 1) {
                    addPromotions(into, coder.doubleStep(from, Long.numberOfTrailingZeros(rest)));
                }
            }
        }
    }

    private void listMen(MoveList into, long targetsOnly) {
        long pawns = state.men[Kind.code(state.mover, Kind.PAWN)];
        for (long men = state.side[state.mover] & ~pawns; men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            for (long rest = targets.ofMan(from) & targetsOnly; rest != 0; rest &= rest - 1) {
                into.add(coder.step(from, Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    private void listSteps(MoveList into) {
        for (long pawns = state.men[Kind.code(state.mover, Kind.PAWN)]; pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            for (long rest = targets.steps(from); rest != 0; rest &= rest - 1) {
                addPawn(into, coder.step(from, Long.numberOfTrailingZeros(rest)));
            }
            for (long rest = targets.doubleSteps(from); rest != 0; rest &= rest - 1) {
                addPawn(into, coder.doubleStep(from, Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    private void listPawnCaptures(MoveList into, long targetsOnly) {
        for (long pawns = state.men[Kind.code(state.mover, Kind.PAWN)]; pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            for (long rest = targets.captures(from) & targetsOnly; rest != 0; rest &= rest - 1) {
                addPawn(into, coder.step(from, Long.numberOfTrailingZeros(rest)));
            }
        }
        for (long pawns = targets.enPassantPawns(); pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            for (long rest = targets.enPassant(from); rest != 0; rest &= rest - 1) {
                addPawn(into, coder.enPassant(from, Long.numberOfTrailingZeros(rest)));
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
        for (int type : state.tables.promotions) {
            into.add(Move.promoting(move, Men.code(state.mover, type)));
        }
    }

    private void listCastlings(MoveList into) {
        for (int rest = targets.castlings(); rest != 0; rest &= rest - 1) {
            into.add(coder.castling(Integer.numberOfTrailingZeros(rest)));
        }
    }

    private void listBoardMoves(MoveList into) {
        for (int board = 0; board < state.tables.boardCount; board++) {
            for (int rest = targets.shifts().anchors(board, -1); rest != 0; rest &= rest - 1) {
                addShift(into, coder.shift(board, Integer.numberOfTrailingZeros(rest)));
            }
        }
    }

    private void listDrops(MoveList into) {
        for (int code : state.tables.hands.held[state.mover]) {
            for (long rest = targets.drops().cells(code, -1L); rest != 0; rest &= rest - 1) {
                into.add(coder.drop(code, Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    private void addShift(MoveList into, long move) {
        if (coder.leavesChoice(move)) {
            addPromotions(into, move);
        } else {
            into.add(move);
        }
    }
}
