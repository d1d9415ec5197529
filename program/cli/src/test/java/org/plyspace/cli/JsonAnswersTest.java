package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.LoftProgram.Result;
import org.plyspace.cli.toy.Loft;
import tools.jackson.databind.JsonNode;

/** What commands print for programs says what they found, with the members, units and exit codes of docs/json.md. */
class JsonAnswersTest {

    private static final String START = "1:rk1r/pppp/PPPP/RK1R|2:4/4/4/4 w - - 0 1";
    private static final String LINE = "{\"variant\":\"loft\",\"position\":\"" + START + "\",%s}\n";

    @TempDir
    private Path folder;

    private LoftProgram program;

    @BeforeEach
    void start() {
        program = new LoftProgram(folder);
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asString)
                .toList();
    }

    private static List<String> texts(JsonNode array, String member) {
        return array.findValuesAsString(member);
    }

    @Test
    void movesAreThoseOfTheSquareThatIsAskedFor() {
        JsonNode all = program.run("moves", "loft", "--json").json(0);
        assertEquals(
                List.of(
                        "1a1-2a1", "1a2-1b3", "1b1-1c1", "1b1-2b1", "1b2-1a3", "1b2-1c3", "1c2-1b3", "1c2-1d3",
                        "1d1-1c1", "1d1-2d1", "1d2-1c3"),
                texts(all.get("moves"), "move"));
        assertEquals("white", all.get("side").asString());
        assertFalse(all.get("check").asBoolean());
        assertFalse(all.get("study").asBoolean());
        JsonNode some = program.run("moves", "loft", "--json", "--at", "1b1").json(0);
        assertEquals(List.of("1b1-1c1", "1b1-2b1"), texts(some.get("moves"), "move"));
    }

    @Test
    void aPieceAloneIsToldWithWhatItCapturesOnly() {
        JsonNode reach = program.run("moves", "loft", "--piece", "P", "--at", "1b2", "--json")
                .json(0);
        assertEquals(List.of("1b3"), texts(reach.get("squares")));
        assertEquals(List.of("1a3", "1c3"), texts(reach.get("captures")));
        assertEquals(
                List.of(),
                texts(program.run("moves", "loft:pawns=peaceful", "--piece", "P", "--at", "1b2", "--json")
                        .json(0)
                        .get("captures")));
    }

    @Test
    void aRefusedMoveIsToldWithKindRuleAndCells() {
        JsonNode refused = program.run("why", "loft", "--json", "1a2-1a3").json(1);
        assertEquals("illegal", refused.get("verdict").asString());
        assertEquals("may not capture", refused.get("kind").asString());
        assertEquals("loft.md 1", refused.get("citation").asString());
        assertEquals(List.of("1a2"), texts(refused.get("cells").get("mover")));
        assertEquals(List.of("1a3"), texts(refused.get("cells").get("target")));
    }

    @Test
    void aMoveThatCouldBeSeveralIsForbiddenByNoRule() {
        JsonNode ambiguous = program.run("why", "loft", "--json", "1c3").json(1);
        assertEquals("ambiguous", ambiguous.get("kind").asString());
        assertFalse(ambiguous.has("citation"), ambiguous.toString());
        JsonNode asked = program.typed("{\"variant\":\"loft\",\"move\":\"1c3\"}\n", "referee")
                .json(0);
        assertEquals("ambiguous", asked.get("kind").asString());
        assertFalse(asked.has("citation"), asked.toString());
    }

    @Test
    void aMoveTypedInPartIsCompleted() {
        assertEquals(
                "1b1-2b1",
                program.run("why", "loft", "--json", "1b1-2")
                        .json(0)
                        .get("move")
                        .asString());
        JsonNode several = program.run("why", "loft", "--json", "1d-1c").json(1);
        assertEquals("ambiguous", several.get("kind").asString());
        assertEquals("'1d-1c' could be: 1d1-1c1, 1d2-1c3", several.get("reason").asString());
    }

    @Test
    void bestLinesAreOfOneDepthAndTheBestIsFirst() {
        JsonNode best = program.run("best", "loft", "--depth", "2", "--lines", "3", "--json", "--hash", "1")
                .json(0);
        assertEquals(2, best.get("depth").asInt());
        assertEquals(3, best.get("lines").size());
        assertEquals(List.of("2", "2", "2"), texts(best.get("lines"), "depth"));
        for (int i = 1; i < best.get("lines").size(); i++) {
            assertTrue(
                    best.get("lines").get(i).get("score").asInt()
                            <= best.get("lines").get(i - 1).get("score").asInt(),
                    best.toString());
        }
        for (JsonNode line : best.get("lines")) {
            assertEquals(line.get("move"), line.get("line").get(0));
        }
        assertEquals(
                1,
                program.run("best", "loft", "--depth", "1", "--json", "--hash", "1")
                        .json(0)
                        .get("lines")
                        .size());
    }

    @Test
    void aWinIsToldInPlies() {
        JsonNode line = program.run(
                        "best", "loft", "--depth", "2", "--json", "--hash", "1", "--position", Loft.MATE_IN_ONE)
                .json(0)
                .get("lines")
                .get(0);
        assertEquals("1b2-1b4", line.get("move").asString());
        assertEquals(1, line.get("winIn").asInt());
        assertFalse(line.has("score"), line.toString());
        assertEquals(1.0, line.get("expectancy").asDouble());
    }

    @Test
    void nodesLimitASearch() {
        assertEquals(
                100,
                program.run("best", "loft", "--nodes", "100", "--json", "--hash", "1")
                        .json(0)
                        .get("nodes")
                        .asInt());
    }

    @Test
    void perftIsTheSumOfItsBranches() {
        JsonNode counted =
                program.run("perft", "loft", "3", "--json", "--threads", "2").json(0);
        long sum = 0;
        for (JsonNode branch : counted.get("divide")) {
            sum += branch.asLong();
        }
        assertEquals(3, counted.get("depth").asInt());
        assertEquals(11, counted.get("divide").size());
        assertEquals(sum, counted.get("nodes").asLong());
        assertEquals(
                90,
                program.run("perft", "loft", "--depth", "2", "--json")
                        .json(0)
                        .get("nodes")
                        .asLong());
    }

    @Test
    void aSolutionIsToldInMovesOfTheSideThatWins() {
        JsonNode win = program.run(
                        "solve", "loft", "--mate", "2", "--json", "--hash", "1", "--position", Loft.MATE_IN_ONE)
                .json(0);
        assertEquals("win", win.get("answer").asString());
        assertEquals(2, win.get("asked").asInt());
        assertEquals(1, win.get("moves").asInt());
        assertEquals(List.of("1b2-1b4"), texts(win.get("line")));
        assertFalse(win.has("tree"), win.toString());
        assertEquals(
                "1b2-1b4",
                program.run(
                                "solve",
                                "loft",
                                "--mate",
                                "1",
                                "--all",
                                "--json",
                                "--hash",
                                "1",
                                "--position",
                                Loft.MATE_IN_ONE)
                        .json(0)
                        .get("tree")
                        .get("move")
                        .asString());
        JsonNode none = program.run("solve", "loft", "--mate", "1", "--json", "--hash", "1")
                .json(1);
        assertEquals("no win", none.get("answer").asString());
        assertFalse(none.has("line"), none.toString());
    }

    /** Whoever reads JSON must not be given a sentence in its place. */
    @ParameterizedTest
    @ValueSource(strings = {"best --depth 1", "solve --mate 1"})
    void ofAGameThatIsOverNothingIsPrinted(String command) {
        String[] words = command.split(" ", -1);
        Result over = program.run(words[0], "loft", words[1], words[2], "--json", "--position", Loft.MATED);
        assertEquals(1, over.code());
        assertEquals("", over.out());
        assertTrue(over.err().contains("the game is over: white wins by checkmate"), over.err());
        Result text = program.run(words[0], "loft", words[1], words[2], "--position", Loft.MATED);
        assertEquals(1, text.code());
        assertTrue(text.out().contains("the game is over: white wins by checkmate"), text.out());
    }

    @Test
    void checkmateTellsWhoGivesCheckAndWhatFails() {
        JsonNode mate = program.run("checkmate", "loft", "--json", "--explain", Loft.MATED)
                .json(0);
        assertTrue(mate.get("checkmate").asBoolean());
        assertTrue(mate.get("inCheck").asBoolean());
        assertEquals("1b4", mate.get("checks").get(0).get("attacker").asString());
        assertEquals("1d4", mate.get("checks").get(0).get("royal").asString());
        assertEquals(0, mate.get("saving").size());
        assertEquals(List.of("1d4-1c3", "1d4-1c4", "1d4-1d3", "1d4-2d4"), texts(mate.get("failing"), "move"));
        assertTrue(mate.get("complete").asBoolean());
        assertFalse(
                program.run("checkmate", "loft", "--json", Loft.MATED).json(0).has("failing"));
    }

    @Test
    void oneRefusedSetupKeepsItsPlaceAmongAnswers() {
        Result asked = program.typed(
                Loft.MATED + "\nnonsense\n\n" + Loft.MATE_IN_ONE + "\n", "checkmate", "loft", "--file", "-");
        assertEquals(List.of("true", "", "", "false"), asked.lines(1));
        assertTrue(asked.err().contains("standard input:2: "), asked.err());
        Result json = program.typed(Loft.MATED + "\nnonsense\n", "checkmate", "loft", "--file", "-", "--json");
        assertEquals(2, json.lines(1).size());
        assertTrue(json.lines(1).get(1).startsWith("{\"error\":"), json.out());
    }

    /** A queen behind her own knight, in the source's words: the way between is there, but for one's own man. */
    @Test
    void whatOnesOwnManBarsIsToldOfAMate() {
        JsonNode mate = program.run("checkmate", "loft", "--json", "--explain", Loft.BARRED)
                .json(0);
        assertTrue(mate.get("checkmate").asBoolean(), mate.toString());
        JsonNode barred = StreamSupport.stream(mate.get("failing").spliterator(), false)
                .filter(way -> way.get("move").asString().equals("1b1-1b4"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(mate.toString()));
        assertEquals("interposition", barred.get("tries").asString());
        assertEquals("blocked", barred.get("kind").asString());
    }

    @Test
    void verifyTellsEachDifferenceByLine() {
        String lines = String.format(LINE, "\"check\":false,\"perft\":{\"1\":11}")
                + "\n"
                + String.format(
                        LINE,
                        "\"check\":true,\"outcome\":\"stalemate\",\"perft\":{\"1\":11,\"2\":91},\"moves\":[\"1a2-1a3\"]")
                + "nonsense\n";
        JsonNode told = program.typed(lines, "verify", "-", "--json", "--mine").json(1);
        assertEquals(3, told.get("positions").asInt());
        assertEquals(1, told.get("agree").asInt());
        assertEquals(1, told.get("disagree").asInt());
        assertEquals(1, told.get("unusable").asInt());
        assertEquals(0, told.get("files").size());
        JsonNode wrong = told.get("lines").get(0);
        assertEquals("standard input", wrong.get("file").asString());
        assertEquals(3, wrong.get("line").asInt());
        assertTrue(wrong.get("checked").asBoolean());
        JsonNode differences = wrong.get("differences");
        assertEquals(
                "{\"of\":\"check\",\"file\":true,\"rules\":false}",
                differences.get(0).toString());
        assertEquals(
                "{\"of\":\"outcome\",\"file\":\"stalemate\",\"rules\":\"none\"}",
                differences.get(1).toString());
        assertEquals("1a2-1a3", differences.get(2).get("move").asString());
        assertTrue(differences.get(2).get("file").asBoolean());
        assertEquals("may not capture", differences.get(2).get("kind").asString());
        assertEquals(
                "{\"of\":\"move\",\"move\":\"1a1-2a1\",\"file\":false,\"rules\":true}",
                differences.get(3).toString());
        assertEquals(
                "{\"of\":\"perft\",\"depth\":2,\"file\":91,\"rules\":90}",
                differences.get(differences.size() - 1).toString());
        JsonNode unusable = told.get("lines").get(1);
        assertEquals(4, unusable.get("line").asInt());
        assertFalse(unusable.get("checked").asBoolean());
        assertTrue(unusable.get("error").asString().startsWith("not JSON"), unusable.toString());
    }

    @Test
    void verifyTellsFilesThatCannotBeReadAndCountsNoDeeperThanAsked() throws IOException {
        Path file = folder.resolve("lines.jsonl");
        Files.writeString(file, String.format(LINE, "\"perft\":{\"1\":11,\"2\":91}"));
        String missing = folder.resolve("none.jsonl").toString();
        JsonNode told = program.run("verify", "--depth", "1", "--json", file.toString(), missing)
                .json(2);
        assertEquals(1, told.get("agree").asInt());
        assertEquals(0, told.get("lines").size());
        assertEquals(1, told.get("files").size());
        assertEquals(missing, told.get("files").get(0).get("file").asString());
        assertEquals(
                "1 positions: 0 agree, 1 disagree, 0 could not be checked",
                program.run("verify", file.toString()).lines(1).get(1));
        assertEquals(
                List.of("1 positions: 1 agree, 0 disagree, 0 could not be checked"),
                program.run("verify", "--depth", "1", file.toString()).lines(0));
    }

    @Test
    void variantsAreToldWithTheirOptionsAndWhereTheyAreFrom() {
        JsonNode told = program.run("variants", "--json").json(0);
        JsonNode loft = told.get("variants").get(0);
        assertEquals("loft", loft.get("id").asString());
        assertEquals("plugin", loft.get("origin").asString());
        assertEquals("take", loft.get("options").get(0).get("defaultValue").asString());
        assertEquals(0, told.get("refused").size());
    }

    @Test
    void aMatchIsToldFromTheFirstMachinesSideAndItsSeedRepeatsIt() {
        String[] match = {
            "match", "random", "greedy", "--variant", "loft", "--games", "4", "--json", "--max-plies", "60"
        };
        JsonNode told = program.run(match).json(0);
        assertEquals("loft", told.get("variant").asString());
        assertEquals("random", told.get("first").asString());
        assertEquals("greedy", told.get("second").asString());
        assertEquals(4, told.get("games").asInt());
        assertEquals(
                4,
                told.get("wins").asInt()
                        + told.get("draws").asInt()
                        + told.get("losses").asInt());
        assertTrue(told.get("losses").asInt() > told.get("wins").asInt(), told.toString());
        assertFalse(told.has("test"), told.toString());
        assertEquals(told, program.run(match).json(0));
    }

    @Test
    void aGameIsLookedAtFromTheSideThatMoves() {
        JsonNode game = program.typed(
                        "{\"format\":\"plyspace-game/1\",\"variant\":\"loft\",\"moves\":[\"1b2-1c3\",\"1b4-2b4\"],\"result\":\"*\"}",
                        "analyse",
                        "-",
                        "--json",
                        "--nodes",
                        "50")
                .json(0)
                .get("games")
                .get(0);
        assertEquals(START, game.get("start").asString());
        assertEquals(50, game.get("nodes").asInt());
        assertEquals(List.of("white", "black"), texts(game.get("moves"), "side"));
        assertEquals(List.of("1", "1"), texts(game.get("moves"), "number"));
        assertEquals(List.of("1", "2"), texts(game.get("moves"), "ply"));
        assertEquals(1, game.get("sides").get("white").get("moves").asInt());
    }
}
