package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.plyspace.lab.experiment.Direction;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.MeasuredEffect;
import org.plyspace.statistics.Estimate;

/**
 * A hypothesis with its verdict for programs.
 *
 * @param games the number of games of either setting that the verdict is on, or that have been played, if it is interim
 * @param planned the number of games of either setting that are to be played
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record HypothesisData(
        String text,
        String verdict,
        Optional<String> setting,
        Optional<String> baseline,
        String player,
        int games,
        int planned,
        List<Effect> effects) {

    /**
     * What was measured; differences and margins are in the unit of the number, shares are fractions of 1.
     *
     * @param than the number from which the difference is measured; empty if it is one from the baseline
     * @param confidence that of the interval alone
     * @param moreGames how many more games of each setting would settle it with a probability of 80 %, if it is open
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Effect(
            String measure,
            String unit,
            Optional<String> direction,
            Optional<Double> than,
            Optional<Double> margin,
            Optional<Double> difference,
            Optional<Double> low,
            Optional<Double> high,
            double confidence,
            String verdict,
            OptionalLong moreGames) {

        private static Effect of(MeasuredEffect effect) {
            Estimate interval = effect.interval();
            return new Effect(
                    effect.compared().row().id(),
                    effect.compared().row().metric().unit().word(),
                    effect.expectation().direction().map(Direction::word),
                    effect.expectation().than().stream().boxed().findFirst(),
                    effect.margin().stream().mapToObj(NumberLine::known).findFirst(),
                    Optional.ofNullable(NumberLine.known(interval.mean())),
                    Optional.ofNullable(NumberLine.known(interval.low())),
                    Optional.ofNullable(NumberLine.known(interval.high())),
                    NumberLine.known(1 - 2 * effect.tail()),
                    effect.verdict().words(),
                    effect.moreGames());
        }
    }

    static HypothesisData of(HypothesisResult result) {
        return new HypothesisData(
                result.hypothesis().text(),
                result.verdict().words(),
                result.hypothesis().setting(),
                result.hypothesis().baseline(),
                result.player(),
                result.games(),
                result.planned(),
                result.effects().stream().map(Effect::of).toList());
    }
}
