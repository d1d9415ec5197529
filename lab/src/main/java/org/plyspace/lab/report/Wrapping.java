package org.plyspace.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;

/** Breaks text into lines. */
final class Wrapping {

    private Wrapping() {}

    private static final Pattern LINE_BREAK = Pattern.compile("\\s*\\R\\s*");

    /** Lines of at most {@code width} characters, broken at spaces where there are any; at least one line. */
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = Texts.printable(LINE_BREAK.matcher(text).replaceAll(" ")).strip();
        while (rest.length() > width) {
            int space = rest.lastIndexOf(' ', width);
            int end = space > 0 ? space : width;
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }
}
