package org.plyspace.web.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.javalin.Javalin;
import io.javalin.json.JavalinJackson3;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyspace.web.http.Addresses;
import org.plyspace.web.http.ErrorResponses;
import org.plyspace.web.http.RequestFilter;
import org.plyspace.web.seat.SeatGuard;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests what a page learns about the games that it watches, which may change at any moment. */
final class SubscribersTest {

    private final List<String> ended = new CopyOnWriteArrayList<>();
    private final Subscribers pages = new Subscribers(
            this::begun,
            ended::add,
            new RequestFilter(Addresses.ofLoopback(), Optional.empty(), any -> false),
            new SeatGuard(InstantSource.system(), link -> Optional.empty()));
    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private Javalin server;
    private WebSocket socket;

    /** The version of a game, which changes as soon as it has been read. */
    private long begun(String game) {
        if (game.startsWith("no")) {
            throw ErrorResponses.missing("game '" + game + "'");
        }
        pages.changed(game, 2);
        return 1;
    }

    private final class Ear implements WebSocket.Listener {

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            heard.add(JsonMapper.builder().build().readTree(data.toString()));
            from.request(1);
            return null;
        }
    }

    @BeforeEach
    void open() throws InterruptedException {
        server = Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.jsonMapper(new JavalinJackson3(JsonMapper.builder().build(), false));
                    pages.register(config.routes);
                })
                .start("127.0.0.1", 0);
        String host = "127.0.0.1:" + server.port();
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .header("Origin", "http://" + host)
                .buildAsync(URI.create("ws://" + host + "/api/live"), new Ear())
                .join();
        assertEquals("hello", next().path("type").asString());
    }

    @AfterEach
    void close() {
        socket.abort();
        server.stop();
    }

    private void say(String what, String game) {
        socket.sendText("{\"" + what + "\":\"" + game + "\"}", true).join();
    }

    private JsonNode next() throws InterruptedException {
        JsonNode message = heard.poll(5, TimeUnit.MINUTES);
        if (message == null) {
            throw new AssertionError("nothing was told");
        }
        return message;
    }

    @Test
    void aChangeWhileTheVersionIsReadIsToldToo() throws InterruptedException {
        say("watch", "g");

        List<Long> versions = new ArrayList<>();
        versions.add(next().path("version").asLong());
        versions.add(next().path("version").asLong());

        assertTrue(versions.containsAll(List.of(1L, 2L)), versions::toString);
    }

    @Test
    void whoNeverWatchedCannotCease() throws InterruptedException {
        say("unwatch", "anything");
        say("watch", "g");
        next();
        next();
        say("unwatch", "g");
        say("unwatch", "g");
        say("watch", "none");

        assertEquals("missing", next().path("type").asString());
        assertEquals(List.of("g"), ended);
    }

    @Test
    void aGameThatIsNotThereIsNotWatched() throws InterruptedException {
        say("watch", "none");

        assertEquals("missing", next().path("type").asString());
        assertFalse(pages.isWatched("none"));
    }

    @Test
    void aPageThatWatchesAsManyAsItMayIsToldSo() throws InterruptedException {
        for (int i = 1; i <= 20; i++) {
            say("watch", "g" + i);
            next();
            next();
        }
        say("watch", "g21");
        JsonNode refused = next();
        assertEquals("busy", refused.path("type").asString());
        assertEquals("g21", refused.path("game").asString());
        assertFalse(pages.isWatched("g21"));

        say("watch", "g20");
        assertEquals("version", next().path("type").asString());
        assertEquals("version", next().path("type").asString());
        say("unwatch", "g1");
        say("watch", "g21");
        assertEquals("version", next().path("type").asString());
        assertTrue(pages.isWatched("g21"));
    }
}
