package org.plyspace.lab.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.lab.games.ExperimentGames;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.numbers.JudgedGame;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.ResultTableMaker;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.StoredResults;
import org.plyspace.match.WorkerPool;

/**
 * Compares rule sets. If engines are limited by nodes, depth or playouts, the result depends only on the rules and the settings, not on
 * the number of threads. A rule set that breaks, or does not answer in time, is dropped with the reason, and the others are compared.
 *
 * @param times judge whether a rule set takes too long
 */
public record ComparisonRun(ComparisonSettings settings, ThreadTimes times) {

    private static final String KEPT = "the comparison";

    /** Creates a run with these settings. */
    public ComparisonRun(ComparisonSettings settings) {
        this(settings, new SystemTimes());
    }

    /**
     * Plays the games and sums them up.
     *
     * @param comparedSettings the rule sets, with options if any
     * @param threads the number of threads
     * @param progress receives every game that was played, and every one that was judged
     * @throws PlyspaceException if a rule set that is needed does not exist, does not accept the options, or has no start position
     */
    public Comparison run(List<ComparedSetting> comparedSettings, int threads, Progress progress) {
        WorkerPool workers = new WorkerPool(threads, settings.limit(), times);
        List<LoadedSetting> loadedSettings = loaded(comparedSettings, workers);
        List<LoadedSetting> described = loadedSettings.stream()
                .filter(loadedSetting -> loadedSetting.reason().isEmpty())
                .toList();
        List<PlayedSetting> columns = sound(described.isEmpty() ? List.of() : play(described, workers, progress));
        return comparison(
                loadedSettings,
                columns.stream().map(PlayedSetting::games).toList(),
                columns.stream().map(PlayedSetting::sample).toList());
    }

    /**
     * The comparison as a study, whose games can be kept and continued. They are those of {@code study run}, not those of {@link #run}.
     *
     * @param all all available rule sets
     * @param files gives the rule sets of a single file
     * @throws PlyspaceException if a rule set is missing, or games begin from positions or are judged, which no study's do
     */
    public ReadyExperiment study(List<ComparedSetting> comparedSettings, Registry all, Function<Path, Registry> files) {
        if (settings.judged() || !settings.positions().isEmpty()) {
            throw new UsageException("kept games are those of a study, which are not judged and begin at the start");
        }
        return ReadyExperiment.of(
                experiment(comparedSettings.stream().map(ComparedSetting::name).toList()), KEPT, all, files);
    }

    /**
     * Sums up games that were kept.
     *
     * @param results the games of the {@link #study} of these settings
     */
    public Comparison kept(List<ComparedSetting> comparedSettings, StoredResults results, int threads) {
        List<SettingGames> games = results.played(done -> {});
        return comparison(
                loaded(comparedSettings, new WorkerPool(threads, settings.limit(), times)),
                games,
                results.medianGames().stream()
                        .map(game -> sample(
                                comparedSettings.get(game.setting()), setting(games, results, game), results, game))
                        .toList());
    }

    private Setting setting(List<SettingGames> games, StoredResults results, PlayedGame<String> game) {
        return games.stream()
                .map(SettingGames::setting)
                .filter(setting -> setting.spec().equals(results.name(game.setting()))
                        && setting.player().equals(settings.players().get(game.player())))
                .findFirst()
                .orElseThrow();
    }

    private static ComparisonSample sample(
            ComparedSetting comparedSetting, Setting setting, StoredResults results, PlayedGame<String> game) {
        List<Long> moves = results.ask(
                game.setting(),
                "to replay game " + game.number(),
                () -> results.replay(game).moves());
        return new ComparisonSample(
                comparedSetting, setting, results.start(game.setting(), game.opening()), game.with(moves));
    }

    /**
     * Asks for the rules and plays no game: the table is empty.
     *
     * @throws PlyspaceException as {@link #run}
     */
    public Comparison describe(List<ComparedSetting> comparedSettings, int threads) {
        return comparison(
                loaded(comparedSettings, new WorkerPool(threads, settings.limit(), times)), List.of(), List.of());
    }

    private List<LoadedSetting> loaded(List<ComparedSetting> comparedSettings, WorkerPool workers) {
        List<LoadedSetting> loadedSettings = comparedSettings.stream()
                .map(comparedSetting -> new LoadedSetting(comparedSetting, settings))
                .toList();
        workers.run(loadedSettings.stream().map(LoadedSetting::description).toList());
        loadedSettings.forEach(ComparisonRun::throwRefusal);
        List<RuleTraits> traits = loadedSettings.stream()
                .filter(loadedSetting -> loadedSetting.reason().isEmpty())
                .map(loadedSetting -> loadedSetting.described().traits())
                .toList();
        settings.metrics().forEach(name -> Metrics.checkName(name, traits));
        return loadedSettings;
    }

