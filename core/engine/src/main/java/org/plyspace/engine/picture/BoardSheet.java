package org.plyspace.engine.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;

/**
 * Boards from above and men as SVG parts for pages that assemble them. Each part is defined once and has a name unique within
 * the sheet. Confined to one thread.
 */
public final class BoardSheet {

    /** The width and height of a square, in the unit of all lengths here. */
    public static final double SQUARE = BoardDrawing.SIZE;

    private final Canvas figures = new Canvas();
    /** The names of parts by their elements. */
    private final Map<String, String> parts = new LinkedHashMap<>();

    /**
     * An empty board.
     *
     * @param part the name of its drawing, whose origin is 0, 0
     * @param width the width of the drawing
     * @param height the height of the drawing
     * @param outline the path data of the outline of one of its cells, square or hexagon, in a square at 0, 0
     * @param last the name of the drawing, on such a cell, of the mark of the last move
     * @param check the same of the mark of check
     * @param spots its squares
     */
    public record Drawn(
            String part, double width, double height, String outline, String last, String check, List<Spot> spots) {}

    /**
     * A square of a board.
     *
     * @param cell its cell
     * @param name its name as boards hang now
     * @param x its left edge relative to the drawing's
     * @param y its upper edge relative to the drawing's
     */
    public record Spot(int cell, String name, double x, double y) {}

    /** The empty boards of a layout, in the order in which they are shown. */
    public List<Drawn> boards(Layout layout) {
        Scene scene = new Scene(layout, List.of(), cell -> Piece.NONE, Marks.NONE);
        return scene.boardsInOrder().stream().map(board -> drawn(scene, board)).toList();
    }

    /** The names of the boards of a layout, in the same order. */
    public static List<String> names(Layout layout) {
        return new Scene(layout, List.of(), cell -> Piece.NONE, Marks.NONE)
                .boardsInOrder().stream().map(Layout.Board::name).toList();
    }

    private Drawn drawn(Scene scene, Layout.Board board) {
        BoardDrawing drawing = new BoardDrawing(scene, board);
        Canvas canvas = new Canvas(figures);
        drawing.draw(canvas, 0, 0);
        return new Drawn(
                part("board-", canvas),
                drawing.width(),
                drawing.height(),
                new MarkDrawing(canvas, scene.hexagons()).outline(0.5, 0.5, SQUARE - 1),
                mark(scene, Mark.LAST_MOVE),
                mark(scene, Mark.CHECK),
                board.squares().stream()
                        .map(square -> new Spot(
                                square.cell(), square.name(), drawing.squareX(square), drawing.squareY(square)))
                        .toList());
    }

    /** The name of the drawing of a man in a square at 0, 0. */
    public String man(List<PieceType> types, int code) {
        Canvas canvas = new Canvas(figures);
        new PieceDrawing(types, canvas).draw(code, 0, 0, SQUARE, "");
        return part("man-", canvas);
    }

    private String mark(Scene scene, Mark mark) {
        Canvas canvas = new Canvas(figures);
        new MarkDrawing(canvas, scene.hexagons()).draw(mark, 0, 0, SQUARE);
        return part("mark-", canvas);
    }

    private String part(String prefix, Canvas canvas) {
        return parts.computeIfAbsent(canvas.elements(), unused -> prefix + (parts.size() + 1));
    }

    /** The definitions of all parts requested so far, for a document's {@code defs}. */
    public String definitions() {
        StringBuilder definitions = new StringBuilder(figures.definitions());
        parts.forEach((elements, name) -> definitions
                .append("<g id=\"")
                .append(name)
                .append("\">\n")
                .append(elements)
                .append("</g>\n"));
        return definitions.toString();
    }

    /** The style sheet of the parts. */
    public static String style() {
        return Style.sheet();
    }
}
