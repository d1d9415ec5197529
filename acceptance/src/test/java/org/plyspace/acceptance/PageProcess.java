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
    private final String origin;
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
        builder.environment().put("PLYSPACE_JAVA_OPTS", "-XX:TieredStopAtLevel=1 -Xshare:auto");
        process = builder.start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String address = said.readLine();
        if (address == null) {
            throw new IOException("the page is not served");
        }
        origin = address.substring(0, address.length() - 1);
        client = new PageClient(origin);
    }

    /** The address of a page, as {@code boards?variant=meder}. */
    String at(String page) {
        return origin + "/" + page;
    }

    /** Where it listens. */
    int port() {
        return URI.create(origin).getPort();
    }

    /** Asks with parameters: name, value, name, value. */
    PageClient.Answer get(String path, String... parameters) throws IOException, InterruptedException {
        return client.get(path, parameters);
    }

    /** Asks for a change. */
    PageClient.Answer post(String path, String body) throws IOException, InterruptedException {
        return client.post(path, body);
    }

    /** Asks for a change of a game between two people, by a link to it. */
    PageClient.Answer post(String path, String body, String link) throws IOException, InterruptedException {
        return client.post(path, body, link);
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
