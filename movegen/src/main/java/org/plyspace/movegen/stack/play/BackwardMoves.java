package org.plyspace.movegen.stack.play;

import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.tables.StackTables;

/**
 * Lists the quiet moves that lead to a state. Paths serve in either direction and do not depend on men in the columns of their
 * ends: a man came from an empty cell if and only if it reaches that cell now. In space it is looked for in the reversed directions. Hot; allocates nothing.
 */
final class BackwardMoves {

    private final StackState state;
    private final StackTables tables;
    private final StackAttacks attacks;
    private final Attachment attachment;
    private final MoveCoder coder;
    private final StackSetups setups;
    /** Pawns that move in space; null if pawns move as seen from above. */
    private final SpacePawnMoves spacePawns;

    BackwardMoves(StackState state, StackAttacks attacks, StackSetups setups) {
        this.state = state;
        this.tables = state.tables;
        this.attacks = attacks;
        this.attachment = state.attachment;
        this.coder = new MoveCoder(state);
        this.setups = setups;
        this.spacePawns = tables.space == null ? null : new SpacePawnMoves(state);
    }

    /** Lists the moves of men, and those of boards on request. */
    void list(MoveList into, boolean withBoards) {
        int mover = state.mover;
        boolean dropsFirst = tables.hands.comeFirst(1 - mover, state.hands);
        if (dropsFirst || attacks.isInCheck(1 - mover) || isCheckUncounted()) {
            return;
        }
        state.mover = 1 - mover;
        listMen(into);
        listPawns(into);
        if (withBoards) {
            listBoards(into);
        }
        state.mover = mover;
    }

    /** Whether the last move gave a check that the rules count but a placement does not record. */
    private boolean isCheckUncounted() {
        return tables.endings.countsChecks() && attacks.isInCheck(state.mover);
    }

    private void listMen(MoveList into) {
        long empty = ~state.occupied();
        long pawns = state.men[Kind.code(state.mover, Kind.PAWN)];
        for (long men = state.side[state.mover] & ~pawns; men != 0; men &= men - 1) {
            int to = Long.numberOfTrailingZeros(men);
            for (long rest = couldArrive(to) ? attacks.sources(to) & empty : 0; rest != 0; rest &= rest - 1) {
                into.add(coder.stepTaken(Long.numberOfTrailingZeros(rest), to));
            }
        }
    }

    /** Pawns that have just moved have neither reached a rank where they promote nor kept their double step. */
    private void listPawns(MoveList into) {
        long pawns = state.men[Kind.code(state.mover, Kind.PAWN)] & ~state.doubleSteps;
        for (; pawns != 0; pawns &= pawns - 1) {
            int to = Long.numberOfTrailingZeros(pawns);
            if (!state.promotes(to) && couldArrive(to)) {
                if (spacePawns == null) {
                    listPawn(to, into);
                } else {
                    listPawnInSpace(to, into);
                }
            }
        }
    }

    /** Whether a man could have come to where it stands without capturing. */
    private boolean couldArrive(int to) {
        return tables.paths.sharesColumns
                || (attachment.cellsOf(attachment.columnOf(to)) & state.occupied()) == 1L << to;
    }

    private void listPawn(int to, MoveList into) {
        int index = state.mover << 6 | attachment.columnOf(to);
        long empty = ~state.occupied();
        for (long rest = attachment.cells(tables.pawnStepSources[index]) & empty; rest != 0; rest &= rest - 1) {
            into.add(coder.stepTaken(Long.numberOfTrailingZeros(rest), to));
        }
        if (tables.doubleStepOff) {
            return;
        }
        for (long rest = attachment.cells(tables.pawnDoubleStepSources[index]) & empty; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            if (tables.pawns.isHome(Side.of(state.mover), from, attachment)
                    && state.paths.isOpenToDoubleStep(from, to)) {
                into.add(coder.doubleStepTaken(from, to));
            }
        }
    }

    /** A double step over a missing square is a step like others. */
    private void listPawnInSpace(int to, MoveList into) {
        long steps = spacePawns.stepSources(to, state.mover);
        long doubles = 0;
        if (!tables.doubleStepOff) {
            steps |= homes(spacePawns.doubleSourcesOverGaps(to, state.mover));
            doubles = homes(spacePawns.doubleSources(to, state.mover));
        }
        for (long rest = steps; rest != 0; rest &= rest - 1) {
            into.add(coder.stepTaken(Long.numberOfTrailingZeros(rest), to));
        }
        for (long rest = doubles; rest != 0; rest &= rest - 1) {
            into.add(coder.doubleStepTaken(Long.numberOfTrailingZeros(rest), to));
        }
    }

    /** Those of some cells that are starting squares of the mover's pawns. */
    private long homes(long cells) {
        long homes = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            boolean home = tables.pawns.isHome(Side.of(state.mover), Long.numberOfTrailingZeros(rest), attachment);
            homes |= home ? rest & -rest : 0;
        }
        return homes;
    }

    private void listBoards(MoveList into) {
        int pawns = Long.bitCount(state.men[Kind.code(state.mover, Kind.PAWN)]);
        for (int board = 0; board < tables.boardCount; board++) {
            long men = tables.boardCells[board] & state.occupied();
            int carried = state.carried(board);
            boolean crowded = (men & men - 1) != 0;
            if (!crowded && tables.boards.mayMove(carried, state.owners[board], state.mover, pawns)) {
                listBoard(board, carried != Piece.NONE, into);
            }
        }
    }

    private void listBoard(int board, boolean ridden, MoveList into) {
        int here = attachment.anchorOf(board);
        for (int from = 0; from < tables.stack.anchors().size(); from++) {
            boolean free = (attachment.taken() >>> from & 1) == 0;
            if (free
                    && (tables.boards.destinations(state.mover, ridden, from) >>> here & 1) != 0
                    && leavesPawns(board, from, here)) {
                into.add(coder.shiftTaken(board, from));
            }
        }
    }

    /** Whether a board's move promotes no pawn and leaves exactly those pawns with a double step that have one. */
    private boolean leavesPawns(int board, int from, int here) {
        long pawns = state.men[Kind.code(0, Kind.PAWN)] | state.men[Kind.code(1, Kind.PAWN)];
        if (pawns == 0) {
            return true;
        }
        state.shift(board, from);
        long carried = tables.doubleStepKept ? 0 : tables.boardCells[board];
        boolean leaves = state.promotionBy(board, here) == StackState.NOWHERE
                && (setups.pawnsAtHome() & ~carried) == state.doubleSteps;
        state.shift(board, here);
        return leaves;
    }
}
