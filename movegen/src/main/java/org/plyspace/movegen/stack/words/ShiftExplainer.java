package org.plyspace.movegen.stack.words;

import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.Citations.Topic;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.play.StackState;

/** Says why a board move is illegal. */
final class ShiftExplainer {

    private final StackExplainer explainer;
    private final StackState state;
    private final BoardStack stack;

    ShiftExplainer(StackExplainer explainer) {
        this.explainer = explainer;
        this.state = explainer.state;
        this.stack = explainer.declaration.stack();
    }

    Illegal explain(MoveReading.Shift shift) {
        Optional<BoardRule.Objection> still = state.tables.boards.stillness();
        if (still.isPresent()) {
            return objected(shift, still.get());
        }
        int board = shift.board();
        long men = state.tables.boardCells[board] & state.occupied();
        if ((men & men - 1) != 0) {
            int[] aboard = StackExplainer.cells(men);
            return illegal(
                            Refusal.BOARD_STAYS,
                            "board " + name(board) + " holds " + aboard.length + " men, "
                                    + explainer.men().menOn(aboard) + "; a board carries at most one",
                            Topic.CARRIED)
                    .mark(Role.BLOCKER, aboard);
        }
        int anchor = anchor(shift.place());
        if (anchor < 0) {
            int upright = anchor(StackGrammar.withoutInversion(shift.place()));
            return illegal(
                    Refusal.BOARD_PLACE,
                    "no board hangs inverted by these rules" + promise(shift, Optional.of(upright)),
                    Topic.BOARD_PLACES);
        }
        Optional<BoardRule.Objection> objection = state.tables.boards.objection(request(board, anchor));
        return objection.isPresent()
                ? objected(shift, objection.get()).mark(Role.BLOCKER, StackExplainer.cells(men))
                : explainPlace(shift, board, anchor);
    }

    private String name(int board) {
        return stack.movables().get(board).name();
    }

    private int anchor(String place) {
        return stack.anchors().stream().map(Anchor::name).toList().indexOf(place);
    }

    private Illegal objected(MoveReading.Shift shift, BoardRule.Objection objection) {
        return new Illegal(
                objection.kind(), objection.reason() + promise(shift, objection.instead()), objection.citation());
    }

    /** What to expect instead: the other place, if the board may go there with the same choice; otherwise empty. */
    private String promise(MoveReading.Shift shift, Optional<Integer> instead) {
        Optional<String> place =
                instead.map(anchor -> stack.anchors().get(anchor).name());
        StackWords.StackJudge judge = new StackWords.StackJudge(explainer);
        boolean kept = place.isPresent()
                && judge.find(new MoveReading.Shift(shift.board(), place.get(), shift.promotion())) != Move.NONE;
        return kept ? "; expected " + place.get() : "";
    }

    private BoardRule.BoardMove request(int board, int anchor) {
        int from = state.attachment.anchorOf(board);
        return new BoardRule.BoardMove(
                name(board),
                state.carried(board),
                Side.of(state.owners[board]),
                Side.of(state.mover),
                Long.bitCount(state.men[Kind.code(state.mover, Kind.PAWN)]),
                new BoardRule.Place(from, stack.anchors().get(from).name()),
                new BoardRule.Place(anchor, stack.anchors().get(anchor).name()));
    }

    private Illegal explainPlace(MoveReading.Shift shift, int board, int anchor) {
        for (int other = 0; other < state.tables.boardCount; other++) {
            if (state.attachment.anchorOf(other) == anchor) {
                return illegal(
                        Refusal.BOARD_PLACE,
                        "board " + name(other) + " hangs at " + shift.place() + " already; a place holds one board",
                        Topic.BOARD_PLACES);
            }
        }
        int promoting = state.promotionBy(board, anchor);
        boolean chooses = promoting != StackState.NOWHERE && state.isMovers(promoting);
        return explainer
                .promotions()
                .explain(
                        explainer.choice(chooses, true),
                        shift.promotion(),
                        "nothing is promoted by moving this board",
                        MoveReading.NONE,
                        promoting,
                        explainer.coder.shift(board, anchor));
    }

    private Illegal illegal(Refusal kind, String reason, Topic topic) {
        return Explainer.illegal(kind, reason, explainer.cite(topic));
    }
}
