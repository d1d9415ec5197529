package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;

/** Breaks text into lines. */
final class Wrapping {

    /** What a name can be broken behind, if it must: {@code id:option=value,option=value}. */
    private static final String JOINTS = ":,=/#+";

    private static final Pattern LINE_BREAK = Pattern.compile("\\s*\\R\\s*");

    private Wrapping() {}

    /**
     * Lines of at most {@code width} characters, at least one, broken at spaces where there are any, else behind a sign that joins words of a
     * name, and within a word only where it is longer than a line.
     */
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = Texts.printable(LINE_BREAK.matcher(text).replaceAll(" ")).strip();
        while (rest.length() > width) {
            int end = end(rest, width);
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    /** How much of a text goes into a line. */
    private static int end(String rest, int width) {
        int space = rest.lastIndexOf(' ', width);
        if (space > 0) {
            return space;
        }
        for (int end = width; end > 0; end--) {
            if (JOINTS.indexOf(rest.charAt(end - 1)) >= 0) {
                return end;
            }
        }
        return width;
    }

    /** The longest part of a text that is not to be broken. */
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
