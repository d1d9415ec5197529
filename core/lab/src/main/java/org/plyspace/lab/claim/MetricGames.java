package org.plyspace.lab.claim;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import org.plyspace.api.Rules;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.GameNumbers;
import org.plyspace.lab.experiment.OpeningRule;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.metric.Compared;
import org.plyspace.lab.metric.GameRow;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.metric.JudgePool;
import org.plyspace.lab.metric.JudgeSlope;
import org.plyspace.lab.metric.JudgedGame;
import org.plyspace.lab.metric.Judgement;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.ResultTableMaker;
import org.plyspace.lab.metric.RuleTraits;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingGames;
import org.plyspace.lab.metric.Unit;
import org.plyspace.match.WorkerPool;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;
import org.plyspace.statistics.Estimate;

/**
 * Plays games of engines against themselves for all tests of one rule set's claims that ask for the same kind of openings. The games are
 * those of an experiment whose first setting is the rule set without options, so that settings share openings; tests that ask for the
 * same games share them, and a folder may keep them.
 */
final class MetricGames {

    private static final Duration LONGEST = Duration.ofDays(1);
    private static final String ASKED = "to judge its games";
    /** Fewer games have no interval. */
    private static final int FEWEST = 2;

    private final Registry registry;
    private final String id;
    private final OpeningRule openings;
    private final long seed;
    private final Optional<ClaimFolder> folder;
    private final Set<String> players = new LinkedHashSet<>();
    private int longest;
    private final Map<Column, Integer> needed = new LinkedHashMap<>();
    private final Map<Column, Integer> judged = new LinkedHashMap<>();
    private final Map<Column, List<GameRow>> rows = new LinkedHashMap<>();
    private final Map<Asked, SettingGames> read = new HashMap<>();
    private final Map<Column, List<JudgedTrace>> judgements = new LinkedHashMap<>();
    private double slope = Double.NaN;

    /** A setting, in the notation of rule sets, and an engine. */
    private record Column(String spec, String player) {}

    /** What a test needs of a column; other tests may need it too. */
    private record Asked(Column column, int games, boolean judged) {}

    private record JudgedTrace(GameTrace trace, Judgement said) {}

    /**
     * Begins without any test.
     *
     * @param folder where games are kept; empty if they are not
     */
    MetricGames(Registry registry, String id, OpeningRule openings, long seed, Optional<ClaimFolder> folder) {
        this.registry = registry;
        this.id = id;
        this.openings = openings;
        this.seed = seed;
        this.folder = folder;
    }

    /**
     * Notes that a test needs games of each of its settings.
     *
     * @param games how many are to be played, from 0
     */
    void need(MetricTest test, int games) {
        players.add(test.player());
        longest = Math.max(longest, test.games());
        for (String setting : test.settings()) {
            Column column = column(setting, test.player());
            needed.merge(column, games, Math::max);
            if (test.judged()) {
                judged.merge(column, counting(test, games), Math::max);
            }
        }
    }

    /** The most games of each setting that count for a test: of kept ones all that the claim asks for. */
    private int counting(MetricTest test, int games) {
        return folder.isPresent() ? test.games() : games;
    }

    private Column column(String setting, String player) {
        return new Column(registry.rules(setting).setting(), player);
    }

    long steps() {
        return sum(needed) + sum(judged);
    }

    private static long sum(Map<Column, Integer> games) {
        return games.values().stream().mapToLong(Integer::longValue).sum();
    }

