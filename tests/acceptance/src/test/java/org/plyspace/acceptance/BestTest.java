package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.EveryThirdCase;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BestTest {

    private static final String MATE_IN_ONE = "1:2b5/3s4/8/7s/5k2/5n1p/8/3s1K2|2:6p1/8/8/8/8/4q3/2b3s1/4s3 b - - 1 1";
    private static final String MATED = "1:8/3s4/8/7s/2b2k2/5n1p/8/3s1K2|2:6p1/8/8/8/8/4q3/2b3s1/4s3 w - - 2 2";

    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard", "cube", "meder", "roth"})
    void theSameNodesHaveTheSameAnswer(String variant) throws IOException {
        JsonNode first = best(variant, "--nodes", "3000", "--lines", "2");

        assertEquals(3_000, first.path("nodes").asInt());
        assertEquals(2, first.path("lines").size());
        assertEquals(
                first.path("lines"),
                best(variant, "--nodes", "3000", "--lines", "2").path("lines"));
    }

    @Test
    void severalLinesHaveTheDepthOfOneIteration() throws IOException {
        JsonNode report = best("meder", "--nodes", "9000", "--lines", "3");
        String depth = report.path("depth").asString();
        List<String> text = new Program()
                .run("best", "meder", "--nodes", "9000", "--lines", "3")
                .outLines();

        assertTrue(text.get(0).startsWith("meder depth " + depth + ": "), text.get(0));
        for (int i = 0; i < 3; i++) {
            assertEquals(depth, report.path("lines").path(i).path("depth").asString());
            assertTrue(text.get(i + 1).startsWith("  depth " + depth + " "), text.get(i + 1));
        }
    }

    @Test
    void aWinIsCountedInPliesForProgramsAndInMovesForPeople() throws IOException {
        JsonNode line = best("twoboard", "--depth", "3", "--position", MATE_IN_ONE)
                .path("lines")
                .path(0);

        assertEquals(1, line.path("winIn").asInt());
        assertEquals(1, line.path("expectancy").asInt());
        assertTrue(line.path("score").isMissingNode());
        List<String> text = new Program()
                .run("best", "twoboard", "--depth", "3", "--position", MATE_IN_ONE)
                .outLines();
        assertTrue(text.get(1).strip().startsWith("win in 1  100 %  "), text.get(1));
    }

    @Test
    void whereTheGameIsOverThereIsNoBestMove() throws IOException {
        assertEquals(
                new Program.Result(1, "there is no best move, the game is over: black wins by checkmate\n", ""),
                new Program().run("best", "twoboard", "--position", MATED));
    }

    @ParameterizedTest
    @CsvSource({
        "--depth,0,--depth: 0 is not from 1 to 64",
        "--depth,65,--depth: 65 is not from 1 to 64",
        "--nodes,0,--nodes: 0 is less than 1",
        "--time,0,--time: 0 is not from 0.001 to 1000000 seconds",
        "--lines,0,--lines: 0 is not from 1 to 500",
        "--hash,20000,--hash: 20000 is not from 1 to 16384"
    })
    void limitsOutOfRangeAreRefused(String option, String value, String message) throws IOException {
        assertEquals(
                new Program.Result(2, "", "plyspace: " + message + "\n"),
                new Program().run("best", "cube", option, value));
    }

    private static JsonNode best(String variant, String... options) throws IOException {
        List<String> words = new ArrayList<>(List.of("best", variant, "--json"));
        words.addAll(List.of(options));
        return new JsonMapper()
                .readTree(new Program().run(words.toArray(String[]::new)).out());
    }
}
