package org.plyspace.lab.verdict;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.plyspace.lab.numbers.Compared;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.statistics.Estimate;

/**
 * What games say of an expectation.
 *
 * @param expectation the expectation, which says of what number something is expected
 * @param compared the difference measured
 * @param tail the probability with which the true difference lies beyond an end of the interval, for each of the two
 * @param verdict the verdict
 */
public record MeasuredEffect(Expectation expectation, Compared compared, double tail, HypothesisVerdict verdict) {

    /** Reads the verdict from the interval. */
    static MeasuredEffect of(Expectation expectation, Compared compared, double tail) {
        Estimate interval = compared.difference().at(tail);
        MeasuredEffect unread = new MeasuredEffect(expectation, compared, tail, HypothesisVerdict.OPEN);
        return new MeasuredEffect(
                expectation,
                compared,
                tail,
                verdict(expectation.direction().orElseThrow(), interval.low(), interval.high(), unread.margin()));
    }

    /** The difference with the interval from which the verdict is read. */
    public Estimate interval() {
        return compared.difference().at(tail);
    }

    /** The smallest difference that matters, in the unit of the number, if any. */
    public OptionalDouble margin() {
        OptionalDouble stated = matters(expectation, compared);
        return stated.isPresent()
                ? stated
                : expectation.direction().filter(Direction::isTwoSided).isPresent()
                        ? compared.margin()
                        : OptionalDouble.empty();
    }

    /**
     * How many more games of each setting would settle it with a probability of 80 %, if the difference is as measured; empty if it is
     * settled, or the number is unknown.
     */
    public OptionalLong moreGames() {
        if (verdict != HypothesisVerdict.OPEN) {
            return OptionalLong.empty();
        }
        double mean = compared.difference().estimate().mean();
        double size = Math.abs(mean);
        double matters = margin().orElse(Double.NaN);
        return switch (expectation.direction().orElseThrow()) {
            case HIGHER -> more(margin().isEmpty() ? size : Math.max(mean, matters - mean));
            case LOWER -> more(margin().isEmpty() ? size : Math.max(-mean, matters + mean));
            case DIFFERENT ->
                LongStream.concat(more(size).stream(), within(matters).stream()).min();
            case EQUIVALENT -> size < matters ? within(matters) : more(size - matters);
            case NOT_HIGHER -> more(Math.abs(matters - mean));
            case NOT_LOWER -> more(Math.abs(matters + mean));
        };
    }

    private OptionalLong more(double distance) {
        return compared.moreToExclude(distance, tail);
    }

    /** Without a margin, NaN, no number of games would do. */
    private OptionalLong within(double margin) {
        return compared.moreToStayWithin(margin, tail);
    }

    /** The smallest difference that matters by the expectation itself, in the unit of the number; empty if it does not say. */
    static OptionalDouble matters(Expectation expectation, Compared compared) {
        return expectation.matters().stream()
                .mapToDouble(smallest -> smallest.of(compared.baseline()))
                .findFirst();
    }

    static HypothesisVerdict verdict(Direction direction, double low, double high, OptionalDouble margin) {
        double matters = margin.orElse(Double.NaN);
        return switch (direction) {
            case HIGHER -> higher(low, high, matters);
            case LOWER -> higher(-high, -low, matters);
            case NOT_HIGHER -> notHigher(low, high, matters);
            case NOT_LOWER -> notHigher(-high, -low, matters);
            case DIFFERENT ->
                isWithin(low, high, matters)
                        ? HypothesisVerdict.TOO_SMALL
                        : low > 0 || high < 0 ? HypothesisVerdict.SUPPORTED : HypothesisVerdict.OPEN;
            case EQUIVALENT ->
                isWithin(low, high, matters)
                        ? HypothesisVerdict.SUPPORTED
                        : low > matters || high < -matters ? HypothesisVerdict.REFUTED : HypothesisVerdict.OPEN;
        };
    }

    /** Without a margin, NaN, its comparisons are false. */
    private static HypothesisVerdict higher(double low, double high, double margin) {
        boolean opposite = high < 0 && !(low > -margin);
        if (opposite) {
            return HypothesisVerdict.REFUTED;
        }
        return high < margin
                ? HypothesisVerdict.TOO_SMALL
                : low > 0 ? HypothesisVerdict.SUPPORTED : HypothesisVerdict.OPEN;
    }

    private static HypothesisVerdict notHigher(double low, double high, double margin) {
        return high < margin
                ? HypothesisVerdict.SUPPORTED
                : low > margin ? HypothesisVerdict.REFUTED : HypothesisVerdict.OPEN;
    }

    private static boolean isWithin(double low, double high, double margin) {
        return -margin < low && high < margin;
    }
}
