package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.testing.InWholeForm;

/**
 * Every kind of file that the program writes, on a disk that has room for more and more of it: where it does not fit, the exit code is
 * 1 and the reason is told, nothing older is lost, and with room the same command succeeds.
 */
@InWholeForm
@EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere there is no tmpfs to mount")
final class FillingDiskTest {

    private static final int KILOBYTES = 2_048;
    private static final int STEP = 16 * 1_024;
    private static final String EXPERIMENT =
            "{\"format\":\"plyspace-experiment/1\",\"name\":\"full\",\"settings\":[\"koernke\"],"
                    + "\"players\":[\"random\"],\"games\":40,\"openings\":\"random:2\",\"seed\":1,\"maxPlies\":60}\n";

    @TempDir
    private Path folder;

    /** A command; the disk is {@code DISK}, what lies elsewhere {@code HERE}. */
    private enum Kind {
        SAVED_GAME("1a2-1a3\n4a7-4a6\n", "play koernke --save DISK/game.json"),
        OWN_SAVED_GAME("1a2-1a3\n4a7-4a6\n", "play koernke"),
        GAMES("", "convert HERE/long.json DISK/games.pgn --to pgn"),
        ANNOTATED("", "analyse HERE/game.json --nodes 50 --annotate DISK/annotated.json"),
        MATCH("", "match random random --variant koernke --games 4 --max-plies 60 --seed 1 --out DISK/match.jsonl"),
        STORE("", "study run HERE/experiment.json --store DISK/store"),
        ROWS("", "study rows HERE/store --out DISK/rows.gz"),
        SEARCH("", "study search meder:shadow=* --minimise draws --engine random --games 60 --store DISK/search"),
        TABLES("", "tablebase build cube:n=4 KQvK --out DISK/tables"),
        REPORT("", "compare koernke --games 4 --seed 1 --engine random --report DISK/report"),
        MATRIX("", "scenarios koernke --games 1 --per-category 1 --out DISK/matrix.json"),
        PROJECT("", "new-variant tower DISK/tower"),
        PLUGIN("", "add raumschach");

        private final String input;
        private final String command;

        Kind(String input, String command) {
            this.input = input;
            this.command = command;
        }
    }

    private Program.Result run(Kind kind, Path disk) throws IOException {
        String[] words = kind.command
                .replace("DISK", disk.toString())
                .replace("HERE", folder.toString())
                .split(" ");
        return new Program()
                .input(kind.input)
                .environment("XDG_DATA_HOME", disk.resolve("data").toString())
                .environment("PLYSPACE_PLUGINS", disk.resolve("plugins").toString())
                .run(words);
    }

    private void prepare() throws IOException {
        Files.writeString(
                folder.resolve("game.json"),
                "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[\"1a2-1a3\",\"4a7-4a6\"],\"result\":\"*\"}\n");
        Files.writeString(
                folder.resolve("long.json"),
                "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[\"1a2-1a3\"],\"result\":\"*\",\"comments\":{\"1\":\""
                        + "x".repeat(60_000) + "\"}}\n");
        Files.writeString(folder.resolve("experiment.json"), EXPERIMENT);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whatDoesNotFitIsToldAndNothingIsLost(Kind kind) throws IOException {
        prepare();
        if (kind == Kind.ROWS) {
            assertEquals(
                    0,
                    new Program()
                            .run(
                                    "lab",
                                    "run",
                                    folder.resolve("experiment.json").toString(),
                                    "--store",
                                    folder.resolve("store").toString())
                            .code());
        }
        int refused = 0;
        for (int left = 0; ; left += STEP) {
            try (SmallDisk disk = new SmallDisk(folder.resolve("disk" + left), KILOBYTES)) {
                Files.writeString(disk.at("older"), "of somebody else\n");
                Files.createDirectory(disk.at("plugins"));
                disk.fill(left);
                Program.Result full = run(kind, disk.root());
                Map<String, String> then = disk.files();
                assertEquals("of somebody else\n", then.get("older"));
                disk.clear();
                if (full.code() == 0) {
                    assertTrue(refused > 0, () -> "on a full disk: " + full);
                    return;
                }
                refused++;
                String told = full.out() + full.err();
                assertEquals(1, full.code(), told);
                assertTrue(told.contains(SmallDisk.FULL) || told.contains("has room for"), told);
                assertFalse(told.contains("Exception"), told);

                Program.Result again = run(kind, disk.root());
                assertEquals(0, again.code(), again::err);
                then.keySet().removeIf(name -> name.contains(".lock"));
                assertTrue(disk.files().keySet().containsAll(then.keySet()), () -> "gone: " + then.keySet());
            }
        }
    }
}
