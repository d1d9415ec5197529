package org.plyspace.lab.metric;

import org.plyspace.statistics.Estimate;

/**
 * By how much a number of a setting is larger than that of the baseline.
 *
 * @param baseline what it is compared with
 * @param setting what is compared
 * @param row the id of the number, see {@link MetricRow}
 * @param difference with its 95 % interval, which knows of no other differences; NaN where it cannot be told
 * @param deviations how many standard errors it is away from 0: how much it says
 * @param p how likely a difference as large is if there is none; NaN if that is not known
 * @param q p adjusted for all differences of the table: the share of false alarms among those marked with at most so much
 * @param finding what may be said
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

    /** With q, and called a difference if that is at most a level; else as it was. */
    Contrast adjusted(double newQ, double level) {
        return new Contrast(
                baseline, setting, row, difference, deviations, p, newQ, newQ <= level ? Finding.DIFFERENT : finding);
    }

    /** What a difference comes to. */
    public enum Finding {
        /** There is one: q is at most 5 %. */
        DIFFERENT("different"),
        /** It is smaller than what matters: both one-sided tests at 5 % say so. */
        ALIKE("alike"),
        /** Neither can be said. */
        OPEN("open");

        private final String word;

        Finding(String word) {
            this.word = word;
        }

        /** As tables and data files write it. */
        public String word() {
            return word;
        }
    }
}
