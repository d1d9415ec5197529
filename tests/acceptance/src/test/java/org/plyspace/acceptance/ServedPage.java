package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** {@code plyspace page} as it runs, with games in a folder of its own. */
final class ServedPage implements AutoCloseable {

    private final Supplier<Thread> thread;
    private final Supplier<String> address;

    private ServedPage(Supplier<Thread> thread, Supplier<String> address) {
        this.thread = thread;
        this.address = address;
    }

    /** Whichever is meant when it is used. */
    static ServedPage meaning(Supplier<ServedPage> page) {
        return new ServedPage(
                () -> page.get().thread.get(), () -> page.get().address.get());
    }

    /**
     * Starts to serve.
     *
     * @param games where games are kept
     * @param plugins the folder of jars to load beside the bundled rule sets
     * @param options of the command, besides
     */
    static ServedPage start(Path games, Path plugins, String... options) throws IOException {
        PipedOutputStream out = new PipedOutputStream();
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(new PipedInputStream(out), StandardCharsets.UTF_8));
        Thread thread = new Thread(
                () -> new Program()
                        .environment("PLYSPACE_PLUGINS", plugins.toString())
                        .environment("XDG_DATA_HOME", games.toString())
                        .environment("HOME", games.toString())
                        .run(
                                out,
                                Stream.concat(Stream.of("page", "--port", "0", "--no-browser"), Stream.of(options))
                                        .toArray(String[]::new)),
                "page");
        thread.setDaemon(true);
        thread.start();
        String address = lines.readLine();
        if (address == null) {
            throw new AssertionError("the page is not served");
        }
        return new ServedPage(() -> thread, () -> address);
    }

    /** The address of a page, as {@code boards?variant=meder}. */
    String at(String page) {
        return address.get() + page;
    }

    /**
     * Begins a game by HTTP, without a browser.
     *
     * @param settings what {@code POST /api/games} asks for, by name
     * @return the game's name
     */
    String begin(Map<String, String> settings) throws InterruptedException {
        try {
            PageClient.Answer answer = new PageClient(address.get())
                    .post("/api/games", JsonMapper.shared().writeValueAsString(settings));
            assertEquals(201, answer.status(), () -> answer.json().toString());
            return answer.json().path("game").asString();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        thread.get().interrupt();
        try {
            thread.get().join(TimeUnit.MINUTES.toMillis(5));
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
