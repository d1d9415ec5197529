package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;
import org.plyspace.testing.InWholeForm;
import org.plyspace.web.http.PageSettings.Timeouts;
import org.plyspace.web.testing.HandClock;
import org.plyspace.web.toy.Mezzanine;
import tools.jackson.databind.JsonNode;

/** Tests games on the page: people, engines, watchers, and what remains when the server dies. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class GamesTest {

    /** Thinks until it is called off or has to move at once. */
    private static final String ENDLESS = "alphabeta:depth=64";

    @TempDir
    private static Path data;

    private static Served page;

    @BeforeAll
    static void serve() {
        page = new Served(data);
    }

    @AfterAll
    static void end() {
        page.close();
    }

    private static JsonNode create(String more) throws IOException, InterruptedException {
        Served.Answer answer = page.post("/api/games", "{\"variant\":\"mezzanine\"" + more + "}");
        assertEquals(201, answer.status(), answer.json()::toString);
        return answer.json();
    }

    private static String path(JsonNode game) {
        return "/api/games/" + game.path("game").asString();
    }

    private static Served.Answer move(JsonNode game, int ply, String move) throws IOException, InterruptedException {
        return page.post(path(game) + "/moves", "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}");
    }

    private static Served.Answer change(JsonNode game, String what, int ply) throws IOException, InterruptedException {
        return page.post(path(game) + "/" + what, "{\"ply\":" + ply + "}");
    }

    /** Asserts the number of plies; a failure shows the whole answer. */
    private static void assertPly(int ply, JsonNode game) {
        assertEquals(ply, game.path("ply").asInt(), game::toString);
    }

    @Test
    void twoPeoplePlayUndoAndAgree() throws IOException, InterruptedException {
        JsonNode game = create("");
        assertPly(0, game);
        assertFalse(game.path("undo").asBoolean());
        assertTrue(game.path("draw").asBoolean());
        assertFalse(game.path("saved").asBoolean());

        Served.Answer first = move(game, 0, "1a1-2a1");
        assertEquals(200, first.status());
        assertPly(1, first.json());
        assertEquals("1a1-2a1", first.json().at("/moves/0/move").asString());
        assertEquals("[0,1]", first.json().at("/last/cells").toString());
        assertEquals("step", first.json().at("/last/effects/0/effect").asString());
        assertEquals("black", first.json().at("/at/side").asString());
        assertTrue(first.json().path("saved").asBoolean());
        assertTrue(first.json().path("version").asLong() > game.path("version").asLong());

        assertPly(2, move(game, 1, "1d4-2d4").json());
        JsonNode earlier = page.get(path(game), "ply", "1").json();
        assertEquals(1, earlier.path("shown").asInt());
        assertEquals(first.json().path("at"), earlier.path("at"));
        assertPly(2, earlier);

        assertPly(1, change(game, "undo", 2).json());
        assertPly(2, change(game, "redo", 1).json());
        assertEquals(422, change(game, "redo", 2).status());
        JsonNode drawn = change(game, "draw", 2).json();
        assertEquals("1/2-1/2", drawn.at("/outcome/result").asString());
        assertEquals(422, move(game, 2, "2a1-1a1").status());
        assertTrue(change(game, "undo", 2).json().path("outcome").isMissingNode());
        assertEquals(
                "0-1",
                page.post(path(game) + "/resign", "{\"ply\":2,\"side\":\"white\"}")
                        .json()
                        .at("/outcome/result")
                        .asString());
    }

    @Test
    void aMoveBelongsToItsPly() throws IOException, InterruptedException {
        JsonNode game = create("");
        move(game, 0, "1a1-2a1");

        assertEquals(200, move(game, 0, "1a1-2a1").status());
        assertEquals(
                200,
                page.post(path(game) + "/moves", "{\"ply\":0,\"from\":0,\"to\":1}")
                        .status());
        Served.Answer stale = move(game, 0, "1d1-2d1");
        assertEquals(409, stale.status());
        assertEquals("stale", stale.text("type"));
        assertEquals(1, stale.json().at("/game/ply").asInt());
        assertEquals(409, move(game, 5, "1d1-2d1").status());
        assertEquals(409, change(game, "undo", 0).status());
        assertPly(1, page.get(path(game)).json());
    }

    @Test
    void anIllegalMoveIsAnsweredWithItsReason() throws IOException, InterruptedException {
        JsonNode game = create("");
        Served.Answer answer = move(game, 0, "1a1-1a3");

        assertEquals(422, answer.status());
        assertEquals("illegal", answer.text("type"));
        assertEquals("blocked", answer.json().at("/judged/kind").asString());
        assertEquals("illegal", move(game, 0, "nonsense").text("type"));
        assertEquals(
                422,
                page.post(path(game) + "/moves", "{\"ply\":0,\"from\":0,\"to\":16}")
                        .status());
        assertEquals(
                400,
                page.post(path(game) + "/moves", "{\"ply\":0,\"from\":0,\"to\":99}")
                        .status());
    }

    @Test
    void anAttemptThatLeavesAChoiceAsks() throws IOException, InterruptedException {
        JsonNode game = create(",\"position\":\"" + Mezzanine.PROMOTION + "\"");
        Served.Answer asked = page.post(path(game) + "/moves", "{\"ply\":0,\"from\":22,\"to\":30}");

        assertEquals(422, asked.status());
        assertEquals("choice", asked.text("type"));
        assertEquals(2, asked.json().at("/judged/moves").size());
        String chosen = asked.json().at("/judged/moves/0/move").asString();
        assertEquals(chosen, move(game, 0, chosen).json().at("/moves/0/move").asString());
    }

    @Test
    void ofTwoMovesAtOnceOneIsPlayed() throws Exception {
        ExecutorService people = Executors.newFixedThreadPool(2);
        try {
            for (int round = 0; round < 10; round++) {
                JsonNode game = create("");
                CountDownLatch start = new CountDownLatch(1);
                List<Future<Integer>> answers = new ArrayList<>();
                for (String move : List.of("1a1-2a1", "1d1-2d1")) {
                    answers.add(people.submit(() -> {
                        start.await();
                        return move(game, 0, move).status();
                    }));
                }
                start.countDown();
                int sum = 0;
                for (Future<Integer> answer : answers) {
                    sum += answer.get();
                }
                assertEquals(200 + 409, sum);
            }
        } finally {
            people.shutdownNow();
        }
    }

    private static JsonNode waitForPly(JsonNode game, int ply) {
        return waitForPly(page, game, ply);
    }

    private static JsonNode waitForPly(Served server, JsonNode game, int ply) {
        return Await.until(
                "ply " + ply,
                () -> server.get(path(game)).json(),
                now -> now.path("ply").asInt() >= ply || now.has("outcome"));
    }

    @Test
    void aMachineAnswersAndItsPersonTakesBoth() throws IOException, InterruptedException {
        JsonNode game = create(",\"black\":\"alphabeta:depth=2\"");
        move(game, 0, "1a1-2a1");
        JsonNode answered = waitForPly(game, 2);

        assertEquals("human", answered.path("turn").asString());
        assertEquals(2, answered.at("/moves/1/depth").asInt());
        assertEquals(200, move(game, 0, "1a1-2a1").status());
        assertEquals(422, change(game, "draw", 2).status());
        assertEquals(
                422,
                page.post(path(game) + "/resign", "{\"ply\":2,\"side\":\"black\"}")
                        .status());
        assertPly(0, change(game, "undo", 2).json());
        assertEquals(422, change(game, "undo", 0).status());
    }

    @InWholeForm
    @Test
    void twoMachinesPlayOnWhileSomebodyAsks() throws IOException, InterruptedException {
        JsonNode game = create(",\"white\":\"random\",\"black\":\"greedy\"");

        // Chance may be mated soon.
        JsonNode later = waitForPly(game, 6);
        assertTrue(later.path("ply").asInt() >= (later.has("outcome") ? 2 : 6), later::toString);
    }

    /** The engine's bell, which would have it move at once, is stopped when it has ended. */
    @Test
    void whoWatchesIsToldAndThinkingIsCalledOff(@TempDir Path folder) throws IOException, InterruptedException {
        HandClock clock = new HandClock();
        try (Served own = new Served(folder, clock)) {
            JsonNode game = againstTheEndless(own);
            Served.Ear ear = new Served.Ear();
            WebSocket socket = own.live(ear);
            assertTrue(ear.next("hello").path("page").asString().startsWith("p-"));
            long first = watch(game, socket, ear);

            assertTrue(firstMove(own, game).path("thinking").asBoolean());
            assertTrue(ear.next("version").path("version").asLong() > first);
            JsonNode thought = ear.next("thought");
            assertEquals("play", thought.path("purpose").asString());
            assertPly(1, thought);
            assertFalse(thought.at("/lines/0/attempts").isEmpty());

            JsonNode undone = own.post(path(game) + "/undo", "{\"ply\":1}").json();
            assertPly(0, undone);
            assertFalse(undone.path("thinking").asBoolean());
            clock.awaitBells(0);
            assertPly(0, own.get(path(game)).json());
            socket.abort();
        }
    }

    @Test
    void aMachineRestsWhenNobodyIsLeft(@TempDir Path folder) throws IOException, InterruptedException {
        HandClock clock = new HandClock();
        try (Served own = new Served(folder, clock)) {
            JsonNode game = againstTheEndless(own);
            Served.Ear ear = new Served.Ear();
            WebSocket socket = own.live(ear);
            watch(game, socket, ear);
            assertTrue(firstMove(own, game).path("thinking").asBoolean());
            clock.awaitBells(1);
            socket.abort();
            clock.awaitBells(2);
            clock.pass(Timeouts.USUAL.grace());
            clock.awaitBells(0);

            // The list wakes no engine.
            assertEquals(1, listed(own, game).path("plies").asInt());
            assertTrue(own.get(path(game)).json().path("thinking").asBoolean());
            clock.awaitBells(1);
            clock.pass(Timeouts.USUAL.engine());
            assertPly(2, waitForPly(own, game, 2));
        }
    }

    private static JsonNode againstTheEndless(Served own) throws IOException, InterruptedException {
        return own.post("/api/games", "{\"variant\":\"mezzanine\",\"black\":\"" + ENDLESS + "\"}")
                .json();
    }

    private static JsonNode firstMove(Served own, JsonNode game) throws IOException, InterruptedException {
        return own.post(path(game) + "/moves", "{\"ply\":0,\"move\":\"1a1-2a1\"}")
                .json();
    }

    /** Watches a game; returns its version. */
    private static long watch(JsonNode game, WebSocket socket, Served.Ear ear) throws InterruptedException {
        socket.sendText("{\"watch\":\"" + game.path("game").asString() + "\"}", true)
                .join();
        return ear.next("version").path("version").asLong();
    }

    private static JsonNode listed(Served server, JsonNode game) throws IOException, InterruptedException {
        for (JsonNode one : server.get("/api/games").json().path("games")) {
            if (one.path("game").equals(game.path("game"))) {
                return one;
            }
        }
        throw new AssertionError("the game is not listed");
    }

    @Test
    void analysisIsForThePageThatAskedForIt() throws IOException, InterruptedException {
        JsonNode game = create("");
        move(game, 0, "1a1-2a1");
        Served.Ear ear = new Served.Ear();
        Served.Ear other = new Served.Ear();
        WebSocket socket = page.live(ear);
        WebSocket another = page.live(other);
        String id = ear.next("hello").path("page").asString();
        another.sendText("{\"watch\":\"" + game.path("game").asString() + "\"}", true)
                .join();
        other.next("version");

        String asked = "{\"page\":\"" + id + "\",\"ply\":1,\"lines\":2}";
        assertEquals(202, page.post(path(game) + "/analysis", asked).status());
        JsonNode thought = ear.next("thought");
        assertEquals("analysis", thought.path("purpose").asString());
        assertEquals(2, thought.path("lines").size());
        assertEquals(
                202,
                page.post(path(game) + "/analysis", "{\"page\":\"" + id + "\",\"stop\":true}")
                        .status());
        assertFalse(other.rest().contains("thought"), other::rest);
        Served.Answer closed = page.post(path(game) + "/analysis", "{\"page\":\"p-x\",\"ply\":1}");
        assertEquals(404, closed.status());
        assertEquals("no such page is open", closed.text("error"));
        socket.abort();
        another.abort();
    }

    @Test
    void thereIsNothingToAnalyseAtCheckmate() throws IOException, InterruptedException {
        JsonNode game = create(",\"position\":\"1:k3/4/4/RR2|2:3R/4/2K1/4 b - - 0 1\"");
        assertEquals("checkmate", game.at("/outcome/reason").asString());
        Served.Ear ear = new Served.Ear();
        WebSocket socket = page.live(ear);
        String id = ear.next("hello").path("page").asString();

        Served.Answer answer = page.post(path(game) + "/analysis", "{\"page\":\"" + id + "\",\"ply\":0}");

        assertEquals(422, answer.status());
        assertEquals("refused", answer.text("type"));
        socket.abort();
    }

    @Test
    void thePersonResignsWhileTheMachineThinks(@TempDir Path folder) throws IOException, InterruptedException {
        try (Served own = new Served(folder)) {
            JsonNode game = againstTheEndless(own);
            assertTrue(firstMove(own, game).path("thinking").asBoolean());

            JsonNode resigned = own.post(path(game) + "/resign", "{\"ply\":1}").json();

            assertEquals("0-1", resigned.at("/outcome/result").asString());
            assertFalse(resigned.path("thinking").asBoolean());
        }
    }

    @Test
    void nobodyResignsForMachines(@TempDir Path folder) throws IOException, InterruptedException {
        try (Served own = new Served(folder)) {
            JsonNode game = own.post(
                            "/api/games",
                            "{\"variant\":\"mezzanine\",\"white\":\"" + ENDLESS + "\",\"black\":\"" + ENDLESS + "\"}")
                    .json();

            Served.Answer answer = own.post(path(game) + "/resign", "{\"ply\":0}");

            assertEquals(422, answer.status());
            assertEquals(ENDLESS + " is an engine and cannot be resigned for", answer.text("error"));
        }
    }

    @Test
    void gamesThatCannotBeReadAreNamed(@TempDir Path folder) throws IOException, InterruptedException {
        Path games = Files.createDirectories(folder.resolve("plyspace/games"));
        for (int i = 1; i <= 21; i++) {
            Files.writeString(games.resolve("mezzanine-20261122-190501-" + (100_000 + i) + ".json"), "{");
        }
        try (Served own = new Served(folder)) {
            JsonNode listed = own.get("/api/games").json();

            assertTrue(listed.path("games").isEmpty(), listed::toString);
            assertEquals(20, listed.path("unreadable").size(), listed::toString);
            assertTrue(listed.at("/unreadable/0").asString().startsWith("mezzanine-20261122-190501-1000"));
        }
    }

    @Test
    void levelsSayWhatTheyDo() throws IOException, InterruptedException {
        JsonNode machines = page.get("/api/machines").json().path("machines");

        assertTrue(machines.at("/0/words").isMissingNode(), "a person");
        assertTrue(machines.at("/1/words").asString().contains("ahead"), machines::toString);
    }

    @Test
    void aMoveThatCapturesSaysWhat() throws IOException, InterruptedException {
        JsonNode game = create("");
        move(game, 0, "1a2-1b3");
        move(game, 1, "1d4-2d4");

        JsonNode moves = page.get(path(game)).json().path("moves");
        assertEquals(9, moves.at("/0/taken").asInt(), "a black pawn");
        assertTrue(moves.at("/1/taken").isMissingNode());
    }

    private static void keep(Path folder, int number, String variant, String moves) throws IOException {
        Path games = Files.createDirectories(folder.resolve("plyspace/games"));
        Path file = games.resolve(String.format("%s-20261122-190501-%06d.json", variant, number));
        Files.writeString(
                file,
                "{\"format\":\"plyspace-game/1\",\"variant\":\"" + variant + "\",\"moves\":[" + moves
                        + "],\"result\":\"*\"," + "\"tags\":{\"White\":\"Ada" + number + "\",\"Black\":\"Bob" + number
                        + "\",\"Date\":\"2026.11.22\",\"Time\":\"19:05:01\"}}");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_795_000_000_000L + number * 1_000L));
    }

    /** Finds games that were played among hundreds that were only created. */
    @Test
    void gamesAreListedByTimeSomeAtATime(@TempDir Path folder) throws IOException, InterruptedException {
        for (int i = 1; i <= 60; i++) {
            keep(folder, i, i % 2 == 0 ? "mezzanine" : "another", "\"1a1-2a1\"");
        }
        keep(folder, 61, "mezzanine", "");
        try (Served own = new Served(folder)) {
            for (int i = 0; i < 3; i++) {
                own.post("/api/games", "{\"variant\":\"mezzanine\"}");
            }
            JsonNode first = own.get("/api/games").json();
            JsonNode rest = own.get("/api/games", "from", "50").json();
            JsonNode of =
                    own.get("/api/games", "variant", "another", "count", "2").json();
            JsonNode nobody = own.get("/api/games", "text", "Cleo").json();

            assertEquals(50, first.path("games").size());
            assertEquals(60, first.path("total").asInt());
            assertEquals("[\"another\",\"mezzanine\"]", first.path("variants").toString());
            assertEquals(
                    "{\"game\":\"mezzanine-20261122-190501-000060\",\"variant\":\"mezzanine\",\"white\":\"Ada60\",\"black\":\"Bob60\","
                            + "\"plies\":1,\"result\":\"*\",\"begun\":\"2026-11-22T19:05:01\",\"played\":\""
                            + Instant.ofEpochMilli(1_795_000_060_000L) + "\"}",
                    first.at("/games/0").toString());
            assertEquals(10, rest.path("games").size());
            assertEquals("Ada1", rest.at("/games/9/white").asString());
            assertEquals(
                    "Ada59,Ada57",
                    of.at("/games/0/white").asString() + ","
                            + of.at("/games/1/white").asString());
            assertEquals(30, of.path("total").asInt());
            for (String text : List.of("ada17", "BOB17")) {
                JsonNode found = own.get("/api/games", "text", text).json();
                assertEquals(1, found.path("total").asInt(), text);
                assertEquals("Ada17", found.at("/games/0/white").asString());
            }
            assertEquals(
                    30,
                    own.get("/api/games", "text", "Mezza").json().path("total").asInt());
            assertEquals(0, nobody.path("total").asInt());
            assertEquals(400, own.get("/api/games", "count", "501").status());
        }
    }

    @Test
    void aGameIsTakenOffTheListAndItsFileIsMoved(@TempDir Path folder) throws IOException, InterruptedException {
        keep(folder, 1, "mezzanine", "\"1a1-2a1\"");
        try (Served own = new Served(folder)) {
            String path = "/api/games/mezzanine-20261122-190501-000001";
            assertEquals(200, own.get(path).status());

            Served.Answer deleted = own.delete(path);

            assertEquals(200, deleted.status(), () -> deleted.json().toString());
            assertTrue(Files.exists(Path.of(deleted.text("moved"))), deleted.text("moved"));
            assertEquals(0, own.get("/api/games").json().path("total").asInt());
            assertEquals(404, own.get(path).status());
            assertEquals(404, own.post(path + "/undo", "{\"ply\":1}").status());
            assertEquals(404, own.delete(path).status());
        }
    }

    /** Uses two servers; a terminal would be another program in the same way. */
    @Test
    void aGameThatIsPlayedElsewhereIsSeenAndNotChanged(@TempDir Path folder) throws IOException, InterruptedException {
        keep(folder, 1, "mezzanine", "\"1a1-2a1\"");
        String path = "/api/games/mezzanine-20261122-190501-000001";
        try (Served here = new Served(folder)) {
            try (Served there = new Served(folder)) {
                assertPly(1, here.get(path).json());
                assertEquals(
                        200,
                        there.post(path + "/moves", "{\"ply\":1,\"move\":\"1d4-2d4\"}")
                                .status());

                Served.Answer seen = here.get(path);
                Served.Answer refused = here.post(path + "/moves", "{\"ply\":2,\"move\":\"2a1-2a2\"}");
                Served.Answer kept = here.delete(path);

                assertPly(2, seen.json());
                assertEquals(422, refused.status());
                assertTrue(refused.text("error").contains("this game is open in the page's server (process "));
                assertEquals(422, kept.status());
            }
            assertEquals(
                    200,
                    here.post(path + "/moves", "{\"ply\":2,\"move\":\"2a1-2a2\"}")
                            .status());
        }
    }

    /** The page says so as long as the game is open elsewhere. */
    @Test
    void aMachineDoesNotMoveInAGameThatIsOpenElsewhereUntilItIsLetGo(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path games = Files.createDirectories(folder.resolve("plyspace/games"));
        Files.writeString(
                games.resolve("mezzanine-20261122-190501-000001.json"),
                "{\"format\":\"plyspace-game/1\",\"variant\":\"mezzanine\",\"moves\":[\"1a1-2a1\"],\"result\":\"*\","
                        + "\"tags\":{\"White\":\"Ada\",\"Black\":\"" + ENDLESS + ", seed 5\"}}");
        String path = "/api/games/mezzanine-20261122-190501-000001";
        try (Served here = new Served(folder)) {
            try (Served there = new Served(folder)) {
                JsonNode first = there.get(path).json();
                assertEquals("human", first.path("white").asString());
                assertEquals(ENDLESS, first.path("black").asString());
                assertTrue(first.path("thinking").asBoolean());

                JsonNode second = here.get(path).json();
                assertFalse(second.path("thinking").asBoolean());
                assertTrue(
                        second.path("trouble").asString("").contains("this game is open in the page's server"),
                        second::toString);
            }
            JsonNode then = here.get(path).json();
            assertTrue(then.path("thinking").asBoolean());
            assertTrue(then.path("trouble").isMissingNode(), then::toString);
        }
    }

    @Test
    void adviceIsGivenAndGamesAreReviewedAndExported() throws IOException, InterruptedException {
        JsonNode game = create("");
        move(game, 0, "1a1-2a1");
        move(game, 1, "1d4-2d4");

        Served.Answer hint = change(game, "hint", 2);
        assertEquals(200, hint.status());
        assertEquals(
                200, move(game, 2, hint.json().at("/lines/0/move").asString()).status());
        JsonNode review = page.get(path(game) + "/review").json();
        assertEquals(3, review.path("moves").size());
        assertTrue(review.at("/moves/0/given").isNumber(), review::toString);
        assertTrue(review.at("/sides/white/blunders").isNumber(), review::toString);
        String pgn = page.get(path(game) + "/export", "format", "pgn").text("text");
        assertTrue(pgn.contains("1. R2a1 R2d4 2. "), pgn);
        assertTrue(
                page.get(path(game) + "/export", "format", "json").text("text").contains("plyspace-game/1"));
        assertEquals(400, page.get(path(game) + "/export", "format", "exe").status());
        String listed = page.get("/api/games").json().toString();
        assertTrue(listed.contains(game.path("game").asString()), listed);
    }

    /** Another server over the same folder knows nothing but what is on disk, as after a kill. */
    @Test
    void aServerComesBackWithEveryMoveThatWasAnswered(@TempDir Path games) throws IOException, InterruptedException {
        String path;
        List<String> moves = List.of("1a1-2a1", "1d4-2d4", "2a1-2a2", "2d4-2d3", "1d1-2d1", "1a4-2a4");
        try (Served before = new Served(games)) {
            JsonNode game = before.post("/api/games", "{\"variant\":\"mezzanine\",\"white\":\"human\"}")
                    .json();
            path = path(game);
            for (int ply = 0; ply < moves.size(); ply++) {
                assertEquals(
                        200,
                        before.post(path + "/moves", "{\"ply\":" + ply + ",\"move\":\"" + moves.get(ply) + "\"}")
                                .status());
                try (Served after = new Served(games)) {
                    JsonNode found = after.get(path).json();
                    assertPly(ply + 1, found);
                    assertEquals(
                            moves.get(ply), found.at("/moves/" + ply + "/move").asString());
                    assertTrue(found.path("saved").asBoolean());
                    assertTrue(after.get("/api/games").json().toString().contains("\"plies\":" + (ply + 1)));
                }
            }
        }
        try (Served after = new Served(games)) {
            assertEquals(
                    200,
                    after.post(path + "/moves", "{\"ply\":6,\"move\":\"2d1-2d2\"}")
                            .status());
            assertPly(6, after.post(path + "/undo", "{\"ply\":7}").json());
        }
    }
}
