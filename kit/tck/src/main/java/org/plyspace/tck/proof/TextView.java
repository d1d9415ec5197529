package org.plyspace.tck.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;

/**
 * Draws any position from its layout: the boards side by side in the preferred order, each under its name and that of its
 * anchor. White's men are upper case, Black's lower case; {@code .} is a light empty square, {@code :} a dark one. Rows offset
 * by a fraction of a square are drawn offset, and missing squares are blank.
 */
public final class TextView {

    private static final String GAP = "   ";

    private final Position position;
    private final List<PieceType> types;
    private final Layout layout;
    private final int wide;

    private TextView(Position position) {
        this.position = position;
        this.types = position.rules().pieceTypes();
        this.layout = position.words().layout();
        int symbol =
                types.stream().mapToInt(type -> type.symbol().length()).max().orElse(1);
        boolean offset = squares().anyMatch(square -> isFraction(square.x()) || isFraction(square.y()));
        this.wide = offset ? 2 * symbol : symbol;
    }

    private Stream<Square> squares() {
        return layout.boards().stream().flatMap(board -> board.squares().stream());
    }

    private static boolean isFraction(double coordinate) {
        return coordinate != Math.rint(coordinate);
    }

    /** The boards as lines of equal length, the boards' names in the first. */
    public static List<String> draw(Position position) {
        return new TextView(position).lines();
    }

    private List<String> lines() {
        List<List<String>> columns = layout.view().order().stream()
                .map(name -> column(layout.boards().stream()
                        .filter(board -> board.name().equals(name))
                        .findFirst()
                        .orElseThrow()))
                .toList();
        int height = columns.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < height; line++) {
            StringBuilder text = new StringBuilder();
            for (List<String> column : columns) {
                String blank = " ".repeat(column.get(0).length());
                text.append(line < column.size() ? column.get(line) : blank).append(GAP);
            }
            lines.add(text.toString());
        }
        return lines;
    }

    private List<String> column(Board board) {
        boolean whiteLeft = layout.view().facing() == Facing.WHITE_LEFT;
        List<StringBuilder> rows = Stream.generate(StringBuilder::new)
                .limit(whiteLeft ? board.files() : board.ranks())
                .toList();
        double left = board.squares().stream()
                .mapToDouble(square -> across(square, whiteLeft))
                .min()
                .orElse(0);
        for (Square square : board.squares()) {
            StringBuilder row = rows.get(whiteLeft ? square.file() : board.ranks() - 1 - square.rank());
            int at = (int) Math.round((across(square, whiteLeft) - left) * wide);
            row.append(" ".repeat(at - row.length())).append(symbol(square));
        }
        List<String> lines = new ArrayList<>(List.of(title(board)));
        rows.forEach(row -> lines.add(row.toString()));
        int width = lines.stream().mapToInt(String::length).max().orElseThrow();
        return lines.stream().map(row -> row + " ".repeat(width - row.length())).toList();
    }

    private static double across(Square square, boolean whiteLeft) {
        return whiteLeft ? square.y() : square.x();
    }

    private String title(Board board) {
        String place = board.anchor()
                .map(anchor -> "@" + layout.anchors().get(anchor).name())
                .orElse("");
        return board.name()
                + place
                + board.owner().map(side -> "/" + side.symbol()).orElse("");
    }

    private String symbol(Square square) {
        int piece = position.pieceAt(square.cell());
        if (piece == Piece.NONE) {
            return square.light() ? "." : ":";
        }
        return types.get(Piece.type(piece)).symbol(Piece.side(piece));
    }
}
