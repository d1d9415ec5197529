package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.InWholeForm;

/** What is painted of the boards in space. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PagePixelsTest extends OnThePage {

    private static final String EACH_PICTURE =
            "const page = window.plyspace?.page, pictures = page ? (page.stages ?? [plyspace.stage]).map(each => each.scene) : [];";

    private static final String IS_PAINTED =
            "scene => scene.pixels().filter((value, i) => i % 4 === 3 && value > 0).length > 10_000";

    @BeforeAll
    static void paint() {
        Desks.mine().use(Desk.Drawing.IN_SOFTWARE);
    }

    @ParameterizedTest
    @MethodSource("some")
    @SuppressWarnings("unchecked")
    void thePictureHasPiecesOfBothColours(String variant) throws InterruptedException {
        open("boards?variant=" + variant);
        Map<String, Long> found = (Map<String, Long>) browser.run("""
                const data = plyspace.stage.scene.pixels(), found = {clear: 0, light: 0, dark: 0};
                for (let i = 0; i < data.length; i += 4) {
                  if (!data[i + 3]) found.clear++;
                  else if (Math.min(data[i], data[i + 1], data[i + 2]) > 200 && data[i] > data[i + 2] + 8) found.light++;
                  else if (Math.max(data[i], data[i + 1], data[i + 2]) < 80 && data[i + 3] === 255) found.dark++;
                }
                return found;
                """);
        assertTrue(found.get("clear") > 10_000, found::toString);
        assertTrue(found.get("light") > 500, found::toString);
        assertTrue(found.get("dark") > 500, found::toString);
    }

    /** By the median of pixels of black men, against either end of what is behind them. */
    @Test
    void blackMenAreSeenInTheDark() throws InterruptedException {
        open("boards?variant=meder");
        browser.screen(1000, 700, "dark");
        awaitDrawn("dark");
        assertEquals(true, browser.run("""
                const light = rgb => rgb.map(each => each / 255).map(each => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)).reduce((sum, each, i) => sum + each * [0.2126, 0.7152, 0.0722][i], 0);
                const data = plyspace.stage.scene.pixels(), men = [];
                for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255 && Math.max(data[i], data[i + 1], data[i + 2]) < 110 && Math.abs(data[i] - data[i + 2]) < 30) men.push(light([data[i], data[i + 1], data[i + 2]]));
                men.sort((a, b) => a - b);
                const style = getComputedStyle(document.documentElement), median = men[men.length >> 1];
                return men.length > 500 && ['--back', '--back-2'].every(name => {
                  const behind = light(style.getPropertyValue(name).trim().match(/[0-9a-f]{2}/g).map(each => parseInt(each, 16)));
                  return (behind + 0.05) / (median + 0.05) >= 3;
                });
                """));
    }

    /** From above, with marks and arrows, in two pictures: WebGL, which complains on the console when it draws, has nothing to say. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "side?variant=meder&with=roth&square=d2W",
                "boards?variant=raumschach&view=top",
                "boards?variant=meder&try=d2W-b4N"
            })
    void everyKindOfPictureIsPaintedInTheDarkToo(String address) throws InterruptedException {
        browser.screen(1000, 700, "dark");
        browser.go(page.at(address));
        browser.await(EACH_PICTURE + "return pictures.length > 0 && pictures.every(scene => scene?.frames > 0)");
        awaitDrawn("dark");
        assertEquals(true, browser.run(EACH_PICTURE + "return pictures.every(" + IS_PAINTED + ")"));
    }

    @ParameterizedTest
    @CsvSource({
        "390, boards?variant=meder",
        "1200, boards?variant=meder",
        "1440, boards?variant=meder",
        "1440, side?variant=meder&with=roth"
    })
    void whileWebGlIsLostTheNoticeIsAllThatIsSeenOfThePicture(int width, String address) throws InterruptedException {
        browser.screen(width, 844, "light");
        browser.go(page.at(address));
        browser.await(EACH_PICTURE + "return pictures.length > 0 && pictures.every(scene => scene?.frames > 0)");
        browser.run(EACH_PICTURE + "window.scenes = pictures; pictures[0].renderer.forceContextLoss()");
        browser.await("return Boolean(document.querySelector('.space > .trouble'))");
        assertEquals("P", browser.run("""
                const notice = document.querySelector('.space > .trouble');
                notice.scrollIntoView({ block: 'center' });
                const { left, top, width, height } = notice.getBoundingClientRect();
                return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
                """));
        assertEquals(List.of("hidden"), browser.run("""
                        const lost = document.querySelector('.space:has(> .trouble)');
                        return [...new Set([...lost.querySelectorAll('canvas, .tags span')].map(each => getComputedStyle(each).visibility))];
                        """));
        browser.run("scenes[0].renderer.forceContextRestore()");
        browser.await("return !document.querySelector('.trouble')");
        assertEquals("visible", browser.run("return getComputedStyle(scenes[0].renderer.domElement).visibility"));
        browser.console();
    }

    @Test
    void whenWebGlIsGivenBackTheBoardsAreDrawnAgain() throws InterruptedException {
        open("boards?variant=meder");
        browser.run("window.scene = plyspace.stage.scene; scene.renderer.forceContextLoss()");
        browser.await("return Boolean(document.querySelector('.trouble'))");
        long frames = browser.number("return scene.frames");
        browser.run("scene.renderer.forceContextRestore()");
        browser.await("return !document.querySelector('.trouble') && scene.frames > " + frames);
        assertEquals(true, browser.run("return plyspace.stage.scene === scene"));
        assertEquals(true, browser.run("return [scene].every(" + IS_PAINTED + ")"));
        assertEquals("The picture in space is back.", said());
        browser.console();
    }
}
