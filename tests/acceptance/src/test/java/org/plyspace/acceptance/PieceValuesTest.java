package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PieceValuesTest {

    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    private static Path folder;

    private static Program.Result lab(String... line) throws IOException {
        List<String> words = new ArrayList<>(List.of("lab"));
        words.addAll(List.of(line));
        return new Program().run(words.toArray(new String[0]));
    }

    @InWholeForm
    @Test
    void valuesAreToldThreeWaysSideBySide() throws IOException {
        Program.Result result = lab("values", "meder", "--games", "2", "--nodes", "5");

        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().startsWith("meder: what pieces are worth, the pawn as the unit\n"), result.out());
        assertTrue(
                result.out().contains(" of 4 whole games, 2 games an exchange, 5 nodes a move, seed 1\n"),
                result.out());
        assertTrue(result.out().matches("(?s).*mobility +fit of results +in Elo +exchanges +in Elo\n.*"), result.out());
        assertTrue(result.out().matches("(?s).*\nQ queen +7\\.\\d\\d .*"), result.out());
        assertTrue(result.out().matches("(?s).*\nPPP for nothing +2 .*"), result.out());
        assertEquals("", result.err());
    }

    @InWholeForm
    @Test
    void programsReadTheSameNumbers() throws IOException {
        String[] line = {
            "values", "meder", "--exchange", "N:B", "--exchange", "N:B", "--games", "6", "--nodes", "5", "--seed", "9"
        };
        JsonNode document =
                JSON.readTree(lab(with(line, "--json", "--threads", "1")).out());
        List<String> rows =
                lab(with(line, "--csv", "--threads", "3")).out().lines().toList();

        assertEquals("plyspace-values/1", document.get("format").asString());
        JsonNode ruleSet = document.get("variants").get(0);
        assertEquals("P", ruleSet.get("unit").asString());
        assertEquals(0, ruleSet.get("fittedGames").asInt());
        assertEquals(1, ruleSet.get("exchanges").size(), "the same exchange is played once");
        JsonNode played = ruleSet.get("exchanges").get(0);
        assertEquals("N:B", played.get("exchange").asString());
        assertEquals(
                6,
                played.get("wins").asInt()
                        + played.get("draws").asInt()
                        + played.get("losses").asInt());
        assertEquals("variant,group,measure,item,value,low,high,unit,games,nodes,seed,confidence", rows.get(0));
        String score = played.get("score").get("mean").asString();
        assertTrue(
                rows.stream()
                        .anyMatch(row -> row.startsWith("meder,exchanges,score,N:B," + score + ",")
                                && row.endsWith(",\"share of points\",6,5,9,0.95")),
                score + " in " + rows);
    }

    @InWholeForm
    @Test
    void aQuestionHasAnAnswerAndAnExitCode() throws IOException {
        String[] line = {"values", "meder", "--pairs", "3", "--nodes", "10", "--seed", "2", "--stronger"};
        Program.Result result = lab(with(line, "QN:B"));
        Program.Result asJson = lab(with(line, "B:QN", "--json"));
        JsonNode contest = JSON.readTree(asJson.out()).get("contests").get(0);

        assertEquals(result.out().contains("\n  yes: QN is stronger, p") ? 0 : 1, result.code(), result.out());
        assertTrue(result.out().startsWith("meder: is QN stronger than B?\n"), result.out());
        assertEquals(contest.get("verdict").asString().equals("stronger") ? 0 : 1, asJson.code(), asJson.out());
        assertEquals("QN", contest.get("second").asString());
        assertEquals(6, contest.get("games").asInt());
        assertFalse(contest.has("yes"), "only what the page describes");
    }

    private static String[] with(String[] line, String... more) {
        List<String> words = new ArrayList<>(List.of(line));
        words.addAll(List.of(more));
        return words.toArray(new String[0]);
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            values                                       | <variant>
            values nope                                  | no variant 'nope'
            values cube:n=3                              | there is no start position on a cube of 3x3x3
            values meder --games 0                       | --games: 0 is not from 2 to 1000000
            values meder --games 5                       | --games: 5 is odd
            values meder --nodes 0                       | --nodes: 0 is not from 1 to 10000000
            values meder koernke --exchange X:N          | there is no piece X in meder; expected some of Q, R, B, N, P
            values meder --exchange RRR:-                | each side of meder begins with 2 of the rook (R)
            values meder --stronger N:N                  | N:N has the knight on both sides
            values meder --stronger K:N                  | the king is royal
            values meder --stronger N:R --pairs 0        | --pairs: 0 is not from 1 to 1000000
            values meder --stronger N:RRR --pairs 2      | each side of meder begins with 2 of the rook (R)
            values meder --stronger N:R --quick          | --stronger asks one question only
            values meder --pairs 5                       | --pairs goes with --stronger
            values meder --json --csv                    | mutually exclusive
            depth                                        | <variant>
            depth meder cube:n=3                         | there is no start position on a cube of 3x3x3
            depth meder --games 2                        | --games: 2 is not from 4 to 1000000
            depth meder --games 7                        | --games: 7 is odd
            """)
    void badUsageIsRefusedInWordsBeforeAnythingIsPlayed(String line, String words) throws IOException {
        Program.Result result = lab(line.split(" "));

        assertEquals(2, result.code(), result.err());
        assertTrue(result.err().contains(words), result.err());
        assertEquals("", result.out());
    }

    @Test
    void aRuleSetWithOneKindOfPieceIsRefused() throws IOException {
        Path rules = Files.createDirectories(folder.resolve("one"));
        Files.writeString(rules.resolve("rooks.json"), """
                {
                  "format": "plyspace-lattice/2", "id": "rooks", "title": "Rooks", "summary": "Rooks and kings.",
                  "source": "made up for tests", "board": {"files": 3, "ranks": 3, "squares": "{file}{rank}"},
                  "pieces": {
                    "K": {"name": "king", "royal": true, "leaps": {"flat": [1, 0, 0]}},
                    "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
                  },
                  "start": "1:rk1/3/1KR w - - 0 1"
                }
                """);
        Program.Result result =
                new Program().environment("PLYSPACE_PLUGINS", rules.toString()).run("lab", "values", "rooks");

        assertEquals(2, result.code());
        assertEquals(
                "plyspace: rooks has one kind of piece that is not royal; expected two at least, to be held against each"
                        + " other\n",
                result.err());
    }
}
