package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@InWholeForm
class LabSearchTest {

    private static final String SETTINGS = "cube:n=4,clock=*,stalemate=*,selfCapture=*";

    @TempDir
    private Path folder;

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private static Program.Result search(String... line) throws IOException {
        List<String> words = new ArrayList<>(List.of(line));
        words.addAll(List.of("--engine", "random", "--openings", "start"));
        return plain(words);
    }

    private static Program.Result plain(List<String> line) throws IOException {
        List<String> words = new ArrayList<>(List.of("lab", "search", SETTINGS));
        words.addAll(line);
        return new Program().run(words.toArray(new String[0]));
    }

    private static Program.Result done(String... line) throws IOException {
        Program.Result result = search(line);
        assertEquals(0, result.code(), result.err());
        return result;
    }

    @Test
    void whatTheGamesCanTellComesFirstAndTheFinalsLast() throws IOException {
        String asked = "--minimise draws --keep length --games 1000 --max-plies 60 --width 80 --store";
        List<String> words = new ArrayList<>(List.of(asked.split(" ")));
        words.add(at("store"));
        String out = done(words.toArray(new String[0])).out();
        String text = out.replace('\n', ' ');

        assertTrue(out.startsWith("24 settings of cube:n=4 by clock (50, 75, 100, none)"), out);
        assertTrue(out.contains("to minimise draws, keep length\n"), out);
        assertTrue(text.contains("so few games find candidates and tell no share to within 5 points"), out);
        assertTrue(out.indexOf("so few games") < out.indexOf("FINALS"), out);
        assertTrue(text.contains("all 14 intervals hold together"), out);
        assertTrue(out.indexOf("FINALS") < out.indexOf("EFFECTS OF SINGLE OPTIONS"), out);
        assertTrue(out.lines().allMatch(line -> line.length() <= 80), out);
    }

    @Test
    void theSameSearchGivesTheSameResultWithAllGamesThereOrNone() throws IOException {
        String[] line = {
            "--minimise",
            "draws",
            "--balance",
            "score",
            "--games",
            "800",
            "--max-plies",
            "60",
            "--json",
            "--store",
            at("store")
        };
        String first = done(line).out();
        Files.delete(folder.resolve("store/finals/games.jsonl"));
        String again = done(line).out();
        line[line.length - 1] = at("other");

        assertEquals(first, again);
        assertEquals(first, done(line).out());
    }

    @Test
    void jsonAndPictureHaveTheFinals() throws Exception {
        Program.Result result = done(
                "--minimise",
                "draws",
                "--maximise",
                "finished",
                "--games",
                "800",
                "--max-plies",
                "60",
                "--json",
                "--svg",
                at("finals.svg"),
                "--store",
                at("store"));
        JsonNode json = JsonMapper.builder().build().readTree(result.out());

        assertEquals("plyspace-search-result/1", json.get("format").stringValue());
        assertEquals(24, json.get("rounds").get(0).get("settings").intValue());
        assertEquals(6, json.get("finalists").size());
        assertEquals(14, json.get("intervals").get("count").intValue());
        JsonNode numbers = json.get("finalists").get(0).get("numbers");
        assertEquals(2, numbers.size());
        assertTrue(numbers.get(0).get("low").doubleValue()
                <= numbers.get(0).get("mean").doubleValue());
        assertEquals("cube:n=4", json.get("unchanged").get("setting").stringValue());
        assertTrue(result.err().contains("intervals"), "what the games can tell is a message here");
        assertEquals(
                "svg",
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(folder.resolve("finals.svg").toFile())
                        .getDocumentElement()
                        .getTagName());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --games 5000                             | expected 1 to 6 aims by --minimise, --maximise, --keep and --balance
            --minimise drawz                         | --minimise: no number 'drawz'; there are draws, length, score
            --minimise drawz                         | did you mean 'draws'?
            --balance length                         | --balance: length is in plies, which has no middle
            --minimise draws --keep draws            | --keep: draws has an aim already
            --minimise draws --games 100             | --games: 100 are too few for 24 settings; expected at least 591
            --minimise draws --engine alphabeta:time=1s | --engine: alphabeta:time=1s would not play the same games again
            --minimise draws --openings start        | --engine: alphabeta:nodes=1000,eval=generic would play the same game again and again
            --minimise draws --openings softmax:0    | --openings: expected softmax:N
            --minimise draws --svg nowhere/x.svg     | --svg: cannot write 'nowhere/x.svg': there is no such folder
            """)
    void badUsageIsRefusedInWordsBeforeAGameIsPlayed(String line, String words) throws IOException {
        List<String> all = new ArrayList<>(List.of(line.split(" ")));
        all.addAll(List.of("--store", at("store")));
        Program.Result result = plain(all);

        assertEquals(2, result.code(), result.err());
        assertTrue(result.err().contains(words), result.err());
        assertEquals("", result.out());
        assertFalse(Files.exists(folder.resolve("store")));
    }

    @Test
    void aFolderOfAnotherSearchIsRefused() throws IOException {
        String[] line = {"--minimise", "draws", "--games", "800", "--max-plies", "40", "--store", at("store")};
        done(line);
        line[1] = "length";
        Program.Result result = search(line);

        assertEquals(2, result.code());
        assertTrue(result.err().contains("it is of another search: its field objectives is"), result.err());
    }
}
