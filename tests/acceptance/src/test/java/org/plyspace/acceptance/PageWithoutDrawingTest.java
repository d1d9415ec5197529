package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/** Where nothing can be drawn in space the flat boards are whole and say so. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageWithoutDrawingTest extends WithoutDrawing {

    /** Those that have boards. */
    private static final List<String> PAGES = List.of("boards", "play", "pieces", "setup");

    static Stream<Arguments> pages() {
        return some().stream().flatMap(variant -> PAGES.stream().map(name -> Arguments.of(name, variant)));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyPageIsWhole(String name, String variant) throws IOException, InterruptedException {
        browser.go(page.at(name + "?variant=" + variant));
        browser.await("return Boolean(document.querySelector('.trouble') && plyspace.stage.picture)");
        assertEquals(null, browser.run("return plyspace.failure"));
        assertTrue(
                browser.run("return document.querySelector('.trouble').textContent.trim()")
                        .toString()
                        .contains("draws no WebGL"),
                "it says so");
        assertEquals(
                registry.rules(variant).cells(),
                browser.number("return document.querySelectorAll('.grid button').length"));
        assertEquals(List.of(), browser.barriers());
        assertFitsTheNarrowestWindow();
    }

    @Test
    void aRefusedFileWithALongNameIsNoWiderThanTheNarrowestWindow(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path refused = Files.createDirectory(folder.resolve("plugins"));
        Files.writeString(refused.resolve("variant-" + "o".repeat(80) + ".jar"), "no jar");
        try (ServedPage own = ServedPage.start(folder.resolve("games"), refused)) {
            browser.go(own.at("boards?variant=meder"));
            browser.await("return document.querySelectorAll('[data-plugins] dt').length === 1");
            assertFitsTheNarrowestWindow();
        }
    }

    /** Asserts that at the width of the narrowest phone only the strip of boards scrolls sideways and nothing else is cut off. */
    private static void assertFitsTheNarrowestWindow() throws InterruptedException {
        browser.screen(320, 640, "light");
        // A phone shows more than its width where something is wider.
        browser.await("return outerWidth < 500 && !plyspace.pending");
        assertEquals(320, browser.number("return innerWidth"));
        assertEquals(0, browser.hiddenAtTheSide());
        assertEquals(List.of(), browser.run("""
                return [...document.querySelectorAll('header *, .status *, .panel *')].filter(each => !each.closest('nav, svg, .unseen, .scrolled')).filter(each => {
                  const { left, right, width } = each.getBoundingClientRect(), { overflow } = getComputedStyle(each);
                  return width > 0 && (left < 0 || right > innerWidth || (overflow === 'hidden' && each.matches('.turn') && each.scrollHeight > each.clientHeight + 1));
                }).map(each => `${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 40)}`);
                """));
    }

    static List<String> largeAndSmall() {
        List<String> all = Stream.concat(
                        Stream.of("cube:n=8", "cube:n=12"),
                        registry.variants().stream().map(FoundVariant::id))
                .toList();
        return TestForm.sample(all, 1);
    }

    @ParameterizedTest
    @MethodSource("largeAndSmall")
    void onAPhoneSquaresAreAsLargeAsAFingerAndNothingScrollsSideways(String variant) throws InterruptedException {
        browser.screen(390, 844, "light");
        browser.go(page.at("boards?variant=" + variant));
        browser.await("return Boolean(document.querySelector('.trouble') && plyspace.stage.picture)");
        browser.awaitSquaresForFingers();
        assertEquals(0, browser.hiddenAtTheSide());
        assertEquals(
                "x mandatory", browser.run("return getComputedStyle(document.querySelector('.flat')).scrollSnapType"));
    }

    @ParameterizedTest
    @MethodSource("some")
    void aGameIsPlayed(String variant) throws InterruptedException {
        Position position = registry.rules(variant).startPosition();
        browser.go(page.at("play?variant=" + variant));
        browser.await("return Boolean(document.querySelector('[data-begin]'))");
        browser.run("""
                const players = document.querySelector('select[data-side=black]');
                players.value = 'human';
                players.dispatchEvent(new Event('change'));
                document.querySelector('[data-begin]').click();
                """);
        browser.await("return Boolean(plyspace.page.game?.told)");
        for (int ply = 1; ply <= 2; ply++) {
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            long move = moves.get(0);
            browser.run("""
                    const input = document.getElementById('entry');
                    input.value = '%s';
                    input.form.requestSubmit();
                    """.formatted(position.words().text(move, Notation.MACHINE)));
            browser.await("return plyspace.page.game.told.ply === " + ply);
            position.make(move);
        }
        assertEquals(position.words().text(), browser.run("return plyspace.page.picture.text"));
    }
}
