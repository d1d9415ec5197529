package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tablebases made by {@code tablebase build}, asked by the commands that search. */
@InWholeForm
class TablesInUseTest {

    private static final String VARIANT = "cube:n=4";
    private static final String WON = "IV:4/4/4/k3|III:4/4/4/4|II:4/4/4/4|I:4/4/1Q2/3K w - - 0 1";
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    private static Path tables;

    @BeforeAll
    static void build() throws IOException {
        run("tablebase", "build", VARIANT, "KQvK", "--out", tables.toString());
    }

    private static String run(String... words) throws IOException {
        Program.Result result = new Program().run(words);
        assertEquals(0, result.code(), result.err());
        return result.out();
    }

    private static JsonNode json(String... words) throws IOException {
        return JSON.readTree(run(Stream.concat(Stream.of(words), Stream.of("--tables", tables.toString(), "--json"))
                .toArray(String[]::new)));
    }

    private static int plies() throws IOException {
        return JSON.readTree(
                        run("tablebase", "probe", VARIANT, "--position", WON, "--out", tables.toString(), "--json"))
                .path("plies")
                .asInt();
    }

    @Test
    void bestAndSolveKnowWhatTheTableKnows() throws IOException {
        int plies = plies();
        JsonNode best = json("best", VARIANT, "--position", WON, "--depth", "1");
        assertEquals(plies, best.path("lines").path(0).path("winIn").asInt());
        assertEquals(plies, best.path("lines").path(0).path("line").size());
        assertTrue(best.path("tableHits").asInt() > 0, best::toString);

        JsonNode solved = json("solve", VARIANT, "--position", WON, "--mate", "50");
        assertEquals("win", solved.path("answer").asString());
        assertEquals((plies + 1) / 2, solved.path("moves").asInt());
        assertEquals(plies, solved.path("line").size());
        assertTrue(solved.path("byTables").asBoolean(), solved::toString);
        assertEquals("white wins by checkmate", solved.path("outcome").asString());
    }

    @Test
    void aMoveThatGivesAWinAwayIsABlunderByTables() throws IOException {
        Path game = Files.writeString(
                tables.resolve("game.pgn"),
                "[Variant \"" + VARIANT + "\"]\n[SetUp \"1\"]\n[FEN \"" + WON + "\"]\n\n1. b2(I)-b2(III) *\n");
        JsonNode move = json("analyse", game.toString(), "--nodes", "500")
                .path("games")
                .path(0)
                .path("moves")
                .path(0);
        assertEquals(plies(), move.path("before").path("winIn").asInt());
        assertEquals(0, move.path("after").path("score").asInt());
        assertEquals("blunder", move.path("grade").asString());
    }

    @Test
    void anEngineOfTheProtocolMatesByTables() throws IOException {
        List<String> lines = new Program()
                .input("setoption name TablesPath value " + tables + "\nposition fen " + WON + "\ngo depth 1\n")
                .run("uci", VARIANT)
                .outLines();
        String info = lines.get(lines.size() - 2);
        assertTrue(info.contains(" score mate " + (plies() + 1) / 2 + " "), info);
        assertTrue(info.matches(".* tbhits [1-9]\\d* .*"), info);
    }

    @Test
    void tablesThatAreNamedAfterASearchServeTheNextOne() throws IOException {
        List<String> lines = new Program()
                .input("position fen " + WON + "\ngo nodes 100\nsetoption name TablesPath value " + tables
                        + "\ngo depth 1\n")
                .run("uci", VARIANT)
                .outLines();
        assertEquals(
                2, lines.stream().filter(line -> line.startsWith("bestmove ")).count(), lines::toString);
        String info = lines.get(lines.size() - 2);
        assertTrue(info.matches(".* tbhits [1-9]\\d* .*"), info);
    }

    /** Only reading a block tells that it is damaged, which is after the search has begun. */
    @Test
    void anEngineOfTheProtocolSearchesWithoutTablesThatTurnOutToBeDamaged() throws IOException {
        Path damaged = Files.createDirectory(tables.resolve("damaged"));
        for (String name : List.of("cube+n=4.KvK.plytable", "cube+n=4.KQvK.plytable")) {
            Files.copy(tables.resolve(name), damaged.resolve(name));
        }
        Path table = damaged.resolve("cube+n=4.KQvK.plytable");
        byte[] content = Files.readAllBytes(table);
        content[content.length - 1] ^= 1;
        Files.write(table, content);

        List<String> lines = new Program()
                .input("setoption name TablesPath value " + damaged + "\nposition fen " + WON + "\ngo nodes 2000\n")
                .run("uci", VARIANT)
                .outLines();
        List<String> told =
                lines.stream().filter(line -> line.contains("damaged:")).toList();
        assertEquals(1, told.size(), lines::toString);
        assertTrue(told.get(0).endsWith("; searching without tables"), lines::toString);
        String info = lines.get(lines.size() - 2);
        assertTrue(info.matches("info depth [1-9].* score mate " + (plies() + 1) / 2 + " nodes [1-9].*"), info);
    }

    @Test
    void whatIsNoFolderOfTablesIsRefused() throws IOException {
        for (String[] words : List.of(
                new String[] {"best", VARIANT, "--tables", "no/folder"},
                new String[] {"solve", VARIANT, "--mate", "1", "--tables", "no/folder"},
                new String[] {"match", "alphabeta:tables=no/folder", "random", "--variant", VARIANT})) {
            Program.Result result = new Program().run(words);
            assertEquals(2, result.code());
            assertTrue(
                    result.err().contains("cannot read the tables in 'no/folder': there is no such folder"),
                    result.err());
        }
    }
}
