package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests what a link opens on a server for other machines, to somebody who does not know its token. */
final class SeatLinksTest {

    @TempDir
    private Path data;

    private Served page;
    private JsonNode game;
    private String path;

    @BeforeEach
    void serve() throws IOException, InterruptedException {
        page = new Served(data, Optional.of("127.0.0.1"));
        game = page.enter()
                .post("/api/games", "{\"variant\":\"mezzanine\",\"seats\":true}")
                .json();
        path = "/api/games/" + game.path("game").asString();
        page.leave();
    }

    @AfterEach
    void end() {
        page.close();
    }

    private String link(String role) {
        return game.at("/links/" + role).asString();
    }

    @Test
    void aFriendPlaysWithoutTheToken() throws IOException, InterruptedException {
        assertEquals(200, page.get("/play").status());
        assertEquals(401, page.get(path).status());
        assertEquals(401, page.get("/").status());

        assertEquals(200, page.getBy(link("white"), path).status());
        assertEquals(
                200, page.getBy(link("white"), "/api/variant?variant=mezzanine").status());
        assertEquals("white", page.postBy(link("white"), path + "/seat", "{}").text("seat"));
        assertEquals(
                200,
                page.postBy(link("white"), path + "/moves", "{\"ply\":0,\"takenBack\":0,\"move\":\"1a1-2a1\"}")
                        .status());
        assertEquals("watch", page.postBy(link("watch"), path + "/seat", "{}").text("seat"));
        assertEquals(200, page.getBy(link("watch"), path + "?ply=0").status());
    }

    @Test
    void theRestOfTheServerStaysClosed() throws IOException, InterruptedException {
        JsonNode other = page.enter()
                .post("/api/games", "{\"variant\":\"mezzanine\",\"seats\":true}")
                .json();
        page.leave();
        String otherPath = "/api/games/" + other.path("game").asString();
        for (String closed : new String[] {
            "/api/games", otherPath, otherPath + "/export?format=pgn", "/api/reports", "/api/library", "/boards"
        }) {
            assertEquals(401, page.getBy(link("white"), closed).status(), closed);
        }
        assertEquals(
                401,
                page.postBy(link("white"), "/api/games", "{\"variant\":\"mezzanine\"}")
                        .status());
        assertEquals(401, page.postBy(link("white"), "/api/plugins", "{}").status());
        assertEquals(401, page.deleteBy(link("white"), path).status());
        assertEquals(
                401,
                page.postBy(link("white"), otherPath + "/resign", "{\"ply\":0}").status());
    }

    @Test
    void aSocketIsOpenedByALinkAndHearsOfItsGameAlone() throws IOException, InterruptedException {
        JsonNode other = page.enter()
                .post("/api/games", "{\"variant\":\"mezzanine\",\"seats\":true}")
                .json();
        page.leave();
        assertThrows(CompletionException.class, () -> page.live(new Served.Ear()));
        assertThrows(CompletionException.class, () -> page.liveBy("0".repeat(32) + ".x", new Served.Ear()));
        Served.Ear ear = new Served.Ear();
        WebSocket socket = page.liveBy(link("watch"), ear);
        ear.next("hello");

        socket.sendText("{\"watch\":\"" + game.path("game").asString() + "\"}", true)
                .join();
        assertEquals(
                "a link to this game is missing", ear.next("seat").path("error").asString());
        socket.sendText(watch(other, link("watch")), true).join();
        ear.next("seat");
        socket.sendText(watch(game, link("watch")), true).join();
        assertNotNull(ear.next("version"));
        assertFalse(ear.rest().contains("error"), ear::rest);
    }

    /** Opens a page with a link, which hears of the game from then on. */
    private WebSocket come(String role, Served.Ear ear) throws InterruptedException {
        WebSocket socket = page.liveBy(link(role), ear);
        ear.next("hello");
        socket.sendText(watch(game, link(role)), true).join();
        return socket;
    }

