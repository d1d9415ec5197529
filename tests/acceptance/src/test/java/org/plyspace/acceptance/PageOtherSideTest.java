package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.plyspace.testing.InWholeForm;

/** The page as Black sees it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageOtherSideTest extends OnThePage {

    /** The squares of each flat board and the names at its edges, as they are seen. */
    private static final String SEEN = """
            return [...document.querySelectorAll('.flat-board')].map(board => [
                [...board.querySelectorAll('[role=gridcell]')].map(each => Number(each.firstElementChild?.dataset.cell ?? -1)),
                ...['down', 'across'].map(edge => [...board.querySelectorAll(`.names.${edge} span`)].map(each => each.textContent.trim()))]);
            """;

    private static final String AZIMUTH =
            "return Math.round(plyspace.stage.scene.controls.getAzimuthalAngle() * 180 / Math.PI)";
    private static final String FIRST = "document.querySelector('.grid button').focus()";

    private static void view(String name) {
        browser.run("[...document.querySelectorAll('.views button')].find(each => each.textContent.trim() === '" + name
                + "').click()");
    }

    @SuppressWarnings("unchecked")
    private static List<List<List<Object>>> seen() {
        return (List<List<List<Object>>>) browser.run(SEEN);
    }

    private static List<List<List<Object>>> turned(List<List<List<Object>>> boards) {
        return boards.stream()
                .map(board -> board.stream()
                        .map(row -> {
                            List<Object> reversed = new ArrayList<>(row);
                            Collections.reverse(reversed);
                            return reversed;
                        })
                        .toList())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("others")
    void oneKeyTurnsTheBoardsInSpaceAndFlat(String variant) throws InterruptedException {
        open("boards?variant=" + variant);
        List<List<List<Object>>> fromWhite = seen();
        long azimuth = browser.number(AZIMUTH);

        browser.press("f");
        browser.await("return location.search.includes('side=black')");
        browser.await("return plyspace.stage.scene.view.fromBlack");
        assertEquals(turned(fromWhite), seen());
        assertEquals(180, Math.floorMod(browser.number(AZIMUTH) - azimuth, 360L));

        browser.press("f");
        browser.await("return !location.search.includes('side=') && !plyspace.stage.scene.view.fromBlack");
        assertEquals(fromWhite, seen());
        assertEquals(azimuth, browser.number(AZIMUTH));
    }

    @Test
    void theViewsOfTheSidesTurnTheFlatBoardsToo() throws InterruptedException {
        open("boards?variant=roth");
        List<List<List<Object>>> fromWhite = seen();

        view("Black");
        browser.await("return location.search.includes('view=black') && !location.search.includes('side=')");
        assertEquals(turned(fromWhite), seen());
        view("Top");
        browser.await("return location.search.includes('view=top') && location.search.includes('side=black')");
        assertEquals(turned(fromWhite), seen(), "from above they stay as they were");
        assertEquals(180, Math.abs(browser.number(AZIMUTH)));
        browser.run("plyspace.stage.set({unfold: 1})");
        browser.await("return plyspace.stage.scene.view.unfold === 1");
        assertEquals(180, Math.abs(browser.number(AZIMUTH)), "unfolded, too");
        view("White");
        browser.await("return location.search.includes('view=white') && !location.search.includes('side=')");
        assertEquals(fromWhite, seen());
        browser.await("return !plyspace.stage.scene.view.fromBlack");
        assertEquals(0, browser.number(AZIMUTH));
    }

    @ParameterizedTest
    @ValueSource(strings = {"view=black&side=white", "view=black", "side=black"})
    void whateverAnAddressSaysSpaceAndFlatAreInStep(String address) throws InterruptedException {
        open("boards?variant=meder&view=white");
        List<List<List<Object>>> fromWhite = seen();
        open("boards?variant=meder&" + address);
        assertEquals(turned(fromWhite), seen());
        assertTrue(Math.abs(browser.number(AZIMUTH)) > 90);
    }

    @ParameterizedTest
    @ValueSource(strings = {"constructor", "toString", "__proto__", "NaN,1"})
    void aViewThatThereIsNotIsTheTable(String view) throws InterruptedException {
        open("boards?variant=meder");
        long azimuth = browser.number(AZIMUTH);
        open("boards?variant=meder&view=" + view);
        assertEquals(azimuth, browser.number(AZIMUTH));
        browser.press("f");
        browser.await("return plyspace.stage.scene.view.fromBlack");
    }

    @Test
    void arrowsGoAsTheBoardsAreSeen() throws InterruptedException {
        open("boards?variant=roth&side=black");
        List<Object> squares = seen().get(0).get(0);
        int columns = seen().get(0).get(2).size();
        browser.run(FIRST);
        browser.press(Keys.ARROW_RIGHT);
        assertEquals(squares.get(1), browser.run("return Number(document.activeElement.dataset.cell)"));
        browser.press(Keys.END);
        browser.press(Keys.ARROW_LEFT);
        assertEquals(squares.get(columns - 2), browser.run("return Number(document.activeElement.dataset.cell)"));
    }

    @Test
    void whatSomebodyTurnedByHandIsSeenFromBehindAndBack() throws InterruptedException {
        open("boards?variant=roth&view=30,40");
        browser.press("f");
        browser.await("return new URLSearchParams(location.search).get('view') === '-150,40'");
        browser.press("f");
        browser.await("return new URLSearchParams(location.search).get('view') === '30,40'");
    }

    @Test
    void bothOfTwoSideBySideAreTurned() throws InterruptedException {
        browser.go(page.at("side?variant=roth&with=roth:pathB=off"));
        browser.await("return plyspace.name === 'side' && plyspace.page.stages.every(each => each.scene?.frames > 0)");
        List<List<List<Object>>> fromWhite = seen();
        browser.run("document.querySelector('header [aria-label=\"Other side\"]').click()");
        browser.await("return plyspace.page.stages.every(each => each.scene.view.fromBlack)");
        assertEquals(turned(fromWhite), seen());
    }

    @Test
    void whoPlaysBlackAgainstAMachineSitsOnThatSide() throws InterruptedException {
        open("play?variant=roth");
        browser.await("return Boolean(document.querySelector('[data-begin]'))");
        browser.run("""
                for (const [side, last] of [['white', true], ['black', false]]) {
                    const players = document.querySelector(`select[data-side=${side}]`);
                    players.value = last ? [...players.options].find(each => each.value !== 'human').value : 'human';
                    players.dispatchEvent(new Event('change'));
                }
                document.querySelector('[data-begin]').click();
                """);
        browser.await("return plyspace.page.game?.told?.ply === 1");
        assertTrue(browser.run("return location.search").toString().contains("side=black"));
        assertEquals(
                List.of("white", "black"),
                browser.run(
                        "return [...document.querySelectorAll('.player .side-dot')].map(each => each.classList[1])"),
                "the near player is the lower one");
        String game = (String) browser.run("return plyspace.page.game.id");
        browser.run("plyspace.go('/play?variant=roth')");
        browser.await("return document.querySelectorAll('.games a').length > 0");
        assertEquals(
                "black",
                browser.run(
                        "return [...document.querySelectorAll('.games a')].map(each => new URLSearchParams(each.search))"
                                + ".find(each => each.get('game') === '" + game + "').get('side')"),
                "who goes on sits there too");
    }
}
