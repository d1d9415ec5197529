package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;
import org.plyspace.web.testing.HandClock;
import tools.jackson.databind.JsonNode;

/** Tests games between two people: who may move, what needs both, and what remains when the server ends. */
final class SeatsTest {

    @TempDir
    private Path data;

    private final HandClock clock = new HandClock();
    private Served page;

    @BeforeEach
    void serve() {
        page = new Served(data, clock);
    }

    @AfterEach
    void end() {
        page.close();
    }

    private JsonNode create(String more) throws IOException, InterruptedException {
        Served.Answer answer = page.post("/api/games", "{\"variant\":\"mezzanine\",\"seats\":true" + more + "}");
        assertEquals(201, answer.status(), answer.json()::toString);
        return answer.json();
    }

    private static String link(JsonNode game, String role) {
        return game.at("/links/" + role).asString();
    }

    private Served.Answer change(JsonNode game, String role, String what, String members)
            throws IOException, InterruptedException {
        return page.postBy(
                link(game, role), "/api/games/" + game.path("game").asString() + "/" + what, "{" + members + "}");
    }

    private Served.Answer move(JsonNode game, String role, int ply, String move)
            throws IOException, InterruptedException {
        return change(game, role, "moves", "\"ply\":" + ply + ",\"takenBack\":0,\"move\":\"" + move + "\"");
    }

    private Served.Answer offer(JsonNode game, String role, int ply, String what)
            throws IOException, InterruptedException {
        return change(game, role, "offers", "\"ply\":" + ply + ",\"takenBack\":0,\"offer\":\"" + what + "\"");
    }

    private Served.Answer answer(JsonNode game, String role, int ply, String what, boolean agrees)
            throws IOException, InterruptedException {
        return change(
                game,
                role,
                "answer",
                "\"ply\":" + ply + ",\"takenBack\":0,\"offer\":\"" + what + "\",\"agrees\":" + agrees);
    }

    private JsonNode seen(JsonNode game) throws IOException, InterruptedException {
        return page.get("/api/games/" + game.path("game").asString()).json();
    }

    @Test
    void eachSeatMovesByItsOwnLink() throws IOException, InterruptedException {
        JsonNode game = create("");
        assertEquals(3, game.path("links").size());
        assertTrue(seen(game).path("links").isMissingNode());

        assertEquals(200, move(game, "white", 0, "1a1-2a1").status());
        assertEquals(200, move(game, "white", 0, "1a1-2a1").status(), "told again");
        assertEquals(403, move(game, "white", 1, "1d4-2d4").status());
        assertEquals(403, move(game, "watch", 1, "1d4-2d4").status());
        assertEquals(
                403,
                page.post("/api/games/" + game.path("game").asString() + "/moves", "{\"ply\":1,\"move\":\"1d4-2d4\"}")
                        .status());
        JsonNode after = move(game, "black", 1, "1d4-2d4").json();

        assertEquals(2, after.path("ply").asInt(), after::toString);
        assertFalse(after.path("undo").asBoolean());
        assertFalse(after.path("draw").asBoolean());
    }

    @Test
    void nobodyResignsForTheOther() throws IOException, InterruptedException {
        JsonNode game = create("");

        assertEquals(
                422,
                change(game, "white", "resign", "\"ply\":0,\"takenBack\":0,\"side\":\"black\"")
                        .status());
        assertTrue(seen(game).path("outcome").isMissingNode());
        assertEquals(
                200,
                change(game, "white", "resign", "\"ply\":0,\"takenBack\":0,\"side\":\"white\"")
                        .status());
    }

    @Test
    void theLinkOfAnotherGameMovesNothing() throws IOException, InterruptedException {
        JsonNode game = create("");
        JsonNode other = create("");
        String stolen = link(game, "white")
                .replaceFirst("\\..*", "." + other.path("game").asString());

        String path = "/api/games/" + other.path("game").asString() + "/moves";
        String body = "{\"ply\":0,\"takenBack\":0,\"move\":\"1a1-2a1\"}";
        assertEquals(403, page.postBy(link(game, "white"), path, body).status());
        assertEquals(403, page.postBy(stolen, path, body).status());
        assertEquals(0, seen(other).path("ply").asInt());
    }

