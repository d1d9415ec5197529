package org.plyspace.engine.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Piece;

/** Draws one board from above with its name, place, file and rank names, men and marks. */
final class BoardDrawing {

    static final double SIZE = 44;

    private static final double LEFT = 22;
    private static final double TOP = 40;
    private static final double BOTTOM = 18;
    private static final double LETTER = 7.2;
    /** The margin of a man in a hexagon, whose corners are not a square's. */
    private static final double INSET = 3;

    private final Scene scene;
    private final Layout.Board board;
    private final double left;
    private final double far;
    private final double width;
    private final double height;

    BoardDrawing(Scene scene, Layout.Board board) {
        this.scene = scene;
        this.board = board;
        double beside = scene.hexagons().map(Hexagons::beyondWidth).orElse(0.0);
        double above = scene.hexagons().map(Hexagons::beyondHeight).orElse(0.0);
        left = board.squares().stream().mapToDouble(scene::across).min().orElse(0) - beside;
        far = board.squares().stream().mapToDouble(scene::away).max().orElse(0) + above;
        width = board.squares().stream().mapToDouble(scene::across).max().orElse(0) - left + 1 + beside;
        height = far - board.squares().stream().mapToDouble(scene::away).min().orElse(0) + 1 + above;
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
        return LEFT + (scene.across(square) - left) * SIZE;
    }

    /** The upper edge of a square relative to the drawing's. */
    double squareY(Square square) {
        return TOP + (far - scene.away(square)) * SIZE;
    }

    void draw(Canvas canvas, double x, double y) {
        double edge = x + LEFT;
        double top = y + TOP;
        canvas.text("board", edge, y + 15, board.name());
        canvas.text("note", edge, y + 31, place());
        squares(canvas, edge, top);
        names(canvas, edge, top);
        PieceDrawing men = new PieceDrawing(scene.types(), canvas);
        MarkDrawing marks = new MarkDrawing(canvas, scene.hexagons());
        double inset = scene.hexagons().isPresent() ? INSET : 0;
        for (Square square : board.squares()) {
            double px = x + squareX(square);
            double py = y + squareY(square);
            marks.under(scene.marks(), square.cell(), px, py, SIZE);
            int code = scene.pieceAt().applyAsInt(square.cell());
            if (code != Piece.NONE) {
                men.draw(code, px + inset, py + inset, SIZE - 2 * inset, square.name());
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
        CellPaths cells = new CellPaths();
        MarkDrawing shapes = new MarkDrawing(canvas, scene.hexagons());
        for (Square square : board.squares()) {
            cells.add(
                    square.shade(),
                    shapes.outline(
                            edge + (scene.across(square) - left) * SIZE,
                            top + (far - scene.away(square)) * SIZE,
                            SIZE));
        }
        cells.fill(canvas, scene.layout(), board.z(), "light", "dark");
        String frame = Style.frame(scene.layout(), board.z());
        if (scene.hexagons().isEmpty() && board.squares().size() == Math.round(width) * Math.round(height)) {
            canvas.stroked(frame, "frame", Canvas.rectangle(edge, top, width * SIZE, height * SIZE));
        } else {
            canvas.stroked(frame, "frame", cells.all());
        }
    }

    private void names(Canvas canvas, double edge, double top) {
        boolean filesAcross = scene.filesAcross();
        List<String> columns = filesAcross ? board.fileNames() : board.rankNames();
        List<String> rows = filesAcross ? board.rankNames() : board.fileNames();
        ToIntFunction<Square> column = filesAcross ? Square::file : Square::rank;
        ToIntFunction<Square> row = filesAcross ? Square::rank : Square::file;
        boolean inRows = scene.hexagons().filter(Hexagons::inRows).isPresent();
        boolean inColumns = scene.hexagons().isPresent() && !inRows;
        outermost(column, false).forEach((index, square) -> {
            double beside = inRows ? scene.roomBelow(board, square) : 0;
            double x = edge + (scene.across(square) - left + 0.5 + beside) * SIZE;
            double y = top + (far - scene.away(square) + 1) * SIZE + (inRows && beside == 0 ? 17 : 14);
            canvas.text("column", x, y, name(columns, index));
        });
        outermost(row, true).forEach((index, square) -> {
            double x = inColumns ? 0 : scene.across(square) - left;
            double y = top + (far - scene.away(square) + 0.5) * SIZE + 4;
            canvas.text("row", edge + x * SIZE - 6, y, name(rows, index));
        });
    }

    /** For each file or rank, the square nearest to the left or to the viewer. */
    private Map<Integer, Square> outermost(ToIntFunction<Square> line, boolean leftmost) {
        Map<Integer, Square> squares = new TreeMap<>();
        for (Square square : board.squares()) {
            squares.merge(line.applyAsInt(square), square, (a, b) -> {
                boolean first = leftmost ? scene.across(a) <= scene.across(b) : scene.away(a) <= scene.away(b);
                return first ? a : b;
            });
        }
        return squares;
    }

    private static String name(List<String> names, int index) {
        return names.isEmpty() ? "" : names.get(index);
    }
}
