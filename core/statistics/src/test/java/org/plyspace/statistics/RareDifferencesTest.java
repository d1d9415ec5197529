package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pairs that never or rarely differ; values worked with scipy 1.17 (beta.ppf, binom.sf). */
class RareDifferencesTest {

    private static final double TAIL = 0.025;

    private static ClusteredSample values(double... values) {
        double[] ones = new double[values.length];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(IntStream.range(0, values.length).toArray(), values, ones);
    }

    /** Pairs of which some rise, some fall, and half of the others are won in both. */
    private static Difference of(int pairs, int rising, int falling) {
        return of(pairs, rising, 0, falling);
    }

    /** The same; those that rise do so from a number of points. */
    private static Difference of(int pairs, int rising, double from, int falling) {
        double[] before = new double[pairs];
        double[] after = new double[pairs];
        for (int i = 0; i < pairs; i++) {
            before[i] = i < rising ? from : i < rising + falling ? 1 : i % 2;
            after[i] = i < rising ? 1 : i < rising + falling ? 0 : i % 2;
        }
        return Difference.of(values(before), values(after), Measurement.SHARE_OF_GAMES, true, 1);
    }

    /**
     * Of 256 pairs seven rise, between 1.106 and 5.552 % by Clopper and Pearson, and none falls, 1.431 % at most: 2.734 - sqrt((2.734 -
     * 1.106)^2 + 1.431^2) = 0.567.
     */
    @Test
    void sevenOf256ThatRiseHaveAnIntervalOfExactLimits() {
        Difference seven = of(256, 7, 0);

        assertEquals(0.02734, seven.estimate().mean(), 1e-5);
        assertEquals(0.00567, seven.estimate().low(), 1e-5);
        assertEquals(0.05552, seven.estimate().high(), 1e-5);
    }

    /** Half of 256 pairs are won; seven rise; what one more opening of the baseline alone brings changes little. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void anOpeningThatOneSettingLacksLeavesTheIntervalExact(double alone) {
        double[] before =
                IntStream.range(0, 256).mapToDouble(i -> i < 7 ? 0 : i % 2).toArray();
        double[] after =
                IntStream.range(0, 256).mapToDouble(i -> i < 7 ? 1 : i % 2).toArray();
        double[] longer = Arrays.copyOf(before, 257);
        longer[256] = alone;
        Difference full = Difference.of(values(before), values(after), Measurement.SHARE_OF_GAMES, true, 1);

        Difference lone = Difference.of(values(longer), values(after), Measurement.SHARE_OF_GAMES, true, 1);
        Difference reverse = Difference.of(values(after), values(longer), Measurement.SHARE_OF_GAMES, true, 1);

        double moved = (Arrays.stream(before).average().orElseThrow() - alone) / 257;
        assertEquals(full.estimate().mean() + moved, lone.estimate().mean(), 1e-12);
        assertEquals(
                full.estimate().high() + moved,
                lone.estimate().high(),
                0.1 * full.estimate().high());
        assertEquals(
                full.estimate().low() + moved,
                lone.estimate().low(),
                0.1 * full.estimate().high());
        assertEquals(-lone.estimate().low(), reverse.estimate().high(), 1e-12);
    }

    /** Of 1,000 pairs two rise, so that between 0.0242 and 0.7206 % do; one more game of the baseline is drawn. */
    @Test
    void aGameCutOffDoesNotMakeAnIntervalTooShort() {
        double[] before = new double[1_001];
        double[] after = new double[1_000];
        for (int i = 0; i < 1_000; i++) {
            before[i] = i < 2 ? 0 : i % 2;
            after[i] = i < 2 ? 1 : i % 2;
        }
        before[1_000] = 0.5;

        Estimate interval = Difference.of(values(before), values(after), Measurement.SHARE_OF_GAMES, true, 1)
                .estimate();

        assertEquals(0.0072, interval.high(), 1e-4);
        assertTrue(interval.low() < 0, interval.toString());
    }

    /** Where 1.5 % of pairs rise, and four of 256 openings lack a game in one setting, as many intervals hold the truth as without. */
    @Test
    void discordanceWithGamesThatAreMissingIsHeldWithSeed2() {
        SplittableRandom random = new SplittableRandom(2);
        int trials = 500;
        int held = 0;
        for (int trial = 0; trial < trials; trial++) {
            Estimate interval = withMissing(random).estimate();
            held += interval.low() <= 0.015 && 0.015 <= interval.high() ? 1 : 0;
        }
        assertTrue(held >= 0.95 * trials, held + " of " + trials);
    }

