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
 * Fits weights to games of a rule set: four of five pairs of games are learnt from, the fifth tells how well the result does on games that it
 * has not seen. Confined to one thread.
 */
public final class Tuning {

    private static final int POSITIONS_OF_A_GAME = 10;
    private static final int PARTS = 5;
    private static final int FEWEST = 20;
    /** How many examples a deviation of a weight by as much as its own size has against it, or by this much if it is small. */
    private static final double HOLD = 20;

    private static final double SMALLEST = 3;
    /** Of 8, 15, 25 and 40 what did best on games not learnt from, in orthodox chess. */
    private static final double WIDTH_OF_A_PLACE = 15;

    private final LinearEvaluation evaluation;
    private final GameExamples positions;
    private final List<QuietPosition> learnt = new ArrayList<>();
    private final List<QuietPosition> kept = new ArrayList<>();

    /**
     * For games that begin at the start.
     *
     * @param opening how many plies at the beginning of each are left out
     * @param seed of which positions of a game are taken
     */
    public Tuning(Rules rules, int opening, long seed) {
        this.evaluation = new LinearEvaluation(rules);
        this.positions = new GameExamples(rules, evaluation::of, opening, POSITIONS_OF_A_GAME, seed);
    }

    /**
     * What came out.
     *
     * @param weights fitted
     * @param slope expectancy is the logistic function of so much times the score in hundredths of a pawn
     * @param positions how many were learnt from
     * @param generic mean cross entropy in nats on games not learnt from, by the weights that were there before
     * @param gain by how much the fitted weights are better there, with its 95 % interval over games
     */
    public record Result(Weights weights, double slope, int positions, double generic, Estimate gain) {}

    /** Takes positions from a game; both games of a pair, from one opening, are learnt from or neither. */
    public void add(MatchGame game) {
        boolean test = game.number() / 2 % PARTS == PARTS - 1;
        (test ? kept : learnt).addAll(positions.of(game));
    }

    /**
     * Fits.
     *
     * @throws UsageException if there are too few games
     */
    public Result fit() {
        if (learnt.size() < FEWEST * evaluation.held() || kept.isEmpty()) {
            throw new UsageException("there are " + learnt.size() + " quiet positions to learn " + evaluation.held()
                    + " weights from; expected " + FEWEST + " for each: play more games");
        }
        // Sums of floating-point numbers depend on their order, which is not to depend on which game ended first.
        learnt.sort(Comparator.comparingInt(QuietPosition::game));
        kept.sort(Comparator.comparingInt(QuietPosition::game));
        double[] generic = evaluation.generic();
        double slope = LogisticFit.slope(learnt, generic);
        double[] fitted = LogisticFit.weights(learnt, generic, slope, holds(generic));
        Map<Integer, List<Double>> gains = new LinkedHashMap<>();
        double loss = 0;
        for (QuietPosition example : kept) {
            double before = loss(example, generic, slope);
            loss += before;
            gains.computeIfAbsent(example.game(), unused -> new ArrayList<>())
                    .add(before - loss(example, fitted, slope));
        }
        double[] sums = gains.values().stream()
                .mapToDouble(of -> of.stream().mapToDouble(Double::doubleValue).sum())
                .toArray();
        double[] counts = gains.values().stream().mapToDouble(List::size).toArray();
        return new Result(
                evaluation.weights(fitted), slope, learnt.size(), loss / kept.size(), Estimates.ratio(sums, counts));
    }

    /** Weights are held by their own size; those of single places by what is usual for a place. */
    private double[] holds(double[] generic) {
        double[] holds = new double[generic.length];
        for (int i = 0; i < holds.length; i++) {
            double width = i < evaluation.held() ? Math.max(SMALLEST, Math.abs(generic[i])) : WIDTH_OF_A_PLACE;
            holds[i] = HOLD / (width * width);
        }
        return holds;
    }

    private static double loss(QuietPosition example, double[] weights, double slope) {
        return LogisticFit.loss(LogisticFit.expectancy(example, weights, slope), example.score());
    }
}
