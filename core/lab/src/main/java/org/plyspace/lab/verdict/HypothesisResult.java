package org.plyspace.lab.verdict;

import java.util.List;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.study.Hypothesis;

/**
 * The result of holding a hypothesis against games.
 *
 * @param setting the setting that it is about, by its name in tables; empty if it names none
 * @param baseline the setting with which that is compared, likewise
 * @param player the engine that played
 * @param effects what was measured, for each expectation; empty if the hypothesis does not state them in numbers, no game contributes to
 *     one, or before the first look
 * @param verdict the verdict
 * @param games the number of games of either setting that the verdict is on; if it is interim, those that have been played
 * @param planned the number of games of either setting that are to be played
 */
public record HypothesisResult(
        Hypothesis hypothesis,
        String setting,
        String baseline,
        String player,
        List<MeasuredEffect> effects,
        HypothesisVerdict verdict,
        int games,
        int planned) {

    /** The same hypothesis with another verdict, and what it is on. */
    HypothesisResult with(HypothesisVerdict other, int otherGames, List<MeasuredEffect> otherEffects) {
        return new HypothesisResult(hypothesis, setting, baseline, player, otherEffects, other, otherGames, planned);
    }

    /** Whether games have told something of the difference of these settings, for or against the hypothesis. */
    public boolean isSettledOf(Setting other, Setting otherBaseline) {
        return verdict.isSettled()
                && other.spec().equals(setting)
                && otherBaseline.spec().equals(baseline)
                && other.player().equals(player);
    }

    /** Whether games have told something of a metric, for or against the hypothesis. */
    public boolean isSettledOf(Metric metric) {
        return verdict.isSettled()
                && effects.stream()
                        .anyMatch(effect -> effect.compared().row().metric().equals(metric));
    }
}
