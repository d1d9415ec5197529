package org.plyspace.lab.games;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Variance;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.statistics.SampleSize;

/** The first games of an experiment, played to learn how long games take on this computer, and how much their results vary. */
public final class TrialGames {

    /** The fewest openings: few enough to lose no time, enough to estimate a deviation. */
    private static final int FEWEST_OPENINGS = 3;

    private static final int MOST_OPENINGS = 200;
    private static final double NANOS = 1e9;

    /** The largest standard deviation of White's points in a game: without draws, and with as many wins as losses. */
    private static final double LARGEST_DEVIATION = 0.5;

    /** The largest standard deviation of the difference of two games, if pairing does not help. */
    private static final double LARGEST_PAIRED_DEVIATION = LARGEST_DEVIATION * Math.sqrt(2);

    private final Experiment experiment;
    private final GameNumbers numbers;
    /** The games of each column. */
    private final List<List<TimedGame>> games;

    /**
     * A game that was just played.
     *
     * @param nanos the time in nanoseconds that it took one thread, including its opening
     */
    private record TimedGame(PlayedGame<String> game, long nanos) {}

    private TrialGames(Experiment experiment) {
        this.experiment = experiment;
        this.numbers = experiment.numbers();
        this.games = Stream.<List<TimedGame>>generate(ArrayList::new)
                .limit(numbers.columns())
                .toList();
    }

    /**
     * Plays the games of one opening after the other.
     *
     * @param threads the number of games to play at a time
     * @param time the time after which no more openings begin, once {@value #FEWEST_OPENINGS} were played
     * @param each receives the number of games played so far
     * @throws org.plyspace.match.engine.EngineFailedException if an engine fails
     * @throws org.plyspace.engine.VariantFailure if a rule set fails
     */
    public static TrialGames play(ReadyExperiment ready, int threads, Duration time, IntConsumer each) {
        TrialGames trial = new TrialGames(ready.experiment());
        ExperimentRun run = new ExperimentRun(ready);
        long end = System.nanoTime() + time.toNanos();
        int openings = Math.min(MOST_OPENINGS, trial.numbers.games());
        for (int i = 0; i < openings && (i < FEWEST_OPENINGS || System.nanoTime() < end); i++) {
            GameRange range = new GameRange(trial.numbers.of(0, i), trial.numbers.of(trial.numbers.columns() - 1, i));
            run.play(
                    range,
                    number -> true,
                    threads,
                    (game, nanos) -> new TimedGame(PlayedGame.inText(ready, game), nanos),
                    over -> {
                        over.forEach(trial::add);
                        each.accept(trial.size());
                    });
        }
        return trial;
    }

    private void add(TimedGame game) {
        games.get(numbers.column(game.game().number())).add(game);
    }

    /** The games played. */
    public Stream<PlayedGame<String>> games() {
        return games.stream().flatMap(List::stream).map(TimedGame::game);
    }

    /** The number of games played. */
    public int size() {
        return games.stream().mapToInt(List::size).sum();
    }

    /**
     * The time in seconds that a game of a column takes one thread. The first game, during which Java warms up, counts only if it is the
     * only one.
     */
    public double seconds(int column) {
        List<TimedGame> played = games.get(column);
        return played.stream()
                        .skip(played.size() > 1 ? 1 : 0)
                        .mapToLong(TimedGame::nanos)
                        .average()
                        .orElse(0)
                / NANOS;
    }

    /**
     * How many games give an interval of a certain width.
     *
     * @param guess the number if results vary as in the trial
     * @param most the number if they vary as much as they can
     */
    public record Needed(long guess, long most) {

        private static Needed of(OptionalDouble deviation, double largest, double within) {
            long most = SampleSize.of(largest, within);
            return new Needed(
                    deviation.isEmpty()
                            ? most
                            : SampleSize.of(Math.min(largest, Math.max(deviation.getAsDouble(), 0)), within),
                    most);
        }
    }

    /**
     * How many games White's score in a column needs.
     *
     * @param within half the width that its interval is to have, in points per game, above 0
     */
    public Needed needed(int column, double within) {
        return Needed.of(deviation(column), LARGEST_DEVIATION, within);
    }

    /** How many games the difference of White's score from the baseline's needs, likewise. */
    public Needed pairedNeeded(int column, double within) {
        return Needed.of(pairedDeviation(column), LARGEST_PAIRED_DEVIATION, within);
    }

    /** Half the width that the interval of White's score has at most after all planned games, in points per game. */
    public double halfWidth() {
        return SampleSize.halfWidth(LARGEST_DEVIATION, numbers.games());
    }

    /** The same of a difference of two settings. */
    public double pairedHalfWidth() {
        return SampleSize.halfWidth(LARGEST_PAIRED_DEVIATION, numbers.games());
    }

    /**
     * The standard deviation of White's points in a column, over the games that the rules ended; empty if these are fewer than two, or
     * all ended alike, which does not show how much others vary.
     */
    OptionalDouble deviation(int column) {
        return deviation(List.copyOf(points(column).values()));
    }

    /**
     * The standard deviation, over openings, of the difference between White's points in a column and in the baseline's column of the
     * same engine; empty for baselines, and if the rules ended fewer than two pairs, or all pairs differ by the same amount.
     */
    OptionalDouble pairedDeviation(int column) {
        int setting = column / numbers.players();
        int baseline = experiment.baseline(setting);
        if (baseline == setting) {
            return OptionalDouble.empty();
        }
        Map<Integer, Double> others = points(baseline * numbers.players() + column % numbers.players());
        return deviation(points(column).entrySet().stream()
                .filter(entry -> others.containsKey(entry.getKey()))
                .map(entry -> entry.getValue() - others.get(entry.getKey()))
                .toList());
    }

    private Map<Integer, Double> points(int column) {
        Map<Integer, Double> points = new HashMap<>();
        games.get(column)
                .forEach(game -> game.game()
                        .halfPoints()
                        .ifPresent(half -> points.put(game.game().opening(), half / 2.0)));
        return points;
    }

    static OptionalDouble deviation(List<Double> values) {
        if (values.stream().distinct().count() < 2) {
            return OptionalDouble.empty();
        }
        double[] array = values.stream().mapToDouble(Double::doubleValue).toArray();
        return OptionalDouble.of(Math.sqrt(Variance.of(array).getAsDouble()));
    }
}
