package org.plyspace.lab.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;
import org.plyspace.lab.odds.PieceExchange;
import org.plyspace.statistics.Estimate;
import org.plyspace.testing.CoinVariant;
import org.plyspace.testing.InWholeForm;

/** Detects planted effects: a queen is stronger than a knight, and a piece that can never move is worth almost nothing. */
class PieceValuationTest {

    private static final PieceValuation.Watcher NOBODY = (kind, done, all) -> {};

    private final Rules rules = Toys.statues();

    @Test
    void aQueenIsStrongerThanAKnightWithSeed1() {
        ContestResult result = Contest.of(rules, "Q", "N", 60, 1).run(20, 2, Progress.NONE, new WorkCounter());

        assertEquals(
                ContestResult.Verdict.STRONGER, result.verdict(ContestResult.Test.DIFFERENT, 0.01), result::toString);
        assertEquals(40, result.games().games(), result::toString);
    }

    @Test
    void askedTheOtherWayRoundItIsWeakerWithSeed1() {
        ContestResult result = Contest.of(rules, "N", "Q", 60, 1).run(20, 2, Progress.NONE, new WorkCounter());

        assertEquals(
                ContestResult.Verdict.WEAKER, result.verdict(ContestResult.Test.DIFFERENT, 0.01), result::toString);
    }

    @InWholeForm
    @Test
    void whatCannotMoveIsWorthNextToNothingWithSeed1() {
        PieceValuation measure = new PieceValuation(rules, new ValuationSettings(60, 60, 1));
        Valuation valuation = measure.run(
                List.of(PieceExchange.parse(rules, "SS:-"), PieceExchange.parse(rules, "Q:N")),
                2,
                NOBODY,
                new WorkCounter());
        Estimate statue = valuation.matched().elos().get(2);
        Estimate queenForKnight =
                valuation.exchanges().get(1).result().strength().elo();

        assertTrue(statue.low() < 0 && statue.high() > 0, statue.toString());
        assertTrue(statue.high() < queenForKnight.low(), statue + " " + queenForKnight);
        assertTrue(valuation.mobility().get(2) < 0.1, valuation.mobility().toString());
        assertEquals("P", valuation.types().get(valuation.unit()).symbol());
        assertTrue(Double.isNaN(valuation.matched().values().get(2).mean()), "no exchange tells what a pawn is worth");
    }

    @Test
    void whatNoLegalStartLacksIsLeftOutAndSaidWithSeed1() {
        Valuation valuation =
                new PieceValuation(Toys.shields(), new ValuationSettings(4, 5, 1)).run(2, NOBODY, new WorkCounter());

        assertTrue(valuation.exchanges().stream()
                .noneMatch(played -> played.result().exchange().toString().equals("S:-")));
        assertTrue(
                valuation.refusals().stream().anyMatch(why -> why.startsWith("S:- cannot be played in shields")),
                valuation.refusals().toString());
    }

    @Test
    void anExchangeIsGivenUpIfItIsSurelyTooUneven() {
        assertTrue(PieceValuation.isHopeless(new Estimate(0.9, 0.76, 1)), "score and its interval: 0.9, 0.76, 1");
        assertTrue(PieceValuation.isHopeless(new Estimate(0.1, 0, 0.24)), "score and its interval: 0.1, 0, 0.24");
        assertFalse(
                PieceValuation.isHopeless(new Estimate(0.8, 0.74, 0.86)), "score and its interval: 0.8, 0.74, 0.86");
        assertFalse(
                PieceValuation.isHopeless(new Estimate(0.2, 0.14, 0.26)), "score and its interval: 0.2, 0.14, 0.26");
        assertFalse(
                PieceValuation.isHopeless(new Estimate(0.9, Double.NaN, Double.NaN)),
                "score and its interval: 0.9, Double.NaN, Double.NaN");
    }

    @Test
    void whoWatchesHearsOfEveryGame() {
        List<Integer> heard = new ArrayList<>();
        new PieceValuation(rules, new ValuationSettings(4, 10, 1))
                .run(
                        List.of(PieceExchange.parse(rules, "N:S")),
                        2,
                        (kind, done, all) -> {
                            assertEquals("exchanges", kind);
                            assertEquals(4, all);
                            heard.add(done);
                        },
                        new WorkCounter());

        assertEquals(List.of(2, 4), heard);
    }

    @Test
    void aRuleSetWithNothingToCompareIsRefused() {
        Rules coin = CoinVariant.standard();
        String message = assertThrows(UsageException.class, () -> new PieceValuation(coin, ValuationSettings.QUICK))
                .getMessage();

        assertEquals(
                "coin has no kind of piece that is not royal; expected two at least, to be held against each other",
                message);
    }
}
