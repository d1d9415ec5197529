package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.testing.Await;
import org.plyspace.testing.InWholeForm;

/** The page's server, killed while people play: every move that was answered is there when it comes back. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@InWholeForm
final class KilledPageTest {

    private static final int KILLS = (Torture.kills() + 1) / 2;
    private static final int MOST_MOVES_IN_A_LIFE = 6;
    private static final int MOST_SPINS = 200_000;
    private static final int MOVES = 2_000;

    @TempDir
    private Path data;

    private final Random random = new Random(21);

    /** A long game of random moves. */
    private static List<String> script() {
        Position position = Program.registry().rules("cube:n=4,clock=none").startPosition();
        Random random = new Random(4);
        List<String> moves = new ArrayList<>();
        MoveList legal = new MoveList();
        while (moves.size() < MOVES) {
            legal.clear();
            position.legalMoves(legal);
            if (legal.size() == 0 || position.outcome().isPresent()) {
                break;
            }
            long move = legal.get(random.nextInt(legal.size()));
            moves.add(position.words().text(move, Notation.MACHINE));
            position.make(move);
        }
        return moves;
    }

    @Test
    void everyMoveThatWasAnsweredIsThereWhenItComesBack() throws Exception {
        List<String> script = script();
        String path = "";
        int answered = 0;
        for (int round = 0; round <= KILLS && answered < script.size(); round++) {
            try (PageProcess page = new PageProcess(data, Optional.empty())) {
                if (path.isEmpty()) {
                    path = "/api/games/"
                            + page.client()
                                    .post("/api/games", "{\"variant\":\"cube:n=4,clock=none\"}")
                                    .json()
                                    .path("game")
                                    .asString();
                    // From the first move on it is kept.
                    assertEquals(200, play(page, path, 0, script).status());
                    answered = 1;
                }
                int found = page.client().get(path).json().path("ply").asInt(-1);
                assertTrue(
                        found == answered || found == answered + 1,
                        found + " moves are there, answered were " + answered);
                answered = playUntilKilled(page, path, found, script);
            }
        }
        assertTrue(answered > KILLS, answered + " moves were played");
    }

    private static PageClient.Answer play(PageProcess page, String path, int ply, List<String> script)
            throws IOException, InterruptedException {
        return page.client().post(path + "/moves", "{\"ply\":" + ply + ",\"move\":\"" + script.get(ply) + "\"}");
    }

    /** How many moves were answered in all when the server died. */
    private int playUntilKilled(PageProcess page, String path, int first, List<String> script) throws Exception {
        AtomicInteger answered = new AtomicInteger(first);
        CountDownLatch enough = new CountDownLatch(1 + random.nextInt(MOST_MOVES_IN_A_LIFE));
        AtomicReference<String> wrong = new AtomicReference<>("");
        Thread player = new Thread(() -> {
            try {
                while (answered.get() < script.size() && wrong.get().isEmpty()) {
                    PageClient.Answer answer = play(page, path, answered.get(), script);
                    if (answer.status() == 200) {
                        answered.incrementAndGet();
                    } else {
                        wrong.set(answer.json().toString());
                    }
                    enough.countDown();
                }
            } catch (IOException killed) {
                return;
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
        player.start();
        Await.until("answers to moves", () -> enough.getCount() == 0);
        // At any moment of the next one.
        for (int spins = random.nextInt(MOST_SPINS); spins > 0; spins--) {
            Thread.onSpinWait();
        }
        page.close();
        player.join();
        assertEquals("", wrong.get());
        return answered.get();
    }
}
