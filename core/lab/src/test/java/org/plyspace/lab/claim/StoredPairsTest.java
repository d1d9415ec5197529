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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.experiment.Trials;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;

/** Pairs of games that are kept give what pairs give that are not, however often their run was interrupted. */
class StoredPairsTest extends ClaimsInFolder {

    private static final int SEED_OF_KILLS = 3;
    private static final String CONTEST =
            "{'kind': 'contest', 'setting': 'cube:n=4', 'first': 'QB', 'second': '-', 'pairs': 4, 'nodes': 5, 'claimed': {'above': 0.5}}";
    private static final String COMPARED =
            "{'kind': 'contest', 'setting': 'cube:n=4', 'baseline': 'cube:n=4,stalemate=loss', 'first': 'Q', 'second': '-', 'pairs': 2, 'nodes': 5,"
                    + " 'claimed': {'above': 0}}";
    private static final String BOTH = CONTEST + ", " + COMPARED;
    private static final String WORTH =
            "{'kind': 'worth', 'setting': 'cube:n=4', 'piece': 'Q', 'games': 4, 'nodes': 1, 'claimed': {'above': 1}}";

    private Path file;

    StoredPairsTest() {
        super("cube");
    }

    @BeforeEach
    void nameFile() {
        file = folder.resolve("cube.contests.jsonl");
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(file);
    }

    @InWholeForm
    @Test
    void keptPairsTellWhatOthersTell() throws IOException {
        assertEquals(unkept(BOTH), results(BOTH, 1));
        assertEquals(1 + 4 + 2 * 2, lines().size());
        assertEquals(unkept(BOTH), results(BOTH, 0), "read again");
        assertEquals(List.of(), notices);
    }

    @InWholeForm
    @Test
    void aRunGoesOnAfterAKillAtAnyByte() throws IOException {
        List<TestResult> whole = results(BOTH, 1);
        byte[] all = Files.readAllBytes(file);
        SplittableRandom random = new SplittableRandom(SEED_OF_KILLS);

        for (int end : new int[] {5, random.nextInt(all.length), random.nextInt(all.length), all.length - 1}) {
            Files.write(file, Arrays.copyOf(all, end));
            assertEquals(whole, results(BOTH, 1), "killed at byte " + end);
            assertEquals(1 + 4 + 2 * 2, lines().size());
        }
    }

    @Test
    void theFirstPairsCountAsFarAsTheyAreThere() throws IOException {
        results(CONTEST, 1);
        Files.write(
                file,
                lines().stream()
                        .filter(line -> !line.startsWith("{\"pair\":2,"))
                        .toList());

        TestResult.Played played = results(CONTEST, 0).get(0).played().orElseThrow();

        assertEquals(2, played.games());
        assertEquals(
                unkept(CONTEST.replace("'pairs': 4", "'pairs': 2"))
                        .get(0)
                        .played()
                        .orElseThrow()
                        .measured(),
                played.measured());
        assertEquals(4, lines().size(), "nothing was played");
    }

    @Test
    void aValuationGoesOnToo() throws IOException {
        List<TestResult> whole = results(WORTH, 1);
        List<String> lines = lines();
        Files.write(file, lines.subList(0, lines.size() / 2));

        assertEquals(unkept(WORTH), whole);
        assertEquals(whole, results(WORTH, 1));
        assertEquals(lines.size(), lines().size());
    }

    @Test
    void anotherProgramReadsButDoesNotPlayOn() {
        List<TestResult> whole = results(CONTEST, 1);

        assertEquals(whole, run(CONTEST, 1, 1, "9.9").results().get(0).tests());
        assertRefused(
                CONTEST.replace("'pairs': 4", "'pairs': 5"),
                1,
                1,
                "9.9",
                "cube.contests.jsonl was begun with Plyspace 0.0, but what the claims ask for is of 9.9");
    }

    @Test
    void otherRulesReadWithANoticeButDoNotPlayOn() {
        List<TestResult> whole = results(CONTEST, 1);
        registry = Trials.registry(temp.resolve("rules.jar"), "other rules");

        assertEquals(whole, results(CONTEST, 0));
        assertTrue(notices.get(0).contains("rules.jar of cube is another file here"), notices::toString);
        assertRefused(BOTH, 1, 1, Trials.VERSION, "expected the same file");
    }

    @Test
    void anotherSeedIsRefused() {
        results(CONTEST, 1);

        assertRefused(CONTEST, 0, 2, Trials.VERSION, "has games by the seed 1, but what the claims ask for has 2");
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"asWhite\":.                    | \"asWhite\":3     | :2: field asWhite: expected a whole number from 0 to 2, found the number 3",
                "\"pair\":1,                      | \"pair\":0,       | field pair: 0 of QB:- is there already; expected each pair once",
                "\"plies\"                        | \"plys\"          | :2: unknown field 'plys'",
                "plyspace-contests/1              | plyspace-other/1  | :1: field format: expected plyspace-contests/1",
                "\"variant\":\"cube\"             | \"variant\":\"x\" | :1: field variant: expected cube",
                "\\z                              | no line           | does not end with a line that begins with {\"pair\":"
            })
    void aSpoiledFileIsRefusedAndLeftAsItIs(String what, String by, String reason) throws IOException {
        results(CONTEST, 1);
        String spoiled = Files.readString(file).replaceFirst(what, by);
        Files.writeString(file, spoiled);

        assertRefused(BOTH, 1, 1, Trials.VERSION, reason);
        assertEquals(spoiled, Files.readString(file));
    }
}
