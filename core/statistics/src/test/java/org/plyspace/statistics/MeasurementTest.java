package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.EveryThirdCase;

class MeasurementTest {

    private static ClusteredSample each(double[] first, double[] second) {
        return ClusteredSample.of(IntStream.range(0, first.length).toArray(), first, second);
    }

    private static ClusteredSample values(double... values) {
        return each(values, ones(values.length));
    }

    private static double[] ones(int count) {
        double[] ones = new double[count];
        Arrays.fill(ones, 1);
        return ones;
    }

    @Test
    void sharesOfGamesHaveWilsonsIntervalWhereOpeningsDiffer() {
        double[] games = new double[100];
        Arrays.fill(games, 0, 20, 1);

        Estimate plain = Estimates.proportion(20, 100);
        Estimate share = Measurement.SHARE_OF_GAMES.of(values(games), 1);

        assertEquals(plain.low(), share.low(), 1e-9);
        assertEquals(plain.high(), share.high(), 1e-9);
    }

    /**
     * Fifty openings, each played twice with the same result, are as certain as fifty games. Student's quantile with 49
     * degrees: 2.0096.
     */
    @Test
    void gamesOfOneOpeningThatAllGoAlikeCountOnce() {
        double[] games = new double[100];
        Arrays.fill(games, 0, 20, 1);
        int[] openings = IntStream.range(0, 100).map(game -> game / 2).toArray();

        Estimate share = Measurement.SHARE_OF_GAMES.of(ClusteredSample.of(openings, games, ones(100)), 1);

        double n = 50 * (98.0 / 100) / (49.0 / 50) * 99 / 98 * Math.pow(1.959964 / 2.009575, 2);
        double middle = (0.2 + 1.959964 * 1.959964 / (2 * n)) / (1 + 1.959964 * 1.959964 / n);
        assertEquals(middle, (share.low() + share.high()) / 2, 2e-3);
        assertTrue(share.halfWidth() > 1.38 * Estimates.proportion(20, 100).halfWidth(), share.toString());
    }

    /** One of 80 games contains five of 8,000 moves: the design effect is 5, so it is one of 1,600 at best. */
    @Test
    void movesOfOneGameAreOneObservation() {
        double[] hits = new double[80];
        hits[17] = 5;
        double[] plies = new double[80];
        Arrays.fill(plies, 100);

        Estimate share = Measurement.SHARE_OF_MOVES.of(each(hits, plies), 1);
        Estimate oneOf = Estimates.proportion(1, 1_600);

        assertEquals(5.0 / 8_000, share.mean());
        assertEquals(oneOf.low(), share.low(), 0.1 * oneOf.low());
        assertEquals(oneOf.high(), share.high(), 0.1 * oneOf.high());
        assertTrue(share.low() > 0);
    }

    @ParameterizedTest
    @CsvSource({"0", "1"})
    void whatWasNeverSeenIsAsUnsureAsTheGamesAreFew(double share) {
        double[] plies = new double[80];
        Arrays.fill(plies, 100);
        double[] hits = new double[80];
        Arrays.fill(hits, 100 * share);

        Estimate unseen = Measurement.SHARE_OF_MOVES.of(each(hits, plies), 1);
        Estimate ofGames = Estimates.proportion((int) (80 * share), 80);

        assertEquals(share, unseen.mean());
        assertEquals(ofGames.low(), unseen.low(), 2e-3);
        assertEquals(ofGames.high(), unseen.high(), 2e-3);
    }

    /** One opening, played eighty times, says nothing about others. */
    @Test
    void gamesOfOneOpeningAreOneObservation() {
        double[] games = new double[80];
        Arrays.fill(games, 0, 40, 1);
        ClusteredSample sample = ClusteredSample.of(new int[80], games, ones(80));

        Estimate share = Measurement.SHARE_OF_GAMES.of(sample, 1);

        assertEquals(0.5, share.mean());
        assertEquals(0.0546, share.low(), 1e-4);
        assertEquals(share, Measurement.SHARE_OF_MOVES.of(sample, 1));
    }

