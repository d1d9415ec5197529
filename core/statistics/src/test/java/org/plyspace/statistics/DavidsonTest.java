package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DavidsonTest {

    @Test
    void twoPlayersAreAsFarApartAsTheirScoreSays() {
        // 60 won, 30 drawn, 10 lost: in Davidson's model strengths are as wins to losses, whatever the draws.
        Davidson davidson = new Davidson(2);
        for (int i = 0; i < 30; i++) {
            davidson.add(0, 1, 2, 2);
        }
        for (int i = 0; i < 15; i++) {
            davidson.add(0, 1, 1, 1);
        }
        for (int i = 0; i < 5; i++) {
            davidson.add(1, 0, 2, 2);
        }
        List<Estimate> ratings = davidson.ratings();

        double apart = 400 * Math.log10(6);
        assertEquals(apart / 2, ratings.get(0).mean(), 0.1);
        assertEquals(-apart / 2, ratings.get(1).mean(), 0.1);
    }

    @Test
    void whoMeetsOthersOnlyThroughSomebodyIsRatedThroughThem() {
        Davidson davidson = new Davidson(3);
        for (int i = 0; i < 20; i++) {
            davidson.add(0, 1, 2, 1);
            davidson.add(1, 0, 1, 0);
            davidson.add(0, 1, 0, 1);
            davidson.add(1, 2, 2, 1);
            davidson.add(1, 2, 2, 1);
            davidson.add(1, 2, 0, 1);
        }
        List<Estimate> ratings = davidson.ratings();

        assertTrue(ratings.get(0).mean() > ratings.get(1).mean());
        assertTrue(ratings.get(1).mean() > ratings.get(2).mean());
        assertEquals(0, ratings.stream().mapToDouble(Estimate::mean).sum(), 1e-6);
    }

    @Test
    void whoHasWonEverythingIsRatedFromBelowOnly() {
        Davidson davidson = new Davidson(3);
        for (int i = 0; i < 10; i++) {
            davidson.add(0, 1, 2, 2);
            davidson.add(0, 2, 2, 2);
            davidson.add(1, 2, i % 2 == 0 ? 2 : 0, 1);
        }
        Estimate best = davidson.ratings().get(0);

        assertEquals(Double.POSITIVE_INFINITY, best.mean());
        assertTrue(best.low() > 300, () -> "not above " + best.low());
        assertEquals(
                0, davidson.ratings().get(1).mean() - davidson.ratings().get(2).mean(), 1e-6);
    }

    /** With n pairs between p players, n - p degrees of freedom remain for their variance. */
    @Test
    void whatFewPairsSayIsAsUnsureAsTheyAreFew() {
        double once = width(1);
        double often = width(4);

        assertEquals(Math.sqrt((4 * 6 - 3) / (6.0 - 3)), once / often, 0.01);
    }

    /** The width of the first of three players' intervals, with the same six pairs repeated. */
    private static double width(int times) {
        Davidson davidson = new Davidson(3);
        for (int i = 0; i < times; i++) {
            davidson.add(0, 1, 2, 1);
            davidson.add(0, 1, 0, 1);
            davidson.add(1, 2, 2, 0);
            davidson.add(1, 2, 1, 1);
            davidson.add(2, 0, 0, 2);
            davidson.add(2, 0, 2, 1);
        }
        Estimate first = davidson.ratings().get(0);
        return first.high() - first.low();
    }

    @Test
    void everybodyMustHavePlayed() {
        Davidson davidson = new Davidson(3);
        davidson.add(0, 1, 2, 0);

        assertThrows(IllegalArgumentException.class, davidson::ratings);
    }

    /** Pairs of games in which the opening favours one side, so that games of a pair depend on each other. */
    @Test
    void intervalsHoldTheTruthAsOftenAsTheySay() {
        double[] truth = {60, 0, -60};
        SplittableRandom random = new SplittableRandom(5);
        int tournaments = 2_000;
        int held = 0;
        for (int i = 0; i < tournaments; i++) {
            Davidson davidson = new Davidson(3);
            for (int pair = 0; pair < 60; pair++) {
                for (int one = 0; one < 2; one++) {
                    for (int other = one + 1; other < 3; other++) {
                        double lead = truth[one] - truth[other];
                        davidson.add(one, other, game(random, lead), game(random, lead));
                    }
                }
            }
            List<Estimate> ratings = davidson.ratings();
            for (int player = 0; player < 3; player++) {
                Estimate rating = ratings.get(player);
                held += rating.low() <= truth[player] && truth[player] <= rating.high() ? 1 : 0;
            }
        }
        assertEquals(0.95, held / (3.0 * tournaments), 0.02);
    }

    private static int game(SplittableRandom random, double lead) {
        double win = Math.pow(10, lead / 800);
        double loss = 1 / win;
        double draw = 0.8;
        double drawn = random.nextDouble() * (win + loss + draw);
        return drawn < win ? 2 : drawn < win + draw ? 1 : 0;
    }
}
