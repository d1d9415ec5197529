package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;

/** A disk without room: whatever was to be written over is as it was, nothing is left beside, and the exit code is 1. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere there is no tmpfs to mount")
final class FullDiskTest {

    private static final String COMMENT = "x".repeat(20_000);
    private static final String FULL = "No space left on device";

    @TempDir
    private Path folder;

    private Path disk;
    private Path game;
    private String before;

    @BeforeEach
    void mount() throws IOException, InterruptedException {
        disk = Files.createDirectory(folder.resolve("disk"));
        if (!run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString())) {
            Torture.tellSkipped("full disks, since no tmpfs can be mounted here (that takes root)");
            Assumptions.abort("no tmpfs can be mounted here");
        }
        game = disk.resolve("game.json");
        before = "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[\"1a2-1a3\"],\"result\":\"*\","
                + "\"comments\":{\"1\":\"" + COMMENT + "\"}}\n";
        Files.writeString(game, before);
        fill(disk.resolve("filler"));
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        run("umount", disk.toString());
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor() == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }

    private static void fill(Path file) throws IOException {
        try (OutputStream filler = Files.newOutputStream(file)) {
            while (true) {
                filler.write(new byte[4_096]);
                filler.flush();
            }
        } catch (IOException full) {
            assertTrue(full.getMessage().contains(FULL), full.getMessage());
        }
    }

    private void assertAllIsAsItWas() throws IOException {
        assertEquals(before, Files.readString(game));
        try (Stream<Path> files = Files.list(disk)) {
            assertEquals(
                    List.of("filler", "game.json"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void convertingAFileInPlaceLeavesItsGames() throws IOException {
        Program.Result result = new Program().run("convert", game.toString(), game.toString(), "--to", "pgn");

        assertEquals(1, result.code(), result.err());
        assertTrue(result.err().contains(FULL), result.err());
        assertAllIsAsItWas();
    }

    @InWholeForm
    @Test
    void aMatrixThatHasNoRoomLeavesTheFileThatWasThere() throws IOException {
        Program.Result result = new Program()
                .run("scenarios", "koernke", "--games", "1", "--per-category", "1", "--out", game.toString());

        assertEquals(1, result.code(), result.err());
        assertTrue(result.err().contains(FULL), result.err());
        assertAllIsAsItWas();
    }

    @Test
    void aMoveThatCannotBeSavedIsToldAndTheGameOnTheDiskIsWhole() throws IOException {
        Program.Result result = new Program()
                .input("4a7-4a6\n")
                .run("play", "koernke", "--load", game.toString(), "--save", game.toString());

        assertEquals(1, result.code(), result.out());
        int told = result.out().indexOf("the game is not saved; " + game + " cannot be written: " + FULL);
        assertTrue(told >= 0, result.out());
        assertTrue(!result.out().substring(told).contains("it is saved to"), result.out());
        assertAllIsAsItWas();
    }

    @Test
    void ofAProjectThatHasNoRoomNothingIsLeft() throws IOException {
        Program.Result result =
                new Program().run("new-variant", "tower", disk.resolve("tower").toString());

        assertTrue(result.code() != 0, result.out());
        assertTrue(result.err().contains(FULL), result.err());
        assertAllIsAsItWas();
    }
}
