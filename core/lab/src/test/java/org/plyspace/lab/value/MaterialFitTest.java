package org.plyspace.lab.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.match.tune.QuietPosition;
import org.plyspace.statistics.Estimate;

class MaterialFitTest {

    private static final Rules RULES = Toys.statues();
    private static final double PAWN = 0.2;
    private static final double[] TRUTH = {9, 3, 0, 1};

    private final List<PieceType> types =
            RULES.pieceTypes().stream().filter(type -> !type.royal()).toList();

    /** Games whose results follow the values of these pieces, each with {@code positions} positions that are all the same. */
    private MaterialFit games(int games, int positions, boolean statues, long seed) {
        MaterialFit fit = new MaterialFit(RULES, types, 1);
        SplittableRandom random = new SplittableRandom(seed);
        for (int game = 0; game < games; game++) {
            double[] balance = {
                random.nextInt(8) == 0 ? 1 : 0,
                random.nextInt(-1, 2),
                statues ? random.nextInt(-1, 2) : 0,
                random.nextInt(-3, 4),
                random.nextBoolean() ? 1 : -1,
                1
            };
            double logit = 0.1;
            for (int i = 0; i < TRUTH.length; i++) {
                logit += PAWN * TRUTH[i] * balance[i];
            }
            double score = random.nextDouble() < 1 / (1 + Math.exp(-logit)) ? 1 : 0;
            fit.add(game, new ArrayList<>(Collections.nCopies(positions, new QuietPosition(game, balance, score))));
        }
        return fit;
    }

    @Test
    void findsTheValuesThatGamesWerePlayedByWithSeed6() {
        MeasuredValues worth = games(2_000, 1, true, 6).fit(3);

        assertEquals(9, worth.values().get(0).mean(), 2.5);
        assertEquals(3, worth.values().get(1).mean(), 1);
        assertEquals(0, worth.values().get(2).mean(), 0.8, "statues are worth nothing");
        assertEquals(PAWN * 400 / Math.log(10), worth.elos().get(3).mean(), 8);
    }

    /** In ten samples, intervals should contain the true values nine or ten times. */
    @Test
    void intervalsHoldTheTruthWithSeeds1To10() {
        int held = 0;
        for (int seed = 1; seed <= 10; seed++) {
            Estimate knight = games(250, 1, true, seed).fit(3).elos().get(1);
            double truth = TRUTH[1] * PAWN * 400 / Math.log(10);
            held += knight.low() <= truth && truth <= knight.high() ? 1 : 0;
        }

        assertTrue(held >= 8, held + " of 10");
    }

    @Test
    void tenPositionsOfAGameAreNotTenGamesWithSeed5() {
        Estimate one = games(500, 1, true, 5).fit(3).elos().get(1);
        Estimate ten = games(500, 10, true, 5).fit(3).elos().get(1);

        assertEquals(one.mean(), ten.mean(), 1);
        assertEquals(one.halfWidth(), ten.halfWidth(), 0.15 * one.halfWidth());
    }

    @Test
    void ofWhatIsHardlyEverUnevenNothingIsSaidWithSeed5() {
        MeasuredValues worth = games(500, 1, false, 5).fit(3);

        assertTrue(Double.isNaN(worth.values().get(2).mean()));
        assertTrue(Double.isNaN(worth.elos().get(2).mean()));
    }

    @Test
    void whereHardlyAnyGameIsWonNothingIsSaid() {
        MaterialFit fit = new MaterialFit(RULES, types, 1);
        for (int game = 0; game < 100; game++) {
            double[] balance = {0, game % 3 - 1, 0, 0, 1, 1};
            fit.add(game, List.of(new QuietPosition(game, balance, game < 9 ? 1 : 0.5)));
        }

        assertTrue(Double.isNaN(fit.fit(3).elos().get(1).mean()));
    }

    @Test
    void theBalanceOfAPositionCountsMenOfBothSides() {
        double[] balance =
                new MaterialBalance(RULES, types).apply(RULES.readPosition("snqkns/1ppppp/6/6/PP4/S2KNS b - - 0 1"));

        assertEquals(
                List.of(-1.0, -1.0, 0.0, -3.0, -1.0, 1.0),
                Arrays.stream(balance).boxed().toList());
    }
}
