package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.experiment.OpeningRule;
import org.plyspace.statistics.ClusteredSample;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Measurement;

class DecisionsTest {

    private static final ClaimedRange ABOVE = ClaimedRange.above(0, 1);
    private static final MetricTest TEST =
            new MetricTest("coin", Optional.empty(), "score", "random", OpeningRule.USUAL, 100, ABOVE);

    private static PlayedNumber number(double mean, double half) {
        return new PlayedNumber(
                new MeasuredNumber(Estimate.around(mean, half), 1e9), ABOVE, 100, true, "share", "random");
    }

    private static ClaimVerdict alone(double mean, double half) {
        PlayedNumber number = number(mean, half);
        return new Decisions(List.of(number)).verdict(number);
    }

    @Test
    void aloneAClaimIsReadFromItsInterval() {
        assertEquals(ClaimVerdict.SUPPORTED, alone(1.5, 1.49));
        assertEquals(ClaimVerdict.NOT_SETTLED, alone(1.5, 1.51));
        assertEquals(ClaimVerdict.REFUTED, alone(-0.5, 1.49));
        assertEquals(ClaimVerdict.NOT_SETTLED, alone(-0.5, 1.51));
    }

    @Test
    void anEffectTooSmallToMatterRefutes() {
        assertEquals(ClaimVerdict.REFUTED, alone(0.5, 0.4));
    }

    @Test
    void amongManyMoreIsAskedFor() {
        PlayedNumber barely = number(1.5, 1.4);
        List<PlayedNumber> many = new ArrayList<>(IntStream.range(0, 20)
                .mapToObj(i -> number(0.5 + i / 1000.0, 10))
                .toList());
        many.add(barely);

        assertEquals(ClaimVerdict.NOT_SETTLED, new Decisions(many).verdict(barely));
        assertEquals(ClaimVerdict.SUPPORTED, new Decisions(List.of(barely)).verdict(barely));
    }

    @Test
    void whatIsUnknownIsNotSettledAndTroublesNoOther() {
        PlayedNumber unknown = new PlayedNumber(MeasuredNumber.nothing(), ABOVE, 100, true, "share", "random");
        PlayedNumber sure = number(5, 1);
        Decisions both = new Decisions(List.of(unknown, sure));

        assertEquals(ClaimVerdict.NOT_SETTLED, both.verdict(unknown));
        assertEquals(ClaimVerdict.SUPPORTED, both.verdict(sure));
    }

    @Test
    void onlyWhatIsOpenSaysHowManyGamesItTakes() {
        PlayedNumber open = number(1.5, 3);
        TestResult.Played played =
                new Decisions(List.of(open)).result(TEST, open).played().orElseThrow();
        PlayedNumber settled = number(5, 1);

        // Four times the 100 games halve the interval; a power of 80 % takes ((1.960 + 0.842) / 1.960)^2 = 2.043 as
        // many.
        assertEquals(OptionalLong.of(818), played.toSettle());
        assertTrue(new Decisions(List.of(settled))
                .result(TEST, settled)
                .played()
                .orElseThrow()
                .toSettle()
                .isEmpty());
    }

    @Test
    void aClaimFallsWithOneTestAndStandsWithAll() {
        assertEquals(
                ClaimVerdict.REFUTED,
                ClaimVerdict.together(List.of(ClaimVerdict.SUPPORTED, ClaimVerdict.REFUTED, ClaimVerdict.NOT_SETTLED)));
        assertEquals(
                ClaimVerdict.NOT_SETTLED,
                ClaimVerdict.together(List.of(ClaimVerdict.SUPPORTED, ClaimVerdict.NOT_SETTLED)));
        assertEquals(ClaimVerdict.SUPPORTED, ClaimVerdict.together(List.of(ClaimVerdict.SUPPORTED)));
    }

    private static ClusteredSample values(double... values) {
        double[] ones = new double[values.length];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(IntStream.range(0, values.length).toArray(), values, ones);
    }

    /** The verdict on a number among 53, the others of which are open. */
    private static ClaimVerdict among53(MeasuredNumber measured, ClaimedRange claimed) {
        PlayedNumber number = new PlayedNumber(measured, claimed, 200, true, "share", "random");
        List<PlayedNumber> all = new ArrayList<>(List.of(number));
        for (int i = 1; i < 53; i++) {
            all.add(number(0.5 + i / 1000.0, 10));
        }
        return new Decisions(all).verdict(number);
    }

    /** Holm asks for 0.05 / 106 = 4.7e-4: 0.965^200 = 8.0e-4 is more, 0.96^200 = 2.8e-4 less. */
    @Test
    void pairsOfWhichNoneDiffersAreNearByTheirNumber() {
        double[] games = new double[200];
        Arrays.fill(games, 0, 80, 1);
        Difference same = Difference.of(values(games), values(games), Measurement.SHARE_OF_GAMES, true, 1);
        MeasuredNumber measured = MeasuredNumber.of(same.estimate(), same.freedom(), same);

        assertEquals(Math.pow(0.965, 200), measured.pBelow(0.035), 1e-7);
        assertEquals(ClaimVerdict.NOT_SETTLED, among53(measured, ClaimedRange.within(-0.035, 0.035)));
        assertEquals(ClaimVerdict.SUPPORTED, among53(measured, ClaimedRange.within(-0.04, 0.04)));
    }

    /** What is never seen in 200 games is tested by the binomial distribution; half an interval times Student's ratio makes 1.6e-4. */
    @Test
    void whatIsNeverSeenIsRareByTheNumberOfGames() {
        MeasuredNumber never = measured(Measurement.SHARE_OF_GAMES, Double.POSITIVE_INFINITY, new double[200]);

        assertEquals(Math.pow(0.965, 200), never.pBelow(0.035), 1e-7);
        assertEquals(ClaimVerdict.NOT_SETTLED, among53(never, ClaimedRange.below(0.035, 0)));
        assertEquals(ClaimVerdict.SUPPORTED, among53(never, ClaimedRange.below(0.04, 0)));
    }

    /** Of 10 games 7 are won: P(X >= 7) = 176 / 1024 if half are. */
    @Test
    void aShareOfGamesIsTestedByTheBinomialDistribution() {
        MeasuredNumber seven = measured(Measurement.SHARE_OF_GAMES, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0);

        assertEquals(176 / 1024.0, seven.pAbove(0.5), 1e-12);
        assertEquals(968 / 1024.0, seven.pBelow(0.5), 1e-12);
    }

    /** Two games of 12 plies each do not show that the mean is above 10, nor do 40 if games may have any length. */
    @Test
    void aMeanThatDoesNotVarySettlesNothingAtOnce() {
        double[] forty = new double[40];
        Arrays.fill(forty, 12);

        assertEquals(1, measured(Measurement.MEAN, 12, 12, 12).pAbove(10));
        assertEquals(
                Math.pow(1 - 2 / 12.0, 40),
                measured(Measurement.MEAN, 12, forty).pAbove(10),
                1e-9);
        assertEquals(
                1, measured(Measurement.MEAN, Double.POSITIVE_INFINITY, forty).pAbove(10));
        assertEquals(
                Double.NEGATIVE_INFINITY,
                measured(Measurement.MEDIAN, Double.POSITIVE_INFINITY, 12, 12)
                        .estimate()
                        .low());
    }

    private static MeasuredNumber measured(Measurement measurement, double most, double... numbers) {
        ClusteredSample sample = values(numbers);
        Estimate shown = measurement.of(sample, 1);
        return MeasuredNumber.of(
                shown,
                numbers.length - 1.0,
                measurement.evidence(sample, shown, most).orElseThrow());
    }
}
