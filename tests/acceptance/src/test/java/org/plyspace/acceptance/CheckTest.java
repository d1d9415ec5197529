package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code check} is given is a file or an id. */
class CheckTest {

    /** A folder in which tests run. */
    private static final String FOLDER = "src";

    @TempDir
    private Path plugins;

    @Test
    void aFolderNamedLikeAnIdIsNoFile() throws IOException {
        assertTrue(Files.isDirectory(Path.of(FOLDER)));
        String hill = Files.readString(Program.HOME.resolve("examples/json/hill.json"));
        Files.writeString(plugins.resolve("here.json"), hill.replace("\"id\": \"hill\"", "\"id\": \"" + FOLDER + "\""));

        Program.Result result = new Program().run("check", FOLDER, "--plugins", plugins.toString());

        assertEquals(0, result.code(), result.err());
        assertEquals(FOLDER, result.outLines().get(0));
    }
}
