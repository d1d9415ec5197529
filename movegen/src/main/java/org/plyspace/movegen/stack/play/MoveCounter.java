package org.plyspace.movegen.stack.play;

import org.plyspace.geometry.stack.Attachment;

/** Counts the legal moves of a state without listing them. */
final class MoveCounter {

    private final StackState state;
    private final LegalTargets targets;
    private final Attachment attachment;
    private final int choices;

    MoveCounter(StackState state, LegalTargets targets) {
        this.state = state;
        this.targets = targets;
        this.attachment = state.attachment;
        this.choices = state.tables.promotions.length;
    }

    /** The number of legal moves; counting may stop once {@code enough} is reached. */
    int count(int enough) {
        targets.prepare();
        int count = 0;
        int pawn = state.tables.pawnCode[state.mover];
        for (long men = state.side[state.mover]; men != 0 && count < enough; men &= men - 1) {
            int cell = Long.numberOfTrailingZeros(men);
            count += state.piece[cell] == pawn ? countPawn(cell) : Long.bitCount(targets.ofMan(cell));
        }
        return count < enough ? count + countRest(enough) : count;
    }

    private int countPawn(int cell) {
        return weigh(targets.steps(cell) | targets.captures(cell)) + countDoubleSteps(cell);
    }

    private int countDoubleSteps(int cell) {
        long cells = targets.doubleSteps(cell);
        return cells != 0 && targets.mayPromoteByDoubleStep(cell) ? weigh(cells) : Long.bitCount(cells);
    }

    /** Each choice of a promotion is a separate move. */
    private int weigh(long cells) {
        long promoting = state.promotionColumns[state.mover];
        int count = Long.bitCount(cells);
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int column = attachment.columnOf(Long.numberOfTrailingZeros(rest));
            count += (promoting >>> column & 1) == 0 ? 0 : choices - 1;
        }
        return count;
    }

    private int countRest(int enough) {
        int count = Integer.bitCount(targets.castlings());
        for (long pawns = targets.enPassantPawns(); pawns != 0; pawns &= pawns - 1) {
            count += weigh(targets.enPassant(Long.numberOfTrailingZeros(pawns)));
        }
        for (int board = 0; board < state.tables.boardCount && count < enough; board++) {
            for (int rest = targets.shifts().anchors(board, -1); rest != 0; rest &= rest - 1) {
                int promoting = state.promotionBy(board, Integer.numberOfTrailingZeros(rest));
                boolean chosen = promoting != StackState.NOWHERE && state.isMovers(promoting);
                count += chosen ? choices : 1;
            }
        }
        return targets.drops() == null || count >= enough
                ? count
                : count + targets.drops().count(enough - count);
    }
}
