package org.plyspace.lab.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyspace.api.PieceType;
import org.plyspace.lab.verdict.OddsValues.ExchangeResult;
import org.plyspace.statistics.Estimate;
import org.plyspace.testing.InWholeForm;

class ExchangeSolutionTest {

    private static final List<PieceType> TYPES = Toys.types("PNR");

    /**
     * An exchange in which {@code won} of {@code of} pairs were won and the others lost; 60 of 99 give (60 + 1/2) / (99 + 1) = 60.5 %,
     * and so on.
     */
    private static ExchangeResult won(String first, String second, int won, int of) {
        return Toys.result(TYPES, first, second, of - won, 0, 0, 0, won);
    }

    @Test
    void asManyExchangesAsValuesAreSolvedExactly() {
        double pawn = Math.log(60.5 / 39.5);
        double knight = Math.log(70.5 / 29.5);
        double[] logits = new ExchangeSolution(
                        List.of(won("P", "", 60, 99), won("N", "", 70, 99), won("R", "N", 49, 99)), TYPES)
                .logits();

        assertEquals(pawn, logits[0], 1e-9);
        assertEquals(knight, logits[1], 1e-9);
        assertEquals(knight + Math.log(49.5 / 50.5), logits[2], 1e-9);
    }

    @Test
    void valuesAreInUnitsAndElo() {
        MeasuredValues worth =
                new ExchangeSolution(List.of(won("P", "", 600, 999), won("N", "", 700, 999)), TYPES).worth(0, 1);

        assertEquals(Estimate.exact(1), worth.values().get(0));
        assertEquals(
                Math.log(700.5 / 299.5) / Math.log(600.5 / 399.5),
                worth.values().get(1).mean(),
                1e-9);
        assertEquals(400 * Math.log10(600.5 / 399.5), worth.elos().get(0).mean(), 1e-9);
        assertTrue(worth.values().get(1).low() > 1.5 && worth.values().get(1).high() < 3.3, worth.toString());
        assertTrue(Double.isNaN(worth.values().get(2).mean()), "no rook was ever missing");
    }

    @Test
    void whatOnlyASumTellsIsNotTold() {
        double[] logits = new ExchangeSolution(List.of(won("P", "", 60, 99), won("NR", "", 70, 99)), TYPES).logits();

        assertFalse(Double.isNaN(logits[0]));
        assertTrue(Double.isNaN(logits[1]));
        assertTrue(Double.isNaN(logits[2]));
    }

    @Test
    void exchangesCountByWhatTheyAreSureOf() {
        double[] logits =
                new ExchangeSolution(List.of(won("N", "", 60, 99), won("N", "", 6_999, 9_999)), TYPES).logits();

        assertEquals(Math.log(7_000.0 / 3_000), logits[1], 0.02, "a hundred times as many games");
    }

    @Test
    void sumsThatDoNotAddUpAreNoticed() {
        ExchangeSolution good = new ExchangeSolution(
                List.of(won("P", "", 550, 999), won("PP", "", 599, 999), won("PPP", "", 647, 999)), TYPES);
        ExchangeSolution bad = new ExchangeSolution(
                List.of(won("P", "", 550, 999), won("PP", "", 599, 999), won("PPP", "", 500, 999)), TYPES);

        assertTrue(good.additivity().orElseThrow() > 0.9, good.additivity().toString());
        assertTrue(bad.additivity().orElseThrow() < 0.001, bad.additivity().toString());
        assertTrue(new ExchangeSolution(List.of(won("P", "", 50, 99)), TYPES)
                .additivity()
                .isEmpty());
    }

    @Test
    void ofAUnitThatMayBeWorthNothingIntervalsHaveNoEnd() {
        MeasuredValues worth =
                new ExchangeSolution(List.of(won("P", "", 26, 50), won("N", "", 40, 50)), TYPES).worth(0, 1);

        assertTrue(worth.elos().get(0).low() < 0);
        assertEquals(Double.POSITIVE_INFINITY, worth.values().get(1).high());
    }

    @Test
    void fivePairsThatAreAllDrawnDoNotMeanThatNothingElseCanBe() {
        Estimate elo = new ExchangeSolution(List.of(Toys.result(TYPES, "P", "", 0, 0, 5, 0, 0)), TYPES)
                .worth(0, 1)
                .elos()
                .get(0);

        assertEquals(0, elo.mean(), 1e-9);
        assertTrue(elo.low() < -20 && elo.high() > 20, elo.toString());
    }

    /** In 200 samples of 60 pairs at 60 %, the interval in Elo must contain the true value about 190 times. */
    @InWholeForm
    @Test
    void intervalsHoldTheTruthWithSeed11() {
        SplittableRandom random = new SplittableRandom(11);
        double truth = 400 * Math.log10(0.6 / 0.4);
        int held = 0;
        for (int sample = 0; sample < 200; sample++) {
            int[] counts = new int[5];
            for (int pair = 0; pair < 60; pair++) {
                counts[(random.nextDouble() < 0.6 ? 2 : 0) + (random.nextDouble() < 0.6 ? 2 : 0)]++;
            }
            Estimate elo = new ExchangeSolution(List.of(Toys.result(TYPES, "P", "", counts)), TYPES)
                    .worth(0, sample)
                    .elos()
                    .get(0);
            held += elo.low() <= truth && truth <= elo.high() ? 1 : 0;
        }

        assertEquals(190, held, 9);
    }
}
