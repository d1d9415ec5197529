package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/** Boards use the room that there is, and people share it out as they like. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageRoomTest extends OnThePage {

    private static final String SHARE =
            "return Math.round(document.querySelector('.side').getBoundingClientRect().width / innerWidth * 100)";

    @AfterEach
    void forgetTheDivider() {
        browser.run("localStorage.removeItem('divider')");
    }

    @ParameterizedTest
    @CsvSource({
        "dragonchess, 1440, 900, '', 30",
        "dragonchess, 1440, 900, &only=flat, 36",
        "cube:n=8, 1440, 900, &only=flat, 30",
        "koernke, 1024, 768, '', 32",
        "meder, 1024, 768, '', 36",
        "meder, 844, 390, '', 32",
        "meder, 720, 450, '', 32"
    })
    void squaresAreAsLargeAsThereIsRoom(String variant, int width, int height, String more, int least)
            throws InterruptedException {
        browser.screen(width, height, "light");
        browser.go(page.at("boards?variant=" + variant + more));
        browser.await("return Boolean(window.plyspace?.page?.picture && document.querySelector('.grid'))");
        browser.await("return plyspace.stage.size >= " + least);
        assertEquals(0, browser.hiddenAtTheSide());
    }

    static List<Integer> widths() {
        return TestForm.sample(List.of(901, 960, 1024, 1100, 1152, 1200), 0);
    }

    @ParameterizedTest
    @MethodSource("widths")
    void whatChangesTheViewIsNeverCutOff(int width) throws InterruptedException {
        browser.screen(width, 768, "light");
        open("boards?variant=cube:n=8");
        assertEquals(List.of(), browser.run("""
                const space = document.querySelector('.space').getBoundingClientRect();
                return [...document.querySelectorAll('.bar button, .bar input')].filter(each => {
                  const { left, right, bottom } = each.getBoundingClientRect();
                  return left < space.left || right > space.right || bottom > space.bottom;
                }).map(each => each.ariaLabel ?? each.textContent.trim());
                """));
    }

    @ParameterizedTest
    @CsvSource({"meder, 1440, 900", "dragonchess, 1440, 900", "meder, 1024, 768"})
    void movesAreInSightBelowBoardsThatStay(String variant, int width, int height) throws InterruptedException {
        browser.screen(width, height, "light");
        play(variant, null);
        browser.run("void plyspace.page.attempt({ move: plyspace.page.picture.told.example })");
        browser.await("return Boolean(document.querySelector('.moves button'))");
        String board = "return Math.round(document.querySelector('.flat-board').getBoundingClientRect().top)";
        long before = browser.number(board);
        browser.run("document.querySelector('.panel').scrollTop = 500");
        assertEquals(before, browser.number(board));
        browser.run("document.querySelector('.panel').scrollTop = 0");
        assertEquals(
                true,
                browser.run("const { top, bottom } = document.querySelector('.moves button').getBoundingClientRect();"
                        + "return top > 0 && bottom <= innerHeight"));
        assertEquals(0, browser.hiddenAtTheSide());
    }

    @Test
    void theDividerIsMovedByKeysAndRemembered() throws InterruptedException {
        browser.screen(1440, 900, "light");
        open("boards?variant=meder");
        long before = browser.number(SHARE);
        browser.run("document.querySelector('.divider').focus()");
        browser.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        browser.await(SHARE + " === " + (before + 6));
        assertEquals(String.valueOf(before + 6), browser.run("return document.querySelector('.divider').ariaValueNow"));
        open("boards?variant=roth");
        browser.await(SHARE + " === " + (before + 6));
        browser.run("document.querySelector('.divider').focus()");
        browser.press(Keys.ENTER);
        browser.await("return localStorage.getItem('divider') === null");
    }

    @Test
    void theDividerIsDragged() throws InterruptedException {
        browser.screen(1440, 900, "light");
        open("boards?variant=meder");
        browser.run("""
                const divider = document.querySelector('.divider'), at = (type, clientX) => divider.dispatchEvent(new PointerEvent(type, {clientX, clientY: 400, pointerId: 1, bubbles: true}));
                divider.setPointerCapture = () => {};
                at('pointerdown', 760);
                at('pointermove', 576);
                at('lostpointercapture', 576);
                at('pointermove', 900);
                """);
        browser.await(SHARE + " === 60");
    }

    @Test
    void eitherPictureIsShownAloneAndBothAgain() throws InterruptedException {
        browser.screen(1440, 900, "light");
        open("boards?variant=meder");
        browser.press("w");
        browser.await("return !document.querySelector('.canvas') && location.search.includes('only=flat')");
        assertTrue(browser.number("return document.querySelectorAll('.grid button').length") > 0);
        assertEquals(List.of(), barriers());
        browser.press("w");
        browser.await("return !document.querySelector('.flat') && plyspace.stage.scene?.frames > 0");
        assertTrue(browser.number("return document.querySelector('.canvas').clientWidth") > 900);
        assertEquals(List.of(), barriers());
        browser.run("document.querySelector('.only').click()");
        browser.await("return document.querySelectorAll('.grid button').length > 0 && plyspace.stage.scene?.frames > 0"
                + " && !location.search.includes('only')");
    }

    private static List<String> barriers() {
        try {
            return browser.barriers();
        } catch (java.io.IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }
}
