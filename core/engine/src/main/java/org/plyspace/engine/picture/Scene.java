package org.plyspace.engine.picture;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;
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
        return layout.view().facing() == Facing.WHITE_NEAR;
    }

    /** The distance to the right of a place in space, from any fixed origin. */
    double across(double x, double y) {
        return filesAcross() ? x : y;
    }

    /** The distance away from the viewer. */
    double away(double x, double y) {
        return filesAcross() ? y : -x;
    }

    /** The symbol of a piece, upper case for White, lower case for Black. */
    String symbol(int code) {
        return type(code).symbol(Piece.side(code));
    }

    PieceType type(int code) {
        return types.get(Piece.type(code));
    }
}
