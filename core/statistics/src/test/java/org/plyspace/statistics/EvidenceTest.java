package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.statistics.Measurement.Evidence;

@DisplayName("What a sample tells beyond its interval")
class EvidenceTest {

    private static ClusteredSample values(int eachOpening, double... values) {
        double[] ones = new double[values.length];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(
                IntStream.range(0, values.length).map(i -> i / eachOpening).toArray(), values, ones);
    }

    private static double[] filled(int count, int ones, double value) {
        double[] values = new double[count];
        Arrays.fill(values, 0, ones, value);
        return values;
    }

    private static Optional<Evidence> evidence(Measurement measurement, ClusteredSample sample, double most) {
        return measurement.evidence(sample, measurement.of(sample, 1), most);
    }

    /** SciPy: the limits of Clopper and Pearson, binom.sf(19, 100, 0.1) and binom.cdf(20, 100, 0.3). */
    @Test
    void isThatOfTrialsWhereGamesAreIndependent() {
        Evidence trials = evidence(Measurement.SHARE_OF_GAMES, values(1, filled(100, 20, 1)), 1)
                .orElseThrow();

        assertEquals(0.2, trials.at(0.025).mean());
        assertEquals(0.1266556, trials.at(0.025).low(), 1e-6);
        assertEquals(0.2918427, trials.at(0.025).high(), 1e-6);
        assertEquals(0.0019786, trials.above(0.1), 1e-6);
        assertEquals(0.0164629, trials.below(0.3), 1e-6);
    }

    /** What cannot be is excluded by nothing, or by anything. */
    @ParameterizedTest
    @CsvSource({"-0.1, 0, 1", "0, 0, 1", "1, 1, 0", "1.1, 1, 0"})
    void isCertainAtTheEndsOfAShare(double bound, double above, double below) {
        Evidence some = new Measurement.Trials(3, 10);
        Evidence all = new Measurement.Trials(10, 10);
        Evidence none = new Measurement.Trials(0, 10);

        assertEquals(above, some.above(bound));
        assertEquals(below, some.below(bound), 1e-9);
        assertEquals(1, all.below(1));
        assertEquals(1, none.above(0));
        assertEquals(Math.pow(0.5, 10), all.above(0.5), 1e-9);
        assertEquals(Math.pow(0.5, 10), none.below(0.5), 1e-9);
    }

    /** Mean 3 of 1 to 5, error sqrt(0.5), four degrees. */
    @Test
    void isStudentsForMeans() {
        Evidence mean = evidence(Measurement.MEAN, values(1, 1, 2, 3, 4, 5), 5).orElseThrow();

        assertEquals(3 - 1.9632432, mean.at(0.025).low(), 1e-6);
        assertEquals(3 + 1.9632432, mean.at(0.025).high(), 1e-6);
        assertEquals(0.0066178, mean.above(0), 1e-6);
        assertEquals(0.1150998, mean.below(4), 1e-6);
    }

    /** Of 40 games of 12 plies 1 - tail^(1/40) may be shorter; with a tail of (11.5 / 12)^40 the mean might be 11.5. */
    @Test
    void followsFromTheNumberOfGamesThatAreAllAlike() {
        Evidence alike =
                evidence(Measurement.MEAN, values(1, filled(40, 40, 12)), 12).orElseThrow();

        assertEquals(10.9428324, alike.at(0.025).low(), 1e-6);
        assertEquals(12, alike.at(0.025).high());
        assertEquals(0.1822484, alike.above(11.5), 1e-6);
        assertEquals(1, alike.above(12));
    }

    @Test
    void isUnknownWhereNoDistributionIs() {
        double[] halves = {0, 0.5, 1, 1};

        assertEquals(Optional.empty(), evidence(Measurement.SHARE_OF_GAMES, values(1, halves), 1));
        assertEquals(Optional.empty(), evidence(Measurement.SHARE_OF_GAMES, values(2, filled(8, 3, 1)), 1));
        assertEquals(Optional.empty(), evidence(Measurement.MEAN, values(4, filled(4, 2, 1)), 1), "one opening");
        assertEquals(Optional.empty(), evidence(Measurement.MEDIAN, values(1, 1, 2, 3, 4, 5), 9));
        assertEquals(Optional.empty(), evidence(Measurement.MEAN, values(1), 9), "no game");
    }
}
