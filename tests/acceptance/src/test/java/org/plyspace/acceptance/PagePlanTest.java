package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.testing.InWholeForm;

/** Boards that are seen from above are a plan: squares of one column lie over one another, and one level is in full ink. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PagePlanTest extends OnThePage {

    /** Columns whose squares are not seen at one point of the window. */
    private static final String APART = """
            const { scene, picture } = plyspace.stage, columns = new Map();
            for (const { square } of picture.cells.values()) {
              const at = scene.project(square.cell);
              if (at) columns.set(`${square.x} ${square.y}`, [...(columns.get(`${square.x} ${square.y}`) ?? []), at]);
            }
            return [...columns].filter(([, all]) => all.some(([x, y]) => Math.hypot(x - all[0][0], y - all[0][1]) > 1)).map(([name]) => name);
            """;

    @ParameterizedTest
    @MethodSource("some")
    void columnsLieOverOneAnotherAndOneLevelIsInFullInk(String variant) throws InterruptedException {
        open("boards?variant=" + variant + "&view=top");
        assertEquals(List.of(), browser.run(APART));
        List<?> full = (List<?>) browser.run("""
                const { scene, level } = plyspace.stage;
                return [...new Set(scene.boards.map(({ place, top }) => (place.board.z === level) === (top.material.opacity === 1)))];
                """);
        assertEquals(List.of(true), full);
        assertEquals(
                true,
                browser.run(
                        "return plyspace.stage.scene.standing.every(({ board, faded }) => faded === (board.z !== plyspace.stage.level))"));
    }

    @Test
    void theLevelInFocusIsChosenByKeysAndClicks() throws InterruptedException {
        open("boards?variant=raumschach&view=top");
        assertEquals("A", inFocus());
        browser.run("document.activeElement.blur()");
        browser.press("]");
        browser.await("return plyspace.stage.scene.view.level === plyspace.stage.picture.board('B').z");
        assertEquals("in focus: B", said());
        browser.press("[");
        browser.await("return plyspace.stage.scene.view.level === plyspace.stage.picture.board('A').z");
        browser.run(
                "[...document.querySelectorAll('.tags span')].find(each => each.textContent.trim() === 'D').click()");
        browser.await("return plyspace.stage.scene.view.level === plyspace.stage.picture.board('D').z");
        assertEquals("D", browser.run("return document.querySelector('.tags [data-lit]').textContent.trim()"));
        // what is clicked is on the level in focus
        assertEquals(true, browser.run("""
                const { stage } = plyspace, { picture, scene } = stage, { cell } = picture.board('A').squares[7];
                return picture.boardOf(stage.pointer.meant(...scene.project(cell)).cell).name === 'D';
                """));
    }

    private static Object inFocus() {
        return browser.run(
                "return plyspace.stage.picture.layout.boards.find(({ z }) => z === plyspace.stage.scene.view.level).name");
    }

    @Test
    void piecesLieFlatWhereTheyAreSeenFromAboveAndStandElsewhere() throws InterruptedException {
        String lying = "return plyspace.stage.scene.men.constructor.name === 'Diagram'";
        open("boards?variant=dragonchess&view=top");
        browser.await(lying);
        open("boards?variant=dragonchess&unfold=100");
        browser.await(lying);
        assertEquals(true, browser.run("return plyspace.stage.scene.camera.isOrthographicCamera"));
        open("boards?variant=dragonchess&view=-20,75");
        browser.await(lying);
        open("boards?variant=dragonchess");
        assertEquals("Men", browser.run("return plyspace.stage.scene.men.constructor.name"));
        assertEquals(true, browser.run("return plyspace.stage.scene.camera.isPerspectiveCamera"));
        assertTrue(browser.number("return plyspace.stage.scene.men.byCell.size") > 0);
    }

    @Test
    void goingToAndFroLeaksNothing() throws InterruptedException {
        open("boards?variant=dragonchess&view=top");
        browser.await("return plyspace.stage.scene.areFlat");
        String goes = """
                const { stage } = plyspace, { scene } = stage;
                for (let i = 0; i < %d; i++) {
                  for (const look of ['top', 'table']) {
                    stage.look = look;
                    scene.show(stage.view());
                    scene.render();
                  }
                }
                const { textures, geometries } = scene.figures();
                return [textures, geometries, scene.root.children.length].join(' ');
                """;
        Object before = browser.run(goes.formatted(2));
        assertEquals(before, browser.run(goes.formatted(12)));
    }
}
