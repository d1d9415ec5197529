package org.plyspace.report.html;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;

/**
 * Builds HTML. Whatever is written is text: none of it becomes an element, an attribute or a command, and none of it is hidden. Confined
 * to one thread.
 */
final class Html {

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Text as the content of an element or attribute. */
    static String escaped(String text) {
        return Texts.printable(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** Escapes several lines, each of which ends with a line break. */
    static String escapedLines(String lines) {
        return lines.lines().map(line -> escaped(line) + "\n").collect(Collectors.joining());
    }

    /** Begins an element, with names and values of attributes in turn. */
    Html open(String element, String... attributes) {
        tag(element, attributes);
        open.push(element);
        return this;
    }

    private void tag(String element, String... attributes) {
        text.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(escaped(attributes[i + 1]))
                    .append('"');
        }
        text.append('>');
    }

    /** Ends the innermost open element. */
    Html close() {
        text.append("</").append(open.pop()).append('>');
        return this;
    }

    /** Ends the innermost open element and the line. */
    Html closeLine() {
        close();
        text.append('\n');
        return this;
    }

    /** Writes a text. */
    Html say(String words) {
        text.append(escaped(words));
        return this;
    }

    /** Writes several lines and keeps their line breaks. */
    Html sayLines(String lines) {
        text.append(escapedLines(lines));
        return this;
    }

    /** Writes a whole element that contains only text. */
    Html element(String element, String words, String... attributes) {
        return open(element, attributes).say(words).closeLine();
    }

    /** Writes an element that has no end tag. */
    Html single(String element, String... attributes) {
        tag(element, attributes);
        return this;
    }

    /** Writes HTML that another instance produced, or that is part of the program. */
    Html raw(String html) {
        text.append(html);
        return this;
    }

    /** The whole text; every open element must have been closed. */
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("not closed: " + open);
        }
        return text.toString();
    }
}
