package org.plyspace.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** The names of files and ranks: letters for files, and for both the part in which the names of their squares differ. */
public final class AxisNames {

    private static final int LETTERS = 26;

    private AxisNames() {}

    /** The letters of a file from index 0: a to z, then aa, ab, ..., az, ba, ..., zz. */
    public static String file(int index) {
        char last = (char) ('a' + index % LETTERS);
        return index < LETTERS ? String.valueOf(last) : (char) ('a' + index / LETTERS - 1) + String.valueOf(last);
    }

    /**
     * The names of the files of a board, given its ranks, or of its ranks, given its files: the part in which the squares of a
     * line without needless gaps differ.
     *
     * @param lines the names of the squares of each line by place, empty at gaps; all of one length
     * @return a name for each place, empty for a file without squares; no name if every rank has a gap in another file
     */
    public static List<String> ofLines(List<List<String>> lines) {
        int[] used = IntStream.range(0, lines.get(0).size())
                .filter(place ->
                        lines.stream().anyMatch(line -> !line.get(place).isEmpty()))
                .toArray();
        List<String> names = new ArrayList<>(Collections.nCopies(lines.get(0).size(), ""));
        for (List<String> line : lines) {
            List<String> squares = Arrays.stream(used).mapToObj(line::get).toList();
            if (!squares.contains("")) {
                List<String> differences = differences(squares);
                IntStream.range(0, used.length).forEach(i -> names.set(used[i], differences.get(i)));
                return names;
            }
        }
        return List.of();
    }

    /**
     * Strips each name of the beginning and end that all of them share; numbers are kept whole: {@code [a9, a10]} gives {@code
     * [9, 10]}. Empty if there is only one name, or if the names do not differ in this way.
     */
    public static List<String> differences(List<String> names) {
        if (names.size() < 2) {
            return names.stream().map(name -> "").toList();
        }
        String first = names.get(0);
        int prefix = first.length();
        int suffix = first.length();
        for (String name : names) {
            prefix = Math.min(prefix, commonPrefix(first, name));
            suffix = Math.min(suffix, commonSuffix(first, name));
        }
        while (prefix > 0 && Character.isDigit(first.charAt(prefix - 1)) && startsNumber(names, prefix)) {
            prefix--;
        }
        List<String> labels = new ArrayList<>();
        for (String name : names) {
            labels.add(name.substring(prefix, Math.max(prefix, name.length() - suffix)));
        }
        return labels;
    }

    private static boolean startsNumber(List<String> names, int at) {
        return names.stream().allMatch(name -> at < name.length() && Character.isDigit(name.charAt(at)));
    }

    private static int commonPrefix(String a, String b) {
        int i = 0;
        while (i < Math.min(a.length(), b.length()) && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return i;
    }

    private static int commonSuffix(String a, String b) {
        int i = 0;
        while (i < Math.min(a.length(), b.length()) && a.charAt(a.length() - 1 - i) == b.charAt(b.length() - 1 - i)) {
            i++;
        }
        return i;
    }
}
