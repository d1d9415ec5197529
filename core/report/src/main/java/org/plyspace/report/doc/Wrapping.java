package org.plyspace.report.doc;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;

/** Breaks text into lines and sentences. */
public final class Wrapping {

    /** The characters after which a long name may be broken: {@code id:option=value,option=value}. */
    private static final String JOINTS = ":,=/#+";

    private static final Pattern LINE_BREAK = Pattern.compile("\\s*\\R\\s*");

    /** Between sentences: after a stop that follows neither an initial nor an abbreviation, before no small letter. */
    private static final Pattern NEXT_SENTENCE = Pattern.compile(
            "(?<!(?:^|[^\\p{L}\\d])(?:\\p{L}|\\p{Lu}\\p{Ll}|al|ca|cf|ed|pp|vs)|\\.\\p{L}{1,9})(?<stop>[.!?])"
                    + "\\s+(?!\\p{Ll})");

    private Wrapping() {}

    /** A text's first sentence, with its stop: {@code V. R. Parton's game.} has one, and so has a text without a stop. */
    public static String firstSentence(String text) {
        Matcher next = NEXT_SENTENCE.matcher(text);
        return next.find() ? text.substring(0, next.end("stop")) : text;
    }

    /**
     * Lines of at most {@code width} characters, at least one. They are broken at spaces if possible, otherwise after a character
     * that joins the words of a name, and within a word only if it is longer than a line.
     */
    public static List<String> wrap(String text, int width) {
        return lines(text, width, true);
    }

    /** Lines of at most {@code width} characters, at least one. They are broken at spaces only: a longer word has a line of its own. */
    public static List<String> betweenWords(String text, int width) {
        return lines(text, width, false);
    }

    /** The lines of {@link #wrap} behind a beginning; those after the first are indented by its length. */
    public static List<String> hanging(String beginning, String text, int width) {
        return hung(beginning, wrap(text, width - beginning.length()));
    }

    /** The lines of {@link #betweenWords} behind a beginning; those after the first are indented by its length. */
    public static List<String> hangingBetweenWords(String beginning, String text, int width) {
        return hung(beginning, betweenWords(text, width - beginning.length()));
    }

    private static List<String> hung(String beginning, List<String> lines) {
        String indent = " ".repeat(beginning.length());
        List<String> hung = new ArrayList<>();
        for (String line : lines) {
            hung.add(((hung.isEmpty() ? beginning : indent) + line).stripTrailing());
        }
        return hung;
    }

    private static List<String> lines(String text, int width, boolean breaksWords) {
        List<String> lines = new ArrayList<>();
        String rest = Texts.printable(LINE_BREAK.matcher(text).replaceAll(" ")).strip();
        while (rest.length() > width) {
            int space = rest.lastIndexOf(' ', width);
            int end = space > 0 ? space : breaksWords ? within(rest, width) : longWord(rest);
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        if (!rest.isEmpty() || lines.isEmpty()) {
            lines.add(rest);
        }
        return lines;
    }

    private static int longWord(String rest) {
        int space = rest.indexOf(' ');
        return space < 0 ? rest.length() : space;
    }

    /** The number of characters of an overlong word that fit on the line. */
    private static int within(String rest, int width) {
        for (int end = width; end > 0; end--) {
            if (JOINTS.indexOf(rest.charAt(end - 1)) >= 0) {
                return end;
            }
        }
        return width;
    }

    /** The longest part of a text that must not be broken. */
    static int longestWord(String text) {
        int longest = 0;
        int begin = 0;
        for (int i = 0; i < text.length(); i++) {
            char at = text.charAt(i);
            boolean blank = Character.isWhitespace(at);
            if (blank || JOINTS.indexOf(at) >= 0) {
                longest = Math.max(longest, i - begin + (blank ? 0 : 1));
                begin = i + 1;
            }
        }
        return Math.max(longest, text.length() - begin);
    }
}
