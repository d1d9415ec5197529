package org.plyspace.report;

import java.util.List;
import java.util.Locale;
import org.plyspace.match.train.NetTraining;

/**
 * The result of training a net, as text and as JSON.
 *
 * @param games the number of games learnt from, watched and measured by
 * @param positions the number of positions learnt from
 * @param units the number of units for each side
 * @param epochs the number of times that the positions were learnt from
 * @param bestEpoch the epoch whose net it is, from 1; 0 if none was better than no net
 * @param slope the factor of the score in hundredths of a pawn in the logistic function that gives the expectancy
 * @param lossWithout the mean cross entropy in nats, on games not learnt from, without the net
 * @param gain by how much it is smaller with the net
 */
public record TrainingReport(
        String variant,
        int games,
        int positions,
        int units,
        long seed,
        int epochs,
        int bestEpoch,
        double slope,
        double lossWithout,
        Numbers.Interval gain) {

    /** The report on a training for a rule set. */
    public static TrainingReport of(String variant, int games, int units, long seed, NetTraining.Result result) {
        return new TrainingReport(
                variant,
                games,
                result.positions(),
                units,
                seed,
                result.epochs(),
                result.best(),
                result.slope(),
                result.before(),
                Numbers.Interval.of(result.gain()));
    }

    /** The report as lines of text. */
    public List<String> lines() {
        return List.of(
                String.format(
                        Locale.ROOT,
                        "%s: %d units a side, learnt from %s positions of %s games, seed %d; epoch %d of %d",
                        variant,
                        units,
                        Numbers.whole(positions),
                        Numbers.whole(games),
                        seed,
                        bestEpoch,
                        epochs),
                String.format(
                        Locale.ROOT,
                        "  on games not learnt from, cross entropy %.5f nats without the net, with it less by %s",
                        lossWithout,
                        Numbers.nats(gain)),
                String.format(
                        Locale.ROOT,
                        "  expectancy of a score s in hundredths of a pawn: 1 / (1 + exp(-%.6f s))",
                        slope));
    }
}
