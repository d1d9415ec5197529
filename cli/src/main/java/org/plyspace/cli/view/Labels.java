package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Layout.Board;

/** Names of a board's files and ranks, found by what the names of its squares have in common. */
final class Labels {

    private Labels() {}

    /** One label a file, from the lowest; empty labels where the names do not tell. */
    static List<String> ofFiles(Board board) {
        List<String> names = new ArrayList<>();
        for (int file = 0; file < board.files(); file++) {
            names.add(board.square(file, 0).name());
        }
        return differences(names);
    }

    /** One label a rank, from the lowest; empty labels where the names do not tell. */
    static List<String> ofRanks(Board board) {
        List<String> names = new ArrayList<>();
        for (int rank = 0; rank < board.ranks(); rank++) {
            names.add(board.square(0, rank).name());
        }
        return differences(names);
    }

    /** Each name without what all of them begin and end with; numbers are kept whole. */
    private static List<String> differences(List<String> names) {
        if (names.size() == 1) {
            return List.of("");
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
