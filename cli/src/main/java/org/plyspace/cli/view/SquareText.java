package org.plyspace.cli.view;

import org.plyspace.api.Layout.Square;

/** Squares and labels as wide as a symbol with a character on each side. */
final class SquareText {

    private SquareText() {}

    static int width(PieceSymbols symbols) {
        return symbols.width() + 2;
    }

    /**
     * A square with its man; dark squares are filled with colons.
     *
     * @param empty what stands on an empty square
     */
    static String of(Square square, PieceSymbols symbols, String empty) {
        char fill = square.light() ? ' ' : ':';
        return fill + symbols.aligned(symbols.on(square.cell()).orElse(empty), fill) + fill;
    }

    /** The same square in brackets. */
    static String marked(Square square, PieceSymbols symbols) {
        String text = of(square, symbols, "");
        return "[" + text.substring(1, text.length() - 1) + "]";
    }

    /** A label over or under squares. */
    static String centred(String label, PieceSymbols symbols) {
        int width = width(symbols);
        String cut = label.substring(0, Math.min(width, label.length()));
        int before = (width - cut.length() + 1) / 2;
        return " ".repeat(before) + cut + " ".repeat(width - before - cut.length());
    }
}
