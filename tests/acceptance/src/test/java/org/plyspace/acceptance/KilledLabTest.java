package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;

/** The program itself, killed while it plays an experiment. {@code bench/kills} kills one that thinks, and more often. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@InWholeForm
class KilledLabTest {

    private static final int KILLS = Torture.kills();
    private static final int LONGEST_WAIT_MILLIS = 40;
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String EXPERIMENT = """
            {"format": "plyspace-experiment/1", "name": "killed", "settings": ["cube:n=4", "cube:n=4,selfCapture=on"],
             "players": ["random"], "games": 1000, "openings": "random:4", "maxPlies": 40}
            """;

    @TempDir
    private Path folder;

    private final Random random = new Random(7);

    @Test
    void anExperimentKilledAgainAndAgainEndsAsIfItHadNotBeen() throws Exception {
        Path experiment = Files.writeString(folder.resolve("e.json"), EXPERIMENT);
        Path store = folder.resolve("killed");
        int killed = 0;
        for (int round = 0; round < KILLS; round++) {
            killed += runAndKill(experiment, store) ? 1 : 0;
        }
        assertTrue(killed > KILLS / 2, killed + " of " + KILLS + " were killed while they played");

        assertEquals(export(experiment, folder.resolve("whole"), "2"), export(experiment, store, "1"));
    }

    @Test
    void aStoreThatAProgramWritesToIsRefusedToAnother() throws Exception {
        Path experiment = Files.writeString(folder.resolve("long.json"), EXPERIMENT.replace("1000", "1000000"));
        Path store = folder.resolve("store");
        Process program = start(experiment, store);
        try {
            awaitGame(program, store.resolve("games.jsonl"), 0);
            Program.Result second = new Program().run("lab", "run", experiment.toString(), "--store", store.toString());

            assertTrue(program.isAlive(), this::output);
            assertEquals(1, second.code(), second.err());
            assertTrue(second.err().contains("another program holds it locked"), second.err());
            Program.Result export = new Program().run("lab", "export", store.toString());
            assertEquals(0, export.code(), "it can be read meanwhile: " + export.err());
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    private static String export(Path experiment, Path store, String threads) throws IOException {
        Program.Result run = new Program()
                .run("lab", "run", experiment.toString(), "--store", store.toString(), "--threads", threads);
        assertEquals(0, run.code(), run.err());
        Program.Result export = new Program().run("lab", "export", store.toString());
        assertEquals(2001, export.outLines().size());
        return export.out();
    }

    /** Whether the program was still at it when it was killed. */
    private boolean runAndKill(Path experiment, Path store) throws IOException, InterruptedException {
        Path games = store.resolve("games.jsonl");
        long before = Files.exists(games) ? Files.size(games) : 0;
        Process program = start(experiment, store);
        try {
            awaitGame(program, games, before);
            TimeUnit.MILLISECONDS.sleep(random.nextInt(LONGEST_WAIT_MILLIS));
            boolean finished = !program.isAlive();
            assertTrue(!finished || program.exitValue() == 0, this::output);
            return !finished;
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    private Process start(Path experiment, Path store) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                        Program.HOME.resolve("plyspace").toString(),
                        "lab",
                        "run",
                        experiment.toString(),
                        "--store",
                        store.toString(),
                        "--threads",
                        "2")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile());
        builder.environment().put("PLYSPACE_JAVA_OPTS", Script.FOR_SHORT_RUNS);
        return builder.start();
    }

    private static void awaitGame(Process program, Path games, long before) throws IOException, InterruptedException {
        Instant until = Instant.now().plus(PATIENCE);
        while ((!Files.exists(games) || Files.size(games) <= before) && program.isAlive()) {
            assertTrue(Instant.now().isBefore(until), "no game is kept");
            TimeUnit.MILLISECONDS.sleep(1);
        }
    }

    private String output() {
        try {
            return Files.readString(folder.resolve("output"));
        } catch (IOException failed) {
            return failed.toString();
        }
    }
}
