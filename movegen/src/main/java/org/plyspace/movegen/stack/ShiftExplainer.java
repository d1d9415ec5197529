package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.stack.Citations.Topic;

/** Says why a board move is illegal. */
final class ShiftExplainer {

    private final StackPosition position;
    private final StackState state;
    private final Squares squares;
    private final Reasons reasons;
    private final ChoiceExplainer choices;
    private final BoardStack stack;

    ShiftExplainer(StackDefinition definition, StackPosition position, Squares squares, Reasons reasons) {
        this.position = position;
        this.state = position.state();
        this.squares = squares;
        this.reasons = reasons;
        this.choices = new ChoiceExplainer(reasons);
        this.stack = definition.stack();
    }

    Verdict.Illegal explain(MoveRequest.Shift shift) {
        int board = shift.board();
        long men = state.tables.boardCells[board] & state.occupied();
        if ((men & men - 1) != 0) {
            List<String> aboard = KingDanger.describe(state, squares, men);
            return reasons.illegal(
                            Refusal.BOARD_STAYS,
                            "board " + name(board) + " holds " + aboard.size() + " men, " + String.join(" and ", aboard)
                                    + "; at most one may ride",
                            Topic.RIDERS)
                    .mark(Role.BLOCKER, Reasons.cells(men));
        }
        int anchor = anchor(shift.place());
        if (anchor < 0) {
            int upright = anchor(MoveReader.withoutInversion(shift.place()));
            return reasons.illegal(
                    Refusal.BOARD_PLACE,
                    "no board hangs inverted by these rules" + promise(shift, Optional.of(upright)),
                    Topic.BOARD_PLACES);
        }
        Optional<BoardRule.Objection> objection = state.tables.boards.objection(request(board, anchor));
        return objection.isPresent()
                ? objected(shift, objection.get()).mark(Role.BLOCKER, Reasons.cells(men))
                : explainPlace(shift, board, anchor);
    }

    private String name(int board) {
        return stack.movables().get(board).name();
    }

    private int anchor(String place) {
        return stack.anchors().stream().map(Anchor::name).toList().indexOf(place);
    }

    private Verdict.Illegal objected(MoveRequest.Shift shift, BoardRule.Objection objection) {
        return new Verdict.Illegal(
                objection.kind(), objection.reason() + promise(shift, objection.instead()), objection.citation());
    }

    /** Another place to go to, if the board may go there with the same choice. */
    private String promise(MoveRequest.Shift shift, Optional<Integer> instead) {
        Optional<String> place =
                instead.map(anchor -> stack.anchors().get(anchor).name());
        boolean kept = place.isPresent()
                && new Judge(position, squares)
                        .isLegal(new MoveRequest.Shift(shift.board(), place.get(), shift.promotion()));
        return kept ? "; expected " + place.get() : "";
    }

    private BoardRule.BoardMove request(int board, int anchor) {
        int from = state.attachment.anchorOf(board);
        return new BoardRule.BoardMove(
                name(board),
                state.rider(board),
                Side.of(state.owners[board]),
                Side.of(state.mover),
                Long.bitCount(state.men[Kind.code(state.mover, Kind.PAWN)]),
                new BoardRule.Place(from, stack.anchors().get(from).name()),
                new BoardRule.Place(anchor, stack.anchors().get(anchor).name()));
    }

    private Verdict.Illegal explainPlace(MoveRequest.Shift shift, int board, int anchor) {
        for (int other = 0; other < state.tables.boardCount; other++) {
            if (state.attachment.anchorOf(other) == anchor) {
                return reasons.illegal(
                        Refusal.BOARD_PLACE,
                        "board " + name(other) + " hangs at " + shift.place() + " already; a place holds one board",
                        Topic.BOARD_PLACES);
            }
        }
        int promoting = state.promotionBy(board, anchor);
        boolean chooses = promoting != StackState.NOWHERE && state.isMovers(promoting);
        KingDanger danger = new KingDanger(state, squares, reasons);
        if (!choices.isRight(chooses, shift.promotion())) {
            return choices.explain(
                    StackState.NOWHERE,
                    promoting,
                    chooses,
                    shift.promotion(),
                    danger.after(after -> shift(after, board, anchor, promoting)));
        }
        return danger.explain(
                name(board) + "-" + shift.place(),
                // A board goes, not the king: cited as for other men.
                reasons.pawn(),
                StackState.NOWHERE,
                StackState.NOWHERE,
                after -> shift(after, board, anchor, promoting));
    }

    private void shift(StackState after, int board, int anchor, int promoting) {
        after.shift(board, anchor);
        if (promoting != StackState.NOWHERE && !state.isMovers(promoting)) {
            int queen = Men.code(Piece.side(after.piece[promoting]).index(), state.tables.promotions[0]);
            after.remove(promoting);
            after.put(promoting, queen);
        }
    }
}
