package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.plyspace.testing.InWholeForm;

/** The lessons of the page, those that a rule set's jar brings and those that are made. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class PageLearnTest extends OnThePage {

    /** By hand what hands can do, as a person would; else by the button. */
    private static final String DO = """
            const { asked } = plyspace.page, [attempt] = asked.attempts;
            if (attempt) void plyspace.page.attempt(attempt); else document.querySelector('[data-do]').click();
            """;

    private static void learn(String variant) throws InterruptedException {
        open("learn?variant=" + variant);
        browser.run("localStorage.clear()");
        open("learn?variant=" + variant);
    }

    private static String text(String selector) {
        return String.valueOf(browser.run("return document.querySelector('" + selector + "')?.textContent.trim()"));
    }

    private static void click(String selector) {
        browser.run("document.querySelector('" + selector + "').click()");
    }

    private static void clickSquare(String name) {
        click(".grid button[data-cell=\""
                + browser.number("return plyspace.page.picture.names.get('" + name + "').cell") + "\"]");
    }

    private static void awaitTask(int step, long task) throws InterruptedException {
        browser.await("return plyspace.page.at === " + step + " && plyspace.page.task === " + task
                + " && plyspace.page.picture?.text === (plyspace.page.asked ?? plyspace.page.step).position");
    }

    /** Goes through all steps, does what each asks, and holds what is said against what it is to say. */
    private static void goThrough() throws IOException, InterruptedException {
        long steps = browser.number("return plyspace.page.steps.length");
        assertTrue(steps >= 6 && steps <= 10, () -> steps + " steps");
        for (int step = 0; step < steps; step++) {
            long tasks = browser.number("return plyspace.page.step.tasks.length");
            for (long task = 0; task < Math.max(1, tasks); task++) {
                awaitTask(step, task);
                assertEquals("Step " + (step + 1) + " of " + steps, text(".turn b"));
                if (task < tasks) {
                    solve();
                }
                click("[data-next], .status a");
                if (step + 1 == steps && task + 1 >= tasks) {
                    return;
                }
            }
            awaitTask(step + 1, 0);
        }
    }

    private static void solve() throws InterruptedException {
        browser.run(DO);
        browser.await("return plyspace.page.solved && !plyspace.pending");
        String then = String.valueOf(browser.run("return plyspace.page.asked.then"));
        assertTrue(said().endsWith(then), () -> said() + " / " + then);
        assertTrue(text(".answer").contains(then), () -> text(".answer") + " / " + then);
        if (Boolean.FALSE.equals(browser.run("return plyspace.page.asked.legal"))) {
            assertTrue(text(".answer .cite").length() > 2, "a refusal names its rule");
        }
    }

    @Test
    void whoDoesAllStepsIsToldWhyAMoveIsRefusedAndPlaysTheComputerThen() throws IOException, InterruptedException {
        learn("meder");
        goThrough();
        browser.await("return location.pathname === '/play'");
        open("learn?variant=meder");
        assertTrue(text("[data-learned]").startsWith("You know "), () -> text(".panel"));
        assertEquals(List.of(), browser.barriers());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "roth", "twoboard"})
    @InWholeForm
    void allStepsOfTheOthersCanBeDone(String variant) throws IOException, InterruptedException {
        learn(variant);
        goThrough();
        browser.await("return location.pathname === '/play'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"raumschach", "dragonchess", "ferry"})
    @InWholeForm
    void aRuleSetWithoutLessonsHasThoseThatFollowFromWhatItDeclares(String variant)
            throws IOException, InterruptedException {
        learn(variant);
        goThrough();
        open("learn?variant=" + variant);
        assertTrue(text("[data-learned]").startsWith("You know "), () -> text(".panel"));
    }

    @Test
    void aStepIsDoneByClicksOnTheBoardsAndStaysDone() throws InterruptedException {
        learn("meder");
        awaitTask(0, 0);
        clickSquare("b3W");
        browser.await("return plyspace.page.hand.moves.length > 0");
        clickSquare("b5N");
        browser.await("return plyspace.page.hand.verdict !== null");
        assertEquals(false, browser.run("return plyspace.page.solved"), "another move is judged, and asks again");
        assertTrue(text("[data-asked]").startsWith("Move the pawn on b3W"), () -> text(".answer"));
        clickSquare("b4N");
        browser.await("return plyspace.page.solved");
        click("[data-next]");
        awaitTask(0, 1);
        click("[data-do]");
        browser.await("return plyspace.page.solved");
        open("learn?variant=meder");
        awaitTask(1, 0);
        assertTrue(
                String.valueOf(browser.run("return document.querySelector('.dots button').getAttribute('aria-label')"))
                        .endsWith(", done"));
        assertEquals(1L, browser.number("return document.querySelectorAll('.dots [data-done]').length"));
    }

    @Test
    void keysGoFromStepToStep() throws InterruptedException {
        learn("cube");
        awaitTask(0, 0);
        browser.run("document.activeElement.blur()");
        browser.press(Keys.ARROW_RIGHT);
        awaitTask(1, 0);
        browser.press(Keys.ARROW_LEFT);
        awaitTask(0, 0);
        browser.run("history.back()");
        awaitTask(1, 0);
    }

    @Test
    void lessonsAreReadOnEveryScreen() throws IOException, InterruptedException {
        lookAtSizes("learn-meder", () -> learn("meder"), width -> {});
    }
}
