package org.plyspace.cli.view;

import org.plyspace.api.Layout.Square;

/** Squares and labels as three characters. */
final class SquareText {

    private SquareText() {}

    /** A square with its man; dark squares are filled with colons. */
    static String of(Square square, PieceLetters letters) {
        char fill = square.light() ? ' ' : ':';
        return "" + fill + letters.on(square.cell()).orElse(fill) + fill;
    }

    /** A label over or under squares. */
    static String centred(String label) {
        return switch (label.length()) {
            case 0 -> "   ";
            case 1 -> " " + label + " ";
            case 2 -> " " + label;
            default -> label.substring(0, 3);
        };
    }
}