    /** Plays first the columns that others follow: each setting then answers for its own moves. */
    private List<PlayedSetting> play(List<LoadedSetting> described, WorkerPool workers, Progress progress) {
        Runnable oneDone = counting(
                progress,
                (long) described.size() * settings.players().size() * settings.games() * (settings.judged() ? 2 : 1));
        ExperimentGames games = new ExperimentGames(inMemory(described));
        Map<Integer, PlayedSetting> leading = new LinkedHashMap<>();
        List<WorkerPool.Job> first = new ArrayList<>();
        boolean drawn = games.ready().experiment().openings().plies() == 0;
        for (int player = 0; player < settings.players().size(); player++) {
            boolean alone = !games.ready().playsAlong(player);
            for (PlayedSetting column : columns(described, games, player)) {
                if (column.isFollowed() && !alone) {
                    leading.put(column.index(), column);
                    first.addAll(column.playing(oneDone));
                } else if (column.isFollowed() && !drawn) {
                    first.addAll(column.opening(games));
                }
            }
            drawn |= alone;
        }
        workers.run(first);
        ExperimentGames others = games.withoutBaselines(
                setting -> described.get(setting).reason().isPresent());
        List<PlayedSetting> columns = IntStream.range(0, settings.players().size())
                .boxed()
                .flatMap(player -> columns(described, others, player).stream())
                .map(column -> leading.getOrDefault(column.index(), column))
                .toList();
        workers.run(jobs(
                columns.stream().filter(column -> !leading.containsKey(column.index())),
                column -> column.playing(oneDone)));
        columns.forEach(PlayedSetting::dismiss);
        described.forEach(ComparisonRun::throwRefusal);
        if (settings.judged()) {
            workers.run(jobs(sound(columns).stream(), column -> column.judging(oneDone)));
            settle(sound(columns));
        }
        pair(sound(columns));
        return columns;
    }

    private static void pair(List<PlayedSetting> columns) {
        for (PlayedSetting column : columns) {
            columns.stream()
                    .filter(other -> other != column && other.index() == column.baseline())
                    .forEach(column::pairWith);
        }
    }

    private ReadyExperiment inMemory(List<LoadedSetting> described) {
        return ReadyExperiment.inMemory(
                experiment(described.stream().map(LoadedSetting::name).toList()),
                described.stream().map(LoadedSetting::ready).toList());
    }

    private Experiment experiment(List<String> names) {
        int plies = Math.min(settings.openingPlies(), settings.maxPlies());
        return new Experiment(
                "comparison",
                names,
                settings.players(),
                settings.games(),
                new OpeningRule(plies == 0 ? OpeningRule.Kind.START : OpeningRule.Kind.SOFTMAX, plies),
                settings.seed(),
                settings.maxPlies(),
                List.of(),
                List.of());
    }

    private List<PlayedSetting> columns(List<LoadedSetting> described, ExperimentGames games, int player) {
        return IntStream.range(0, described.size())
                .mapToObj(
                        setting -> new PlayedSetting(described.get(setting), games, setting, player, settings.judged()))
                .toList();
    }

    private static void throwRefusal(LoadedSetting loadedSetting) {
        Optional<PlyspaceException> refusal = loadedSetting
                .reason()
                .filter(reason -> loadedSetting.isNeeded() && !(reason instanceof VariantFailure));
        if (refusal.isPresent()) {
            throw refusal.get();
        }
    }

    private static List<PlayedSetting> sound(List<PlayedSetting> columns) {
        return columns.stream()
                .filter(column -> column.loadedSetting.reason().isEmpty())
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

    private static List<WorkerPool.Job> jobs(
            Stream<PlayedSetting> columns, Function<PlayedSetting, List<WorkerPool.Job>> jobs) {
        return columns.flatMap(column -> jobs.apply(column).stream()).toList();
    }

    /** Settles the columns. The slope of a judge's scores depends on the rule set, and is fitted to the games of all its options. */
    private static void settle(List<PlayedSetting> columns) {
        Map<String, JudgedGame.Slope> slopes = new LinkedHashMap<>();
        columns.forEach(
                column -> column.teach(slopes.computeIfAbsent(column.family(), unused -> new JudgedGame.Slope())));
        Map<String, Double> fitted = new LinkedHashMap<>();
        slopes.forEach((family, slope) -> fitted.put(family, slope.fit()));
        columns.forEach(column -> column.settle(fitted.get(column.family())));
    }

    private Comparison comparison(
            List<LoadedSetting> loadedSettings, List<SettingGames> games, List<ComparisonSample> samples) {
        List<LoadedSetting> described = loadedSettings.stream()
                .filter(loadedSetting -> loadedSetting.reason().isEmpty())
                .toList();
        Optional<String> baseline = baseline(described);
        ResultTableMaker maker = settings.metrics().isEmpty()
                ? new ResultTableMaker(games, settings.seed())
                : new ResultTableMaker(
                        games,
                        settings.seed(),
                        row -> settings.metrics().stream().anyMatch(row::isNamed));
        ResultTable table = baseline.map(maker::make).orElseGet(maker::make);
        return new Comparison(
                settings,
                described.stream()
                        .map(loadedSetting -> loadedSetting.described().summary())
                        .toList(),
                table,
                baseline,
                loadedSettings.stream()
                        .flatMap(loadedSetting -> Comparison.FailedSetting.of(loadedSetting).stream())
                        .toList(),
                samples);
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
