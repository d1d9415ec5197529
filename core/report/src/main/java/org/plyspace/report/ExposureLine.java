package org.plyspace.report;

import java.util.List;
import org.plyspace.lab.metric.Exposure;
import org.plyspace.lab.metric.ResultTable;

/**
 * For programs, how much a setting's rules had to do with its games.
 *
 * @param variant the setting
 * @param baseline the setting compared with it
 * @param player the engine that played both
 * @param pairs the number of pairs of games with one opening
 * @param identical the number of pairs with the same moves, result and reason
 * @param changedAtMost the upper end of the 95 % interval of the share of games that differ
 * @param together the share of the longer game's plies before the games of a pair part; null if no game has any
 */
record ExposureLine(
        String variant,
        String baseline,
        String player,
        int pairs,
        int identical,
        Double changedAtMost,
        Double together) {

    /** All that a table tells. */
    static List<ExposureLine> of(ResultTable table) {
        return table.exposures().stream().map(ExposureLine::of).toList();
    }

    private static ExposureLine of(Exposure exposure) {
        return new ExposureLine(
                exposure.setting().spec(),
                exposure.baseline().spec(),
                exposure.setting().player(),
                exposure.pairs(),
                exposure.identical(),
                NumberLine.known(exposure.changed().high()),
                NumberLine.known(exposure.shareTogether()));
    }
}
