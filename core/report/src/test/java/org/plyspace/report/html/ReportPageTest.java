package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Side;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Exposure;
import org.plyspace.lab.numbers.HeatMap;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.MetricGroup;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.doc.HtmlWriter;
import org.plyspace.statistics.Estimate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The page as text; its appearance in a browser is tested with the whole program. */
class ReportPageTest {

    private static final int LARGEST = 2_500_000;
    private static final List<String> TWO = List.of("koernke", "roth");
    private static final String HOSTILE = "</script><img src=x onerror=alert(1)>\"'&{{data}}\u202e";

    private static final ResultTable TABLE = Reports.table(TWO, 6);
    private static final String PAGE =
            new ReportPage(TABLE, Reports.sheets(TWO), Reports.PROVENANCE, List.of(Reports.sample("roth", 80))).html();

    private static List<String> scripts(String page) {
        return Pattern.compile("<script([^>]*)>(.*?)</script>", Pattern.DOTALL)
                .matcher(page)
                .results()
                .map(script -> script.group(2))
                .toList();
    }

    /** The page without the contents of scripts. */
    private static String markup(String page) {
        return page.replaceAll("(?s)<script([^>]*)>.*?</script>", "<script$1></script>");
    }

    private static JsonNode data(String page) {
        return JsonMapper.builder().build().readTree(scripts(page).get(0));
    }

