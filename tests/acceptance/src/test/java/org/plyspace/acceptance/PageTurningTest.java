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
import org.plyspace.testing.InWholeForm;

/** The mouse over the boards in space: it takes pieces, or turns the view, and the address says which view it is. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageTurningTest extends OnThePage {

    private static final String PIECE = "b2W";
    private static final String EMPTY = "b4N";

    /** Where a square is pointed at, as near its middle as nothing lies over it. */
    private static final String POINT = """
            const { scene, picture } = plyspace.stage, away = [...Array(21).keys()].map(i => 2 * (i - 10));
            const point = name => {
              const { cell } = picture.names.get(name), [x, y] = scene.project(cell).map(Math.round);
              const free = away.flatMap(dx => away.map(dy => [dx, dy])).filter(([dx, dy]) => scene.pick(x + dx, y + dy)[0]?.cell === cell);
              const [dx, dy] = free.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
              return [x + dx, y + dy];
            };
            """;

    /** Presses the mouse over a square, moves it so many pixels to the right, and lets it go. */
    private static void press(String square, int across) throws InterruptedException {
        List<?> at = (List<?>) browser.run(POINT + "return point('" + square + "')");
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
    void aPressBesideThePiecesThatMovesTurnsTheViewAndTakesNoPiece() throws InterruptedException {
        open("boards?variant=meder");
        press(EMPTY, 60);
        browser.await("return location.search.includes('view=')");
        assertEquals(null, browser.run("return plyspace.page.hand.cell"));
        Object turned = view();
        assertTrue(turned.toString().matches("-?\\d+,-?\\d+"), turned::toString);

        open("boards?variant=meder&view=" + turned);
        press(EMPTY, -60);
        browser.await("return new URLSearchParams(location.search).get('view') !== '" + turned + "'");
        assertNotEquals(turned, view());
        assertEquals(null, browser.run("return plyspace.page.hand.cell"));
    }

    @Test
    void theWheelComesNearerTheRightButtonShiftsAndTwoFingersDoBoth() throws InterruptedException {
        open("boards?variant=meder");
        String seen =
                "const { seen, target } = plyspace.stage.scene.controls; return [seen.radius, seen.theta, target.x].map(each => Math.round(1000 * each))";
        List<?> before = (List<?>) browser.run(seen);
        browser.ask(
                "Input.dispatchMouseEvent",
                Map.of("type", "mouseWheel", "x", 40, "y", 250, "deltaX", 0, "deltaY", -120));
        browser.await("return (() => { " + seen + " })()[0] < " + before.get(0));
        for (String type : List.of("mousePressed", "mouseMoved", "mouseReleased")) {
            browser.ask(
                    "Input.dispatchMouseEvent",
                    Map.of(
                            "type",
                            type,
                            "x",
                            type.equals("mousePressed") ? 40 : 90,
                            "y",
                            250,
                            "button",
                            "right",
                            "buttons",
                            2,
                            "clickCount",
                            1));
        }
        browser.await("return (() => { " + seen + " })()[2] < " + before.get(2));
        List<?> shifted = (List<?>) browser.run(seen);
        assertEquals(before.get(1), shifted.get(1), "nothing turns");
        for (int step = 0; step < 3; step++) {
            browser.ask(
                    "Input.dispatchTouchEvent",
                    Map.of(
                            "type",
                            step == 0 ? "touchStart" : "touchMove",
                            "touchPoints",
                            List.of(
                                    Map.of("x", 60 - 10 * step, "y", 250, "id", 0),
                                    Map.of("x", 100 + 10 * step, "y", 250, "id", 1))));
        }
        browser.ask("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
        browser.await("return (() => { " + seen + " })()[0] < " + shifted.get(0));
        assertEquals(before.get(1), ((List<?>) browser.run(seen)).get(1), "nothing turns");
    }

    /** Dragging works as on the flat boards. */
    @Test
    void aPieceIsDraggedInSpaceAndNothingTurns() throws InterruptedException {
        play("meder", null);
        List<?> path = (List<?>) browser.run(POINT + "return ['b2W', 'a4N'].flatMap(point)");
        long x = (Long) path.get(0);
        long y = (Long) path.get(1);
        mouse("mousePressed", x, y);
        for (int step = 1; step <= 4; step++) {
            mouse("mouseMoved", x + ((Long) path.get(2) - x) * step / 4, y + ((Long) path.get(3) - y) * step / 4);
        }
        browser.await("return plyspace.page.hand.moves.length > 0 && Boolean(document.querySelector('.floating'))");
        mouse("mouseReleased", (Long) path.get(2), (Long) path.get(3));
        browser.await("return plyspace.page.game.told.ply === 1");
        assertEquals("b2W-a4N", browser.run("return plyspace.page.game.told.moves[0].move"));
        assertEquals(null, view());
        assertEquals(true, browser.run("return plyspace.stage.scene.controls.enabled"));
    }

    @Test
    void aPieceIsDraggedFromTheHand() throws InterruptedException {
        browser.screen(1400, 1000, "light");
        play("spaceshogi", null);
        browser.run("""
                const { game, picture } = plyspace.page;
                window.drops = [];
                plyspace.page.attempt = async what => drops.push(what);
                picture.layout.hands.splice(0, picture.layout.hands.length, {piece: 2 * 8, count: 1});
                plyspace.redraw();
                """);
        browser.await("return document.querySelectorAll('.held button').length === 1");
        browser.run("document.querySelector('.held button').scrollIntoView({block: 'center'})");
        List<?> path = (List<?>) browser.run("""
                const box = document.querySelector('.held button').getBoundingClientRect(), cell = plyspace.page.picture.pieces.findIndex((code, i) => {
                  const { top, bottom } = document.querySelector(`.grid button[data-cell="${i}"]`).getBoundingClientRect();
                  return !code && top > 200 && bottom < innerHeight - 50;
                });
                const square = document.querySelector(`.grid button[data-cell="${cell}"]`).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2, square.x + square.width / 2, square.y + square.height / 2, cell].map(Math.round);
                """);
        mouse("mousePressed", (Long) path.get(0), (Long) path.get(1));
        mouse("mouseMoved", (Long) path.get(0) + 10, (Long) path.get(1) - 10);
        mouse("mouseMoved", (Long) path.get(2), (Long) path.get(3));
        mouse("mouseReleased", (Long) path.get(2), (Long) path.get(3));
        browser.await("return drops.length === 1");
        assertEquals(Map.of("drop", 7L, "to", path.get(4)), browser.run("return drops[0]"));
    }

    private static void mouse(String type, long x, long y) {
        browser.ask(
                "Input.dispatchMouseEvent",
                Map.of(
                        "type",
                        type,
                        "x",
                        x,
                        "y",
                        y,
                        "button",
                        "left",
                        "buttons",
                        type.equals("mouseReleased") ? 0 : 1,
                        "clickCount",
                        1));
    }
}
