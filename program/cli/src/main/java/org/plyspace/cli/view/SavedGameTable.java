package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Texts;
import org.plyspace.engine.session.SavedGame;
import org.plyspace.match.engine.Seat;

/**
 * A table of saved games: number, dates of beginning and last play, rule set, players, plies, result.
 *
 * @param games are numbered in this order
 * @param variant the id of the variant to show, empty for all; numbers are those in the whole list
 */
public record SavedGameTable(List<SavedGame> games, String variant) {

    private static final List<String> HEAD =
            List.of("", "begun", "last played", "rule set", "white", "black", "plies", "result");
    private static final String UNKNOWN = "?";
    private static final int NUMBER = 0;
    private static final int PLIES = 6;
    /** The most characters shown of a rule set's or a player's name. */
    private static final int LONGEST = 32;

    private static final String LEFT_OUT = "...";

    /** The table, or a line that says that there are no games. */
    public List<String> lines() {
        List<List<String>> rows = new ArrayList<>();
        IntStream.range(0, games.size())
                .filter(i -> variant.isEmpty() || games.get(i).isOf(variant))
                .forEach(i -> rows.add(row(i + 1, games.get(i))));
        if (rows.isEmpty()) {
            return List.of("no saved games" + (variant.isEmpty() ? "" : " of " + variant));
        }
        boolean undated = rows.stream().anyMatch(row -> row.get(1).equals(UNKNOWN));
        rows.add(0, HEAD);
        int[] widths = widths(rows);
        List<String> lines =
                new ArrayList<>(rows.stream().map(row -> line(row, widths)).toList());
        if (undated) {
            lines.add("? not recorded by an earlier version");
        }
        return lines;
    }

    private static List<String> row(int number, SavedGame game) {
        return List.of(
                String.valueOf(number),
                game.begun().map(Object::toString).orElse(UNKNOWN),
                game.lastPlayed().toString(),
                shortened(game.spec()),
                player(game.white()),
                player(game.black()),
                String.valueOf(game.plies()),
                game.result().text());
    }

    private static String player(String name) {
        return name.isEmpty() ? Seat.HUMAN : shortened(name);
    }

    /** Shortens a name, so that a long one does not push the other columns out of sight. */
    private static String shortened(String name) {
        String shown = Texts.printable(name);
        if (shown.codePointCount(0, shown.length()) <= LONGEST) {
            return shown;
        }
        return shown.substring(0, shown.offsetByCodePoints(0, LONGEST - LEFT_OUT.length())) + LEFT_OUT;
    }

    private static int[] widths(List<List<String>> rows) {
        int[] widths = new int[HEAD.size()];
        for (List<String> row : rows) {
            Arrays.setAll(widths, i -> Math.max(widths[i], row.get(i).length()));
        }
        return widths;
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String blanks = " ".repeat(widths[i] - row.get(i).length());
            line.append(i == NUMBER || i == PLIES ? blanks + row.get(i) : row.get(i) + blanks)
                    .append("  ");
        }
        return line.toString().stripTrailing();
    }
}
