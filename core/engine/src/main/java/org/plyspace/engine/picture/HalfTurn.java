package org.plyspace.engine.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Anchor;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/** The boards as the other side sees them: turned by half a turn around a vertical axis. Applying it twice changes nothing. */
public final class HalfTurn {

    private HalfTurn() {}

    /** The layout turned; names, colours and cells stay with their squares. */
    public static Layout of(Layout layout) {
        return new Layout(
                layout.boards().stream().map(HalfTurn::of).toList(),
                layout.anchors().stream().map(HalfTurn::of).toList(),
                layout.hands(),
                layout.view());
    }

    private static Board of(Board board) {
        List<Square> squares = board.squares().stream()
                .map(square -> new Square(
                        square.cell(),
                        square.name(),
                        square.light(),
                        board.files() - 1 - square.file(),
                        board.ranks() - 1 - square.rank(),
                        turned(square.x(), 1),
                        turned(square.y(), 1)))
                .sorted(Comparator.comparingInt(Square::rank).thenComparingInt(Square::file))
                .toList();
        return new Board(
                board.name(),
                turned(board.x(), board.files()),
                turned(board.y(), board.ranks()),
                board.z(),
                board.files(),
                board.ranks(),
                reversed(board.fileNames()),
                reversed(board.rankNames()),
                squares,
                board.anchor(),
                board.inverted(),
                board.owner());
    }

    private static Anchor of(Anchor anchor) {
        return new Anchor(
                anchor.name(),
                turned(anchor.x(), anchor.files()),
                turned(anchor.y(), anchor.ranks()),
                anchor.z(),
                anchor.files(),
                anchor.ranks(),
                anchor.parent(),
                anchor.inverted(),
                anchor.free());
    }

    /** The lower edge, after the turn, of something with a length. */
    private static double turned(double edge, int length) {
        return 0.0 - (edge + length);
    }

    private static List<String> reversed(List<String> names) {
        List<String> reversed = new ArrayList<>(names);
        Collections.reverse(reversed);
        return reversed;
    }
}