    /** 256 pairs, of which four lack the setting's game. */
    private static Difference withMissing(SplittableRandom random) {
        double[] before = new double[256];
        double[] after = new double[252];
        for (int i = 0; i < 256; i++) {
            boolean rises = random.nextDouble() < 0.015;
            before[i] = rises ? 0 : random.nextInt(2);
            if (i < 252) {
                after[i] = rises ? 1 : before[i];
            }
        }
        return Difference.of(values(before), values(after), Measurement.SHARE_OF_GAMES, true, 1);
    }

    /** The sign test: 2 x 0.5^7 and, of twelve that rise and three that fall, 2 x 0.017578. */
    @ParameterizedTest(name = "{0} rise and {1} fall: p = {2}")
    @CsvSource({"7, 0, 0.015625", "12, 3, 0.035156", "2, 2, 1"})
    void theProbabilityIsThatOfTheSignTest(int rising, int falling, double p) {
        assertEquals(p, of(256, rising, falling).p(), 1e-6);
        assertEquals(p, of(256, falling, rising).p(), 1e-6);
    }

    @Test
    void fewThatRiseDoNotExcludeZero() {
        Difference four = of(256, 4, 0);

        assertTrue(four.p() > 0.05);
        assertTrue(four.estimate().low() < 0, four.toString());
        assertTrue(four.equivalenceP(0.05) < TAIL, four.toString());
        assertTrue(four.equivalenceP(0.03) > TAIL, four.toString());
    }

    /** The interval at the p-value of a margin ends at the margin. */
    @Test
    void intervalsAndTestsTellTheSame() {
        Difference seven = of(256, 7, 1);

        assertEquals(0.05, seven.at(seven.equivalenceP(0.05)).high(), 1e-6);
        assertEquals(seven.estimate().low(), seven.at(TAIL).low(), 1e-9);
    }

    /** Where 1.5 % of pairs rise and none falls, Student's interval holds the truth in 89 % of samples only; this one in 97.7 %. */
    @Test
    void oneSidedDiscordanceIsHeldWithSeed1() {
        SplittableRandom random = new SplittableRandom(1);
        int trials = 1_000;
        int held = 0;
        for (int trial = 0; trial < trials; trial++) {
            int rising = (int) random.doubles(256).filter(each -> each < 0.015).count();
            Estimate interval = of(256, rising, 0).estimate();
            held += interval.low() <= 0.015 && 0.015 <= interval.high() ? 1 : 0;
        }
        assertEquals(0.977, held / (double) trials, 0.015);
    }

    /** A draw in place of a win moves the score by one half: twice as little as if it were lost. */
    @Test
    void halfPointsCountHalf() {
        double[] won = new double[100];
        Arrays.fill(won, 1);
        double[] someDrawn = won.clone();
        double[] someLost = won.clone();
        Arrays.fill(someDrawn, 0, 9, 0.5);
        Arrays.fill(someLost, 0, 9, 0);

        Estimate drawn = Difference.of(values(won), values(someDrawn), Measurement.SHARE_OF_GAMES, true, 1)
                .estimate();
        Estimate lost = Difference.of(values(won), values(someLost), Measurement.SHARE_OF_GAMES, true, 1)
                .estimate();

        assertEquals(-0.045, drawn.mean(), 1e-9);
        assertEquals(lost.low() / 2, drawn.low(), 1e-9);
        assertTrue(drawn.high() < 0 && drawn.high() > lost.high(), drawn + " and " + lost);
    }

    /** Of 1,000 pairs 22 rise by one half and 7 fall by 1: signs alone would make p = 0.008 of a difference of 0.004. */
    @Test
    void aDifferenceOfUnlikeSizesIsNoLessOpenThanItsInterval() {
        Difference unlike = of(1_000, 22, 0.5, 7);

        assertEquals(0.004, unlike.estimate().mean(), 1e-9);
        assertTrue(unlike.estimate().low() < 0, unlike.toString());
        assertTrue(unlike.p() > 0.05, "p = " + unlike.p());
    }

