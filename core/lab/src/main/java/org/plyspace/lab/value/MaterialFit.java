package org.plyspace.lab.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.match.tune.GameExamples;
import org.plyspace.match.tune.LogisticFit;
import org.plyspace.match.tune.QuietPosition;
import org.plyspace.statistics.Bootstrap;
import org.plyspace.statistics.LogLikelihood;

/**
 * Logistic regression of results on the material balance of quiet positions, the side to move and the advantage of the first move.
 * Positions of one game depend on each other, so intervals come from resampling whole games; the fit of each resample is one step of
 * Newton's method away from that of all games. Safe for many threads.
 */
final class MaterialFit {

    private static final int POSITIONS_OF_A_GAME = 10;
    private static final double DRAW = 0.5;
    /**
     * The fewest games in which a type's balance must be uneven, or the type is left out; also the fewest decisive games, or all types
     * are.
     */
    private static final int FEWEST_GAMES = 10;
    /**
     * So weak that it has no visible effect unless all games of a kind end alike: with a probability of two thirds, a piece is worth 3
     * logits or fewer.
     */
    private static final double HOLD = 1.0 / 9;

    private final int types;
    private final MaterialBalance balance;
    private final GameExamples positions;
    private final long seed;
    private final Map<Integer, List<QuietPosition>> games = new HashMap<>();

    /**
     * Creates a fit without games.
     *
     * @param types the types whose values are fitted
     * @param seed the seed of the choice of positions and of resampling
     */
    MaterialFit(Rules rules, List<PieceType> types, long seed) {
        this.types = types.size();
        this.balance = new MaterialBalance(rules, types);
        this.positions = new GameExamples(rules, balance, ValueGames.OPENING, POSITIONS_OF_A_GAME, seed);
        this.seed = seed;
    }

    /** Takes positions from a game. */
    synchronized void add(int number, ValueGames.Finished finished) {
        Game game = finished.game();
        add(number, positions.of(number, game.start(), game.moves(), finished.whiteHalfPoints() / 2.0));
    }

    /** Takes positions of a game with their balances, see {@link MaterialBalance}. */
    synchronized void add(int number, List<QuietPosition> examples) {
        games.put(number, List.copyOf(examples));
    }

    /** The number of positions. */
    synchronized int positions() {
        return games.values().stream().mapToInt(List::size).sum();
    }

    /** Fits the values in units of a type given by its number. */
    synchronized MeasuredValues fit(int unit) {
        List<List<QuietPosition>> clusters = games.entrySet().stream()
                .sorted(Map.Entry.comparingByKey(Comparator.naturalOrder()))
                .map(Map.Entry::getValue)
                .filter(examples -> !examples.isEmpty())
                .toList();
        int[] known = IntStream.range(0, balance.size())
                .filter(i -> i >= types || unevenIn(clusters, i) >= FEWEST_GAMES)
                .toArray();
        if (clusters.stream().filter(MaterialFit::isDecisive).count() < FEWEST_GAMES) {
            return MeasuredValues.unknown(types);
        }
        List<QuietPosition> all = new ArrayList<>();
        clusters.forEach(all::addAll);
        double[] holds = new double[balance.size()];
        Arrays.fill(holds, HOLD);
        double[] fitted = LogisticFit.weights(all, new double[balance.size()], 1, holds);
        List<LogLikelihood> ofGames = clusters.stream()
                .map(examples -> LogisticFit.likelihood(examples, fitted, 1))
                .toList();
        return MeasuredValues.of(
                logits(fitted, known), unit, new Bootstrap(seed), bootstrap -> resampled(fitted, ofGames, bootstrap));
    }

    private static boolean isDecisive(List<QuietPosition> game) {
        return game.get(0).score() != DRAW;
    }

    private static long unevenIn(List<List<QuietPosition>> clusters, int index) {
        return clusters.stream()
                .filter(examples -> examples.stream()
                        .anyMatch(example -> IntStream.of(example.indexes()).anyMatch(i -> i == index)))
                .count();
    }

    private double[] logits(double[] weights, int[] known) {
        double[] logits = new double[types];
        Arrays.fill(logits, Double.NaN);
        IntStream.of(known).filter(i -> i < types).forEach(i -> logits[i] = weights[i]);
        return logits;
    }

    private static double[] resampled(double[] fitted, List<LogLikelihood> games, Bootstrap bootstrap) {
        int[] times = new int[games.size()];
        bootstrap.draw(times);
        LogLikelihood likelihood = new LogLikelihood(fitted.length);
        for (int i = 0; i < fitted.length; i++) {
            likelihood.gradient()[i] = -HOLD * fitted[i];
            likelihood.information()[i][i] = HOLD;
        }
        for (int game = 0; game < times.length; game++) {
            if (times[game] > 0) {
                likelihood.add(games.get(game), times[game]);
            }
        }
        double[] weights = likelihood.step();
        for (int i = 0; i < fitted.length; i++) {
            weights[i] += fitted[i];
        }
        return weights;
    }
}
