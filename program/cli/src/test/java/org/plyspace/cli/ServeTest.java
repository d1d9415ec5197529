package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.LoftProgram.Result;
import org.plyspace.cli.toy.Loft;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code serve} answers, line by line. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ServeTest {

    private static final String LOFT = "\"variant\":\"loft\"";
    private static final JsonMapper JSON = new JsonMapper();

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

    private List<String> lines(String... questions) {
        Result result = program.typed(String.join("\n", questions), "serve", "--stdio");
        assertEquals("", result.err());
        return result.lines(0).stream().filter(line -> !line.isEmpty()).toList();
    }

    private JsonNode answer(String question) {
        List<String> lines = lines(question);
        return JSON.readTree(lines.get(lines.size() - 1));
    }

    private static String text(JsonNode answer, String member) {
        return answer.path(member).asString("");
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "-0",
                "1E2",
                "1e999",
                "1.0000000000000000000001",
                "123456789012345678901234567890",
                "\"a\\\"b\""
            })
    void anIdComesBackAsItWasWritten(String id) {
        String question = "{\"n\":{\"id\":[3]},\"id\":" + id + ",\"ask\":\"hello\"}";
        assertTrue(
                lines(question).get(0).startsWith("{\"id\":" + id + ",\"error\":"),
                () -> lines(question).get(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                LOFT + ",\"move\":\"1b2-1c3\"",
                LOFT + ",\"move\":\"1a2-1a3\"",
                LOFT + ",\"move\":\"x\"",
                LOFT + ",\"ask\":\"moves\"",
                LOFT + ",\"ask\":\"outcome\",\"position\":\"" + Loft.MATED + "\"",
                LOFT + ",\"ask\":\"perft\",\"depth\":2",
                LOFT + ",\"ask\":\"perft\"",
                LOFT + ",\"ask\":\"moves\",\"position\":\"x\"",
                LOFT + ",\"ask\":\"moves\",\"colour\":1",
                "\"variant\":\"attic\",\"ask\":\"moves\"",
                LOFT
            })
    void questionsForTheRefereeAreAnsweredAsByTheReferee(String question) {
        String line = "{" + question + "}";

        assertEquals(program.typed(line, "referee").lines(0), lines(line));
    }

    @Test
    void answersComeInOrderWithTheirIds() {
        assertEquals(
                List.of(
                        "{\"id\":\"first\",\"nodes\":1}",
                        "{\"nodes\":11}",
                        "{\"id\":2.5,\"stopped\":true}",
                        "{\"id\":-1,\"answers\":[{\"nodes\":11},{\"nodes\":0}]}"),
                lines(
                        "{\"id\":\"first\",\"ask\":\"perft\",\"depth\":0," + LOFT + "}",
                        "",
                        "{\"ask\":\"perft\",\"depth\":1," + LOFT + "}",
                        "{\"ask\":\"stop\",\"id\":2.5}",
                        "{\"id\":-1,\"ask\":\"perft\",\"depth\":1," + LOFT
                                + ",\"positions\":[\"1:rk1r/pppp/PPPP/RK1R|2:4/4/4/4 w - - 0 1\",\"" + Loft.MATED
                                + "\"]}"));
    }

    @Test
    void aGameIsToldAsItStands() {
        JsonNode game = answer("{\"ask\":\"game\"," + LOFT + ",\"moves\":[\"1c2-1b3\",\"1a3-1b2\"]}");

        assertEquals(List.of("1c2-1b3", "1a3-1b2"), texts(game.get("played")), game.toString());
        assertEquals("white", text(game, "side"));
        assertFalse(game.has("outcome"));
        assertTrue(texts(game.get("moves")).contains("1a1-2a1"));
    }

    @Test
    void aRepeatedPositionEndsTheGame() {
        String back = "\"1a1-2a1\",\"1a4-2a4\",\"2a1-1a1\",\"2a4-1a4\"";

        assertFalse(answer("{\"ask\":\"game\"," + LOFT + ",\"moves\":[" + back + "]}")
                .has("outcome"));
        JsonNode game = answer("{\"ask\":\"game\"," + LOFT + ",\"moves\":[" + back + "," + back + "]}");
        assertEquals("1/2-1/2", text(game.path("outcome"), "result"), game.toString());
        assertEquals("threefold repetition", text(game.path("outcome"), "reason"));
    }

    @Test
    void aMoveThatIsNotLegalIsNamedWithItsReason() {
        JsonNode error = answer("{\"ask\":\"facts\"," + LOFT + ",\"moves\":[\"1b2-1c3\",\"1a3-1a2\"]}");

        assertEquals("illegal", text(error, "type"), error.toString());
        assertEquals(1, error.get("ply").asInt());
        assertEquals("1a3-1a2", text(error, "move"));
        assertEquals("may not capture", text(error, "kind"));
        assertEquals("loft.md 1", text(error, "citation"));
        assertEquals(List.of("1a3"), texts(error.path("cells").path("mover")));
    }

    @Test
    void movesAndVerdictsAreThoseOfTheCommands() {
        assertEquals(program.run("moves", "loft", "--json").json(0), answer("{\"ask\":\"facts\"," + LOFT + "}"));
        assertEquals(
                program.run("why", "loft", "--json", "1a2-1a3").json(1),
                answer("{\"ask\":\"why\",\"move\":\"1a2-1a3\"," + LOFT + "}"));
        assertEquals(
                program.run("why", "loft", "--json", "1b2-1c3").json(0),
                answer("{\"ask\":\"why\",\"move\":\"1b2-1c3\"," + LOFT + "}"));
        assertEquals(program.run("variants", "--json").json(0), answer("{\"ask\":\"variants\"}"));
        assertEquals("unreadable", text(answer("{\"ask\":\"why\",\"move\":\"up\"," + LOFT + "}"), "verdict"));
    }

    @Test
    void rulesTellSquaresAndMen() {
        JsonNode rules = answer("{\"id\":5,\"ask\":\"rules\"," + LOFT + "}");

        assertEquals(5, rules.get("id").asInt());
        assertEquals("Loft", text(rules, "title"));
        assertEquals(32, rules.get("cells").asInt());
        assertEquals("1a1", rules.at("/boards/0/squares/0/1").asString());
        assertEquals(List.of("K", "R", "N", "P"), rules.get("pieceTypes").findValuesAsString("symbol"));
    }

    @Test
    void aPositionIsToldEvenIfItCannotBePlayed() {
        assertEquals(
                11, answer("{\"ask\":\"position\"," + LOFT + "}").get("moves").asInt());
        JsonNode without =
                answer("{\"ask\":\"position\"," + LOFT + ",\"position\":\"1:4/4/4/4|2:4/4/4/K3 w - - 0 1\"}");
        assertFalse(without.get("playable").asBoolean());
        assertTrue(without.get("faults").size() > 0);
        assertEquals("black", text(answer("{\"ask\":\"position\"," + LOFT + ",\"moves\":[\"1b2-1c3\"]}"), "side"));
    }

    @Test
    void picturesAreThoseOfTheCommands() {
        assertEquals(
                program.run("show", "loft", "--svg", "-").out().strip(),
                text(answer("{\"ask\":\"picture\"," + LOFT + "}"), "svg").strip());
        assertEquals(
                program.run("show", "loft", "--move", "1b2-1c3", "--svg", "-")
                        .out()
                        .strip(),
                text(answer("{\"ask\":\"picture\"," + LOFT + ",\"moves\":[\"1b2-1c3\"]}"), "svg")
                        .strip());
        assertEquals(
                program.run("why", "loft", "1a2-1a3", "--svg", "-").out().strip(),
                text(answer("{\"ask\":\"picture\"," + LOFT + ",\"move\":\"1a2-1a3\"}"), "svg")
                        .strip());
        assertNotEquals(
                answer("{\"ask\":\"picture\"," + LOFT + "}"),
                answer("{\"ask\":\"picture\"," + LOFT + ",\"black\":true}"));
    }

    /** Repetition ends a game whose position has moves. */
    @Test
    void noMoveFollowsTheEndOfAGame() {
        String there = "\"1a1-2a1\",\"1d4-2d4\",\"2a1-1a1\",\"2d4-1d4\"";
        String twice = LOFT + ",\"moves\":[" + there + "," + there;

        JsonNode over = answer("{\"ask\":\"game\"," + twice + "]}");
        assertEquals("threefold repetition", text(over.path("outcome"), "reason"), over.toString());
        for (String ask : List.of("game", "facts", "position")) {
            JsonNode refused = answer("{\"ask\":\"" + ask + "\"," + twice + ",\"1a1-2a1\"]}");
            assertEquals("illegal", text(refused, "type"), refused.toString());
            assertEquals(8, refused.path("ply").asInt());
            assertTrue(text(refused, "reason").startsWith("the game is over: "), refused.toString());
        }
    }

    @Test
    void enginesMateWhereTheyCan() {
        String mate = LOFT + ",\"position\":\"" + Loft.MATE_IN_ONE + "\"}";

        JsonNode played = answer("{\"ask\":\"play\",\"engine\":\"alphabeta:depth=3\"," + mate);
        assertEquals("1b2-1b4", text(played, "move"), played.toString());
        assertEquals(1, played.get("winIn").asInt());
        List<String> told = lines("{\"id\":1,\"ask\":\"analyse\",\"depth\":2," + mate);
        assertTrue(told.get(0).startsWith("{\"id\":1,\"info\":{\"variant\":\"loft\","), told.toString());
        JsonNode best = JSON.readTree(told.get(told.size() - 1));
        assertEquals("1b2-1b4", text(best.at("/lines/0"), "move"));
        assertEquals(1, best.at("/lines/0/winIn").asInt());
    }

    @Test
    void aTableThatDoesNotFitIsNamedAndTheNextQuestionAnswered() {
        String deep = LOFT + ",\"depth\":1,\"megabytes\":";

        for (String ask : List.of(
                "\"ask\":\"analyse\"," + deep + "16384",
                "\"ask\":\"play\",\"engine\":\"alphabeta:depth=1,hash=16384\"," + LOFT)) {
            JsonNode refused = answer("{" + ask + "}");
            assertEquals("failed", text(refused, "type"), refused.toString());
            assertTrue(
                    text(refused, "error").startsWith("there is no memory for a hash table of 16384 MB"),
                    refused.toString());
        }
        assertEquals(
                1, answer("{\"ask\":\"analyse\"," + deep + "1}").path("lines").size());
    }

    @Test
    void theSameQuestionHasTheSameMoveAndAnotherSeedAnother() {
        String ask = "{\"ask\":\"play\",\"engine\":\"random\"," + LOFT + ",\"seed\":";

        List<String> moves =
                lines(ask + "1}", ask + "1}", ask + "2}", ask + "3}", ask + "4}", ask + "5}", ask + "6}", ask + "1}");

        assertEquals(moves.get(0), moves.get(1));
        assertEquals(moves.get(0), moves.get(7));
        assertTrue(moves.stream().distinct().count() > 1, moves.toString());
    }

    @Test
    void aSearchWithoutLimitEndsWithTheInput() {
        assertTrue(answer("{\"ask\":\"analyse\"," + LOFT + "}").has("lines"));
    }

    /** Without the stop each would go on for a long while, and the last is not meant. */
    @Test
    void aStopEndsAllSearchesThatWereAskedForBeforeIt() {
        String search = "\"ask\":\"analyse\",\"megabytes\":1," + LOFT;
        long many = 4_000_000;
        List<JsonNode> answers = lines(
                        "{\"id\":1,\"nodes\":" + many + "," + search + "}",
                        "{\"id\":2,\"nodes\":" + many + "," + search + "}",
                        "{\"id\":3,\"ask\":\"play\",\"engine\":\"alphabeta:nodes=" + many + "\"," + LOFT + "}",
                        "{\"id\":4,\"ask\":\"stop\"}",
                        "{\"id\":5,\"depth\":3," + search + "}")
                .stream()
                .map(JSON::readTree)
                .filter(answer -> !answer.has("info"))
                .toList();

        assertEquals(
                List.of(1, 2, 3, 4, 5),
                answers.stream().map(answer -> answer.get("id").asInt()).toList());
        for (JsonNode stopped : answers.subList(0, 3)) {
            assertTrue(stopped.get("nodes").asLong() < many, stopped.toString());
        }
        assertEquals(3, answers.get(4).get("depth").asInt(), answers.get(4).toString());
    }

    @Test
    void aGameThatIsOverHasNoBestMove() {
        for (String ask : List.of("\"play\",\"engine\":\"random\"", "\"analyse\"")) {
            JsonNode error = answer("{\"ask\":" + ask + "," + LOFT + ",\"position\":\"" + Loft.MATED + "\"}");
            assertEquals("refused", text(error, "type"));
            assertTrue(text(error, "error").contains("the game is over: white wins by checkmate"), error.toString());
        }
    }

    @Test
    void tablesThatAreNotThereKnowNothing() {
        JsonNode unknown = answer("{\"ask\":\"tablebase\"," + LOFT + ",\"position\":\"" + Loft.MATE_IN_ONE + "\"}");

        assertEquals(List.of("variant", "position", "known"), List.copyOf(unknown.propertyNames()));
        assertFalse(unknown.get("known").asBoolean());
    }

    @Test
    void tablesTellWhatEveryMoveIsWorth() {
        String position = "1:3k/4/4/4|2:R3/4/4/K3 w - - 0 1";
        String tables = folder.resolve("tables").toString();
        assertEquals(
                0,
                program.run("tablebase", "build", "loft", "KRvK", "--out", tables)
                        .code());

        JsonNode known = answer(
                "{\"ask\":\"tablebase\"," + LOFT + ",\"tables\":\"" + tables + "\",\"position\":\"" + position + "\"}");
        JsonNode probed = program.run("tablebase", "probe", "loft", "--out", tables, "--position", position, "--json")
                .json(0);
        assertEquals(text(probed, "result"), text(known, "result"), known.toString());
        assertEquals(probed.path("moves").size(), known.path("moves").size());
        assertEquals(text(probed.at("/moves/0"), "move"), text(known.at("/moves/0"), "move"));

        JsonNode misspelt = answer("{\"ask\":\"tablebase\"," + LOFT + ",\"tables\":\"" + tables + "s\",\"position\":\""
                + position + "\"}");
        assertTrue(text(misspelt, "error").contains("there is no such folder"), misspelt.toString());
    }

    @Test
    void aComparisonIsThatOfTheCommand() {
        JsonNode compared = answer("{\"ask\":\"compare\",\"variants\":[\"loft\",\"loft:pawns=peaceful\"],"
                + "\"engines\":[\"random\"],\"games\":4,\"seed\":7,\"maxPlies\":40}");

        assertEquals(
                program.run(
                                "compare",
                                "loft",
                                "loft:pawns=peaceful",
                                "--engine",
                                "random",
                                "--games",
                                "4",
                                "--seed",
                                "7",
                                "--max-plies",
                                "40",
                                "--json")
                        .json(0),
                compared);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"ask\":\"gam\"}|ask|did you mean 'game'?",
                "{\"ask\":\"game\"}||missing field 'variant'",
                "{\"ask\":\"game\"," + LOFT + ",\"moves\":\"1a1\"}|moves|expected an array",
                "{\"ask\":\"game\"," + LOFT + ",\"moves\":[\"1b2-1c3\",5]}|moves[1]|expected a string",
                "{\"ask\":\"game\"," + LOFT + ",\"mover\":1}||unknown field 'mover'",
                "{\"ask\":\"analyse\"," + LOFT + ",\"nodes\":0}|nodes|expected a whole number from 1",
                "{\"ask\":\"analyse\"," + LOFT + ",\"seconds\":0}|seconds|expected a number from 0.001",
                "{\"ask\":\"analyse\"," + LOFT + ",\"lines\":0}|lines|expected a whole number from 1 to 500",
                "{\"ask\":\"compare\",\"variants\":[]}|variants|expected a variant or more",
                "{\"ask\":\"compare\",\"variants\":[\"loft\"],\"engines\":[\"greedy\"],\"openingPlies\":0}|openingPlies|the same game again",
                "{\"ask\":\"hello\",\"id\":[1]}|id|expected a text or a number",
                "[]||expected a JSON object, found []",
                "null||expected a JSON object",
                "nonsense||not JSON at character 1",
                "{\"ask\":\"hello\",\"ask\":\"stop\"}||not JSON"
            })
    void whatIsNoQuestionIsAnsweredWithTheMemberAndTheReason(String line, String member, String reason) {
        JsonNode error = answer(line);

        assertEquals("malformed", text(error, "type"), error.toString());
        assertEquals(Optional.ofNullable(member).orElse(""), text(error, "member"), error.toString());
        assertTrue(text(error, "error").contains(reason), error.toString());
    }

    @Test
    void refusalsTellThePlaceOrTheFaults() {
        assertEquals(
                0,
                answer("{\"ask\":\"game\"," + LOFT + ",\"position\":\"\\u2658\"}")
                        .get("offset")
                        .asInt());
        JsonNode faulty = answer("{\"ask\":\"game\"," + LOFT + ",\"position\":\"1:4/4/4/4|2:4/4/4/K3 w - - 0 1\"}");
        assertEquals("placement", text(faulty.at("/faults/0"), "field"), faulty.toString());
        assertEquals("refused", text(faulty, "type"));
    }

    @Test
    void questionsComeByStandardInputOnly() {
        assertTrue(program.run("serve").usage().contains("expected --stdio"));
    }

    @Test
    void whatIsNoTextIsAnsweredAndTheNextLineRead() {
        assertEquals(
                List.of("malformed", ""),
                lines("x".repeat(2_000_001), "{\"ask\":\"stop\"}").stream()
                        .map(JSON::readTree)
                        .map(node -> text(node, "type"))
                        .toList());
    }

    @Test
    void theVersionOfTheProtocolIsToldFirst() {
        assertEquals(
                Map.of("protocol", 1, "longestLine", 2_000_000),
                Map.of(
                        "protocol",
                                answer("{\"ask\":\"hello\"}").get("protocol").asInt(),
                        "longestLine",
                                answer("{\"ask\":\"hello\"}").get("longestLine").asInt()));
    }
}