    /** Where half a point is won twice as often as a whole one is lost, nothing differs; signs alone err in one of three samples. */
    @Test
    void unlikeSizesThatEvenOutAreSeldomFoundWithSeed1() {
        SplittableRandom random = new SplittableRandom(1);
        int trials = 500;
        int found = 0;
        for (int trial = 0; trial < trials; trial++) {
            double[] draws = random.doubles(1_000).toArray();
            int rising = (int) Arrays.stream(draws).filter(each -> each < 0.016).count();
            int falling =
                    (int) Arrays.stream(draws).filter(each -> each > 0.992).count();
            found += of(1_000, rising, 0.5, falling).p() <= 0.05 ? 1 : 0;
        }
        assertTrue(found <= 0.06 * trials, found + " of " + trials);
    }

    /** Lengths of 100 to 299 plies of pairs, of which the first are longer by so many. */
    private static Difference longer(int pairs, double... by) {
        double[] before =
                IntStream.range(0, pairs).mapToDouble(i -> 100 + 37 * i % 200).toArray();
        double[] after = before.clone();
        for (int i = 0; i < by.length; i++) {
            after[i] += by[i];
        }
        return Difference.of(values(before), values(after), Measurement.MEAN, true, 1, 600);
    }

    /**
     * Of 256 pairs seven rise (see above), by 70 in the mean, give or take 2.4469 x 21.602 / sqrt 7 = 19.979, and none falls: 1.9141 -
     * sqrt((70 x 1.628 %)^2 + (2.734 % x 19.979)^2 + (70 x 1.431 %)^2) = 0.3016, but 1.9141 + sqrt((70 x 2.818 %)^2 + (2.734 % x 19.979)^2)
     * = 3.9610.
     */
    @Test
    void sevenThatAreLongerAreUncertainInNumberAndInSize() {
        Estimate seven = longer(256, 40, 50, 60, 70, 80, 90, 100).estimate();

        assertEquals(1.9141, seven.mean(), 1e-4);
        assertEquals(0.3016, seven.low(), 1e-4);
        assertEquals(3.9610, seven.high(), 1e-4);
    }

    /**
     * One that is longer by 100 tells nothing of others but that they cannot differ by more than the longest and the shortest game, 199 plies:
     * 0.3906 + sqrt((100 x 1.7666 %)^2 + (99 / 256)^2).
     */
    @Test
    void oneThatIsLongerMayStandForTheLongest() {
        Estimate one = longer(256, 100).estimate();

        assertEquals(2.1989, one.high(), 1e-4);
        assertTrue(one.low() < 0, one.toString());
    }

    /** If it is the longest of all games, which then last from 100 to 399 plies: 0.3906 + sqrt((100 x 1.7666 %)^2 + (199 / 256)^2). */
    @Test
    void howFarPairsMayDifferIsTakenFromTheGamesOfBoth() {
        double[] by = new double[28];
        by[27] = 100;

        assertEquals(2.3206, longer(256, by).estimate().high(), 1e-4);
    }

    /** Where 13 of 16 pairs differ, few are no fault: Student's t with 15 degrees of freedom, as ever. */
    @Test
    void whereMostPairsDifferStudentsIntervalStays() {
        double[] by = {5, -3, 8, 2, 9, -4, 6, 1, 7, 3, -2, 4, 5, 0, 0, 0};
        double mean = Arrays.stream(by).average().orElseThrow();
        double variance = Arrays.stream(by).map(d -> (d - mean) * (d - mean)).sum() / 15;

        Estimate most = longer(16, by).estimate();

        assertEquals(mean + 2.13145 * Math.sqrt(variance / 16), most.high(), 1e-4);
    }

    /** Where 5 % of 256 pairs are longer by 20 to 120, Student's interval ends below the truth in 6.5 % of samples, not in 2.5. */
    @Test
    void theEndsOfRareDifferencesOfLengthHoldWithSeed3() {
        SplittableRandom random = new SplittableRandom(3);
        double truth = 0.05 * 70;
        int trials = 2_000;
        int below = 0;
        int above = 0;
        for (int trial = 0; trial < trials; trial++) {
            Estimate interval = longer(
                            256,
                            IntStream.range(0, 256)
                                    .mapToDouble(i -> random.nextDouble() < 0.05 ? random.nextDouble(20, 120) : 0)
                                    .toArray())
                    .estimate();
            below += interval.high() < truth ? 1 : 0;
            above += interval.low() > truth ? 1 : 0;
        }
        assertTrue(below <= 0.035 * trials, below + " of " + trials);
        assertTrue(above <= 0.025 * trials, above + " of " + trials);
    }

