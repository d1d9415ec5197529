package org.plyspace.acceptance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code plyspace page} as a process of its own. */
final class PageProcess implements AutoCloseable {

    private final Process process;
    private final String address;
    private final PageClient client;

    /**
     * Starts it, and waits until it says where it is.
     *
     * @param data the folder of games kept
     */
    PageProcess(Path data, Optional<Path> plugins) throws IOException {
        this(data, plugins, 0);
    }

    /**
     * Starts it at a port.
     *
     * @param data the folder of games kept
     * @param port 0 for any that is free
     */
    PageProcess(Path data, Optional<Path> plugins, int port) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                Program.HOME.resolve("plyspace").toString(), "page", "--no-browser", "--port", String.valueOf(port)));
        plugins.ifPresent(folder -> words.addAll(List.of("--plugins", folder.toString())));
        ProcessBuilder builder = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("XDG_DATA_HOME", data.toString());
        builder.environment().put("PLYSPACE_JAVA_OPTS", Script.FOR_SHORT_RUNS);
        process = builder.start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        address = said.readLine();
        if (address == null) {
            throw new IOException("the page is not served");
        }
        client = new PageClient(address);
    }

    /** The address of a page, as {@code boards?variant=meder}. */
    String at(String page) {
        return address + page;
    }

    /** Where it listens. */
    int port() {
        return URI.create(address).getPort();
    }

    /** The number by which the system knows it. */
    long pid() {
        return process.pid();
    }

    /** Asks it, without a browser. */
    PageClient client() {
        return client;
    }

    /** Kills it, as a power cut would. */
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
