package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.InWholeForm;

/** What was taken or tried last is what the boards show, whichever answer comes last. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageSelectionsTest extends WithLateAnswers {

    private static final String ILLEGAL = "d2W-b4N";
    private static final String LEGAL = "b2W-a4N";

    private static Object verdict() {
        return browser.run("return document.querySelector('.status .box:is(.good, .why)')?.textContent.trim() ?? null");
    }

    private static List<List<String>> reached() {
        return List.of(marked("select"), marked("target"), marked("capture"), marked("blocker"), marked("second"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"boards", "play"})
    void whereTheFirstPieceMayGoIsNotShownWhenAnotherWasTaken(String name) throws InterruptedException {
        visit(name + "?variant=meder");
        late.hold("GET /api/moves");
        click("b2W", "c2W");
        late.release(1);
        List<List<String>> shown = reached();
        assertEquals(List.of("c2W"), marked("select"));
        assertFalse(marked("target").isEmpty());
        late.release(0);
        assertEquals(shown, reached());
        assertTrue(said().startsWith("white knight on c2W, "), said());
    }

    @Test
    void theVerdictOnAnEarlierMoveIsNotShownForALaterOne() throws InterruptedException {
        visit("boards?variant=meder");
        late.hold("GET /api/judge");
        type(ILLEGAL);
        type(LEGAL);
        late.release(1);
        assertTrue(verdict().toString().startsWith("Legal."), () -> verdict().toString());
        late.release(0);
        assertTrue(verdict().toString().startsWith("Legal."), () -> verdict().toString());
        assertTrue(said().startsWith("legal: "), said());
        browser.await("return location.search.includes('try=" + LEGAL + "')");
    }

    @Test
    void theVerdictOnAMoveTakesNothingFromThePieceThatWasTakenMeanwhile() throws InterruptedException {
        visit("boards?variant=meder");
        late.hold("GET /api/judge");
        type(ILLEGAL);
        click("b2W");
        late.settle();
        List<List<String>> shown = reached();
        late.release(0);
        assertEquals(shown, reached());
        assertEquals(null, verdict());
    }

    @Test
    void aVerdictIsNotGivenInAnotherPosition() throws InterruptedException {
        visit("boards?variant=meder");
        late.hold("GET /api/judge");
        type(ILLEGAL);
        late.awaitHeld(1);
        go("boards?variant=koernke");
        awaitOpened();
        late.release(0);
        assertEquals(null, verdict());
        assertFalse(said().startsWith("not legal"), said());
    }

    @Test
    void whereAPieceMayGoIsNotShownInALaterPositionOfTheGame() throws InterruptedException {
        visit("games?variant=meder&moves=b2W-a4N,b7B-a5N,c2W-b4N");
        late.settle();
        late.hold("POST /api/line");
        late.hold("GET /api/moves");
        browser.run("plyspace.page.toPly(3)");
        late.awaitHeld("POST /api/line");
        click("c2W"); // a knight that is there no more at ply 3
        late.awaitHeld("GET /api/moves");
        late.letThrough("POST /api/line");
        browser.await("return plyspace.page.drawn.ply === 3");
        assertEquals(List.of(), marked("select"));
        String before = said();
        late.letThrough("GET /api/moves");
        assertEquals(List.of(), marked("target"));
        assertEquals(before, said());
    }

    @Test
    void aPieceThatWasTakenInALineIsLetGoWhenTheLineGoesOn() throws InterruptedException {
        visit("play?variant=meder");
        go("play?game="
                + late.post("games", "{\"variant\":\"meder\",\"white\":\"human\",\"black\":\"human\"}")
                        .get("game"));
        awaitOpened();
        browser.run("const { page } = plyspace; page.explore(0, page.picture, ['b2W-a4N', 'b7B-a5N'], 1)");
        browser.await("return plyspace.page.preview.at === 1");
        click("c2W");
        late.settle();
        assertEquals(List.of("c2W"), marked("select"));
        browser.run("void plyspace.page.stepLine(plyspace.page.preview, 1)");
        browser.await("return plyspace.page.preview.at === 2 && !plyspace.pending");
        assertEquals(List.of(), marked("select"));
    }

    @Test
    void aGameThatIsStoppedWhileAPlyIsOnItsWayGoesNoFurtherByItself() throws InterruptedException {
        visit("games?variant=meder&moves=b2W-a4N,b7B-a5N,c2W-b4N,c7B-b5N");
        late.settle();
        hurry();
        late.hold("POST /api/line");
        browser.run("plyspace.page.toPly(1)");
        browser.await("return plyspace.page.drawn.ply === 1");
        String stop = "document.querySelector('[data-autoplay]').click()";
        browser.run(stop);
        late.awaitHeld("POST /api/line");
        browser.run(stop);
        late.letThrough("POST /api/line");
        browser.await("return plyspace.page.drawn.ply >= 2");
        browser.awaitTimers(3_000);
        late.settle();
        assertEquals(2L, browser.number("return plyspace.page.drawn.ply"));
        assertEquals(
                "false", browser.run("return document.querySelector('[data-autoplay]').getAttribute('aria-pressed')"));
    }

    @Test
    void aLinkToAMoveThatIsTriedStaysOne() throws InterruptedException {
        visit("boards?variant=meder&try=" + ILLEGAL);
        assertEquals("?variant=meder&try=" + ILLEGAL, browser.run("return location.search"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "&with=roth"})
    void whereAPieceGoesFromTheSquareItWasPutOnFirstIsNotShown(String contrast) throws InterruptedException {
        visit("pieces?variant=meder&piece=N&square=b2W" + contrast);
        late.hold("GET /api/reach");
        click("b3W", "c3W");
        late.awaitHeld(2);
        late.release(1);
        if (!contrast.isEmpty()) {
            late.release(2);
        }
        List<List<String>> shown = reached();
        assertEquals(List.of("c3W"), marked("select"));
        assertFalse(marked("target").isEmpty());
        late.release(0);
        late.letThrough("GET /api/reach");
        browser.run("plyspace.page.show()");
        assertEquals(shown, reached());
        assertTrue(browser.run("return location.search").toString().contains("square=c3W"));
    }

    @Test
    void whereAPieceGoesOnEmptyBoardsIsNotShownAtTheStart() throws InterruptedException {
        visit("pieces?variant=meder&piece=Q&square=c2W");
        late.hold("GET /api/reach");
        click("c3W");
        late.awaitHeld(1);
        press("Start position");
        late.release(1);
        awaitOpened();
        List<List<String>> shown = reached();
        assertFalse(marked("blocker").isEmpty());
        late.release(0);
        assertEquals(shown, reached());
    }

    @Test
    void onTwoRuleSetsSideBySideTheLastSquareIsShown() throws InterruptedException {
        visit("side?variant=meder&with=roth&piece=N&square=b2W");
        late.hold("GET /api/reach");
        click("b3W", "c3W");
        late.release(2);
        late.release(3);
        List<List<String>> shown = reached();
        assertTrue(marked("select").contains("c3W"));
        late.release(0);
        late.release(1);
        assertEquals(shown, reached());
    }

    @ParameterizedTest
    @CsvSource({
        "boards?variant=meder, type, GET /api/judge",
        "boards?variant=meder, click, GET /api/moves",
        "play?variant=meder, click, GET /api/moves",
        "pieces?variant=meder, click, GET /api/reach",
        "side?variant=meder, click, GET /api/reach",
        "setup?variant=meder, delete, POST /api/setup"
    })
    void whatIsAnsweredWhenThePageWasLeftIsNeitherSaidNorAFailureThere(String address, String what, String question)
            throws InterruptedException {
        for (boolean broken : List.of(false, true)) {
            visit(address);
            late.hold(question);
            if (broken) {
                late.answerInstead(question, 500, "text/html", "<h1>broken</h1>");
            }
            switch (what) {
                case "type" -> type(ILLEGAL);
                case "click" -> click("b2W");
                default -> browser.run("plyspace.stage.hand.key('Delete', 1)");
            }
            late.awaitHeld(1);
            go("games?variant=koernke");
            awaitOpened();
            browser.run("plyspace.say('')");
            late.letThrough(question);
            assertEquals("", said());
            assertEquals(null, failure());
            assertEquals("/games", browser.run("return location.pathname"));
        }
    }

    @Test
    void aRuleThatComesWhenThePageWasLeftIsNotOpenedThere() throws InterruptedException {
        for (boolean broken : List.of(false, true)) {
            visit("boards?variant=meder&try=" + ILLEGAL);
            late.hold("GET /api/ruling");
            if (broken) {
                late.answerInstead("GET /api/ruling", 500, "text/html", "<h1>broken</h1>");
            }
            browser.run("document.querySelector('.box.why .cite').click()");
            late.awaitHeld(1);
            go("boards?variant=koernke");
            awaitOpened();
            late.release(0);
            assertEquals(false, browser.run("return document.getElementById('dialog').open"));
            assertEquals(null, failure());
        }
    }

    @Test
    void aPlyOfAGameThatIsAnsweredWhenThePageWasLeftIsNeitherSaidNorAFailureThere() throws InterruptedException {
        for (boolean broken : List.of(false, true)) {
            visit("games?variant=meder");
            String id = (String) browser.run("return plyspace.page.list.library.games[0].id");
            visit("games?library=" + id);
            late.hold("POST /api/line");
            if (broken) {
                late.answerInstead("POST /api/line", 500, "text/html", "<h1>broken</h1>");
            }
            browser.run("plyspace.page.toPly(3)");
            late.awaitHeld(1);
            go("boards?variant=koernke");
            awaitOpened();
            browser.run("plyspace.say('')");
            late.letThrough("POST /api/line");
            assertEquals("", said());
            assertEquals(null, failure());
        }
    }
}
