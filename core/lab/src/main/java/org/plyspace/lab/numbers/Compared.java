package org.plyspace.lab.numbers;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.Estimates;

/**
 * The difference of a number between two settings.
 *
 * @param row the number
 * @param baseline the baseline's number
 * @param difference the setting's number less the baseline's
 * @param margin the largest difference, in the number's unit, at which the two are called alike; empty without a margin
 * @param games the number of games of the setting that has fewer; not all of them need contribute to the number
 */
public record Compared(MetricRow row, double baseline, Difference difference, OptionalDouble margin, int games) {

    /** Whether the 95 % interval of a difference lies within the margin. */
    boolean isAlike(Difference ofSame) {
        return margin.isPresent()
                && -margin.getAsDouble() < ofSame.estimate().low()
                && ofSame.estimate().high() < margin.getAsDouble();
    }

    /** How many more games would show a difference, or that it is within the margin, whichever are fewer; see {@link Contrast}. */
    OptionalLong moreGames() {
        double size = Math.abs(difference.estimate().mean());
        return LongStream.concat(
                        moreToExclude(size, Estimates.TAIL).stream(),
                        margin.stream()
                                .boxed()
                                .flatMapToLong(within -> moreToStayWithin(within, Estimates.TAIL).stream()))
                .min();
    }

    /**
     * How many more games of each setting would exclude a number with a probability of 80 %.
     *
     * @see Difference#moreToExclude
     */
    public OptionalLong moreToExclude(double distance, double tail) {
        return games(difference.moreToExclude(distance, tail));
    }

    /**
     * How many more games of each setting would show with a probability of 80 % that the difference is within a margin.
     *
     * @see Difference#moreToStayWithin
     */
    public OptionalLong moreToStayWithin(double margin, double tail) {
        return games(difference.moreToStayWithin(margin, tail));
    }

    private OptionalLong games(OptionalLong clusters) {
        return clusters.stream()
                .map(more -> (long) Math.ceil((double) more * games / difference.clusters()))
                .findFirst();
    }
}
