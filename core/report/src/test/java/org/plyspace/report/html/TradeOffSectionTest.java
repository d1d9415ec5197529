package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.doc.HtmlWriter;
import org.plyspace.statistics.Estimate;

class TradeOffSectionTest {

    private static final List<String> SPECS = List.of("roth", "roth:clock=75", "roth:stalemate=win");
    private static final ResultTable PLAYED = Reports.table(List.of("roth"), 3);
    private static final MetricRow BALANCE = PLAYED.row("imbalance").orElseThrow();
    private static final MetricRow WINNERS =
            PLAYED.row("winners").or(() -> PLAYED.row("decisive")).orElseThrow();

    /** Settings with a distance from balance and a share of games with a winner each, all compared with the first. */
    private static Settings settings(double[]... numbers) {
        List<SettingResult> results = new ArrayList<>();
        List<Contrast> contrasts = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            Setting setting = new Setting(SPECS.get(i), "Roth", "random", Optional.empty());
            Map<String, MetricResult> both = new LinkedHashMap<>();
            both.put(BALANCE.id(), new MetricResult(BALANCE.id(), Estimate.around(numbers[i][0], 0.02), false, 99));
            both.put(WINNERS.id(), new MetricResult(WINNERS.id(), Estimate.around(numbers[i][1], 0.05), false, 99));
            results.add(new SettingResult(setting, 99, Optional.empty(), both, List.of(), List.of()));
            if (i > 0) {
                contrasts.add(new Contrast(
                        results.get(0).setting(),
                        setting,
                        BALANCE.id(),
                        Estimate.around(0.01, 0.03),
                        1,
                        0.5,
                        0.5,
                        Contrast.Finding.OPEN,
                        OptionalLong.empty()));
            }
        }
        return new Settings(
                new ResultTable(List.of(BALANCE, WINNERS), results, contrasts, List.of()), Reports.sheets(SPECS));
    }

    private static String written(Settings settings) {
        HtmlWriter html = new HtmlWriter();
        new TradeOffSection(settings, html, "Source: here").write();
        return html.toString();
    }

    @Test
    void settingsThatNoOtherOneBeatsAreFilled() {
        String section = written(settings(
                new double[] {0.05, 0.60}, // beaten by the last
                new double[] {0.01, 0.40}, // better balanced than the others
                new double[] {0.03, 0.70}));

        List<String> fills = Pattern.compile("<circle[^>]* fill=\"(#[0-9a-f]+)\"")
                .matcher(section)
                .results()
                .map(circle -> circle.group(1))
                .toList();
        assertEquals(3, fills.size(), section);
        assertEquals("#ffffff", fills.get(2), "the baseline, which is drawn last");
        assertFalse(fills.subList(0, 2).contains("#ffffff"), section);
        assertTrue(section.contains("2  roth:stalemate=win"), section);
    }

    @Test
    void equalSettingsBeatNeitherOfThem() {
        double[] same = {0.05, 0.60};
        assertTrue(written(settings(same, same, same)).contains(">0, 1, 2</text>"));
        assertEquals(
                0,
                Pattern.compile("<circle[^>]* fill=\"#ffffff\"")
                        .matcher(written(settings(same, same, same)))
                        .results()
                        .count());
    }

    @Test
    void twoSettingsHaveNothingToWeigh() {
        Settings two = settings(new double[] {0.05, 0.60}, new double[] {0.01, 0.40});
        assertEquals("", written(two));
    }

    @Test
    void thePageOfASweepLeadsToIt() {
        String page =
                new ReportPage(Reports.table(SPECS, 3), Reports.sheets(SPECS), Reports.PROVENANCE, List.of()).html();
        assertTrue(page.contains("<a href=\"#trade-off\">Balance and winners</a>"), "the link");
        assertTrue(page.contains("<section id=\"trade-off\">"), "the section");
    }
}
