package org.plyspace.match.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.search.Scores;

@DisplayName("What positions are taken to be worth")
class BlendTest {

    private static final double SLOPE = 0.004;

    private static QuietPosition of(double result, OptionalInt searched) {
        return new QuietPosition(0, new double[] {1}, result, searched);
    }

    /** Games whose results follow what searches expect by a known slope. */
    private static List<QuietPosition> examples() {
        SplittableRandom random = new SplittableRandom(1);
        List<QuietPosition> examples = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            int score = random.nextInt(-500, 501);
            boolean won = random.nextDouble() < 1 / (1 + Math.exp(-SLOPE * score));
            examples.add(of(won ? 1 : 0, OptionalInt.of(score)));
        }
        return examples;
    }

    private static double target(QuietPosition example) {
        return Blend.of(examples()).targets(List.of(example)).get(0).score();
    }

    @Test
    void isHalfTheResultAndHalfWhatTheSearchExpected() {
        double expected = 1 / (1 + Math.exp(-SLOPE * 200));

        assertEquals((1 + expected) / 2, target(of(1, OptionalInt.of(200))), 0.01);
        assertEquals(expected / 2, target(of(0, OptionalInt.of(200))), 0.01);
        assertEquals((0.5 + 1 - expected) / 2, target(of(0.5, OptionalInt.of(-200))), 0.01);
    }

    @Test
    void aMateThatWasSeenCountsWhole() {
        assertEquals(1, target(of(1, OptionalInt.of(Scores.WIN))));
        assertEquals(0.5, target(of(1, OptionalInt.of(-Scores.WIN))));
    }

    @Test
    void withoutASearchItIsTheResult() {
        QuietPosition unknown = of(0.5, OptionalInt.empty());

        assertSame(unknown, Blend.of(examples()).targets(List.of(unknown)).get(0));
        assertTrue(Double.isFinite(Blend.of(List.of())
                .targets(List.of(of(1, OptionalInt.of(5))))
                .get(0)
                .score()));
    }
}
