package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.plyspace.testing.InWholeForm;

/** What tablebases say of a game, beside its boards and on them, while it is analysed. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageTablesTest extends OnThePage {

    /** The king in the corner has no flight; the queen mates on several squares. */
    private static final String MATE_IN_ONE = "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1";

    private static final String ANALYSIS =
            "[...document.querySelectorAll('button')].find(each => each.textContent.trim() === 'Analysis')";
    private static final String BOX = "document.querySelector('.tables')";

    @TempDir
    private static Path folder;

    private static ServedPage served;

    @BeforeAll
    static void makeTables() throws IOException {
        Path tables = folder.resolve("tables");
        for (String variant : List.of("orthodox", "cube:n=3")) {
            Program.Result made = new Program()
                    .environment("PLYSPACE_PLUGINS", plugins.toString())
                    .run("tablebase", "build", variant, "KQvK", "--out", tables.toString());
            assertEquals(0, made.code(), made.err());
        }
        served = ServedPage.start(folder.resolve("games"), plugins, "--tables", tables.toString());
    }

    @AfterAll
    static void end() {
        served.close();
    }

    /** Begins a game of two people from a position. */
    private static void begin(String variant, String position) throws InterruptedException {
        play(served, variant, position);
    }

    /** Begins such a game, and its analysis. */
    private static void analyse(String variant, String position) throws InterruptedException {
        begin(variant, position);
        browser.run(ANALYSIS + ".click()");
    }

    private static String text() {
        return (String) browser.run("return " + BOX + ".textContent.replace(/\\s+/g, ' ').trim()");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "orthodox | k7/8/1K6/8/8/8/8/6Q1 b - - 0 1            | Black to move: lost in",
                "orthodox | " + MATE_IN_ONE + "                       | White to move: won in 1 ply kept by g1-g8",
                "orthodox | 8/8/8/8/8/8/2kQ4/7K b - - 0 1             | Black to move: drawn kept by c2-d2",
                "cube:n=3 | III:3/3/k2;II:3/3/3;I:3/3/KQ1 w - - 0 1   | White to move: won in 1 ply kept by b1(I)-"
            })
    void theVerdictIsShownForTheSideToMove(String variant, String position, String expected)
            throws InterruptedException {
        analyse(variant, position.replace(';', '|'));

        browser.await("return Boolean(" + BOX + ")");
        assertTrue(text().startsWith(expected), text());
    }

    @Test
    void theFastestWinIsMarkedAndTheSquaresThatKeepItWhenThePieceIsTaken() throws InterruptedException {
        analyse("orthodox", MATE_IN_ONE);
        browser.await("return Boolean(" + BOX + ")");
        String marked =
                "return [...document.querySelectorAll('.grid button[data-mark~=hint]')].map(each => each.getAttribute('aria-label').split(',')[0]).sort().join()";

        browser.await(marked + " === 'g1,g8'");
        browser.run("plyspace.page.hand.select(plyspace.page.picture.names.get('b6').cell)");
        browser.await("return plyspace.page.hand.moves.length > 0");
        String kept = (String) browser.run(marked);
        assertTrue(kept.contains("a6"), kept);
        assertFalse(kept.contains("c7"), "stalemate: " + kept);
    }

    @Test
    void aMoveThatKeepsItIsShownOnTheBoards() throws InterruptedException {
        analyse("orthodox", MATE_IN_ONE);
        browser.await("return Boolean(" + BOX + ")");

        browser.run(BOX + ".querySelector('button').click()");
        browser.await("return plyspace.page.preview?.at === 1");
    }

    @Test
    void itFollowsTheGameAndEndsWithTheAnalysis() throws InterruptedException {
        analyse("orthodox", "8/8/8/8/8/2k5/8/K2Q4 w - - 0 1");
        browser.await("return Boolean(" + BOX + ")");
        String before = text();
        browser.run("document.getElementById('entry').focus()");
        browser.press("d1-d5", Keys.ENTER);
        browser.await("return plyspace.page.game.told.ply === 1 && " + BOX + "?.textContent.includes('Black to move')");
        assertTrue(before.startsWith("White to move: won in "), before);
        browser.run(ANALYSIS + ".click()");
        browser.await("return !" + BOX);
    }

    @Test
    void withoutAnalysisNothingIsToldAndNothingAsked() throws InterruptedException {
        begin("orthodox", MATE_IN_ONE);

        assertEquals(null, browser.run("return " + BOX));
        assertEquals(null, browser.run("return plyspace.page.tables.picture"));
    }

    @Test
    void wherePositionsHaveNoTableThereIsNoLine() throws InterruptedException {
        analyse("orthodox", "k7/8/1K6/8/8/8/8/6R1 w - - 0 1");
        browser.await("return plyspace.page.tables.told !== null");
        assertEquals(null, browser.run("return " + BOX));
    }

    @Test
    void theLineIsThereForEverybodyAtAllSizes() throws IOException, InterruptedException {
        lookAtSizes(
                "tables",
                () -> {
                    analyse("orthodox", MATE_IN_ONE);
                    browser.await("return Boolean(" + BOX + ")");
                },
                size -> {});
    }
}
