package org.plyspace.tck;

import java.util.List;
import java.util.stream.IntStream;

/** Finds where two texts begin to differ. */
record FirstDifference(String expected, String actual) {

    /** The largest part of a line shown; JSON may be all on one line. */
    private static final int LONGEST = 160;

    private static final int BEFORE = 60;
    private static final String LEFT_OUT = "[...]";

    /**
     * The number of the first differing line, and both texts of it.
     *
     * @param first the number of the texts' first line
     */
    String tell(int first) {
        List<String> wanted = List.of(expected.split("\n", -1));
        List<String> found = List.of(actual.split("\n", -1));
        int same = (int) IntStream.range(0, Math.min(wanted.size(), found.size()))
                .takeWhile(i -> wanted.get(i).equals(found.get(i)))
                .count();
        String one = same < wanted.size() ? wanted.get(same) : null;
        String other = same < found.size() ? found.get(same) : null;
        int column = one == null || other == null ? 0 : sameCharacters(one, other);
        return "line " + (first + same) + ":\nexpected " + told(one, column) + "\nbut was  " + told(other, column);
    }

    private static int sameCharacters(String one, String other) {
        return (int) IntStream.range(0, Math.min(one.length(), other.length()))
                .takeWhile(i -> one.charAt(i) == other.charAt(i))
                .count();
    }

    private static String told(String line, int column) {
        if (line == null) {
            return "no more lines";
        }
        if (line.length() <= LONGEST) {
            return "<" + line + ">";
        }
        int from = Math.max(0, column - BEFORE);
        int to = Math.min(line.length(), from + LONGEST);
        return "<" + (from > 0 ? LEFT_OUT : "") + line.substring(from, to) + (to < line.length() ? LEFT_OUT : "") + ">";
    }
}
