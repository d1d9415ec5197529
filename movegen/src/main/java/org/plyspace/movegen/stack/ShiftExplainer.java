package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.stack.Citations.Topic;

/** Says why a board move is illegal. */
final class ShiftExplainer {

    private final StackState state;
    private final Squares squares;
    private final Reasons reasons;
    private final BoardStack stack;

    ShiftExplainer(StackDefinition definition, StackPosition position, Squares squares, Reasons reasons) {
        this.state = position.state();
        this.squares = squares;
        this.reasons = reasons;
        this.stack = definition.stack();
    }

    Verdict.Illegal explain(MoveRequest.Shift shift) {
        int board = shift.board();
        String name = stack.movables().get(board).name();
        long men = state.tables.boardCells[board] & state.occupied();
        if ((men & men - 1) != 0) {
            List<String> aboard = KingDanger.describe(state, squares, men);
            return reasons.illegal(
                    "board " + name + " holds " + aboard.size() + " men, " + String.join(" and ", aboard)
                            + "; at most one may ride",
                    Topic.RIDERS,
                    Men.KING,
                    Long.numberOfTrailingZeros(men));
        }
        int anchor = anchor(shift.place());
        if (anchor < 0) {
            return reasons.illegal(
                    "no board hangs inverted by these rules; " + MoveReader.withoutInversion(shift.place())
                            + " would be a place",
                    Topic.BOARD_PLACES,
                    Men.KING);
        }
        Optional<BoardRule.Refusal> refusal = state.tables.boards.refusal(request(board, anchor));
        return refusal.isPresent() ? reasons.illegal(refusal.get()) : explainPlace(shift, board, anchor);
    }

    private int anchor(String place) {
        return stack.anchors().stream().map(Anchor::name).toList().indexOf(place);
    }

    private BoardRule.BoardMove request(int board, int anchor) {
        int from = state.attachment.anchorOf(board);
        return new BoardRule.BoardMove(
                stack.movables().get(board).name(),
                state.rider(board),
                Side.of(state.owners[board]),
                Side.of(state.mover),
                Long.bitCount(state.men[Men.code(state.mover, Men.PAWN)]),
                new BoardRule.Place(from, stack.anchors().get(from).name()),
                new BoardRule.Place(anchor, stack.anchors().get(anchor).name()));
    }

    private Verdict.Illegal explainPlace(MoveRequest.Shift shift, int board, int anchor) {
        for (int other = 0; other < state.tables.boardCount; other++) {
            if (state.attachment.anchorOf(other) == anchor) {
                return reasons.illegal(
                        "board " + stack.movables().get(other).name() + " hangs at " + shift.place()
                                + " already; a place holds one board",
                        Topic.BOARD_PLACES,
                        Men.KING);
            }
        }
        int promoting = state.promotionBy(board, anchor);
        boolean chooses = promoting != StackState.NOWHERE && (state.piece[promoting] & 1) == state.mover;
        if (chooses != (shift.promotion() != MoveRequest.NO_PROMOTION)
                || shift.promotion() == 'K'
                || shift.promotion() == 'P') {
            return PawnExplainer.wrongChoice(promoting, chooses, reasons);
        }
        return new KingDanger(state, squares, reasons)
                .explain(
                        stack.movables().get(board).name() + "-" + shift.place(),
                        Men.KING,
                        after -> shift(after, board, anchor, promoting));
    }

    private void shift(StackState after, int board, int anchor, int promoting) {
        after.shift(board, anchor);
        if (promoting != StackState.NOWHERE && (after.piece[promoting] & 1) != state.mover) {
            int queen = Men.code(Piece.side(after.piece[promoting]).index(), Men.QUEEN);
            after.remove(promoting);
            after.put(promoting, queen);
        }
    }
}
