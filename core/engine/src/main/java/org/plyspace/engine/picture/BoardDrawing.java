package org.plyspace.engine.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Piece;

/** Draws one board from above with its name, place, file and rank names, men and marks. */
final class BoardDrawing {

    static final double SIZE = 44;

    private static final double LEFT = 22;
    private static final double TOP = 40;
    private static final double BOTTOM = 18;
    private static final double LETTER = 7.2;

    private final Scene scene;
    private final Board board;
    private final double left;
    private final double far;
    private final double width;
    private final double height;

    BoardDrawing(Scene scene, Board board) {
        this.scene = scene;
        this.board = board;
        left = board.squares().stream().mapToDouble(this::across).min().orElse(0);
        far = board.squares().stream().mapToDouble(this::away).max().orElse(0);
        width = board.squares().stream().mapToDouble(this::across).max().orElse(0) - left + 1;
        height = far - board.squares().stream().mapToDouble(this::away).min().orElse(0) + 1;
    }

    private double across(Square square) {
        return scene.across(square.x() + 0.5, square.y() + 0.5);
    }

    private double away(Square square) {
        return scene.away(square.x() + 0.5, square.y() + 0.5);
    }

    double width() {
        double caption = Math.max(board.name().length() * LETTER * 1.3, place().length() * LETTER);
        return LEFT + Math.max(width * SIZE, caption);
    }

    double height() {
        return TOP + height * SIZE + BOTTOM;
    }

    /** The left edge of a square relative to the drawing's. */
    double squareX(Square square) {
        return LEFT + (across(square) - left) * SIZE;
    }

    /** The upper edge of a square relative to the drawing's. */
    double squareY(Square square) {
        return TOP + (far - away(square)) * SIZE;
    }

    void draw(Canvas canvas, double x, double y) {
        double edge = x + LEFT;
        double top = y + TOP;
        canvas.text("board", edge, y + 15, board.name());
        canvas.text("note", edge, y + 31, place());
        squares(canvas, edge, top);
        names(canvas, edge, top);
        PieceDrawing men = new PieceDrawing(scene.types(), canvas);
        MarkDrawing marks = new MarkDrawing(canvas);
        for (Square square : board.squares()) {
            double px = x + squareX(square);
            double py = y + squareY(square);
            marks.under(scene.marks(), square.cell(), px, py, SIZE);
            int code = scene.pieceAt().applyAsInt(square.cell());
            if (code != Piece.NONE) {
                men.draw(code, px, py, SIZE, square.name());
            }
            marks.over(scene.marks(), square.cell(), px, py, SIZE);
        }
    }

    /** A movable board's anchor and whatever else may change; a fixed board's level if there are several. */
    private String place() {
        Layout layout = scene.layout();
        List<String> words = new ArrayList<>();
        if (board.anchor().isPresent()) {
            words.add("at " + layout.anchors().get(board.anchor().get()).name());
            board.owner().ifPresent(owner -> words.add(owner.word() + "'s"));
            if (board.inverted()) {
                words.add("inverted");
            }
            if (scene.marks().boards().contains(layout.movableBoards().indexOf(board))) {
                words.add("just moved");
            }
        } else if (layout.boards().stream().anyMatch(other -> other.z() != board.z())) {
            words.add("level " + Canvas.number(board.z()));
        }
        return String.join(", ", words);
    }

    private void squares(Canvas canvas, double edge, double top) {
        StringBuilder light = new StringBuilder();
        StringBuilder dark = new StringBuilder();
        for (Square square : board.squares()) {
            (square.light() ? light : dark)
                    .append(Canvas.rectangle(
                            edge + (across(square) - left) * SIZE, top + (far - away(square)) * SIZE, SIZE, SIZE));
        }
        canvas.path("light", light.toString());
        canvas.filled(Style.darkSquare(scene.layout(), board.z()), "dark", dark.toString());
        String frame = Style.frame(scene.layout(), board.z());
        if (board.squares().size() == Math.round(width) * Math.round(height)) {
            canvas.stroked(frame, "frame", Canvas.rectangle(edge, top, width * SIZE, height * SIZE));
        } else {
            canvas.stroked(frame, "frame", light.append(dark).toString());
        }
    }

    private void names(Canvas canvas, double edge, double top) {
        boolean filesAcross = scene.filesAcross();
        List<String> columns = filesAcross ? board.fileNames() : board.rankNames();
        List<String> rows = filesAcross ? board.rankNames() : board.fileNames();
        ToIntFunction<Square> column = filesAcross ? Square::file : Square::rank;
        ToIntFunction<Square> row = filesAcross ? Square::rank : Square::file;
        outermost(column, false).forEach((index, square) -> {
            double x = edge + (across(square) - left + 0.5) * SIZE;
            canvas.text("column", x, top + (far - away(square) + 1) * SIZE + 14, name(columns, index));
        });
        outermost(row, true).forEach((index, square) -> {
            double y = top + (far - away(square) + 0.5) * SIZE + 4;
            canvas.text("row", edge + (across(square) - left) * SIZE - 6, y, name(rows, index));
        });
    }

    /** For each file or rank, the square nearest to the left or to the viewer. */
    private Map<Integer, Square> outermost(ToIntFunction<Square> line, boolean leftmost) {
        Map<Integer, Square> squares = new TreeMap<>();
        for (Square square : board.squares()) {
            squares.merge(line.applyAsInt(square), square, (a, b) -> {
                boolean first = leftmost ? across(a) <= across(b) : away(a) <= away(b);
                return first ? a : b;
            });
        }
        return squares;
    }

    private static String name(List<String> names, int index) {
        return names.isEmpty() ? "" : names.get(index);
    }
}
