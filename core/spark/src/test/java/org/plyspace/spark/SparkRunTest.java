package org.plyspace.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;

/**
 * The export of an experiment is the same whether it is played by the command, by Spark in one process, or on a cluster that
 * loses a machine.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@Timeout(value = 1, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SparkRunTest {

    private static final int GAMES = 240;
    private static final String EXPERIMENT = """
            {"format": "plyspace-experiment/1", "name": "own men", "settings": ["cube:n=4", "cube:n=4,selfCapture=on"],
             "players": ["random", "alphabeta:nodes=100,eval=generic"], "games": 60, "openings": "softmax:4",
             "maxPlies": 80}
            """;

    @TempDir
    private static Path folder;

    private static Installation installation;
    private static String experiment;
    private static String export;

    @BeforeAll
    static void playWithoutSpark() throws IOException, InterruptedException {
        installation = new Installation(folder);
        experiment =
                Files.writeString(folder.resolve("own-men.json"), EXPERIMENT).toString();
        installation.plyspace("lab", "run", experiment, "--store", "plain");
        export = installation.plyspace("lab", "export", "plain");
        assertEquals(1 + GAMES, export.lines().count());
    }

    private static Process submit(String master, String name, String... more) throws IOException {
        List<String> words = new ArrayList<>(
                List.of(experiment, "--home", Installation.HOME.toString(), "--store", name, "--games-per-task", "10"));
        words.addAll(List.of(more));
        return installation.submit(master, name, words.toArray(String[]::new));
    }

    private static int games(String store) throws IOException {
        Path file = folder.resolve(store).resolve("games.jsonl");
        if (!Files.exists(file)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(file)) {
            return (int) lines.count();
        }
    }

    private static String log(String name) {
        try {
            return Files.readString(installation.log(name));
        } catch (IOException failed) {
            return failed.toString();
        }
    }

    @Test
    void inOneProcessItIsPlayedInTwoPartsAndTheSame() throws IOException, InterruptedException {
        assertEquals(0, submit("local[2]", "local", "--range", "30-99").waitFor(), () -> log("local"));
        assertEquals("own men: 70 of 240 games in local\n", installation.printed("local"));
        assertEquals(0, submit("local[2]", "local").waitFor(), () -> log("local"));

        assertEquals("own men: 240 of 240 games in local\n", installation.printed("local"));
        assertEquals(export, installation.plyspace("lab", "export", "local"));
    }

    @Test
    void onAClusterThatLosesAMachineItIsTheSame() throws IOException, InterruptedException {
        Process driver = submit("local-cluster[2,1,1024]", "cluster");
        try {
            Await.until("the first game", () -> games("cluster") > 0 || !driver.isAlive());
            // The master and its workers share the started process; each executor has its own.
            List<ProcessHandle> executors = driver.children().toList();
            assertEquals(2, executors.size(), () -> log("cluster"));
            assertTrue(executors.get(0).destroyForcibly());
            int before = games("cluster");

            assertEquals(0, driver.waitFor(), () -> log("cluster"));
            assertTrue(before < GAMES, "there were games to be played yet");
        } finally {
            driver.descendants().forEach(ProcessHandle::destroyForcibly);
            driver.destroyForcibly().waitFor();
        }

        assertTrue(log("cluster").contains("Lost executor"), () -> log("cluster"));
        assertEquals(GAMES, games("cluster"), "each is there once");
        assertEquals(export, installation.plyspace("lab", "export", "cluster"));
        String merged = installation.plyspace("lab", "merge", "plain", "cluster", "--into", "both");
        assertTrue(merged.startsWith("own men: 240 of 240 games in both\n"), merged);
    }

    @Test
    void nothingOfTheProgramIsOnSparksClassPath() throws IOException {
        List<String> names = Installation.sparksJars();

        assertTrue(names.size() > 100, names::toString);
        assertFalse(names.stream().anyMatch(name -> name.startsWith("plyspace")), names::toString);
        assertTrue(names.contains("jackson-annotations-2.20.jar"), "not the one that the program needs: " + names);
    }
}
