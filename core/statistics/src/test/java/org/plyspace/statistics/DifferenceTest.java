package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferenceTest {

    private static ClusteredSample values(double... values) {
        double[] ones = new double[values.length];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(IntStream.range(0, values.length).toArray(), values, ones);
    }

    /**
     * Welch's test by hand: means 3 and 6, variances 2.5 and 10, five observations each: error sqrt(2.5), 5.88 degrees, t =
     * 1.897, p = 0.1075.
     */
    @Test
    void unpairedMeansAreWelchs() {
        Difference difference =
                Difference.of(values(1, 2, 3, 4, 5), values(2, 4, 6, 8, 10), Measurement.MEAN, false, 1);

        assertEquals(3, difference.estimate().mean());
        assertEquals(Math.sqrt(2.5), difference.error(), 1e-9);
        assertEquals(5.8824, difference.freedom(), 1e-4);
        assertEquals(0.1075, difference.p(), 1e-4);
    }

    /** By hand: variances of the means 2.5 / 5 and 13 / 3; 4.8333^2 / (0.5^2 / 4 + 4.3333^2 / 2) = 2.4717 degrees. */
    @Test
    void theSmallerSampleHasTheFewerDegreesOfFreedom() {
        Difference up = Difference.of(values(1, 2, 3, 4, 5), values(2, 4, 9), Measurement.MEAN, false, 1);
        Difference down = Difference.of(values(2, 4, 9), values(1, 2, 3, 4, 5), Measurement.MEAN, false, 1);

        assertEquals(2.4717, up.freedom(), 1e-4);
        assertEquals(2.4717, down.freedom(), 1e-4);
        assertEquals(Math.sqrt(29.0 / 6), up.error(), 1e-9);
    }

    /** Each sample and each pair counts one; estimating one or two means costs as many degrees of freedom. */
    @ParameterizedTest(name = "{0}, paired {1}: {2}")
    @CsvSource({"MEAN, true, 4", "MEDIAN, true, 4", "MEDIAN, false, 6"})
    void whatIsPairedHasADegreeLessThanPairs(Measurement measurement, boolean paired, double degrees) {
        Difference difference = Difference.of(values(1, 2, 3, 4, 5), values(2, 4, 9), measurement, paired, 1);

        assertEquals(degrees, difference.freedom());
    }

    /** If samples do not vary, the smaller one determines the certainty: four equal values, 2^-4 in each direction. */
    @Test
    void theSmallerSampleSaysHowSureConstantsAre() {
        double[] many = new double[40];
        Arrays.fill(many, 2);
        Difference up = Difference.of(values(many), values(1, 1, 1, 1), Measurement.MEAN, false, 1);
        Difference down = Difference.of(values(1, 1, 1, 1), values(many), Measurement.MEAN, false, 1);

        assertEquals(2 * Math.pow(0.5, 4), up.p(), 1e-9);
        assertEquals(2 * Math.pow(0.5, 4), down.p(), 1e-9);
    }

    /** Eight of ten coins: 56 of 1,024 throws have as many, and Clopper and Pearson's limits are 44.39 % and 97.48 %. */
    @Test
    void aShareIsComparedWithANumberByTheBinomialDistribution() {
        Difference difference = Difference.from(
                0.5, values(1, 1, 1, 1, 0, 1, 1, 1, 0, 1), Measurement.SHARE_OF_GAMES, 1, Double.POSITIVE_INFINITY);

        assertEquals(0.3, difference.estimate().mean(), 1e-12);
        assertEquals(0.4439 - 0.5, difference.estimate().low(), 1e-4);
        assertEquals(0.9748 - 0.5, difference.estimate().high(), 1e-4);
        assertEquals(56.0 / 1024, difference.higherP(), 1e-12);
        assertEquals(10, difference.clusters());
    }

    /** Mean 2.5, error sqrt(1.6667 / 4) = 0.6455, three degrees, t = 0.7746 from 2: p = 0.2475; 3.1824 errors are 2.0543. */
    @Test
    void aMeanIsComparedWithANumberByStudentsT() {
        Difference difference = Difference.from(2, values(1, 2, 3, 4), Measurement.MEAN, 1, Double.POSITIVE_INFINITY);

        assertEquals(0.5, difference.estimate().mean());
        assertEquals(2.0543, difference.estimate().halfWidth(), 1e-4);
        assertEquals(0.6455, difference.error(), 1e-4);
        assertEquals(3, difference.freedom());
        assertEquals(0.2475, difference.higherP(), 1e-4);
    }

    /** Where only an interval is known, another one is as much longer as Student's, and the test follows from it. */
    @Test
    void aMedianIsComparedWithANumberByItsInterval() {
        ClusteredSample sample = values(1, 2, 3, 4, 5, 6, 7, 8, 9);
        Estimate shown = Measurement.MEDIAN.of(sample, 1);
        Difference difference = Difference.from(4, sample, Measurement.MEDIAN, 1, Double.POSITIVE_INFINITY);

        assertEquals(shown.mean() - 4, difference.estimate().mean(), 1e-9);
        assertEquals(shown.low() - 4, difference.estimate().low(), 1e-9);
        assertEquals(shown.high() - 4, difference.estimate().high(), 1e-9);
        // Student's t with eight degrees: 2.306 for 2.5 % beyond an end, 3.3554 for 0.5 %.
        assertEquals(3.3554 / 2.306, difference.at(0.005).halfWidth() / shown.halfWidth(), 1e-3);
        assertEquals(
                0.025,
                Difference.from(shown.low(), sample, Measurement.MEDIAN, 1, 0).higherP(),
                1e-6);
    }

    @Test
    void nothingIsComparedWithoutObservations() {
        Difference difference = Difference.from(1, values(), Measurement.MEAN, 1, Double.POSITIVE_INFINITY);

        assertTrue(Double.isNaN(difference.estimate().mean()));
        assertTrue(Double.isNaN(difference.p()));
    }

    /** Differences 1, 2, 3, 4, 5: mean 3, error sqrt(2.5 / 5), t = 4.243 with 4 degrees, p = 0.0132. */
    @Test
    void pairedMeansAreOfTheDifferences() {
        Difference difference = Difference.of(values(1, 2, 3, 4, 5), values(2, 4, 6, 8, 10), Measurement.MEAN, true, 1);

        assertEquals(Math.sqrt(0.5), difference.error(), 1e-9);
        assertEquals(0.0132, difference.p(), 1e-4);
        assertEquals(4.2426, difference.deviations(), 1e-4);
    }

    /** The same differences against a margin of 5: t = 2 / 0.7071 = 2.828, p = 0.0237. */
    @Test
    void smallDifferencesAreAlike() {
        Difference difference = Difference.of(values(1, 2, 3, 4, 5), values(2, 4, 6, 8, 10), Measurement.MEAN, true, 1);

        assertEquals(0.0237, difference.equivalenceP(5), 1e-4);
        assertTrue(difference.equivalenceP(2) > 0.5);
    }

    /**
     * The same differences: upwards, p is half of 0.0132; beyond a margin of 1 in either direction, with t = 2 / 0.7071 and 4 /
     * 0.7071, it is 0.0237 + 0.0024.
     */
    @Test
    void oneSidedTestsLookIntoOneDirection() {
        Difference up = Difference.of(values(1, 2, 3, 4, 5), values(2, 4, 6, 8, 10), Measurement.MEAN, true, 1);
        Difference down = Difference.of(values(2, 4, 6, 8, 10), values(1, 2, 3, 4, 5), Measurement.MEAN, true, 1);

        assertEquals(0.0066, up.higherP(), 1e-4);
        assertEquals(1 - 0.0066, up.lowerP(), 1e-4);
        assertEquals(0.0066, down.lowerP(), 1e-4);
        assertEquals(0.0261, up.largerP(1), 1e-4);
        assertEquals(0.0261, down.largerP(1), 1e-4);
        assertEquals(1 - 0.0237 + 0.0002, up.largerP(5), 1e-4);
        assertEquals(up.p(), up.largerP(1e-9), 1e-8);
    }

    @Test
    void neverSeenInBothIsNoDifferenceButNotSureEither() {
        Difference difference =
                Difference.of(values(0, 0, 0, 0), values(0, 0, 0, 0), Measurement.SHARE_OF_GAMES, false, 1);

        assertEquals(1, difference.p());
        assertEquals(
                Math.hypot(0, Estimates.proportion(0, 4).high()),
                difference.estimate().high(),
                1e-9);
        assertTrue(difference.equivalenceP(0.05) > 0.3);
    }

    @Test
    void whatIsNotKnownIsNotTested() {
        ClusteredSample cut = ClusteredSample.of(new int[] {0, 1}, new double[] {5, 5}, new double[] {0, 0});

        assertTrue(Double.isNaN(Difference.of(values(1, 2, 3), cut, Measurement.MEDIAN, false, 1)
                .p()));
        assertTrue(Double.isNaN(
                Difference.of(values(1), values(2), Measurement.MEAN, false, 1).p()));
        assertTrue(Double.isNaN(Difference.of(values(), values(2, 3), Measurement.MEAN, false, 1)
                .p()));
    }

    /** Two draws against two wins may be chance: two coins that fall alike. */
    @Test
    void fewObservationsThatDoNotVarySettleNothing() {
        Difference difference = Difference.of(values(0.5, 0.5), values(1, 1), Measurement.SHARE_OF_GAMES, false, 1);

        assertEquals(0.5, difference.estimate().mean());
        assertTrue(difference.estimate().low() < 0, difference.toString());
        assertEquals(0.5, difference.p());
        assertEquals(0.25, difference.higherP());
        assertEquals(1, difference.lowerP());
        assertEquals(0.6745, difference.deviations(), 1e-4);
        assertEquals(1, difference.equivalenceP(0.05));
    }

    /**
     * Twenty coins that fall alike are no chance. By Newcombe's method, with Wilson's intervals, the difference is at least
     * 0.773.
     */
    @Test
    void manyObservationsThatDoNotVarySettleIt() {
        double[] won = new double[20];
        Arrays.fill(won, 1);

        Difference difference =
                Difference.of(values(new double[20]), values(won), Measurement.SHARE_OF_GAMES, false, 1);

        assertEquals(Math.pow(0.5, 19), difference.p());
        assertEquals(1 - Math.sqrt(2) * 0.1611, difference.estimate().low(), 1e-3);
        assertTrue(difference.estimate().high() <= 1, difference.toString());
    }

    /** Eighty games of each, none of them with the property, show that fewer than one in twenty has it. */
    @Test
    void neverSeenInManyGamesIsAlike() {
        Difference difference =
                Difference.of(values(new double[80]), values(new double[80]), Measurement.SHARE_OF_GAMES, false, 1);

        assertTrue(difference.estimate().high() < 0.05 && difference.estimate().high() > 0.04, difference.toString());
        assertTrue(difference.equivalenceP(0.05) <= 0.025);
        assertTrue(difference.equivalenceP(0.04) > 0.025);
        // As small as a family of many asks for, where there is evidence enough.
        assertTrue(difference.equivalenceP(0.2) < 0.025 / 52);
    }

    /** If one pair in 22 differed, none of eighty would with a probability of only 2.5 %. */
    @Test
    void pairsOfWhichNoneDiffersAreAlike() {
        double[] games = new SplittableRandom(1).ints(80, 0, 2).asDoubleStream().toArray();

        Difference difference = Difference.of(values(games), values(games), Measurement.SHARE_OF_GAMES, true, 1);

        assertEquals(0.0451, difference.estimate().high(), 1e-4);
        assertEquals(1, difference.p());
        assertTrue(difference.equivalenceP(0.05) <= 0.05);
    }

    /** Two games cut off at ply 12 in both settings: up to 1 - 0.025^(1/2) = 84.19 % of games may be shorter, by 12 at most. */
    @Test
    void meansThatDoNotVaryDifferByAsMuchAsGamesCan() {
        Difference same = Difference.of(values(12, 12), values(12, 12), Measurement.MEAN, true, 1, 12);

        assertEquals(0, same.estimate().mean());
        assertEquals(0.8419 * 12, same.estimate().high(), 1e-3);
        assertEquals(-0.8419 * 12, same.estimate().low(), 1e-3);
        assertEquals(1, same.p());
        assertTrue(same.equivalenceP(1) > 0.5);
        double[] many = new double[256];
        Arrays.fill(many, 12);
        assertTrue(Difference.of(values(many), values(many), Measurement.MEAN, true, 1, 12)
                        .equivalenceP(1)
                < 0.025);
    }

    /** One against two: by coins that fall alike they differ, but nothing tells by how much. */
    @ParameterizedTest
    @CsvSource({"MEAN, true", "MEAN, false", "RATIO, true", "RATIO, false"})
    void unboundedMeansThatDoNotVaryAreNotKnownToBeNear(Measurement measurement, boolean paired) {
        double[] ones = new double[20];
        double[] twos = new double[20];
        Arrays.fill(ones, 1);
        Arrays.fill(twos, 2);

        Difference same = Difference.of(values(ones), values(ones), measurement, paired, 1);
        Difference other = Difference.of(values(ones), values(twos), measurement, paired, 1);

        assertEquals(new Estimate(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), same.estimate());
        assertEquals(1, same.equivalenceP(100));
        assertEquals(1, other.equivalenceP(100));
        assertEquals(Math.pow(0.5, 19), other.p());
    }

    /** Three games are no median: each end lies beyond them in one of eight samples; of nine games the second and the eighth are. */
    @Test
    void mediansThatDoNotVaryHaveAnIntervalByRanks() {
        double[] nine = new double[9];
        Arrays.fill(nine, 7);

        Difference few = Difference.of(values(5, 5, 5), values(7, 7, 7), Measurement.MEDIAN, false, 1);
        Difference more = Difference.of(values(new double[9]), values(nine), Measurement.MEDIAN, false, 1);

        assertEquals(new Estimate(2, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), few.estimate());
        assertEquals(new Estimate(7, 7, 7), more.estimate());
    }

    @Test
    void sharesDifferByAllAtMost() {
        Difference few = Difference.of(values(0, 0, 1), values(1, 1, 1), Measurement.SHARE_OF_GAMES, false, 1);

        assertEquals(1, few.estimate().high());
        assertTrue(few.estimate().low() < 0);
    }

    /** The means of ten tenths and of three tenths differ only by rounding. */
    @Test
    void roundingIsNoDifference() {
        double[] ten = new double[10];
        Arrays.fill(ten, 0.1);

        Difference difference = Difference.of(values(0.1, 0.1, 0.1), values(ten), Measurement.MEAN, false, 1);

        assertEquals(0, difference.estimate().mean());
        assertEquals(1, difference.p());
    }

    @Test
    void aSampleOfOneOpeningIsNotTestedThoughPaired() {
        ClusteredSample one = ClusteredSample.of(new int[2], new double[] {1, 2}, new double[] {1, 1});

        assertTrue(Double.isNaN(Difference.of(one, values(1, 2, 3, 5), Measurement.MEAN, true, 1)
                .p()));
    }

    /**
     * Ten wins and no loss against five each: the error of both is 173.7 sqrt(1 / 10.5 + 1 / 0.5 + 2 / 5.5) = 272, the
     * difference 529.
     */
    @Test
    void eloOfFewDecisiveGamesIsUnsure() {
        double[] none = new double[10];
        double[] won = new double[10];
        Arrays.fill(won, 1);
        double[] half = {1, 1, 1, 1, 1, 0, 0, 0, 0, 0};
        double[] other = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1};

        Difference difference = Difference.of(counted(half, other), counted(won, none), Measurement.ELO, false, 1);

        assertEquals(529, difference.estimate().mean(), 1);
        assertEquals(272, difference.error(), 6);
        assertTrue(difference.p() > 0.05, difference.toString());
    }

    private static ClusteredSample counted(double[] first, double[] second) {
        return ClusteredSample.of(IntStream.range(0, first.length).toArray(), first, second);
    }

    /** Between equals, one in twenty differences is significant, whether or not samples are paired by shared luck. */
    @ParameterizedTest(name = "{0}, paired {1}, with seed 1")
    @CsvSource({
        "MEAN, false",
        "MEAN, true",
        "SHARE_OF_GAMES, true",
        "RATIO, true",
        "MEDIAN, false",
        "MEDIAN, true",
        "ELO, false",
        "ELO, true"
    })
    void equalsAreTakenForDifferentOneTimeInTwenty(Measurement measurement, boolean paired) {
        SplittableRandom random = new SplittableRandom(1);
        int trials = 500;
        int alarms = 0;
        for (int trial = 0; trial < trials; trial++) {
            double[] luck = random.doubles(80).toArray();
            ClusteredSample one =
                    drawn(measurement, paired ? luck : random.doubles(80).toArray(), random);
            ClusteredSample other = drawn(measurement, luck, random);
            alarms += Difference.of(one, other, measurement, paired, trial).p() <= 0.05 ? 1 : 0;
        }
        assertEquals(0.05, alarms / (double) trials, 0.025);
    }

    private static ClusteredSample drawn(Measurement measurement, double[] shared, SplittableRandom random) {
        double[] first = new double[shared.length];
        double[] second = new double[shared.length];
        for (int i = 0; i < shared.length; i++) {
            double luck = random.nextBoolean() ? shared[i] : random.nextDouble();
            boolean counted = measurement == Measurement.SHARE_OF_GAMES || measurement == Measurement.ELO;
            first[i] = counted ? (luck < 0.4 ? 1 : 0) : -Math.log(1 - luck);
            second[i] = measurement == Measurement.ELO ? 1 - first[i] : 1;
        }
        return ClusteredSample.of(IntStream.range(0, shared.length).toArray(), first, second);
    }

    /**
     * A hundred pairs that differ by 1.1 and -0.9 in turn: 0.1 on the average, deviation 1.005038. SciPy: (2.801585 deviation / distance)^2
     * = 792.8 pairs, and 198.2; 50.9 to stay within 0.5, for which a hundred are enough.
     */
    @Test
    void howManyMorePairsWouldSettleItFollowsFromHowPairsVary() {
        double[] before = new double[100];
        double[] after = IntStream.range(0, 100)
                .mapToDouble(i -> i % 2 == 0 ? 1.1 : -0.9)
                .toArray();
        Difference difference = Difference.of(values(before), values(after), Measurement.MEAN, true, 1);

        assertEquals(OptionalLong.of(693), difference.moreToExclude(0.1, 0.025));
        assertEquals(OptionalLong.of(99), difference.moreToExclude(0.2, 0.025));
        assertEquals(OptionalLong.empty(), difference.moreToExclude(0.5, 0.025), "there are enough");
        assertEquals(OptionalLong.empty(), difference.moreToExclude(0, 0.025));
        assertEquals(OptionalLong.empty(), difference.moreToStayWithin(0.5, 0.025), "there are enough");
        assertEquals(OptionalLong.empty(), difference.moreToStayWithin(0.09, 0.025), "it is beyond");
        assertTrue(difference.moreToStayWithin(0.3, 0.025).orElseThrow() > 50);
    }

    /** An error of 0.7071 with four degrees: t = 2 / 0.7071 and 4 / 0.7071 give 0.0237 and 0.0024, -3 / 0.7071 and 9 / 0.7071 0.9935. */
    @Test
    void whatLiesBeyondAMarginIsTestedOnBothSides() {
        Difference up = Difference.of(values(1, 2, 3, 4, 5), values(2, 4, 6, 8, 10), Measurement.MEAN, true, 1);
        Difference down = Difference.of(values(2, 4, 6, 8, 10), values(1, 2, 3, 4, 5), Measurement.MEAN, true, 1);

        for (Difference difference : new Difference[] {up, down}) {
            assertEquals(0.0261, difference.largerP(1), 1e-4);
            assertEquals(0.9935, difference.largerP(6), 1e-4);
            assertEquals(0.0237, difference.equivalenceP(5), 1e-4);
        }
    }
}
