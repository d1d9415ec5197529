package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.cli.io.AnsiColours;
import org.plyspace.engine.picture.Scene;

/**
 * All boards side by side, as the rule set prefers to show them, and what is in hand; dark squares are filled with colons, and
 * squares of the last move stand in brackets.
 */
final class BoardsView {

    private static final Pattern FILE_AND_RANK = Pattern.compile("^[a-z]+[0-9]+");

    private final Scene scene;
    private final Layout layout;
    private final PieceSymbols symbols;
    private final SquareText squares;

    /**
     * Of what is to be seen.
     *
     * @param compact whether squares are as narrow as can be
     */
    BoardsView(Scene scene, PieceSymbols symbols, AnsiColours ansiColours, boolean compact) {
        this.scene = scene;
        this.layout = scene.layout();
        this.symbols = symbols;
        this.squares = new SquareText(symbols, scene.marks(), ansiColours, compact);
    }

    /** Lines of at most {@code width} characters, unless a single board is wider. */
    List<String> lines(int width) {
        List<String> lines = new ArrayList<>(
                TextBlock.flow(scene.boardsInOrder().stream().map(this::block).toList(), width));
        lines.addAll(symbols.hands(layout));
        return lines;
    }

    private TextBlock block(Board board) {
        BoardGrid boardGrid = BoardGrid.of(board, layout.view().facing());
        int margin = boardGrid.rows().stream()
                .map(BoardGrid.Row::label)
                .mapToInt(String::length)
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>(caption(board));
        for (BoardGrid.Row row : boardGrid.rows()) {
            StringBuilder line = new StringBuilder(rightAligned(row.label(), margin)).append(' ');
            row.squares().forEach(square -> put(line, margin + 1, square.at(), squares.of(square.what(), "")));
            lines.add(line.toString());
        }
        StringBuilder footer = new StringBuilder(" ".repeat(margin + 1));
        boardGrid.columns().forEach(label -> put(footer, margin + 1, label.at(), squares.centred(label.what())));
        lines.add(footer.toString());
        return TextBlock.of(lines);
    }

    /** Writes so many squares' widths behind the margin, or as soon as there is room. */
    private void put(StringBuilder line, int margin, double at, String text) {
        long start = margin + Math.round(at * squares.width());
        line.append(" ".repeat((int) Math.max(0, start - AnsiColours.width(line))))
                .append(text);
    }

    /** The name; for a board that moves also where it hangs and what else may change. */
    private List<String> caption(Board board) {
        if (board.anchor().isEmpty()) {
            return List.of("[" + board.name() + "]");
        }
        String place = layout.anchors().get(board.anchor().get()).name();
        List<String> state = new ArrayList<>(level(board));
        board.owner().ifPresent(owner -> state.add(owner.word() + "'s"));
        if (board.inverted()) {
            state.add("inverted");
        }
        if (scene.marks().boards().contains(layout.movableBoards().indexOf(board))) {
            state.add("just moved");
        }
        return List.of("[" + board.name() + "] at " + place, String.join(", ", state));
    }

    /** What the names of all its squares end in, {@code (3)}, where that is not the board's own name: whoever types a square needs it. */
    static List<String> level(Board board) {
        List<String> ends = board.squares().stream()
                .map(square -> FILE_AND_RANK.matcher(square.name()).replaceFirst(""))
                .distinct()
                .toList();
        boolean tells =
                ends.size() == 1 && !ends.get(0).isEmpty() && !ends.get(0).equals(board.name());
        return tells ? ends : List.of();
    }

    private static String rightAligned(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }
}