    @Test
    void whatConcernsBothNeedsBoth() throws IOException, InterruptedException {
        JsonNode game = create("");
        move(game, "white", 0, "1a1-2a1");
        for (String alone : new String[] {"undo", "redo", "draw"}) {
            assertEquals(422, change(game, "white", alone, "\"ply\":1").status(), alone);
        }

        assertEquals(422, offer(game, "black", 1, "takeBack").status(), "Black has not moved");
        assertEquals(
                "draw",
                offer(game, "white", 1, "draw").json().at("/seats/offer/what").asString());
        assertEquals(422, answer(game, "white", 1, "draw", true).status(), "not one's own");
        assertEquals(403, answer(game, "watch", 1, "draw", true).status());
        JsonNode declined = answer(game, "black", 1, "draw", false).json();
        assertTrue(declined.at("/seats/offer").isMissingNode());
        assertTrue(declined.path("outcome").isMissingNode());
        assertEquals(422, offer(game, "white", 1, "draw").status(), "not at once again");
        assertEquals(422, answer(game, "black", 1, "draw", true).status(), "the answer to nothing");

        offer(game, "black", 1, "draw");
        assertEquals(
                "1/2-1/2",
                answer(game, "white", 1, "draw", true)
                        .json()
                        .at("/outcome/result")
                        .asString());
    }

    @Test
    void aMoveTakenBackIsNotMadeByARequestOfBefore() throws IOException, InterruptedException {
        JsonNode game = create("");
        move(game, "white", 0, "1a1-2a1");
        move(game, "black", 1, "1d4-2d4");
        offer(game, "white", 2, "takeBack");
        JsonNode back = answer(game, "black", 2, "takeBack", true).json();
        assertEquals(0, back.path("ply").asInt());
        assertEquals(1, back.at("/seats/takenBack").asInt());

        Served.Answer replayed = move(game, "white", 0, "1a1-2a1");
        assertEquals(409, replayed.status());
        assertEquals(0, replayed.json().at("/game/ply").asInt());
        assertEquals(
                200,
                change(game, "white", "moves", "\"ply\":0,\"takenBack\":1,\"move\":\"1d1-2d1\"")
                        .status());
    }

    @Test
    void aRematchHasTheSameLinksAndTheOtherSides() throws IOException, InterruptedException {
        JsonNode game = create(",\"clock\":\"300+5\"");
        change(game, "white", "name", "\"name\":\"Ada\"");
        move(game, "white", 0, "1a1-2a1");
        assertEquals(422, offer(game, "white", 1, "rematch").status());
        JsonNode over =
                change(game, "white", "resign", "\"ply\":1,\"takenBack\":0").json();
        assertEquals("0-1", over.at("/outcome/result").asString());
        assertEquals(200, offer(game, "black", 1, "rematch").status());
        JsonNode agreed = offer(game, "white", 1, "rematch").json();

        String next = agreed.at("/seats/rematch").asString();
        String link = link(game, "white").replaceFirst("\\..*", "." + next);
        JsonNode taken = page.postBy(link, "/api/games/" + next + "/seat", "{}").json();
        assertEquals("black", taken.path("seat").asString());
        assertEquals("Ada", taken.at("/game/seats/black/name").asString());
        assertEquals("300+5", taken.at("/game/seats/clock").asString());
        assertEquals(422, offer(game, "white", 1, "rematch").status(), "one is enough");
    }

    @Test
    void restartsLoseNothing() throws IOException, InterruptedException {
        JsonNode unplayed = create(",\"clock\":\"1/86400\"");
        JsonNode game = create("");
        change(game, "black", "seat", "");
        change(game, "black", "name", "\"name\":\"Ben\"");
        move(game, "white", 0, "1a1-2a1");
        assertEquals("illegal", move(game, "black", 1, "1d4-1d1").text("type"));
        offer(game, "white", 1, "draw");
        end();
        serve();

        JsonNode again = seen(game);
        assertEquals(1, again.path("ply").asInt());
        assertEquals("Ben", again.at("/seats/black/name").asString());
        assertTrue(again.at("/seats/black/taken").asBoolean());
        assertEquals("draw", again.at("/seats/offer/what").asString());
        assertEquals(200, move(game, "black", 1, "1d4-2d4").status());
        assertEquals(403, move(game, "black", 2, "2a1-1a1").status());
        assertEquals("1/86400", seen(unplayed).at("/seats/clock").asString());
        assertEquals(200, move(unplayed, "white", 0, "1a1-2a1").status());
    }

    /** So that whoever kills the program gives nobody the time of the whole turn back. */
    @Test
    void aRunningClockIsSavedWhileNobodyMoves() throws IOException, InterruptedException {
        JsonNode game = create(",\"clock\":\"60+0\"");
        Path kept = data.resolve("plyspace/games/seats/" + game.path("game").asString() + ".json");
        move(game, "white", 0, "1a1-2a1");
        move(game, "black", 1, "1d4-2d4");
        String after = Files.readString(kept);

        clock.pass(Duration.ofSeconds(5));
        String later = Await.until("the clock on the disk", () -> Files.readString(kept), text -> !text.equals(after));

        assertEquals(after.replaceAll("\"saved\".*", ""), later.replaceAll("\"saved\".*", ""));
    }

