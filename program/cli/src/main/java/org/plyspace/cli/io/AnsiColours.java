package org.plyspace.cli.io;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Layout.Shade;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;

/**
 * Terminal colours, as escape sequences for 256 colours, or none. Squares set both colours, so
 * they are readable on any background; men of both sides also differ by their symbols, marks by their brackets.
 */
public enum AnsiColours {
    PLAIN,
    COLOUR;

    private static final String ESCAPE = "\u001b[";
    private static final String END = ESCAPE + "0m";
    private static final int LIGHT = 103;
    private static final int MIDDLE = 96;
    private static final int DARK = 60;
    private static final int MOVED = 136;
    private static final int IN_CHECK = 160;
    private static final int REACHED = 30;
    private static final int WHITE_MAN = 231;
    private static final int BLACK_MAN = 16;
    /** Matches only the sequences made here, which cannot hide anything. */
    private static final Pattern SEQUENCE =
            Pattern.compile("\u001b\\[(?:0|1;38;5;(?:%d|%d);48;5;(?:%d|%d|%d|%d|%d|%d))m"
                    .formatted(WHITE_MAN, BLACK_MAN, LIGHT, MIDDLE, DARK, MOVED, IN_CHECK, REACHED));

    /** The state of a square, besides its shade. */
    public enum Tone {
        USUAL,
        MOVED,
        REACHED,
        IN_CHECK
    }

    /**
     * Colours a square's characters for the square and the man on it.
     *
     * @param side the owner of the man; White's colour is also that of an empty square's characters
     */
    public String square(String text, Shade shade, Tone tone, Side side) {
        if (this == PLAIN) {
            return text;
        }
        int ground = switch (tone) {
            case USUAL ->
                switch (shade) {
                    case LIGHT -> LIGHT;
                    case MIDDLE -> MIDDLE;
                    case DARK -> DARK;
                };
            case MOVED -> MOVED;
            case REACHED -> REACHED;
            case IN_CHECK -> IN_CHECK;
        };
        int man = side == Side.WHITE ? WHITE_MAN : BLACK_MAN;
        return ESCAPE + "1;38;5;" + man + ";48;5;" + ground + "m" + text + END;
    }

    /** The fill character of a square. */
    public char fill(Shade shade) {
        if (this == COLOUR || shade == Shade.LIGHT) {
            return ' ';
        }
        return shade == Shade.DARK ? ':' : '.';
    }

    /** The number of visible characters in a text. */
    public static int width(CharSequence text) {
        return SEQUENCE.matcher(text).replaceAll("").length();
    }

    /** The line with its colours, and every other control character masked, line breaks included. */
    static String printable(String line) {
        StringBuilder printable = new StringBuilder();
        Matcher sequences = SEQUENCE.matcher(line);
        int from = 0;
        while (sequences.find()) {
            printable.append(Texts.printable(line.substring(from, sequences.start())));
            printable.append(sequences.group());
            from = sequences.end();
        }
        return printable.append(Texts.printable(line.substring(from))).toString();
    }
}
