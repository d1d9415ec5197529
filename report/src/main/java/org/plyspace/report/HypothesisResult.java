package org.plyspace.report;

import java.util.Optional;
import java.util.StringJoiner;
import org.plyspace.lab.experiment.Hypothesis;
import org.plyspace.lab.metric.Compared;

/**
 * The result of testing a hypothesis with games.
 *
 * @param player the engine that played
 * @param compared what was measured; empty if the hypothesis does not state it in numbers, or no game contributes to it
 * @param support the probability of such games if the hypothesis is false, adjusted by Holm's method for all hypotheses of the
 *     experiment; NaN if it is unknown
 * @param refutation the probability of such games if the opposite of the hypothesis is false, adjusted in the same way; NaN if it is
 *     unknown
 */
public record HypothesisResult(
        Hypothesis hypothesis, String player, Optional<Compared> compared, double support, double refutation) {

    private static final double LEVEL = 0.05;

    /** The verdict on a hypothesis. */
    public enum Verdict {
        /** The games agree with the hypothesis, and would be unlikely if it were false. */
        SUPPORTED("supported"),
        /** The games agree with the opposite of the hypothesis, and would be unlikely if that were false. */
        REFUTED("refuted"),
        /** Neither can be concluded. */
        OPEN("not settled"),
        /** The hypothesis is not stated in numbers, or the games give none. */
        UNTESTED("not tested");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        /** The verdict in words. */
        public String words() {
            return words;
        }
    }

    /**
     * The verdict. The probability that any hypothesis of an experiment is wrongly supported is at most 5 %; so is the probability that
     * any is wrongly refuted.
     */
    public Verdict verdict() {
        if (compared.isEmpty()) {
            return Verdict.UNTESTED;
        }
        if (support <= LEVEL) {
            return Verdict.SUPPORTED;
        }
        return refutation <= LEVEL ? Verdict.REFUTED : Verdict.OPEN;
    }

    /**
     * The verdict, the hypothesis, and what was measured: {@code supported: Without castling games are longer. (mine:castling=off
     * against mine; median length, plies: +12 (+8 to +16))}.
     *
     * @param namesPlayer whether to name the engine that played
     */
    public String sentence(boolean namesPlayer) {
        StringJoiner details = new StringJoiner("; ", " (", ")").setEmptyValue("");
        hypothesis
                .setting()
                .flatMap(setting -> hypothesis.baseline().map(baseline -> setting + " against " + baseline))
                .ifPresent(details::add);
        if (namesPlayer) {
            details.add("played by " + player);
        }
        compared.map(found -> MetricTexts.label(found.row()) + ": "
                        + EstimateText.difference(MetricTexts.scaled(
                                found.row(), found.difference().estimate())))
                .ifPresent(details::add);
        return verdict().words() + ": " + hypothesis.text() + details;
    }
}
