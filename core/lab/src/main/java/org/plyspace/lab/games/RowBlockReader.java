package org.plyspace.lab.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.FailureException;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.JsonFields;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.numbers.GameSummary;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;
import org.plyspace.lab.study.GameNumbers;
import tools.jackson.databind.JsonNode;

/** Reads what {@link RowBlockWriter} wrote, and refuses everything else. Confined to one thread. */
final class RowBlockReader {

    private static final int LONGEST_TEXT = 200;
    private static final List<String> FIELDS = List.of(
            "setting",
            "player",
            "openings",
            "openingPlies",
            "sharedPlies",
            "result",
            "reason",
            RowBlockWriter.PLIES,
            "depthsWhite",
            "depthsBlack",
            "together",
            "numbers");

    private final Experiment experiment;
    private final GameNumbers numbers;
    /** Each text once: a million games with one reason share it. */
    private final Map<String, String> reasons = new HashMap<>();

    private List<String> lastIds = List.of();

    RowBlockReader(Experiment experiment) {
        this.experiment = experiment;
        this.numbers = experiment.numbers();
    }

    /**
     * The rows of a line.
     *
     * @param place the file and the line, for messages
     * @throws FailureException if the line is no block of rows of the experiment
     */
    List<GameRow> read(String line, String place) {
        JsonNode tree = ExperimentFormat.tree(line, place, FailureException::new);
        JsonFields fields = JsonFields.of(tree, place, FailureException::new).allowing(FIELDS);
        int column = numbers.column(
                fields.number("setting", 0, numbers.settings() - 1), fields.number("player", 0, numbers.players() - 1));
        String text = fields.text("openings");
        int[] openings = Openings.numbers(text, numbers.games())
                .orElseThrow(() -> fields.refusal(
                        "openings",
                        "expected at most " + Openings.MOST + " ascending numbers from 0 to " + (numbers.games() - 1)
                                + ", such as 0-255,300; found '"
                                + Texts.shorten(text) + "'"));
        return new Block(tree, place, column, openings).rows();
    }

    /** One line. */
    private final class Block {

        private final JsonNode block;
        private final String place;
        private final int column;
        private final int[] openings;
        private final Map<String, double[]> earlier = new HashMap<>();

        Block(JsonNode block, String place, int column, int[] openings) {
            this.block = block;
            this.place = place;
            this.column = column;
            this.openings = openings;
        }

        List<GameRow> rows() {
            int[] plies = wholes(RowBlockWriter.PLIES, experiment.maxPlies());
            int[] openingPlies = wholes("openingPlies", experiment.maxPlies());
            int[] sharedPlies = wholes("sharedPlies", experiment.maxPlies());
            int[] whites = wholes("depthsWhite", Integer.MAX_VALUE);
            int[] blacks = wholes("depthsBlack", Integer.MAX_VALUE);
            String[] results = texts("result");
            String[] ends = texts("reason");
            double[] together = block.has("together") ? decimals("together", "together") : none();
            earlier.put(
                    RowBlockWriter.PLIES,
                    IntStream.of(plies).mapToDouble(ply -> ply).toArray());
            List<double[]> lists = lists();
            List<GameRow> rows = new ArrayList<>();
            for (int i = 0; i < openings.length; i++) {
                checkOrder("sharedPlies", sharedPlies[i], openingPlies[i], i);
                checkOrder("openingPlies", openingPlies[i], plies[i], i);
                GameResult result = result(results[i], i);
                boolean open = ends[i].equals(PlayedGame.UNFINISHED);
                if (open != (result == GameResult.OPEN)) {
                    throw refusal(
                            "reason",
                            i,
                            PlayedGame.UNFINISHED + " with the result * and with no other, found " + ends[i]);
                }
                if (open && plies[i] != experiment.maxPlies()) {
                    throw refusal(
                            RowBlockWriter.PLIES,
                            i,
                            experiment.maxPlies() + " with the result *, since games are cut off there, found "
                                    + plies[i]);
                }
                GameSummary summary = new GameSummary(
                        numbers.of(column, openings[i]),
                        openings[i],
                        openingPlies[i],
                        result,
                        reasons.computeIfAbsent(ends[i], same -> same),
                        mean(whites[i], GameRow.ownMoves(plies[i], openingPlies[i], Side.WHITE)),
                        mean(blacks[i], GameRow.ownMoves(plies[i], openingPlies[i], Side.BLACK)));
                double[] own = new double[lists.size()];
                for (int list = 0; list < own.length; list++) {
                    own[list] = lists.get(list)[i];
                }
                rows.add(new GameRow(summary, sharedPlies[i], plies[i], together(together[i], i), lastIds, own));
            }
            return rows;
        }