    /** Plays and judges everything that is needed. */
    void play(int threads, Steps steps) {
        if (needed.isEmpty()) {
            return;
        }
        ClaimGames games = games();
        GameNumbers numbers = games.ready().experiment().numbers();
        Column[] columns = new Column[numbers.columns()];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = new Column(
                    games.ready().rules(numbers.setting(i)).setting(),
                    games.ready().experiment().players().get(numbers.player(i)));
            rows.put(columns[i], new ArrayList<>());
        }
        games.play(
                        number -> numbers.opening(number) < needed.getOrDefault(columns[numbers.column(number)], 0),
                        threads,
                        steps)
                .forEach(row -> rows.get(columns[numbers.column(row.summary().number())])
                        .add(row));
        rows.values()
                .forEach(all ->
                        all.sort(Comparator.comparingInt(row -> row.summary().number())));
        judge(games, threads, steps);
    }

    private ClaimGames games() {
        Experiment experiment = experiment();
        return folder.<ClaimGames>map(
                        keeping -> new StoredGames(keeping, keeping.store(id, openings), experiment, registry))
                .orElseGet(() -> new GamesInMemory(ReadyExperiment.of(experiment, experiment.name(), registry)));
    }

    private Experiment experiment() {
        Set<String> settings = new LinkedHashSet<>();
        settings.add(registry.rules(id).setting());
        needed.keySet().forEach(column -> settings.add(column.spec));
        return new Experiment(
                "claims of " + id,
                List.copyOf(settings),
                List.copyOf(players),
                longest,
                openings,
                seed,
                Experiment.USUAL_MAX_PLIES,
                List.of(),
                List.of());
    }

    /** Judges games. The slope of a judge's scores is fitted to all games of the rule set that it evaluated. */
    private void judge(ClaimGames all, int threads, Steps steps) {
        JudgeSlope slopes = new JudgeSlope();
        judged.forEach((column, most) -> {
            Rules rules = registry.rules(column.spec);
            List<GameTrace> traces = all.traces(rows.get(column).stream()
                    .limit(Math.min(most, complete(column)))
                    .map(row -> row.summary().number())
                    .toList());
            List<Judgement> said = registry.follow(
                    column.spec, ASKED, counter -> judge(rules, traces, threads, () -> steps.taken(1), counter));
            List<JudgedTrace> both = new ArrayList<>();
            for (int i = 0; i < said.size(); i++) {
                slopes.add(traces.get(i).summary(), said.get(i));
                both.add(new JudgedTrace(traces.get(i), said.get(i)));
            }
            judgements.put(column, both);
        });
        if (judgements.values().stream().anyMatch(both -> !both.isEmpty())) {
            slope = slopes.fit();
        }
    }

    /** The number of first openings all of which have a game in a column. */
    private int complete(Column column) {
        List<GameRow> all = rows.get(column);
        int games = 0;
        while (games < all.size() && all.get(games).summary().opening() == games) {
            games++;
        }
        return games;
    }

    /**
     * The judge's evaluation of each game, in order.
     *
     * @param over runs after each game, on any thread
     * @param counter counts the positions that were judged
     */
    static List<Judgement> judge(Rules rules, List<GameTrace> games, int threads, Runnable over, WorkCounter counter) {
        LongAdder looked = new LongAdder();
        counter.count(looked::sum);
        PieceValues values = new PieceValues(rules, Weights.GENERIC1);
        JudgePool judges = new JudgePool(rules, () -> values);
        AtomicReferenceArray<Judgement> said = new AtomicReferenceArray<>(games.size());
        new WorkerPool(threads, LONGEST)
                .runAll(IntStream.range(0, games.size())
                        .<Runnable>mapToObj(number -> () -> {
                            said.set(number, judges.judge(games.get(number), looked::increment));
                            over.run();
                        })
                        .toList());
        return IntStream.range(0, games.size()).mapToObj(said::get).toList();
    }

    /**
     * The number of a test, after games have been played.
     *
     * @param wanted how many games of each setting were to be played
     * @return empty if too few games are there
     */
    Optional<PlayedNumber> number(MetricTest test, int wanted) {
        // Those of the first openings alone, since a game that ended sooner than others is no fair sample of them.
        int games = test.settings().stream()
                .mapToInt(setting -> complete(column(setting, test.player())))
                .reduce(counting(test, wanted), Math::min);
        return games < FEWEST ? Optional.empty() : Optional.of(measured(test, games));
    }

    private PlayedNumber measured(MetricTest test, int games) {
        SettingGames own = games(test, test.setting(), games);
        Optional<SettingGames> baseline = test.baseline().map(setting -> games(test, setting, games));
        List<SettingGames> both = new ArrayList<>();
        baseline.ifPresent(both::add);
        both.add(own);
        ResultTableMaker maker =
                new ResultTableMaker(both, seed, row -> row.id().equals(test.metric()));
        MeasuredNumber first = first(test, both.get(0).setting().spec(), maker);
        MeasuredNumber measuredNumber = baseline.isEmpty()
                ? first
                : maker.compare(
                                test.metric(),
                                baseline.get().setting().spec(),
                                own.setting().spec(),
                                test.player())
                        .map(Compared::difference)
                        .map(found -> MeasuredNumber.of(found.estimate(), found.freedom(), found))
                        .orElseGet(MeasuredNumber::nothing);
        ClaimedRange claimed = test.claimed().of(first.estimate().mean());
        Unit unit = test.unit();
        return new PlayedNumber(measuredNumber, claimed, games, unit.isShare(), unit.word(), test.player());
    }

    private static MeasuredNumber first(MetricTest test, String setting, ResultTableMaker maker) {
        Optional<MetricResult> found =
                maker.number(test.metric(), setting, test.player()).filter(number -> !number.atLeast());
        if (found.isEmpty()) {
            return MeasuredNumber.nothing();
        }
        Estimate shown = found.get().estimate();
        double freedom = found.get().observations() - 1.0;
        return maker.evidence(test.metric(), found.get(), setting, test.player())
                .map(evidence -> MeasuredNumber.of(shown, freedom, evidence))
                .orElseGet(() -> new MeasuredNumber(shown, freedom));
    }

    private SettingGames games(MetricTest test, String setting, int games) {
        return read.computeIfAbsent(new Asked(column(setting, test.player()), games, test.judged()), this::read);
    }

    private SettingGames read(Asked asked) {
        Column column = asked.column;
        Rules rules = registry.rules(column.spec);
        SettingGames all = new SettingGames(
                new Setting(column.spec, rules.variant().title(), column.player, Optional.of(id)),
                RuleTraits.of(rules));
        if (asked.judged) {
            judgements.get(column).stream()
                    .limit(asked.games)
                    .forEach(game -> all.add(game.trace.with(new JudgedGame(game.said, slope))));
        } else {
            rows.get(column).stream().limit(asked.games).forEach(all::add);
        }
        return all;
    }
}
