package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.lab.study.ReadyExperiment;

class TrialGamesTest {

    @TempDir
    private Path folder;

    @Test
    void aFewOpeningsArePlayedEvenIfThereIsNoTimeWithSeed7() {
        ReadyExperiment ready = ReadyExperiment.of(
                Trials.coins(50), "trial.json", Trials.registry(folder.resolve("rules.jar"), "rules"));
        List<Integer> heard = new ArrayList<>();

        TrialGames trial = TrialGames.play(ready, 1, Duration.ZERO, heard::add);

        assertEquals(6, trial.size());
        assertEquals(6, heard.get(heard.size() - 1));
        assertTrue(trial.seconds(0) > 0);
        assertEquals(OptionalDouble.empty(), trial.pairedDeviation(0), "the baseline");
    }

    /** Points 0, 1/2 and 1: two squares of 1/4, divided by two degrees of freedom. */
    @Test
    void pointsVary() {
        assertEquals(0.5, TrialGames.deviation(List.of(0.0, 0.5, 1.0)).getAsDouble(), 1e-12);
    }

    @Test
    void ofGamesThatEndedAlikeNothingIsKnownOfOthers() {
        assertEquals(OptionalDouble.empty(), TrialGames.deviation(List.of(0.5, 0.5, 0.5)));
        assertEquals(OptionalDouble.empty(), TrialGames.deviation(List.of(1.0)));
    }
}
