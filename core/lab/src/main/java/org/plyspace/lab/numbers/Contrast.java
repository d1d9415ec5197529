package org.plyspace.lab.numbers;

import java.util.OptionalLong;
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
 * @param p the probability of a difference at least this large if the true one is 0; for a share of the games that ended, where some were
 *     cut off, not below that of the same share of all games; NaN if it is unknown, or the
 *     rules alone make the difference
 * @param q p adjusted for all differences of the table: the share of false alarms among those marked with this q or a smaller one
 * @param finding the conclusion
 * @param moreGames how many more games of each setting would settle it with a probability of 80 %, tested by itself, if the difference
 *     is as observed; empty if it is settled, no number would, or it is unknown
 */
public record Contrast(
        Setting baseline,
        Setting setting,
        String row,
        Estimate difference,
        double deviations,
        double p,
        double q,
        Finding finding,
        OptionalLong moreGames) {

    /** Drops how many more games would settle what is settled. */
    public Contrast {
        moreGames = finding == Finding.OPEN ? moreGames : OptionalLong.empty();
    }

    /** The same contrast with a given q; called a difference if q is at most the level, otherwise with the finding it had. */
    Contrast adjusted(double newQ, double level) {
        return new Contrast(
                baseline,
                setting,
                row,
                difference,
                deviations,
                p,
                newQ,
                newQ <= level ? Finding.DIFFERENT : finding,
                moreGames);
    }

    /** The same contrast as one that needs no test, since the rules themselves say that the numbers differ. */
    Contrast untested() {
        return new Contrast(
                baseline,
                setting,
                row,
                difference,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                Finding.OPEN,
                OptionalLong.empty());
    }

    /** The conclusion drawn from a difference. */
    public enum Finding {
        /** The numbers differ: q is at most 5 %. */
        DIFFERENT("different"),
        /** The difference is smaller than the margin: its 95 % interval lies within, however games that were cut off count. */
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
