package org.plyspace.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
     * The names of the files of a board, given its ranks, or of its ranks, given its files: the part in which the squares of
     * the fullest line differ. Files with a gap there are named after other lines, which share a named file with it or,
     * where none does, differ in the same way.
     *
     * @param lines the names of the squares of each line by place, empty at gaps; all of one length
     * @return a name for each place, empty for a file without squares; no name at all if another file has none
     */
    public static List<String> ofLines(List<List<String>> lines) {
        Map<Integer, String> known = new TreeMap<>();
        for (Optional<List<String>> unnamed = fullestUnnamed(lines, known);
                unnamed.isPresent();
                unnamed = fullestUnnamed(lines, known)) {
            List<String> line = unnamed.get();
            List<Integer> at = places(line).boxed().toList();
            List<String> labels = differences(at.stream().map(line::get).toList());
            IntStream.range(0, at.size()).forEach(i -> known.put(at.get(i), labels.get(i)));
            for (int before = 0; before < known.size(); ) {
                before = known.size();
                lines.forEach(each -> learn(each, known));
            }
        }
        boolean all = lines.stream().flatMapToInt(AxisNames::places).allMatch(known::containsKey);
        return all
                ? IntStream.range(0, lines.get(0).size())
                        .mapToObj(place -> known.getOrDefault(place, ""))
                        .toList()
                : List.of();
    }

    /** The line with the most squares of those without a named place; of one square only if nothing is named. */
    private static Optional<List<String>> fullestUnnamed(List<List<String>> lines, Map<Integer, String> known) {
        return lines.stream()
                .filter(line -> places(line).noneMatch(known::containsKey))
                .filter(line -> places(line).count() > (known.isEmpty() ? 0 : 1))
                .reduce((first, next) -> places(next).count() > places(first).count() ? next : first);
    }

    /** The places of a line that have a square. */
    private static IntStream places(List<String> line) {
        return IntStream.range(0, line.size()).filter(place -> !line.get(place).isEmpty());
    }

    /** Names places of a line in the way in which its known places are named. */
    private static void learn(List<String> line, Map<Integer, String> known) {
        for (Map.Entry<Integer, String> each : List.copyOf(known.entrySet())) {
            String name = line.get(each.getKey());
            int at = name.indexOf(each.getValue());
            if (!name.isEmpty() && !each.getValue().isEmpty() && at >= 0) {
                String start = name.substring(0, at);
                String end = name.substring(at + each.getValue().length());
                places(line)
                        .filter(place -> line.get(place).startsWith(start)
                                && line.get(place).endsWith(end)
                                && line.get(place).length() > start.length() + end.length())
                        .forEach(place -> known.putIfAbsent(
                                place,
                                line.get(place)
                                        .substring(
                                                start.length(), line.get(place).length() - end.length())));
            }
        }
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
