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
 * What is to be drawn.
 *
 * @param layout the boards
 * @param types of the pieces
 * @param pieceAt the {@link Piece} code on a cell
 * @param marks of squares and boards
 */
public record Scene(Layout layout, List<PieceType> types, IntUnaryOperator pieceAt, Marks marks) {

    /** Of a setup, be it a position or not. */
    public static Scene of(Rules rules, Setup setup, Marks marks) {
        return new Scene(rules.layout(setup), rules.pieceTypes(), setup::pieceAt, marks);
    }

    /** Of a position as it is when it is drawn. */
    public static Scene of(Position position, Marks marks) {
        return new Scene(position.words().layout(), position.rules().pieceTypes(), position::pieceAt, marks);
    }

    /** The same as the other side sees it. */
    public Scene flipped() {
        return new Scene(HalfTurn.of(layout), types, pieceAt, marks);
    }

    /** The boards in the order in which they are shown side by side; those that the rule set does not name come last. */
    public List<Board> boardsInOrder() {
        List<String> order = layout.view().order();
        return layout.boards().stream()
                .sorted(Comparator.comparingInt(board -> {
                    int place = order.indexOf(board.name());
                    return place < 0 ? Integer.MAX_VALUE : place;
                }))
                .toList();
    }

    /** Whether files lie across the picture; otherwise ranks do. */
    boolean filesAcross() {
        return layout.view().facing() == Facing.WHITE_NEAR;
    }

    /** How far to the right a place in space is, whatever the origin. */
    double across(double x, double y) {
        return filesAcross() ? x : y;
    }

    /** How far away from the viewer it is. */
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
