package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;

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

    /** The author sees what he set up, and the squares that the refusal is about. */
    @Test
    void aFileThatIsRefusedForItsStartIsDrawn() throws IOException {
        String hill = Files.readString(Program.HOME.resolve("examples/json/hill.json"));
        Path file = plugins.resolve("hill.json");
        Files.writeString(file, hill.replace("NNNNN", "NNKNN"));

        Program.Result result = new Program().run("check", file.toString());

        assertEquals(1, result.code(), result.err());
        assertTrue(result.outLines().get(0).contains("white has 2 kings"), result.out());
        assertEquals(2, result.out().split("\\?K\\?", -1).length - 1, result.out());
        assertTrue(result.outLines().contains("? ?  at fault"), result.out());

        Files.writeString(file, hill.replace("NNNNN", "NNKNN").replace("\"rides\"", "\"ride\""));
        Program.Result more = new Program().run("check", file.toString());
        assertEquals(1, more.code(), more.err());
        assertFalse(more.out().contains("[V]"), more.out());
    }

    @Test
    @InWholeForm
    void theContractOfSoundRulesHolds() throws IOException, InterruptedException {
        Program.Result result = Script.ofDistribution()
                .run(
                        "check",
                        "--contract",
                        Program.HOME.resolve("examples/json/hill.json").toString());

        assertEquals(0, result.code(), result.toString());
        assertTrue(
                result.outLines().get(1).matches("  ok  (\\d+) of \\1 questions; \\d+ more do not apply"),
                result.out());
    }

    /** A file that has the id of a bundled rule set is asked itself. */
    @Test
    @InWholeForm
    void theContractIsAskedOfTheFileWhateverItsId() throws IOException, InterruptedException {
        Path hill = Program.HOME.resolve("examples/json/hill.json");
        Path other = plugins.resolve("other.json");
        Files.writeString(other, Files.readString(hill).replace("\"id\": \"hill\"", "\"id\": \"koernke\""));

        Program.Result own = Script.ofDistribution().run("check", "--contract", "--json", hill.toString());
        Program.Result taken = Script.ofDistribution().run("check", "--contract", "--json", other.toString());

        assertEquals(own.out().replace("\"hill\"", "\"koernke\""), taken.out());
    }

    /** The question at which it ends is named, and what was answered before is told. */
    @InWholeForm
    @ParameterizedTest
    @CsvSource({
        "exit, 60, the process that asked it ended",
        "spin, 5, no answer within 5 s of processor time",
        "negative, 60, expected"
    })
    void aJarThatBreaksTheContractIsToldWhatItMustDo(String deed, String timeout, String why)
            throws IOException, InterruptedException {
        Path jar = new HostileJar(Files.createDirectory(plugins.resolve("work")))
                .write(plugins.resolve("hostile.jar"), deed, "countLegalMoves");

        Program.Result result = Script.ofDistribution()
                .environment("XDG_DATA_HOME", plugins.toString())
                .run("check", "--contract", "--timeout", timeout, jar.toString());

        assertEquals(1, result.code(), result.toString());
        assertTrue(result.out().contains(why) && result.out().contains("Contract, must "), result.out());
    }
}
