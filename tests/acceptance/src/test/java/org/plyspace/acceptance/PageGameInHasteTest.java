package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.InWholeForm;

/** A game whose players are quicker than the answers: what is played and told once is so once, and the page shows the game as it is. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageGameInHasteTest extends WithLateAnswers {

    private static final List<String> MOVES = List.of("b2W-a4N", "b7B-a5N");

    private static String game;

    /** Begins a game of Meder's and goes there. */
    private static void begin(String white, String black) throws InterruptedException {
        visit("play?variant=meder");
        game = beginAnother(white, black);
        goThere(game);
    }

    private static String beginAnother(String white, String black) {
        return (String)
                late.post("games", "{\"variant\":\"meder\",\"white\":\"" + white + "\",\"black\":\"" + black + "\"}")
                        .get("game");
    }

    private static void goThere(String id) throws InterruptedException {
        go("play?game=" + id);
        awaitOpened();
        browser.await("return Boolean(plyspace.page.game?.told && plyspace.line.page)");
        late.settle();
    }

    /** Somebody else changes the game. */
    private static void elsewhere(int ply, String what, String more) {
        Map<String, Object> told =
                late.post("games/" + game + "/" + what, "{\"ply\":" + ply + (more.isEmpty() ? "" : "," + more) + "}");
        assertFalse(told.containsKey("error"), told::toString);
    }

    private static void playElsewhere(int ply) {
        elsewhere(ply, "moves", "\"move\":\"" + MOVES.get(ply) + "\"");
    }

    private static void awaitPly(int ply) throws InterruptedException {
        browser.await("return plyspace.page.game.told.ply === " + ply);
        late.settle();
    }

    /** The game is at a ply, in the list of moves, on the boards and on the server, and nothing is wrong. */
    private static void assertAt(int ply) {
        assertEquals(List.of((long) ply, true), browser.run("""
                const { game, picture } = plyspace.page;
                return [document.querySelectorAll('.moves [data-ply]').length, picture.text === game.told.at.position];
                """));
        assertEquals((long) ply, late.get("games/" + game).get("ply"));
        assertEquals(null, failure());
    }

    private static String panel() {
        return (String) browser.run("return document.querySelector('.side').textContent.trim()");
    }

    /** The server says that there is another version of the game, whether there is or not. */
    private static void tellOfAnotherVersion() {
        hear("{type: 'version', game: plyspace.page.game.id, version: 1}");
    }

    private static void hear(String message) {
        browser.run("plyspace.line.socket.onmessage({data: JSON.stringify(" + message + ")})");
    }

    /** A thought of the analysis at a ply, which is a legal move there. */
    private static void think(String purpose, int ply) {
        hear("{type: 'thought', game: plyspace.page.game.id, purpose: '" + purpose + "', ply: " + ply
                + ", depth: 3, nodes: 1000, seconds: 0.1, done: false,"
                + " lines: [{move: 'thought-of', score: 10, line: ['thought-of'], attempts: [{from: 5, to: 12}]}]}");
    }

    // What is told late.

    @ParameterizedTest
    @ValueSource(strings = {"/hint", "GET /api/judge"})
    void aHintForAPositionThatIsPastIsNotShown(String question) throws InterruptedException {
        begin("human", "human");
        late.hold(question);
        press("Hint");
        late.awaitHeld(1);
        playElsewhere(0);
        awaitPly(1);
        late.letThrough(question);
        assertEquals(List.of(), marked("hint"));
        assertFalse(panel().contains("Hint:"), panel());
        assertEquals("white knight " + MOVES.get(0), said());
    }

    @Test
    void aHintIsShownAndAPieceStaysTakenThoughTheGameIsToldAgainMeanwhile() throws InterruptedException {
        begin("human", "human");
        late.hold("GET /api/games/");
        late.hold("/hint");
        tellOfAnotherVersion();
        press("Hint");
        click("b2W");
        browser.await("return plyspace.page.hand.moves.length > 0");
        List<String> targets = marked("target");
        late.letThrough("GET /api/games/");
        late.letThrough("/hint");
        assertEquals(List.of("b2W"), marked("select"));
        assertTrue(marked("target").containsAll(targets), targets::toString);
        assertEquals(2, marked("hint").size());
        assertFalse(panel().contains("thinking"), panel());
    }

    /** The boards of a new game are those that it is begun on. */
    @Test
    void aPieceThatIsTakenBeforeTheNewGameIsThereStaysTaken() throws InterruptedException {
        visit("play?variant=meder");
        browser.run(
                "const players = document.querySelector('select[data-side=black]'); players.value = 'human'; players.dispatchEvent(new Event('change'))");
        late.hold("GET /api/games/");
        browser.run("const begin = document.querySelector('[data-begin]'); begin.focus(); begin.click()");
        late.awaitHeld(1);
        late.hold("GET /api/moves");
        browser.run("document.querySelector('.grid button[aria-label^=\"b2W,\"]').focus()");
        click("b2W");
        late.awaitHeld("GET /api/moves");
        late.letThrough("GET /api/games/");
        awaitOpened();
        late.letThrough("GET /api/moves");
        assertEquals(List.of("b2W"), marked("select"));
        assertTrue(marked("target").contains("a4N"), () -> marked("target").toString());
        assertTrue(focused().startsWith("b2W, "), PageGameInHasteTest::focused);
        click("a4N");
        awaitPly(1);
    }

    private static String focused() {
        return (String) browser.run("return document.activeElement.ariaLabel ?? document.activeElement.id");
    }

    @Test
    void theKeyboardStaysByTheBoardsWhenTheButtonThatBeganTheGameIsGone() throws InterruptedException {
        visit("play?variant=meder");
        browser.run("const begin = document.querySelector('[data-begin]'); begin.focus(); begin.click()");
        browser.await("return Boolean(plyspace.page.game?.told)");
        awaitOpened();
        assertEquals("side", focused());
        assertEquals("the game has begun, white to move", said());
    }

    @Test
    void theKeyboardStaysOnItsSquareWhenTheBoardsAreSeenFromTheOtherSide() throws InterruptedException {
        visit("boards?variant=meder");
        browser.run("document.querySelector('.grid button[aria-label^=\"b2W,\"]').focus()");
        browser.press("f");
        browser.await("return plyspace.stage.fromBlack && !plyspace.pending");
        assertTrue(focused().startsWith("b2W, "), PageGameInHasteTest::focused);
    }

    @Test
    void aHintThatIsAskedForWhenTheGameEndsIsNotWaitedFor() throws InterruptedException {
        begin("human", "human");
        late.hold("/hint");
        press("Hint");
        elsewhere(0, "resign", "\"side\":\"white\"");
        browser.await("return Boolean(plyspace.page.game.told.outcome)");
        late.letThrough("/hint");
        assertFalse(panel().contains("thinking"), panel());
    }

    @Test
    void aThoughtThatComesWhenTheAnalysisIsOffOrElsewhereIsNotShown() throws InterruptedException {
        begin("human", "human");
        late.answerInstead("/analysis", 202, "application/json", "{}");
        press("Analysis");
        late.settle();
        think("analysis", 0);
        assertEquals(2, marked("hint").size());
        assertTrue(panel().contains("thought-of"), panel());

        late.answerInstead("/analysis", 202, "application/json", "{}");
        playElsewhere(0);
        awaitPly(1);
        think("analysis", 0);
        assertEquals(List.of(), marked("hint"));
        assertFalse(panel().contains("thought-of"), panel());

        late.answerInstead("/analysis", 202, "application/json", "{}");
        press("Analysis");
        late.settle();
        think("analysis", 1);
        assertEquals(List.of(), marked("hint"));
        assertFalse(panel().contains("thought-of"), panel());
    }

    @Test
    void anAnalysisThatFailsAfterTheNextOneBeganDoesNotEndIt() throws InterruptedException {
        begin("human", "human");
        late.hold("/analysis");
        late.answerInstead("/analysis", 500, "text/html", "<h1>broken</h1>");
        late.answerInstead("/analysis", 202, "application/json", "{}");
        press("Analysis");
        playElsewhere(0);
        awaitPly(1);
        late.release(1);
        late.release(0);
        assertEquals(
                "true",
                browser.run("return [...document.querySelectorAll('.side button')]"
                        + ".find(each => each.textContent.trim() === 'Analysis').getAttribute('aria-pressed')"));
        assertEquals(null, failure());
    }

    @Test
    void anAnalysisGoesOnWhenWhatEndedTheGameIsTakenBack() throws InterruptedException {
        begin("human", "human");
        press("Analysis");
        browser.await("return Boolean(plyspace.page.game.thought)");
        elsewhere(0, "resign", "\"side\":\"white\"");
        browser.await("return Boolean(plyspace.page.game.told.outcome)");
        late.settle();
        elsewhere(0, "undo", "");
        browser.await("return !plyspace.page.game.told.outcome && Boolean(plyspace.page.game.thought)");
    }

    @Test
    void twoQuickStepsAreNotShownAsOneFromWhereTheFirstBegan() throws InterruptedException {
        begin("human", "human");
        playElsewhere(0);
        playElsewhere(1);
        elsewhere(2, "moves", "\"move\":\"c2W-b4N\"");
        awaitPly(3);
        browser.run("void plyspace.page.look(0)");
        late.settle();
        browser.run(
                "const { stage } = plyspace, show = stage.show; window.shown = [];"
                        + " stage.show = (what, change) => { shown.push(Boolean(change?.before)); show.call(stage, what, change); }");
        late.hold("GET /api/games/");
        browser.run("void plyspace.page.look(1); void plyspace.page.look(2)");
        late.awaitHeld(2);
        late.letThrough("GET /api/games/");
        assertEquals(List.of(false), browser.run("return shown"));
    }

    @Test
    void aReviewOfAGameThatWasLeftIsNothingToTheNext() throws InterruptedException {
        for (boolean broken : List.of(false, true)) {
            begin("human", "human");
            playElsewhere(0);
            awaitPly(1);
            late.hold("/review");
            if (broken) {
                late.answerInstead("/review", 500, "text/html", "<h1>broken</h1>");
            }
            press("Review");
            late.awaitHeld(1);
            game = beginAnother("human", "human");
            goThere(game);
            playElsewhere(0);
            awaitPly(1);
            assertFalse(panel().contains("Reviewing"), panel());
            press("Review");
            late.awaitHeld(2);
            late.release(0);
            assertTrue(panel().contains("Reviewing"), panel());
            assertEquals(null, failure());
            late.release(1);
            assertFalse(panel().contains("Reviewing"), panel());
            assertEquals(1L, browser.number("return plyspace.page.reviewed.moves.length"));
        }
    }

    // What is done twice, or when something else is done.

    @Test
    void aDoubleClickPlaysAMoveOnce() throws InterruptedException {
        begin("human", "human");
        late.hold("POST /api/games/");
        click("b2W");
        browser.await("return plyspace.page.hand.moves.length > 0");
        doubleClick("a4N");
        assertTrue(late.asked("POST /api/games/").size() >= 1);
        late.letThrough("POST /api/games/");
        awaitPly(1);
        assertAt(1);
        assertEquals("white knight " + MOVES.get(0), said());
    }

    @Test
    void aMoveThatIsTypedTwiceIsPlayedOnce() throws InterruptedException {
        begin("human", "human");
        late.hold("GET /api/judge");
        type(MOVES.get(0));
        type(MOVES.get(0));
        late.release(1);
        late.release(0);
        awaitPly(1);
        assertEquals(1, late.asked("POST /api/games/").size());
        assertAt(1);
    }

    @Test
    void aMoveThatIsChosenWhenTheGameWentOnIsNotPlayed() throws InterruptedException {
        begin("human", "human");
        late.answerInstead(
                "GET /api/judge",
                200,
                "application/json",
                "{\"verdict\":\"legal\",\"moves\":[{\"move\":\"b2W-a4N\"},{\"move\":\"c2W-b4N\"}]}");
        type("several");
        browser.await("return document.getElementById('dialog').open");
        playElsewhere(0);
        playElsewhere(1);
        awaitPly(2);
        browser.run(
                "[...document.querySelectorAll('.choices button')].find(each => each.textContent.includes('c2W-b4N')).click()");
        late.settle();
        assertAt(2);
        assertEquals(0, late.asked("POST /api/games/").size());
        assertTrue(said().contains("nothing was played"), said());
    }

    @Test
    void aMoveThatIsJudgedLateIsNotPlayedInAnotherPosition() throws InterruptedException {
        begin("human", "human");
        playElsewhere(0);
        playElsewhere(1);
        awaitPly(2);
        late.hold("GET /api/judge");
        type("c2W-b4N");
        late.awaitHeld(1);
        elsewhere(2, "undo", "");
        awaitPly(1);
        elsewhere(1, "undo", "");
        awaitPly(0);
        late.release(0);
        assertAt(0);
        assertEquals(0, late.asked("POST /api/games/").size());
        assertTrue(said().contains("nothing was played"), said());
    }

    @Test
    void takingBackTwiceAtOnceIsNoFailure() throws InterruptedException {
        begin("human", "human");
        playElsewhere(0);
        playElsewhere(1);
        awaitPly(2);
        late.hold("/undo");
        pressTwice("Take back");
        late.awaitHeld(2);
        late.letThrough("/undo");
        awaitPly(1);
        assertAt(1);
        // that the second came too late
        browser.console();
    }

    @Test
    void oneGameIsBegunByADoubleClick() throws InterruptedException {
        visit("play?variant=meder");
        browser.run("const begin = document.querySelector('[data-begin]'); begin.click(); begin.click()");
        browser.await("return Boolean(plyspace.page.game?.told)");
        late.settle();
        assertEquals(1, late.asked("POST /api/games ").size());
    }

    @Test
    void aGameThatIsBegunLateTakesNobodyAway() throws InterruptedException {
        visit("play?variant=meder");
        late.hold("POST /api/games ");
        browser.run("document.querySelector('[data-begin]').click()");
        late.awaitHeld(1);
        go("boards?variant=koernke");
        awaitOpened();
        late.release(0);
        assertEquals("/boards", browser.run("return location.pathname"));
    }

    // The machine.

    @ParameterizedTest
    @ValueSource(strings = {"Resign", "Take back"})
    void whoResignsOrTakesBackWhileTheMachineThinksIsShownThatAndNothingOlder(String what) throws InterruptedException {
        begin("human", "alphabeta:time=5s");
        type(MOVES.get(0));
        browser.await("return plyspace.page.game.told.thinking");
        late.settle();
        late.hold("GET /api/games/");
        tellOfAnotherVersion();
        late.awaitHeld(1);
        press(what);
        if (what.equals("Resign")) {
            browser.run("document.querySelector('dialog button.main').click()");
        }
        browser.await("return !plyspace.page.game.told.thinking");
        think("play", 1);
        late.letThroughLastFirst("GET /api/games/");
        boolean over = what.equals("Resign");
        assertAt(over ? 1 : 0);
        assertEquals(over ? "0-1" : "*", browser.run("return document.querySelector('.turn').dataset.result"));
        assertFalse(panel().contains("thinks"), panel());
        assertEquals(false, late.get("games/" + game).get("thinking"));
    }

    @Test
    void aGameThatIsBegunWhileTheMachineThinksInAnotherIsShownAlone() throws InterruptedException {
        begin("human", "alphabeta:time=5s");
        type(MOVES.get(0));
        browser.await("return plyspace.page.game.told.thinking");
        String left = game;
        late.settle();
        late.hold("GET /api/games/" + left);
        tellOfAnotherVersion();
        late.awaitHeld(1);
        game = beginAnother("human", "human");
        goThere(game);
        hear("{type: 'version', game: '" + left + "', version: 1}");
        hear("{type: 'thought', game: '" + left
                + "', purpose: 'play', ply: 0, depth: 1, nodes: 1, lines: [{move: 'thought-of'}]}");
        late.letThrough("GET /api/games/" + left);
        assertAt(0);
        assertFalse(panel().contains("thought-of"), panel());
    }

    @Test
    void aMachineDoesNotGoOnWhenNobodyIsThere() throws InterruptedException {
        String first = browser.tab();
        begin("human", "alphabeta:time=10s");
        String left = game;
        type(MOVES.get(0));
        awaitPly(1);
        go("boards?variant=meder");
        awaitOpened();

        browser.newTab();
        begin("human", "alphabeta:time=10s");
        String closed = game;
        type(MOVES.get(0));
        awaitPly(1);
        browser.closeTab();
        browser.look(first);

        late = new LateAnswers(browser);
        // later begun than those, it has moved later than they would have
        game = beginAnother("human", "alphabeta:time=10s");
        goThere(game);
        type(MOVES.get(0));
        awaitPly(2);
        @SuppressWarnings("unchecked")
        List<Map<String, Object>> games =
                (List<Map<String, Object>>) late.get("games").get("games");
        List<Long> plies = games.stream()
                .filter(each -> List.of(left, closed).contains(each.get("game")))
                .map(each -> (Long) each.get("plies"))
                .toList();
        assertEquals(List.of(1L, 1L), plies);
    }

    // The line.

    /** It stays down until it is opened, however slow the machine is. */
    private void loseTheLine() throws InterruptedException {
        browser.run("plyspace.line.wait = 600_000; plyspace.line.socket.close()");
        browser.await("return !plyspace.line.page");
    }

    @Test
    void theGameCatchesUpWhenTheLineIsThereAgain() throws InterruptedException {
        begin("human", "human");
        loseTheLine();
        playElsewhere(0);
        playElsewhere(1);
        browser.run("plyspace.line.open()");
        awaitPly(2);
        assertAt(2);
    }

    @Test
    void anEarlierPlyIsShownAsItIsThoughItsMovesWereOthersMeanwhile() throws InterruptedException {
        begin("human", "human");
        playElsewhere(0);
        playElsewhere(1);
        awaitPly(2);
        browser.run("document.querySelector('.moves [data-ply=\"1\"]').click()");
        browser.await("return plyspace.page.game.picture.told.side === 'black'");
        late.settle();
        loseTheLine();
        elsewhere(2, "undo", "");
        elsewhere(1, "undo", "");
        elsewhere(0, "moves", "\"move\":\"c2W-d4N\"");
        elsewhere(1, "moves", "\"move\":\"" + MOVES.get(1) + "\"");
        browser.run("plyspace.line.open()");
        browser.await("return plyspace.page.game.told.moves[0].move === 'c2W-d4N'");
        late.settle();
        assertEquals(1L, browser.number("return plyspace.page.game.ply"));
        assertEquals(
                browser.run("return late.fetched(`/api/games/" + game
                        + "?ply=1`).then(answer => answer.json()).then(told => told.at.position)"),
                browser.run("return plyspace.page.picture.text"));
    }

    @Test
    void aGameThatCouldNotBeAskedForIsAskedForAgain() throws InterruptedException {
        begin("human", "human");
        late.breakConnection("GET /api/games/");
        playElsewhere(0);
        awaitPly(1);
        assertAt(1);
    }

    @Test
    void aGameThatIsOpenedTwiceAtOnceIsFollowed() throws InterruptedException {
        begin("human", "human");
        go("boards?variant=meder");
        awaitOpened();
        hurry();
        late.hold("GET /api/games/");
        go("play?game=" + game);
        late.awaitHeld(1);
        go("play?ply=0&game=" + game);
        late.awaitHeld(2);
        late.release(1);
        awaitOpened();
        late.letThrough("GET /api/games/");
        playElsewhere(0);
        awaitPly(1);
        assertAt(1);
    }
}
