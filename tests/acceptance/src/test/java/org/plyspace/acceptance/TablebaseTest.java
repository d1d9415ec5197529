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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Tablebases of a bundled rule set and of a jar of anybody's, made and asked by the real program. */
class TablebaseTest {

    /** King and queen against king in orthodox chess, counted by others too: 144,508 positions, the longest mate in ten moves. */
    private static final String COUNTS =
            "KQvK: white to move wins 144,508, draws 0, losses 0; black to move wins 0, draws 23,048, losses 200,896; longest 20 plies";

    private static final String MATE_IN_ONE = "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1";
    private static final String CUBE = "III:3/3/k2|II:3/3/3|I:3/3/KQ1 w - - 0 1";

    @TempDir
    private static Path folder;

    private static Path plugins;

    @BeforeAll
    static void make() throws IOException {
        plugins = Files.createDirectory(folder.resolve("plugins"));
        ExamplePlugins.copyJars(plugins);
        for (String variant : List.of("orthodox", "cube:n=3")) {
            Program.Result made = tablebase("build", variant, "KQvK");
            assertEquals(0, made.code(), made.err());
        }
    }

    /** Runs a subcommand on the tables of this test. */
    private static Program.Result tablebase(String... words) throws IOException {
        return tablebaseIn(folder.resolve("tables"), words);
    }

    private static Program.Result tablebaseIn(Path tables, String... words) throws IOException {
        return new Program()
                .environment("PLYSPACE_PLUGINS", plugins.toString())
                .run(Stream.of(Stream.of("tablebase"), Stream.of(words), Stream.of("--out", tables.toString()))
                        .flatMap(each -> each)
                        .toArray(String[]::new));
    }

