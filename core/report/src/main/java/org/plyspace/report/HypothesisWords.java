package org.plyspace.report;

import java.util.OptionalDouble;
import java.util.StringJoiner;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.verdict.EffectBreakdown;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.HypothesisVerdict;
import org.plyspace.lab.verdict.MeasuredEffect;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.statistics.Estimate;

/** Verdicts on hypotheses in sentences. */
public final class HypothesisWords {

    private HypothesisWords() {}

    /**
     * The verdict, the hypothesis, and what was measured: {@code supported: Without castling games are longer. (mine:castling=off
     * against mine; median length, plies: +12 (+8 to +16))}.
     *
     * @param namesPlayer whether to name the engine that played
     */
    public static String sentence(HypothesisResult result, boolean namesPlayer) {
        StringJoiner details = new StringJoiner("; ", " (", ")").setEmptyValue("");
        Hypothesis hypothesis = result.hypothesis();
        if (hypothesis.baseline().isPresent() || hypothesis.isStatedInNumbers()) {
            details.add(String.join(" against ", hypothesis.settings()));
        }
        if (namesPlayer) {
            details.add("played by " + result.player());
        }
        if (result.verdict().isSettled() && result.games() < result.planned()) {
            details.add("after " + counted(result));
        }
        result.effects()
                .forEach(effect -> details.add(sentence(effect)
                        + (result.effects().size() > 1 ? ", " + effect.verdict().words() : "")));
        return verdict(result) + ": " + result.hypothesis().text() + details;
    }

    private static String verdict(HypothesisResult result) {
        String words = result.verdict().words();
        return result.verdict() == HypothesisVerdict.INTERIM ? words + ", " + counted(result) : words;
    }

    private static String counted(HypothesisResult result) {
        return Numbers.whole(result.games()) + " of " + Numbers.whole(result.planned()) + " games";
    }

    /** {@code median length, plies: +12 (+8 to +16), and 20 would matter}. */
    private static String sentence(MeasuredEffect effect) {
        Estimate scaled = MetricTexts.scaled(effect.compared().row(), effect.interval());
        String matters = effect.expectation().matters().isEmpty()
                ? ""
                : ", and "
                        + EstimateText.number(
                                scaled,
                                effect.compared().row().metric().unit().factor()
                                        * effect.margin().orElseThrow())
                        + " would matter";
        String more = effect.moreGames().isEmpty()
                ? ""
                : ", about " + Numbers.whole(effect.moreGames().getAsLong()) + " more games would settle it with 80 %";
        boolean isOpen = Double.isInfinite(scaled.low()) && Double.isInfinite(scaled.high());
        String why = isOpen ? ", since so few or so similar games give no interval" : "";
        OptionalDouble than = effect.expectation().than();
        String found = than.isEmpty() ? EstimateText.difference(scaled) : number(effect, than.getAsDouble());
        return MetricTexts.label(effect.compared().row()) + ": " + found + matters + why + more;
    }

    /** {@code 53.4 (50.8-56.0) against 50}. */
    private static String number(MeasuredEffect effect, double than) {
        MetricRow row = effect.compared().row();
        Estimate away = effect.interval();
        return EstimateText.range(MetricTexts.scaled(
                        row, new Estimate(away.mean() + than, away.low() + than, away.high() + than)))
                + " against "
                + EstimateText.number(Estimate.exact(than), row.metric().unit().factor() * than);
    }

    /** {@code games with a winner, %: +3 (-1 to +7) after openings of 8 plies}. */
    public static String sentence(EffectBreakdown breakdown) {
        return MetricTexts.label(breakdown.row()) + ": "
                + MetricTexts.difference(breakdown.row(), breakdown.estimate()) + " "
                + breakdown.of();
    }
}
