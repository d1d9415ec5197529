package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.Registry;
import org.plyspace.lab.games.ReplayedStore;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.Trials;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.Expectation.SmallestDifference;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.InterimLooks;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.StoredResults;
import org.plyspace.lab.verdict.StoredSummary;
import org.plyspace.statistics.SequentialBounds.Spending;

class ResultDocTest {

    @TempDir
    private Path folder;

    private static Hypothesis hypothesis(String text, String setting, String metric, Direction direction) {
        return new Hypothesis(
                text,
                Optional.of(setting),
                Optional.of("coin"),
                Optional.empty(),
                List.of(new Expectation(
                        Optional.of(metric),
                        Optional.of(direction),
                        Optional.of(new SmallestDifference(0.05, false)))));
    }

    private List<String> page(Experiment experiment, int games) throws IOException {
        Registry registry = Trials.registry(folder.resolve("rules.jar"), "rules");
        Path store = folder.resolve("store");
        Trials.play(ReadyExperiment.of(experiment, "trial.json", registry), store, new GameRange(0, games - 1), 1);
        StoredSummary summary = new StoredResults(new ReplayedStore(Store.open(store)), registry, file -> registry)
                .sum(List.of("winners"), Optional.empty(), done -> {});
        return new ResultDoc(summary).tables().markdown().lines().toList();
    }

    private List<String> coins(int games) throws IOException {
        return page(
                new Experiment(
                        "trial",
                        List.of("coin", "coin:tag=off", "koernke"),
                        List.of("random"),
                        20,
                        OpeningRule.parse("random:1"),
                        3,
                        30,
                        List.of(),
                        List.of(
                                hypothesis("The tag changes nothing.", "coin:tag=off", "winners", Direction.EQUIVALENT),
                                hypothesis(
                                        "A board has more moves than a coin.",
                                        "koernke",
                                        "branching",
                                        Direction.HIGHER)),
                        Optional.of(new InterimLooks(List.of(10, 20), Spending.LINEAR, false))),
                games);
    }

    @Test
    void eachRuleSetHasItsVerdictsAndItsNumbers() throws IOException {
        List<String> page = coins(60);

        assertEquals("Of 2 hypotheses: 1 supported, 1 not settled.", page.get(0));
        assertEquals(
                List.of("#### coin", "#### koernke"),
                page.stream().filter(line -> line.startsWith("#")).toList());
        assertTrue(
                page.contains(
                        "| `coin:tag=off` | games with a winner to ply 30, % | equivalent | 5 | 0 (-21 to +21) | 20"
                                + " | not settled |"),
                page.toString());
        assertTrue(
                page.stream()
                        .anyMatch(
                                line -> line.startsWith(
                                        "| `koernke` | legal moves | higher | 0.1 | +56.1 (+53.6 to +58.7) | 10 of 20 | supported |")),
                page.toString());
        assertTrue(page.contains("| `coin:tag=off` | 20 of 20 | 35 (18-57) |"), page.toString());
    }

    @Test
    void aHypothesisInWordsAloneIsNamed() throws IOException {
        List<String> page = page(
                new Experiment(
                        "trial",
                        List.of("coin"),
                        List.of("random"),
                        2,
                        OpeningRule.parse("random:1"),
                        3,
                        30,
                        List.of(),
                        List.of(new Hypothesis(
                                "Coins are dull.", Optional.empty(), Optional.empty(), Optional.empty(), List.of()))),
                2);

        assertEquals(
                List.of("Of 1 hypothesis: 1 not tested.", "", "#### in words", "", "* Coins are dull. (not tested)"),
                page.subList(0, 5));
    }

    @Test
    void beforeALookItSaysWhatIsExpected() throws IOException {
        List<String> page = coins(27);

        assertEquals("Of 2 hypotheses: 2 interim.", page.get(0));
        assertTrue(page.contains("| `koernke` | branching | higher |  |  | 9 of 20 | interim |"), page.toString());
    }

    @Test
    void eachEngineHasTablesOfItsOwn() throws IOException {
        List<String> page = page(
                new Experiment(
                        "trial",
                        List.of("cube:n=4", "cube:n=4,selfCapture=on", "koernke"),
                        List.of("random", "greedy"),
                        1,
                        OpeningRule.parse("random:1"),
                        3,
                        30,
                        List.of(),
                        List.of()),
                6);

        assertEquals(
                List.of(
                        "#### cube, played by random",
                        "#### koernke, played by random",
                        "#### cube, played by greedy",
                        "#### koernke, played by greedy"),
                page.stream().filter(line -> line.startsWith("#")).toList());
    }
}
