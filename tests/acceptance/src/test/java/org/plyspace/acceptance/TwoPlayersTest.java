package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.testing.InWholeForm;

/** Two programs play on in one file: who comes second is told, and loses nothing, whether they know of each other or not. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@InWholeForm
final class TwoPlayersTest {

    @TempDir
    private Path folder;

    /** A program that a game is played with. */
    private static final class Player implements AutoCloseable {

        private final Process process;
        private final Writer typed;
        private final BufferedReader said;

        /** The program keeps what it keeps, and tells others what it has open, in a folder. */
        Player(Path file, Path data) throws IOException {
            process = Script.ofDistribution()
                    .environment("XDG_DATA_HOME", data.toString())
                    .start("play", "koernke", "--load", file.toString(), "--save", file.toString());
            typed = process.outputWriter(StandardCharsets.UTF_8);
            said = process.inputReader(StandardCharsets.UTF_8);
            await("it is saved to");
        }

        void type(String line) throws IOException {
            typed.write(line + "\n");
            typed.flush();
        }

        /** Reads on to a line with this in it. */
        void await(String part) throws IOException {
            StringBuilder all = new StringBuilder();
            for (String line = said.readLine(); line != null; line = said.readLine()) {
                all.append(line).append('\n');
                if (line.contains(part)) {
                    return;
                }
            }
            throw new AssertionError("no '" + part + "' in:\n" + all);
        }

        int end() throws IOException, InterruptedException {
            typed.close();
            process.getInputStream().transferTo(OutputStream.nullOutputStream());
            return process.waitFor();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    @Test
    void theSecondIsToldAndOverwritesNothing() throws IOException, InterruptedException {
        Path file = folder.resolve("game.json");
        Path other = folder.resolve("other.json");
        assertEquals(
                0,
                new Program()
                        .input("1a2-1a3\n")
                        .run("play", "koernke", "--save", file.toString())
                        .code());

        try (Player first = new Player(file, folder.resolve("first"));
                Player second = new Player(file, folder.resolve("second"))) {
            first.type("4a7-4a6");
            first.await("white to move");
            second.type("4b7-4b6");
            second.await("another program has changed it, and what is in it now is left as it is");
            second.type("save " + other);
            second.await("it is saved to " + other);
            first.type("1b2-1b3");
            first.await("black to move");
            assertEquals(0, first.end());
            assertEquals(0, second.end());
        }

        assertEquals(List.of("1a2-1a3", "4a7-4a6", "1b2-1b3"), moves(file));
        assertEquals(List.of("1a2-1a3", "4b7-4b6"), moves(other));
    }

    @Test
    void whoNeverSavedElsewhereEndsAsAFailure() throws IOException, InterruptedException {
        Path file = folder.resolve("game.json");
        new Program().input("1a2-1a3\n").run("play", "koernke", "--save", file.toString());

        try (Player first = new Player(file, folder.resolve("first"));
                Player second = new Player(file, folder.resolve("second"))) {
            first.type("4a7-4a6");
            first.await("white to move");
            second.type("4b7-4b6");
            assertEquals(1, second.end());
            assertEquals(0, first.end());
        }

        assertTrue(moves(file).contains("4a7-4a6"));
    }

    @Test
    void aGameThatIsOpenElsewhereIsNotTakenUntilItsProgramIsKilled() throws IOException, InterruptedException {
        Path file = folder.resolve("game.json");
        Path data = folder.resolve("data");
        String[] words = {"play", "koernke", "--load", file.toString(), "--save", file.toString()};
        new Program().input("1a2-1a3\n").run("play", "koernke", "--save", file.toString());

        try (Player first = new Player(file, data)) {
            Program.Result second =
                    new Program().environment("XDG_DATA_HOME", data.toString()).run(words);
            assertEquals(2, second.code(), second.out());
            assertTrue(
                    second.err()
                            .contains("this game is open in a terminal (process " + first.process.pid() + ", since "),
                    second.err());
            first.type("4a7-4a6");
            first.await("white to move");
            first.process.destroyForcibly().waitFor();
        }
        try (Player third = new Player(file, data)) {
            third.type("1b2-1b3");
            third.await("black to move");
            assertEquals(0, third.end());
        }

        assertEquals(List.of("1a2-1a3", "4a7-4a6", "1b2-1b3"), moves(file));
    }

    private static List<String> moves(Path file) throws IOException {
        return new RecordFile(file).load().line().moves();
    }
}
