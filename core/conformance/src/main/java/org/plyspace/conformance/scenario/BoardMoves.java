package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Layout.Anchor;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Move;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;

/** Describes board moves as examples: who rides, in which direction, and how the board hangs afterwards. */
final class BoardMoves {

    private BoardMoves() {}

    static String title(Snapshot snapshot, long move) {
        Board board = snapshot.layout().movableBoards().get(Move.from(move));
        List<Anchor> anchors = snapshot.layout().anchors();
        Anchor from = anchors.get(board.anchor().orElseThrow());
        Anchor to = anchors.get(Move.to(move));
        return "board with " + carried(snapshot, board) + " moves "
                + direction(from, to, snapshot.position().sideToMove()) + ", from " + hanging(from) + " to "
                + hanging(to);
    }

    private static String carried(Snapshot snapshot, Board board) {
        List<PieceType> carried = board.squares().stream()
                .map(Square::cell)
                .map(snapshot::manOn)
                .flatMap(Optional::stream)
                .toList();
        return switch (carried.size()) {
            case 0 -> "nobody";
            case 1 -> "a " + carried.get(0).name();
            default -> "several men";
        };
    }

    private static String direction(Anchor from, Anchor to, Side mover) {
        double forward = (to.y() - from.y()) * (mover == Side.WHITE ? 1 : -1);
        String way = forward > 0 ? "forward" : forward < 0 ? "backward" : "";
        String across = to.x() == from.x() ? "" : "sideways";
        String both = (way + " " + across).strip();
        return both.isEmpty() ? "over the same ranks" : both;
    }

    private static String hanging(Anchor anchor) {
        return anchor.inverted() ? "inverted" : "upright";
    }
}
