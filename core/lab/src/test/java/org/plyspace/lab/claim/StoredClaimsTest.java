package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.experiment.Store;
import org.plyspace.lab.experiment.Trials;
import org.plyspace.lab.row.RowFileWriter;
import org.plyspace.lab.row.RowMaker;
import org.plyspace.lab.row.StoreRows;
import org.plyspace.testing.InWholeForm;

/** Games of metrics that are kept give what games give that are not, however often their run was interrupted. */
class StoredClaimsTest extends ClaimsInFolder {

    private static final int SEED_OF_KILLS = 5;
    private static final String SCORE =
            "{'kind': 'metric', 'metric': 'score', 'player': 'random', 'openings': 'start', 'games': 40, 'claimed': {'above': 0.5}}";
    private static final String LENGTH =
            "{'kind': 'contrast', 'setting': 'coin:tag=off', 'metric': 'mean-length', 'player': 'random', 'openings': 'start', 'games': 25,"
                    + " 'claimed': {'least': -1, 'most': 1}}";
    private static final String BOTH = SCORE + ", " + LENGTH;

    private Path store;

    StoredClaimsTest() {
        super("coin");
    }

    @BeforeEach
    void nameFile() {
        store = folder.resolve("coin-start");
    }

    /** Compares all that is told of tests: the distributions behind numbers are told, but not equal. */
    private static void assertTold(List<TestResult> expected, List<TestResult> actual, String... message) {
        assertEquals(expected.toString(), actual.toString(), String.join("", message));
    }

    private void makeRows() throws IOException {
        Store open = Store.open(store);
        ReadyExperiment ready = ReadyExperiment.of(open.experiment(), "claims", registry);
        RowFileWriter.write(ClaimFolder.rows(store), new StoreRows(open, new RowMaker(ready)));
    }

    private void removeStore() throws IOException {
        for (String each : List.of("games.jsonl", "rows.jsonl", "manifest.json", "lock")) {
            Files.delete(store.resolve(each));
        }
        Files.delete(store);
    }

    @Test
    void keptGamesTellWhatOthersTell() {
        assertTold(unkept(BOTH), results(BOTH, 1));
        assertEquals(65, Store.open(store).size());
        assertTold(unkept(BOTH), results(BOTH, 0), "read again");
        assertEquals(List.of(), notices);
    }

    @Test
    void aRunGoesOnAfterAKillAtAnyByte() throws IOException {
        List<TestResult> whole = results(BOTH, 1);
        byte[] games = Files.readAllBytes(store.resolve("games.jsonl"));
        byte[] rows = Files.readAllBytes(store.resolve("rows.jsonl"));
        SplittableRandom random = new SplittableRandom(SEED_OF_KILLS);

        for (int kill = 0; kill < 12; kill++) {
            int end = kill == 0 ? 0 : random.nextInt(games.length);
            Files.write(store.resolve("games.jsonl"), Arrays.copyOf(games, end));
            Files.write(store.resolve("rows.jsonl"), Arrays.copyOf(rows, random.nextInt(rows.length)));
            assertTold(whole, results(BOTH, 1), "killed at byte " + end + " of the games");
        }
    }

    @Test
    void whatIsThereCountsAsFarAsItIsComplete() throws IOException {
        results(BOTH, 1);
        List<String> lines = Files.readAllLines(store.resolve("games.jsonl")).stream()
                .filter(line -> !line.startsWith("{\"game\":22,"))
                .toList();
        Files.write(store.resolve("games.jsonl"), lines);

        TestResult.Played score = results(BOTH, 0).get(0).played().orElseThrow();
        assertEquals(11, score.games(), "the twelfth opening has no game of the first setting");
        assertEquals(
                unkept(SCORE.replace("40", "11")).get(0).played().orElseThrow().measured(), score.measured());
        assertEquals(11, results(BOTH, 0).get(1).played().orElseThrow().games());
        assertEquals(64, Store.open(store).size(), "nothing was played");
    }

    @Test
    void whereNothingIsThereNothingIsSaid() {
        TestResult score = results(SCORE, 0).get(0);

        assertEquals(ClaimVerdict.NOT_SETTLED, score.verdict());
        assertTrue(score.because().orElseThrow().contains("no games were played; it takes 40 games"));
        assertTrue(Files.notExists(folder));
    }

