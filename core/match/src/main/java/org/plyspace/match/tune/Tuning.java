package org.plyspace.match.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.match.MatchGame;
import org.plyspace.search.LinearEvaluation;
import org.plyspace.search.Weights;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * Fits weights to games of a rule set: four of five pairs of games are used for the fit, and the fifth tests it on games that were not.
 * Confined to one thread.
 */
public final class Tuning {

    private static final int POSITIONS_OF_A_GAME = 60;
    private static final int PARTS = 5;
    private static final int FEWEST = 20;
    /**
     * The strength of the hold: how many examples weigh against a deviation of a weight by its own size, or by this much if it is small.
     */
    private static final double HOLD = 10_000;

    private static final double SMALLEST = 3;
    private static final double WIDTH_OF_A_PLACE = 15;
    /** The deviation of a term's weight that one example weighs against. */
    private static final double WIDTH_OF_A_TERM = 15;

    private final LinearEvaluation evaluation;
    private final double[] start;
    private final GameExamples positions;
    private final List<QuietPosition> learnt = new ArrayList<>();
    private final List<QuietPosition> kept = new ArrayList<>();

    /**
     * Creates a fit for games from the start position.
     *
     * @param opening the number of plies at the beginning of each game to leave out
     * @param start the weights that the fit is held near
     * @param seed the seed of the choice of positions
     */
    public Tuning(Rules rules, int opening, Weights start, long seed) {
        this.evaluation = new LinearEvaluation(rules);
        this.start = evaluation.numbers(start);
        this.positions = new GameExamples(rules, evaluation::of, opening, POSITIONS_OF_A_GAME, seed);
    }

    /**
     * The result of a fit.
     *
     * @param weights the fitted weights
     * @param slope the factor of the score in hundredths of a pawn in the logistic function that gives the expectancy
     * @param positions the number of positions used for the fit
     * @param before the mean cross entropy in nats on games outside the fit, by the first weights
     * @param gain the improvement there by the fitted weights, with its 95 % interval over games
     */
    public record Result(Weights weights, double slope, int positions, double before, Estimate gain) {}

    /** Takes positions from a game. Both games of a pair are used for the fit, or neither. */
    public void add(MatchGame game) {
        boolean test = game.number() / 2 % PARTS == PARTS - 1;
        (test ? kept : learnt).addAll(positions.of(game));
    }

    /**
     * Fits the weights.
     *
     * @throws UsageException if there are too few games
     */
    public Result fit() {
        if (learnt.size() < FEWEST * evaluation.held()) {
            throw new UsageException("only " + learnt.size() + " quiet positions to learn " + evaluation.held()
                    + " weights from; expected " + FEWEST + " positions for each; play more games");
        }
        if (kept.isEmpty()) {
            throw new UsageException("no quiet position is left to test the weights with; play more games");
        }
        // Floating-point sums depend on their order, which must not depend on which game ended first.
        learnt.sort(Comparator.comparingInt(QuietPosition::game));
        kept.sort(Comparator.comparingInt(QuietPosition::game));
        Blend blend = Blend.of(learnt);
        List<QuietPosition> examples = blend.targets(learnt);
        List<QuietPosition> tests = blend.targets(kept);
        double slope = LogisticFit.slope(examples, start);
        double[] fitted = LogisticFit.weights(examples, start, slope, holds());
        MeanGain gain = new MeanGain();
        double loss = 0;
        for (QuietPosition example : tests) {
            double before = loss(example, start, slope);
            loss += before;
            gain.add(example.game(), before - loss(example, fitted, slope));
        }
        return new Result(evaluation.weights(fitted), slope, learnt.size(), loss / kept.size(), gain.mean());
    }

    /** How strongly weights are held: those of what men attack loosely, the others by their own size or the usual size for a place. */
    private double[] holds() {
        double[] holds = new double[start.length];
        for (int i = 0; i < holds.length; i++) {
            boolean term = i >= evaluation.firstTerm() && i < evaluation.held();
            double width = i < evaluation.held() ? Math.max(SMALLEST, Math.abs(start[i])) : WIDTH_OF_A_PLACE;
            holds[i] = term ? 1 / (WIDTH_OF_A_TERM * WIDTH_OF_A_TERM) : HOLD / (width * width);
        }
        return holds;
    }

    private static double loss(QuietPosition example, double[] weights, double slope) {
        return LogisticFit.loss(LogisticFit.expectancy(example, weights, slope), example.score());
    }

    /** The gain on positions outside the fit, of which those of one game depend on each other. */
    static final class MeanGain {

        /** The sum and the number of positions, by game. */
        private final Map<Integer, double[]> games = new LinkedHashMap<>();

        /** Adds a position of a game, with any measure of its gain. */
        void add(int game, double gain) {
            double[] sums = games.computeIfAbsent(game, unused -> new double[2]);
            sums[0] += gain;
            sums[1]++;
        }

        /**
         * The mean over all positions, with its 95 % interval over games.
         *
         * @throws IllegalArgumentException if there are none
         */
        Estimate mean() {
            double[] sums = games.values().stream().mapToDouble(of -> of[0]).toArray();
            double[] counts = games.values().stream().mapToDouble(of -> of[1]).toArray();
            return Estimates.ratio(sums, counts);
        }
    }
}
