package org.plyspace.match.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Rules;
import org.plyspace.match.MatchGame;
import org.plyspace.search.LinearEvaluation;
import org.plyspace.search.SharedTerms;
import org.plyspace.search.Weights;

/**
 * Fits weights of what men attack that several rule sets share, for rule sets without games. All other weights stay as they are; how much a
 * lead is worth is found for each rule set by itself. Confined to one thread.
 */
public final class SharedTuning {

    private static final int POSITIONS_OF_A_GAME = 40;
    /** The deviation of a weight that one example weighs against. */
    private static final double WIDTH = 15;
    /** The first number is the score without terms, whose weight stays 1. */
    private static final double FIXED = 1e9;

    private final Weights start;
    private final int opening;
    private final long seed;
    private final List<QuietPosition> examples = new ArrayList<>();
    private final Map<String, Double> slopes = new LinkedHashMap<>();

    /**
     * Creates a fit.
     *
     * @param start the weights that begin it, without tables or values of single types; the fit is held near its terms
     * @param opening the number of plies at the beginning of each game to leave out
     * @param seed the seed of the choice of positions
     */
    public SharedTuning(Weights start, int opening, long seed) {
        this.start = start;
        this.opening = opening;
        this.seed = seed;
    }

    /**
     * The result.
     *
     * @param slopes by the setting of a rule set: the factor of the score in hundredths of a pawn in the logistic function that gives the
     *     expectancy
     * @param positions the number of positions
     */
    public record Result(Weights weights, Map<String, Double> slopes, int positions) {}

    /**
     * Takes positions from all games of a rule set.
     *
     * @param next runs after each game
     */
    public void add(Rules rules, List<MatchGame> games, Runnable next) {
        LinearEvaluation evaluation = new LinearEvaluation(rules);
        List<double[]> numbers = new ArrayList<>();
        numbers.add(evaluation.numbers(SharedTerms.without(start)));
        numbers.addAll(SharedTerms.numbers(evaluation));
        GameExamples positions = new GameExamples(
                rules, position -> products(evaluation.of(position), numbers), opening, POSITIONS_OF_A_GAME, seed);
        List<QuietPosition> found = new ArrayList<>();
        games.forEach(game -> {
            found.addAll(positions.of(game));
            next.run();
        });
        found.sort(Comparator.comparingInt(QuietPosition::game));
        List<QuietPosition> targets = Blend.of(found).targets(found);
        double slope = LogisticFit.slope(targets, begin());
        slopes.put(rules.setting(), slope);
        targets.forEach(example -> examples.add(example.times(slope)));
    }

    private double[] begin() {
        double[] terms = SharedTerms.of(start);
        double[] begin = new double[1 + terms.length];
        begin[0] = 1;
        System.arraycopy(terms, 0, begin, 1, terms.length);
        return begin;
    }

    private static double[] products(double[] features, List<double[]> rows) {
        double[] products = new double[rows.size()];
        for (int feature = 0; feature < features.length; feature++) {
            for (int i = 0; features[feature] != 0 && i < products.length; i++) {
                products[i] += features[feature] * rows.get(i)[feature];
            }
        }
        return products;
    }

    /** Fits the weights. */
    public Result fit() {
        double[] begin = begin();
        double[] holds = new double[begin.length];
        Arrays.fill(holds, 1 / (WIDTH * WIDTH));
        holds[0] = FIXED;
        double[] fitted = LogisticFit.weights(examples, begin, 1, holds);
        Weights weights = SharedTerms.with(start, Arrays.copyOfRange(fitted, 1, fitted.length));
        return new Result(weights, slopes, examples.size());
    }
}
