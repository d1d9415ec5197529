package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.testing.TestForm;

/** Positions as text, into the page Set up and out of it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class PageTextTest extends OnThePage {

    private static final long SEED = 9;

    /** Types a text, and has it read. */
    private static void read(String text) {
        browser.run("const area = document.querySelector('textarea[name=text]'); area.value = '"
                + text.replace("\n", "\\n") + "'; area.form.requestSubmit();");
    }

    /** What a game comes to is read, shown, and written again; a copy of it is what the rule set writes. */
    @Test
    void positionsOfEveryRuleSetGoInAndOut() throws InterruptedException {
        for (FoundVariant variant : TestForm.sample(registry.variants(), 2)) {
            Rules rules = registry.rules(variant.id());
            Setup setup = RandomGames.game(rules, SEED).position().words().setup();
            open("setup?variant=" + variant.id());
            read(rules.write(setup));
            browser.await("return plyspace.page.picture.text === '" + rules.write(setup) + "'");
            assertEquals(rules.write(setup), browser.run("return document.querySelector('textarea[name=text]').value"));
            assertEquals(
                    IntStream.range(0, rules.cells())
                            .mapToObj(cell -> (long) setup.pieceAt(cell))
                            .toList(),
                    browser.run("return plyspace.stage.picture.pieces"),
                    variant.id());
            String facts = (String)
                    browser.run(
                            "return [...document.querySelectorAll('.facts')].find(each => each.innerText.startsWith('It reads: ')).innerText");
            List<PositionNotation> notations = rules.positionNotations();
            notations.forEach(
                    notation -> assertEquals(notation.readable(), facts.contains(notation.title()), notation.title()));
            List<String> others = notations.stream()
                    .filter(notation -> notation.writable() && !notation.equals(PositionNotation.MACHINE))
                    .map(PositionNotation::title)
                    .toList();
            for (String title : others) {
                browser.run("[...document.querySelectorAll('button')].find(each => each.textContent.trim() === '"
                        + title + "').click()");
                browser.await("return Boolean(plyspace.page.exported)");
            }
        }
    }

    /** Another notation may fix the size: the boards are then of that size, here and wherever the address is opened. */
    @Test
    void aTextThatFixesTheSizeChangesTheBoards() throws InterruptedException {
        open("setup?variant=cube");
        read("[\"K..\",\"...\",\"...\"],\n[\"...\",\"...\",\"...\"],\n[\"...\",\"...\",\"..k\"]");
        browser.await("return document.querySelectorAll('.grid button').length === 27");
        String address = (String) browser.run("return location.pathname.slice(1) + location.search");
        String text = (String) browser.run("return plyspace.page.picture.text");
        assertEquals(2, browser.number("return plyspace.stage.scene.figures().men"));
        for (String page : List.of(address, address.replaceFirst("setup", "boards"))) {
            open(page);
            assertEquals(27, browser.number("return document.querySelectorAll('.grid button').length"));
            assertEquals(text, browser.run("return plyspace.page.picture.text"));
        }
    }

    @Test
    void whatCannotBeReadIsToldAndStaysThere() throws InterruptedException {
        open("setup?variant=koernke");
        String before = (String) browser.run("return plyspace.page.picture.text");
        read("1:r1br/pppp w");
        browser.await("return Boolean(plyspace.failure)");
        assertTrue(said().contains("character"), said());
        assertEquals("1:r1br/pppp w", browser.run("return document.querySelector('textarea[name=text]').value"));
        assertEquals(before, browser.run("return plyspace.page.picture.text"));
        read(before.replaceFirst(" w ", " b "));
        browser.await("return plyspace.failure === null && plyspace.page.picture.told.side === 'black'");
        // The browser itself says that the server refused.
        assertTrue(browser.console().stream().allMatch(each -> each.contains("400")));
    }
}
