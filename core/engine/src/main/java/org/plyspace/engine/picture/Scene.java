package org.plyspace.engine.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * A position to be drawn.
 *
 * @param layout the boards
 * @param types the piece types
 * @param pieceAt the {@link Piece} code on a cell
 * @param marks the marks on squares and boards
 */
public record Scene(Layout layout, List<PieceType> types, IntUnaryOperator pieceAt, Marks marks) {

    private static final double NEAR = 0.01;

    /** The scene of a setup, whether or not it is a position. */
    public static Scene of(Rules rules, Setup setup, Marks marks) {
        return new Scene(rules.layout(setup), rules.pieceTypes(), setup::pieceAt, marks);
    }

    /** The scene of a position as it is at the time of drawing. */
    public static Scene of(Position position, Marks marks) {
        return new Scene(position.words().layout(), position.rules().pieceTypes(), position::pieceAt, marks);
    }

    /** The scene as the other side sees it. */
    public Scene flipped() {
        return new Scene(HalfTurn.of(layout), types, pieceAt, marks);
    }

    /** The boards in the order of the rule set's view; boards that it does not name come last. */
    public List<Board> boardsInOrder() {
        List<String> order = layout.view().order();
        return layout.boards().stream()
                .sorted(Comparator.comparingInt(board -> {
                    int place = order.indexOf(board.name());
                    return place < 0 ? Integer.MAX_VALUE : place;
                }))
                .toList();
    }

    /** Whether files run across the picture; otherwise ranks do. */
    boolean filesAcross() {
        return layout.view().facing() == Layout.Facing.WHITE_NEAR;
    }

    /** The distance to the right of a place in space, from any fixed origin. */
    double across(double x, double y) {
        return filesAcross() ? x * cells().fileStep() : y * cells().rankStep();
    }

    /** The distance away from the viewer. */
    double away(double x, double y) {
        return filesAcross() ? y * cells().rankStep() : -x * cells().fileStep();
    }

    double across(Square square) {
        return across(square.x() + 0.5, square.y() + 0.5);
    }

    double away(Square square) {
        return away(square.x() + 0.5, square.y() + 0.5);
    }

    private Layout.Cells cells() {
        return layout.view().cells();
    }

    /** Whether cells are hexagons side by side in rows of the picture. */
    public boolean hasHexagonsInRows() {
        return cells() == (filesAcross() ? Layout.Cells.HEXAGONS_IN_RANKS : Layout.Cells.HEXAGONS_IN_FILES);
    }

    /** How hexagons lie here; empty if cells are squares. */
    Optional<Hexagons> hexagons() {
        return cells() == Layout.Cells.SQUARES ? Optional.empty() : Optional.of(new Hexagons(hasHexagonsInRows()));
    }

    /**
     * Where below the lowest hexagon of a column there is room for the column's name, if hexagons lie in rows: half a hexagon to the left or
     * to the right, or 0 for straight below the board.
     */
    public double roomBelow(Board board, Square square) {
        boolean left = isRoom(board, across(square) - 0.5, away(square));
        boolean right = isRoom(board, across(square) + 0.5, away(square));
        return left == right ? 0 : left ? -0.5 : 0.5;
    }

    private boolean isRoom(Board board, double across, double above) {
        return board.squares().stream()
                .noneMatch(other ->
                        Math.abs(across(other) - across) < NEAR && away(other) < above && away(other) > above - 1);
    }

    /** The symbol of a piece, upper case for White, lower case for Black. */
    String symbol(int code) {
        return type(code).symbol(Piece.side(code));
    }

    PieceType type(int code) {
        return types.get(Piece.type(code));
    }

    /** The boards as the other side sees them: turned by half a turn around a vertical axis. Applying it twice changes nothing. */
    public static final class HalfTurn {

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
                            square.shade(),
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

        private static Layout.Anchor of(Layout.Anchor anchor) {
            return new Layout.Anchor(
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
}
