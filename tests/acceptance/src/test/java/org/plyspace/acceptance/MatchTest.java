package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MatchTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard", "cube", "meder", "roth"})
    void whoeverLooksAheadBeatsRandomMoves(String variant) throws IOException {
        JsonNode match = json("match", "greedy", "random", "--variant", variant, "--games", "8", "--max-plies", "300");

        assertEquals(8, match.path("games").asInt());
        assertEquals(
                8,
                match.path("wins").asInt()
                        + match.path("draws").asInt()
                        + match.path("losses").asInt());
        assertTrue(match.path("wins").asInt() > match.path("losses").asInt(), match::toString);
        assertEquals(variant, match.path("variant").asString());
    }

    /** Nothing in the search is secretly chess: other pieces, other names, boards that are no squares, no pawns. */
    @Test
    void aSearchBeatsGreedInRulesThatNobodyHasHeardOf() throws IOException {
        try (InputStream odd = MatchTest.class.getResourceAsStream("odd.json")) {
            Files.copy(odd, folder.resolve("odd.json"));
        }
        JsonNode match = json(
                "match",
                "alphabeta:nodes=1000,hash=4",
                "greedy",
                "--variant",
                "odd",
                "--games",
                "8",
                "--max-plies",
                "300",
                "--plugins",
                folder.toString());

        assertTrue(match.path("wins").asInt() >= 6, match::toString);
        assertEquals(0, match.path("losses").asInt(), match::toString);
    }

    @Test
    void anEvenMatchDoesNotPassTheTest() throws IOException {
        String[] line = {"match", "random", "random", "--variant", "cube", "--games", "4", "--sprt", "0,30", "--json"};
        Program.Result result = new Program().run(line);

        assertEquals(1, result.code());
        JsonNode test = JsonMapper.shared().readTree(result.out()).path("test");
        assertEquals("open", test.path("decision").asString());
        assertEquals(2.944, test.path("bound").asDouble(), 0.001);
    }

    @Test
    void theGamesAreKeptAndAMatchGoesOn() throws IOException {
        Path file = folder.resolve("games.jsonl");
        String[] some = {
            "match",
            "greedy",
            "random",
            "--variant",
            "koernke",
            "--games",
            "4",
            "--max-plies",
            "200",
            "--out",
            file.toString()
        };
        String[] more = some.clone();
        more[6] = "6";
        assertEquals(0, new Program().run(some).code());
        List<String> first = Files.readAllLines(file);
        assertEquals(0, new Program().run(more).code());
        List<String> all = Files.readAllLines(file);

        assertEquals(4, first.size());
        assertEquals(6, all.size());
        assertEquals(first, all.subList(0, 4));
        assertEquals(0, new Program().run("replay", file.toString()).code());
        Program.Result other = new Program()
                .run("match", "random", "greedy", "--variant", "koernke", "--games", "4", "--out", file.toString());
        assertEquals(2, other.code());
        assertTrue(other.err().contains("expected one of koernke, match of random and greedy"), other.err());
        assertEquals(all, Files.readAllLines(file));
    }

    @Test
    void gamesBeginWithTheOpeningsOfAFile() throws IOException {
        Path openings = folder.resolve("openings.jsonl");
        Path file = folder.resolve("games.jsonl");
        Files.writeString(
                openings,
                "{\"format\":\"plyspace-game/1\",\"variant\":\"cube\",\"moves\":[\"Bb2-Bb3\"],\"result\":\"*\"}\n"
                        .replace("Bb2-Bb3", firstMove()));
        Program.Result result = new Program()
                .run(
                        "match",
                        "random",
                        "greedy",
                        "--variant",
                        "cube",
                        "--games",
                        "2",
                        "--max-plies",
                        "40",
                        "--openings",
                        openings.toString(),
                        "--out",
                        file.toString());

        assertEquals(0, result.code(), result.err());
        for (String line : Files.readAllLines(file)) {
            assertEquals(
                    firstMove(),
                    JsonMapper.shared().readTree(line).path("moves").path(0).asString());
        }
    }

    private static String firstMove() throws IOException {
        return json("moves", "cube").path("moves").path(0).path("move").asString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --games 3                | --games: 3 is odd; games are played in pairs with colours changed
            --games 0                | --games: 0 is not from 2 to 2000000
            --sprt 30                | --sprt: '30' is not two numbers of normalised Elo, the smaller one first, such as 0,30
            --sprt 30,0              | --sprt: '30,0' is not two numbers
            --openings random:x      | --openings: 'x' is not a number of moves from 0 to 200
            --openings nowhere.pgn   | nowhere.pgn
            --tc 5m                  | '5m' is not a time control; expected seconds for a game and for each move, such as 10+0.1
            --resign 600             | --resign: '600' is not a score in hundredths of a pawn and a number of moves
            --draw 10,0              | --draw: 0 is not from 1 to 1000
            --max-plies 0            | --max-plies: 0 is not from 1 to 100000
            --threads 0              | --threads: 0 is not from 1 to 256
            """)
    void badUsageIsRefusedInWords(String options, String words) throws IOException {
        String line = "match random greedy --variant koernke " + options;
        Program.Result result = new Program().run(line.split(" "));

        assertEquals(2, result.code(), result.err());
        assertTrue(result.err().contains(words), result.err());
        assertEquals("", result.out());
    }

    @Test
    void aMachineThatIsNoneIsRefusedByItsPlace() throws IOException {
        Program.Result result = new Program().run("match", "random", "stockfish", "--variant", "koernke");

        assertEquals(2, result.code());
        assertTrue(result.err().contains("B: no engine 'stockfish'"), result.err());
    }

    @Test
    void aTournamentRatesTheStrongestFirst() throws IOException {
        Path games = folder.resolve("games");
        String[] line = {
            "tournament",
            "random",
            "greedy",
            "alphabeta:depth=2,hash=1",
            "--variant",
            "koernke",
            "--games",
            "4",
            "--out",
            games.toString(),
            "--json"
        };
        JsonNode places =
                JsonMapper.shared().readTree(new Program().run(line).out()).path("places");

        assertEquals(
                List.of("alphabeta:depth=2,hash=1", "greedy", "random"),
                places.valueStream()
                        .map(place -> place.path("player").asString())
                        .toList());
        assertEquals(8, places.path(0).path("games").asInt());
        assertEquals(-1, places.path(0).path("against").path(0).asDouble());
        assertEquals(4, Files.readAllLines(folder.resolve("games-2-3.jsonl")).size());
        assertEquals(new Program().run(line).out(), new Program().run(line).out());
    }

    private static JsonNode json(String... line) throws IOException {
        String[] asJson = Arrays.copyOf(line, line.length + 1);
        asJson[line.length] = "--json";
        Program.Result result = new Program().run(asJson);
        assertEquals(0, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }
}