    /** Mean 0.73, deviation 0.0258, error 0.0129; Student's quantile with 3 degrees is 3.182, the normal one 1.96. */
    @Test
    void fewSharesAreAsUnsureAsStudentSays() {
        Estimate share = Measurement.SHARE_OF_GAMES.of(values(0.70, 0.72, 0.74, 0.76), 1);

        assertEquals(3.182 * 0.0129, share.halfWidth(), 6e-3);
    }

    /**
     * The mean of three tenths is not a tenth in floating point; the residue is rounding, not variation. By Wilson, 0.325 +-
     * 0.318.
     */
    @Test
    void equalSharesAreAsUnsureAsTheirNumberIsSmall() {
        ClusteredSample tenths = values(0.1, 0.1, 0.1);

        assertEquals(0.6424, Measurement.SHARE_OF_GAMES.of(tenths, 1).high(), 1e-3);
        assertTrue(Measurement.MEAN.of(tenths, 1).isExact());
    }

    /** The influences of 30 values, 29 times 0 and one 30, have a skewness of 5.2; a = 5.2 / 6 / sqrt(30) = 0.158. */
    @Test
    void theBootstrapLeansToTheLongTail() {
        double[] skewed = new double[30];
        skewed[0] = 30;

        Estimate accelerated = Measurement.RATIO.of(values(skewed), 1);
        for (int i = 0; i < skewed.length; i++) {
            skewed[i] = 2 - skewed[i];
        }
        Estimate turned = Measurement.RATIO.of(values(skewed), 1);

        // Without acceleration the upper end is at 3 to 4; with the wrong sign, at 2 to 3.
        assertTrue(accelerated.high() >= 5, accelerated.toString());
        assertTrue(turned.low() <= -3, turned.toString());
    }

    /** Deviation sqrt(2.5); Student's quantile with 4 degrees: 2.776445. */
    @Test
    void meansHaveStudentsInterval() {
        Estimate mean = Measurement.MEAN.of(values(1, 2, 3, 4, 5), 1);

        assertEquals(3, mean.mean());
        assertEquals(2.776445 * Math.sqrt(2.5 / 5), mean.halfWidth(), 1e-6);
        assertTrue(Double.isNaN(Measurement.MEAN.of(values(7), 1).halfWidth()), "one says nothing of the spread");
    }

    /** 30 wins against 10 losses are a share of 3/4, whose Wilson interval is 0.598 to 0.858. */
    @Test
    void eloFollowsFromTheShareOfWins() {
        double[] wins = new double[40];
        double[] losses = new double[40];
        Arrays.fill(wins, 0, 30, 1);
        Arrays.fill(losses, 30, 40, 1);

        Estimate elo = Measurement.ELO.of(each(wins, losses), 1);

        assertEquals(400 * Math.log10(30.5 / 10.5), elo.mean(), 1e-9);
        assertEquals(400 * Math.log10(0.598 / 0.402), elo.low(), 8);
        assertEquals(400 * Math.log10(0.858 / 0.142), elo.high(), 8);
    }

    @Test
    void allWonIsBoundedOnOneSideOnly() {
        Estimate elo = Measurement.ELO.of(each(new double[] {1, 1, 1, 1}, new double[4]), 1);

        assertEquals(400 * Math.log10(9), elo.mean(), 1e-9);
        assertEquals(Double.POSITIVE_INFINITY, elo.high());
        assertTrue(Double.isFinite(elo.low()));
    }

    @Test
    void nothingObservedTellsNothing() {
        for (Measurement measurement : Measurement.values()) {
            assertTrue(Double.isNaN(measurement.of(values(), 1).mean()) || measurement == Measurement.ELO);
        }
        assertTrue(Double.isNaN(
                Measurement.RATIO.of(each(new double[3], new double[3]), 1).mean()));
    }

    // Kaplan and Meier by hand: after 2 with 5 at risk 0.8; 3 is censored; after 5 with 3, 0.533; after 8 with 2,
    // 0.267; 9 is
    // censored.
    @ParameterizedTest
    @CsvSource({"LOWER_QUARTILE, 5", "MEDIAN, 8", "UPPER_QUARTILE, Infinity"})
    void quantilesTakeInWhatWasCutOff(Measurement measurement, double value) {
        ClusteredSample sample = each(new double[] {9, 2, 8, 5, 3}, new double[] {0, 1, 1, 1, 0});

        assertEquals(value, measurement.of(sample, 1).mean());
    }

