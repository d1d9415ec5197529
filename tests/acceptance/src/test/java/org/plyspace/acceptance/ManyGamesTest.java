package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;
import tools.jackson.databind.JsonNode;

/** Many people move at once, each in a game of its own, every move on disk before it is answered. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class ManyGamesTest {

    private static final int GAMES = TestForm.isLong() ? 200 : 40;
    private static final int MOVES = TestForm.isLong() ? 20 : 3;

    /** So that they move at the same time. */
    private final CyclicBarrier turn = new CyclicBarrier(GAMES);

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
                assertEquals(MOVES, game.get());
            }
            int listed = page.client().get("/api/games").json().path("games").size();
            assertEquals(GAMES, listed);
        } finally {
            people.shutdownNow();
        }
    }

    /** How many moves of a game were played. */
    private int play(PageProcess page, int seed) throws Exception {
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
            turn.await();
            PageClient.Answer answer = page.client()
                    .post(
                            "/api/games/" + game.path("game").asString() + "/moves",
                            "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}");
            assertEquals(200, answer.status(), () -> answer.json().toString());
            game = answer.json();
            ply++;
        }
        return ply;
    }
}
