package org.plyspace.lab.metric;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.plyspace.statistics.ClusteredSample;

/**
 * What the games of one setting contribute to each metric; the games themselves are not kept. The result does not depend on the order in
 * which games are added. Safe for many threads.
 */
public final class SettingGames {

    private final Setting setting;
    private final RuleTraits traits;
    private final List<CountedMetric.Row> rows;
    private final List<GameReading> games = new ArrayList<>();
    private final HeatTotals heat = new HeatTotals();

    /** Creates a setting without games. */
    public SettingGames(Setting setting, RuleTraits traits) {
        this.setting = setting;
        this.traits = traits;
        this.rows = Metrics.rows(traits);
    }

    /** The setting. */
    public Setting setting() {
        return setting;
    }

    /** The traits of the rule set. */
    public RuleTraits traits() {
        return traits;
    }

    /** Adds a game. */
    public void add(GameTrace trace) {
        GameReading game = GameReading.of(rows, trace);
        synchronized (this) {
            games.add(game);
            heat.add(trace);
        }
    }

    /** Adds the contribution of a game from a setting with the same rows; where its pieces stood is not included. */
    synchronized void add(GameReading game) {
        games.add(game);
    }

    /** The same setting with the games of some openings only, by their numbers; it does not tell where its pieces stood. */
    public synchronized SettingGames only(IntPredicate openings) {
        SettingGames some = new SettingGames(setting, traits);
        games.stream().filter(game -> openings.test(game.summary().opening())).forEach(some::add);
        return some;
    }

    /**
     * The mean search depth in plies, over games and the sides that made moves of their own; 0 if the engine does not search.
     */
    public synchronized double meanDepth() {
        return games.stream()
                .mapToDouble(game -> game.summary().meanDepth())
                .filter(depth -> depth > 0)
                .average()
                .orElse(0);
    }

    /** The number of first openings, from 0, each of which has a game. */
    public synchronized int complete() {
        BitSet played = new BitSet();
        games.forEach(game -> played.set(game.summary().opening()));
        return played.nextClearBit(0);
    }

    /** The number of games added. */
    public synchronized int size() {
        return games.size();
    }

    /** The games in the order of their numbers. */
    private List<GameReading> inOrder() {
        List<GameReading> ordered = new ArrayList<>(games);
        ordered.sort(Comparator.comparingInt(game -> game.summary().number()));
        return ordered;
    }

    /** The sample of each number, in order; numbers to which no game contributes are left out. */
    synchronized Map<MetricRow, ClusteredSample> samples() {
        Map<MetricRow, ClusteredSample> samples = new LinkedHashMap<>();
        List<GameReading> ordered = inOrder();
        for (int i = 0; i < rows.size(); i++) {
            int row = i;
            ClusteredSample sample =
                    sample(ordered, game -> game.numbers()[2 * row], game -> game.numbers()[2 * row + 1]);
            if (sample.size() > 0) {
                samples.put(rows.get(i).row(), sample);
            }
        }
        return samples;
    }

    /** For each finished game, whether it ended in a given way. */
    ClusteredSample ending(Predicate<GameSummary> way) {
        return ofAll(game -> way.test(game) ? 1 : 0, Double.NaN);
    }

    /**
     * A number of each game.
     *
     * @param ofEnded the number of a finished game
     * @param cutOff the number of a game that was cut off; NaN to leave these out
     */
    synchronized ClusteredSample ofAll(ToDoubleFunction<GameSummary> ofEnded, double cutOff) {
        return sample(
                inOrder(),
                game -> game.summary().isFinished() ? ofEnded.applyAsDouble(game.summary()) : cutOff,
                game -> 1);
    }

    /** The sample of a series for each ten plies. */
    synchronized List<ClusteredSample> series(SeriesKind kind) {
        List<GameReading> ordered = inOrder();
        List<ClusteredSample> samples = new ArrayList<>();
        for (int bin = 0; bin < SeriesKind.BINS; bin++) {
            int at = 2 * bin;
            samples.add(sample(
                    ordered,
                    game -> game.series().get(kind)[at + 1] == 0
                            ? Double.NaN
                            : game.series().get(kind)[at],
                    game -> game.series().get(kind)[at + 1]));
        }
        return samples;
    }

    private static ClusteredSample sample(
            List<GameReading> games, ToDoubleFunction<GameReading> first, ToDoubleFunction<GameReading> second) {
        int[] openings = new int[games.size()];
        double[] firsts = new double[games.size()];
        double[] seconds = new double[games.size()];
        int telling = 0;
        for (GameReading game : games) {
            double number = first.applyAsDouble(game);
            if (!Double.isNaN(number)) {
                openings[telling] = game.summary().opening();
                firsts[telling] = number;
                seconds[telling++] = second.applyAsDouble(game);
            }
        }
        return ClusteredSample.of(
                Arrays.copyOf(openings, telling), Arrays.copyOf(firsts, telling), Arrays.copyOf(seconds, telling));
    }

    /** The summaries of all games. */
    synchronized List<GameSummary> summaries() {
        return inOrder().stream().map(GameReading::summary).toList();
    }

    /** The length of the longest game that was cut off; empty if none was. Beyond it, nothing is known of the games. */
    synchronized Optional<Integer> cut() {
        return games.stream()
                .filter(game -> !game.summary().isFinished())
                .map(GameReading::plies)
                .max(Comparator.naturalOrder());
    }

    synchronized List<HeatMap> heatMaps() {
        return heat.maps(traits.rules(), games.size());
    }
}
