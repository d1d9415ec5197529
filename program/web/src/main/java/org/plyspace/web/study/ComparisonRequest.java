package org.plyspace.web.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.ShellWord;
import org.plyspace.lab.compare.ComparisonSettings;
import tools.jackson.core.JacksonException;

/**
 * What somebody asked to compare, as its folder keeps it.
 *
 * @param variants the rule sets, with options if any; the first is what the others are compared with
 * @param games the number of games in each, 2 to {@link #MOST_GAMES}
 * @param engine the engine that plays both sides, one of {@link #ENGINES}
 * @param asked when it was asked for, as {@link java.time.Instant} writes it
 * @param stopped whether somebody stopped it before its end
 */
record ComparisonRequest(List<String> variants, int games, String engine, String asked, boolean stopped) {

    static final int FEWEST_GAMES = 2;
    static final int MOST_GAMES = 5_000;
    static final int MOST_VARIANTS = 4;

    /** An engine that can be chosen, and what it is like. */
    record Choice(String engine, String title) {}

    /** Engines of the program itself: a request starts no other program. The first is the default. */
    static final List<Choice> ENGINES = List.of(
            new Choice("alphabeta:nodes=1000,eval=generic", "a beginner who looks ahead (1,000 nodes a move)"),
            new Choice("alphabeta:nodes=300,eval=generic", "a hasty beginner (300 nodes), three times as fast"),
            new Choice("alphabeta:nodes=3000,eval=generic", "a casual player (3,000 nodes), three times as slow"),
            new Choice("random", "nobody: moves at random, in seconds"));

    private static final String FILE = "comparison.json";
    private static final int LONGEST = 100_000;

    /** Reads the fields of a request; what is missing is as usual. */
    static ComparisonRequest of(JsonFields fields, String asked) {
        List<String> variants = fields.texts("variants").stream().distinct().toList();
        if (variants.size() < 2 || variants.size() > MOST_VARIANTS) {
            throw fields.refusal(
                    "variants", "expected 2 to " + MOST_VARIANTS + " different rule sets, found " + variants.size());
        }
        String engine = fields.optionalText("engine").orElse(ENGINES.get(0).engine());
        List<String> known = ENGINES.stream().map(Choice::engine).toList();
        if (!known.contains(engine)) {
            throw fields.refusal("engine", "expected one of " + String.join("; ", known));
        }
        int games = fields.optionalNumber("games", FEWEST_GAMES, MOST_GAMES).orElse(ComparisonSettings.USUAL_GAMES);
        return new ComparisonRequest(
                variants, games, engine, asked, fields.optionalFlag("stopped").orElse(false));
    }

    /**
     * Reads the request of a folder.
     *
     * @throws InputException if it is not one
     */
    static ComparisonRequest read(Path folder) throws IOException {
        AtomicFile file = new AtomicFile(folder.resolve(FILE));
        String name = folder.getFileName() + "/" + FILE;
        try {
            JsonFields fields = JsonFields.of(
                            JsonMappers.STRICT.readTree(file.read(name, LONGEST)),
                            name,
                            (place, reason) -> new InputException(place + ": " + reason))
                    .allowing(List.of("variants", "games", "engine", "asked", "stopped"));
            return of(fields, fields.text("asked"));
        } catch (JacksonException broken) {
            throw new InputException(name + ": this is not JSON: " + BrokenJson.reason(broken));
        }
    }

    static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE));
    }

    /** The files of a new folder. */
    Map<Path, String> files() {
        return Map.of(Path.of(FILE), JsonMappers.file(this));
    }

    void write(Path folder) throws IOException {
        new AtomicFile(folder.resolve(FILE)).write(JsonMappers.file(this));
    }

    ComparisonRequest withStopped(boolean isStopped) {
        return new ComparisonRequest(variants, games, engine, asked, isStopped);
    }

    ComparisonSettings settings() {
        return new ComparisonSettings(
                List.of(engine),
                games,
                ComparisonSettings.USUAL_SEED,
                ComparisonSettings.USUAL_OPENING,
                ComparisonSettings.USUAL_PLIES,
                List.of(),
                false,
                Optional.of(variants.get(0)),
                Duration.ofSeconds(ComparisonSettings.DEFAULT_SECONDS));
    }

    /**
     * The command line that plays the same games.
     *
     * @param options options for the same rule sets, quoted; may be empty
     */
    String command(String options) {
        return command(
                variants, " --games " + games + " --engine " + ShellWord.quoted(engine) + " --keep STORE", options);
    }

    /**
     * A command line with a baseline: without one, rule sets of different ids are not compared.
     *
     * @param more what follows the rule sets
     */
    static String command(List<String> variants, String more, String options) {
        return variants.stream()
                        .map(ShellWord::quoted)
                        .collect(Collectors.joining(" ", "plyspace compare --baseline ", more))
                + (options.isEmpty() ? "" : " " + options);
    }
}
