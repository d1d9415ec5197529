package org.plyspace.report.doc;

import java.util.List;
import java.util.Locale;

/** What stands at a place of a table. */
public sealed interface Cell {

    /** No value. */
    Cell NOTHING = new Nothing();

    /** The text in a column of so many characters; what is longer is wrapped there. */
    String text(int width);

    /** Words, which may be empty. */
    record Words(String words) implements Cell {
        @Override
        public String text(int width) {
            return words;
        }
    }

    /**
     * A number.
     *
     * @param exact its value in the unit of data files; NaN if unknown
     * @param words what people read
     */
    record Value(double exact, String words) implements Cell {
        @Override
        public String text(int width) {
            return words;
        }
    }

    /** Numbers from 0 in a row, as small bars, as many as fit; the highest is as high as a line. */
    record Course(List<Double> numbers) implements Cell {

        private static final String BARS = "▁▂▃▄▅▆▇█";

        @Override
        public String text(int width) {
            List<Double> shown = numbers.stream().limit(width).toList();
            double most = shown.stream().mapToDouble(number -> number).max().orElse(0);
            StringBuilder bars = new StringBuilder();
            for (double number : shown) {
                bars.append(BARS.charAt(most == 0 ? 0 : (int) Math.round(number / most * (BARS.length() - 1))));
            }
            return bars.toString();
        }
    }

    /** Nothing: a dash. */
    record Nothing() implements Cell {
        @Override
        public String text(int width) {
            return "-";
        }
    }

    /** Words. */
    static Cell of(String words) {
        return new Words(words);
    }

    /** A count with commas: {@code 12,345}. */
    static Cell count(long number) {
        return new Value(number, String.format(Locale.ROOT, "%,d", number));
    }
}
