package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
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
    private static final String FULL = SmallDisk.FULL;

    @TempDir
    private Path folder;

    private SmallDisk small;
    private Path disk;
    private Path game;
    private String before;

    @BeforeEach
    void mount() throws IOException, InterruptedException {
        small = new SmallDisk(folder.resolve("disk"), 64);
        disk = small.root();
        game = disk.resolve("game.json");
        before = "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[\"1a2-1a3\"],\"result\":\"*\","
                + "\"comments\":{\"1\":\"" + COMMENT + "\"}}\n";
        Files.writeString(game, before);
        small.fill(0);
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        if (small != null) {
            small.close();
        }
    }

    private void assertAllIsAsItWas() throws IOException {
        assertEquals(Map.of("game.json", before), small.files());
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

        assertEquals(1, result.code(), result.out());
        assertTrue(result.err().contains(FULL), result.err());
        assertAllIsAsItWas();
    }
}
