package org.plyspace.lab.verdict;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.SingularValueDecomposition;
import org.plyspace.api.PieceType;
import org.plyspace.lab.study.PieceExchange;
import org.plyspace.lab.verdict.OddsValues.ExchangeResult;
import org.plyspace.statistics.Bootstrap;
import org.plyspace.statistics.PairCounts;

/**
 * Solves for the values of pieces by weighted least squares: the logit of an exchange's score is the total value of the first pieces
 * less that of the second. Intervals come from resampling the pairs of each exchange.
 */
final class ExchangeSolution {

    private static final double NEXT_TO_NOTHING = 1e-6;

    private final List<ExchangeResult> results;
    private final List<PieceType> types;
    private final double[] weights;
    /** Turns logits, each multiplied by its weight, into values. */
    private final RealMatrix inverse;
    /** Whether the exchanges determine the value of a type, by its number. */
    private final boolean[] determined;

    private final int rank;

    /** Solves for the values of types from at least one exchange. */
    ExchangeSolution(List<ExchangeResult> results, List<PieceType> types) {
        this.results = List.copyOf(results);
        this.types = List.copyOf(types);
        this.weights = results.stream()
                .mapToDouble(result -> 1 / Math.sqrt(result.logitVariance()))
                .toArray();
        double[][] rows = new double[results.size()][];
        for (int i = 0; i < rows.length; i++) {
            PieceExchange exchange = results.get(i).exchange();
            double weight = weights[i];
            rows[i] = types.stream()
                    .mapToDouble(type -> weight * exchange.balance(type))
                    .toArray();
        }
        SingularValueDecomposition decomposition =
                new SingularValueDecomposition(new Array2DRowRealMatrix(rows, false));
        this.inverse = decomposition.getSolver().getInverse();
        this.rank = decomposition.getRank();
        RealMatrix resolution = inverse.multiply(new Array2DRowRealMatrix(rows, false));
        this.determined = new boolean[types.size()];
        for (int i = 0; i < determined.length; i++) {
            determined[i] = Math.abs(resolution.getEntry(i, i) - 1) < NEXT_TO_NOTHING;
        }
    }

    /** What one more piece of each type adds to the logit; NaN if the exchanges do not determine it. */
    double[] logits() {
        return told(solve(seen()));
    }

    private double[] seen() {
        return results.stream()
                .mapToDouble(result -> ExchangeResult.logit(result.share()))
                .toArray();
    }

    /** The smallest of the best solutions. */
    private double[] solve(double[] ofExchanges) {
        double[] weighted = new double[ofExchanges.length];
        Arrays.setAll(weighted, i -> weights[i] * ofExchanges[i]);
        return inverse.operate(new ArrayRealVector(weighted, false)).toArray();
    }

    private double[] told(double[] logits) {
        double[] known = new double[logits.length];
        Arrays.setAll(known, i -> determined[i] ? logits[i] : Double.NaN);
        return known;
    }

    /** Values with intervals, in units of a type given by its number. */
    MeasuredValues worth(int unit, long seed) {
        Function<Bootstrap, double[]> resample = bootstrap -> solve(results.stream()
                .mapToDouble(result -> ExchangeResult.logit(ExchangeResult.share(drawn(result.pairs(), bootstrap))))
                .toArray());
        return MeasuredValues.of(logits(), unit, new Bootstrap(seed), resample);
    }

    /**
     * Draws as many pairs with replacement. If all pairs had the same score, the pairs drawn from include one more that is won or lost
     * at random: scores that were not seen are still possible.
     */
    private static PairCounts drawn(PairCounts pairs, Bootstrap bootstrap) {
        boolean alike = !(pairs.variance() > 0);
        int[] times = new int[alike ? pairs.pairs() + 1 : pairs.pairs()];
        bootstrap.draw(times);
        int[] counts = pairs.toArray();
        int[] drawn = new int[counts.length];
        int next = 0;
        for (int halfPoints = 0; halfPoints < counts.length; halfPoints++) {
            for (int i = 0; i < counts[halfPoints]; i++) {
                drawn[halfPoints] += times[next++];
            }
        }
        if (alike) {
            drawn[bootstrap.isHeads() ? 0 : drawn.length - 1] += times[next];
        }
        return PairCounts.of(drawn);
    }

    /**
     * The probability of scores that deviate at least this much from the values if values are additive; empty unless exchanges are more
     * than values.
     */
    OptionalDouble additivity() {
        int freedom = results.size() - rank;
        if (freedom <= 0) {
            return OptionalDouble.empty();
        }
        double[] seen = seen();
        double[] values = solve(seen);
        double squares = IntStream.range(0, seen.length)
                .mapToDouble(
                        i -> weights[i] * (seen[i] - expected(results.get(i).exchange(), values)))
                .map(missed -> missed * missed)
                .sum();
        return OptionalDouble.of(ChiSquaredDistribution.of(freedom).survivalProbability(squares));
    }

    private double expected(PieceExchange exchange, double[] values) {
        return IntStream.range(0, values.length)
                .mapToDouble(type -> exchange.balance(types.get(type)) * values[type])
                .sum();
    }
}
