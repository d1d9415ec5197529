package org.plyspace.cli.view;

import org.plyspace.api.Side;

/**
 * Colours on a terminal, by the sequences that terminals of 256 colours obey, or none. Squares have colours of their own, so that
 * they can be read whatever the terminal's; men of both sides differ by their symbols too, marks by their brackets.
 */
enum Ink {
    PLAIN,
    COLOUR;

    private static final String ESCAPE = "\u001b[";
    private static final String END = ESCAPE + "0m";
    private static final int LIGHT = 103;
    private static final int DARK = 60;
    private static final int MOVED = 136;
    private static final int IN_CHECK = 160;
    private static final int REACHED = 30;
    private static final int WHITE_MAN = 231;
    private static final int BLACK_MAN = 16;

    /** What a square can be besides light or dark. */
    enum Tone {
        USUAL,
        MOVED,
        REACHED,
        IN_CHECK
    }

    /**
     * A square's characters in the colours of the square and the man on it.
     *
     * @param side whose man stands there; White's colour is that of an empty square's characters too
     */
    String square(String text, boolean light, Tone tone, Side side) {
        if (this == PLAIN) {
            return text;
        }
        int ground = switch (tone) {
            case USUAL -> light ? LIGHT : DARK;
            case MOVED -> MOVED;
            case REACHED -> REACHED;
            case IN_CHECK -> IN_CHECK;
        };
        int man = side == Side.WHITE ? WHITE_MAN : BLACK_MAN;
        return ESCAPE + "1;38;5;" + man + ";48;5;" + ground + "m" + text + END;
    }

    /** What a dark square is filled with. */
    char dark() {
        return this == PLAIN ? ':' : ' ';
    }

    /** How many characters of a text are seen. */
    static int width(CharSequence text) {
        int width = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == ESCAPE.charAt(0)) {
                while (text.charAt(i) != 'm') {
                    i++;
                }
            } else {
                width++;
            }
        }
        return width;
    }
}
