package org.plyspace.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyspace.api.Piece;
import org.plyspace.api.Texts;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.picture.BoardSheet;
import org.plyspace.lab.numbers.HeatMap;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.verdict.OddsValues;
import org.plyspace.report.Numbers;
import org.plyspace.report.OddsValuesDoc;
import org.plyspace.report.ResultData;
import org.plyspace.report.doc.HtmlWriter;
import org.plyspace.statistics.Estimate;

/**
 * Results as one HTML file for any browser, which needs nothing else, with their data in files beside it. The same results give the same
 * file. What comes from rule sets or users appears on it as text only. Immutable.
 */
public final class ReportPage {

    /** The name of the page in its folder. */
    public static final String PAGE = "report.html";

    private static final String CSV = "results.csv";
    private static final String JSON = "results.json";

    /** A place in the form of a page, which a text of that name fills. */
    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z]+)}}");

    private final Settings settings;
    private final ReportOrigin provenance;
    private final List<SampleGame> games;

    /**
     * Creates the page of results.
     *
     * @param rules the rules of each setting of the table, by the setting's {@linkplain org.plyspace.lab.numbers.Setting#spec() text}
     * @param games the games to step through: the one of median length for each setting; may be empty
     * @throws IllegalArgumentException if the rules of a setting are missing
     */
    public ReportPage(
            ResultTable table, Map<String, RuleSheet> rules, ReportOrigin provenance, List<SampleGame> games) {
        this.settings = new Settings(table, rules);
        this.provenance = provenance;
        this.games = List.copyOf(games);
    }

    /**
     * Writes the page and the data into a folder, which is created if it does not exist; files of the same names are replaced.
     *
     * @throws IOException if writing fails; each file is then complete, either the old or the new one
     */
    public void write(Path folder) throws IOException {
        new AtomicFolder(folder).make();
        ResultData data = new ResultData(
                settings.table,
                provenance.hypotheses(),
                provenance.breakdowns(),
                provenance.values(),
                provenance.grownFrom(),
                provenance.seed());
        new AtomicFile(folder.resolve(CSV)).write(data.csv());
        new AtomicFile(folder.resolve(JSON)).write(data.json());
        new AtomicFile(folder.resolve(PAGE)).write(html());
    }

    /** The page. */
    public String html() {
        BoardSheet sheet = new BoardSheet();
        String data = data(sheet);
        Map<String, String> texts = Map.of(
                "policy", HtmlWriter.escaped(ReportScripts.policy()),
                "title", HtmlWriter.escaped(provenance.title()),
                "style", BoardSheet.style() + resource("report.css"),
                "definitions", sheet.definitions(),
                "body", body(),
                "licences", HtmlWriter.escapedLines(resource("/META-INF/licenses/echarts.txt")),
                "data", data,
                "charts", ReportScripts.charts(),
                "script", ReportScripts.page());
        return PLACE.matcher(resource("report.html"))
                .replaceAll(place -> Matcher.quoteReplacement(texts.get(place.group(1))));
    }

    private String body() {
        HtmlWriter html = new HtmlWriter();
        ResultSections results = new ResultSections(settings, provenance, html, source());
        results.writeFindings();
        results.writeDifferences();
        new TradeOffSection(settings, html, source()).write();
        results.writeMetrics();
        values(html);
        heat(html);
        new RuleSections(settings.sheets(), html).write();
        games(html);
        Map<String, String> files = new LinkedHashMap<>();
        files.put(CSV, "a row for each number");
        files.put(JSON, "the same with differences, courses and heat maps");
        new SourceSection(provenance, html).write(files);
        return header(html.sections()) + html;
    }

    private void values(HtmlWriter html) {
        if (provenance.values().isEmpty()) {
            return;
        }
        html.section("values", "Values", "What pieces are worth");
        for (OddsValues values : provenance.values()) {
            OddsValuesDoc each = new OddsValuesDoc(values);
            html.table(each.subject(), each.table());
            each.remarks().forEach(html::p);
        }
        html.closeLine();
    }

    /** The note on the source below every figure. */
    private String source() {
        int all = settings.all().stream().mapToInt(SettingResult::games).sum();
        return "Source: Plyspace " + provenance.version() + ", " + all + " games, seed " + provenance.seed();
    }

    private String header(Map<String, String> contents) {
        HtmlWriter html = new HtmlWriter();
        html.open("header").element("h1", provenance.title());
        int all = settings.all().stream().mapToInt(SettingResult::games).sum();
        long sets = settings.sheets().stream().map(RuleSheet::id).distinct().count();
        html.element(
                "p",
                all + " games in " + Numbers.counted(settings.sheets().size(), "setting") + " of "
                        + Numbers.counted(sets, "rule set")
                        + playedBy()
                        + ". Every number has its 95 % interval and, below it, the same as a table.",
                "class",
                "lede");
        html.open("nav", "aria-label", "Contents").open("ul");
        contents.forEach((id, title) ->
                html.open("li").open("a", "href", "#" + id).say(title).close().close());
        return html.close().close().closeLine().toString();
    }

    /** Who played, unless it is one engine alone. */
    private String playedBy() {
        Set<String> players =
                settings.all().stream().map(result -> result.setting().player()).collect(Collectors.toSet());
        boolean people = players.remove(Experiment.PEOPLE);
        int engines = players.size();
        if (!people) {
            return engines == 1 ? "" : ", by " + engines + " engines";
        }
        return ", by " + (engines == 0 ? "" : Numbers.counted(engines, "engine") + " and ") + "people";
    }

    /** Writes the heat maps. Only the script draws them, since a complete table of them would be longer than the rest of the page. */
    private void heat(HtmlWriter html) {
        if (settings.all().stream().anyMatch(result -> !result.heatMaps().isEmpty())) {
            html.section("heat", "Where pieces stand")
                    .p(
                            "In what share of a game's positions such a piece stands on each square, on average over games."
                                    + " Boards are drawn as games begin; a square that moves with its board is the same square.")
                    .open("div", "id", "heat-maps")
                    .close()
                    .element("p", source(), "class", "source")
                    .closeLine();
        }
    }

    /** Writes the moves of the games as text, and space for the boards that the script draws. */
    private void games(HtmlWriter html) {
        if (!games.isEmpty()) {
            html.section("games", "Games", "Sample games");
            html.p("Of every setting the game of median length among its first 25, chosen by that alone.");
            html.open("div", "id", "viewer").closeLine();
            for (SampleGame game : games) {
                html.open("details").element("summary", game.caption() + ": moves");
                html.element("p", game.moves(), "class", "moves").closeLine();
            }
            html.closeLine();
        }
    }

    private record Name(String name, String shortName) {}

    private record Data(
            List<Name> settings,
            List<IntervalChart> intervals,
            List<CourseChart> courses,
            HeatCharts heat,
            GameViews games) {}

    /** The data for the script, as JSON that cannot close its element. */
    private String data(BoardSheet sheet) {
        List<IntervalChart> intervals = new ArrayList<>();
        List<CourseChart> courses = new ArrayList<>();
        settings.contrastsBySetting().forEach(contrasts -> {
            int setting = settings.index(contrasts.get(0).setting());
            intervals.add(IntervalChart.of(ResultSections.DIFFERENCES + setting, contrasts, settings));
        });
        for (Metric metric : settings.metrics()) {
            intervals.add(IntervalChart.of(metric, settings));
            courses.add(CourseChart.of(metric, settings));
        }
        Data all = new Data(
                settings.all().stream()
                        .map(result -> new Name(settings.name(result.setting()), settings.shortName(result.setting())))
                        .toList(),
                intervals,
                courses.stream().filter(course -> !course.lines().isEmpty()).toList(),
                HeatCharts.of(settings, sheet),
                GameViews.of(games, sheet));
        String json = JsonMappers.PLAIN.writeValueAsString(all);
        return Texts.printable(json).replace("<", "\\u003c");
    }

    static String resource(String name) {
        try (InputStream stream = ReportPage.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the program's own file " + name + " is missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

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

    /** The two scripts of every report: the library that draws charts, and the script that tells it what to draw. */
    public static final class ReportScripts {

        private ReportScripts() {}

        /** The library. */
        static String charts() {
            return ReportPage.resource("/META-INF/resources/webjars/echarts/echarts.min.js");
        }

        /** The script that draws the page. */
        static String page() {
            return ReportPage.resource("intervals.js")
                    + ReportPage.resource("courses.js")
                    + ReportPage.resource("boards.js")
                    + ReportPage.resource("page.js");
        }

        /**
         * The Content-Security-Policy header of a report of this version: the report loads nothing, and of all scripts in the file only these
         * two run.
         */
        public static String policy() {
            return "default-src 'none'; script-src " + digest(charts()) + " " + digest(page())
                    + "; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
        }

        static String digest(String script) {
            return "'sha256-"
                    + Base64.getEncoder().encodeToString(HexFormat.of().parseHex(Sha256.of(script))) + "'";
        }
    }
}
