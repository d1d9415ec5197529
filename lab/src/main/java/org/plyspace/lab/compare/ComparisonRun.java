package org.plyspace.lab.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.VariantFailure;
import org.plyspace.lab.experiment.WorkerPool;
import org.plyspace.lab.experiment.WorkerPool.Job;
import org.plyspace.lab.metric.JudgeSlope;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.ResultTableMaker;
import org.plyspace.lab.metric.SettingGames;

/**
 * Compares rule sets. Where engines are limited by nodes, depth or playouts the result depends on the rules and the settings only, not on
 * the number of threads. A rule set that breaks, or does not answer in time, is dropped with the reason, and the others are compared.
 */
public final class ComparisonRun {

    private final ComparisonSettings settings;

    /** With what is to be played. */
    public ComparisonRun(ComparisonSettings settings) {
        this.settings = settings;
    }

    /**
     * Plays and sums up.
     *
     * @param comparedSettings the rule sets, with options if any
     * @param threads how many threads play
     * @param progress hears of every game that was played, and of every one that was judged
     * @throws PlyspaceException if a rule set that is needed is not there, does not take the options, or has no start position
     */
    public Comparison run(List<ComparedSetting> comparedSettings, int threads, Progress progress) {
        List<LoadedSetting> loadedSettings = comparedSettings.stream()
                .map(comparedSetting -> new LoadedSetting(comparedSetting, settings))
                .toList();
        WorkerPool workerPool = new WorkerPool(threads, settings.limit());
        workerPool.run(loadedSettings.stream().map(LoadedSetting::description).toList());
        loadedSettings.forEach(ComparisonRun::throwRefusal);
        List<Column> columns = columns(loadedSettings);
        Runnable oneDone = counting(progress, (long) columns.size() * settings.games() * (settings.judged() ? 2 : 1));
        workerPool.run(
                jobs(columns.stream().map(column -> column.playing(oneDone)).toList()));
        columns.forEach(Column::dismiss);
        loadedSettings.forEach(ComparisonRun::throwRefusal);
        if (settings.judged()) {
            workerPool.run(jobs(kept(columns).stream()
                    .map(column -> column.judging(oneDone))
                    .toList()));
            settle(kept(columns));
        }
        return comparison(loadedSettings, kept(columns));
    }

    private static void throwRefusal(LoadedSetting loadedSetting) {
        Optional<PlyspaceException> refusal = loadedSetting
                .reason()
                .filter(reason -> loadedSetting.isNeeded() && !(reason instanceof VariantFailure));
        if (refusal.isPresent()) {
            throw refusal.get();
        }
    }

    private List<Column> columns(List<LoadedSetting> loadedSettings) {
        return IntStream.range(0, settings.players().size())
                .boxed()
                .flatMap(player -> loadedSettings.stream()
                        .filter(loadedSetting -> loadedSetting.reason().isEmpty())
                        .map(loadedSetting -> new Column(loadedSetting, settings, player)))
                .toList();
    }

    private static List<Column> kept(List<Column> columns) {
        return columns.stream()
                .filter(column -> column.entrant().reason().isEmpty())
                .toList();
    }

    private static Runnable counting(Progress progress, long total) {
        AtomicLong done = new AtomicLong();
        return () -> {
            synchronized (done) {
                progress.reached(done.incrementAndGet(), total);
            }
        };
    }

    private static List<Job> jobs(List<List<Job>> columns) {
        List<Job> all = new ArrayList<>();
        columns.forEach(all::addAll);
        return all;
    }

    /** What a judge's score is worth depends on the rule set, and is fitted to the games of all its options. */
    private static void settle(List<Column> columns) {
        Map<String, JudgeSlope> slopes = new LinkedHashMap<>();
        columns.forEach(column -> column.teach(slopes.computeIfAbsent(column.family(), unused -> new JudgeSlope())));
        Map<String, Double> fitted = new LinkedHashMap<>();
        slopes.forEach((family, slope) -> fitted.put(family, slope.fit()));
        columns.forEach(column -> column.settle(fitted.get(column.family())));
    }

    private Comparison comparison(List<LoadedSetting> loadedSettings, List<Column> columns) {
        List<SettingGames> games = columns.stream().map(Column::games).toList();
        List<LoadedSetting> described = loadedSettings.stream()
                .filter(loadedSetting -> loadedSetting.reason().isEmpty())
                .toList();
        Optional<String> baseline = baseline(described);
        ResultTableMaker maker = new ResultTableMaker(games, settings.seed());
        ResultTable table = baseline.map(maker::make).orElseGet(maker::make);
        return new Comparison(
                settings,
                described.stream()
                        .map(loadedSetting -> loadedSetting.described().summary())
                        .toList(),
                table,
                baseline,
                loadedSettings.stream()
                        .flatMap(loadedSetting -> FailedSetting.of(loadedSetting).stream())
                        .toList(),
                columns.stream().map(Column::sample).toList());
    }

    private Optional<String> baseline(List<LoadedSetting> loadedSettings) {
        if (settings.baseline().isPresent()) {
            return settings.baseline()
                    .filter(name -> loadedSettings.stream()
                            .anyMatch(loadedSetting -> loadedSetting.name().equals(name)));
        }
        boolean oneFamily = loadedSettings.stream()
                        .map(loadedSetting ->
                                loadedSetting.described().rules().variant().id())
                        .distinct()
                        .count()
                == 1;
        return oneFamily && loadedSettings.size() > 1
                ? Optional.of(loadedSettings.get(0).name())
                : Optional.empty();
    }
}
