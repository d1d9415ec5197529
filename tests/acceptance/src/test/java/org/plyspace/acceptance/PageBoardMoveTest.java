package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.plyspace.testing.InWholeForm;

/** A board that moved is marked in space and flat, and so is where it hung before. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageBoardMoveTest extends OnThePage {

    private static final String TEXT =
            "4/4/4/1K2|4/4/4/4|1k2/4/4/4|WQL@QL1:1P/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:1r/pp w - - 0 1";

    @Test
    void aBoardThatMovedIsMarkedInBothPictures() throws InterruptedException {
        play("meder", "W:" + TEXT.replaceFirst("\\|", "|N:").replaceFirst("(N:[^|]*)\\|", "$1|B:"));
        browser.run("return plyspace.page.attempt({move: 'WKL-KL3'})");
        browser.await("return plyspace.page.game.told.ply === 1");
        browser.await("return Boolean(document.querySelector('.flat-board[data-moved]'))");
        assertEquals(
                List.of("WKL"),
                browser.run(
                        "return [...document.querySelectorAll('.flat-board[data-moved]')].map(each => each.dataset.board)"));
        String about = (String) browser.run(
                "return document.querySelector('.flat-board[data-moved] figcaption small').textContent.trim()");
        assertTrue(about.startsWith("KL1 → KL3"), about);
        assertEquals(
                List.of("d1W"),
                browser.run(
                        "return [...document.querySelectorAll('.grid [data-mark~=was]')].map(each => each.ariaLabel.split(',')[0])"));
        browser.await("return !plyspace.stage.scene.moving");
        assertEquals(
                List.of("KL1"),
                browser.run(
                        "return plyspace.stage.scene.view.moved.map(({ anchor }) => plyspace.stage.picture.layout.anchors[anchor].name)"));
        assertEquals(
                true,
                browser.run(
                        "return plyspace.stage.scene.boards.every(({ place, drawn }) => drawn.split(' ')[1] === String(place.board.name === 'WKL'))"));
        browser.run("return plyspace.page.act('undo')");
        browser.await("return !document.querySelector('[data-moved], [data-mark~=was]')");
    }
}
