package org.plyspace.report.doc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** A table of cells: a label for each row, a head for each column. Confined to one thread. */
public final class Table {

    final String corner;
    final List<String> heads;
    final Layout layout;
    private final List<Row> rows = new ArrayList<>();

    /** How text sets a table. */
    sealed interface Layout {}

    /**
     * Columns of equal width within which cells are wrapped. Those that do not fit side by side follow in further blocks, each with the
     * labels again: a block then has columns of one group only.
     *
     * @param group the number of columns in each group
     * @param keepsFirst whether each block of a group repeats its first column
     * @param labels the width of labels; 0 for that of the longest, and for a line below the heads
     * @param narrowest the smallest width to which columns with longer cells may shrink
     * @param widest the width of columns if it fits; 0 for that of the longest cell
     */
    record Equal(int group, boolean keepsFirst, int labels, int narrowest, int widest) implements Layout {}

    /**
     * Each column as wide as its longest cell.
     *
     * @param labels the smallest width to which labels may shrink
     */
    record Aligned(int labels) implements Layout {}

    /** A row; a title for those that follow if it has no cells. */
    record Row(String label, List<Cell> cells) {}

    private Table(String corner, List<String> heads, Layout layout) {
        this.corner = corner;
        this.heads = List.copyOf(heads);
        this.layout = layout;
    }

    /**
     * A table whose heads stand above a line.
     *
     * @param heads in lines that are wrapped separately
     * @param narrowest the smallest width of columns, in characters
     */
    public static Table ruled(List<String> heads, int narrowest) {
        return grouped(heads, heads.size(), false, narrowest);
    }

    /**
     * The same with columns in groups.
     *
     * @param group the number of columns in each group
     * @param keepsFirst whether the first column of a group is repeated wherever others of it stand
     */
    public static Table grouped(List<String> heads, int group, boolean keepsFirst, int narrowest) {
        return new Table("", heads, new Equal(group, keepsFirst, 0, narrowest, 0));
    }

    /** A table without a line, its columns of a width between two. */
    public static Table between(List<String> heads, int labels, int narrowest, int widest) {
        return new Table("", heads, new Equal(heads.size(), false, labels, narrowest, widest));
    }

    /** A table of columns as wide as their cells; only labels are wrapped, into no fewer characters than these. */
    public static Table aligned(int labels, String... heads) {
        return new Table("", List.of(heads), new Aligned(labels));
    }

    /** The same with labels that stay on their lines. */
    public static Table aligned(String... heads) {
        return aligned(Integer.MAX_VALUE, heads);
    }

    /** A table with a head for the labels too, as pages have it. */
    public static Table headed(String corner, List<String> heads) {
        return new Table(corner, heads, new Aligned(Integer.MAX_VALUE));
    }

    /** Adds a row with a cell for every column. */
    public Table row(String label, List<? extends Cell> cells) {
        if (!heads.isEmpty() && cells.size() != heads.size()) {
            throw new IllegalArgumentException(cells.size() + " cells in a table of " + heads.size() + " columns");
        }
        rows.add(new Row(label, List.copyOf(cells)));
        return this;
    }

    /** Adds a row with a cell for every column. */
    public Table row(String label, Cell... cells) {
        return row(label, List.of(cells));
    }

    /** Adds an empty line and then a title for the rows that follow. */
    public Table heading(String title) {
        gap();
        rows.add(new Row(title, List.of()));
        return this;
    }

    /** Adds an empty line. */
    public Table gap() {
        rows.add(new Row("", List.of()));
        return this;
    }

    /** Whether a cell has these words. */
    public boolean shows(String words) {
        return rows.stream()
                .flatMap(row -> row.cells().stream())
                .anyMatch(cell -> cell.text(Integer.MAX_VALUE).contains(words));
    }

    List<Row> rows() {
        return Collections.unmodifiableList(rows);
    }

    /** The texts of all rows with cells, behind the heads if it has any; labels come first. */
    List<List<String>> texts() {
        Stream<List<String>> head = heads.isEmpty() ? Stream.empty() : Stream.of(with(corner, heads.stream()));
        return Stream.concat(
                        head,
                        rows.stream()
                                .map(row ->
                                        with(row.label(), row.cells().stream().map(cell -> cell.text(0)))))
                .toList();
    }

    private static List<String> with(String label, Stream<String> cells) {
        return Stream.concat(Stream.of(label), cells).toList();
    }
}
