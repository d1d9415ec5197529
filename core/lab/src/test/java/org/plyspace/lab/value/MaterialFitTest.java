package org.plyspace.lab.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
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

    /** A rook that is captured changes sides; a knight does not. */
    private static final String HANDS = """
            {
              "format": "plyspace-lattice/2", "id": "hands", "title": "Hands", "summary": "Rooks are dropped.",
              "source": "made up for tests",
              "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"},
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": {"flat": [1, 0, 0]}},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}}
              },
              "hands": {"held": "R", "most": 8, "drops": {"R": {"mate": true}}},
              "start": "1:k1r1/4/4/1R1K w - - 0 1"
            }
            """;

    /** On the board White has a rook and Black two knights. */
    @ParameterizedTest(name = "rooks in hand: {0} of White, {1} of Black")
    @CsvSource({"0, 0, 1", "2, 0, 3", "0, 1, 0", "3, 1, 3", "1, 3, -1"})
    void theBalanceCountsWhatEachSideHasInItsHand(int white, int black, double rooks) {
        Rules rules = Toys.declared(HANDS);
        List<PieceType> held =
                rules.pieceTypes().stream().filter(type -> !type.royal()).toList();
        int rook = index(rules, "R");
        int knight = index(rules, "N");
        Setup setup = rules.empty().toBuilder()
                .piece(0, Piece.code(Side.WHITE, index(rules, "K")))
                .piece(15, Piece.code(Side.BLACK, index(rules, "K")))
                .piece(1, Piece.code(Side.WHITE, rook))
                .piece(10, Piece.code(Side.BLACK, knight))
                .piece(11, Piece.code(Side.BLACK, knight))
                .hand(Piece.code(Side.WHITE, rook), white)
                .hand(Piece.code(Side.BLACK, rook), black)
                .build();
        double[] balance = new MaterialBalance(rules, held).apply(rules.position(setup, Purpose.STUDY));

        for (int i = 0; i < held.size(); i++) {
            assertEquals(
                    held.get(i).index() == rook ? rooks : -2,
                    balance[i],
                    held.get(i).name());
        }
        assertEquals(1, balance[held.size()], "White's turn");
        assertEquals(1, balance[held.size() + 1], "the first move");
    }

    private static int index(Rules rules, String symbol) {
        return rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
    }
}