    @Test
    void attemptsThatTheRulesRefuseAreCounted() throws IOException, InterruptedException {
        JsonNode game = create("");
        move(game, "white", 0, "1a1-1a4");
        move(game, "white", 0, "1a1-1a4");
        move(game, "white", 0, "nonsense");

        String kept = Files.readString(
                data.resolve("plyspace/games/seats/" + game.path("game").asString() + ".json"));
        assertTrue(kept.contains("\"times\" : 2"), kept);
        assertTrue(kept.contains("mezzanine.md"), kept);
        assertFalse(kept.contains(link(game, "white").substring(0, 32)), "a key lies on the disk");
    }

    @Test
    void timeEndsAGameThatNobodyLooksAt() throws IOException, InterruptedException {
        JsonNode game = create(",\"clock\":\"1+0\"");
        move(game, "white", 0, "1a1-2a1");
        assertEquals(
                "white",
                move(game, "black", 1, "1d4-2d4").json().at("/seats/running").asString());
        Served.Ear ear = new Served.Ear();
        WebSocket socket = page.live(ear);
        socket.sendText("{\"watch\":\"" + game.path("game").asString() + "\"}", true)
                .join();
        ear.next("version");
        clock.pass(Duration.ofMillis(200));
        assertTrue(seen(game).path("outcome").isMissingNode());
        clock.pass(Duration.ofMillis(800));
        ear.next("version");

        JsonNode over = seen(game);
        assertEquals("0-1", over.at("/outcome/result").asString());
        assertEquals("time forfeit", over.at("/outcome/reason").asString());
        assertEquals(422, move(game, "white", 2, "2a1-1a1").status());
        end();
        serve();
        assertEquals("time forfeit", seen(game).at("/outcome/reason").asString());
    }

    @Test
    void thereIsNoHelpWhileTwoPeoplePlay() throws IOException, InterruptedException {
        JsonNode game = create("");
        String path = "/api/games/" + game.path("game").asString();
        move(game, "white", 0, "1a1-2a1");

        assertEquals(422, page.post(path + "/hint", "{\"ply\":1}").status());
        assertEquals(422, page.get(path + "/review").status());
        assertEquals(422, page.get(path + "/tables", "ply", "1").status());
        change(game, "black", "resign", "\"ply\":1,\"takenBack\":0");
        assertEquals(200, page.get(path + "/review").status());
    }

    @Test
    void namesAreOfPeople() throws IOException, InterruptedException {
        JsonNode game = create("");
        for (String name : new String[] {"", " ", "level4", "human", "?", "a\\nb", "a\\u202eb", "x".repeat(41)}) {
            assertEquals(
                    400,
                    change(game, "white", "name", "\"name\":\"" + name + "\"").status(),
                    name);
        }
        assertEquals(403, change(game, "watch", "name", "\"name\":\"Ada\"").status());
        change(game, "white", "name", "\"name\":\" Ada \"");
        move(game, "white", 0, "1a1-2a1");

        assertEquals("Ada", page.get("/api/games").json().at("/games/0/white").asString());
    }

    @Test
    void enginesHaveNoSeats() throws IOException, InterruptedException {
        String game = "{\"variant\":\"mezzanine\",\"black\":\"random\",\"seats\":true}";
        assertEquals(422, page.post("/api/games", game).status());
        assertEquals(
                400,
                page.post("/api/games", "{\"variant\":\"mezzanine\",\"seats\":true,\"clock\":\"0+5\"}")
                        .status());
    }

    private Served.Answer here(String path, String body) throws IOException, InterruptedException {
        Served.Answer answer = page.post(path, body);
        assertTrue(answer.status() < 300, answer.text("error"));
        return answer;
    }

    /** Begins a game at one computer with a minute for each side; its path. */
    private String timed(String more) throws IOException, InterruptedException {
        String body = "{\"variant\":\"mezzanine\",\"clock\":\"60+0\"" + more + "}";
        return "/api/games/" + here("/api/games", body).text("game");
    }

    @Test
    void peopleAtOneComputerPlayByAClockThatGoesOnInTheNextServer() throws IOException, InterruptedException {
        String game = timed("");
        here(game + "/moves", "{\"ply\":0,\"move\":\"1a1-2a1\"}");
        here(game + "/moves", "{\"ply\":1,\"move\":\"1d4-2d4\"}");
        clock.pass(Duration.ofSeconds(20));
        JsonNode moved =
                here(game + "/moves", "{\"ply\":2,\"move\":\"2a1-1a1\"}").json();
        assertEquals(40_000, moved.at("/clock/white/left").asInt());
        assertTrue(moved.path("seats").isMissingNode());

        JsonNode back = here(game + "/undo", "{\"ply\":3}").json();
        assertEquals(60_000, back.at("/clock/white/left").asInt());
        clock.pass(Duration.ofSeconds(7));
        JsonNode forward = here(game + "/redo", "{\"ply\":2}").json();
        assertEquals(40_000, forward.at("/clock/white/left").asInt());
        assertEquals(60_000, forward.at("/clock/black/left").asInt());
        clock.pass(Duration.ofSeconds(15));
        end();
        page = new Served(data, clock);
        clock.pass(Duration.ofSeconds(30));
        page.get(game);
        clock.pass(Duration.ofSeconds(5));

        JsonNode again = page.get(game).json();
        assertEquals(40_000, again.at("/clock/black/left").asInt());
        assertEquals("black", again.at("/clock/running").asString());
        clock.pass(Duration.ofSeconds(41));
        assertEquals("1-0", page.get(game).json().at("/outcome/result").asString());
    }

