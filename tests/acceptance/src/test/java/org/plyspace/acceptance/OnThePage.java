package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.plyspace.engine.Registry;
import org.plyspace.testing.TestForm;

/**
 * Tests of the page in a browser. A class has a desk for itself, with a server that has all jars of the examples and a browser that draws in space;
 * after each test nothing must have been said on the browser's console.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@ExtendWith(OnThePage.Opening.class)
abstract class OnThePage {

    private static final long STRANGE_SEED = 2;
    private static final List<String> MOST_DIFFERENT =
            List.of("meder", StrangeJar.id(STRANGE_SEED), "spaceshogi", "dragonchess");
    private static final List<int[]> SIZES =
            List.of(new int[] {390, 844}, new int[] {800, 1100}, new int[] {1400, 900});
    private static final Path PICTURES = Path.of("..", "..", "program", "web", "target", "pictures");

    /**
     * Whether all boards in space, where they are seen, are drawn in a theme and as large as there is place. It asks a query of its own: Chromium
     * tells nobody that the answer of the page's changed if that is read between the change and the next frame.
     */
    private static final String DRAWN_IN = """
            const theme = '%s', { stages = [plyspace.stage] } = plyspace.page;
            return matchMedia(`(prefers-color-scheme: ${theme})`).matches && stages.every(({ scene, canvas }) =>
                !canvas?.clientWidth || (scene?.view.theme === theme && scene.size?.w === canvas.clientWidth));
            """;

    /** The rule sets that differ most, or in everyday builds one: bundled, with boards that move. */
    static List<String> some() {
        return TestForm.isWhole() ? MOST_DIFFERENT : MOST_DIFFERENT.subList(0, 1);
    }

    /** The same four, or in everyday builds one: from an example's jar, with hands. */
    static List<String> others() {
        return TestForm.isWhole() ? MOST_DIFFERENT : MOST_DIFFERENT.subList(2, 3);
    }

    /** Those of the desk of the class whose test runs. */
    static final Browser browser = Browser.meaning(() -> Desks.mine().browser());

    static final ServedPage page = ServedPage.meaning(() -> Desks.mine().page());

    /** The folder of jars that the page has. */
    static Path plugins;

    /** The rule sets that it has. */
    static Registry registry;

    @BeforeEach
    void asUsual() {
        browser.screen(1000, 700, "light");
    }

    @AfterEach
    void nothingWasSaidOnTheConsole() {
        assertEquals(List.of(), browser.console());
    }

    /** Opens a page, as {@code boards?variant=meder}, and waits until its boards are drawn. */
    static void open(String address) throws InterruptedException {
        open(page, address);
    }

    private static void open(ServedPage server, String address) throws InterruptedException {
        browser.go(server.at(address));
        browser.await("return Boolean(window.plyspace && (plyspace.failure || plyspace.stage.scene?.frames > 0))");
        assertEquals(null, browser.run("return plyspace.failure"));
    }

    /** How a page is opened. */
    @FunctionalInterface
    interface Way {

        void go() throws IOException, InterruptedException;
    }

    /**
     * Looks at a page as people do on screens of three sizes, in everyday builds on a phone alone, light and dark: pictures are taken, nothing has to be scrolled sideways,
     * squares are as large as fingers on a phone, nobody is kept out, and nobody else is told.
     *
     * @param name of the pictures
     * @param way to open it, at each size
     * @param atEach what else is looked at, at each size
     */
    static void lookAtSizes(String name, Way way, IntConsumer atEach) throws IOException, InterruptedException {
        Files.createDirectories(PICTURES);
        for (int[] size : TestForm.sample(SIZES, 0)) {
            browser.screen(size[0], size[1], "light");
            way.go();
            for (String theme : List.of("light", "dark")) {
                browser.screen(size[0], size[1], theme);
                awaitDrawn(theme);
                Files.write(
                        PICTURES.resolve("%s-%s-%dx%d.png".formatted(name, theme, size[0], size[1])),
                        browser.picture());
                assertEquals(0, browser.hiddenAtTheSide(), theme + " " + size[0]);
                assertEquals(List.of(), browser.barriers(), theme + " " + size[0]);
            }
            if (size[0] < 500) {
                browser.awaitSquaresForFingers();
            }
            atEach.accept(size[0]);
        }
        assertEquals(List.of(), browser.fetchedFromElsewhere());
    }

    /** Waits until all boards in space are drawn in a theme, as large as there is place. */
    static void awaitDrawn(String theme) throws InterruptedException {
        browser.await(DRAWN_IN.formatted(theme));
    }

    /** Begins a game of two people, and opens it. */
    static void play(String variant, String position) throws InterruptedException {
        play(page, variant, position);
    }

    /** Begins a game on another server than the desk's. */
    static void play(ServedPage server, String variant, String position) throws InterruptedException {
        Map<String, String> settings = new HashMap<>(Map.of("variant", variant, "white", "human", "black", "human"));
        if (position != null) {
            settings.put("position", position);
        }
        begin(server, settings);
    }

    /** Begins a game with the settings that {@code POST /api/games} asks for, and opens it. */
    static void begin(Map<String, String> settings) throws InterruptedException {
        begin(page, settings);
    }

    private static void begin(ServedPage server, Map<String, String> settings) throws InterruptedException {
        open(server, "play?game=" + server.begin(settings));
        browser.await("return Boolean(plyspace.page.game?.told && plyspace.stage.scene?.view)");
    }

    /** What the live region says. */
    static String said() {
        return (String) browser.run("return document.getElementById('said').textContent.trim()");
    }

    /** Gives a class of tests a desk, and takes it back. */
    static final class Opening implements BeforeAllCallback, AfterAllCallback {

        @Override
        public void beforeAll(ExtensionContext context) throws InterruptedException {
            Desks desks = desks(context);
            plugins = desks.plugins();
            registry = desks.registry();
            desks.take();
        }

        @Override
        public void afterAll(ExtensionContext context) {
            if (Desks.mine() != null) {
                desks(context).leave();
            }
        }

        /** Closed by JUnit after the last test of all classes. */
        private static Desks desks(ExtensionContext context) {
            return context.getRoot()
                    .getStore(ExtensionContext.Namespace.GLOBAL)
                    .getOrComputeIfAbsent(Desks.class, key -> Desks.furnish(STRANGE_SEED), Desks.class);
        }
    }
}
