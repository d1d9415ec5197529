package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The mouse over the boards in space: it takes pieces, or turns the view, and the address says which view it is. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class PageTurningTest extends OnThePage {

    private static final String PIECE = "b2W";

    /** Presses the mouse over a square, moves it so many pixels to the right, and lets it go. */
    private static void press(String square, int across) throws InterruptedException {
        List<?> at = (List<?>)
                browser.run("const { scene, picture } = plyspace.stage; return scene.project(picture.names.get('"
                        + square + "').cell).map(Math.round)");
        long x = (Long) at.get(0);
        long y = (Long) at.get(1);
        for (Map<String, Object> event : List.<Map<String, Object>>of(
                Map.of("type", "mouseMoved", "x", x, "y", y),
                Map.of("type", "mousePressed", "x", x, "y", y, "button", "left", "buttons", 1, "clickCount", 1),
                Map.of("type", "mouseMoved", "x", x + across, "y", y, "button", "left", "buttons", 1),
                Map.of("type", "mouseReleased", "x", x + across, "y", y, "button", "left", "clickCount", 1))) {
            browser.ask("Input.dispatchMouseEvent", event);
        }
        browser.await("return !plyspace.pending");
    }

    private static Object view() {
        return browser.run("return new URLSearchParams(location.search).get('view')");
    }

    /** A few pixels only, since they are drawn in software. */
    @BeforeEach
    void onASmallScreen() {
        browser.screen(560, 420, "light");
    }

    @ParameterizedTest
    @CsvSource(
            value = {"'', null", "'&view=30,40', '30,40'"},
            nullValues = "null")
    void aPressThatTurnsNothingTakesAPieceAndLeavesTheViewAsItIs(String asked, String view)
            throws InterruptedException {
        open("boards?variant=meder" + asked);
        press(PIECE, 0);
        browser.await("return plyspace.page.hand.cell !== null && location.search.includes('square=')");
        assertEquals(view, view());
        press(PIECE, 0);
        browser.await("return plyspace.page.hand.cell === null && !location.search.includes('square=')");
        assertEquals(view, view());
    }

    @Test
    void aPressThatMovesNoMoreThanAHandShakesTakesAPiece() throws InterruptedException {
        open("boards?variant=meder&view=top");
        press(PIECE, 3);
        browser.await("return plyspace.page.hand.cell !== null");
    }

    @Test
    void aPressThatMovesTurnsTheViewAndTakesNoPiece() throws InterruptedException {
        open("boards?variant=meder");
        press(PIECE, 60);
        browser.await("return location.search.includes('view=')");
        assertEquals(null, browser.run("return plyspace.page.hand.cell"));
        Object turned = view();
        assertTrue(turned.toString().matches("-?\\d+,-?\\d+"), turned::toString);

        open("boards?variant=meder&view=" + turned);
        press(PIECE, -60);
        browser.await("return new URLSearchParams(location.search).get('view') !== '" + turned + "'");
        assertNotEquals(turned, view());
        assertEquals(null, browser.run("return plyspace.page.hand.cell"));
    }
}
