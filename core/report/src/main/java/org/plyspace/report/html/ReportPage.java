package org.plyspace.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.picture.BoardSheet;
import org.plyspace.engine.picture.Mark;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.metric.Metric;
import org.plyspace.lab.metric.MetricGroup;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.lab.value.OddsValues;
import org.plyspace.report.ChangeWords;
import org.plyspace.report.OddsValuesTable;
import org.plyspace.report.ResultData;

/**
 * Results as one HTML file for any browser, which needs nothing else, with their data in files beside it. The same results give the same
 * file. Whatever comes from rule sets or users appears on it as text only. Immutable.
 */
public final class ReportPage {

    /** The name of the page in its folder. */
    public static final String PAGE = "report.html";

    private static final String CSV = "results.csv";
    private static final String JSON = "results.json";

    private final Settings settings;
    private final Provenance provenance;
    private final List<SampleGame> games;

    /**
     * Creates the page of results.
     *
     * @param rules the rules of each setting of the table, by the setting's {@linkplain org.plyspace.lab.metric.Setting#spec() text}
     * @param games the games to step through: the one of median length for each setting, or none at all
     * @throws IllegalArgumentException if the rules of a setting are missing
     */
    public ReportPage(ResultTable table, Map<String, RuleSheet> rules, Provenance provenance, List<SampleGame> games) {
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
                settings.table(),
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
        return new Template(resource("report.html"))
                .with("policy", Html.escaped(ReportScripts.policy()))
                .with("title", Html.escaped(provenance.title()))
                .with("style", BoardSheet.style() + resource("report.css"))
                .with("definitions", sheet.definitions())
                .with("body", body())
                .with("licences", Html.escapedLines(resource("/META-INF/licenses/echarts.txt")))
                .with("data", data)
                .with("charts", ReportScripts.charts())
                .with("script", ReportScripts.page())
                .text();
    }

    private String body() {
        Html html = new Html();
        ResultSections results = new ResultSections(settings, provenance, html, source());
        header(html);
        results.writeFindings();
        results.writeDifferences();
        new TradeOffSection(settings, html, source()).write();
        results.writeMetrics();
        values(html);
        heat(html);
        new RuleSections(settings.sheets(), html).write();
        new GameSection(games, html).write();
        Map<String, String> files = new LinkedHashMap<>();
        files.put(CSV, "a row for each number");
        files.put(JSON, "the same with differences, courses and heat maps");
        new SourceSection(provenance, html).write(files);
        return html.toString();
    }

    private void values(Html html) {
        if (provenance.values().isEmpty()) {
            return;
        }
        html.open("section", "id", "values").element("h2", "What pieces are worth");
        for (OddsValues values : provenance.values()) {
            OddsValuesTable table = new OddsValuesTable(values);
            DataTable cells = new DataTable(
                    html,
                    table.subject(),
                    Stream.concat(Stream.of("piece"), OddsValuesTable.COLUMNS.stream())
                            .toArray(String[]::new));
            for (int type = 0; type < values.types().size(); type++) {
                DataTable row = cells.row(table.name(type));
                table.cells(type).forEach(row::text);
                row.endRow();
            }
            cells.end();
            table.remarks().forEach(remark -> html.element("p", remark));
        }
        html.closeLine();
    }

    /** The note on the source below every figure. */
    private String source() {
        int all = settings.all().stream().mapToInt(SettingResult::games).sum();
        return "Source: Plyspace " + provenance.version() + ", " + all + " games, seed " + provenance.seed();
    }

    private void header(Html html) {
        html.open("header").element("h1", provenance.title());
        int all = settings.all().stream().mapToInt(SettingResult::games).sum();
        long sets = settings.sheets().stream().map(RuleSheet::id).distinct().count();
        long count = settings.sheets().size();
        html.element(
                "p",
                all + " games in " + count + (count == 1 ? " setting" : " settings") + " of " + sets
                        + (sets == 1 ? " rule set" : " rule sets")
                        + playedBy()
                        + ". Every number has its 95 % interval and, below it, the same as a table.",
                "class",
                "lede");
        html.open("nav", "aria-label", "Contents").open("ul");
        contents()
                .forEach((id, title) -> html.open("li")
                        .open("a", "href", "#" + id)
                        .say(title)
                        .close()
                        .close());
        html.close().close().closeLine();
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
        return ", by " + (engines == 0 ? "" : engines + (engines == 1 ? " engine and " : " engines and ")) + "people";
    }

    private Map<String, String> contents() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("findings", "Findings");
        if (!settings.table().contrasts().isEmpty()) {
            all.put("differences", "Differences");
        }
        if (TradeOffSection.isThere(settings)) {
            all.put(TradeOffSection.ID, TradeOffSection.TITLE);
        }
        for (MetricGroup group : MetricGroup.values()) {
            if (settings.metrics().stream().map(Metric::group).anyMatch(group::equals)) {
                all.put(ResultSections.id(group), ChangeWords.capital(group.title()));
            }
        }
        if (hasHeatMaps()) {
            all.put("heat", "Where pieces stand");
        }
        all.put("rules", "Rules");
        if (!games.isEmpty()) {
            all.put("games", "Games");
        }
        all.put("source", "How this was made");
        return all;
    }

    private boolean hasHeatMaps() {
        return settings.all().stream().anyMatch(result -> !result.heatMaps().isEmpty());
    }

    /** Writes the heat maps. Only the script draws them, since a complete table of them would be longer than the rest of the page. */
    private void heat(Html html) {
        if (hasHeatMaps()) {
            html.open("section", "id", "heat")
                    .element("h2", "Where pieces stand")
                    .element(
                            "p",
                            "In what share of a game's positions such a piece stands on each square, on average over games."
                                    + " Boards are drawn as games begin; a square that moves with its board is the same square.")
                    .open("div", "id", "heat-maps")
                    .close()
                    .element("p", source(), "class", "source")
                    .closeLine();
        }
    }

    private record Name(String name, String shortName) {}

    private record Data(
            List<Name> settings,
            List<IntervalChart> intervals,
            List<CourseChart> courses,
            HeatCharts heat,
            GameViews games,
            Map<String, String> marks,
            double square) {}

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
                GameViews.of(games, sheet),
                Map.of("last", sheet.mark(Mark.LAST_MOVE), "check", sheet.mark(Mark.CHECK)),
                BoardSheet.SQUARE);
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
}
