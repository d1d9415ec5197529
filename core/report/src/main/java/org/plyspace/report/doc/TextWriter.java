package org.plyspace.report.doc;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes documents as lines of text, no longer than a width unless a single word or column needs more. */
final class TextWriter implements Document.Writer {

    private static final int WIDEST_LABEL = 30;
    private static final int GAP = 2;
    private static final Pattern LINE = Pattern.compile("\n");

    private final int width;
    final List<String> lines = new ArrayList<>();

    TextWriter(int width) {
        this.width = width;
    }

    @Override
    public void title(String words) {
        lines.add(words);
    }

    @Override
    public void paragraph(String beginning, String words) {
        lines.addAll(Wrapping.hanging(beginning, words, width));
    }

    @Override
    public void gap() {
        lines.add("");
    }

    @Override
    public void table(Table table) {
        if (table.layout instanceof Table.Aligned aligned) {
            aligned(table.texts(), aligned.labels());
        } else if (table.layout instanceof Table.Equal equal) {
            new Blocks(table, equal).write();
        }
    }

    private void aligned(List<List<String>> rows, int labels) {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] widths = IntStream.range(0, columns)
                .map(column ->
                        longest(rows.stream().filter(row -> row.size() > column).map(row -> row.get(column))))
                .toArray();
        int others = IntStream.of(widths).skip(1).map(each -> GAP + each).sum();
        widths[0] = Math.max(Math.min(labels, widths[0]), Math.min(widths[0], width - others));
        int[] starts = new int[columns];
        for (int column = 1; column < columns; column++) {
            starts[column] = starts[column - 1] + widths[column - 1] + GAP;
        }
        for (List<String> row : rows) {
            List<List<String>> cells = new ArrayList<>();
            cells.add(label(row.get(0), widths[0]));
            row.stream().skip(1).forEach(cell -> cells.add(List.of(cell)));
            sideBySide(cells, starts);
        }
    }

    private static List<String> label(String label, int width) {
        return label.length() <= width ? List.of(label) : Wrapping.wrap(label, width);
    }

    /** Adds texts in lines, the first line of each beside the others'. */
    private void sideBySide(List<List<String>> texts, int[] starts) {
        int height = texts.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < texts.size(); column++) {
                line.append(" ".repeat(Math.max(0, starts[column] - line.length())));
                line.append(i < texts.get(column).size() ? texts.get(column).get(i) : "");
            }
            lines.add(line.toString().stripTrailing());
        }
    }

    /** The blocks of a table of columns of equal width. */
    private final class Blocks {

        private final Table table;
        private final Table.Equal layout;
        private final boolean ruled;
        private final int gap;
        private final int labels;

        Blocks(Table table, Table.Equal layout) {
            this.table = table;
            this.layout = layout;
            this.ruled = layout.labels() == 0;
            this.gap = ruled ? GAP : 1;
            Stream<String> all =
                    table.rows().stream().filter(row -> !row.cells().isEmpty()).map(Table.Row::label);
            this.labels = ruled ? Math.min(WIDEST_LABEL, longest(all)) : layout.labels();
        }

        void write() {
            int natural = ruled ? natural() : layout.widest();
            int least = ruled ? Math.min(natural, Math.max(layout.narrowest(), longestWord())) : layout.narrowest();
            int room = width - labels;
            List<List<Integer>> blocks = blocks(Math.max(1, room / (least + gap)));
            int most = blocks.stream().mapToInt(List::size).max().orElseThrow();
            int column = Math.max(least, Math.min(natural, room / most - gap));
            write(blocks.get(0), column);
            for (List<Integer> block : blocks.subList(1, blocks.size())) {
                lines.add("");
                write(block, column);
            }
        }

        private int natural() {
            return longest(Stream.concat(
                    table.heads.stream().flatMap(LINE::splitAsStream),
                    table.rows().stream()
                            .flatMap(row -> row.cells().stream())
                            .map(cell -> cell.text(Integer.MAX_VALUE))));
        }

        private int longestWord() {
            return table.heads.stream().mapToInt(Wrapping::longestWord).max().orElse(0);
        }

        /** The columns of each block, given how many fit side by side. */
        private List<List<Integer>> blocks(int fitting) {
            int all = table.heads.size();
            if (all <= fitting) {
                return List.of(IntStream.range(0, all).boxed().toList());
            }
            List<List<Integer>> blocks = new ArrayList<>();
            for (int begin = 0; begin < all; begin += layout.group()) {
                addBlocks(blocks, begin, fitting);
            }
            return blocks;
        }

        private void addBlocks(List<List<Integer>> blocks, int begin, int fitting) {
            int group = layout.group();
            int kept = layout.keepsFirst() && fitting > 1 ? 1 : 0;
            int others = group - kept;
            int parts = Math.max(1, (others + fitting - kept - 1) / (fitting - kept));
            int each = (others + parts - 1) / parts;
            for (int first = kept; first == kept || first < group; first += each) {
                blocks.add(IntStream.concat(
                                IntStream.range(begin, begin + kept),
                                IntStream.range(begin + first, begin + Math.min(group, first + each)))
                        .boxed()
                        .toList());
            }
        }

        private void write(List<Integer> columns, int column) {
            int[] starts = IntStream.rangeClosed(0, columns.size())
                    .map(i -> i == 0 ? 0 : labels + gap + (i - 1) * (column + gap))
                    .toArray();
            List<List<String>> head = new ArrayList<>(List.of(List.of("")));
            columns.forEach(i -> head.add(LINE.splitAsStream(table.heads.get(i))
                    .flatMap(line -> Wrapping.wrap(line, column).stream())
                    .toList()));
            sideBySide(head, starts);
            if (ruled) {
                lines.add("-".repeat(labels + columns.size() * (column + gap)));
            }
            for (Table.Row row : table.rows()) {
                if (row.cells().isEmpty()) {
                    lines.add(row.label());
                } else {
                    List<List<String>> cells = new ArrayList<>();
                    cells.add(label(row.label(), labels));
                    columns.forEach(
                            i -> cells.add(Wrapping.wrap(row.cells().get(i).text(column), column)));
                    sideBySide(cells, starts);
                }
            }
        }
    }

    private static int longest(Stream<String> texts) {
        return texts.mapToInt(String::length).max().orElse(0);
    }
}
