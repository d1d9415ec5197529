package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.Registry;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.ReplayedStore;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.Trials;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.Expectation.SmallestDifference;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.GamesNeeded;
import org.plyspace.lab.verdict.HypothesisTests;
import org.plyspace.lab.verdict.StoredResults;

class PlannedGamesTest {

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    @TempDir
    private Path folder;

    private static Hypothesis hypothesis(Optional<SmallestDifference> margin) {
        return new Hypothesis(
                "Shorter.",
                Optional.of("koernke"),
                Optional.of("coin"),
                Optional.empty(),
                List.of(new Expectation(Optional.of("mean-length"), Optional.of(Direction.LOWER), margin)));
    }

    private static Experiment experiment(List<Hypothesis> hypotheses, int games) {
        return new Experiment(
                "trial",
                List.of("coin", "koernke"),
                List.of("random"),
                games,
                OpeningRule.parse("random:1"),
                3,
                30,
                List.of(),
                hypotheses);
    }

    private List<String> lines(Experiment planned) throws IOException {
        Registry registry = Trials.registry(folder.resolve("rules.jar"), "rules");
        Path store = folder.resolve("store");
        Trials.play(
                ReadyExperiment.of(experiment(List.of(), 20), "prior.json", registry), store, new GameRange(0, 39), 1);
        StoredResults prior = new StoredResults(new ReplayedStore(Store.open(store)), registry, file -> registry);
        ReadyExperiment ready = ReadyExperiment.of(planned, "trial.json", registry);
        return PlanReport.hypotheses(planned, GamesNeeded.of(new HypothesisTests(ready, prior.played(done -> {}))));
    }

    private double deviation(int setting) {
        return Math.sqrt(Variance.of(Trials.games(folder.resolve("store")).stream()
                        .filter(game -> game.setting() == setting)
                        .map(PlayedGame::moves)
                        .mapToDouble(List::size)
                        .toArray())
                .getAsDouble());
    }

    /** Two rule sets, so not paired: ((z + z') deviation / 2)^2, the deviation being that of both; two hypotheses share 5 %. */
    @Test
    void aMarginIsToldByAsManyGamesAsTheirLengthsNeed() throws IOException {
        List<String> lines = lines(experiment(
                List.of(
                        hypothesis(Optional.of(new SmallestDifference(2, false))),
                        hypothesis(Optional.of(new SmallestDifference(2, false)))),
                500));

        double deviation = Math.hypot(deviation(0), deviation(1));
        assertEquals(4, lines.size());
        assertEquals("Shorter.", lines.get(0));
        assertEquals(
                "  mean length to ply 30, plies: 2.00 is told from 0 by " + games(deviation, 0.8)
                        + " games with 80 %, by "
                        + games(deviation, 0.9) + " with 90 %; the 500 planned tell "
                        + String.format("%.3g", 2 * Math.sqrt(exact(deviation, 0.8) / 500)) + " with 80 %",
                lines.get(1));
    }

    private static double exact(double deviation, double power) {
        double root =
                (NORMAL.inverseSurvivalProbability(0.025) + NORMAL.inverseCumulativeProbability(power)) * deviation / 2;
        return root * root;
    }

    private static long games(double deviation, double power) {
        return (long) Math.ceil(exact(deviation, power));
    }

    @Test
    void withoutAMarginTheMetricsOwnIsPlannedFor() throws IOException {
        List<String> lines = lines(experiment(List.of(hypothesis(Optional.empty())), 500));

        assertTrue(lines.get(1).contains(" is told from 0 by "), lines.get(1));
    }
}
