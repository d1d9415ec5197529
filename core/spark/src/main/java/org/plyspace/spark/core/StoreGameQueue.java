package org.plyspace.spark.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.lab.games.GameLines;
import org.plyspace.lab.games.HostInfo;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.ManifestFormat;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.StoreWriter;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.spark.FailedRun;
import org.plyspace.spark.GameQueue;
import org.plyspace.spark.RemoteWorker;
import org.plyspace.spark.SparkArguments;

/** An experiment and the store of its games. */
final class StoreGameQueue implements GameQueue {

    private final Experiment experiment;
    private final String job;
    private final GameRange range;
    private final GameLines lines;
    private final StoreWriter store;
    private int played;

    private StoreGameQueue(Manifest manifest, GameRange range, Path folder) throws IOException {
        this.experiment = manifest.experiment();
        this.job = ManifestFormat.write(manifest);
        this.range = range;
        this.lines = new GameLines(experiment);
        this.store = StoreWriter.open(folder, manifest, game -> played++);
    }

    /**
     * Opens the experiment and the store.
     *
     * @throws org.plyspace.api.PlyspaceException if either cannot be opened, or the experiment cannot be played on a cluster
     * @throws IOException if the store cannot be written
     */
    static StoreGameQueue open(SparkArguments arguments) throws IOException {
        String name = Texts.shorten(arguments.experiment().toString());
        Experiment experiment = ExperimentFormat.read(text(arguments.experiment(), name), name);
        ReadyExperiment ready =
                ReadyExperiment.of(experiment, name, WorkerEntry.registry(arguments.home(), arguments.plugins()));
        ready.checkPurpose(name);
        if (!ready.unrepeatable().isEmpty() && !arguments.unrepeatable()) {
            throw new UsageException(
                    name,
                    "the same games would not come again: " + String.join("; ", ready.unrepeatable())
                            + "; expected limits of nodes or depth and one thread, or --unrepeatable");
        }
        if (ready.namesFiles()) {
            throw new UsageException(
                    name,
                    "an engine names a file of weights, which is not sent to a cluster; expected it in a jar of --plugins");
        }
        GameRange range = arguments
                .range()
                .map(text -> GameRange.parse(text, experiment.numbers()))
                .orElseGet(() -> GameRange.all(experiment.numbers()));
        // The machines that play the games report themselves.
        return new StoreGameQueue(Manifest.of(ready, WorkerEntry.version()).on(List.of()), range, arguments.store());
    }

    private static String text(Path file, String name) {
        try (InputStream stream = TextFiles.open(file)) {
            return TextFiles.read(stream, name, ExperimentFormat.LONGEST);
        } catch (NoSuchFileException missing) {
            throw new InputException(name + ": there is no such file");
        } catch (IOException failed) {
            throw new InputException(name + ": it cannot be read: " + FileErrors.describe(failed));
        }
    }

    @Override
    public String name() {
        return experiment.name();
    }

    @Override
    public String job() {
        return job;
    }

    @Override
    public Iterator<Long> missing() {
        return LongStream.rangeClosed(range.first(), range.last())
                .filter(number -> !store.has((int) number))
                .iterator();
    }

    @Override
    public Optional<String> keep(List<String> texts) throws FailedRun {
        Map<Integer, PlayedGame<String>> games = new LinkedHashMap<>();
        Set<HostInfo> hostInfos = new LinkedHashSet<>();
        List<String> failures = new ArrayList<>();
        for (String text : texts) {
            switch (text.charAt(0)) {
                case RemoteWorker.MACHINE -> hostInfos.add(HostLine.read(text));
                case RemoteWorker.FAILURE -> failures.add(text.substring(1));
                default -> {
                    PlayedGame<String> game = WorkerEntry.told(() -> lines.read(text, "the cluster"));
                    if (!store.has(game.number())) {
                        games.put(game.number(), game);
                    }
                }
            }
        }
        return WorkerEntry.told(() -> {
            write(hostInfos, games);
            return failures.stream().findFirst();
        });
    }

    private void write(Set<HostInfo> hostInfos, Map<Integer, PlayedGame<String>> games) {
        try {
            store.playedOn(List.copyOf(hostInfos));
            store.add(List.copyOf(games.values()));
            played += games.size();
        } catch (IOException failed) {
            throw FileErrors.unwritable(store.name(), failed);
        }
    }

    @Override
    public String summary() {
        return String.format(
                Locale.ROOT,
                "%s: %,d of %,d games in %s",
                Texts.printable(experiment.name()),
                played,
                experiment.numbers().total(),
                store.name());
    }

    @Override
    public void close() throws FailedRun {
        WorkerEntry.told(() -> {
            store.close();
            return store;
        });
    }
}