    @Test
    void rowsTellWhatTheirStoreTells() throws IOException {
        List<TestResult> whole = results(BOTH, 1);
        makeRows();

        assertTold(whole, results(BOTH, 0), "beside the store");
        removeStore();
        assertTold(whole, results(BOTH, 1), "instead of it");
        assertTrue(Files.notExists(store), "nothing was played");
    }

    @Test
    void rowsAreGoneOnWith() throws IOException {
        results(BOTH, 0.5);
        makeRows();
        removeStore();

        assertTold(unkept(BOTH), results(BOTH, 1));
        assertEquals(32, Store.open(store).size(), "only the other half was played");
    }

    @Test
    void aClaimThatAsksForMoreLetsAStoreGrow() {
        results(BOTH, 1);
        String more = SCORE.replace("40", "60") + ", " + LENGTH;

        assertTold(unkept(more), results(more, 1));
        assertEquals(List.of(40), Store.open(store).manifest().grownFrom());
        assertTold(unkept(BOTH), results(BOTH, 1), "a claim that asks for fewer takes the first");
    }

    @Test
    void otherGamesAreRefusedByField() {
        results(BOTH, 1);

        assertRefused(BOTH, 0, 2, Trials.VERSION, "they differ in seed (1 and 2)");
        assertRefused(SCORE, 1, 1, Trials.VERSION, "they differ in settings");
        assertRefused(BOTH.replace("random", "random2"), 1, 1, Trials.VERSION, "random2");
    }

    @Test
    void anotherProgramReadsButDoesNotPlayOn() {
        List<TestResult> whole = results(BOTH, 1);
        String more = BOTH.replace("40", "41");

        assertTold(whole, run(BOTH, 1, 1, "9.9").results().get(0).tests());
        assertRefused(more, 1, 1, "9.9", "was begun with Plyspace 0.0, but what is asked for is of 9.9");
    }

    @Test
    void otherRulesReadWithANoticeButDoNotPlayOn() throws IOException {
        List<TestResult> whole = results(BOTH, 1);
        makeRows();
        removeStore();
        registry = Trials.registry(temp.resolve("rules.jar"), "other rules");

        assertTold(whole, results(BOTH, 1));
        assertTrue(notices.get(0).contains("rules.jar of coin is another file here"), notices::toString);
        assertRefused(BOTH.replace("40", "41"), 1, 1, Trials.VERSION, "expected the same file");
    }

    @Test
    void aDamagedLineIsRefused() throws IOException {
        results(SCORE, 1);
        Path games = store.resolve("games.jsonl");
        Files.writeString(games, Files.readString(games).replaceFirst("\"moves\":\\[", "\"moves\":[7,"));

        assertRefused(SCORE, 0, 1, Trials.VERSION, "games.jsonl:1: field moves[0]: expected a string");
    }

    @InWholeForm
    @Test
    void aJudgeSeesKeptGamesButNotRows() throws IOException {
        String judged = ("{'kind': 'metric', 'setting': 'cube:n=4', 'metric': 'uncertainty', 'player':"
                        + " 'alphabeta:nodes=20,eval=generic', 'games': 2, 'claimed': {'above': 0}}")
                .replace('\'', '"');
        store = folder.resolve("cube-softmax-20");

        List<TestResult> unkept = Trial.of("cube", judged).tests();
        assertTold(unkept, cube(judged).results().get(0).tests());
        assertTold(unkept, cube(judged).results().get(0).tests(), "read again");
        makeRows();
        removeStore();
        String failure = cube(judged).failure().orElseThrow();
        assertTrue(failure.contains("cube-softmax-20.rows.gz: it has the row of game"), failure);
        assertTrue(failure.contains("a claim about these games needs a judge"), failure);
    }

    private RuleSetClaimsResult cube(String test) {
        ClaimFolder kept = new ClaimFolder(folder, Trials.VERSION, notices::add);
        return Trial.kept("cube", test, registry, new ClaimSizes(false, 1, 1), kept);
    }
}
