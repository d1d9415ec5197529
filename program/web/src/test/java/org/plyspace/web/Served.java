package org.plyspace.web;

import com.google.inject.Guice;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.plyspace.engine.Registry;
import org.plyspace.engine.session.SavedGames;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.Await;
import org.plyspace.web.game.PageTime;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.PageSettings.Timeouts;
import org.plyspace.web.testing.HandClock;
import org.plyspace.web.toy.Mezzanine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A page server for tests, with the requests that a browser would send. Its time passes by hand alone. */
final class Served implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final int MOST_MINUTES = 5;

    private final PageServer server;
    private final HttpClient client = HttpClient.newHttpClient();
    private String cookie = "";

    /** Starts a server that saves games in a folder. */
    Served(Path data) {
        this(data, new HandClock());
    }

    /** Starts a server with a clock. */
    Served(Path data, HandClock clock) {
        this(data, Optional.empty(), PageSettings.Shown.NOTHING, Mezzanine.registry(new HandTimes()), clock);
    }

    Served(Path data, Optional<String> host) {
        this(data, host, PageSettings.Shown.NOTHING);
    }

    Served(Path data, Optional<String> host, PageSettings.Shown shown) {
        this(data, host, shown, Mezzanine.registry(new HandTimes()), new HandClock());
    }

    /** Starts a server with rule sets that may not answer. */
    Served(Path data, Registry registry) {
        this(data, Optional.empty(), PageSettings.Shown.NOTHING, registry, new HandClock());
    }

    /** Starts a server with rule sets and a folder of tablebases. */
    Served(Path data, Registry registry, Path tables) {
        this(
                data,
                Optional.empty(),
                new PageSettings.Shown(Optional.empty(), Optional.empty(), Optional.of(tables)),
                registry,
                new HandClock());
    }

    Served(Path data, Optional<String> host, PageSettings.Shown shown, Registry registry, HandClock clock) {
        server = server(
                new PageSettings(host, 0, Timeouts.USUAL, "/org/plyspace/web/testpage/", shown, "--plugins 'my jars'"),
                registry,
                new SavedGames(Map.of("XDG_DATA_HOME", data.toString())),
                clock.time());
        server.start();
    }

    /** A server that has not started yet. */
    static PageServer server(PageSettings settings, Registry registry, SavedGames kept, PageTime time) {
        return Guice.createInjector(new PageModule(settings, time), binder -> {
                    binder.bind(Registry.class).toInstance(registry);
                    binder.bind(SavedGames.class).toInstance(kept);
                })
                .getInstance(PageServer.class);
    }

    /** An answer: its status and content. */
    record Answer(int status, JsonNode json, HttpResponse<String> response) {

        String text(String name) {
            return json.path(name).asString("");
        }

        int number(String name) {
            return json.path(name).asInt(-1);
        }
    }

    int port() {
        return server.port();
    }

    String address() {
        return server.address();
    }

    String origin() {
        return "http://127.0.0.1:" + port();
    }

    /** Sends a request with parameters: name, value, name, value. */
    Answer get(String path, String... parameters) throws IOException, InterruptedException {
        StringBuilder query = new StringBuilder();
        for (int i = 0; i < parameters.length; i += 2) {
            query.append(i == 0 ? "?" : "&")
                    .append(parameters[i])
                    .append('=')
                    .append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
        }
        return send(HttpRequest.newBuilder(URI.create(origin() + path + query)).GET());
    }

    /** Requests a change as the page would. */
    Answer post(String path, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(origin() + path))
                .header("Origin", origin())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** Enters with the token, as its address lets a browser do; later requests bring the cookie. */
    Served enter() {
        cookie = "plyspace-token-" + port() + "=" + address().replaceFirst(".*token=", "");
        return this;
    }

    /** Forgets the token. */
    void leave() {
        cookie = "";
    }

    private HttpRequest.Builder withCookie(HttpRequest.Builder request) {
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }

    /** Asks with a link to a game. */
    Answer getBy(String link, String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(origin() + path))
                .header("Plyspace-Seat", link)
                .GET());
    }

    /** Requests a change with a link to a game. */
    Answer postBy(String link, String path, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(origin() + path))
                .header("Plyspace-Seat", link)
                .header("Origin", origin())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** Requests a deletion with a link to a game. */
    Answer deleteBy(String link, String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(origin() + path))
                .header("Plyspace-Seat", link)
                .header("Origin", origin())
                .header("Content-Type", "application/json")
                .method("DELETE", HttpRequest.BodyPublishers.ofString("{}")));
    }

    /** Opens a socket with a link to a game. */
    WebSocket liveBy(String link, Ear ear) {
        return client.newWebSocketBuilder()
                .header("Origin", origin())
                .subprotocols("plyspace-seat", link)
                .buildAsync(URI.create(origin().replace("http", "ws") + "/api/live"), ear)
                .join();
    }

    Answer delete(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(origin() + path))
                .header("Origin", origin())
                .header("Content-Type", "application/json")
                .method("DELETE", HttpRequest.BodyPublishers.ofString("{}")));
    }

    Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> response = client.send(withCookie(request).build(), HttpResponse.BodyHandlers.ofString());
        String type = response.headers().firstValue("Content-Type").orElse("");
        return new Answer(
                response.statusCode(),
                JSON.readTree(type.equals("application/json") ? response.body() : "{}"),
                response);
    }

    /** What the server says to bytes that no browser would send; all of it, or its first line if it does not close. */
    String raw(String... lines) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout((int) Duration.ofMinutes(MOST_MINUTES).toMillis());
            OutputStream out = socket.getOutputStream();
            out.write((String.join("\r\n", lines) + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
            byte[] start = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
            return new String(start, StandardCharsets.UTF_8);
        }
    }

    /** All that the server says to bytes that no browser would send, after which it closes. */
    String rawAnswer(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout((int) Duration.ofMinutes(MOST_MINUTES).toMillis());
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A page that is open: what it was told. */
    static final class Ear implements WebSocket.Listener {

        private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                heard.add(JSON.readTree(part.toString()));
                part.setLength(0);
            }
            socket.request(1);
            return null;
        }

        /** Notes a close as a message. */
        @Override
        public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            heard.add(JSON.createObjectNode().put("type", "closed").put("code", code));
            return null;
        }

        /** The type of the first message, once there is one. */
        String first() {
            return Await.until("a message", heard::peek, Objects::nonNull)
                    .path("type")
                    .asString();
        }

        /** The next message of a type; fails if there is none for long. */
        JsonNode next(String type) throws InterruptedException {
            while (true) {
                JsonNode message = heard.poll(MOST_MINUTES, TimeUnit.MINUTES);
                if (message == null) {
                    throw new AssertionError("no message of the type " + type);
                }
                if (message.path("type").asString("").equals(type)) {
                    return message;
                }
            }
        }

        /** The messages that were received and not yet read. */
        String rest() {
            return heard.stream().map(JsonNode::toString).collect(Collectors.joining("\n"));
        }
    }

    /** Opens a socket as the page would. */
    WebSocket live(Ear ear) {
        return live(ear, origin());
    }

    WebSocket live(Ear ear, String origin) {
        WebSocket.Builder builder = client.newWebSocketBuilder();
        if (!origin.isEmpty()) {
            builder.header("Origin", origin);
        }
        if (!cookie.isEmpty()) {
            builder.header("Cookie", cookie);
        }
        return builder.buildAsync(URI.create(origin().replace("http", "ws") + "/api/live"), ear)
                .join();
    }

    @Override
    public void close() {
        server.close();
    }
}
