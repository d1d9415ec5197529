package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.search.PieceValues;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.RuleSets;

class SoftMaxTest {

    /** For n equal moves the entropy is ln n; for two that differ by 25, with weights e to 1, it is ln(1 + 1/e) + 1 / (e + 1). */
    @Test
    void entropyIsThatOfTheSoftMaximum() {
        assertEquals(Math.log(4), SoftMax.entropy(new int[] {7, 7, 7, 7}), 1e-12);
        assertEquals(Math.log(1 + 1 / Math.E) + 1 / (Math.E + 1), SoftMax.entropy(new int[] {-25, 0}), 1e-12);
        assertEquals(0, SoftMax.entropy(new int[] {31_999, -31_999}), 1e-12);
        assertEquals(0, SoftMax.entropy(new int[] {12}), 1e-12);
    }

    /** The first plies are those of the opening that was drawn before, so that its positions come again. */
    @ParameterizedTest(name = "{0} plies, seed {1}")
    @CsvSource({"4, 1", "10, 6"})
    void anOpeningIsJudgedAsIfNoneHadBeenDrawnBefore(int plies, long seed) {
        Rules rules = RuleSets.of("twoboard");
        PieceValues values = new PieceValues(rules);
        SoftMax used = new SoftMax(rules, values);
        used.open(Game.fromStart(rules), 12, new SplittableRandom(seed), ply -> {});
        Game first = Game.fromStart(rules);
        Game again = Game.fromStart(rules);
        SoftMax unused = new SoftMax(rules, values);
        unused.open(first, plies, new SplittableRandom(seed), ply -> {});
        used.open(again, plies, new SplittableRandom(seed), ply -> {});

        assertEquals(first.moves(), again.moves());
        assertArrayEquals(unused.scores(first, unused.moves(first)), used.scores(again, used.moves(again)));
    }

    /** In 2,000 draws from the start, the frequency of each move is about its weight. */
    @InWholeForm
    @Test
    void movesAreDrawnAsOftenAsTheyWeighWithSeed1() {
        Rules rules = RuleSets.of("koernke");
        Game game = Game.fromStart(rules);
        SoftMax softMax = new SoftMax(rules, new PieceValues(rules));
        long[] moves = softMax.moves(game);
        int[] scores = softMax.scores(game, moves);
        int best = 0;
        double sum = 0;
        for (int i = 0; i < moves.length; i++) {
            best = scores[i] > scores[best] ? i : best;
        }
        for (int score : scores) {
            sum += Math.exp((score - scores[best]) / SoftMax.TEMPERATURE);
        }
        SplittableRandom random = new SplittableRandom(1);
        int drawn = 0;
        for (int i = 0; i < 2_000; i++) {
            drawn += softMax.draw(game, random) == moves[best] ? 1 : 0;
        }

        assertEquals(44, moves.length);
        assertTrue(sum > 1.5, "there are others to draw");
        assertEquals(1 / sum, drawn / 2_000.0, 0.03);
    }
}
