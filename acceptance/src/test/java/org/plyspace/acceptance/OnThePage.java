package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.plyspace.engine.Registry;

/**
 * Tests of the page in a browser. They share one server, which has all jars of the examples, and one browser, which draws in space; after each
 * test nothing must have been said on the browser's console.
 */
@Timeout(600)
@ResourceLock("browser")
@ExtendWith(OnThePage.Opening.class)
abstract class OnThePage {

    private static final long STRANGE_SEED = 2;
    private static final Path PICTURES = Path.of("..", "web", "target", "pictures");

    /** Whether all boards in space, if there are any, are drawn in a theme and as large as there is place. */
    private static final String DRAWN_IN = """
            const theme = '%s', { stages = [plyspace.stage] } = plyspace.page;
            return plyspace.theme === theme && stages.every(({ scene, canvas }) =>
                !canvas || (scene?.view.theme === theme && scene.size.w === canvas.clientWidth));
            """;

    /** Of all rule sets, some that differ most: bundled with boards that move, from examples' jars with hands and on many levels, and generated. */
    static List<String> some() {
        return List.of("meder", "spaceshogi", "dragonchess", StrangeJar.id(STRANGE_SEED));
    }

    static Browser browser;
    static ServedPage page;

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
        browser.go(page.at(address));
        browser.await("return Boolean(window.plyspace && (plyspace.failure || plyspace.stage.scene?.frames > 0))");
        assertEquals(null, browser.run("return plyspace.failure"));
    }

    /** How a page is opened. */
    @FunctionalInterface
    interface Way {

        void go() throws IOException, InterruptedException;
    }

    /**
     * Looks at a page as people do with screens of three sizes who like it light or dark: pictures are taken, nothing has to be scrolled sideways,
     * squares are as large as fingers on a phone, nobody is kept out, and nobody else is told.
     *
     * @param name of the pictures
     * @param way to open it, at each size
     * @param atEach what else is looked at, at each size
     */
    static void lookAtAllSizes(String name, Way way, IntConsumer atEach) throws IOException, InterruptedException {
        Files.createDirectories(PICTURES);
        for (int[] size : new int[][] {{390, 844}, {800, 1100}, {1400, 900}}) {
            browser.screen(size[0], size[1], "light");
            way.go();
            for (String theme : List.of("light", "dark")) {
                browser.screen(size[0], size[1], theme);
                browser.await(DRAWN_IN.formatted(theme));
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

    /** What the live region says. */
    static String said() {
        return (String) browser.run("return document.getElementById('said').textContent.trim()");
    }

    /** Gives a class of tests what all share. */
    static final class Opening implements BeforeAllCallback {

        @Override
        public void beforeAll(ExtensionContext context) {
            Shared shared = context.getRoot()
                    .getStore(ExtensionContext.Namespace.GLOBAL)
                    .getOrComputeIfAbsent(Shared.class, key -> Shared.begin(), Shared.class);
            browser = shared.browser;
            page = shared.page;
            plugins = shared.folder.resolve("plugins");
            registry = shared.registry;
        }
    }

    /** Closed by JUnit after the last test of all classes. */
    private record Shared(Path folder, Browser browser, ServedPage page, Registry registry) implements AutoCloseable {

        static Shared begin() {
            try {
                Path folder = Files.createTempDirectory("page");
                Path plugins = Files.createDirectory(folder.resolve("plugins"));
                Browser browser = Browser.startDrawing(folder);
                ExamplePlugins.copyJars(plugins);
                StrangeJar.write(plugins, STRANGE_SEED);
                return new Shared(
                        folder,
                        browser,
                        ServedPage.start(folder.resolve("games"), plugins),
                        ExamplePlugins.registry(plugins));
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        @Override
        public void close() throws IOException {
            page.close();
            browser.close();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
