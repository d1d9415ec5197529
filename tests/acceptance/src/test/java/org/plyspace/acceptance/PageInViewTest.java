package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/** Whose turn it is, why something is not legal, and what is done most, are in view whatever the window and the rule set, and move nothing. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageInViewTest extends OnThePage {

    /** A phone held upright and on its side, a tablet, a screen, and the same enlarged to 200 %; in everyday builds the phone upright and the screen. */
    private static final List<int[]> WINDOWS = TestForm.sample(
            List.of(
                    new int[] {390, 844},
                    new int[] {844, 390},
                    new int[] {1024, 768},
                    new int[] {1440, 900},
                    new int[] {720, 450}),
            0);

    private static final List<String> BESIDE = List.of("spaceshogi", "dragonchess", "raumschach", "cube:n=8");

    /** Selects the elements that are not wholly in view, or are covered. */
    private static final String HIDDEN = """
            return [%s].filter(selector => {
              const element = document.querySelector(selector);
              if (!element) return true;
              const { left, top, right, bottom } = element.getBoundingClientRect();
              if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5 || right - left < 5) return true;
              return [0.1, 0.5, 0.9].some(i => [0.1, 0.5, 0.9].some(k => {
                const found = document.elementFromPoint(left + i * (right - left), top + k * (bottom - top));
                return !element.contains(found) && !found?.contains(element);
              }));
            });
            """;

    /** Goes where the side to move has a piece already, which no rules allow. */
    private static final String ILLEGAL = """
            const { hand, picture } = plyspace.page, own = picture.pieces.flatMap((code, cell) => (code && (code & 1) === (picture.told.side === 'black' ? 1 : 0) ? [cell] : []));
            return hand.attempt({from: own[0], to: own[own.length - 1]}).then(() => hand.verdict?.verdict);
            """;

    static List<String> variants() {
        List<String> all = Stream.concat(
                        registry.variants().stream()
                                .map(FoundVariant::id)
                                .filter(id -> !ExamplePlugins.jars().contains(id)),
                        BESIDE.stream())
                .toList();
        return TestForm.sample(all, 2);
    }

    private static Object hidden(String... selectors) {
        return browser.run(HIDDEN.formatted(
                String.join(", ", Stream.of(selectors).map("'%s'"::formatted).toList())));
    }

    /** Where what a hand rests on is: buttons, and the first board. */
    private static Object places() {
        return browser.run("""
                return ['.status .buttons', '.turn-line', '.flat-board .grid'].map(each => document.querySelector(each)?.getBoundingClientRect()).map(box => box && Math.round(box.y));
                """);
    }

    private static void settle() throws InterruptedException {
        browser.await(
                "return !plyspace.pending && (!plyspace.stage.scene || plyspace.stage.scene.size?.w === plyspace.stage.canvas.clientWidth)");
        browser.run("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    @ParameterizedTest
    @MethodSource("variants")
    void whyAMoveIsNotLegalIsInViewInAnyWindow(String variant) throws InterruptedException {
        browser.screen(1024, 768, "light");
        play(variant, null);
        for (int[] window : WINDOWS) {
            browser.screen(window[0], window[1], "light");
            browser.run("plyspace.page.hand.drop(); scrollTo(0, 0)");
            settle();
            Object before = places();
            assertEquals("illegal", browser.run(ILLEGAL));
            settle();
            String where = variant + " at " + window[0] + "x" + window[1];
            assertEquals(
                    List.of(),
                    hidden(
                            ".status .turn",
                            ".answer .why",
                            ".status .buttons button",
                            ".status .buttons button:last-child"),
                    where);
            assertEquals(before, places(), where);
            assertEquals(0, browser.hiddenAtTheSide(), where);
        }
    }

    @Test
    void theAnswersOfOtherPagesAreInViewToo() throws InterruptedException {
        for (int[] window : WINDOWS) {
            browser.screen(window[0], window[1], "light");
            String where = window[0] + "x" + window[1];
            open("boards?variant=meder&try=d2W-b4N");
            browser.await("return Boolean(document.querySelector('.answer .why'))");
            settle();
            assertEquals(List.of(), hidden(".status .turn", ".answer .why .cite"), where);
            open("pieces?variant=meder&with=roth&piece=Q&square=c3N");
            browser.await("return Boolean(document.querySelector('.answer .legend-marks'))");
            settle();
            assertEquals(List.of(), hidden(".status .turn", ".answer .legend-marks"), where);
            open("setup?variant=meder");
            browser.run("return plyspace.page.move(1, null)");
            browser.await("return Boolean(document.querySelector('.answer .why'))");
            settle();
            assertEquals(List.of(), hidden(".status .turn", ".answer .why", ".status button.main"), where);
            open("play?variant=meder");
            settle();
            assertEquals(List.of(), hidden("[data-begin]"), where);
        }
    }

    @Test
    void whatFailsIsInViewWhereThereAreTwoSetsOfBoards() throws InterruptedException {
        browser.go(page.at("side?variant=meder"));
        browser.await("return window.plyspace?.opened > 0 && plyspace.stages.every(each => each.picture)");
        browser.run("plyspace.fail({told: {}, message: 'the server is gone'})");
        browser.await("return Boolean(document.querySelector('[data-failure]'))");
        assertEquals(List.of(), hidden("[data-failure]"));
    }
}
