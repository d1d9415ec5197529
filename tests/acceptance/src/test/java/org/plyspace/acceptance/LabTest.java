package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;

class LabTest {

    private static final String EXPERIMENT = """
            {"format": "plyspace-experiment/1", "name": "captures", "settings": ["cube:n=4", "cube:n=4,selfCapture=on"],
             "players": ["random", "alphabeta:nodes=50,hash=1,eval=generic"], "games": 3, "openings": "softmax:4",
             "maxPlies": 60}
            """;

    @TempDir
    private Path folder;

    private String file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("captures.json"), EXPERIMENT).toString();
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private static Program.Result lab(String... line) throws IOException {
        List<String> words = new ArrayList<>(List.of("lab"));
        words.addAll(List.of(line));
        return new Program().run(words.toArray(new String[0]));
    }

    private static String done(String... line) throws IOException {
        Program.Result result = lab(line);
        assertEquals(0, result.code(), result.err());
        return result.out();
    }

    @Test
    void anExperimentIsPlayedAndExported() throws IOException {
        String summary = done("run", file);
        List<String> rows = done("export", at("captures.store")).lines().toList();

        assertTrue(summary.startsWith("captures: 12 of 12 games in "), summary);
        assertTrue(summary.contains("cube:n=4,selfCapture=on, alphabeta:nodes=50,hash=1,eval=generic\n"), summary);
        assertEquals(
                "game,setting,player,opening,openingPlies,sharedPlies,result,score,reason,plies,depthWhite,depthBlack",
                rows.get(0));
        assertEquals(13, rows.size());
        for (int game = 0; game < 12; game++) {
            assertTrue(rows.get(game + 1).startsWith(game + ","), rows.get(game + 1));
        }
        assertEquals(summary, done("run", file), "there is nothing left to play");
        done("export", at("captures.store"), "--csv", at("games.csv"), "--records", at("games.jsonl"));
        assertEquals(rows, Files.readAllLines(folder.resolve("games.csv")));
        assertEquals(12, Files.readAllLines(folder.resolve("games.jsonl")).size());
        assertEquals(0, new Program().run("replay", at("games.jsonl")).code(), "all moves are legal");
    }

    @Test
    void gamesWithOddsAreRecordedWithTheirStart() throws IOException {
        Files.writeString(folder.resolve("odds.json"), """
                {"format": "plyspace-experiment/1", "name": "odds", "settings": ["cube", "cube odds=N:B"],
                 "players": ["random"], "games": 2, "openings": "start", "maxPlies": 40}
                """);

        done("run", at("odds.json"));
        done("export", at("odds.store"), "--records", at("odds.jsonl"));

        List<String> records = Files.readAllLines(folder.resolve("odds.jsonl"));
        assertEquals(
                List.of(false, true, false, true),
                records.stream().map(line -> line.contains("\"start\":")).toList());
        Program.Result replayed = new Program().run("replay", at("odds.jsonl"));
        assertEquals(0, replayed.code(), replayed.toString());
        done("report", at("odds.store"), "--report", at("odds"));
        assertTrue(Files.readString(folder.resolve("odds/report.html")).contains("cube odds=N:B, game 1: "));
    }

    @Test
    void partsOnSeveralMachinesAreTheWhole() throws IOException {
        done("run", file, "--store", at("whole"), "--threads", "1");
        done("run", file, "--store", at("one"), "--range", "0-4", "--threads", "8");
        done("run", file, "--store", at("two"), "--range", "4-11", "--threads", "2");
        String merged = done("merge", at("one"), at("two"), "--into", at("both"));

        assertTrue(merged.startsWith("captures: 12 of 12 games in "), merged);
        assertEquals(done("export", at("whole")), done("export", at("both")));
        assertFalse(done("export", at("whole")).equals(done("export", at("two"))));
    }

    @InWholeForm
    @Test
    void rowsAreReportedWithoutTheGames() throws IOException {
        done("run", file);
        assertEquals(
                "captures: 12 of 12 games in captures.rows.gz\n",
                done("rows", at("captures.store")).replace(folder + "/", ""));
        assertEquals(done("report", at("captures.store")), done("report", at("captures.rows.gz")));
        done("run", file, "--store", at("one"), "--range", "0-5");
        done("rows", at("one"), "--out", at("one.rows.gz"));
        done("run", file, "--store", at("two"), "--range", "4-11");
        assertEquals(done("report", at("captures.store")), done("report", at("one.rows.gz"), at("two")));
        done("report", at("one.rows.gz"), "--report", at("page"));
        assertTrue(Files.readString(folder.resolve("page/report.html")).contains("6 games in"));
    }

    @Test
    void gamesThatAreAdoptedAreNotPlayedAgain() throws IOException {
        done("run", file, "--store", at("one"), "--range", "0-3");
        done("rows", at("one"), "--out", at("one.rows.gz"));
        String summary = done("run", file, "--store", at("rest"), "--adopt", at("one.rows.gz"));
        String whole = done("run", file);

        assertTrue(summary.startsWith("captures: 12 of 12 games in "), summary);
        assertEquals(whole.substring(whole.indexOf('\n')), summary.substring(summary.indexOf('\n')), "the same in sum");
        assertEquals(8, Files.readAllLines(folder.resolve("rest/games.jsonl")).size());
        assertEquals(done("report", at("captures.store")), done("report", at("one.rows.gz"), at("rest")));
    }

    @Test
    void anExperimentGrowsAndSaysSo() throws IOException {
        done("run", file);
        Files.writeString(folder.resolve("captures.json"), EXPERIMENT.replace("\"games\": 3", "\"games\": 4"));
        Program.Result grown = lab("run", file);
        assertEquals(0, grown.code(), grown.err());
        assertTrue(grown.out().startsWith("captures: 16 of 16 games in "), grown.out());
        assertTrue(
                grown.err().contains("the field games of its experiment has grown to 4 from 3; what was played stays"),
                grown.err());
        Files.writeString(folder.resolve("captures.json"), EXPERIMENT.replace("softmax:4", "softmax:5"));
        Program.Result refused = lab("run", file);
        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("they differ in games (4 and 3), openings; expected"), refused.err());
    }

    @Test
    void aPlanSaysHowMany() throws IOException {
        String plan = done("plan", file, "--seconds", "1", "--within", "0.05");

        assertTrue(plan.contains("White's score to +-5.0: about "), plan);
        assertTrue(plan.contains(" games ("), plan);
        assertTrue(plan.contains("at most 385 ("), plan);
        assertTrue(plan.contains("the difference to +-5.0: about "), plan);
        assertTrue(plan.contains("all 12 games take about "), plan);
        assertFalse(Files.exists(folder.resolve("captures.store")));
    }

    @Test
    void whatWouldNotComeAgainIsPlayedOnlyIfAskedFor() throws IOException {
        Files.writeString(folder.resolve("captures.json"), EXPERIMENT.replace("nodes=50", "time=0.001s"));
        Program.Result refused = lab("run", file);

        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("its time is limited, not its nodes or depth"), refused.err());
        assertTrue(refused.err().contains("--unrepeatable"), refused.err());
        assertFalse(Files.exists(folder.resolve("captures.store")));
        done("run", file, "--unrepeatable", "--range", "0-3");
        assertTrue(
                Files.readString(folder.resolve("captures.store/manifest.json")).contains("\"repeatable\" : false"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            run none.json                       | none.json: there is no such file
            run FILE --range 5                  | '5' is no range of games; expected the numbers of the first and the last one, within 0-11
            run FILE --range 5-12               | '5-12' is no range of games
            run FILE --threads 0                | --threads: 0 is not from 1 to 256
            run FILE --store FILE               | it is not a store of games; expected a store, an empty folder or a new name
            plan FILE --within 0                | --within: 0.0 is not from 0.0001 to 0.5
            plan FILE --within x                | --within
            export nowhere                      | nowhere: there is no such file or folder; expected a folder that 'study run' has made
            export FILE --csv a --records a     | --csv and --records name the same file; expected two different ones
            merge nowhere --into x              | nowhere: there is no such file or folder
            merge --into x                      | DIR
            merge nowhere                       | --into
            walk                                | no command 'walk'; there are plan, run, merge, report, rows, adopt, search, depth, export
            ''                                  | a subcommand of study is missing
            """)
    void badUsageIsRefusedInWords(String line, String words) throws IOException {
        Program.Result result =
                lab(line.isEmpty() ? new String[0] : line.replace("FILE", file).split(" "));

        assertEquals(2, result.code(), result.err());
        assertTrue(result.err().contains(words), result.err());
        assertEquals("", result.out());
    }

    @Test
    void gamesAreNotExportedOverThemselves() throws IOException {
        done("run", file);
        Path games = folder.resolve("captures.store/games.jsonl");
        String before = Files.readString(games);
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), games);

        for (String target : new String[] {games.toString(), link.toString()}) {
            for (String option : new String[] {"--csv", "--records"}) {
                Program.Result refused = lab("export", file.replace(".json", ".store"), option, target);
                assertEquals(2, refused.code(), refused.err());
                assertTrue(refused.err().contains("is inside the store; expected a file outside it"), refused.err());
            }
        }
        assertEquals(before, Files.readString(games));
    }

    @Test
    void oneFileIsNotExportedToTwiceUnderTwoNames() throws IOException {
        done("run", file);
        Program.Result refused =
                lab("export", file.replace(".json", ".store"), "--csv", folder + "/a", "--records", folder + "/./a");
        assertEquals(2, refused.code());
        assertTrue(
                refused.err().contains("--csv and --records name the same file; expected two different ones"),
                refused.err());
    }

    @Test
    void aReportNeedsAFolderBeforeGamesArePlayed() throws IOException {
        Program.Result isFile = new Program().run("compare", "cube", "--games", "100000", "--report", file);
        assertEquals(2, isFile.code(), isFile.err());
        assertTrue(isFile.err().contains("is a file; expected a folder"), isFile.err());

        Program.Result nameless = new Program().run("compare", "cube", "--games", "100000", "--report", "");
        assertEquals(2, nameless.code(), nameless.err());
        assertTrue(nameless.err().contains("--report: expected the name of a folder"), nameless.err());

        Program.Result both =
                new Program().run("compare", "cube", "--games", "100000", "--csv", "--report", folder + "/r");
        assertEquals(2, both.code(), both.err());
        assertTrue(both.err().contains("expected no --json and no --csv with it"), both.err());
        assertFalse(Files.exists(folder.resolve("r")));
    }

    @Test
    void aMetricThatIsNotThereIsRefused() throws IOException {
        Files.writeString(
                folder.resolve("captures.json"),
                EXPERIMENT.replace("\"games\": 3", "\"metrics\": [\"score\", \"drawz\"], \"games\": 3"));
        Program.Result refused = lab("run", file);

        assertEquals(2, refused.code(), refused.err());
        assertTrue(
                refused.err()
                        .contains(
                                "captures.json: field metrics[1]: no metric 'drawz'; there are score-all, odds-score, "),
                refused.err());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            drawz,score    | no metric 'drawz'; there are score-all, odds-score, score, imbalance
            length:mode    | no number 'length:mode'; there are length:median
            """)
    void aReportOfNumbersThatAreNotThereIsRefused(String metrics, String words) throws IOException {
        done("run", file, "--range", "0-3");
        Program.Result refused = lab("report", at("captures.store"), "--metrics", metrics);

        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains(words), refused.err());
        assertEquals("", refused.out());
    }

    @Test
    void aMetricIsExplainedByTheNameThatTablesHave() throws IOException {
        assertEquals(
                new Program().run("compare", "--explain", "complexity"),
                new Program().run("compare", "--explain", "Tree complexity"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "games": 3  | "games": 0     | field games: expected a whole number from 1 to 10000000, found the number 0
            cube:n=4"   | cbe"           | field settings[0]: no variant 'cbe'
            cube:n=4"   | cube:n=99"     | field settings[0]: cube: option n
            "random"    | "rndom"        | field players[0]: no engine 'rndom'
            "name"      | "nome"         | unknown field 'nome'
            "games": 3  | "games": 3 3   | this is not JSON
            """)
    void aBadFileIsRefusedByItsField(String old, String changed, String words) throws IOException {
        Files.writeString(folder.resolve("captures.json"), EXPERIMENT.replace(old, changed));
        Program.Result result = lab("run", file);

        assertEquals(2, result.code(), result.err());
        assertTrue(result.err().startsWith("plyspace: "), result.err());
        assertTrue(result.err().contains("captures.json"), result.err());
        assertTrue(result.err().contains(words), result.err());
        assertFalse(Files.exists(folder.resolve("captures.store")));
    }

    @Test
    void anotherExperimentInTheStoreIsRefused() throws IOException {
        done("run", file, "--range", "0-3");
        String games = Files.readString(folder.resolve("captures.store/games.jsonl"));
        Files.writeString(folder.resolve("captures.json"), EXPERIMENT.replace("softmax:4", "softmax:5"));
        Program.Result result = lab("run", file);

        assertEquals(2, result.code());
        assertTrue(result.err().contains("has games of experiment 'captures' ("), result.err());
        assertEquals(games, Files.readString(folder.resolve("captures.store/games.jsonl")));
    }
}
