package org.plyspace.report.doc;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;

/**
 * Builds HTML. Text stays text: it never becomes an element, an attribute or a command, and is never hidden. Confined to one thread.
 */
public final class HtmlWriter {

    /** The precision of numbers, as in data files. */
    private static final MathContext DIGITS = new MathContext(10);

    private final StringBuilder text = new StringBuilder();
    private final Map<String, String> sections = new LinkedHashMap<>();
    private final Deque<String> open = new ArrayDeque<>();

    /** Text as the content of an element or attribute. */
    public static String escaped(String text) {
        return Texts.printable(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** Escapes several lines, each of which ends with a line break. */
    public static String escapedLines(String lines) {
        return lines.lines().map(line -> escaped(line) + "\n").collect(Collectors.joining());
    }

    /** Begins an element, with names and values of attributes in turn. */
    public HtmlWriter open(String element, String... attributes) {
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
    public HtmlWriter close() {
        text.append("</").append(open.pop()).append('>');
        return this;
    }

    /** Ends the innermost open element and the line. */
    public HtmlWriter closeLine() {
        close();
        text.append('\n');
        return this;
    }

    /** Writes a text. */
    public HtmlWriter say(String words) {
        text.append(escaped(words));
        return this;
    }

    /** Writes several lines and keeps their line breaks. */
    public HtmlWriter sayLines(String lines) {
        text.append(escapedLines(lines));
        return this;
    }

    /** Writes a whole element that contains only text. */
    public HtmlWriter element(String element, String words, String... attributes) {
        return open(element, attributes).say(words).closeLine();
    }

    /** Writes a table, which scrolls on its own if it is wider than the page. Each number carries its exact value beside its words. */
    public HtmlWriter table(String caption, Table table) {
        open("div", "class", "scroll", "role", "region", "tabindex", "0", "aria-label", caption)
                .open("table")
                .element("caption", caption)
                .open("thead")
                .open("tr");
        table.texts()
                .get(0)
                .forEach(head -> open("th", "scope", "col").say(head).close());
        close().close().raw("\n").open("tbody").raw("\n");
        for (Table.Row row : table.rows()) {
            open("tr").open("th", "scope", "row").say(row.label()).close();
            row.cells().forEach(this::cell);
            closeLine();
        }
        return close().close().closeLine();
    }

    private void cell(Cell cell) {
        if (cell instanceof Cell.Value number) {
            open("td", "class", "number");
            if (!Double.isNaN(number.exact())) {
                open("data", "value", exact(number.exact())).say(number.words()).close();
            }
        } else {
            open("td").say(cell instanceof Cell.Nothing ? "–" : cell.text(Integer.MAX_VALUE));
        }
        close();
    }

    private static String exact(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "Infinity" : "-Infinity";
        }
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** Writes a paragraph. */
    public HtmlWriter p(String words) {
        return element("p", words);
    }

    /** Begins a section with its heading. */
    public HtmlWriter section(String id, String heading) {
        return section(id, heading, heading);
    }

    /** Begins a section with its heading, which has another name in the contents. */
    public HtmlWriter section(String id, String name, String heading) {
        sections.put(id, name);
        return open("section", "id", id).element("h2", heading);
    }

    /** The names of all sections so far by their ids, in order. */
    public Map<String, String> sections() {
        return Collections.unmodifiableMap(sections);
    }

    /** Writes HTML that another instance produced, or that is part of the program. */
    public HtmlWriter raw(String html) {
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
