package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.engine.PieceReach;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.lab.compare.AspectRow;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/** Two rule sets side by side, and reports, as a browser shows them. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@Order(3)
@InWholeForm
class PageSideTest extends OnThePage {

    private static final String BUTTON = "document.querySelector('#%s .grid button[data-cell=\"%d\"]')";

    /** More pictures than a browser draws at once. */
    private static final int MANY_CONTEXTS = 16;

    private static final String SETTINGS = "variant=roth&with=roth:pathB=off";

    @TempDir
    private static Path folder;

    /** Beside the one that all tests share: with data and a folder of reports that are known here. */
    private static ServedPage own;

    @BeforeAll
    static void serve() throws IOException {
        Path plugins = Files.createDirectory(folder.resolve("plugins"));
        Files.createDirectory(folder.resolve("reports"));
        own = ServedPage.start(
                folder, plugins, "--reports", folder.resolve("reports").toString());
    }

    @AfterAll
    static void stop() {
        own.close();
    }

    static List<String> variants() {
        return TestForm.sample(
                registry.variants().stream().map(FoundVariant::id).toList(), 1);
    }

    private static void open(ServedPage served, String address) throws InterruptedException {
        browser.go(served.at(address));
        browser.await("return Boolean(window.plyspace && (plyspace.failure || "
                + "plyspace.page?.stages?.every(each => each.scene?.frames > 0)))");
        assertEquals(null, browser.run("return plyspace.failure"));
        // what comes last is drawn
        browser.await("return Boolean(document.querySelector('.rules'))");
    }

    private static Program.Result run(String... words) throws IOException {
        return new Program().environment("XDG_DATA_HOME", folder.toString()).run(words);
    }

    @SuppressWarnings("unchecked")
    private static Set<Long> cells(String script) {
        return new TreeSet<>((List<Long>) browser.run("return [..." + script + "].map(Number)"));
    }

    /** What a half shows is what its rule set says, and the differences between both are those that are marked and counted. */
    @ParameterizedTest
    @MethodSource("variants")
    void bothShowWhereThePieceGoesAndWhatTheRulesSay(String id) throws InterruptedException {
        open(page, "side?variant=" + id);

        for (String half : List.of("first", "second")) {
            String at = "plyspace.page.halves.find(half => half.name === '" + half + "')";
            Rules rules = registry.rules((String) browser.run("return " + at + ".variant"));
            assertEquals(
                    rules.cells(),
                    browser.number("return document.querySelectorAll('#" + half + " .grid button').length"));
            if (Boolean.TRUE.equals(browser.run("return " + at + ".trouble !== null"))) {
                assertEquals(0, browser.number("return document.querySelectorAll('#" + half + " [data-mark]').length"));
                continue;
            }
            int cell = (int) browser.number("return " + at + ".cell");
            int code = (int) browser.number("return " + at + ".code");
            Position position = rules.position(
                    rules.empty().toBuilder()
                            .piece(cell, code)
                            .side(Piece.side(code))
                            .build(),
                    Purpose.STUDY);
            Set<Long> reached = new TreeSet<>();
            for (long move : PieceReach.moves(position, cell)) {
                reached.add((long) Move.to(move));
            }
            String marked = "document.querySelectorAll('#" + half + " .grid button[data-mark~=%s]')";
            Set<Long> both = cells("[..." + marked.formatted("target") + "].map(each => each.dataset.cell)");
            Set<Long> only = cells("[..." + marked.formatted(half) + "].map(each => each.dataset.cell)");
            Set<Long> shown = new TreeSet<>(both);
            shown.addAll(only);
            assertEquals(reached, shown, half);
            assertEquals(reached.size(), both.size() + only.size(), half);
            if (Boolean.TRUE.equals(browser.run("return plyspace.page.halves.every(half => half.trouble === null)"))) {
                String counted =
                        "return Number(document.querySelector('#" + half + " [data-count=%s]').textContent.trim())";
                assertEquals(both.size(), browser.number(counted.formatted("both")));
                assertEquals(only.size(), browser.number(counted.formatted("only")));
            }
            assertTrue(browser.number("return " + at + ".stage.scene.figures().calls") > 0);
        }
        assertRules();
    }

    /** What differs stands side by side, what is the same is folded. */
    @SuppressWarnings("unchecked")
    private static void assertRules() {
        List<RuleSetSummary> both = ((List<String>)
                        browser.run("return plyspace.page.halves.map(half => half.variant)"))
                .stream()
                        .map(registry::rules)
                        .map(rules -> RuleSetSummary.of(rules.setting(), rules, List.of()))
                        .toList();

        for (AspectRow row : AspectRow.of(both)) {
            List<String> texts = (List<String>)
                    browser.run(
                            "return [...document.querySelectorAll('[data-aspect=\""
                                    + row.aspect().word()
                                    + "\"] td')].map(each => each.firstChild.nextSibling?.textContent.trim() ?? each.textContent.trim())");
            assertEquals(row.isSame() ? 1 : 2, texts.size(), row.aspect().word());
            String shown = (String) browser.run("return document.querySelector('[data-aspect=\""
                    + row.aspect().word() + "\"]').textContent.trim()");
            row.texts().forEach(text -> assertTrue(shown.contains(text), text + " in " + shown));
            assertEquals(
                    row.isSame(),
                    browser.run("return Boolean(document.querySelector('[data-aspect=\""
                            + row.aspect().word() + "\"]').closest('details'))"),
                    row.aspect().word());
        }
        long same = AspectRow.of(both).stream().filter(AspectRow::isSame).count();
        assertEquals(same, browser.number("return document.querySelectorAll('details [data-aspect]').length"));
    }

    @Test
    void aPieceChosenOnOneIsShownOnTheOtherAndTheAddressIsALinkToIt() throws InterruptedException {
        open(page, "side?variant=meder&with=roth&on=start");
        long knight = browser.number("return plyspace.page.halves[1].base.names.get('b1(2)').cell");
        browser.run(BUTTON.formatted("second", knight) + ".click()");
        browser.await("return plyspace.page.active.name === 'second' && plyspace.page.active.cell === " + knight
                + " && plyspace.page.active.reach !== null");
        browser.await("return document.getElementById('said').textContent.includes('white knight on b1(2): ')");
        String words = said();
        assertTrue(words.startsWith("white knight on b1(2): ") && words.contains("under both"), words);
        assertEquals(
                browser.run("return plyspace.page.halves[1].rules.typeOf(plyspace.page.halves[1].code).name"),
                browser.run("return plyspace.page.halves[0].rules.typeOf(plyspace.page.halves[0].code).name"));

        String address = (String) browser.run("return location.search");
        assertTrue(address.contains("at=second") && address.contains("square=b1%282%29"), address);
        open(page, "side" + address);
        assertEquals(knight, browser.number("return plyspace.page.active.cell"));
        browser.await("return document.getElementById('said').textContent.trim() === " + '"' + words + '"');
    }

    @Test
    void theKeyboardAloneMovesThePiece() throws InterruptedException {
        open(page, "side?variant=meder&with=meder:edition=tournament&piece=Q&square=c3N");
        long from = browser.number("return plyspace.page.halves[1].cell");
        browser.run(BUTTON.formatted("second", from) + ".focus()");
        browser.press(Keys.ARROW_LEFT);
        assertEquals(
                "second",
                browser.run("return document.activeElement.closest('.half').id"),
                "the keyboard stays on its boards");
        browser.press(Keys.ENTER);
        browser.await("return plyspace.page.active.name === 'second' && plyspace.page.halves[0].cell === "
                + "plyspace.page.halves[0].base.names.get('b3N').cell && location.search.includes('square=b3N')");
        assertEquals(1, browser.number("return document.querySelectorAll('#first .grid [tabindex=\"0\"]').length"));
        assertEquals(1, browser.number("return document.querySelectorAll('#second .grid [tabindex=\"0\"]').length"));
        assertEquals(
                browser.run(
                        "return [...document.querySelectorAll('#second [data-column]')].map(each => each.dataset.cell)"),
                browser.run(
                        "return [...document.querySelectorAll('#first [data-column]')].map(each => each.dataset.cell)"));
    }

    @Test
    void otherSettingsAreChosenAndSeenFromTheSameSide() throws InterruptedException {
        open(page, "side?variant=meder&with=roth&view=top");
        assertEquals("top", browser.run("return plyspace.page.halves[1].stage.look"));
        browser.run(
                "[...document.querySelectorAll('.toolbar button')].find(each => each.textContent.trim() === 'White').click()");
        browser.await("return plyspace.page.halves.every(half => half.stage.look === 'white')"
                + " && location.search.includes('view=white')");
        browser.run("""
                const select = document.querySelector('#second .chosen select');
                select.value = 'meder';
                select.dispatchEvent(new Event('change'));
                """);
        browser.await(
                "return Boolean(document.querySelector('#second .option select')) && plyspace.page.halves[1].variant === 'meder'"
                        + " && document.querySelector('[data-comparisons]').textContent.includes('Both are the same')");
        browser.run("""
                const select = [...document.querySelectorAll('#second .option')].find(each => /edition/i.test(each.textContent)).querySelector('select');
                select.value = 'tournament';
                select.dispatchEvent(new Event('change'));
                """);
        browser.await("return Boolean(document.querySelector('[data-option=edition]'))");
        assertTrue(browser.run("return location.search").toString().contains("with=meder:edition=tournament"));
        assertTrue(browser.run("return document.querySelector('[data-option=edition]').textContent.trim()")
                .toString()
                .matches("(?s).*formal.*tournament.*"));
    }

    @Test
    void theCommandThatThePageShowsPlaysBoth() throws IOException, InterruptedException {
        open(own, "side?" + SETTINGS);
        String command = (String) browser.run("return plyspace.page.command");
        assertTrue(command.startsWith("./plyspace compare "), command);
        String[] words = Stream.concat(
                        Stream.of(command.split(" ")).skip(1), Stream.of("--games", "6", "--max-plies", "60"))
                .toArray(String[]::new);
        Program.Result played = run(words);

        assertEquals(0, played.code(), played.err());
        assertTrue(played.out().contains("roth:pathB=off"), played.out());
    }

    @Test
    void reportsOpenInATabOfTheirOwnWithTheirCharts() throws IOException, InterruptedException {
        browser.go(own.at("reports"));
        browser.await("return Boolean(document.querySelector('.command'))");
        assertTrue(browser.run("return document.querySelector('.panel').textContent.trim()")
                .toString()
                .contains("No report is written yet"));
        assertTrue(
                browser.run("return document.querySelector('.command pre').textContent.trim()")
                        .toString()
                        .contains(" --report DIR/"),
                "the folder that was named may have any name");

        Path experiment = Files.writeString(folder.resolve("experiment.json"), """
                {"format": "plyspace-experiment/1", "name": "a trial", "settings": ["cube:n=4", "cube:n=4,selfCapture=on"],
                 "players": ["random"], "games": 6, "openings": "start", "maxPlies": 60}
                """);
        String store = folder.resolve("trial.store").toString();
        Path reports = folder.resolve("reports");
        for (String[] words : new String[][] {
            {"lab", "run", experiment.toString(), "--store", store},
            {"lab", "report", store, "--report", reports.resolve("trial").toString()},
            {
                "compare",
                "cube:n=4",
                "cube:n=4,selfCapture=on",
                "--games",
                "4",
                "--max-plies",
                "60",
                "--engine",
                "random",
                "--report",
                reports.resolve("pair").toString()
            }
        }) {
            Program.Result result = run(words);
            assertEquals(0, result.code(), result.err());
        }
        Files.writeString(reports.resolve("alien.html"), "<script>alert(1)</script>");

        browser.go(own.at("reports"));
        browser.await("return document.querySelectorAll('.reports tbody a').length === 2");
        assertEquals(Set.of("trial/report", "pair/report"), Set.copyOf((List<?>) browser.run(
                "return [...document.querySelectorAll('.reports a')].map(each => each.textContent.trim())")));
        String tab = browser.tab();
        for (String name : List.of("trial/report", "pair/report")) {
            browser.run("[...document.querySelectorAll('.reports a')].find(each => each.textContent.trim() === '" + name
                    + "').click()");
            browser.lookElsewhere();
            assertNotEquals(tab, browser.tab());
            browser.await("return document.querySelector('iframe') !== null");
            browser.intoFrame();
            browser.await("return document.documentElement.dataset.drawn === 'true'");
            assertTrue(
                    browser.number("return document.querySelectorAll('[data-intervals] svg path').length") > 0, name);
            assertEquals(true, browser.run("return window.opener === null && window.origin === 'null'"), name);
            assertEquals(0, browser.number("return performance.getEntriesByType('resource').length"), name);
            assertEquals(List.of(), browser.console(), name);
            browser.outOfFrame();
            assertEquals(List.of(), browser.barriers(), name);
            // To look for barriers a message is posted to the frame as if it had the page's origin.
            assertTrue(
                    browser.console().stream().allMatch(each -> each.contains("'postMessage' on 'DOMWindow'")), name);
            browser.closeTab();
            browser.look(tab);
        }
    }

    @Test
    void whoGoesToAndFroKeepsNoPictureOfAnother() throws InterruptedException {
        open(page, "side?variant=meder&with=cube");
        for (int i = 0; i < MANY_CONTEXTS / 3 + 1; i++) {
            browser.run("plyspace.go('/boards?variant=meder')");
            browser.await("return plyspace.name === 'boards' && plyspace.stage.scene?.frames > 0");
            browser.run("plyspace.go('/side?variant=meder&with=cube')");
            browser.await(
                    "return plyspace.name === 'side' && plyspace.page.stages.every(each => each.scene?.frames > 0)");
        }
        assertEquals(2, browser.number("return document.querySelectorAll('canvas').length"));
        assertFalse((Boolean) browser.run("return plyspace.page.stages.some(each => each.trouble !== null)"));
    }

    @Test
    void aPictureThatIsLostLeavesTheOther() throws InterruptedException {
        open(page, "side?variant=meder&with=koernke");
        browser.run("plyspace.page.stages[0].scene.renderer.forceContextLoss()");
        browser.await("return Boolean(document.querySelector('#first .trouble'))");
        assertTrue(said().contains("flat boards do everything"), said());
        assertEquals(null, browser.run("return document.querySelector('#second .trouble')"));
        browser.run(BUTTON.formatted("first", 5) + ".click()");
        browser.await("return plyspace.page.halves[0].cell === 5 && plyspace.page.stages[1].scene !== null");
        browser.console();
    }

    @ParameterizedTest
    @ValueSource(strings = {"side?" + SETTINGS + "&on=start", "reports"})
    void nobodyIsKeptOutAndPicturesAreTaken(String address) throws IOException, InterruptedException {
        String name = address.replaceFirst("\\?.*", "");
        lookAtSizes(name, () -> openWhole(address), width -> {
            if (width < 500) {
                assertEquals(
                        List.of(),
                        browser.run("return [...document.querySelectorAll('.scrolled')]"
                                + ".filter(each => each.scrollWidth > each.clientWidth).map(each => each.ariaLabel)"),
                        "what is compared is seen side by side on a phone too");
            }
        });
    }

    private void openWhole(String address) throws InterruptedException {
        if (address.startsWith("side")) {
            open(own, address);
        } else {
            browser.go(own.at(address));
            browser.await("return Boolean(document.querySelector('.sheet .command'))");
        }
    }
}
