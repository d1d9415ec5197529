package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;
import org.plyspace.testing.InWholeForm;

/** The program itself, killed while it searches rules. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@InWholeForm
class KilledSearchTest {

    private static final int KILLS = 3;
    private static final int MOST_BYTES_MORE = 50_000;

    @TempDir
    private Path folder;

    private final Random random = new Random(7);

    private String[] search(String store) {
        return new String[] {
            "lab",
            "search",
            "cube:n=4,clock=*,stalemate=*",
            "--minimise",
            "draws",
            "--keep",
            "length",
            "--engine",
            "random",
            "--openings",
            "start",
            "--games",
            "6000",
            "--json",
            "--store",
            folder.resolve(store).toString()
        };
    }

    @Test
    void aSearchKilledAgainAndAgainEndsWithTheSameBytes() throws Exception {
        int killed = 0;
        for (int round = 0; round < KILLS; round++) {
            killed += runAndKill("killed") ? 1 : 0;
        }
        Program.Result whole = new Program().run(search("whole"));
        Program.Result resumed = new Program().run(search("killed"));

        assertTrue(killed > 0, "it was never killed while it played");
        assertEquals(0, whole.code(), whole.err());
        assertEquals(whole.out(), resumed.out());
    }

    /** Whether the program was still at it when it was killed. */
    private boolean runAndKill(String store) throws IOException, InterruptedException {
        long before = size(folder.resolve(store));
        Process program = Script.ofDistribution().start(search(store));
        try {
            long enough = before + random.nextInt(MOST_BYTES_MORE);
            Await.until("more games kept", () -> size(folder.resolve(store)) > enough || !program.isAlive());
            return program.isAlive();
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    /** The size of all games of a search, in bytes. */
    private static long size(Path store) throws IOException {
        if (!Files.isDirectory(store)) {
            return 0;
        }
        long size = 0;
        try (Stream<Path> stages = Files.list(store)) {
            for (Path stage : stages.toList()) {
                Path games = stage.resolve("games.jsonl");
                size += Files.exists(games) ? Files.size(games) : 0;
            }
        }
        return size;
    }
}
