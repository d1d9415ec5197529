package org.plyspace.acceptance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code plyspace page} as a process of its own, and what a browser would ask of it. */
final class PageProcess implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final HttpClient client = HttpClient.newHttpClient();
    private final Process process;
    private final String origin;

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
    }

    /** The address of a page, as {@code boards?variant=meder}. */
    String at(String page) {
        return origin + "/" + page;
    }

    /** Where it listens. */
    int port() {
        return URI.create(origin).getPort();
    }

    /** An answer: its status and what it says. */
    record Answer(int status, JsonNode json, int bytes) {}

    /** Asks with parameters: name, value, name, value. */
    Answer get(String path, String... parameters) throws IOException, InterruptedException {
        StringBuilder query = new StringBuilder();
        for (int i = 0; i < parameters.length; i += 2) {
            query.append(i == 0 ? "?" : "&")
                    .append(parameters[i])
                    .append('=')
                    .append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
        }
        return send(HttpRequest.newBuilder(URI.create(origin + path + query)).GET());
    }

    /** Asks for a change. */
    Answer post(String path, String body) throws IOException, InterruptedException {
        return send(change(path, body));
    }

    /** Asks for a change of a game between two people, by a link to it. */
    Answer post(String path, String body, String link) throws IOException, InterruptedException {
        return send(change(path, body).header("Plyspace-Seat", link));
    }

    private HttpRequest.Builder change(String path, String body) {
        return HttpRequest.newBuilder(URI.create(origin + path))
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
    }

    private Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        return new Answer(
                response.statusCode(),
                JSON.readTree(response.body()),
                response.body().getBytes(StandardCharsets.UTF_8).length);
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
