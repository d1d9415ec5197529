package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;

/** Whoever goes from page to page in haste sees the last one, and all that says where they are agrees. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageOpeningsTest extends WithLateAnswers {

    private static final Map<String, String> TITLES = Map.of(
            "boards", "Boards",
            "play", "Play",
            "pieces", "Pieces",
            "side", "Side by side",
            "setup", "Set up",
            "games", "Games");

    /** Address bar, title, heading, bar of pages, choice of rule sets and boards say the same. */
    private static void assertShown(String name, String variant) {
        String title = TITLES.get(name);
        List<Object> expected =
                List.of("/" + name, variant, title + " · Plyspace", title, title, variant, variant, (long)
                        registry.rules(variant).cells());
        assertEquals(expected, browser.run("""
                const { page, stage } = plyspace, first = page.halves?.[0];
                return [
                  location.pathname,
                  new URLSearchParams(location.search).get('variant').split(':')[0],
                  document.title,
                  document.querySelector('h1').textContent.trim(),
                  document.querySelector('nav [aria-current=page]').textContent.trim(),
                  document.querySelector('select.variants').value,
                  (first?.stage ?? stage).picture.rules.variant.split(':')[0],
                  document.querySelectorAll(`${first ? '#first ' : ''}.grid button`).length,
                ];
                """));
        assertEquals(null, failure());
    }

    @ParameterizedTest
    @CsvSource({
        "boards, boards",
        "play, play",
        "pieces, pieces",
        "side, side",
        "setup, setup",
        "games, games",
        "setup, boards",
        "boards, play",
        "play, games"
    })
    void theLaterOfTwoOpeningsIsShownWhicheverIsAnsweredFirst(String earlier, String later)
            throws InterruptedException {
        visit("boards?variant=cube");
        late.hold("meder");
        late.hold("koernke");
        go(earlier + "?with=cube&variant=meder");
        late.awaitHeld("meder");
        go(later + "?with=cube&variant=koernke");
        late.letThrough("meder");
        late.letThrough("koernke");
        awaitOpened();
        late.settle();
        assertShown(later, "koernke");

        go("boards?variant=cube");
        awaitOpened();
        hurry();
        late.hold("meder");
        late.hold("koernke");
        go(earlier + "?with=cube&variant=meder");
        late.awaitHeld("meder");
        go(later + "?with=cube&variant=koernke");
        late.awaitHeld("koernke");
        late.letThrough("koernke");
        awaitOpened();
        assertShown(later, "koernke");
        late.letThrough("meder");
        assertShown(later, "koernke");
    }

    @ParameterizedTest
    @CsvSource({"boards?variant=meder, GET /api/position", "games?variant=meder&library=0, GET /api/library/0"})
    void whatFailsOfAnOpeningThatWasGivenUpIsNotShown(String earlier, String question) throws InterruptedException {
        visit("boards?variant=cube");
        hurry();
        late.hold(question);
        late.answerInstead(question, 500, "text/html", "<h1>broken</h1>");
        go(earlier);
        late.awaitHeld(1);
        go(earlier.replaceFirst("\\?.*", "?variant=koernke"));
        late.letThrough(question);
        awaitOpened();
        late.settle();
        assertShown(earlier.replaceFirst("\\?.*", ""), "koernke");
    }

    @Test
    void whoGoesToAndFroInTheHistoryInHasteIsWhereTheAddressSays() throws InterruptedException {
        visit("boards?variant=meder");
        go("setup?variant=koernke");
        awaitOpened();
        go("play?variant=roth");
        awaitOpened();
        late.hold("GET /api/position");
        for (String step : List.of("history.back()", "history.back()", "history.forward()")) {
            long turn = browser.number("return plyspace.turn");
            browser.run(step);
            browser.await("return plyspace.turn > " + turn);
        }
        late.letThrough("GET /api/position");
        awaitOpened();
        late.settle();
        assertShown("setup", "koernke");

        browser.run("history.back()");
        browser.await("return location.pathname === '/boards'");
        awaitOpened();
        assertShown("boards", "meder");
        browser.run("history.go(2)");
        browser.await("return location.pathname === '/play'");
        awaitOpened();
        assertShown("play", "roth");
    }
}
