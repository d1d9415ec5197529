package org.plyspace.lab.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.plyspace.lab.value.ContestResult.Verdict;

class ContestResultTest {

    private static ContestResult of(int... pairs) {
        return new ContestResult(Toys.result(Toys.types("PN"), "N", "P", pairs), 100, 1);
    }

    /**
     * Ten pairs, four with 3 half points of 4 and six with 2: mean 0.6, variance 10 / 9 * 0.015 = 1 / 60, standard error 1 / sqrt(600),
     * t = 0.1 sqrt(600) = 2.4495 with 9 degrees of freedom, p = 0.01838 one-sided (Student's tables: 2.262 is 0.025, 2.821 is 0.01).
     */
    @Test
    void pIsStudents() {
        ContestResult result = of(0, 0, 6, 4, 0);

        assertEquals(0.6, result.score().mean(), 1e-12);
        assertEquals(1 / Math.sqrt(600), result.error(), 1e-12);
        assertEquals(0.0184, result.p(ContestResult.Test.STRONGER), 1e-4);
        assertEquals(2 * result.p(ContestResult.Test.STRONGER), result.p(ContestResult.Test.DIFFERENT), 1e-12);
        assertEquals(Verdict.STRONGER, result.verdict(ContestResult.Test.STRONGER, 0.02));
        assertEquals(Verdict.NOT_SETTLED, result.verdict(ContestResult.Test.DIFFERENT, 0.02));
    }

    @Test
    void whatIsWeakerIsNoticedIfAskedForBothWays() {
        ContestResult result = of(0, 4, 6, 0, 0);

        assertEquals(0.9816, result.p(ContestResult.Test.STRONGER), 1e-4);
        assertEquals(Verdict.WEAKER, result.verdict(ContestResult.Test.DIFFERENT, 0.05));
        assertEquals(Verdict.NOT_SETTLED, result.verdict(ContestResult.Test.STRONGER, 0.05));
    }

    @Test
    void pairsThatAllWentAlikeAreThrowsOfACoin() {
        assertEquals(1.0 / 32, of(0, 0, 0, 0, 5).p(ContestResult.Test.STRONGER), 1e-12);
        assertEquals(1.0 / 16, of(5, 0, 0, 0, 0).p(ContestResult.Test.DIFFERENT), 1e-12);
        assertEquals(Verdict.WEAKER, of(6, 0, 0, 0, 0).verdict(ContestResult.Test.DIFFERENT, 0.05));
        assertEquals(1, of(0, 0, 9, 0, 0).p(ContestResult.Test.DIFFERENT), 1e-12);
    }

    @Test
    void onePairSettlesNothing() {
        assertTrue(Double.isNaN(of(0, 0, 0, 0, 1).p(ContestResult.Test.STRONGER)));
        assertEquals(Verdict.NOT_SETTLED, of(0, 0, 0, 0, 1).verdict(ContestResult.Test.DIFFERENT, 0.05));
    }

    /** The same ten pairs as above: 0.6 is as many standard errors below 0.7 as it is above 0.5. */
    @Test
    void equivalenceIsTheOtherWayRound() {
        assertEquals(0.0184, of(0, 0, 6, 4, 0).equivalenceP(0.2), 1e-4);
        assertTrue(of(0, 0, 6, 4, 0).equivalenceP(0.05) > 0.5);
    }
}
