package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;

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
        lines.add(caption(board));
        for (int row = 0; row < turned.rowLabels().size(); row++) {
            StringBuilder line =
                    new StringBuilder(rightAligned(turned.rowLabels().get(row), margin)).append(' ');
            for (int column = 0; column < turned.columnLabels().size(); column++) {
                line.append(square(turned.square(row, column)));
            }
            lines.add(line.toString());
        }
        StringBuilder footer = new StringBuilder(" ".repeat(margin + 1));
        turned.columnLabels().forEach(label -> footer.append(centred(label)));
        lines.add(footer.toString());
        return Block.of(lines);
    }

    private String caption(Board board) {
        StringBuilder caption = new StringBuilder("[" + board.name() + "]");
        board.anchor()
                .ifPresent(anchor -> caption.append(" at ")
                        .append(layout.anchors().get(anchor).name()));
        if (board.inverted()) {
            caption.append(", inverted");
        }
        board.owner()
                .ifPresent(owner -> caption.append(", ").append(owner.word()).append("'s"));
        int number = layout.movableBoards().indexOf(board);
        return caption.append(highlight.boards().contains(number) ? ", just moved" : "")
                .toString();
    }

    private String square(Layout.Square square) {
        char fill = square.light() ? ' ' : ':';
        String content = letters.on(square.cell()).map(String::valueOf).orElse("" + fill);
        return highlight.cells().contains(square.cell()) ? "[" + content + "]" : fill + content + fill;
    }

    private static String rightAligned(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }

    private static String centred(String label) {
        return switch (label.length()) {
            case 0 -> "   ";
            case 1 -> " " + label + " ";
            case 2 -> " " + label;
            default -> label.substring(0, 3);
        };
    }
}
