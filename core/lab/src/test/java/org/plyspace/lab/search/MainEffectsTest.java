package org.plyspace.lab.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.lab.search.RuleSearchResult.MainEffect;
import org.plyspace.lab.search.RuleSpace.Factor;
import org.plyspace.lab.search.RuleSpace.Setting;
import org.plyspace.statistics.ClusteredSample;

/** Two options, each on or off, and mean lengths of games by all four settings. */
class MainEffectsTest {

    private static final RuleSpace SPACE = new RuleSpace(
            List.of(new Factor("one", List.of("off", "on")), new Factor("other", List.of("off", "on"))),
            List.of(
                    new Setting("rules", List.of(0, 0)),
                    new Setting("rules:one=on", List.of(1, 0)),
                    new Setting("rules:other=on", List.of(0, 1)),
                    new Setting("rules:one=on,other=on", List.of(1, 1))),
            List.of(),
            List.of());
    private static final Objective LENGTH =
            new Objective(Aim.MINIMISE, new Quantity("length", "length", Unit.PLIES, 1_000));

    /** Games of three openings; none that counts if the number is unknown. */
    private static List<ClusteredSample> sample(double mean) {
        boolean known = !Double.isNaN(mean);
        double[] lengths = known ? new double[] {mean - 1, mean, mean + 1} : new double[3];
        double[] games = known ? new double[] {1, 1, 1} : new double[3];
        return List.of(ClusteredSample.of(new int[] {0, 1, 2}, lengths, games));
    }

    @ParameterizedTest(name = "{0}, with one option {1}, with the other {2}, with both {3}")
    @CsvSource({
        "20, 24, 30, 38, 6, 12",
        "20, 24, 30, NaN, 4, 10",
        "20, NaN, 30, 38, 8, 10",
        "20, NaN, 30, NaN, NaN, 10",
        "NaN, 24, 30, NaN, NaN, NaN",
    })
    void anEffectIsTheMeanOverPairsOfWhichBothNumbersAreKnown(
            double unchanged, double one, double other, double both, double ofOne, double ofOther) {
        List<MainEffect> effects = MainEffects.of(
                SPACE,
                List.of(LENGTH),
                DoubleStream.of(unchanged, one, other, both)
                        .mapToObj(MainEffectsTest::sample)
                        .toList());

        assertEquals(
                List.of("one", "other"),
                effects.stream().map(MainEffect::option).toList());
        assertEquals(ofOne, effects.get(0).differences().get(0).mean(), 1e-9);
        assertEquals(ofOther, effects.get(1).differences().get(0).mean(), 1e-9);
    }
}
