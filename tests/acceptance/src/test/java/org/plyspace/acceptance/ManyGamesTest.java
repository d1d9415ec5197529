package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;
import tools.jackson.databind.JsonNode;

/** Many people play at once, a move a second in each game, every one on disk before it is answered. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
final class ManyGamesTest {

    private static final int GAMES = TestForm.isLong() ? 200 : 40;
    private static final int MOVES = TestForm.isLong() ? 20 : 3;
    private static final long SLOWEST_SECONDS = 20;

    private final AtomicLong slowest = new AtomicLong();

    @TempDir
    private Path data;

    @Test
    @InWholeForm
    void allAreAnswered() throws Exception {
        ExecutorService people = Executors.newFixedThreadPool(GAMES);
        try (PageProcess page = new PageProcess(data, Optional.empty())) {
            List<Future<Integer>> games = new ArrayList<>();
            for (int game = 0; game < GAMES; game++) {
                int seed = game;
                games.add(people.submit(() -> play(page, seed)));
            }
            for (Future<Integer> game : games) {
                assertEquals(MOVES, game.get(5, TimeUnit.MINUTES));
            }
            int listed = page.client().get("/api/games").json().path("games").size();
            assertEquals(GAMES, listed);
        } finally {
            people.shutdownNow();
        }
        long millis = TimeUnit.NANOSECONDS.toMillis(slowest.get());
        System.out.println(
                "the slowest answer of " + GAMES * MOVES + " moves in " + GAMES + " games took " + millis + " ms");
        assertTrue(TimeUnit.MILLISECONDS.toSeconds(millis) < SLOWEST_SECONDS, millis + " ms");
    }

    /** How many moves of a game were played, one a second. */
    private int play(PageProcess page, int seed) throws Exception {
        TimeUnit.MILLISECONDS.sleep(1_000L * seed / GAMES);
        JsonNode game =
                page.client().post("/api/games", "{\"variant\":\"koernke\"}").json();
        Random random = new Random(seed);
        int ply = 0;
        while (ply < MOVES) {
            JsonNode moves = page.client()
                    .get(
                            "/api/moves",
                            "variant",
                            "koernke",
                            "position",
                            game.at("/at/position").asString())
                    .json()
                    .path("moves");
            String move = moves.get(random.nextInt(moves.size())).path("move").asString();
            TimeUnit.MILLISECONDS.sleep(1_000);
            long asked = System.nanoTime();
            PageClient.Answer answer = page.client()
                    .post(
                            "/api/games/" + game.path("game").asString() + "/moves",
                            "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}");
            slowest.accumulateAndGet(System.nanoTime() - asked, Math::max);
            assertEquals(200, answer.status(), () -> answer.json().toString());
            game = answer.json();
            ply++;
        }
        return ply;
    }
}
