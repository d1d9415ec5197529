package org.plyspace.lab.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.plyspace.api.Side;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.study.GameNumbers;

/**
 * Writes rows of one column as a line of JSON (docs/json.md, Rows of games). A field holds the values of all games as a list, or, if they
 * are the same, one value; where a list of numbers is the same as an earlier one, it holds the name of that. Immutable.
 */
record RowBlockWriter(GameNumbers numbers) {

    /** The name by which lists of numbers refer to the lengths of games. */
    static final String PLIES = "plies";

    /** What precedes an id in the name of its second list. */
    static final String SECOND = "/";

    /**
     * The line of some games, without a line break; equal rows give equal lines.
     *
     * @param rows at least one, all of one column, in the order of their openings
     */
    String line(List<GameRow> rows) {
        int number = rows.get(0).summary().number();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("setting", numbers.setting(number));
        fields.put("player", numbers.player(number));
        fields.put(
                "openings",
                Openings.text(
                        rows.stream().mapToInt(row -> row.summary().opening()).toArray()));
        fields.put("openingPlies", each(rows, row -> row.summary().openingPlies()));
        fields.put("sharedPlies", each(rows, GameRow::sharedPlies));
        fields.put("result", each(rows, row -> row.summary().result().text()));
        fields.put("reason", each(rows, row -> row.summary().reason()));
        fields.put(PLIES, each(rows, GameRow::plies));
        fields.put("depthsWhite", each(rows, row -> depths(row, Side.WHITE)));
        fields.put("depthsBlack", each(rows, row -> depths(row, Side.BLACK)));
        if (rows.stream().anyMatch(row -> row.together().isPresent())) {
            fields.put(
                    "together",
                    each(
                            rows,
                            row -> row.together().isPresent() ? row.together().getAsInt() : null));
        }
        fields.put("numbers", new Numbers(rows).fields());
        return JsonMappers.PLAIN.writeValueAsString(fields);
    }

    /** The sum of a side's depths, which is whole, unlike their mean. */
    private static long depths(GameRow row, Side side) {
        double mean =
                side == Side.WHITE ? row.summary().whiteDepth() : row.summary().blackDepth();
        return Math.round(mean * GameRow.ownMoves(row.plies(), row.summary().openingPlies(), side));
    }

    private static Object each(List<GameRow> rows, Function<GameRow, Object> value) {
        List<Object> values = new ArrayList<>();
        rows.forEach(row -> values.add(value.apply(row)));
        return oneIfTheSame(values);
    }

    private static Object oneIfTheSame(List<Object> values) {
        return values.get(0) != null && values.stream().allMatch(value -> Objects.equals(value, values.get(0)))
                ? values.get(0)
                : values;
    }

    /** The lists of numbers of some rows. */
    private static final class Numbers {

        private final List<GameRow> rows;
        /** The lists written so far that others may refer to. */
        private final Map<String, double[]> earlier = new LinkedHashMap<>();

        Numbers(List<GameRow> rows) {
            this.rows = rows;
            earlier.put(PLIES, values(GameRow::plies));
        }

        private double[] values(ToDoubleFunction<GameRow> value) {
            return rows.stream().mapToDouble(value).toArray();
        }

        /** The lists by id, in the order of ids: equal rows give equal text. */
        Map<String, Object> fields() {
            Map<String, Object> fields = new LinkedHashMap<>();
            NavigableSet<String> ids = new TreeSet<>();
            rows.stream().map(GameRow::ids).distinct().forEach(ids::addAll);
            for (String id : ids) {
                double[] first = values(row -> number(row, id, 0));
                double[] second = values(row -> number(row, id, 1));
                if (!Arrays.stream(first).allMatch(Double::isNaN)) {
                    fields.put(id, List.of(told(id, first, first), told(SECOND + id, second, first)));
                }
            }
            return fields;
        }

        private static double number(GameRow row, String id, int which) {
            int at = row.ids().indexOf(id);
            return at < 0 ? Double.NaN : row.numbers()[2 * at + which];
        }

        /**
         * The form of a list: one value, the name of an earlier list, or all values.
         *
         * @param first the first list of the number, with NaN for games that contribute nothing: their values in the second do not matter
         */
        private Object told(String name, double[] list, double[] first) {
            int[] games = IntStream.range(0, list.length)
                    .filter(game -> list == first || !Double.isNaN(first[game]))
                    .toArray();
            if (IntStream.of(games).allMatch(game -> list[game] == list[games[0]])) {
                return number(list[games[0]]);
            }
            Optional<String> same = earlier.entrySet().stream()
                    .filter(entry -> IntStream.of(games)
                            .allMatch(game -> Double.compare(entry.getValue()[game], list[game]) == 0))
                    .map(Map.Entry::getKey)
                    .findFirst();
            if (same.isPresent()) {
                return same.get();
            }
            earlier.put(name, list);
            List<Object> values = new ArrayList<>();
            for (int game = 0; game < list.length; game++) {
                values.add(Double.isNaN(first[game]) ? null : number(list[game]));
            }
            return values;
        }

        private static Object number(double value) {
            return value == (long) value ? (Object) (long) value : (Object) value;
        }
    }
}
