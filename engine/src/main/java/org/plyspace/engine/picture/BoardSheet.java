package org.plyspace.engine.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;

/**
 * Boards from above and men as parts of SVG, for pages that put them together themselves. Each part is defined once, however often it is
 * used, and has a name that is unique within the sheet. Confined to one thread.
 */
public final class BoardSheet {

    /** Width and height of a square, in the unit of all lengths here. */
    public static final double SQUARE = BoardDrawing.SIZE;

    private final Canvas figures = new Canvas();
    /** Names of parts by their elements. */
    private final Map<String, String> parts = new LinkedHashMap<>();

    /**
     * An empty board.
     *
     * @param part the name of its drawing, which begins at 0, 0
     * @param width of the drawing
     * @param height likewise
     * @param spots where its squares are
     */
    public record Drawn(String part, double width, double height, List<Spot> spots) {

        /** Takes a copy. */
        public Drawn {
            spots = List.copyOf(spots);
        }
    }

    /**
     * A square of a board.
     *
     * @param cell its number
     * @param name what it is called as boards hang
     * @param x its left edge from that of the drawing
     * @param y its upper edge, likewise
     */
    public record Spot(int cell, String name, double x, double y) {}

    /** The boards of a layout without men, in the order in which they are shown. */
    public List<Drawn> boards(Layout layout) {
        Scene scene = new Scene(layout, List.of(), cell -> Piece.NONE, Marks.NONE);
        return scene.boardsInOrder().stream().map(board -> drawn(scene, board)).toList();
    }

    /** The names of the boards of a layout, in the same order. */
    public static List<String> names(Layout layout) {
        return new Scene(layout, List.of(), cell -> Piece.NONE, Marks.NONE)
                .boardsInOrder().stream().map(Board::name).toList();
    }

    private Drawn drawn(Scene scene, Board board) {
        BoardDrawing drawing = new BoardDrawing(scene, board);
        Canvas canvas = new Canvas(figures);
        drawing.draw(canvas, 0, 0);
        return new Drawn(
                part("board-", canvas),
                drawing.width(),
                drawing.height(),
                board.squares().stream()
                        .map(square -> new Spot(
                                square.cell(), square.name(), drawing.squareX(square), drawing.squareY(square)))
                        .toList());
    }

    /** A man in a square at 0, 0, as the name of the drawing. */
    public String man(List<PieceType> types, int code) {
        Canvas canvas = new Canvas(figures);
        new PieceDrawing(types, canvas).draw(code, 0, 0, SQUARE, "");
        return part("man-", canvas);
    }

    /** A mark on a square at 0, 0, as the name of the drawing. */
    public String mark(Mark mark) {
        Canvas canvas = new Canvas(figures);
        new MarkDrawing(canvas).draw(mark, 0, 0, SQUARE);
        return part("mark-", canvas);
    }

    private String part(String prefix, Canvas canvas) {
        return parts.computeIfAbsent(canvas.elements(), unused -> prefix + (parts.size() + 1));
    }

    /** What all parts that were asked for look like, to be put into the definitions of a document. */
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

    /** The style sheet that parts need. */
    public static String style() {
        return Style.sheet();
    }
}
