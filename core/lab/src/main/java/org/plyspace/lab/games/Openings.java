package org.plyspace.lab.games;

import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Numbers of openings in ascending order as a text: {@code 0-255,300}. */
final class Openings {

    private static final Pattern PART = Pattern.compile("([0-9]{1,8})(?:-([0-9]{1,8}))?");

    /** The most openings of a line: enough that what a line says once weighs nothing, few enough to hold it in memory. */
    static final int MOST = 1_000;

    private Openings() {}

    /** The text of some numbers, at least one. */
    static String text(int[] openings) {
        StringJoiner text = new StringJoiner(",");
        for (int from = 0; from < openings.length; ) {
            int to = from;
            while (to + 1 < openings.length && openings[to + 1] == openings[to] + 1) {
                to++;
            }
            text.add(from == to ? "" + openings[from] : openings[from] + "-" + openings[to]);
            from = to + 1;
        }
        return text.toString();
    }

    /**
     * The numbers of a text.
     *
     * @param games the number above all numbers
     * @return empty if it is malformed, not in ascending order, goes beyond {@code games}, or has more than {@value #MOST}
     */
    static Optional<int[]> numbers(String text, int games) {
        IntStream.Builder numbers = IntStream.builder();
        int next = 0;
        int size = 0;
        for (String part : text.split(",", -1)) {
            Matcher range = PART.matcher(part);
            if (!range.matches()) {
                return Optional.empty();
            }
            int from = Integer.parseInt(range.group(1));
            int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
            if (from < next || to < from || to >= games) {
                return Optional.empty();
            }
            size += to - from + 1;
            if (size > MOST) {
                return Optional.empty();
            }
            IntStream.rangeClosed(from, to).forEach(numbers::add);
            next = to + 1;
        }
        return Optional.of(numbers.build().toArray());
    }
}