    private static JsonNode json(String... words) throws IOException {
        Program.Result result =
                tablebase(Stream.concat(Stream.of(words), Stream.of("--json")).toArray(String[]::new));
        assertEquals(0, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }

    @Test
    void whatIsThereIsNotMadeAgain() throws IOException {
        Program.Result again = tablebase("build", "orthodox", "KQvK");

        assertEquals(0, again.code());
        assertEquals("", again.err());
        assertEquals(COUNTS + " (was there)", again.outLines().get(1));
    }

    @Test
    void theExchangedMaterialHasTheSameTable() throws IOException {
        Program.Result result = tablebase("build", "orthodox", "KvKQ");

        assertEquals("plyspace: KvKQ is KQvK with the sides exchanged, which has the table\n", result.err());
        assertEquals(COUNTS + " (was there)", result.outLines().get(1));
    }

    @Test
    void boardsThatAnOptionKeepsInPlaceNeedNotBeFixed() throws IOException {
        assertEquals(
                "meder:boardMoves=off",
                json("build", "meder:boardMoves=off", "KvK").at("/0/setting").asString());
    }

    @Test
    void buildTellsProgramsWhatTheHeadersSay() throws IOException {
        JsonNode tables = json("build", "orthodox", "KQvK");

        assertEquals("KvK", tables.at("/0/material").asString());
        assertEquals(144_508, tables.at("/1/white/wins").asInt());
        assertEquals(20, tables.at("/1/longest").asInt());
        ObjectNode info = (ObjectNode) json("info", "orthodox", "KQvK");
        assertTrue(info.remove("withClock").isNull());
        assertEquals(info, tables.get(1));
    }

    @ParameterizedTest
    @CsvSource({"orthodox, 144508", "cube:n=3, 4128"})
    void theFileTellsWhatItIs(String variant, int wins) throws IOException {
        JsonNode header = json("info", variant, "KQvK");
        List<String> lines = tablebase("info", variant, "KQvK").outLines();

        assertEquals("plyspace-tablebase/1", header.path("format").asString());
        assertEquals(variant, header.path("setting").asString());
        assertEquals(wins, header.at("/white/wins").asInt());
        assertTrue(lines.contains("format: plyspace-tablebase/1"), lines::toString);
        assertTrue(lines.contains("variant: " + variant), lines::toString);
        assertTrue(lines.contains("left out: repetition and the clock"), lines::toString);
    }

    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(strings = {"orthodox", "cube:n=3"})
    void countsByPliesAddUp(String variant) throws IOException {
        JsonNode stats = json("stats", variant, "KQvK");

        for (String side : List.of("white", "black")) {
            JsonNode of = stats.path(side);
            for (String[] pair : new String[][] {{"wins", "winsIn"}, {"losses", "lossesIn"}}) {
                long sum = of.path(pair[1])
                        .valueStream()
                        .mapToLong(count -> count.path("whole").asLong())
                        .sum();
                assertEquals(of.path(pair[0]).path("whole").asLong(), sum, side + " " + pair[0]);
            }
        }
        String longest = stats.at("/white/longestWin").asString();
        assertEquals(
                json("info", variant, "KQvK").path("longest").asInt() - 1,
                json("probe", variant, "--position", longest).path("plies").asInt());
        List<String> lines = tablebase("stats", variant, "KQvK").outLines();
        assertTrue(lines.contains("  a longest win: " + longest), lines::toString);
    }

    @Test
    @InWholeForm
    void someArrangementsOfBoardsAreMadeAndVerifiedTogether() throws IOException {
        JsonNode made = json("build", "roth", "KQvK", "--boards", "some:2", "--threads", "1");
        assertEquals(8778, made.get("drawnFrom").asInt());
        assertEquals(2, made.get("tables").size());

        JsonNode verified = json("verify", "roth", "KQvK", "--boards", "some:2", "--sample", "500");
        assertEquals(2, verified.get("tables").asInt());
        assertEquals(0, verified.get("contradictions").asInt());
        assertTrue(verified.get("positions").asInt() > 500, verified.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"orthodox; " + MATE_IN_ONE + "; g1-g8", "cube:n=3; " + CUBE + "; b1(I)-a1(II)"})
    void aPositionHasItsValueAndItsMoves(String variant, String position, String first) throws IOException {
        JsonNode told = json("probe", variant, "--position", position);
        List<String> lines = tablebase("probe", variant, "--position", position).outLines();

        assertEquals("win", told.path("result").asString());
        assertEquals(1, told.path("plies").asInt());
        assertEquals(first, told.at("/moves/0/move").asString());
        assertEquals("win in 1 ply", lines.get(0));
        assertEquals(first + ": win in 1 ply", lines.get(1));
        assertEquals(told.path("moves").size() + 1, lines.size());
    }

    @Test
    void theLineEndsInMateAfterAsManyPliesAsItSays() throws IOException {
        String position =
                json("stats", "orthodox", "KQvK").at("/white/longestWin").asString();
        JsonNode line = json("line", "orthodox", "--position", position);

        assertEquals(19, line.path("plies").asInt());
        assertEquals(19, line.path("moves").size());
        assertEquals("white wins by checkmate", line.path("outcome").asString());
        List<String> lines =
                tablebase("line", "orthodox", "--position", position).outLines();
        assertEquals("win in 19 plies", lines.get(0));
        assertEquals(21, lines.size());
    }

    @Test
    void aDrawHasNoLine() throws IOException {
        JsonNode line = json("line", "orthodox", "--position", "8/8/8/8/8/8/2kQ4/7K b - - 0 1");

        assertEquals("draw", line.path("result").asString());
        assertTrue(line.path("plies").isNull());
        assertTrue(line.path("moves").isEmpty());
        assertEquals("", line.path("outcome").asString());
    }

    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(strings = {"orthodox", "cube:n=3"})
    void everyValueFollowsFromItsMoves(String variant) throws IOException {
        JsonNode all = json("verify", variant, "KQvK");
        JsonNode info = json("info", variant, "KQvK");
        long positions = Stream.of("/white", "/black")
                .mapToLong(side -> info.at(side + "/winsUpToSymmetry").asLong()
                        + info.at(side + "/drawsUpToSymmetry").asLong()
                        + info.at(side + "/lossesUpToSymmetry").asLong())
                .sum();

        assertEquals(positions, all.path("positions").asLong());
        assertEquals(0, all.path("contradictions").asInt());
        assertTrue(all.path("position").isNull());
        String some = tablebase("verify", variant, "KQvK", "--sample", "100").out();
        assertTrue(some.endsWith(": all values follow from their moves\n"), some);
    }

    @Test
    void aDamagedTableIsNamed() throws IOException {
        Path damaged = Files.createDirectory(folder.resolve("damaged"));
        for (String name : List.of("orthodox.KvK.plytable", "orthodox.KQvK.plytable")) {
            Files.copy(folder.resolve("tables").resolve(name), damaged.resolve(name));
        }
        Path table = damaged.resolve("orthodox.KQvK.plytable");
        byte[] content = Files.readAllBytes(table);
        content[content.length - 1] ^= 1;
        Files.write(table, content);
        for (String command : List.of("stats", "verify")) {
            Program.Result result = tablebaseIn(damaged, command, "orthodox", "KQvK");
            assertEquals("", result.out());
            assertEquals(2, result.code(), result.err());
            assertTrue(result.err().contains("orthodox.KQvK.plytable: "), result.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "probe"})
    void aMissingTableIsNamedByTheMenOfThePosition(String command) throws IOException {
        Path empty = folder.resolve("empty");
        Program.Result result = tablebaseIn(empty, command, "orthodox", "--position", MATE_IN_ONE);

        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("plyspace: there is no table of KQvK of orthodox in '"), result.err());
        assertTrue(
                result.err()
                        .endsWith("; make it with 'plyspace tablebase build orthodox KQvK --out \"" + empty + "\"'\n"),
                result.err());
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "build; orthodox; ; the material is missing: expected",
                "build; orthodox; KQ; material 'KQ': expected the men of White and of Black with one v between them",
                "build; orthodox; KXvK; material 'KXvK': 'X' is not a piece of orthodox; it has K king",
                "build; orthodox; QvK; material 'QvK': white has no royal piece; expected K among its men",
                "build; nonesuch; KQvK; no variant 'nonesuch'",
                "build; meder; KQvK; boards of meder can move, which a table cannot follow; --boards fixed",
                "build; meder; KQvK,--boards,loose; --boards: expected fixed, or, to build and to verify, every or some:N",
                "build; roth; KQvK,--boards,free; KQvK would have 17,424 arrangements of boards to number, about",
                "stats; roth; KQvK,--boards,every; --boards every goes with 'tablebase build' and 'verify'",
                "verify; roth; KvK,--boards,some:2; there is no table of KvK of roth",
                "build; spaceshogi; KvK; has no tablebases: its captured pieces can be dropped",
                "build; orthodox; KQvK,--threads,0; --threads",
                "info; orthodox; KRvK; there is no table of KRvK of orthodox in",
                "stats; orthodox; KRvK; there is no table of KRvK of orthodox in",
                "verify; orthodox; KRvK; there is no table of KRvK of orthodox in",
                "verify; orthodox; KQvK,--sample,0; --sample: 0 is not from 1 to",
                "probe; orthodox; KRvK,--position,k7/8/1K6/8/8/8/8/6Q1 w - - 0 1; the position has KQvK, not KRvK"
            })
    void whatCannotBeDoneIsRefusedWithTheReason(String command, String variant, String more, String reason)
            throws IOException {
        Stream<String> words = more == null ? Stream.of() : Stream.of(more.split(",", -1));
        Program.Result result =
                tablebase(Stream.concat(Stream.of(command, variant), words).toArray(String[]::new));

        assertEquals(2, result.code(), result.err());
        assertEquals("", result.out());
        assertTrue(result.err().contains(reason), result.err());
    }
}
