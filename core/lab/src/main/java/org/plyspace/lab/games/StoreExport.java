package org.plyspace.lab.games;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordWriter;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.match.engine.SeatTags;
import org.plyspace.search.EngineVersion;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvSchema;

/**
 * Exports games of an experiment for other programs: rows of CSV (docs/experiments.md, Export) and records. Equal games give equal
 * texts. Immutable.
 */
public final class StoreExport {

    private static final double DEPTH_DIGITS = 1_000;

    private final Experiment experiment;
    private final Optional<String> engines;
    private final String identity;
    private final ObjectWriter rows;
    private final RecordWriter records = new RecordWriter();

    /**
     * Creates an export for the games of an experiment.
     *
     * @param engines the versions by which the program's own engines played, in words; empty if they are unknown
     */
    public StoreExport(Experiment experiment, Optional<String> engines) {
        this.experiment = experiment;
        this.engines = engines;
        this.identity = ExperimentFormat.identity(experiment);
        CsvMapper mapper = new CsvMapper();
        this.rows = mapper.writer(schema(mapper));
    }

    /** Passes the games of a store as lines of CSV, the header first, in the order of their numbers. */
    public static void csv(Store store, Consumer<String> lines) {
        StoreExport export = of(store);
        lines.accept(export.header());
        each(store, game -> lines.accept(export.row(game)));
    }

    /**
     * What passes the games of a store as records, in the order of their numbers.
     *
     * @param all all rule sets, which are asked for the starts of games with odds
     * @param files gives the rule sets of a file
     */
    public static Consumer<Consumer<String>> records(
            Store store, Supplier<Registry> all, Function<Path, Registry> files) {
        StoreExport export = of(store);
        Function<PlayedGame<String>, Optional<String>> starts = starts(store, all, files);
        return lines -> each(store, game -> lines.accept(export.record(game, starts.apply(game))));
    }

    private static StoreExport of(Store store) {
        return new StoreExport(store.experiment(), store.manifest().engines());
    }

    private static void each(Store store, Consumer<PlayedGame<String>> use) {
        try (Stream<PlayedGame<String>> games = store.games()) {
            games.forEach(use);
        }
    }

    /** The texts of the first positions; none of games that begin as the rules say. */
    private static Function<PlayedGame<String>, Optional<String>> starts(
            Store store, Supplier<Registry> all, Function<Path, Registry> files) {
        Experiment experiment = store.experiment();
        if (IntStream.range(0, experiment.settings().size()).noneMatch(experiment::hasOdds)) {
            return game -> Optional.empty();
        }
        ReadyExperiment ready = ReadyExperiment.ofPlayed(experiment, store.name(), all.get(), files);
        return game -> ready.oddsStart(game.setting(), game.opening());
    }

    private static CsvSchema schema(CsvMapper mapper) {
        return mapper.schemaFor(Row.class).withoutHeader();
    }

    @JsonPropertyOrder({
        "game",
        "setting",
        "player",
        "opening",
        "openingPlies",
        "sharedPlies",
        "result",
        "score",
        "reason",
        "plies",
        "depthWhite",
        "depthBlack"
    })
    private record Row(
            int game,
            String setting,
            String player,
            int opening,
            int openingPlies,
            int sharedPlies,
            String result,
            Double score,
            String reason,
            int plies,
            Double depthWhite,
            Double depthBlack) {}

    /** The names of the columns, without a line break. */
    public String header() {
        return String.join(",", schema(new CsvMapper()).getColumnNames());
    }

    /** The row of a game, without a line break. */
    public String row(PlayedGame<String> game) {
        Row row = new Row(
                game.number(),
                experiment.settings().get(game.setting()),
                experiment.players().get(game.player()),
                game.opening(),
                game.openingPlies(),
                game.sharedPlies(),
                game.result().text(),
                game.halfPoints().isEmpty() ? null : (Double) (game.halfPoints().getAsInt() / 2.0),
                game.reason(),
                game.moves().size(),
                rounded(game.meanDepth(Side.WHITE)),
                rounded(game.meanDepth(Side.BLACK)));
        return rows.writeValueAsString(row).stripTrailing();
    }

    private static Double rounded(OptionalDouble depth) {
        return depth.isEmpty() ? null : (Double) (Math.round(DEPTH_DIGITS * depth.getAsDouble()) / DEPTH_DIGITS);
    }

    /**
     * The record of a game as a line of JSON lines, without a line break, which {@code replay} and {@code convert} read.
     *
     * @param start the text of the first position; empty for the start of the rules
     */
    public String record(PlayedGame<String> game, Optional<String> start) {
        SettingName spec = Experiment.variant(experiment.settings().get(game.setting()));
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", experiment.name());
        tags.put("Round", String.valueOf(game.number()));
        String player = experiment.players().get(game.player());
        for (Side side : Side.values()) {
            tags.put(SeatTags.name(side), player);
        }
        for (Side side : Side.values()) {
            SeatTags.setVersion(tags, side, EngineVersion.of(player).flatMap(ignored -> engines));
        }
        tags.put("Experiment", identity);
        tags.put("Opening", String.valueOf(game.opening()));
        tags.put("OpeningPlies", String.valueOf(game.openingPlies()));
        return records.line(new GameRecord(
                spec.id(),
                spec.given(),
                start,
                GameLine.of(game.moves()),
                game.result(),
                Optional.of(game.reason()).filter(reason -> game.isFinished()),
                tags));
    }
}
