package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;
import org.plyspace.testing.InWholeForm;

/** The program itself, killed while it plays an experiment or a match. {@code bench/kills} kills one that thinks, and more often. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@InWholeForm
class KilledLabTest {

    private static final int KILLS = Torture.kills();
    private static final int MOST_BYTES_MORE = 20_000;
    private static final int COMPARED = 2_000;

    /** More games than are ever played. */
    private static final String EXPERIMENT = """
            {"format": "plyspace-experiment/1", "name": "killed", "settings": ["cube:n=4", "cube:n=4,selfCapture=on"],
             "players": ["random"], "games": 1000000, "openings": "random:4", "maxPlies": 40}
            """;

    @TempDir
    private Path folder;

    private final Random random = new Random(7);

    @Test
    void anExperimentKilledAgainAndAgainEndsAsIfItHadNotBeen() throws Exception {
        Path experiment = Files.writeString(folder.resolve("e.json"), EXPERIMENT);
        Path store = folder.resolve("killed");
        for (int round = 0; round < KILLS; round++) {
            runAndKill(experiment, store);
        }

        assertEquals(export(experiment, folder.resolve("whole"), "2"), export(experiment, store, "1"));
    }

    @Test
    void aStoreThatAProgramWritesToIsRefusedToAnother() throws Exception {
        Path experiment = Files.writeString(folder.resolve("long.json"), EXPERIMENT);
        Path store = folder.resolve("store");
        Process program = start(run(experiment, store));
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

    /** The first games, of which those that are missing are played. */
    private static List<String> export(Path experiment, Path store, String threads) throws IOException {
        String range = "0-" + (COMPARED - 1);
        Program.Result run = new Program()
                .run(
                        "lab",
                        "run",
                        experiment.toString(),
                        "--store",
                        store.toString(),
                        "--threads",
                        threads,
                        "--range",
                        range);
        assertEquals(0, run.code(), run.err());
        List<String> games = new Program()
                .run("lab", "export", store.toString()).outLines().stream()
                        .limit(1 + COMPARED)
                        .toList();
        assertTrue(games.get(COMPARED).startsWith(COMPARED - 1 + ","), games.get(COMPARED));
        return games;
    }

    /** A thread plays the games of a match in their order. */
    @Test
    void aMatchKilledAgainAndAgainEndsAsIfItHadNotBeen() throws Exception {
        Path killed = folder.resolve("killed.jsonl");
        for (int round = 0; round < KILLS; round++) {
            kill(match(killed), killed);
        }
        Path whole = folder.resolve("whole.jsonl");
        for (Path file : List.of(killed, whole)) {
            Program.Result result = new Program().run(match(file));
            assertEquals(0, result.code(), result.err());
        }

        assertEquals(withoutDates(whole), withoutDates(killed));
    }

    private static String[] match(Path file) {
        return ("match random random --variant cube:n=4 --games 600 --max-plies 40 --seed 5 --threads 1 --out " + file)
                .split(" ");
    }

    private static String withoutDates(Path games) throws IOException {
        return Files.readString(games).replaceAll("\"(UTC)?(Date|Time)\":\"[^\"]*\",?", "");
    }

    private void runAndKill(Path experiment, Path store) throws IOException, InterruptedException {
        kill(run(experiment, store), store.resolve("games.jsonl"));
    }

    private static String[] run(Path experiment, Path store) {
        return new String[] {"lab", "run", experiment.toString(), "--store", store.toString(), "--threads", "2"};
    }

    /** Kills a command at some time after it has kept a game. */
    private void kill(String[] command, Path games) throws IOException, InterruptedException {
        long before = Files.exists(games) ? Files.size(games) : 0;
        Process program = start(command);
        try {
            awaitGame(program, games, before + random.nextInt(MOST_BYTES_MORE));
            assertTrue(program.isAlive(), this::output);
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    private Process start(String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                        Stream.concat(Stream.of(Program.HOME.resolve("plyspace").toString()), Stream.of(command))
                                .toList())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile());
        builder.environment().put("PLYSPACE_JAVA_OPTS", Script.FOR_SHORT_RUNS);
        return builder.start();
    }

    private static void awaitGame(Process program, Path games, long before) {
        Await.until("a game kept", () -> (Files.exists(games) && Files.size(games) > before) || !program.isAlive());
    }

    private String output() {
        try {
            return Files.readString(folder.resolve("output"));
        } catch (IOException failed) {
            return failed.toString();
        }
    }
}
