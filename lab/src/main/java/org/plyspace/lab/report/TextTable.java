package org.plyspace.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table that fits a width: cells are wrapped within their columns, and columns that do not fit beside each other follow in
 * further blocks, each with the row labels again.
 */
final class TextTable {

    private static final int WIDEST_LABEL = 28;
    private static final int GAP = 2;

    private final List<String> headers;
    private final int narrowest;
    private final List<Row> rows = new ArrayList<>();

    /** One row; without cells it is a heading or empty. */
    private record Row(String label, List<String> cells) {}

    /**
     * A table without rows yet.
     *
     * @param headers one a column
     * @param narrowest the width down to which columns may be squeezed when their cells are longer
     */
    TextTable(List<String> headers, int narrowest) {
        this.headers = List.copyOf(headers);
        this.narrowest = narrowest;
    }

    /** Adds a row with a cell for every column. */
    void row(String label, List<String> cells) {
        if (cells.size() != headers.size()) {
            throw new IllegalArgumentException(cells.size() + " cells in a table of " + headers.size() + " columns");
        }
        rows.add(new Row(label, List.copyOf(cells)));
    }

    /** Adds a line that names the rows after it, below an empty one. */
    void heading(String title) {
        gap();
        rows.add(new Row(title, List.of()));
    }

    /** Adds an empty line. */
    void gap() {
        rows.add(new Row("", List.of()));
    }

    /** The table's lines, none longer than {@code width} unless a single column needs more. */
    String render(int width) {
        int labels = labelWidth();
        int natural = naturalWidth();
        int room = width - labels;
        int fitting = Math.max(1, room / (Math.min(natural, narrowest) + GAP));
        int blocks = (headers.size() + fitting - 1) / fitting;
        int perBlock = (headers.size() + blocks - 1) / blocks;
        int column = Math.max(Math.min(natural, narrowest), Math.min(natural, room / perBlock - GAP));
        StringBuilder text = new StringBuilder();
        for (int first = 0; first < headers.size(); first += perBlock) {
            int last = Math.min(headers.size(), first + perBlock);
            text.append(first == 0 ? "" : "\n");
            block(text, first, last, labels, column);
        }
        return text.toString();
    }

    private void block(StringBuilder text, int first, int last, int labels, int column) {
        line(text, "", headers.subList(first, last), labels, column);
        text.append("-".repeat(labels + (last - first) * (column + GAP))).append('\n');
        for (Row row : rows) {
            if (row.cells().isEmpty()) {
                text.append(row.label()).append('\n');
            } else {
                line(text, row.label(), row.cells().subList(first, last), labels, column);
            }
        }
    }

    private static void line(StringBuilder text, String label, List<String> cells, int labels, int column) {
        List<List<String>> wrapped = Stream.concat(
                        Stream.of(Wrapping.wrap(label, labels)),
                        cells.stream().map(cell -> Wrapping.wrap(cell, column)))
                .toList();
        int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            for (int c = 0; c < wrapped.size(); c++) {
                line.append(" ".repeat(Math.max(0, start(c, labels, column) - line.length())));
                line.append(i < wrapped.get(c).size() ? wrapped.get(c).get(i) : "");
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
    }

    private static int start(int index, int labels, int column) {
        return index == 0 ? 0 : labels + GAP + (index - 1) * (column + GAP);
    }

    private int labelWidth() {
        return longest(rows.stream().filter(row -> !row.cells().isEmpty()).map(Row::label), WIDEST_LABEL);
    }

    private int naturalWidth() {
        Stream<String> cells = rows.stream().flatMap(row -> row.cells().stream());
        return longest(Stream.concat(headers.stream(), cells), Integer.MAX_VALUE);
    }

    private static int longest(Stream<String> texts, int atMost) {
        return Math.min(
                atMost,
                texts.flatMapToInt(text -> IntStream.of(text.length())).max().orElse(0));
    }
}
