package org.plyspace.movegen.stack;

import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Attachment;

/**
 * The legal targets of the mover's boards, as {@link LegalTargets} are those of men; that class prepares both. Hot; allocates
 * nothing.
 */
final class LegalShifts {

    private final StackState state;
    private final Legality legality;
    private final MoveTrial moveTrial;
    private final Attachment attachment;

    LegalShifts(StackState state, Legality legality, MoveTrial moveTrial) {
        this.state = state;
        this.legality = legality;
        this.moveTrial = moveTrial;
        this.attachment = state.attachment;
    }

    /**
     * The anchors, as bits, that a board may go to.
     *
     * @param wanted the anchors to consider
     */
    int anchors(int board, int wanted) {
        int anchors = candidates(board) & wanted;
        return anchors == 0 ? 0 : safeAnchors(board, anchors);
    }

    /** The free anchors that the rules of boards allow for a board. */
    int candidates(int board) {
        long men = state.tables.boardCells[board] & state.occupied();
        if ((men & men - 1) != 0) {
            return 0;
        }
        int carried = men == 0 ? Piece.NONE : state.piece[Long.numberOfTrailingZeros(men)];
        BoardRule rule = state.tables.boards;
        int pawns = Long.bitCount(state.men[Kind.code(state.mover, Kind.PAWN)]);
        if (!rule.mayMove(carried, state.owners[board], state.mover, pawns)) {
            return 0;
        }
        return rule.destinations(state.mover, carried != Piece.NONE, attachment.anchorOf(board)) & ~attachment.taken();
    }

    private int safeAnchors(int board, int anchors) {
        int carried = state.carried(board);
        int legal = 0;
        for (int rest = anchors; rest != 0; rest &= rest - 1) {
            int anchor = Integer.numberOfTrailingZeros(rest);
            legal |= isSafe(board, anchor, carried) ? rest & -rest : 0;
        }
        return legal;
    }

    private boolean isSafe(int board, int anchor, int carried) {
        int promoting = state.promotionBy(board, anchor);
        return !legality.isDoubtful(board, anchor, carried, promoting)
                || moveTrial.isSafeShift(board, anchor, promoting);
    }

    /** Whether one of {@link #candidates} is a legal anchor. */
    boolean isLegal(int board, int anchor) {
        return isSafe(board, anchor, state.carried(board));
    }
}
