package org.plyspace.lab.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.InterimLooks;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.HypothesisVerdict;
import org.plyspace.statistics.SequentialBounds.Spending;

class SettledColumnsTest {

    private static final List<String> PLAYERS = List.of("random", "greedy");

    private static Hypothesis hypothesis(String setting) {
        return new Hypothesis(
                setting,
                Optional.of(setting),
                Optional.of("a"),
                Optional.empty(),
                List.of(new Expectation(Optional.of("score"), Optional.of(Direction.HIGHER), Optional.empty())));
    }

    private static Experiment experiment(boolean stops) {
        return new Experiment(
                "trial",
                List.of("a", "a:x=1", "a:x=2", "a:x=3"),
                PLAYERS,
                100,
                OpeningRule.parse("random:4"),
                1,
                100,
                List.of(),
                List.of(hypothesis("a:x=1"), hypothesis("a:x=2")),
                Optional.of(new InterimLooks(List.of(20, 100), Spending.LINEAR, stops)));
    }

    /** Columns by the verdicts on both hypotheses, for the first engine and then for the second one. */
    private static StudyRun.SettledColumns looked(HypothesisVerdict... verdicts) {
        Experiment experiment = experiment(true);
        StudyRun.SettledColumns columns = new StudyRun.SettledColumns(
                experiment,
                () -> IntStream.range(0, verdicts.length)
                        .mapToObj(i -> new HypothesisResult(
                                experiment.hypotheses().get(i % 2),
                                "",
                                "a",
                                PLAYERS.get(i / 2),
                                List.of(),
                                verdicts[i],
                                20,
                                100))
                        .toList());
        columns.look();
        return columns;
    }

    @Test
    void whatIsSettledIsPlayedNoMoreWhileItsBaselineGoesOn() {
        StudyRun.SettledColumns columns = looked(
                HypothesisVerdict.TOO_SMALL,
                HypothesisVerdict.INTERIM,
                HypothesisVerdict.SUPPORTED,
                HypothesisVerdict.REFUTED);

        assertEquals(List.of("a, greedy", "a:x=1, random", "a:x=1, greedy", "a:x=2, greedy"), columns.names());
        assertFalse(columns.isSettled(0));
        assertTrue(columns.isSettled(1));
    }

    @Test
    void whatNoHypothesisIsAboutIsPlayedToTheEnd() {
        StudyRun.SettledColumns columns = looked(
                HypothesisVerdict.SUPPORTED,
                HypothesisVerdict.SUPPORTED,
                HypothesisVerdict.SUPPORTED,
                HypothesisVerdict.SUPPORTED);

        assertFalse(columns.isSettled(6));
        assertFalse(columns.isSettled(7));
        assertEquals(6, columns.names().size());
    }

    @Test
    void looksThatDoNotStopAnythingAreNoStages() {
        assertEquals(List.of(20, 100), new StudyRun.SettledColumns(experiment(true), List::of).stages());
        assertEquals(List.of(100), new StudyRun.SettledColumns(experiment(false), List::of).stages());
    }
}
