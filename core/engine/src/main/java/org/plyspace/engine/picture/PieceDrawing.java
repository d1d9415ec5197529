package org.plyspace.engine.picture;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;

/**
 * Draws men: an outline if the type has one, else its symbol on a token, round for White and square for Black. White's are
 * light with a dark contour, Black's dark with a light one.
 */
record PieceDrawing(List<PieceType> types, Canvas canvas) {

    private static final double TOKEN = 0.36;
    private static final double BADGE = 0.17;

    /**
     * Draws a man.
     *
     * @param x the left edge of its square
     * @param y the upper edge of its square
     * @param size the size of the square
     * @param where the square's name, or empty for no description
     */
    void draw(int code, double x, double y, double size, String where) {
        PieceType type = types.get(Piece.type(code));
        Optional<Figure> figure = Figure.of(type);
        if (figure.isPresent()) {
            double inset = 0.05 * size;
            String title = where.isEmpty() ? "" : Piece.side(code).word() + " " + type.name() + " on " + where;
            canvas.figure(style(code), figure.get(), x + inset, y + inset, size - 2 * inset, title);
            if (Figure.needsSymbol(type, types)) {
                token(code, x + 0.81 * size, y + 0.2 * size, BADGE * size, "s11");
            }
        } else {
            token(code, x + size / 2, y + size / 2, TOKEN * size, size < 36 ? "s15" : "s18");
        }
    }

    private void token(int code, double x, double y, double radius, String letters) {
        boolean white = Piece.side(code) == Side.WHITE;
        canvas.path(
                style(code) + " token",
                white ? Canvas.circle(x, y, radius) : Canvas.rectangle(x - radius, y - radius, 2 * radius, 2 * radius));
        canvas.text(
                (white ? "onwhite " : "onblack ") + letters,
                x,
                y + 0.36 * size(letters),
                types.get(Piece.type(code)).symbol(Piece.side(code)));
    }

    private static int size(String letters) {
        return Integer.parseInt(letters.substring(1));
    }

    private static String style(int code) {
        return Piece.side(code).word().toLowerCase(Locale.ROOT);
    }
}
