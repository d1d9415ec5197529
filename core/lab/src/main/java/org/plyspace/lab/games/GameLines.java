package org.plyspace.lab.games;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.FailureException;
import org.plyspace.api.Texts;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;
import org.plyspace.lab.study.GameNumbers;

/** Reads and writes games of one experiment as lines of JSON (docs/json.md, Stores of games). Immutable. */
public final class GameLines {

    /** The beginning of every line. */
    static final String BEGINNING = "{\"game\":";

    /** The number of digits of an experiment's identity that its lines have. */
    static final int IDENTITY = 12;

    /** The most characters of a line: enough for the most moves of a game, each longer than any real one. */
    static final int LONGEST = 5_000_000;

    private static final int DEEPEST = 10_000;
    private static final int LONGEST_TEXT = 200;
    private static final List<String> FIELDS = List.of(
            "game",
            "experiment",
            "setting",
            "player",
            "opening",
            "plies",
            "shared",
            "result",
            "reason",
            "depths",
            "moves");

    private final Experiment experiment;
    private final GameNumbers numbers;
    private final String identity;
    /** The identities that the experiment had before it was given more games. */
    private final List<String> earlier;

    /** Creates a reader and writer for the games of an experiment. */
    public GameLines(Experiment experiment) {
        this(experiment, List.of());
    }

    /** Creates a reader and writer for the games of a store. */
    public GameLines(Manifest manifest) {
        this(manifest.experiment(), manifest.grownFrom());
    }

    private GameLines(Experiment experiment, List<Integer> grownFrom) {
        this.experiment = experiment;
        this.numbers = experiment.numbers();
        this.identity = identity(experiment);
        this.earlier = grownFrom.stream()
                .map(games -> identity(experiment.withGames(games)))
                .toList();
    }

    private static String identity(Experiment experiment) {
        return ExperimentFormat.identity(experiment).substring(0, IDENTITY);
    }

    /** The line of a game, without a line break; equal games give equal lines. */
    public String write(PlayedGame<String> game) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", game.number());
        fields.put("experiment", identity);
        fields.put("setting", game.setting());
        fields.put("player", game.player());
        fields.put("opening", game.opening());
        fields.put("plies", game.openingPlies());
        if (game.sharedPlies() < game.openingPlies()) {
            fields.put("shared", game.sharedPlies());
        }
        fields.put("result", game.result().text());
        fields.put("reason", game.reason());
        if (game.depths().stream().anyMatch(depth -> depth > 0)) {
            fields.put("depths", game.depths());
        }
        fields.put("moves", game.moves());
        return JsonMappers.PLAIN.writeValueAsString(fields);
    }

    /**
     * Reads the game of a line.
     *
     * @param place the file and the line, for messages
     * @throws FailureException if the line is not a game of this experiment
     */
    public PlayedGame<String> read(String line, String place) {
        JsonFields fields =
                JsonFields.of(ExperimentFormat.tree(line, place, FailureException::new), place, FailureException::new);
        fields.allowing(FIELDS);
        if (!fields.text("experiment").equals(identity) && !earlier.contains(fields.text("experiment"))) {
            throw fields.refusal(
                    "experiment",
                    "expected " + identity + ", found '" + Texts.shorten(fields.text("experiment"))
                            + "': this is a game of another experiment");
        }
        int number = fields.number("game", 0, numbers.total() - 1);
        List<String> moves = moves(fields);
        int plies = fields.number("plies", 0, moves.size());
        String result = fields.text("result");
        List<Integer> depths = fields.numbers("depths", 0, DEEPEST);
        try {
            PlayedGame<String> game = new PlayedGame<>(
                    number,
                    expected(fields, "setting", numbers.setting(number), number),
                    expected(fields, "player", numbers.player(number), number),
                    expected(fields, "opening", numbers.opening(number), number),
                    plies,
                    fields.optionalNumber("shared", 0, plies).orElse(plies),
                    moves,
                    GameResult.of(result).orElseThrow(() -> fields.refusal("result", GameResult.refusal(result))),
                    line(fields, "reason", fields.text("reason")),
                    depths.isEmpty() ? Collections.nCopies(moves.size() - plies, 0) : depths);
            checkCutOff(fields, game);
            return game;
        } catch (IllegalArgumentException refused) {
            throw fields.refusal(refused.getMessage());
        }
    }

    private void checkCutOff(JsonFields fields, PlayedGame<String> game) {
        int plies = game.moves().size();
        if (game.result() == GameResult.OPEN && plies != experiment.maxPlies()) {
            throw fields.refusal(
                    "moves",
                    "expected " + experiment.maxPlies()
                            + " moves, after which a game without a result is cut off, found " + plies);
        }
    }

    private List<String> moves(JsonFields fields) {
        List<String> moves = fields.texts("moves");
        if (moves.size() > experiment.maxPlies()) {
            throw fields.refusal(
                    "moves", "expected at most " + experiment.maxPlies() + " moves, found " + moves.size());
        }
        for (int i = 0; i < moves.size(); i++) {
            line(fields, "moves[" + i + "]", moves.get(i));
        }
        return moves;
    }

    private static String line(JsonFields fields, String name, String text) {
        if (text.isBlank() || text.length() > LONGEST_TEXT || text.chars().anyMatch(Character::isISOControl)) {
            throw fields.refusal(
                    name, "expected 1 to " + LONGEST_TEXT + " characters, found '" + Texts.shorten(text) + "'");
        }
        return text;
    }

    private static int expected(JsonFields fields, String name, int value, int game) {
        int found = fields.number(name, 0, Integer.MAX_VALUE);
        if (found != value) {
            throw fields.refusal(name, "expected " + value + ", as game " + game + " has, found " + found);
        }
        return found;
    }
}
