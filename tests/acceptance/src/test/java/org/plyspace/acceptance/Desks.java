package org.plyspace.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import org.plyspace.engine.Registry;

/**
 * The desks of the tests of the page, which share their jars and nothing else. A class of tests, all of which run in one thread, waits until one is
 * free.
 */
final class Desks implements AutoCloseable {

    /** A browser that paints in software, as in the whole form, takes about half of a machine of two processors. */
    private static final int COUNT = 2;

    private static final ThreadLocal<Desk> MINE = new ThreadLocal<>();

    private final Path folder;
    private final Path plugins;
    private final Registry registry;
    private final List<Desk> all;
    private final BlockingQueue<Desk> free;

    private Desks(Path folder, long strangeSeed) throws IOException {
        this.folder = folder;
        plugins = Files.createDirectory(folder.resolve("plugins"));
        ExamplePlugins.copyJars(plugins);
        StrangeJar.write(plugins, strangeSeed);
        registry = ExamplePlugins.registry(plugins);
        all = Stream.iterate(1, number -> number <= COUNT, number -> number + 1)
                .map(number -> new Desk(folder.resolve("desk" + number), plugins))
                .toList();
        for (int number = 1; number <= COUNT; number++) {
            Files.createDirectory(folder.resolve("desk" + number));
        }
        free = new LinkedBlockingQueue<>(all);
    }

    /**
     * Furnishes them, if there is a browser.
     *
     * @param strangeSeed of the jar that is generated
     */
    static Desks furnish(long strangeSeed) {
        Installed.program("chromedriver");
        Browser.program();
        try {
            return new Desks(Files.createTempDirectory("page"), strangeSeed);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The desk of the class of tests that this thread runs. */
    static Desk mine() {
        return MINE.get();
    }

    /** The folder of jars that all have. */
    Path plugins() {
        return plugins;
    }

    /** The rule sets that all have. */
    Registry registry() {
        return registry;
    }

    /** Waits for one. */
    void take() throws InterruptedException {
        MINE.set(free.take());
    }

    /** Leaves the one that was taken. */
    void leave() {
        Desk desk = mine();
        MINE.remove();
        try {
            desk.leave();
        } finally {
            free.add(desk);
        }
    }

    @Override
    public void close() throws IOException {
        all.forEach(Desk::close);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
