package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.testing.EveryThirdCase;

/** Whatever is answered once, be it nothing, the page says so in words and goes on as soon as the server does. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class PageBrokenAnswersTest extends WithLateAnswers {

    private static final String AWAY = "the server does not answer; it may have been stopped";

    /** How an answer is broken, and what the page says of it. */
    private static final Map<String, String> SAID = Map.of(
            "failed",
            "the server answered 500",
            "foreign",
            "what the server answers cannot be read; load the page anew",
            "lost",
            AWAY,
            "torn",
            AWAY);

    /** First the one that nothing else is told like. */
    static Stream<String> ways() {
        return SAID.keySet().stream()
                .sorted(Comparator.comparing((String way) -> !way.equals("foreign"))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** Breaks the next answer to a question that contains a text. */
    private static void breakNext(String way, String question) {
        switch (way) {
            case "failed" -> late.answerInstead(question, 500, "text/html", "<h1>broken</h1>");
            case "foreign" -> late.answerInstead(question, 200, "text/html", "<h1>welcome</h1>");
            case "lost" -> late.breakConnection(question);
            default -> late.breakAnswer(question);
        }
    }

    private static void assertSaid(String way) throws InterruptedException {
        late.settle();
        assertEquals(SAID.get(way), failure());
        assertEquals(SAID.get(way), said());
    }

    private static void assertWell() throws InterruptedException {
        late.settle();
        assertEquals(null, failure());
    }

    @Test
    void aPictureThatCannotBeDrawnHidesNoFailure() throws InterruptedException {
        visit("boards?variant=meder");
        breakNext("failed", "GET /api/judge");
        type("b2W-a4N");
        late.settle();
        browser.run("plyspace.stage.lose('no picture')");

        assertSaid("failed");
        assertEquals("no picture", browser.run("return document.querySelector('.trouble').textContent.trim()"));
    }

    @ParameterizedTest
    @EveryThirdCase
    @MethodSource("ways")
    void anotherPageIsOpenedThen(String way) throws InterruptedException {
        visit("boards?variant=meder");
        breakNext(way, "GET /api/position");
        go("boards?variant=koernke");
        awaitOpened();
        assertSaid(way);
        breakNext(way, "GET /api/variant?variant=roth");
        go("pieces?variant=roth");
        awaitOpened();
        assertSaid(way);
        go("setup?variant=roth");
        awaitOpened();
        assertWell();
        assertEquals(
                registry.rules("roth").startPosition().words().text(),
                browser.run("return plyspace.page.picture.text"));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void theRuleSetsAreAskedForAgain(String way) throws InterruptedException {
        visit("boards?variant=meder");
        breakNext(way, "GET /api/variants");
        browser.run("plyspace.variants = []; void plyspace.start()");
        awaitOpened();
        assertSaid(way);
        go("boards");
        awaitOpened();
        assertWell();
        assertEquals(
                registry.variants().size(),
                browser.number("return document.querySelectorAll('select.variants option').length"));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aMoveIsTriedAgain(String way) throws InterruptedException {
        visit("boards?variant=meder");
        breakNext(way, "GET /api/judge");
        type("b2W-a4N");
        assertSaid(way);
        type("b2W-a4N");
        assertWell();
        assertTrue(said().startsWith("legal: "), said());
    }

    @ParameterizedTest
    @EveryThirdCase
    @MethodSource("ways")
    void aMoveIsPlayedAgain(String way) throws InterruptedException {
        visit("play?variant=meder");
        Object game = late.post("games", "{\"variant\":\"meder\"}").get("game");
        go("play?game=" + game);
        awaitOpened();
        breakNext(way, "POST /api/games/");
        type("b2W-a4N");
        assertSaid(way);
        assertEquals(0L, browser.number("return plyspace.page.game.told.ply"));
        type("b2W-a4N");
        browser.await("return plyspace.page.game.told.ply === 1");
        assertWell();
        breakNext(way, "/hint");
        press("Hint");
        assertSaid(way);
        press("Hint");
        browser.await("return document.querySelectorAll('.grid [data-mark~=hint]').length === 2");
        assertWell();
    }

    @ParameterizedTest
    @EveryThirdCase
    @MethodSource("ways")
    void aPieceIsPutElsewhereThen(String way) throws InterruptedException {
        for (String name : new String[] {"pieces", "side", "setup"}) {
            visit(name + "?variant=meder");
            breakNext(way, name.equals("setup") ? "POST /api/setup" : "GET /api/reach");
            if (name.equals("setup")) {
                browser.run("document.querySelector('.palette [aria-label=\"white knight\"]').click()");
            }
            click("b4W");
            assertSaid(way);
            click("c4W");
            assertWell();
        }
    }
}
