package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Square;

/**
 * All boards side by side, as the rule set prefers to show them; dark squares are filled with colons, and squares of the
 * last move stand in brackets.
 */
public final class BoardsView {

    private final Layout layout;
    private final PieceLetters letters;
    private final Highlight highlight;

    /** Of a position's layout and men. */
    public BoardsView(Layout layout, PieceLetters letters, Highlight highlight) {
        this.layout = layout;
        this.letters = letters;
        this.highlight = highlight;
    }

    /** Lines of at most {@code width} characters, unless a single board is wider. */
    public List<String> lines(int width) {
        return Block.flow(
                layout.boards().stream()
                        .sorted(Comparator.comparingInt(this::place))
                        .map(this::block)
                        .toList(),
                width);
    }

    private int place(Board board) {
        int place = layout.view().order().indexOf(board.name());
        return place < 0 ? Integer.MAX_VALUE : place;
    }

    private Block block(Board board) {
        Turned turned = layout.view().facing() == Facing.WHITE_LEFT ? Turned.whiteLeft(board) : Turned.whiteNear(board);
        int margin = turned.rowLabels().stream().mapToInt(String::length).max().orElse(0);
        List<String> lines = new ArrayList<>();
        lines.addAll(caption(board));
        for (int row = 0; row < turned.rowLabels().size(); row++) {
            StringBuilder line =
                    new StringBuilder(rightAligned(turned.rowLabels().get(row), margin)).append(' ');
            for (int column = 0; column < turned.columnLabels().size(); column++) {
                line.append(square(turned.square(row, column)));
            }
            lines.add(line.toString());
        }
        StringBuilder footer = new StringBuilder(" ".repeat(margin + 1));
        turned.columnLabels().forEach(label -> footer.append(SquareText.centred(label)));
        lines.add(footer.toString());
        return Block.of(lines);
    }

    /** The name; for a board that moves also where it hangs and what else may change. */
    private List<String> caption(Board board) {
        if (board.anchor().isEmpty()) {
            return List.of("[" + board.name() + "]");
        }
        String place = layout.anchors().get(board.anchor().get()).name();
        List<String> state = new ArrayList<>();
        board.owner().ifPresent(owner -> state.add(owner.word() + "'s"));
        if (board.inverted()) {
            state.add("inverted");
        }
        if (highlight.boards().contains(layout.movableBoards().indexOf(board))) {
            state.add("just moved");
        }
        return List.of("[" + board.name() + "] at " + place, String.join(", ", state));
    }

    private String square(Square square) {
        String text = SquareText.of(square, letters);
        return highlight.cells().contains(square.cell()) ? "[" + text.charAt(1) + "]" : text;
    }

    private static String rightAligned(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }
}
