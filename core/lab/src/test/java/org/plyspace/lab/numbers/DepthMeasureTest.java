package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.statistics.PairCounts;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.RuleSets;

class DepthMeasureTest {

    /** Five even matches and one with 8.5 of 10 points, which is 9 of 11 after the correction: the mean is over 6 matches. */
    @Test
    void depthIsTheMeanOverMatches() {
        List<PairCounts> steps = new ArrayList<>(Collections.nCopies(5, PairCounts.of(0, 0, 10, 0, 0)));
        steps.add(PairCounts.of(0, 0, 2, 2, 6));

        DepthMeasure.Depth depth = DepthMeasure.of(steps);

        assertEquals(400 * Math.log10(9.0 / 2) / 6, depth.perDoubling().mean(), 1e-9);
        assertTrue(depth.perDoubling().halfWidth() > 0);
    }

    /**
     * Pairs with 2 and 3 of 4 half points: share 0.58333 after the correction, variance 1 / 32, 715 Elo per point; Student's quantile
     * with 1 degree of freedom is 12.71.
     */
    @Test
    void fewPairsSayLittle() {
        DepthMeasure.Depth depth = DepthMeasure.of(List.of(PairCounts.of(0, 0, 1, 1, 0)));

        assertEquals(12.706 * 714.7 * Math.sqrt(1.0 / 64), depth.perDoubling().halfWidth(), 1);
    }

    /** Two matches like the one above: half the variance, and Student's quantile with 2 degrees of freedom, 4.303. */
    @Test
    void aMeanOfMatchesIsMoreCertainThanEach() {
        PairCounts match = PairCounts.of(0, 0, 1, 1, 0);
        DepthMeasure.Depth depth = DepthMeasure.of(List.of(match, match));

        assertEquals(4.3027 * 714.7 * Math.sqrt(1.0 / 128), depth.perDoubling().halfWidth(), 1);
    }

    @Test
    void aMatchWonOutrightIsNotInfinite() {
        DepthMeasure.Depth depth = DepthMeasure.of(List.of(PairCounts.of(0, 0, 0, 0, 20)));

        assertEquals(400 * Math.log10(20.5 / 0.5), depth.perDoubling().mean(), 1e-9);
        assertTrue(Double.isFinite(depth.perDoubling().low()));
    }

    @InWholeForm
    @Test
    void moreThoughtBringsMoreWithSeed1() {
        DepthMeasure.Depth depth =
                new DepthMeasure(RuleSets.of("koernke"), 12, 1).run(new int[] {100, 200}, 2, ignored -> {});

        assertTrue(depth.perDoubling().low() > 0, depth.toString());
    }

    @Test
    void asMuchThoughtBringsNothingWithSeed1() {
        List<Integer> heard = new ArrayList<>();
        DepthMeasure.Depth depth = new DepthMeasure(RuleSets.of("koernke"), 3, 1)
                .run(new int[] {60, 60}, 2, game -> heard.add(game.number()));

        assertEquals(
                List.of(PairCounts.of(0, 0, 3, 0, 0).mean()),
                List.of(depth.steps().get(0).mean()));
        assertEquals(0, depth.perDoubling().mean(), 1e-9);
        assertEquals(6, heard.size());
    }
}
