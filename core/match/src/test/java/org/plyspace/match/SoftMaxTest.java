package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
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
