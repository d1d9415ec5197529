package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.testing.InWholeForm;

/** Positions that are set up on the page, written as text and read again. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageSetUpTest extends WithoutDrawing {

    private static void open(String address, String variant) throws InterruptedException {
        browser.go(page.at(address + "?variant=" + variant));
        browser.await("return Boolean(window.plyspace?.page?.picture && document.querySelector('.grid'))");
    }

    private static void press(String button) {
        browser.run("[...document.querySelectorAll('.side button')].find(each => each.textContent.trim() === '" + button
                + "').click()");
    }

    private static String position() {
        return (String) browser.run("return plyspace.page.picture.text");
    }

    /** Reads a text as somebody does who pastes it. */
    private static void read(Object text) throws InterruptedException {
        String before = position();
        press("Start position");
        browser.await("return plyspace.page.picture.text !== " + quoted(before));
        browser.run("const text = document.querySelector('textarea'); text.value = " + quoted(text)
                + "; text.form.requestSubmit()");
    }

    private static String quoted(Object text) {
        return "'" + text.toString().replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'";
    }

    /** Moves a piece to the first square where nothing is wrong with it. */
    private static void moveAPiece() throws InterruptedException {
        List<?> empty = (List<?>)
                browser.run("return plyspace.page.picture.pieces.flatMap((code, cell) => (code ? [] : [cell]))");
        long from = browser.number("""
                const { picture } = plyspace.page, { rules } = picture, men = picture.men().filter(man => !rules.typeOf(man.code).royal);
                return men[Math.floor(men.length / 2)].cell;
                """);
        for (Object to : empty) {
            for (Object cell : List.of(from, to)) {
                browser.run("document.querySelector('.grid button[data-cell=\"" + cell + "\"]').click()");
            }
            browser.await("return plyspace.page.picture.pieces[" + to + "] > 0");
            if (Boolean.TRUE.equals(browser.run("return plyspace.page.picture.told.playable"))) {
                return;
            }
            from = (Long) to;
        }
        throw new AssertionError("nothing can be moved in " + position());
    }

    @ParameterizedTest
    @MethodSource("some")
    void whatIsWrittenIsReadAgain(String variant) throws InterruptedException {
        open("setup", variant);
        moveAPiece();
        String position = position();
        Object pieces = browser.run("return String(plyspace.page.picture.pieces)");

        read(position);
        browser.await("return plyspace.page.picture.text === " + quoted(position));

        List<?> notations = (List<?>)
                browser.run(
                        "return plyspace.page.picture.rules.told.positionNotations.filter(each => each.writable && each.id !== 'machine').map(each => each.title)");
        for (Object notation : notations) {
            press(notation.toString());
            browser.await("return Boolean(plyspace.page.exported)");
            read(browser.run("return document.querySelector('pre.box').textContent.trim()"));
            browser.await("return String(plyspace.page.picture.pieces) === '" + pieces + "'");
        }
    }

    @ParameterizedTest
    @MethodSource("others")
    void piecesInHandAreAskedForOnce(String variant) throws InterruptedException {
        open("setup", variant);
        List<?> fields = (List<?>) browser.run(
                "return [...document.querySelectorAll('.fields .option > span')].map(each => each.textContent.trim())");
        assertEquals(
                browser.number("return (plyspace.page.picture.told.hands ?? []).length"),
                fields.stream().filter(name -> name.toString().contains("hand")).count(),
                fields::toString);
    }

    @ParameterizedTest
    @MethodSource("some")
    void withoutKingsItIsSaidWhyThereIsNoMate(String variant) throws InterruptedException {
        open("setup", variant);
        press("Clear");
        browser.await("return plyspace.page.picture.pieces.every(code => !code)");
        assertTrue(browser.number("return document.querySelectorAll('.faults li').length") > 0);

        press("Is it checkmate?");
        browser.await("return Boolean(document.querySelector('[data-checkmate=senseless]'))");
        assertTrue(said().startsWith("It makes no sense to ask: "), said());
        assertEquals(null, browser.run("return plyspace.failure"));
    }
}
