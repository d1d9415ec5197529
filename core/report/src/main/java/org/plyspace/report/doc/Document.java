package org.plyspace.report.doc;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Texts;

/** A result for people, part by part, which can be written in several forms. Confined to one thread. */
public final class Document {

    private final List<Consumer<Writer>> parts = new ArrayList<>();

    /** Writes the parts of a document in one form. */
    interface Writer {

        /** Writes a title, or what else stands on a line of its own. */
        void title(String words);

        /** Writes words that may be wrapped; in text, lines after the first are indented by the length of the beginning. */
        void paragraph(String beginning, String words);

        /** Leaves a line empty, where the form has lines. */
        void gap();

        /** Writes a table. */
        void table(Table table);
    }

    /** Adds a title, or what else stands on a line of its own and is not wrapped. */
    public Document title(String words) {
        return with(writer -> writer.title(words));
    }

    /** Adds a paragraph. */
    public Document say(String words) {
        return hang("", words);
    }

    /** Adds a paragraph whose lines after the first are indented by the length of its beginning. */
    public Document hang(String beginning, String words) {
        return with(writer -> writer.paragraph(beginning, words));
    }

    /** Adds an empty line. */
    public Document gap() {
        return with(Writer::gap);
    }

    /** Adds a table. */
    public Document table(Table table) {
        return with(writer -> writer.table(table));
    }

    /** Adds the parts of another document. */
    public Document add(Document other) {
        parts.addAll(other.parts);
        return this;
    }

    private Document with(Consumer<Writer> part) {
        parts.add(part);
        return this;
    }

    /** Whether nothing was added. */
    public boolean isEmpty() {
        return parts.isEmpty();
    }

    /** The lines, of about {@code width} characters. */
    public List<String> lines(int width) {
        TextWriter writer = new TextWriter(width);
        parts.forEach(part -> part.accept(writer));
        return writer.lines;
    }

    /** The same lines as one text, each ended by a line break. */
    public String text(int width) {
        return String.join("\n", lines(width)) + "\n";
    }

    /** Markdown, to be put below any section of a page. */
    public String markdown() {
        MarkdownWriter writer = new MarkdownWriter();
        parts.forEach(part -> part.accept(writer));
        return writer.text();
    }

    /** Writes documents as Markdown, an empty line between any two parts. Titles are of the fourth level, to fit below any section. */
    private static final class MarkdownWriter implements Document.Writer {

        private final List<String> parts = new ArrayList<>();

        String text() {
            return String.join("\n\n", parts) + "\n";
        }

        @Override
        public void title(String words) {
            parts.add("#### " + words);
        }

        @Override
        public void paragraph(String beginning, String words) {
            parts.add(beginning + words);
        }

        @Override
        public void gap() {
            // All parts stand apart.
        }

        @Override
        public void table(Table table) {
            Stream<String> marks = IntStream.range(0, table.heads.size())
                    .mapToObj(column ->
                            table.rows().stream().anyMatch(row -> row.cells().get(column) instanceof Cell.Words)
                                    ? "---"
                                    : "---:");
            Stream<String> rows = table.rows().stream()
                    .map(row -> row(row.label(), row.cells().stream().map(MarkdownWriter::text)));
            parts.add(Stream.concat(
                            Stream.of(
                                    row(table.corner, table.heads.stream()),
                                    "| --- | " + marks.collect(Collectors.joining(" | ")) + " |"),
                            rows)
                    .collect(Collectors.joining("\n")));
        }

        private static String text(Cell cell) {
            return cell instanceof Cell.Nothing ? "" : cell.text(Integer.MAX_VALUE);
        }

        private static String row(String label, Stream<String> cells) {
            return Stream.concat(Stream.of(label), cells)
                    .map(MarkdownWriter::escaped)
                    .collect(Collectors.joining(" | ", "| ", " |"));
        }

        /** The text on one line, escaped: nothing in it ends a cell or is taken for a tag or emphasis. */
        private static String escaped(String text) {
            return Texts.printable(text.replaceAll("\\s+", " "))
                    .replace("\\", "\\\\")
                    .replace("|", "\\|")
                    .replace("*", "\\*")
                    .replace("<", "&lt;");
        }
    }
}
