package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.InWholeForm;

/** Changes in Set up that are quicker than the answers: none is lost, none is made twice, and what is told is told of the last. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageSetUpInHasteTest extends WithLateAnswers {

    private static final String CHANGE = "POST /api/setup";

    /** White's king stands there at the start. */
    private static final String KING = "b1W";

    /** Empty at the start. */
    private static final String EMPTY = "b4W";

    private static final String ALSO_EMPTY = "c4W";

    private static Object text() {
        return browser.run("return plyspace.page.picture.text");
    }

    private static Object start(String variant) {
        return registry.rules(variant).startPosition().words().text();
    }

    private static void choose(String piece) {
        browser.run("document.querySelector('.palette [aria-label=\"" + piece + "\"]').click()");
    }

    private static void delete(String square) {
        browser.run("plyspace.stage.hand.key('Delete', plyspace.page.picture.names.get('" + square + "').cell)");
    }

    /** Drags a piece from those beside the boards to a square. */
    private static void drag(String piece, String square) {
        browser.run("""
                const from = document.querySelector('.palette [aria-label="%s"]'), to = document.querySelector('.grid button[aria-label^="%s,"]');
                const send = (kind, target, [clientX, clientY]) => target.dispatchEvent(new PointerEvent(kind, {clientX, clientY, bubbles: true, pointerType: 'mouse'}));
                const middle = element => {
                  const {left, top, width, height} = element.getBoundingClientRect();
                  return [left + width / 2, top + height / 2];
                };
                send('pointerdown', from, middle(from));
                to.scrollIntoView({block: 'center'});
                send('pointermove', window, middle(to));
                send('pointerup', window, middle(to));
                """.formatted(piece, square));
    }

    /** Fills in a field that stands beside its name. */
    private static void fill(String field, String value) {
        browser.run("""
                const input = [...document.querySelectorAll('.fields .option')].find(each => each.querySelector('span').textContent.trim() === '%s').querySelector('input');
                input.value = '%s';
                input.dispatchEvent(new Event('change'));
                """.formatted(field, value));
    }

    private static String at(String square) {
        return (String) browser.run("const { picture } = plyspace.page, code = picture.pieces[picture.names.get('"
                + square + "').cell]; return code ? picture.rules.symbolOf(code) : ''");
    }

    @Test
    void changesThatAreMadeAtOnceAreAllMadeAndOnce() throws InterruptedException {
        visit("setup?variant=meder");
        late.hold(CHANGE);
        choose("white knight");
        click(EMPTY);
        drag("black queen", ALSO_EMPTY);
        press("Black");
        fill("move number", "7");
        fill("plies without progress", "3");
        press("K");
        press("q");
        late.letThroughLastFirst(CHANGE);
        assertEquals(List.of("N", "q", "black", 7L, 3L, "Qk"), browser.run("""
                const { picture: { names, pieces, rules, told } } = plyspace.page, at = name => rules.symbolOf(pieces[names.get(name).cell]);
                return [at('%s'), at('%s'), told.side, told.fullmove, told.halfmove, told.fields.castling];
                """.formatted(EMPTY, ALSO_EMPTY)));
        assertEquals(7, late.asked(CHANGE).size());
        assertEquals(null, failure());
    }

    @Test
    void piecesInHandThatAreCountedAtOnceAreAllCounted() throws InterruptedException {
        visit("setup?variant=spaceshogi");
        late.hold(CHANGE);
        @SuppressWarnings("unchecked")
        List<String> hands = (List<String>) browser.run("return [...document.querySelectorAll('.fields .option span')]"
                + ".map(each => each.textContent.trim()).filter(name => name.endsWith(' in hand')).slice(0, 3)");
        for (String hand : hands) {
            fill(hand, "2");
        }
        late.letThroughLastFirst(CHANGE);
        assertEquals(
                List.of(2L, 2L, 2L),
                browser.run("return plyspace.page.picture.told.hands.slice(0, 3).map(each => each.count)"));
    }

    @Test
    void theFaultsThatAreToldAreThoseOfTheLastChange() throws InterruptedException {
        visit("setup?variant=meder");
        late.hold(CHANGE);
        delete(KING);
        choose("white king");
        click(KING);
        late.letThroughLastFirst(CHANGE);
        assertEquals(0L, browser.number("return document.querySelectorAll('.faults li').length"));
        assertEquals("white king on " + KING + "; can be played", said());
        delete(KING);
        late.settle();
        assertTrue(browser.number("return document.querySelectorAll('.faults li').length") > 0);
        assertTrue(said().contains("fault"), said());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Start position", "Clear", "Read"})
    void aWholePositionIsTakenAfterTheChangesThatWereMadeBefore(String button) throws InterruptedException {
        visit("setup?variant=meder");
        delete(KING);
        late.settle();
        late.hold("/api/");
        delete("c1W");
        press(button);
        choose("white knight");
        click(EMPTY);
        Object text = browser.run("return document.querySelector('textarea').value");
        late.letThroughLastFirst("/api/");
        assertEquals("N", at(EMPTY));
        assertEquals(button.equals("Clear") ? "" : "Q", at("c1W"), text::toString);
        assertEquals(button.equals("Start position") ? "K" : "", at(KING));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aChangeThatIsAnsweredLateChangesNothingInAPositionThatWasOpenedMeanwhile(boolean broken)
            throws InterruptedException {
        visit("setup?variant=meder");
        late.hold(CHANGE);
        if (broken) {
            late.answerInstead(CHANGE, 500, "text/html", "<h1>broken</h1>");
        }
        delete(KING);
        press("Black");
        late.awaitHeld(1);
        go("setup?variant=koernke");
        awaitOpened();
        late.letThroughLastFirst(CHANGE);
        assertEquals(start("koernke"), text());
        assertEquals("koernke", browser.run("return new URLSearchParams(location.search).get('variant')"));
        assertEquals(null, failure());
    }

    @Test
    void whetherItIsMateIsNotToldOfAnotherPosition() throws InterruptedException {
        visit("setup?variant=meder");
        late.hold("GET /api/");
        press("Is it checkmate?");
        late.awaitHeld(1);
        press("Black");
        browser.await("return plyspace.page.picture.told.side === 'black'");
        late.letThrough("GET /api/");
        assertFalse((Boolean) browser.run("return Boolean(document.querySelector('[data-checkmate]'))"));
        assertFalse(said().startsWith("No"), said());
    }

    @Test
    void whatWasTakenIsTakenNoMoreWhereItIsNotThere() throws InterruptedException {
        visit("setup?variant=meder");
        click(KING);
        late.settle();
        press("Clear");
        late.settle();
        assertEquals(List.of(), marked("select"));
        choose("white knight");
        click(EMPTY);
        late.settle();
        browser.run("plyspace.stage.hand.nothing()");
        Object before = text();
        browser.run("void plyspace.page.move(plyspace.page.picture.names.get('" + KING
                + "').cell, plyspace.page.picture.names.get('" + EMPTY + "').cell)");
        late.settle();
        assertEquals(before, text(), "nothing is moved from where nothing is");
    }

    @Test
    void aChangeThatIsNeverAnsweredHoldsUpNothingInAnotherPosition() throws InterruptedException {
        visit("setup?variant=meder");
        late.hold(CHANGE);
        delete(KING);
        late.awaitHeld(1);
        go("setup?variant=roth");
        awaitOpened();
        press("Start position");
        browser.await("return plyspace.page.picture.rules.variant === 'roth' && plyspace.page.picture.text === '"
                + start("roth") + "'");
    }
}
