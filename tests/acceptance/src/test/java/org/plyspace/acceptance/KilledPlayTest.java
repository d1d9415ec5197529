package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.record.RecordReplay;
import org.plyspace.testing.Await;
import org.plyspace.testing.InWholeForm;

/** The program itself, killed while it saves a game move by move. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@InWholeForm
class KilledPlayTest {

    private static final int KILLS = Torture.killsInGames();
    private static final int MOST_SAVES_WATCHED = 10;
    private static final int LOOKS = 100;
    private static final int COMMENT = 1_000_000;

    @TempDir
    private Path folder;

    private final Registry registry = Program.registry();
    private final Random random = new Random(7);

    @Test
    void aGameKilledAgainAndAgainIsAlwaysReadableAndNeverLosesAMove() throws Exception {
        Path file = folder.resolve("game.json");
        begin(file);
        List<String> kept = List.of();
        int killed = 0;
        for (int round = 0; round < KILLS; round++) {
            killed += runAndKill(command(file, round), file) ? 1 : 0;

            GameRecord record = new RecordFile(file).load();
            RecordReplay.play(registry, record, file.toString(), 1);
            List<String> moves = record.line().moves();
            assertTrue(moves.size() >= kept.size(), kept.size() + " moves were kept, now " + moves.size());
            assertEquals(kept, moves.subList(0, kept.size()));
            kept = moves;
            if (record.termination().isPresent()) {
                begin(file);
                kept = List.of();
            }
        }
        assertTrue(killed > KILLS / 2, killed + " of " + KILLS + " were killed while they played");
    }

    /** A game so long in words that the program spends much of its time writing it. */
    private void begin(Path file) throws IOException {
        SortedMap<Integer, String> comments = new TreeMap<>(Map.of(0, "x".repeat(COMMENT)));
        // A file that is there and was not read is another program's, and is left as it is.
        Files.deleteIfExists(file);
        GameRecord record = GameRecord.of(Game.fromStart(registry.rules("meder")), Map.of());
        new RecordFile(file).save(record.withLine(new GameLine(1, List.of(), comments, new TreeMap<>(), List.of())));
    }

    private static List<String> command(Path file, int seed) {
        return List.of(
                Program.HOME.resolve("plyspace").toString(),
                "play",
                "meder",
                "--white",
                "random",
                "--black",
                "random",
                "--seed",
                String.valueOf(seed),
                "--load",
                file.toString(),
                "--save",
                file.toString());
    }

    /** Whether the program was still at it when it was killed. */
    private boolean runAndKill(List<String> command, Path file) throws IOException, InterruptedException {
        Object before = lastChange(file);
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile());
        builder.environment().put("PLYSPACE_JAVA_OPTS", Script.FOR_SHORT_RUNS);
        Process program = builder.start();
        try {
            Await.until("something that is saved", () -> !before.equals(lastChange(file)) || !program.isAlive());
            for (int saves = random.nextInt(MOST_SAVES_WATCHED); saves > 0; saves--) {
                watchOneSave(program, file);
            }
            boolean finished = !program.isAlive();
            assertTrue(!finished || program.exitValue() == 0, () -> "failed: " + output());
            return !finished;
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    /** A kill would leave what is seen here, so that many moments are tried and not only the one of the kill. */
    private static void watchOneSave(Process program, Path file) throws IOException {
        Object before = lastChange(file);
        Await.until("the next save", () -> {
            for (int look = 0; look < LOOKS; look++) {
                long size = Files.size(file);
                assertTrue(size > COMMENT, () -> "a kill would have left " + size + " bytes");
            }
            return !before.equals(lastChange(file)) || !program.isAlive();
        });
    }

    private String output() {
        try {
            return Files.readString(folder.resolve("output"));
        } catch (IOException failed) {
            return failed.toString();
        }
    }

    private static Object lastChange(Path file) throws IOException {
        return Files.exists(file) ? Files.readAttributes(file, "unix:ino,lastModifiedTime") : "none";
    }
}
