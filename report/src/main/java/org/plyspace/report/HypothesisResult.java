package org.plyspace.report;

import java.util.Optional;
import java.util.StringJoiner;
import org.plyspace.lab.experiment.Hypothesis;
import org.plyspace.lab.metric.Compared;

/**
 * The result of testing a hypothesis with games.
 *
 * @param player who played
 * @param compared what was measured; empty if the hypothesis does not say what it is about, or no game tells
 * @param support how likely such games are if it is false, adjusted by Holm's method for all hypotheses of the experiment; NaN if not known
 * @param refutation likewise if its opposite is false
 */
public record HypothesisResult(
        Hypothesis hypothesis, String player, Optional<Compared> compared, double support, double refutation) {

    private static final double LEVEL = 0.05;

    /** The verdict on a hypothesis. */
    public enum Verdict {
        /** Games are as it says, and would hardly be otherwise. */
        SUPPORTED("supported"),
        /** Games are as its opposite says, and would hardly be otherwise. */
        REFUTED("refuted"),
        /** Neither can be said. */
        OPEN("not settled"),
        /** The hypothesis is not stated in numbers, or there are none. */
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

    /** All hypotheses of an experiment together are wrongly supported at all with a probability of 5 % at most; so are they refuted. */
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
     * The verdict, the hypothesis, and what was measured: {@code supported: Without castling games are longer. (mine:castling=off against
     * mine; median length, plies: +12 (+8 to +16))}.
     *
     * @param namesPlayer whether it says who played
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
