package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.cli.toy.Loft;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import tools.jackson.databind.JsonNode;

/** What commands tell of tables with the clock, and of arrangements of boards. */
class TablesWithClockTest {

    @TempDir
    private Path folder;

    private LoftProgram program;

    @BeforeEach
    void start() throws IOException {
        Path jar = Files.writeString(folder.resolve("loft.jar"), "what tables say that they come from");
        program = new LoftProgram(
                folder.resolve("data"),
                new Registry(Plugins.of(List.of(new FoundVariant(new Loft(), "loft", jar, Origin.PLUGIN)), List.of())));
    }

    private LoftProgram.Result tablebase(String command, String... more) {
        String[] all = new String[4 + more.length];
        all[0] = "tablebase";
        all[1] = command;
        all[2] = "loft";
        all[3] = "KRRvK";
        System.arraycopy(more, 0, all, 4, more.length);
        return program.run(all);
    }

    @Test
    void theClockIsToldByAllCommandsOnceItsTableIsMade() {
        tablebase("build").lines(0);
        assertTrue(tablebase("info", "--json").json(0).get("withClock").isNull());
        assertTrue(tablebase("stats", "--json").json(0).get("clock").isNull());
        assertTrue(tablebase("verify", "--clock").err().contains(" --clock --out "));

        JsonNode built = tablebase("build", "--clock", "--json").json(0);
        JsonNode header = built.get(built.size() - 1);
        assertEquals("plyspace-clocktable/1", header.get("format").asString());
        assertEquals(100, header.get("clock").get("plies").asInt());
        assertEquals(header, tablebase("info", "--json").json(0).get("withClock"));
        assertEquals(
                0,
                tablebase("verify", "--clock", "--sample", "200", "--json")
                        .json(0)
                        .get("contradictions")
                        .asInt());

        JsonNode clock = tablebase("stats", "--json").json(0).get("clock");
        assertEquals(header.get("longest"), clock.get("longest"));
        String position = clock.get("white").get("longestWin").asString();
        assertClock(position, "win");
        assertClock(position.replace("- - 0 1", "- - 99 60"), "draw");
    }

    private void assertClock(String position, String expected) {
        JsonNode answer = tablebase("probe", "--json", "--position", position).json(0);
        assertEquals("win", answer.get("result").asString());
        assertEquals(expected, answer.get("withClock").get("result").asString());
        boolean holds = false;
        for (JsonNode move : answer.get("moves")) {
            holds |= move.get("withClock").asString().equals("win");
        }
        assertEquals(expected.equals("win"), holds);
        assertEquals(
                expected.equals("draw"),
                tablebase("probe", "--position", position).out().contains("; with the clock draw"));
    }

    @Test
    void rulesWithoutAClockAreRefusedBeforeAnythingIsMade() {
        String refusal = program.run("tablebase", "build", "loft:clock=none", "KRvK", "--clock")
                .usage();
        assertTrue(refusal.contains("loft:clock=none has no draw by the clock"), refusal);
        assertFalse(folder.resolve("data").toFile().exists());
    }

    @Test
    void arrangementsOfBoardsThatDoNotMoveAreRefused() {
        assertTrue(tablebase("build", "--boards", "every").usage().contains("boards of loft do not move"));
        assertTrue(tablebase("stats", "--boards", "every").usage().contains("goes with 'tablebase build'"));
        assertTrue(tablebase("verify", "--boards", "some:3").usage().contains("boards of loft do not move"));
        assertTrue(tablebase("build", "--boards", "every", "--clock").usage().contains("neither --clock nor"));
        assertTrue(tablebase("build", "--boards", "some:0").usage().contains("or some:N with N from 1"));
    }
}
