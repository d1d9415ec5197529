package org.plyspace.lab.study;

import java.util.List;
import org.plyspace.statistics.SequentialBounds;

/**
 * When verdicts on an experiment's hypotheses are given: after so many games, and never between.
 *
 * @param games the number of games of an engine in a setting at each look, ascending, from 2; the last is the experiment's
 * @param spending how the probability of error is spent from look to look
 * @param stops whether a setting is no longer played once all hypotheses about it are settled; its baseline goes on
 */
public record InterimLooks(List<Integer> games, SequentialBounds.Spending spending, boolean stops) {

    /** The most looks. */
    static final int MOST = 20;

    /** One look, at the end. */
    static InterimLooks atTheEnd(int games) {
        return new InterimLooks(List.of(games), SequentialBounds.Spending.LINEAR, false);
    }

    /**
     * The probability beyond an end of the interval at each look from which a verdict is read.
     *
     * @param error the one-sided error that all looks together may make, above 0 and below 0.5
     */
    public double[] tails(double error) {
        return SequentialBounds.tails(
                error, spending, games.stream().mapToInt(Integer::intValue).toArray());
    }
}
