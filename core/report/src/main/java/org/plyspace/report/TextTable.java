package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table that fits a width: cells are wrapped within their columns, and columns that do not fit side by side follow in further blocks,
 * each with the row labels again. If not all fit, a block has columns of one group only, and can repeat the first column of its group.
 */
final class TextTable {

    private static final int WIDEST_LABEL = 30;
    private static final int GAP = 2;
    private static final Pattern LINE = Pattern.compile("\n");

    private final List<String> headers;
    private final int group;
    private final int narrowest;
    private final boolean keepsFirst;
    private final List<Row> rows = new ArrayList<>();

    /** A row; a heading or an empty line if it has no cells. */
    private record Row(String label, List<String> cells) {}

    /**
     * Creates a table without rows.
     *
     * @param headers one for each column, in lines that are wrapped separately
     * @param narrowest the smallest width to which columns with longer cells may shrink
     */
    TextTable(List<String> headers, int narrowest) {
        this(headers, headers.size(), false, narrowest);
    }

    /**
     * Creates a table without rows whose columns form groups.
     *
     * @param headers one for each column, group by group
     * @param group the number of columns in each group
     * @param keepsFirst whether each block of a group repeats its first column
     * @param narrowest the smallest width to which columns with longer cells may shrink
     */
    TextTable(List<String> headers, int group, boolean keepsFirst, int narrowest) {
        this.headers = List.copyOf(headers);
        this.group = group;
        this.keepsFirst = keepsFirst;
        this.narrowest = narrowest;
    }

    /** Adds a row with a cell for every column. */
    void row(String label, List<String> cells) {
        if (cells.size() != headers.size()) {
            throw new IllegalArgumentException(cells.size() + " cells in a table of " + headers.size() + " columns");
        }
        rows.add(new Row(label, List.copyOf(cells)));
    }

    /** Adds an empty line and then a title for the rows that follow. */
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
        int least = Math.min(natural, Math.max(narrowest, longestWord()));
        int room = width - labels;
        List<List<Integer>> blocks = blocks(Math.max(1, room / (least + GAP)));
        int most = blocks.stream().mapToInt(List::size).max().orElseThrow();
        int column = Math.max(least, Math.min(natural, room / most - GAP));
        List<String> texts =
                blocks.stream().map(block -> block(block, labels, column)).toList();
        return String.join("\n", texts);
    }

    /** The columns of each block, given how many fit side by side. */
    private List<List<Integer>> blocks(int fitting) {
        List<List<Integer>> blocks = new ArrayList<>();
        if (headers.size() <= fitting) {
            blocks.add(IntStream.range(0, headers.size()).boxed().toList());
            return blocks;
        }
        for (int begin = 0; begin < headers.size(); begin += group) {
            addBlocks(blocks, begin, fitting);
        }
        return blocks;
    }

    private void addBlocks(List<List<Integer>> blocks, int begin, int fitting) {
        boolean keeps = keepsFirst && fitting > 1;
        int kept = keeps ? 1 : 0;
        int others = group - kept;
        int parts = Math.max(1, (others + fitting - kept - 1) / (fitting - kept));
        int each = (others + parts - 1) / parts;
        for (int first = kept; first == kept || first < group; first += each) {
            List<Integer> block = new ArrayList<>();
            if (keeps) {
                block.add(begin);
            }
            for (int column = first; column < Math.min(group, first + each); column++) {
                block.add(begin + column);
            }
            blocks.add(block);
        }
    }

    private String block(List<Integer> columns, int labels, int column) {
        StringBuilder text = new StringBuilder();
        List<List<String>> head = columns.stream()
                .map(i -> LINE.splitAsStream(headers.get(i))
                        .flatMap(line -> Wrapping.wrap(line, column).stream())
                        .toList())
                .toList();
        lines(text, List.of(""), head, labels, column);
        text.append("-".repeat(labels + columns.size() * (column + GAP))).append('\n');
        for (Row row : rows) {
            if (row.cells().isEmpty()) {
                text.append(row.label()).append('\n');
            } else {
                List<List<String>> cells = columns.stream()
                        .map(i -> Wrapping.wrap(row.cells().get(i), column))
                        .toList();
                lines(text, Wrapping.wrap(row.label(), labels), cells, labels, column);
            }
        }
        return text.toString();
    }

    private static void lines(
            StringBuilder text, List<String> label, List<List<String>> cells, int labels, int column) {
        List<List<String>> wrapped =
                Stream.concat(Stream.of(label), cells.stream()).toList();
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

    private int longestWord() {
        return headers.stream().mapToInt(Wrapping::longestWord).max().orElse(0);
    }

    private int naturalWidth() {
        Stream<String> cells = rows.stream().flatMap(row -> row.cells().stream());
        Stream<String> heads = headers.stream().flatMap(LINE::splitAsStream);
        return longest(Stream.concat(heads, cells), Integer.MAX_VALUE);
    }

    private static int longest(Stream<String> texts, int atMost) {
        return Math.min(
                atMost,
                texts.flatMapToInt(text -> IntStream.of(text.length())).max().orElse(0));
    }
}
