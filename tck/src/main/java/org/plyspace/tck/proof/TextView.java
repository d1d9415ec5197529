package org.plyspace.tck.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/**
 * Draws any position from its layout: the boards side by side in the preferred order, each under its name and what it
 * hangs on. White's men are upper case, Black's lower case; {@code .} is a light empty square, {@code :} a dark one.
 */
public final class TextView {

    private static final String GAP = "   ";

    private final Position position;
    private final List<PieceType> types;
    private final Layout layout;

    private TextView(Position position) {
        this.position = position;
        this.types = position.rules().pieceTypes();
        this.layout = position.words().layout();
    }

    /** The boards as lines of equal length, the names of the boards in the first. */
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
        List<String> rows = new ArrayList<>();
        boolean whiteLeft = layout.view().facing() == Facing.WHITE_LEFT;
        int height = whiteLeft ? board.files() : board.ranks();
        for (int row = 0; row < height; row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < (whiteLeft ? board.ranks() : board.files()); column++) {
                text.append(letter(whiteLeft ? board.square(row, column) : board.square(column, height - 1 - row)));
            }
            rows.add(text.toString());
        }
        String title = title(board);
        int width = Math.max(title.length(), rows.get(0).length());
        rows.add(0, title);
        return rows.stream().map(row -> row + " ".repeat(width - row.length())).toList();
    }

    private String title(Board board) {
        String place = board.anchor()
                .map(anchor -> "@" + layout.anchors().get(anchor).name())
                .orElse("");
        return board.name()
                + place
                + board.owner().map(side -> "/" + side.symbol()).orElse("");
    }

    private String letter(Square square) {
        int piece = position.pieceAt(square.cell());
        if (piece == Piece.NONE) {
            return square.light() ? "." : ":";
        }
        String letter = String.valueOf(types.get(Piece.type(piece)).letter());
        return Piece.side(piece) == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT);
    }
}