    private static List<String> sides(Served.Ear ear) throws InterruptedException {
        return ear.next("connected")
                .path("sides")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    @Test
    void whoWatchesByALinkHearsWhoIsConnected() throws InterruptedException {
        Served.Ear white = new Served.Ear();
        Served.Ear onlooker = new Served.Ear();
        come("white", white);
        assertEquals(List.of("white"), sides(white));
        come("watch", onlooker);
        assertEquals(List.of("white"), sides(onlooker));

        WebSocket first = come("black", new Served.Ear());
        assertEquals(List.of("white", "black"), sides(white));
        assertEquals(List.of("white", "black"), sides(onlooker));
        Served.Ear there = new Served.Ear();
        WebSocket second = come("black", there);
        assertEquals(List.of("white", "black"), sides(there));
        assertEquals(List.of("white", "black"), sides(white));

        first.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        assertEquals(List.of("white", "black"), sides(white), "another page of Black is open");
        second.sendText("{\"unwatch\":\"" + game.path("game").asString() + "\"}", true)
                .join();
        assertEquals(List.of("white"), sides(white));
        second.sendText(watch(game, link("black")), true).join();
        assertEquals(List.of("white", "black"), sides(white));
        second.abort();
        assertEquals(List.of("white"), sides(white));
    }

    private static String watch(JsonNode game, String link) {
        return "{\"watch\":\"" + game.path("game").asString() + "\",\"seat\":\"" + link + "\"}";
    }

    @Test
    void whoGuessesIsStoppedForAWhile() throws IOException, InterruptedException {
        int refused = 0;
        for (int guess = 0; guess < 25; guess++) {
            String link =
                    String.format("%032x", guess) + "." + game.path("game").asString();
            int status = page.getBy(link, path).status();
            refused += status == 403 ? 1 : 0;
            assertEquals(guess < 20 ? 403 : 429, status, "guess " + guess);
        }
        assertEquals(20, refused);
        assertEquals(200, page.getBy(link("white"), path).status(), "a right one is let in");
        assertEquals(
                200,
                page.postBy(link("white"), path + "/moves", "{\"ply\":0,\"takenBack\":0,\"move\":\"1a1-2a1\"}")
                        .status());
        page.liveBy(link("black"), new Served.Ear());
        assertEquals(200, page.enter().get(path).status(), "who knows the token is not concerned");
    }

    @Test
    void anOnlookerLeavesSocketsToThePlayersAndTheOwner() throws InterruptedException {
        for (int i = 0; i < 50; i++) {
            Served.Ear ear = new Served.Ear();
            page.liveBy(link("watch"), ear);
            ear.next("hello");
        }
        assertThrows(CompletionException.class, () -> page.liveBy(link("watch"), new Served.Ear()));

        come("white", new Served.Ear());
        come("black", new Served.Ear());
        page.enter().live(new Served.Ear());
    }

    @Test
    void aPlayerLeavesSocketsToTheOther() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            come("white", new Served.Ear());
        }
        assertThrows(CompletionException.class, () -> page.liveBy(link("white"), new Served.Ear()));

        come("black", new Served.Ear());
    }

    @Test
    void aPlayerWhoComesManyTimesAtOnceHasNoMoreSockets() throws Exception {
        ExecutorService pages = Executors.newFixedThreadPool(40);
        try {
            List<Future<Boolean>> opened = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                opened.add(pages.submit(this::opensAsWhite));
            }
            int open = 0;
            for (Future<Boolean> each : opened) {
                open += each.get() ? 1 : 0;
            }

            assertEquals(10, open);
        } finally {
            pages.shutdownNow();
        }
    }

    private boolean opensAsWhite() {
        Served.Ear ear = new Served.Ear();
        try {
            page.liveBy(link("white"), ear);
        } catch (CompletionException refused) {
            return false;
        }
        return ear.first().equals("hello");
    }
}
