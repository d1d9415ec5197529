package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.plyspace.api.PublicApi;

/**
 * A sequential probability ratio test of whether the first player of pairs of games is stronger by the normalised Elo of one
 * hypothesis or of another: the generalised log-likelihood ratio of the five kinds of pairs (M. Van den Bergh, Normalized Elo
 * Practical, 2021; fishtest). Each kind of error occurs in at most 5 % of tests.
 *
 * @param lower the normalised Elo of the null hypothesis, such as 0
 * @param upper that of the alternative, which must be larger
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record PairSprt(double lower, double upper) {

    private static final double ERROR_RATE = 0.05;
    private static final double HALF = 0.5;
    /** Some hundred are needed near 220 normalised Elo, fewer below and above. */
    private static final int ROUNDS = 1_000;

    private static final double PRECISION = 1e-9;
    private static final int HALVINGS = 60;

    /** Refuses an alternative that is not above the null hypothesis. */
    public PairSprt {
        if (!(lower < upper)) {
            throw new IllegalArgumentException("expected a lower and a higher Elo, found " + lower + " and " + upper);
        }
    }

    /** The state of a test. */
    public enum State {
        /** The test needs more pairs. */
        OPEN,
        /** The alternative is accepted: the first player is stronger. */
        UPPER,
        /** The null hypothesis is accepted. */
        LOWER
    }

    /** The log-likelihood ratio at which the alternative is accepted; at its negative, the null hypothesis is. */
    public static double bound() {
        return Math.log((1 - ERROR_RATE) / ERROR_RATE);
    }

    /** The state of the test after these pairs. */
    public State state(PairCounts pairs) {
        double ratio = ratio(pairs);
        return ratio >= bound() ? State.UPPER : ratio <= -bound() ? State.LOWER : State.OPEN;
    }

    /** The log-likelihood ratio, positive in favour of the alternative; 0 without pairs. */
    public double ratio(PairCounts pairs) {
        if (pairs.pairs() == 0) {
            return 0;
        }
        double[] counts = pairs.regular();
        double total = Arrays.stream(counts).sum();
        double[] seen = Arrays.stream(counts).map(count -> count / total).toArray();
        double[] atUpper = mostLikely(seen, upper);
        double[] atLower = mostLikely(seen, lower);
        double ratio = 0;
        for (int i = 0; i < seen.length; i++) {
            ratio += seen[i] * Math.log(atUpper[i] / atLower[i]);
        }
        return total * ratio;
    }

    /** The maximum-likelihood distribution of pairs under a given normalised Elo. */
    private static double[] mostLikely(double[] seen, double normalized) {
        return normalized < 0
                ? reversed(mostLikely(reversed(seen), -normalized))
                : IntStream.of(seen.length - 2, seen.length - 1)
                        .mapToObj(kind -> mostLikely(seen, normalized, kind))
                        .max(Comparator.comparingDouble(found -> logLikelihood(seen, found)))
                        .orElseThrow();
    }

    private static double[] reversed(double[] distribution) {
        return IntStream.rangeClosed(1, distribution.length)
                .mapToDouble(i -> distribution[distribution.length - i])
                .toArray();
    }

    private static double logLikelihood(double[] seen, double[] distribution) {
        return IntStream.range(0, seen.length)
                .mapToDouble(i -> seen[i] * Math.log(distribution[i]))
                .sum();
    }

    /**
     * The most likely distribution that is reached from one nearly all of whose pairs are of one kind, by linear approximations of what
     * the normalised Elo demands. Fishtest begins at the even distribution, where for more than 231 no linear approximation can be met;
     * from a distribution of a larger normalised Elo than given all can, since the excess of the mean over so many deviations is convex. If
     * less was seen than is given there may be two maxima, near a small win of all pairs and near a large one.
     */
    private static double[] mostLikely(double[] seen, double normalized, int kind) {
        // The deviation of a pair's mean is smaller than that of a game by a factor of the square root of two.
        double deviations = Math.sqrt(2) * normalized / PairStrength.NORMALIZED;
        double[] found = above(seen, deviations, kind);
        for (int round = 0; round < ROUNDS; round++) {
            double[] before = found;
            double[] gradient = gradient(before, deviations);
            double multiplier = root(seen, gradient);
            double[] after = new double[seen.length];
            double largest = 0;
            for (int i = 0; i < seen.length; i++) {
                after[i] = seen[i] / (1 + multiplier * gradient[i]);
                largest = Math.max(largest, Math.abs(after[i] - before[i]));
            }
            found = after;
            if (largest < PRECISION) {
                break;
            }
        }
        return found;
    }

    /** What was seen, with so many more pairs of a kind that the mean is above one half by so many deviations at least. */
    private static double[] above(double[] seen, double deviations, int kind) {
        double[] found = seen;
        for (double share = 1; mean(found) - HALF < deviations * deviation(found); share /= 2) {
            found = new double[seen.length];
            for (int i = 0; i < seen.length; i++) {
                found[i] = share / 2 * seen[i] + (i == kind ? 1 - share / 2 : 0);
            }
        }
        return found;
    }

    private static double mean(double[] distribution) {
        return IntStream.range(0, distribution.length)
                .mapToDouble(i -> distribution[i] * PairCounts.share(i))
                .sum();
    }

    private static double deviation(double[] distribution) {
        double mean = mean(distribution);
        return Math.sqrt(IntStream.range(0, distribution.length)
                .mapToDouble(i -> distribution[i] * Math.pow(PairCounts.share(i) - mean, 2))
                .sum());
    }

    private static double[] gradient(double[] distribution, double deviations) {
        double mean = mean(distribution);
        double deviation = deviation(distribution);
        double[] gradient = new double[distribution.length];
        for (int i = 0; i < gradient.length; i++) {
            double away = (mean - PairCounts.share(i)) / deviation;
            gradient[i] = PairCounts.share(i) - HALF - deviations * deviation * (1 + away * away) / 2;
        }
        return gradient;
    }

    /** The root of the sum of seen g / (1 + x g), which decreases between its poles. */
    private static double root(double[] seen, double[] gradient) {
        double low = -1 / Arrays.stream(gradient).max().orElseThrow();
        double high = -1 / Arrays.stream(gradient).min().orElseThrow();
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            double sum = 0;
            for (int j = 0; j < seen.length; j++) {
                sum += seen[j] * gradient[j] / (1 + middle * gradient[j]);
            }
            if (sum > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }
}
