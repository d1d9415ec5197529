package org.plyspace.report.doc;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Texts;

/** Writes documents as Markdown, an empty line between any two parts. Titles are of the fourth level, to fit below any section. */
final class MarkdownWriter implements Document.Writer {

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
        Stream<String> marks = IntStream.range(0, table.heads().size())
                .mapToObj(column ->
                        table.rows().stream().anyMatch(row -> row.cells().get(column) instanceof Cell.Words)
                                ? "---"
                                : "---:");
        Stream<String> rows = table.rows().stream()
                .map(row -> row(row.label(), row.cells().stream().map(MarkdownWriter::text)));
        parts.add(Stream.concat(
                        Stream.of(
                                row(table.corner(), table.heads().stream()),
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
