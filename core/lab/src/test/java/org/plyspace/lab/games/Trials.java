package org.plyspace.lab.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.testing.CoinVariant;

/** Experiments small enough for tests, and their stores. */
public final class Trials {

    public static final String VERSION = "0.0";

    private Trials() {}

    /** A tossed coin in two settings, played at random after openings, many of which end the game. */
    public static Experiment coins(int games) {
        return new Experiment(
                "coins",
                List.of("coin", "coin:tag=off"),
                List.of("random"),
                games,
                OpeningRule.parse("random:2"),
                7,
                40,
                List.of(),
                List.of());
    }

    /** A registry of the bundled rule sets and the coin, all from one file. */
    public static Registry registry(Path file, String content) {
        try {
            Files.writeString(file, content);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        List<FoundVariant> variants = Stream.concat(
                        Bundled.REGISTRY.variants().stream()
                                .map(found -> new FoundVariant(found.variant(), found.id(), file, found.origin())),
                        Stream.of(new FoundVariant(new CoinVariant(), "coin", file, Origin.PLUGIN)))
                .toList();
        return new Registry(Plugins.of(variants, List.of()));
    }

    public static ReadyExperiment ready(Experiment experiment, Path folder) {
        return ReadyExperiment.of(experiment, "trial.json", registry(folder.resolve("rules.jar"), "rules"));
    }

    /** Plays the games of a range that a store lacks. */
    public static void play(ReadyExperiment ready, Path store, GameRange range, int threads) throws IOException {
        try (StoreWriter open = StoreWriter.open(store, Manifest.of(ready, VERSION), game -> {})) {
            IntPredicate wanted = number -> !open.has(number);
            new ExperimentRun(ready).play(range, wanted, threads, games -> {
                try {
                    open.add(games);
                } catch (IOException failed) {
                    throw new UncheckedIOException(failed);
                }
            });
        }
    }

    public static List<PlayedGame<String>> games(Path store) {
        try (Stream<PlayedGame<String>> games = Store.open(store).games()) {
            return games.toList();
        }
    }

    /** Everything that can be exported from a store. */
    public static String export(Path store) {
        Manifest manifest = Store.open(store).manifest();
        StoreExport export = new StoreExport(manifest.experiment(), manifest.engines());
        List<String> lines = new ArrayList<>(List.of(export.header()));
        games(store).forEach(game -> lines.add(export.row(game)));
        games(store).forEach(game -> lines.add(export.record(game, Optional.empty())));
        return String.join("\n", lines);
    }
}
