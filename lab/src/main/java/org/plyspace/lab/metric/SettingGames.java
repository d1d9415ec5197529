package org.plyspace.lab.metric;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.plyspace.lab.statistics.ClusteredSample;

/**
 * What the games of one setting contribute to each metric; games themselves are not kept. What comes of it does not depend on the order
 * in which games were added. Safe for many threads.
 */
public final class SettingGames {

    private final Setting setting;
    private final RuleTraits traits;
    private final List<CountedMetric.Row> rows;
    private final List<Game> games = new ArrayList<>();
    private final HeatTotals heat = new HeatTotals();

    /**
     * What is kept of a game.
     *
     * @param numbers two for each row, NaN where it has nothing to say
     * @param series likewise for each series and ten plies
     */
    private record Game(GameSummary summary, double[] numbers, double[] series, int plies) {}

    /** Of a setting without games yet. */
    public SettingGames(Setting setting, RuleTraits traits) {
        this.setting = setting;
        this.traits = traits;
        this.rows = Metrics.rows(traits);
    }

    /** What they were played by. */
    public Setting setting() {
        return setting;
    }

    /** What the rule set has. */
    public RuleTraits traits() {
        return traits;
    }

    /** Takes a game in. */
    public void add(GameTrace trace) {
        double[] numbers = new double[2 * rows.size()];
        for (int row = 0; row < rows.size(); row++) {
            double[] read = rows.get(row).reading().apply(trace);
            numbers[2 * row] = read == null ? Double.NaN : read[0];
            numbers[2 * row + 1] = read == null ? Double.NaN : read[1];
        }
        Game game = new Game(trace.summary(), numbers, SeriesKind.read(trace), trace.plies());
        synchronized (this) {
            games.add(game);
            heat.add(trace);
        }
    }

    /** How many games were added. */
    public synchronized int size() {
        return games.size();
    }

    /** Those in the order of their numbers. */
    private List<Game> inOrder() {
        List<Game> ordered = new ArrayList<>(games);
        ordered.sort(Comparator.comparingInt(game -> game.summary.number()));
        return ordered;
    }

    /** What each number is told from, in order; numbers of which no game says anything are left out. */
    synchronized Map<MetricRow, ClusteredSample> samples() {
        Map<MetricRow, ClusteredSample> samples = new LinkedHashMap<>();
        List<Game> ordered = inOrder();
        for (int i = 0; i < rows.size(); i++) {
            int row = i;
            ClusteredSample sample = sample(ordered, game -> game.numbers[2 * row], game -> game.numbers[2 * row + 1]);
            if (sample.size() > 0) {
                samples.put(rows.get(i).row(), sample);
            }
        }
        return samples;
    }

    /** Whether a finished game ended in some way, for each that is finished. */
    synchronized ClusteredSample ending(Predicate<GameSummary> way) {
        return sample(
                inOrder(), game -> !game.summary.isFinished() ? Double.NaN : way.test(game.summary) ? 1 : 0, game -> 1);
    }

    /** For each ten plies what a series is told from there. */
    synchronized List<ClusteredSample> series(SeriesKind kind) {
        List<Game> ordered = inOrder();
        List<ClusteredSample> samples = new ArrayList<>();
        for (int bin = 0; bin < SeriesKind.BINS; bin++) {
            int at = 2 * (kind.ordinal() * SeriesKind.BINS + bin);
            samples.add(sample(
                    ordered,
                    game -> game.series[at + 1] == 0 ? Double.NaN : game.series[at],
                    game -> game.series[at + 1]));
        }
        return samples;
    }

    private interface Number {
        double of(Game game);
    }

    private static ClusteredSample sample(List<Game> games, Number first, Number second) {
        List<Game> telling =
                games.stream().filter(game -> !Double.isNaN(first.of(game))).toList();
        return ClusteredSample.of(
                telling.stream().mapToInt(game -> game.summary.opening()).toArray(),
                telling.stream().mapToDouble(first::of).toArray(),
                telling.stream().mapToDouble(second::of).toArray());
    }

    /** How all games ended, each kind once. */
    synchronized List<GameSummary> summaries() {
        return inOrder().stream().map(Game::summary).toList();
    }

    /** The longest game that was cut off, if any was: nothing is known of games beyond. */
    synchronized Optional<Integer> cut() {
        return games.stream()
                .filter(game -> !game.summary.isFinished())
                .map(Game::plies)
                .max(Comparator.naturalOrder());
    }

    synchronized List<HeatMap> heatMaps() {
        return heat.maps(traits.rules(), games.size());
    }
}