    @Test
    void aDrawStopsTheClockOfPeopleAtOneComputer() throws IOException, InterruptedException {
        String game = timed("");
        here(game + "/moves", "{\"ply\":0,\"move\":\"1a1-2a1\"}");
        here(game + "/moves", "{\"ply\":1,\"move\":\"1d4-2d4\"}");
        JsonNode drawn = here(game + "/draw", "{\"ply\":2}").json();
        assertTrue(drawn.at("/clock/running").isMissingNode(), drawn::toString);
        clock.pass(Duration.ofSeconds(90));
        assertEquals("1/2-1/2", page.get(game).json().at("/outcome/result").asString());
    }

    @Test
    void theClockRunsAgainAfterAnEnginesReply() throws IOException, InterruptedException {
        String game = timed(",\"black\":\"random\"");
        here(game + "/moves", "{\"ply\":0,\"move\":\"1a1-2a1\"}");
        JsonNode replied = Await.until(
                "a reply", () -> page.get(game).json(), told -> told.path("ply").asInt() == 2);
        assertEquals("white", replied.at("/clock/running").asString());
        assertEquals(403, page.post(game + "/seat", "{}").status());
    }

    @Test
    void aDeletedGameIsOpenedByNoLink() throws IOException, InterruptedException {
        JsonNode game = create("");
        JsonNode unplayed = create("");
        move(game, "white", 0, "1a1-2a1");
        for (JsonNode each : new JsonNode[] {game, unplayed}) {
            assertEquals(
                    200,
                    page.delete("/api/games/" + each.path("game").asString()).status());
            assertEquals(403, move(each, "white", 1, "1d4-2d4").status());
        }
    }

    @Test
    void aGameThatCannotBeKeptIsNotMade() throws IOException, InterruptedException {
        Path games = Files.createDirectories(data.resolve("plyspace/games"));
        Files.writeString(games.resolve("seats"), "where the folder should be");

        Served.Answer refused = page.post("/api/games", "{\"variant\":\"mezzanine\",\"seats\":true}");

        assertEquals(500, refused.status());
        assertTrue(
                refused.text("error").startsWith("the game is not made, since it cannot be kept: "), refused::toString);
        assertEquals(0, page.get("/api/games").json().path("games").size());

        Files.delete(games.resolve("seats"));
        JsonNode game = create("");
        page.close();
        page = new Served(data, clock);
        assertEquals(200, move(game, "white", 0, "1a1-2a1").status(), "its links open it in another server");
    }

    /** The lock is that of the game's file, which is held before there is one. */
    @Test
    void seatsAreNotChangedWhileTheGameIsOpenInAnotherServer() throws IOException, InterruptedException {
        JsonNode game = create("");
        assertEquals(200, change(game, "white", "name", "\"name\":\"Ada\"").status());
        Served here = page;
        try (Served there = new Served(data, new HandClock())) {
            page = there;
            Served.Answer name = change(game, "white", "name", "\"name\":\"Eve\"");
            Served.Answer seat = change(game, "white", "seat", "");
            page = here;

            assertEquals(422, name.status());
            assertTrue(name.text("error").contains("this game is open in the page's server (process "), name::toString);
            assertEquals(422, seat.status());
        }
        assertEquals(200, move(game, "white", 0, "1a1-2a1").status());
        assertEquals("Ada", seen(game).at("/seats/white/name").asString());
    }

    @Test
    void whatAnotherServerChangedAtTheSeatsMeanwhileIsTakenUp() throws IOException, InterruptedException {
        JsonNode game = create("");
        Served here = page;
        try (Served there = new Served(data, new HandClock())) {
            page = there;
            assertEquals(200, change(game, "white", "name", "\"name\":\"Eve\"").status());
            page = here;
        }
        assertEquals(200, change(game, "black", "name", "\"name\":\"Ben\"").status());

        assertEquals("Eve", seen(game).at("/seats/white/name").asString());
        assertEquals("Ben", seen(game).at("/seats/black/name").asString());
    }
}
