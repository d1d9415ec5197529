package org.plyspace.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.statistics.Estimate;

/** Special moves that only one of two settings knows, which no difference of numbers can tell. */
final class OneSidedMoves {

    private static final String IN_GAMES = "tag-games";
    private static final String SUFFIX = ", games";

    private OneSidedMoves() {}

    /** A clause for each such move: {@code path B only: in 25 % of the games before, not in these rules}. */
    static List<String> of(ResultTable table, SettingResult before, SettingResult after) {
        return table.rows().stream()
                .filter(row -> row.metric().id().equals(IN_GAMES))
                .flatMap(row -> {
                    Optional<Estimate> was = share(row, before);
                    Optional<Estimate> is = share(row, after);
                    String name = row.label().replace(SUFFIX, "");
                    if (was.isPresent() == is.isPresent()) {
                        return Stream.empty();
                    }
                    return Stream.of(
                            was.isPresent()
                                    ? name + ": in " + text(was.get()) + " % of the games before, not in these rules"
                                    : name + ": not in the rules before, in " + text(is.orElseThrow())
                                            + " % of the games now");
                })
                .toList();
    }

    private static Optional<Estimate> share(MetricRow row, SettingResult result) {
        return result.number(row).map(number -> MetricTexts.scaled(row, number.estimate()));
    }

    private static String text(Estimate share) {
        return EstimateText.number(share, share.mean());
    }
}