    @Test
    void fiveRuleSetsFitIntoWhatAPageMayTake() {
        List<String> all = Bundled.ids().toList();
        assertEquals(5, all.size());

        int bytes = Reports.page(all, 3).html().getBytes(StandardCharsets.UTF_8).length;

        assertTrue(bytes < LARGEST, bytes + " bytes");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            random                   | 3 games in 1 setting of 1 rule set.
            random, greedy           | 6 games in 1 setting of 1 rule set, by 2 engines.
            random, people           | 6 games in 1 setting of 1 rule set, by 1 engine and people.
            random, greedy, people   | 9 games in 1 setting of 1 rule set, by 2 engines and people.
            people                   | 3 games in 1 setting of 1 rule set, by people.
            """)
    void peopleAreNotCountedAmongEngines(String players, String lede) {
        List<String> one = List.of("cube:n=4");
        ResultTable table = Reports.table(one, List.of(players.split(", ")), 3);
        String page = new ReportPage(table, Reports.sheets(one), Reports.PROVENANCE, List.of()).html();
        assertTrue(markup(page).contains(">" + lede + " Every number has"), () -> page.substring(0, 3_000));
    }

    @Test
    void nothingIsAskedForAndNoOtherScriptRuns() throws NoSuchAlgorithmException {
        String markup = markup(PAGE);
        List<String> scripts = scripts(PAGE);
        assertEquals(3, scripts.size());
        assertFalse(Pattern.compile("\\s(src|srcset|action|poster|background)\\s*=")
                .matcher(markup)
                .find());
        assertFalse(
                Pattern.compile("@import|url\\(|\\son[a-z]+=").matcher(markup).find());
        List<String> targets = Pattern.compile("href=\"([^\"]*)\"")
                .matcher(markup)
                .results()
                .map(target -> target.group(1))
                .filter(target -> !target.startsWith("#"))
                .toList();
        assertEquals(List.of("data:,", "results.csv", "results.json"), targets);

        String policy = policy(markup);
        assertTrue(policy.startsWith("default-src 'none';"), policy);
        for (String script : scripts.subList(1, 3)) {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            assertTrue(policy.contains("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'"), policy);
        }
        assertFalse(policy.replaceAll("style-src 'unsafe-inline'", "").contains("unsafe"), policy);
    }

    private static String policy(String markup) {
        Matcher policy = Pattern.compile("http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\"")
                .matcher(markup);
        assertTrue(policy.find());
        return policy.group(1).replace("&#39;", "'");
    }

    @Test
    void theLicenceOfWhatDrawsChartsIsThere() {
        for (String part : List.of(
                "Copyright 2017-2024 The Apache Software Foundation",
                "Mike Bostock",
                "Baidu Inc.",
                "Apache License",
                "Microsoft Corporation")) {
            assertTrue(markup(PAGE).contains(part), part);
        }
    }

    @Test
    void headingsComeInOrderAndNamesAreThereOnce() {
        int before = 0;
        List<MatchResult> headings =
                Pattern.compile("<h([1-6])").matcher(markup(PAGE)).results().toList();
        for (MatchResult heading : headings) {
            int level = Integer.parseInt(heading.group(1));
            assertTrue(level <= before + 1, heading.group());
            before = level;
        }
        List<String> ids = Pattern.compile("\\sid=\"([^\"]*)\"")
                .matcher(markup(PAGE))
                .results()
                .map(id -> id.group(1))
                .toList();
        assertEquals(ids.stream().distinct().toList(), ids);
        Pattern.compile("href=\"#([^\"]+)\"")
                .matcher(markup(PAGE))
                .results()
                .forEach(link -> assertTrue(ids.contains(link.group(1)), link.group()));
    }

    private static String figure(String id) {
        int begin = PAGE.indexOf("<figure id=\"" + id + "\"");
        assertTrue(begin >= 0, id);
        return PAGE.substring(begin, PAGE.indexOf("</figure>", begin));
    }

    private static List<Double> values(String row) {
        return Pattern.compile("<data value=\"([^\"]*)\">")
                .matcher(row)
                .results()
                .map(value -> Double.valueOf(value.group(1)))
                .toList();
    }

    @Test
    void everyNumberOfTheTableIsOnThePage() {
        int seen = 0;
        for (MetricRow row : TABLE.rows()) {
            if (isUntold(row.metric())) {
                assertTrue(PAGE.contains(" of: ") && PAGE.contains(row.metric().title()), row.id());
                continue;
            }
            List<String> lines = figure(row.metric().id())
                    .lines()
                    .filter(line -> line.startsWith("<tr><th scope=\"row\">"))
                    .toList();
            for (SettingResult result : TABLE.settings()) {
                String begin = "<tr><th scope=\"row\">"
                        + HtmlWriter.escaped(result.setting().spec()) + "</th><td>" + HtmlWriter.escaped(row.label())
                        + "</td>";
                List<String> found =
                        lines.stream().filter(line -> line.startsWith(begin)).toList();
                assertEquals(1, found.size(), begin);
                Optional<MetricResult> number = result.number(row);
                List<Double> values = values(found.get(0));
                if (number.isEmpty()) {
                    assertEquals(List.of(), values);
                    continue;
                }
                Estimate estimate = number.get().estimate();
                List<Double> expected = Stream.of(estimate.mean(), estimate.low(), estimate.high(), (double)
                                number.get().observations())
                        .filter(value -> !Double.isNaN(value))
                        .toList();
                assertEquals(expected.size(), values.size(), found.get(0));
                for (int i = 0; i < values.size(); i++) {
                    assertEquals(expected.get(i), values.get(i), Math.abs(expected.get(i)) * 1e-9, found.get(0));
                }
                seen++;
            }
        }
        assertTrue(seen > 40, seen + " numbers");
    }

    private static boolean isUntold(Metric metric) {
        return TABLE.rows().stream()
                .filter(row -> row.metric().equals(metric))
                .noneMatch(row -> TABLE.settings().stream()
                        .anyMatch(result -> result.number(row).isPresent()));
    }

    @Test
    void chartsAreDrawnFromTheNumbersOfTheTable() {
        JsonNode data = data(PAGE);
        for (Metric metric :
                TABLE.rows().stream().map(MetricRow::metric).distinct().toList()) {
            List<Double> drawn = new ArrayList<>();
            data.get("intervals").forEach(chart -> {
                if (chart.get("id").asString().equals(metric.id())) {
                    chart.get("lines").forEach(line -> {
                        if (line.has("mean")) {
                            drawn.add(line.get("mean").asDouble());
                        }
                    });
                }
            });
            List<Double> expected = TABLE.rows().stream()
                    .filter(row -> row.metric().equals(metric))
                    .flatMap(row -> TABLE.settings().stream().flatMap(result -> result.number(row).stream()))
                    .map(number -> number.estimate().mean() * (metric.unit().isShare() ? 100 : 1))
                    .toList();
            assertEquals(expected, drawn, metric.id());
        }
        assertEquals(3, data.get("courses").size());
    }

    @Test
    void everyDifferenceIsOnThePage() {
        String figure = figure("differences-1");
        assertTrue(TABLE.contrasts().size() > 10);
        for (Contrast contrast : TABLE.contrasts()) {
            String name = Findings.name(TABLE.row(contrast.row()).orElseThrow());
            String line = figure.lines()
                    .filter(each -> each.startsWith("<tr><th scope=\"row\">" + HtmlWriter.escaped(name) + "</th>"))
                    .findFirst()
                    .orElseThrow();
            assertTrue(line.contains(">" + contrast.finding().word() + "<"), line);
            double mean = contrast.difference().mean();
            assertTrue(Double.isNaN(mean) || Math.abs(values(line).get(0) - mean) <= Math.abs(mean) * 1e-9, line);
        }
    }

    @Test
    void sameResultsSamePage() {
        assertEquals(
                PAGE,
                new ReportPage(
                                Reports.table(TWO, 6),
                                Reports.sheets(TWO),
                                Reports.PROVENANCE,
                                List.of(Reports.sample("roth", 80)))
                        .html());
    }

    @Test
    void textFromOutsideIsTextAndNothingElse() {
        RuleSheet plain = Reports.sheets(List.of("koernke")).get("koernke");
        Setting setting = new Setting(HOSTILE, HOSTILE, HOSTILE, Optional.empty());
        Setting other = new Setting(HOSTILE + 2, HOSTILE, HOSTILE, Optional.empty());
        Metric metric =
                new Metric("tag", HOSTILE, MetricGroup.RULES, Unit.SHARE_OF_MOVES, HOSTILE, HOSTILE, HOSTILE, false);
        MetricRow row = TABLE.rows().stream()
                .filter(any -> any.metric().id().equals("tag"))
                .map(any -> new MetricRow("tag:" + HOSTILE, metric, HOSTILE, any.measurement(), any.margin()))
                .findFirst()
                .orElseThrow();
        HeatMap heat = new HeatMap(Side.WHITE, "K", HOSTILE, List.of(Estimate.exact(1)));
        ResultTable table = new ResultTable(
                List.of(row),
                Stream.of(setting, other)
                        .map(each -> new SettingResult(
                                each,
                                2,
                                Optional.empty(),
                                Map.of(row.id(), new MetricResult(row.id(), new Estimate(.5, .4, .6), false, 2)),
                                List.of(),
                                List.of(heat)))
                        .toList(),
                List.of(new Contrast(
                        setting,
                        other,
                        row.id(),
                        new Estimate(.2, .1, .3),
                        4,
                        0.001,
                        0.002,
                        Contrast.Finding.DIFFERENT,
                        OptionalLong.empty())),
                List.of(new Exposure(setting, other, 2, 1, 3, 4)));
        RuleSheet sheet = new RuleSheet(
                HOSTILE,
                HOSTILE,
                HOSTILE,
                List.of(new RuleStatement(Aspect.KING, HOSTILE, HOSTILE)),
                List.of(new PieceType(0, "K", HOSTILE, Aspect.KING, true, false, false)),
                plain.layout());
        SampleGame game = Reports.sample("koernke", 3);
        SampleGame hostile = new SampleGame(
                HOSTILE,
                HOSTILE,
                List.of(new PieceType(0, "K", HOSTILE, Aspect.KING, true, false, false)),
                List.of(new SampleGame.Step(
                        HOSTILE,
                        List.of(HOSTILE),
                        plain.layout(),
                        Map.of(0, Piece.code(Side.WHITE, 0)),
                        game.steps().get(0).marks())));

        String page = new ReportPage(
                        table,
                        Map.of(HOSTILE, sheet, HOSTILE + 2, sheet),
                        Reports.provenance(HOSTILE),
                        List.of(hostile))
                .html();

        assertEquals(3, scripts(page).size());
        assertEquals(3, page.split("</script", -1).length - 1);
        assertFalse(markup(page).contains("<img"), "an element of its own");
        assertFalse(scripts(page).get(0).contains("<"), "data that could end their element");
        assertFalse(markup(page).contains("\u202e"), "what turns the direction of writing");
        assertTrue(markup(page)
                .contains("<h1>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;{{data}}?</h1>"));
        assertEquals(
                HOSTILE.replace("\u202e", "?"),
                data(page).get("settings").get(0).get("name").asString());
    }

    @Test
    void theFolderHasThePageAndTheData(@TempDir Path folder) throws IOException {
        Path into = folder.resolve("new/report");
        ReportPage page = Reports.page(List.of("koernke"), 2);
        page.write(into);
        Files.writeString(into.resolve(ReportPage.PAGE), "an older one");
        page.write(into);

        assertEquals(page.html(), Files.readString(into.resolve(ReportPage.PAGE)));
        try (Stream<Path> files = Files.list(into)) {
            assertEquals(
                    List.of("report.html", "results.csv", "results.json"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void rulesOfEverySettingMustBeKnown() {
        Map<String, RuleSheet> one = Reports.sheets(List.of("koernke"));
        assertThrows(IllegalArgumentException.class, () -> new ReportPage(TABLE, one, Reports.PROVENANCE, List.of()));
    }
}
