package org.plyspace.lab.metric;

import org.plyspace.statistics.Estimate;

/**
 * The difference of a number between a setting and the baseline.
 *
 * @param baseline the baseline
 * @param setting the setting compared with it
 * @param row the id of the number, see {@link MetricRow}
 * @param difference the setting's number less the baseline's, with a 95 % interval that is not adjusted for other differences; NaN if it
 *     is unknown
 * @param deviations the distance from 0 in standard errors: the strength of the evidence
 * @param p the probability of a difference at least this large if there is none; NaN if it is unknown
 * @param q p adjusted for all differences of the table: the share of false alarms among those marked with this q or a smaller one
 * @param finding the conclusion
 */
public record Contrast(
        Setting baseline,
        Setting setting,
        String row,
        Estimate difference,
        double deviations,
        double p,
        double q,
        Finding finding) {

    /** The same contrast with a given q; called a difference if q is at most the level, otherwise with the finding it had. */
    Contrast adjusted(double newQ, double level) {
        return new Contrast(
                baseline, setting, row, difference, deviations, p, newQ, newQ <= level ? Finding.DIFFERENT : finding);
    }

    /** The conclusion drawn from a difference. */
    public enum Finding {
        /** There is a difference: q is at most 5 %. */
        DIFFERENT("different"),
        /** The difference is smaller than the margin: both one-sided tests at 5 % say so. */
        ALIKE("alike"),
        /** Neither can be concluded. */
        OPEN("open");

        private final String word;

        Finding(String word) {
            this.word = word;
        }

        /** The finding in the words of tables and data files. */
        public String word() {
            return word;
        }
    }
}
