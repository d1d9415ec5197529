package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyspace.statistics.FactorialProcess.Observation;
import org.plyspace.statistics.FactorialProcess.Prediction;

class FactorialProcessTest {

    private static List<int[]> settings(int... levels) {
        List<int[]> settings = new ArrayList<>(List.of(new int[0]));
        for (int count : levels) {
            List<int[]> longer = new ArrayList<>();
            for (int[] setting : settings) {
                for (int level = 0; level < count; level++) {
                    int[] more = Arrays.copyOf(setting, setting.length + 1);
                    more[setting.length] = level;
                    longer.add(more);
                }
            }
            settings = longer;
        }
        return settings;
    }

    @Test
    void levelsAreCodedAlikeAndSumToNothing() {
        FactorialProcess.EffectCodes codes = new FactorialProcess.EffectCodes(3, 2);

        assertEquals(3, codes.mains);
        assertEquals(2, codes.pairs);
        double[] sum = new double[6];
        for (int[] setting : settings(3, 2)) {
            double[] row = codes.of(setting);
            assertEquals(1, row[1] * row[1] + row[2] * row[2], 1e-12);
            assertEquals(1, row[3] * row[3], 1e-12);
            assertEquals(row[1] * row[3], row[4], 1e-12);
            for (int i = 0; i < sum.length; i++) {
                sum[i] += row[i];
            }
        }
        assertEquals(6, sum[0], 1e-12);
        IntStream.range(1, 6).forEach(i -> assertEquals(0, sum[i], 1e-12));
    }

    @Test
    void exactObservationsArePredicted() {
        List<int[]> settings = settings(2, 2, 2);
        List<Observation> seen = IntStream.range(0, 8)
                .mapToObj(i -> new Observation(i, 0, i * i, 1e-6))
                .toList();
        FactorialProcess process = FactorialProcess.fit(settings, seen, 0);

        for (int i = 0; i < 8; i++) {
            assertEquals(i * i, process.at(i).mean(), 1e-2);
            assertTrue(process.at(i).deviation() < 1e-2);
        }
    }

    @Test
    void settingThatWasNotSeenIsPredictedByItsEffects() {
        List<int[]> settings = settings(2, 2, 2, 2);
        List<Observation> seen = IntStream.range(0, 15)
                .mapToObj(i -> new Observation(i, 0, sum(settings.get(i)), 1e-4))
                .toList();
        Prediction last = FactorialProcess.fit(settings, seen, 0).at(15);

        assertEquals(10, last.mean(), 0.2);
        assertTrue(last.deviation() < 0.3, last.toString());
    }

    private static double sum(int[] setting) {
        return IntStream.range(0, setting.length).map(i -> (i + 1) * setting[i]).sum();
    }

    @Test
    void shiftOfABlockIsNotTakenForTheMeritOfItsSettings() {
        List<int[]> settings = settings(2, 2);
        List<Observation> seen = List.of(
                new Observation(0, 0, 0, 0.01),
                new Observation(1, 0, 1, 0.01),
                new Observation(2, 0, 0, 0.01),
                new Observation(3, 0, 1, 0.01),
                new Observation(0, 1, 5, 0.01),
                new Observation(3, 1, 6, 0.01));
        FactorialProcess process = FactorialProcess.fit(settings, seen, 1e-9, 25);

        assertEquals(1, process.at(3).mean() - process.at(2).mean(), 0.1);
        assertEquals(1, process.at(3).mean() - process.at(0).mean(), 0.1);
    }

    /** Of 2,000 predictions of noisy factorials, about 95 % lie within two deviations of the truth; seed 5. */
    @Test
    void deviationsAreAsLargeAsErrors() {
        Random random = new Random(5);
        List<int[]> settings = settings(2, 3, 2, 2);
        int within = 0;
        int all = 0;
        double squares = 0;
        double noise = 0;
        while (all < 2_000) {
            double[] truth = truth(settings, random);
            List<Observation> seen = IntStream.range(0, truth.length)
                    .mapToObj(i -> new Observation(i, 0, truth[i] + random.nextGaussian(), 1))
                    .toList();
            FactorialProcess process = FactorialProcess.fit(settings, seen, 0);
            for (int i = 0; i < truth.length; i++) {
                Prediction prediction = process.at(i);
                double error = prediction.mean() - truth[i];
                within += Math.abs(error) <= 2 * prediction.deviation() ? 1 : 0;
                squares += error * error;
                noise += Math.pow(seen.get(i).value() - truth[i], 2);
                all++;
            }
        }
        assertEquals(0.95, (double) within / all, 0.04);
        assertTrue(squares < noise / 2, squares + " of " + noise);
    }

    private static double[] truth(List<int[]> settings, Random random) {
        double[][] effects = new double[4][3];
        for (double[] factor : effects) {
            for (int level = 0; level < factor.length; level++) {
                factor[level] = random.nextGaussian();
            }
        }
        return settings.stream()
                .mapToDouble(setting -> IntStream.range(0, 4)
                        .mapToDouble(i -> effects[i][setting[i]])
                        .sum())
                .toArray();
    }

    /** |x| integrated numerically over a normal distribution of mean 0.5 and deviation 2: 1.645379. */
    @Test
    void distanceIsThatOfAFoldedNormal() {
        assertEquals(1.645379, new Prediction(0.5, 2).distance(0), 1e-5);
        assertEquals(1.645379, new Prediction(3, 2).distance(2.5), 1e-5);
        assertEquals(3, new Prediction(-1, 0).distance(2), 1e-12);
        assertEquals(7, new Prediction(9, 0.1).distance(2), 1e-9);
    }
}
