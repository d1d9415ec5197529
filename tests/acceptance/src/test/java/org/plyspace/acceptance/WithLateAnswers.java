package org.plyspace.acceptance;

import java.util.List;

/** Tests of what the page does when answers come late, in another order than they were asked for, or not at all. */
abstract class WithLateAnswers extends WithoutDrawing {

    /** What is held on the page that was visited last. */
    static LateAnswers late;

    /** Loads a page, as {@code boards?variant=meder}, and waits until it is opened. */
    static void visit(String address) throws InterruptedException {
        browser.go(page.at(address));
        awaitOpened();
        late = new LateAnswers(browser);
    }

    /** Goes to a page as a link does, and waits for nothing. */
    static void go(String address) {
        browser.run("void plyspace.go('/" + address + "')");
    }

    /** Waits until what the address says is opened. */
    static void awaitOpened() throws InterruptedException {
        browser.await("return Boolean(window.plyspace?.turn && plyspace.opened === plyspace.turn)");
    }

    /** Nobody waits for long: what would take seconds takes hundredths. */
    static void hurry() {
        browser.run("const wait = window.setTimeout; window.setTimeout = (then, millis) => wait(then, millis / 100)");
    }

    /** Presses a button of the page by what stands on it. */
    static void press(String button) {
        browser.run("[...document.querySelectorAll('.side button')].find(each => each.textContent.trim() === '" + button
                + "').click()");
    }

    /** Presses a button twice before anything else can happen, news of the game among it. */
    static void pressTwice(String button) {
        browser.run(
                "const found = [...document.querySelectorAll('.side button')].find(each => each.textContent.trim() === '"
                        + button + "'); found.click(); found.click()");
    }

    /** Clicks on a square twice before anything else can happen, news of the game among it. */
    static void doubleClick(String square) {
        browser.run("const found = document.querySelector('.grid button[aria-label^=\"" + square
                + ",\"]'); found.click(); found.click()");
    }

    /** Clicks on squares one after another, at once. */
    static void click(String... squares) {
        for (String square : squares) {
            browser.run("document.querySelector('.grid button[aria-label^=\"" + square + ",\"]').click()");
        }
    }

    /** Types a move. */
    static void type(String move) {
        browser.run("const entry = document.getElementById('entry'); entry.value = '" + move
                + "'; entry.form.requestSubmit()");
    }

    /** The names of the squares with a mark, by cell. */
    @SuppressWarnings("unchecked")
    static List<String> marked(String mark) {
        return (List<String>) browser.run("return [...document.querySelectorAll('.grid button[data-mark~=\"" + mark
                + "\"]')].map(each => each.getAttribute('aria-label').split(',')[0]).sort()");
    }

    /** What the page says went wrong, or null. */
    static Object failure() {
        return browser.run("return document.querySelector('[data-failure]')?.textContent.trim() ?? null");
    }
}
