package org.plyspace.cli.io;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;

/**
 * Colours on a terminal, by the sequences that terminals of 256 colours obey, or none. Squares have colours of their own, so that
 * they can be read whatever the terminal's; men of both sides differ by their symbols too, marks by their brackets.
 */
public enum AnsiColours {
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
    /** None but those that are made here, with which nothing can be hidden. */
    private static final Pattern SEQUENCE = Pattern.compile("\u001b\\[(?:0|1;38;5;(?:%d|%d);48;5;(?:%d|%d|%d|%d|%d))m"
            .formatted(WHITE_MAN, BLACK_MAN, LIGHT, DARK, MOVED, IN_CHECK, REACHED));

    /** What a square can be besides light or dark. */
    public enum Tone {
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
    public String square(String text, boolean light, Tone tone, Side side) {
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
    public char dark() {
        return this == PLAIN ? ':' : ' ';
    }

    /** How many characters of a text are seen. */
    public static int width(CharSequence text) {
        return SEQUENCE.matcher(text).replaceAll("").length();
    }

    /** A line in its colours, in which everything else that a terminal would obey is masked, line breaks too. */
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
