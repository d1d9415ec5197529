package org.plyspace.report.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Piece;
import org.plyspace.engine.picture.BoardSheet;
import org.plyspace.lab.metric.HeatMap;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.statistics.Estimate;

/**
 * The frequencies with which pieces stand on squares, in the form that the page's script draws.
 *
 * @param pieces the names of all pieces that any setting has
 * @param settings the data of each setting
 */
record HeatCharts(List<String> pieces, List<OfSetting> settings) {

    private static final double DIGITS = 1e5;

    /**
     * The data of a setting.
     *
     * @param setting the place of the setting in the table of results
     * @param boards its boards at the start of games
     * @param men the drawing of each of its pieces
     * @param maps for each piece and cell, the share of positions and both ends of its interval
     */
    record OfSetting(
            int setting,
            List<BoardSheet.Drawn> boards,
            Map<String, String> men,
            Map<String, List<List<Double>>> maps) {}

    static HeatCharts of(Settings settings, BoardSheet sheet) {
        Map<String, Boolean> pieces = new LinkedHashMap<>();
        List<OfSetting> all = new ArrayList<>();
        for (int i = 0; i < settings.all().size(); i++) {
            SettingResult result = settings.all().get(i);
            RuleSheet rules = settings.sheet(result.setting());
            Map<String, String> men = new LinkedHashMap<>();
            Map<String, List<List<Double>>> maps = new LinkedHashMap<>();
            for (HeatMap map : result.heatMaps()) {
                String piece = map.side().word() + " " + map.name();
                pieces.put(piece, true);
                maps.put(piece, map.cells().stream().map(HeatCharts::cell).toList());
                rules.type(map.name())
                        .ifPresent(type ->
                                men.put(piece, sheet.man(rules.types(), Piece.code(map.side(), type.index()))));
            }
            if (!maps.isEmpty()) {
                all.add(new OfSetting(i, sheet.boards(rules.layout()), men, maps));
            }
        }
        return new HeatCharts(List.copyOf(pieces.keySet()), all);
    }

    private static List<Double> cell(Estimate estimate) {
        return estimate.mean() == 0 && estimate.isExact()
                ? List.of()
                : Arrays.asList(rounded(estimate.mean()), rounded(estimate.low()), rounded(estimate.high()));
    }

    private static Double rounded(double value) {
        return Double.isNaN(value) ? null : (Double) (Math.rint(Math.max(0, value) * DIGITS) / DIGITS);
    }
}
