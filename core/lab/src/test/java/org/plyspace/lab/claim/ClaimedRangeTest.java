package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.statistics.Estimate;

class ClaimedRangeTest {

    private static final double BORDER = 0.025;
    private static final double ANY = 1e9;

    private static MeasuredNumber measured(double mean, double half) {
        return new MeasuredNumber(Estimate.around(mean, half), ANY);
    }

    @Test
    void anIntervalThatBeginsAtABoundLeavesTwoAndAHalfPercent() {
        assertEquals(BORDER, measured(3, 1).pAbove(2), 1e-9);
        assertEquals(BORDER, measured(3, 1).pBelow(4), 1e-9);
        assertEquals(0.5, measured(3, 1).pAbove(3), 1e-9);
        assertTrue(measured(3, 1).pAbove(4) > 0.97);
    }

    @Test
    void eachSideOfAnIntervalIsLookedAtForItself() {
        MeasuredNumber skewed = new MeasuredNumber(new Estimate(0.1, 0.05, 0.3), ANY);

        assertEquals(BORDER, skewed.pAbove(0.05), 1e-9);
        assertEquals(BORDER, skewed.pBelow(0.3), 1e-9);
    }

    @Test
    void whatIsExactIsCertain() {
        MeasuredNumber exact = new MeasuredNumber(Estimate.exact(0.2), ANY);

        assertEquals(0, exact.pAbove(0.1));
        assertEquals(1, exact.pAbove(0.2));
        assertEquals(0, exact.pBelow(0.3));
    }

    @Test
    void ofWhatHasNoUpperEndNobodyKnowsHowManyGamesItTakes() {
        MeasuredNumber endless = new MeasuredNumber(new Estimate(160, 5, Double.POSITIVE_INFINITY), ANY);

        assertEquals(OptionalLong.empty(), ClaimedRange.within(4, 6).gamesToSettle(endless, 10, 1));
        assertEquals(BORDER, endless.pAbove(5), 1e-9);
        assertEquals(1, endless.pBelow(200));
    }

    @Test
    void whatIsUnknownHasNoP() {
        assertTrue(Double.isNaN(ClaimedRange.above(0, 1).supportP(MeasuredNumber.nothing())));
        assertTrue(Double.isNaN(ClaimedRange.above(0, 1).refutationP(MeasuredNumber.nothing())));
        assertEquals(OptionalLong.empty(), ClaimedRange.above(0, 1).gamesToSettle(MeasuredNumber.nothing(), 10, 1));
    }

    @ParameterizedTest
    @CsvSource({
        // The columns are mean, half width, supported and refuted; the claim is above 0 with a margin of 1.
        "1.5,  1.4, true,  false",
        "1.5,  1.6, false, false",
        "-0.5, 1.4, false, true",
        "-0.5, 1.6, false, false",
        "0.5,  0.4, true,  true",
    })
    void anOpenEndHasAMargin(double mean, double half, boolean supported, boolean refuted) {
        MeasuredNumber measuredNumber = measured(mean, half);

        assertEquals(supported, ClaimedRange.above(0, 1).supportP(measuredNumber) <= BORDER);
        assertEquals(refuted, ClaimedRange.above(0, 1).refutationP(measuredNumber) <= BORDER);
        MeasuredNumber mirrored = measured(-mean, half);
        assertEquals(supported, ClaimedRange.below(0, 1).supportP(mirrored) <= BORDER);
        assertEquals(refuted, ClaimedRange.below(0, 1).refutationP(mirrored) <= BORDER);
    }

    @ParameterizedTest
    @CsvSource({
        "0.50, 0.049, true,  false",
        "0.50, 0.051, false, false",
        "0.52, 0.049, false, false",
        "0.60, 0.030, false, true",
        "0.60, 0.055, false, false",
        "0.40, 0.030, false, true",
    })
    void betweenTwoEndsAnIntervalMustLieWithinOrBeyond(double mean, double half, boolean supported, boolean refuted) {
        ClaimedRange range = ClaimedRange.within(0.45, 0.55);

        assertEquals(supported, range.supportP(measured(mean, half)) <= BORDER);
        assertEquals(refuted, range.refutationP(measured(mean, half)) <= BORDER);
    }

    /** Twice the interval to the bound: (2 (1 + 0.8416 / 1.96))^2 = 8.1728 times the games; three times it, at 1.5 x 1.96, 14.890. */
    @Test
    void gamesNeededGrowWithTheSquareOfTheInterval() {
        ClaimedRange above = ClaimedRange.above(0, 0);

        assertEquals(OptionalLong.of(818), above.gamesToSettle(measured(1, 2), 100, 1));
        assertEquals(OptionalLong.of(818), above.gamesToSettle(measured(-1, 2), 100, 1));
        assertEquals(OptionalLong.of(1_490), above.gamesToSettle(measured(1, 2), 100, 1.5));
        assertEquals(OptionalLong.empty(), above.gamesToSettle(measured(0, 2), 100, 1));
    }

    @Test
    void whereNothingWasSeenTheIntervalGrowsShorterWithTheNumberOfGames() {
        MeasuredNumber none = new MeasuredNumber(new Estimate(0, 0, 0.25), ANY);
        MeasuredNumber all = new MeasuredNumber(new Estimate(1, 0.75, 1), ANY);

        assertEquals(OptionalLong.of(200), ClaimedRange.below(0.125, 0).gamesToSettle(none, 100, 1));
        assertEquals(OptionalLong.of(200), ClaimedRange.above(0.875, 0).gamesToSettle(all, 100, 1));
    }

    @Test
    void itTakesMoreGamesThanDidNotSettleIt() {
        assertEquals(OptionalLong.of(101), ClaimedRange.above(0, 0).gamesToSettle(measured(2, 1), 100, 1));
    }

    @Test
    void theNearerWayToSettleItCounts() {
        assertEquals(OptionalLong.of(818), ClaimedRange.above(0, 3).gamesToSettle(measured(2, 4), 100, 1));
        assertEquals(OptionalLong.of(818), ClaimedRange.below(0, 3).gamesToSettle(measured(-2, 4), 100, 1));
        assertEquals(OptionalLong.of(818), ClaimedRange.above(0, 3).gamesToSettle(measured(1, 4), 100, 1));
        // To be inside, the interval must clear both ends; to be outside, one.
        assertEquals(OptionalLong.of(818), ClaimedRange.within(-1, 9).gamesToSettle(measured(0, 2), 100, 1));
        assertEquals(OptionalLong.of(818), ClaimedRange.within(1, 9).gamesToSettle(measured(0, 2), 100, 1));
    }

    @Test
    void sharesOfTheBaselineBecomeNumbers() {
        ClaimedRange tenth = new ClaimedRange(0, Double.POSITIVE_INFINITY, 0.1, true);

        assertEquals(ClaimedRange.above(0, 8), tenth.of(80));
        assertEquals(tenth, tenth.of(Double.NaN));
        assertEquals(ClaimedRange.within(-8, 8), new ClaimedRange(-0.1, 0.1, 0, true).of(-80));
    }

    @Test
    void whatIsNoRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> ClaimedRange.within(2, 1));
        assertThrows(IllegalArgumentException.class, () -> ClaimedRange.above(0, -1));
        assertThrows(
                IllegalArgumentException.class,
                () -> new ClaimedRange(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 0, false));
    }
}
