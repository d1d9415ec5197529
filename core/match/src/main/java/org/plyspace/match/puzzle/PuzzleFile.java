package org.plyspace.match.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.TextFiles;
import tools.jackson.core.JacksonException;

/** Puzzles of one rule set, as a file of JSON lines: where they come from, then one puzzle on each line. Immutable. */
public record PuzzleFile(Head head, List<Puzzle> puzzles) {

    /** The format, as it stands in the first line. */
    public static final String FORMAT = "plyspace-puzzles/1";

    /** The longest file, in characters. */
    static final int LONGEST = 50_000_000;

    private static final String FOLDER = "META-INF/plyspace/puzzles/";

    /**
     * Where puzzles come from: the same head, apart from {@code games}, always gives the same puzzles.
     *
     * @param variant the rule set, with its options
     * @param player the engine that played the games
     * @param engine the version of the engines that played and searched
     * @param games the number of games looked at
     */
    public record Head(String variant, long seed, String player, String engine, int games) {

        private static final List<String> NAMES = List.of("format", "variant", "seed", "player", "engine", "games");

        private static Head read(JsonFields fields) {
            fields.allowing(NAMES);
            return new Head(
                    fields.text("variant"),
                    fields.optionalLong("seed")
                            .orElseThrow(() -> fields.refusal("seed", "expected a whole number, found nothing")),
                    fields.text("player"),
                    fields.text("engine"),
                    fields.number("games", 0, Integer.MAX_VALUE));
        }

        private String text() {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("format", FORMAT);
            json.put("variant", variant);
            json.put("seed", seed);
            json.put("player", player);
            json.put("engine", engine);
            json.put("games", games);
            return JsonMappers.PLAIN.writeValueAsString(json);
        }

        /** The same head after other games. */
        Head after(int newGames) {
            return new Head(variant, seed, player, engine, newGames);
        }
    }

    /**
     * The puzzles in the jar of the rules' variant, from the resource {@code META-INF/plyspace/puzzles/ID.jsonl}; empty if it has none of
     * these rules with these options.
     *
     * @throws UsageException if the resource is malformed
     */
    public static Optional<PuzzleFile> broughtBy(Rules rules) {
        String name = FOLDER + rules.variant().id() + ".jsonl";
        Optional<InputStream> found = rules.variant().resource("/" + name);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        try (InputStream stream = found.get()) {
            PuzzleFile file = parse(TextFiles.read(stream, name, LONGEST), name);
            return Optional.of(file)
                    .filter(any -> file.head.variant.equals(rules.setting()))
                    .map(any -> file.checked(rules, name));
        } catch (IOException failed) {
            throw FileErrors.unreadable(name, failed);
        }
    }

    /**
     * Reads puzzles, and checks that each position can be read and each line played.
     *
     * @param name the name of the file, for messages
     * @throws UsageException if the text is malformed, or has puzzles of other rules
     */
    public static PuzzleFile read(String text, String name, Rules rules) {
        return parse(text, name).checked(rules, name);
    }

    /** Reads puzzles of any rules, unchecked. */
    static PuzzleFile parse(String text, String name) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty()) {
            throw new InputException(name, "it is empty; expected puzzles as 'plyspace puzzles --out' writes them");
        }
        JsonFields first = fields(lines.get(0), name + ":1");
        if (!first.text("format").equals(FORMAT)) {
            throw first.refusal(
                    "format", "expected " + FORMAT + ", found '" + Texts.shorten(first.text("format")) + "'");
        }
        Head head = Head.read(first);
        List<Puzzle> puzzles = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (int i = 1; i < lines.size(); i++) {
            JsonFields fields = fields(lines.get(i), name + ":" + (i + 1));
            Puzzle puzzle = Puzzle.read(fields);
            if (!ids.add(puzzle.id())) {
                throw fields.refusal("id", "'" + puzzle.id() + "' is there twice; expected each puzzle once");
            }
            puzzles.add(puzzle);
        }
        return new PuzzleFile(head, puzzles);
    }

    private static JsonFields fields(String line, String place) {
        try {
            return JsonFields.of(JsonMappers.STRICT.readTree(line), place, InputException::new);
        } catch (JacksonException broken) {
            throw new InputException(place + ": this is not JSON" + BrokenJson.placeAndReason(broken));
        }
    }

    private PuzzleFile checked(Rules rules, String name) {
        if (!head.variant.equals(rules.setting())) {
            throw new UsageException(
                    name + ": these are puzzles of " + Texts.shorten(head.variant) + "; expected " + rules.setting());
        }
        for (int i = 0; i < puzzles.size(); i++) {
            try {
                check(puzzles.get(i), rules);
            } catch (PlyspaceException refused) {
                throw new InputException(name + ":" + (i + 2), refused.getMessage());
            }
        }
        return this;
    }

    private static void check(Puzzle puzzle, Rules rules) {
        OpenPuzzle open = new OpenPuzzle(rules, puzzle);
        Position position = open.position();
        position.outcome().ifPresent(end -> {
            throw new UsageException("field position: there is nothing to solve, the game is over: " + end);
        });
        puzzle.line().forEach(open::follow);
    }

    /** The text of the file. */
    String text() {
        StringJoiner lines = new StringJoiner("\n", "", "\n");
        lines.add(head.text());
        puzzles.forEach(puzzle -> lines.add(puzzle.text()));
        return lines.toString();
    }
}
