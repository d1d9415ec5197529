package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Outcome;
import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.record.RecordReplay;
import org.plyspace.search.Limits;
import org.plyspace.search.mate.MateSolver;
import org.plyspace.search.mate.Solution;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SolveTest {

    /** King and queen against a king that cannot be mated at once. */
    private static final String MATE_IN_TWO = "1:7k/8/5K2/8/8/8/8/8|2:8/8/8/8/8/8/8/1Q6 w - - 0 1";

    private static final String MATED = "1:8/3s4/8/7s/2b2k2/5n1p/8/3s1K2|2:6p1/8/8/8/8/4q3/2b3s1/4s3 w - - 2 2";

    private static Program.Result solve(String... words) throws IOException {
        List<String> all = new ArrayList<>(List.of("solve"));
        all.addAll(List.of(words));
        return new Program().run(all.toArray(String[]::new));
    }

    /** Every game that is shipped and ends in mate: the mate is found before it is given. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke-foolsmate.json", "twoboard-1.json", "twoboard-2.json"})
    void shippedMatesAreSolved(String file) throws IOException {
        GameRecord record = new RecordFile(Path.of(Program.HOME.toString(), "games", file)).load();
        Game game = RecordReplay.play(Program.registry(), record, file, 1);
        assertEquals(Outcome.CHECKMATE, game.outcome().orElseThrow().reason());
        long mate = game.takeBack();
        Solution solution =
                new MateSolver(16).solve(game.position(), 3, true, Limits.NONE, (moves, tried, total) -> {});

        assertEquals(Solution.Answer.WIN, solution.answer());
        assertEquals(1, solution.moves());
        assertTrue(game.position().isLegal(mate));
    }

    @Test
    void aWinHasItsLineAndATreeWithEveryDefence() throws IOException {
        Program.Result line = solve("twoboard", "--mate", "4", "--position", MATE_IN_TWO);
        assertEquals(0, line.code(), line.err());
        assertEquals(2, line.outLines().size(), line.out());
        assertTrue(line.outLines().get(0).matches("twoboard: win in \\d: [\\d,]+ nodes in .*"), line.out());
        assertTrue(line.outLines().get(1).endsWith(": white wins by checkmate"), line.out());

        Program.Result json = solve("twoboard", "--mate", "4", "--position", MATE_IN_TWO, "--all", "--json");
        JsonNode report = new JsonMapper().readTree(json.out());
        assertEquals("win", report.path("answer").asString());
        assertEquals(4, report.path("asked").asInt());
        assertTrue(report.path("whole").asBoolean());
        JsonNode tree = report.path("tree");
        assertEquals(report.path("line").path(0).asString(), tree.path("move").asString());
        assertEquals(report.path("moves").asInt() - 1, tree.path("movesLeft").asInt());
        int leaves = leaves(tree);
        Program.Result text = solve("twoboard", "--mate", "4", "--position", MATE_IN_TWO, "--all");
        assertEquals(
                leaves,
                text.outLines().stream()
                        .filter(shown -> shown.endsWith("white wins by checkmate"))
                        .count(),
                text.out());
    }

    private static int leaves(JsonNode branch) {
        int leaves = branch.has("outcome") ? 1 : 0;
        for (JsonNode next : branch.path("next")) {
            leaves += leaves(next);
        }
        return leaves;
    }

    @Test
    void noWinAndNoAnswerAreTwoThings() throws IOException {
        Program.Result refuted = solve("koernke", "--mate", "2");
        assertEquals(1, refuted.code());
        assertTrue(refuted.out().startsWith("koernke: no win within 2 moves: "), refuted.out());

        Program.Result unsettled = solve("koernke", "--mate", "9", "--nodes", "20000");
        assertEquals(1, unsettled.code());
        assertTrue(
                unsettled.out().startsWith("koernke: not settled, but no win within 2 moves: 20,001 nodes"),
                unsettled.out());
    }

    @Test
    void saysThatRepetitionsAreNotKnown() throws IOException {
        Program.Result late = solve("twoboard", "--mate", "1", "--position", MATE_IN_TWO.replace("0 1", "7 30"));
        assertEquals(
                "plyspace: repetitions of earlier positions are unknown; the halfmove clock of 7 counts\n", late.err());
        assertEquals(
                "", solve("twoboard", "--mate", "1", "--position", MATE_IN_TWO).err());
    }

    @Test
    void whereTheGameIsOverThereIsNothingToSolve() throws IOException {
        assertEquals(
                new Program.Result(1, "there is nothing to solve, the game is over: black wins by checkmate\n", ""),
                solve("twoboard", "--mate", "2", "--position", MATED));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cube --mate 0|--mate: 0 is not from 1 to 50",
                "cube --mate 51|--mate: 51 is not from 1 to 50",
                "cube --mate 1 --nodes 0|--nodes: 0 is less than 1",
                "cube --mate 1 --time 0|--time: 0 is not from 0.001 to 1000000 seconds",
            })
    void whatIsOutOfRangeIsRefused(String words, String message) throws IOException {
        assertEquals(new Program.Result(2, "", "plyspace: " + message + "\n"), solve(words.split(" ")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "cube --mate 1 --position nonsense", "nosuch --mate 1"})
    void whatCannotBeReadIsRefused(String words) throws IOException {
        Program.Result result = solve(words.split(" "));
        assertEquals(2, result.code(), result.err());
        assertEquals("", result.out());
        assertTrue(result.err().startsWith("plyspace: "), result.err());
    }
}
