package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.Await;
import org.plyspace.testing.EveryThirdCase;

/** Reports of experiments and comparisons as a browser shows them. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ReportTest {

    private static final int SETTINGS = 3;

    @TempDir
    private static Path folder;

    private static Path page;
    private static Browser browser;

    @BeforeAll
    static void report() throws IOException {
        browser = Browser.start(folder);
        page = report("A trial", "meder\", \"meder:castling=off\", \"koernke", 6);
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    private static Path report(String name, String settings, int games) throws IOException {
        Path experiment = folder.resolve("experiment.json");
        Files.writeString(experiment, """
                {"format": "plyspace-experiment/1", "name": "%s", "settings": ["%s"], "players": ["random"], "games": %d,
                 "openings": "random:4", "seed": 5, "maxPlies": 120}
                """.formatted(name, settings, games));
        String store = Files.createTempDirectory(folder, "store").toString();
        Program.Result run = new Program().run("lab", "run", experiment.toString(), "--store", store);
        assertEquals(0, run.code(), run.err());
        Program.Result result = new Program().run("lab", "report", store, "--report", store + ".report");
        assertEquals(new Program.Result(0, store + ".report/report.html\n", ""), result);
        return Path.of(store + ".report/report.html");
    }

    private static void assertSilent() {
        assertEquals(List.of(), browser.console());
        assertEquals(0, browser.number("return performance.getEntriesByType('resource').length"));
    }

    /** The expected and actual number of marks of each chart of intervals. */
    private static final String MARKS = """
            const data = JSON.parse(document.getElementById('data').textContent);
            return data.intervals.map(chart => {
              const plot = document.querySelector('[data-intervals="' + chart.id + '"]');
              const wanted = chart.lines.filter(line => line.text).length;
              const circles = [...plot.querySelectorAll('svg path')].filter(path => / ?A ?5 5/.test(path.getAttribute('d')));
              const named = echarts.getInstanceByDom(plot).getZr().storage.getDisplayList(true).filter(each => each.name === 'mark');
              return chart.id + ' ' + wanted + ' ' + named.length + ' ' + circles.length;
            });
            """;

    /** What is written in charts and reaches beyond them, where it is not seen. */
    private static final String CUT_OFF = """
            return [...document.querySelectorAll('.plot')].flatMap(plot => {
              const box = plot.getBoundingClientRect();
              return [...plot.querySelectorAll('text')].filter(text => {
                const words = text.getBoundingClientRect();
                return words.left < box.left - 1 || words.right > box.right + 1;
              }).map(text => plot.dataset.intervals + ': ' + text.textContent);
            });
            """;

    @ParameterizedTest
    @EveryThirdCase
    @CsvSource({"360,light", "360,dark", "800,light", "800,dark", "1400,light", "1400,dark"})
    @SuppressWarnings("unchecked")
    void everythingIsDrawnWithoutAWordOnTheConsoleOrABarrier(int width, String theme)
            throws IOException, InterruptedException {
        browser.open(page, width, theme);

        assertEquals(0, browser.hiddenAtTheSide(), "nothing is wider than the screen");
        assertTrue(browser.number("return innerWidth") == width, "no zooming out");
        List<String> charts = (List<String>) browser.run(MARKS);
        assertTrue(charts.size() > 15, charts::toString);
        for (String chart : charts) {
            String[] counts = chart.substring(
                            chart.lastIndexOf(' ', chart.lastIndexOf(' ', chart.lastIndexOf(' ') - 1) - 1))
                    .strip()
                    .split(" ", -1);
            assertTrue(Integer.parseInt(counts[0]) > 0, chart);
            assertEquals(counts[0], counts[1], chart);
            assertEquals(counts[0], counts[2], chart);
        }
        assertTrue(charts.contains("captures " + SETTINGS + " " + SETTINGS + " " + SETTINGS), charts::toString);
        assertEquals(SETTINGS * 3L, browser.number("""
                        return [...document.querySelectorAll('[data-course]')].reduce((sum, plot) =>
                          sum + echarts.getInstanceByDom(plot).getOption().series.filter(each => each.type === 'line').length, 0)
                        """));
        assertEquals(List.of(), browser.run(CUT_OFF), "no word, and no sign before a number, is cut off");
        assertEquals(List.of(), browser.barriers());
        assertSilent();
    }

    @Test
    void gamesAreSteppedThroughByButtonsAndKeys() throws InterruptedException {
        browser.open(page, 1400, "light");
        Object start = browser.run("return document.querySelector('#viewer .boards').innerHTML");
        browser.run("document.querySelector('#viewer button[title=Forward]').click()");
        assertTrue(told().startsWith("Ply 1 of "), told());
        assertFalse(start.equals(browser.run("return document.querySelector('#viewer .boards').innerHTML")));
        press("ArrowRight");
        assertTrue(told().startsWith("Ply 2 of "), told());
        press("End");
        assertEquals(true, browser.run("return document.querySelector('#viewer button[title=Last]').disabled"));
        press("ArrowLeft");
        press("Home");
        assertTrue(told().startsWith("Start, "), told());
        assertEquals(start, browser.run("return document.querySelector('#viewer .boards').innerHTML"));
        assertEquals(
                32L,
                browser.number("return document.querySelectorAll('#viewer .boards svg g').length"),
                "the men of the start");
        browser.run("""
                const games = document.querySelector('#viewer select');
                games.value = games.options.length - 1;
                games.dispatchEvent(new Event('change'));
                """);
        assertEquals(64L, browser.number("return document.querySelectorAll('#viewer .boards svg g').length"));
        assertSilent();
    }

    private static String told() {
        return (String) browser.run("return document.querySelector('#viewer .told').textContent");
    }

    private static void press(String key) {
        browser.run(
                "document.querySelector('#viewer').dispatchEvent(new KeyboardEvent('keydown', {key: '" + key + "'}))");
    }

    @Test
    void heatMapsAreOfThePieceThatIsChosen() throws InterruptedException {
        browser.open(page, 1400, "light");
        Object kings = browser.run("return document.querySelector('#heat-maps').innerHTML");
        browser.run("""
                const pieces = document.querySelector('#heat-maps select');
                pieces.value = 'black pawn';
                pieces.dispatchEvent(new Event('change'));
                """);
        Object pawns = browser.run("return document.querySelector('#heat-maps').innerHTML");
        assertFalse(kings.equals(pawns));
        assertEquals(
                64L + 64 + 128,
                browser.number("return document.querySelectorAll('#heat-maps .boards svg > path').length"),
                "the cells of both rule sets");
        assertSilent();
    }

    private static List<String> savedTable(String figure) throws IOException, InterruptedException {
        browser.run("document.querySelector('#" + figure + " button').click()");
        Path saved = folder.resolve(figure + ".csv");
        Await.until("the file", () -> Files.exists(saved));
        return Files.readAllLines(saved);
    }

    @Test
    void aNameThatASpreadsheetWouldTakeForAFormulaIsSavedAsText() throws IOException, InterruptedException {
        browser.open(page, 1400, "light");
        browser.run("document.querySelector('#checks tbody td').textContent = '=cmd()'");
        assertTrue(savedTable("checks").get(1).contains(",'=cmd(),"), "an apostrophe before it");
        assertSilent();
    }

    @Test
    void theTableUnderAChartCanBeSaved() throws IOException, InterruptedException {
        browser.open(page, 1400, "light");
        List<String> lines = savedTable("captures");
        assertEquals("setting,number,value,from,to,games", lines.get(0));
        assertEquals(1 + SETTINGS, lines.size());
        String data = Files.readString(page.resolveSibling("results.csv"));
        for (String line : lines.subList(1, lines.size())) {
            assertTrue(data.contains("," + line.split(",", -1)[2] + ","), line);
        }
        assertSilent();
    }

    @Test
    void coloursFollowWhoLooks() throws InterruptedException {
        browser.open(page, 800, "light");
        String colour = "return getComputedStyle(document.documentElement).backgroundColor";
        String ink = "return document.querySelector('[data-intervals=captures] svg text').getAttribute('fill')";
        List<Object> light = List.of(browser.run(colour), browser.run(ink));
        browser.open(page, 800, "dark");
        assertFalse(light.contains(browser.run(colour)));
        assertFalse(light.contains(browser.run(ink)));
    }

    @Test
    void hostileNamesAreTextOnThePage() throws IOException, InterruptedException {
        String name = "</script><img src=x onerror=alert(1)>{{data}}<!--";
        browser.open(report(name, "koernke", 2), 800, "light");
        assertEquals(name, browser.run("return document.querySelector('h1').textContent"));
        assertEquals(0L, browser.number("return document.images.length"));
        assertSilent();
    }

    @Test
    void aComparisonHasTheSamePage() throws IOException, InterruptedException {
        Path into = folder.resolve("comparison");
        Program.Result result = new Program()
                .run(
                        "compare",
                        "koernke",
                        "koernke:kings=both",
                        "--games",
                        "4",
                        "--engine",
                        "random",
                        "--report",
                        into.toString());
        assertEquals(new Program.Result(0, into + "/report.html\n", ""), result);

        browser.open(into.resolve("report.html"), 1400, "light");
        assertEquals("koernke and koernke:kings=both", browser.run("return document.querySelector('h1').textContent"));
        String source = (String) browser.run("return document.querySelector('#source').textContent");
        for (String part : List.of(
                "plyspace compare koernke koernke:kings=both --games 4 --engine random --report " + into,
                "plyspace-variant-koernke-",
                "played on")) {
            assertTrue(source.contains(part), source);
        }
        assertEquals(2L, browser.number("return document.querySelectorAll('#viewer option').length"));
        assertSilent();
    }

    @Test
    void withoutAFolderTheNumbersArePrinted() throws IOException {
        Path store = page.getParent()
                .resolveSibling(page.getParent().getFileName().toString().replace(".report", ""));
        Program.Result result = new Program().run("lab", "report", store.toString(), "--baseline", "koernke");
        assertEquals(0, result.code(), result.err());
        for (String part : List.of("meder:castling=off", "captures", "DIFFERENCES", "meder against koernke, random")) {
            assertTrue(result.out().contains(part), result.out());
        }
        Program.Result refused = new Program().run("lab", "report", store.toString(), "--baseline", "nothing");
        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("no setting is 'nothing'"), refused.err());
    }
}
