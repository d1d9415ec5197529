package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the page tells people who do not know the game: why, which, what next, and where to go. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageGuidanceTest extends OnThePage {

    private static final String PRESS =
            "[...document.querySelectorAll('button')].find(each => each.textContent.trim() === '%s').click()";

    private static void press(String title) {
        browser.run(PRESS.formatted(title));
    }

    private static Object text(String selector) {
        return browser.run("return document.querySelector(`" + selector + "`)?.textContent.trim()");
    }

    private static void play(List<String> moves) throws InterruptedException {
        for (String move : moves) {
            long ply = browser.number("return plyspace.page.game.told.ply");
            browser.run("void plyspace.page.act('moves', {move: '" + move + "'})");
            browser.await("return plyspace.page.game.told.ply > " + ply);
        }
    }

    private static List<String> mate() throws IOException {
        JsonNode game = JsonMapper.builder()
                .build()
                .readTree(Files.readString(Program.HOME.resolve("games/koernke-foolsmate.json")));
        List<String> moves = new ArrayList<>();
        game.get("moves").forEach(move -> moves.add(move.asString()));
        return moves;
    }

    @Test
    void aBoardAndAPieceThatMayGoNowhereSayWhy() throws InterruptedException {
        open("boards?variant=meder");
        browser.run("plyspace.page.hand.chooseBoard(plyspace.page.picture.board('WKL'))");
        browser.await("return Boolean(document.querySelector('.answer .box.why .cite'))");
        assertEquals(
                "board WKL may go nowhere now: it holds 3 men, the white rook on e0WKL and the white pawn on d1WKL"
                        + " and the white pawn on e1WKL; a board carries at most one FS 4.1",
                text(".answer .box.why"));
        browser.run("void plyspace.page.hand.choose(plyspace.page.picture.names.get('b8B').cell)");
        browser.await("return document.querySelector('.answer .box.why')?.textContent.includes('black')");
        assertTrue(said().contains("no legal moves: "), said());
    }

    @Test
    void theListOfMovesFollowsTheGameAndThePageStaysWhereItIs() throws IOException, InterruptedException {
        play("koernke", null);
        browser.run("document.querySelector('.moves').style.maxHeight = '70px'");
        String seen = """
                const list = document.querySelector('.moves').getBoundingClientRect(), now = document.querySelector('.moves [aria-current=true]')?.getBoundingClientRect();
                return Boolean(now) && now.top >= list.top - 1 && now.bottom <= list.bottom + 1;
                """;
        String where = "return (document.querySelector('.pane') ?? document.scrollingElement).scrollTop + scrollY";
        long scrolled = browser.number(where);
        play(mate());
        browser.await(seen);
        browser.run("void plyspace.page.look(1)");
        browser.await("return plyspace.page.game.shown === 1");
        browser.await(seen);
        browser.run("void plyspace.page.look(9)");
        browser.await("return plyspace.page.game.shown === 9");
        browser.await(seen);
        assertEquals(scrolled, browser.number(where));
    }

    @Test
    void theStrongestPromotionIsFirstAndChosenByKeys() throws InterruptedException {
        play("orthodox", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        String take = "void plyspace.page.hand.select(plyspace.page.picture.names.get('a7').cell)";
        String put = "void plyspace.page.hand.choose(plyspace.page.picture.names.get('a8').cell)";
        for (boolean chosen : List.of(false, true)) {
            browser.run(take);
            browser.await("return plyspace.page.hand.moves.length > 0");
            browser.run(put);
            browser.await("return document.getElementById('dialog').open");
            assertTrue(
                    String.valueOf(browser.run("return document.activeElement.textContent.trim()"))
                            .startsWith("becomes a queen"),
                    "the queen is first");
            assertEquals(4L, browser.number("return document.querySelectorAll('.choices button').length"));
            assertEquals(List.of(), barriers());
            browser.press(chosen ? Keys.ENTER : Keys.ESCAPE);
            browser.await("return !document.getElementById('dialog').open");
            if (!chosen) {
                assertEquals(0L, browser.number("return plyspace.page.game.told.ply"));
            }
        }
        browser.await("return plyspace.page.game.told.ply === 1");
        assertTrue(String.valueOf(browser.run("return plyspace.page.game.told.moves[0].move"))
                .contains("Q"));
    }

    @Test
    void aDialogThatOpensAtOnceAfterAnotherKeepsWhatItSays() throws InterruptedException {
        open("boards?variant=meder");
        browser.run("plyspace.show('first', 'one'); plyspace.close(); plyspace.show('second', 'two')");
        browser.run(
                "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))");
        assertEquals("second", text("#dialog h2"));
        browser.run("plyspace.close()");
        browser.await("return !document.querySelector('#dialog h2')");
    }

    private static List<String> barriers() {
        try {
            return browser.barriers();
        } catch (IOException unread) {
            throw new AssertionError(unread);
        }
    }

    @Test
    void whatTheMachineThinksIsShownToWhoAsksForItAlone() throws InterruptedException {
        begin(Map.of("variant", "meder", "white", "human", "black", "level1"));
        String think =
                "plyspace.page.game.hear({type: 'thought', purpose: 'play', ply: plyspace.page.game.told.ply, depth: 3,"
                        + " nodes: 9, lines: [{move: 'thought-of', score: 31, expectancy: 0.5}]})";
        browser.run("plyspace.page.game.told.turn = 'level1'; " + think);
        assertFalse(String.valueOf(text(".panel")).contains("thought-of"));
        press("Its thoughts");
        browser.await("return document.querySelector('.thoughts')?.textContent.includes('thought-of')");
        open("play?game=" + browser.run("return plyspace.page.game.id"));
        assertEquals(
                "true",
                browser.run("return [...document.querySelectorAll('button')]"
                        + ".find(each => each.textContent.trim() === 'Its thoughts').getAttribute('aria-pressed')"));
        press("Its thoughts");
        browser.await("return !document.querySelector('.thoughts')");
    }

    @Test
    void whoLostSeesHowAndPlaysAgainWithTheOtherSide() throws InterruptedException {
        begin(Map.of("variant", "meder", "white", "human", "black", "level1"));
        assertEquals("Your move · Play · Plyspace", browser.run("return document.title"));
        assertEquals("you", text(".player[data-turn] b"));
        browser.run("void plyspace.page.act('resign')");
        browser.await("return Boolean(document.querySelector('.ended'))");
        assertEquals("0-1 · Play · Plyspace", browser.run("return document.title"));
        String before = (String) browser.run("return plyspace.page.game.id");
        press("Rematch, sides swapped");
        browser.await("return plyspace.page.game && plyspace.page.game.id !== '" + before + "'");
        assertEquals("level1", browser.run("return plyspace.page.game.told.white"));
        assertEquals("human", browser.run("return plyspace.page.game.told.black"));
    }

    @Test
    void aReviewNamesBlundersAndShowsWhatWasBetter() throws IOException, InterruptedException {
        play("koernke", null);
        play(mate());
        press("Review");
        browser.await("return Boolean(document.querySelector('.summary'))");
        assertEquals(2L, browser.number("return document.querySelectorAll('.summary tbody tr').length"));
        assertTrue(String.valueOf(text(".moves [data-ply='12']")).endsWith("3b4??"));
        assertTrue(browser.number("return document.querySelectorAll('.chart .bad').length") > 0);
        browser.run("void plyspace.page.look(12)");
        browser.await("return Boolean(document.querySelector('.graded[data-grade=blunder]'))");
        String position = (String) browser.run("return plyspace.page.picture.text");
        browser.run("document.querySelector('.graded .thought-line button').click()");
        browser.await("return plyspace.page.preview?.at === 1");
        assertFalse(position.equals(browser.run("return plyspace.page.picture.text")), "the better move is shown");
        assertEquals(true, browser.run("return document.getElementById('entry').disabled"));
        press("Back to the game");
        browser.await("return plyspace.page.preview === null");
        assertEquals(position, browser.run("return plyspace.page.picture.text"));
        assertEquals(List.of(), barriers());
    }

    @ParameterizedTest
    @CsvSource({"boards?variant=nosuch, 404", "play?game=nosuch, 404", "boards?variant=meder:edition=none, 422"})
    void anAddressThatLeadsNowhereHasWaysOut(String address, int status) throws InterruptedException {
        browser.go(page.at(address));
        browser.await("return Boolean(document.querySelector('[data-dead-end]'))");
        assertFalse(String.valueOf(text("[data-failure]")).isEmpty());
        assertEquals(List.of(), barriers());
        for (String way : List.of("Boards", "Set up a position", "New game")) {
            browser.run(
                    "[...document.querySelectorAll('[data-dead-end] a')].find(each => each.textContent.trim() === '%s').click()"
                            .formatted(way));
            browser.await("return !plyspace.failure && plyspace.stage.scene?.frames > 0");
            browser.run("history.back()");
            browser.await("return Boolean(document.querySelector('[data-dead-end]'))");
        }
        assertTrue(
                browser.console().stream().allMatch(line -> line.contains(String.valueOf(status))),
                "nothing but what was refused");
    }

    @ParameterizedTest
    @ValueSource(strings = {"boards", "play", "setup"})
    void aRuleSetWithoutAStartShowsItsBoardsAndTheWayToSetThemUp(String name) throws InterruptedException {
        open(name + "?variant=cube:n=2");
        assertEquals(8L, browser.number("return document.querySelectorAll('.grid button').length"));
        assertEquals(
                name.equals("setup") ? null : "/setup?variant=cube:n=2",
                browser.run("return document.querySelector('[data-no-start] a')?.getAttribute('href')"));
        assertTrue(browser.console().stream().allMatch(line -> line.contains("422")));
    }

    @ParameterizedTest
    @MethodSource("others")
    void rulesInShortDrawEveryPiece(String variant) throws IOException, InterruptedException {
        lookAtSizes("rules-" + variant, () -> open("rules?variant=" + variant), width -> {});
        long pieces = registry.rules(variant).pieceTypes().size();
        assertEquals(pieces, browser.number("return document.querySelectorAll('.movers li').length"));
        for (int i = 0; i < pieces; i++) {
            browser.run("document.querySelectorAll('.movers li > button')[" + i + "].click()");
            browser.await("return plyspace.page.reach && plyspace.page.code === " + 2 * (i + 1)
                    + " && plyspace.page.picture.pieces[plyspace.page.cell] === " + 2 * (i + 1));
        }
    }

    @Test
    void aPositionIsSharedAsALinkAndAsAPicture() throws InterruptedException {
        open("boards?variant=meder");
        browser.run("window.blobs = []; const make = URL.createObjectURL;"
                + " URL.createObjectURL = blob => { blobs.push(blob); return make(blob); }");
        press("Share …");
        browser.await("return Boolean(document.querySelector('.share img')?.naturalWidth)");
        assertEquals("image/svg+xml", browser.run("return blobs[0].type"));
        press("Save as PNG");
        browser.await("return blobs.at(-1).type === 'image/png' && blobs.at(-1).size > 10000");
        assertEquals(List.of(), barriers());
        String shared = (String) browser.run("return document.querySelector('.share input').value");
        String position = (String) browser.run("return plyspace.page.picture.text");
        browser.go(shared);
        browser.await("return plyspace?.page?.picture?.text === '" + position + "'");
    }
}