    /**
     * Of 256 pairs none differs, so that 1 - 0.025^(1/256) = 1.4306 % do at most, each by 100 at most: the range of 1, 2, ..., 100 and
     * 100.
     */
    @Test
    void meansOfPairsThatAreTheSameDifferByHardlyAnything() {
        double[] lengths =
                IntStream.range(0, 256).mapToDouble(i -> Math.min(100, i)).toArray();

        Difference same = Difference.of(values(lengths), values(lengths), Measurement.MEAN, true, 1);

        assertEquals(1.4306, same.estimate().high(), 1e-4);
        assertEquals(-1.4306, same.estimate().low(), 1e-4);
        assertEquals(1, same.p());
    }

    /**
     * Of the lengths 1 to 256 the median is 128, and those at 50 - 1.43 % and 50 + 1.43 % are the 125th and the 132nd, whether or not
     * longer games last longer still.
     */
    @Test
    void mediansOfPairsThatPartBeyondThemDifferByHardlyAnything() {
        double[] lengths = IntStream.rangeClosed(1, 256).asDoubleStream().toArray();
        double[] longer = Arrays.stream(lengths)
                .map(length -> length > 200 ? length + 90 : length)
                .toArray();

        for (double[] after : new double[][] {lengths, longer}) {
            Estimate interval = Difference.of(values(lengths), values(after), Measurement.MEDIAN, true, 1)
                    .estimate();
            assertTrue(interval.low() <= 0 && interval.high() >= 0, interval.toString());
            assertTrue(interval.halfWidth() < 12, interval.toString());
        }
    }

    /** Ties: no resample moves the median, which all but one pair share; 100 pairs, 3.62 % of which may part there. */
    @Test
    void aMedianThatNoResampleMovesIsNotComparedAsIfUnpaired() {
        double[] lengths = new double[100];
        Arrays.fill(lengths, 0, 20, 10);
        Arrays.fill(lengths, 20, 80, 40);
        Arrays.fill(lengths, 80, 100, 90);
        double[] after = lengths.clone();
        Arrays.fill(after, 80, 100, 190);

        Difference difference = Difference.of(values(lengths), values(after), Measurement.MEDIAN, true, 1);

        assertEquals(0, difference.error());
        assertEquals(Estimate.exact(0), difference.estimate());
        // 1 - 1e-20^(1/100) = 36.9 %: the 13th and the 87th of hundred games have 10 and 90 plies.
        assertEquals(new Estimate(0, -30, 50), difference.at(1e-20));
    }

    private static double[] won(int games, int won) {
        double[] values = new double[games];
        Arrays.fill(values, 0, won, 1);
        return values;
    }

    private static Estimate distance(double[] before, double[] after) {
        return Difference.of(values(before), values(after), Measurement.DISTANCE_FROM_HALF, true, 1)
                .estimate();
    }

    /** Of 40 pairs none differs, so that 1 - 0.025^(1/40) = 8.81 % may, each by a whole point, as in {@link Measurement#SHARE_OF_GAMES}. */
    @Test
    void theDistanceOfPairsThatAreTheSameIsNoSurerThanTheirShare() {
        Estimate same = distance(won(40, 28), won(40, 28));

        assertEquals(0.0881, same.high(), 1e-4);
        assertEquals(-0.0881, same.low(), 1e-4);
    }

    /** Far above one half the distance moves as the share does, far below against it; where the side is open, no further. */
    @ParameterizedTest
    @CsvSource({"80, 1", "20, -1", "50, 0"})
    void theDistanceOfRareDifferencesIsAsSureAsTheirShare(int won, int side) {
        double[] after = won(100, won);
        after[won] = 0.5;
        Estimate share = Difference.of(values(won(100, won)), values(after), Measurement.SHARE_OF_GAMES, true, 1)
                .estimate();

        Estimate distance = distance(won(100, won), after);

        double most = Math.max(share.high(), -share.low());
        assertEquals(side == 0 ? 0.005 : side * 0.005, distance.mean(), 1e-9);
        assertEquals(side == 0 ? most : side > 0 ? share.high() : -share.low(), distance.high(), 1e-9);
        assertEquals(side == 0 ? -most : side > 0 ? share.low() : -share.high(), distance.low(), 1e-9);
    }
}