    @Test
    void aValueSeenAtTheCutGoesBeforeTheCut() {
        assertEquals(
                7,
                Measurement.MEDIAN
                        .of(each(new double[] {7, 7}, new double[] {0, 1}), 1)
                        .mean());
    }

    @Test
    void theSameSeedGivesTheSameInterval() {
        ClusteredSample sample = values(new SplittableRandom(1).doubles(40).toArray());

        assertEquals(Measurement.MEDIAN.of(sample, 5), Measurement.MEDIAN.of(sample, 5));
        assertEquals(Measurement.RATIO.of(sample, 5), Measurement.RATIO.of(sample, 5));
    }

    /**
     * Sixty openings of two games that share half of their luck: about as many intervals contain the truth as they promise.
     *
     * @param truth the mean of the skewed values drawn, or of what is counted from them
     */
    @EveryThirdCase
    @ParameterizedTest(name = "{0} with seed 1")
    @CsvSource({
        "SHARE_OF_GAMES, 0.3",
        "SHARE_OF_MOVES, 0.3",
        "MEAN, 1.0",
        "RATIO, 1.0",
        "ELO, 147.1906",
        "LOWER_QUARTILE, 0.287682",
        "MEDIAN, 0.693147",
        "UPPER_QUARTILE, 1.386294"
    })
    void intervalsHoldTheTruthNineteenTimesInTwenty(Measurement measurement, double truth) {
        SplittableRandom random = new SplittableRandom(1);
        int trials = 400;
        int held = 0;
        for (int trial = 0; trial < trials; trial++) {
            Estimate estimate = measurement.of(drawn(measurement, random), trial);
            held += estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
        }
        assertEquals(0.95, held / (double) trials, 0.04);
    }

    private static ClusteredSample drawn(Measurement measurement, SplittableRandom random) {
        int games = 120;
        int[] openings = new int[games];
        double[] first = new double[games];
        double[] second = new double[games];
        double shared = 0;
        for (int game = 0; game < games; game++) {
            openings[game] = game / 2;
            shared = game % 2 == 0 ? random.nextDouble() : shared;
            double luck = random.nextBoolean() ? shared : random.nextDouble();
            switch (measurement) {
                case SHARE_OF_GAMES -> {
                    first[game] = luck < 0.3 ? 1 : 0;
                    second[game] = 1;
                }
                case SHARE_OF_MOVES -> {
                    second[game] = 20 + random.nextInt(60);
                    first[game] = Math.rint(second[game] * 0.6 * luck);
                }
                case ELO -> {
                    first[game] = luck < 0.7 ? 1 : 0;
                    second[game] = 1 - first[game];
                }
                default -> {
                    first[game] = -Math.log(1 - luck);
                    second[game] = 1;
                }
            }
        }
        return ClusteredSample.of(openings, first, second);
    }

    /** Resamples of two games lie between these, 8 and 34 of one each: Student's interval, 21 +- 12.7062 x 13, says how little that is. */
    @Test
    void aRatioOfTwoGamesIsNotAsSureAsTheyAreFarApart() {
        ClusteredSample two = ClusteredSample.of(new int[] {0, 1}, new double[] {8, 34}, new double[] {1, 1});

        Estimate ratio = Measurement.RATIO.of(two, 1);

        assertEquals(21, ratio.mean(), 1e-9);
        assertEquals(21 + 12.7062 * 13, ratio.high(), 1e-3);
    }

    @Test
    void aRatioOfSixGamesIsResampled() {
        double[] numbers = {3, 5, 9, 2, 4, 7};
        double[] ones = {1, 1, 1, 1, 1, 1};
        ClusteredSample six = ClusteredSample.of(new int[] {0, 1, 2, 3, 4, 5}, numbers, ones);

        assertTrue(Measurement.RATIO.of(six, 1).halfWidth()
                < Measurement.MEAN.of(six, 1).halfWidth());
    }
}
