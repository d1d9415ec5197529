package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What somebody sees who comes to the page for the first time, and what they can begin there. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@Order(2)
final class PageBeginningTest extends OnThePage {

    private static void click(String selector) {
        browser.run("document.querySelector(`" + selector + "`).click()");
    }

    private static void firstVisit() throws InterruptedException {
        open("boards");
        browser.run("localStorage.clear()");
        open("");
    }

    private static void clickLink(String title) {
        browser.run("[...document.querySelectorAll('.way')].find(each => each.textContent.includes('" + title
                + "')).click()");
    }

    @Test
    void theFirstVisitShowsABoardAndFourWaysInSight() throws IOException, InterruptedException {
        lookAtSizes("beginning", PageBeginningTest::firstVisit, width -> {
            assertEquals(
                    List.of("Play the computer", "Learn this game", "Invite a friend", "Compare rules"),
                    browser.run("return [...document.querySelectorAll('.way b')].map(each => each.textContent)"));
            assertEquals(
                    0,
                    browser.number(
                            "return [...document.querySelectorAll('.way')].filter(each => each.getBoundingClientRect().bottom > innerHeight).length"),
                    "ways below the fold at " + width);
        });
        assertEquals(
                "Meder",
                browser.run("return document.querySelector('.variants').selectedOptions[0].textContent.trim()"));
    }

    @Test
    void onAPhoneTheStripBeginsAtOnesOwnMen() throws InterruptedException {
        browser.screen(390, 844, "light");
        for (boolean isBlack : new boolean[] {false, true}) {
            open("boards?variant=meder" + (isBlack ? "&side=black" : ""));
            browser.await("const board = document.querySelector('.flat-board[data-board=\"" + (isBlack ? "B" : "W")
                    + "\"]').getBoundingClientRect();"
                    + "return board.left >= 0 && board.right <= innerWidth");
        }
    }

    @Test
    void whoComesBackSeesTheRuleSetOfLastTime() throws InterruptedException {
        firstVisit();
        open("boards?variant=koernke");
        open("");
        assertEquals("koernke", browser.run("return plyspace.page.variant"));
    }

    @Test
    void theComputerIsPlayedAtOnce() throws InterruptedException {
        firstVisit();
        clickLink("Play the computer");
        browser.await("return Boolean(plyspace.page.game?.told)");
        assertEquals("human", browser.run("return plyspace.page.game.told.white"));
        assertEquals("level2", browser.run("return plyspace.page.game.told.black"));
    }

    @Test
    void aLegalMoveIsShownByAnArrowAndCanBePlayed() throws InterruptedException {
        firstVisit();
        browser.run("void plyspace.page.hand.judge({ move: plyspace.page.picture.told.example })");
        browser.await("return Boolean(document.querySelector('[data-play-it]'))");
        assertEquals(1, browser.number("return plyspace.stage.arrows.length"));
        assertEquals(0, browser.number("return document.querySelectorAll('.answer .why').length"));
        click("[data-play-it]");
        browser.await("return plyspace.page.game?.told.ply >= 1");
        assertEquals("level2", browser.run("return plyspace.page.game.told.black"));
    }

    @Test
    void aFriendIsInvitedByALinkAndTheWayToServeItIsTold() throws InterruptedException {
        firstVisit();
        clickLink("Invite a friend");
        browser.await("return Boolean(document.querySelector('[data-begin]') && plyspace.page.fresh.links.on)");
        click("[data-begin]");
        browser.await("return document.querySelector('[data-only-here]')?.textContent.includes('--host')");
        browser.run(
                "[...document.querySelectorAll('.links button')].find(each => each.textContent.includes('QR')).click()");
        browser.await("return document.querySelector('#dialog .qr path')?.getAttribute('d').length > 1000");
        browser.run("plyspace.close()");
    }

    @Test
    void twoSettingsArePlayedAndBecomeAReport() throws InterruptedException {
        browser.go(page.at("side?variant=cube:n=4&with=cube:n=4,stalemate=loss"));
        browser.await("return Boolean(document.querySelector('[data-play]'))");
        browser.run("""
                const choose = (selector, value) => {
                  const select = document.querySelector(selector);
                  select.value = value;
                  select.dispatchEvent(new Event('change'));
                };
                choose('[data-games]', '20');
                choose('[data-engine]', 'random');
                """);
        browser.await("return document.querySelector('[data-play]').textContent.includes('40 games')");
        click("[data-play]");
        browser.await("return Boolean(document.querySelector('[data-comparison][data-state=done]'))");
        assertTrue(
                String.valueOf(browser.run("return document.querySelector('[data-comparison] a').getAttribute('href')"))
                        .startsWith("/reports/"));
        click("[data-comparison] summary");
        browser.await("return document.querySelector('[data-comparison] pre').textContent.includes('beside cube')");
        browser.go(page.at("reports"));
        browser.await("return Boolean(document.querySelector('[data-comparison][data-state=done]'))");
        assertFalse(String.valueOf(browser.run("return document.querySelector('.reports')?.textContent"))
                .contains("undefined"));
    }
}