        private double[] none() {
            double[] none = new double[openings.length];
            Arrays.fill(none, Double.NaN);
            return none;
        }

        private OptionalInt together(double plies, int game) {
            if (Double.isNaN(plies)) {
                return OptionalInt.empty();
            }
            if (plies != (int) plies || plies < 0 || plies > experiment.maxPlies()) {
                throw refusal("together", game, "whole numbers from 0 to " + experiment.maxPlies());
            }
            return OptionalInt.of((int) plies);
        }

        private static double mean(int depths, int moves) {
            return moves == 0 ? 0 : (double) depths / moves;
        }

        private GameResult result(String text, int game) {
            return GameResult.of(text)
                    .orElseThrow(() -> refusal(
                            "result",
                            game,
                            "one of "
                                    + Arrays.stream(GameResult.values())
                                            .map(GameResult::text)
                                            .collect(Collectors.joining(", "))));
        }

        private void checkOrder(String field, int value, int most, int game) {
            if (value > most) {
                throw refusal(field, game, "at most " + most + ", found " + value);
            }
        }

        /** Two lists for each number, whose ids are then {@link #lastIds}. */
        private List<double[]> lists() {
            JsonNode all = node("numbers");
            if (!all.isObject()) {
                throw refusal("numbers", "an object");
            }
            List<String> ids = List.copyOf(all.propertyNames());
            lastIds = ids.equals(lastIds) ? lastIds : ids;
            List<double[]> lists = new ArrayList<>();
            for (String id : ids) {
                JsonNode both = all.get(id);
                if (!both.isArray() || both.size() != 2) {
                    throw refusal("numbers." + Texts.shorten(id), "an array of two");
                }
                lists.add(list(both.get(0), id));
                lists.add(list(both.get(1), RowBlockWriter.SECOND + id));
            }
            return lists;
        }

        private double[] list(JsonNode value, String name) {
            if (value.isString()) {
                double[] same = earlier.get(value.stringValue());
                if (same == null) {
                    throw refusal(
                            "numbers." + Texts.shorten(name),
                            "values, or the name of an earlier list, found '" + Texts.shorten(value.stringValue())
                                    + "'");
                }
                return same;
            }
            double[] list = decimals(value, "numbers." + Texts.shorten(name));
            earlier.put(name, list);
            return list;
        }

        private JsonNode node(String field) {
            JsonNode value = block.get(field);
            if (value == null) {
                throw refusal(field, "values, found nothing");
            }
            return value;
        }

        /** The value of each game, from a list of them or from one for all. */
        private JsonNode each(JsonNode value, int game, String field) {
            if (!value.isArray()) {
                return value;
            }
            if (value.size() != openings.length) {
                throw refusal(field, "a value for each of " + openings.length + " games, found " + value.size());
            }
            return value.get(game);
        }

        private double[] decimals(String name, String field) {
            return decimals(node(name), field);
        }

        private double[] decimals(JsonNode value, String field) {
            double[] numbers = new double[openings.length];
            for (int game = 0; game < numbers.length; game++) {
                JsonNode one = each(value, game, field);
                if (!one.isNull() && !(one.isNumber() && Double.isFinite(one.asDouble()))) {
                    throw refusal(field, game, "a number or null");
                }
                numbers[game] = one.isNull() ? Double.NaN : one.asDouble();
            }
            return numbers;
        }

        private int[] wholes(String field, int most) {
            JsonNode value = node(field);
            int[] numbers = new int[openings.length];
            for (int game = 0; game < numbers.length; game++) {
                JsonNode one = each(value, game, field);
                if (!one.isInt() || one.intValue() < 0 || one.intValue() > most) {
                    throw refusal(field, game, "a whole number from 0 to " + most);
                }
                numbers[game] = one.intValue();
            }
            return numbers;
        }

        private String[] texts(String field) {
            JsonNode value = node(field);
            String[] texts = new String[openings.length];
            for (int game = 0; game < texts.length; game++) {
                JsonNode one = each(value, game, field);
                if (!one.isString()
                        || one.stringValue().isBlank()
                        || one.stringValue().length() > LONGEST_TEXT
                        || one.stringValue().chars().anyMatch(Character::isISOControl)) {
                    throw refusal(field, game, "a text of 1 to " + LONGEST_TEXT + " characters");
                }
                texts[game] = one.stringValue();
            }
            return texts;
        }

        private FailureException refusal(String field, int game, String expected) {
            return refusal(field, expected + ", at game " + numbers.of(column, openings[game]));
        }

        private FailureException refusal(String field, String expected) {
            return new FailureException(place + ": field " + field, "expected " + expected);
        }
    }
}
