package org.plyspace.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.search.Limits;
import org.plyspace.search.RuleSets;
import org.plyspace.search.Scores;

class ReviewerTest {

    private static final Limits LIMITS = Limits.NONE.ofNodes(3_000);

    /** The last moves of a game of random moves that ended in mate. */
    private final List<Long> moves = new ArrayList<>();

    private Position start;

    private void playToMate(Rules rules) {
        for (long seed = 1; ; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            moves.clear();
            Position position = rules.startPosition();
            while (position.outcome().isEmpty()) {
                moves.add(position.randomMove(random, new MoveList()));
                position.make(moves.get(moves.size() - 1));
            }
            if (position.outcome().get().reason().equals(Outcome.CHECKMATE)) {
                int last = Math.min(12, moves.size());
                for (int i = 0; i < last; i++) {
                    position.unmake();
                }
                start = position.copy();
                moves.subList(0, moves.size() - last).clear();
                return;
            }
        }
    }

    private List<ReviewedMove> review(Rules rules) {
        Position end = start.copy();
        moves.forEach(end::make);
        return new Reviewer(rules, 2).review(start, moves, end.outcome(), LIMITS, searched -> {});
    }

    @Test
    void theMoveThatMatesIsBestAndTheOneBeforeLostAsMuchAsItAllowed() {
        Rules rules = RuleSets.of("cube");
        playToMate(rules);
        List<ReviewedMove> reviewed = review(rules);

        assertEquals(moves, reviewed.stream().map(ReviewedMove::move).toList());
        ReviewedMove mate = reviewed.get(reviewed.size() - 1);
        assertEquals(Scores.WIN - 1, mate.after());
        assertEquals(0, mate.loss());
        ReviewedMove blunder = reviewed.get(reviewed.size() - 2);
        assertEquals(2 - Scores.WIN, blunder.after());
        int before =
                Math.max(-Reviewer.MOST, Math.min(Reviewer.MOST, blunder.best().score()));
        assertEquals(before + Reviewer.MOST, blunder.loss());
    }

    @Test
    void theBestMoveLosesNothingAndNoLossExceedsTheWholeScale() {
        Rules rules = RuleSets.of("koernke");
        playToMate(rules);
        for (ReviewedMove move : review(rules)) {
            assertTrue(move.loss() >= 0 && move.loss() <= 2 * Reviewer.MOST, move::toString);
            assertTrue(!move.isBest() || move.loss() == 0, move::toString);
            assertTrue(!move.isBest() || move.after() == move.best().score(), move::toString);
        }
    }

    @Test
    void theSameNodesHaveTheSameReview() {
        Rules rules = RuleSets.of("cube");
        playToMate(rules);
        assertEquals(review(rules), review(rules));
    }

    @Test
    void aGameThatGoesOnIsSearchedToItsLastPosition() {
        Rules rules = RuleSets.of("cube");
        playToMate(rules);
        List<Integer> heard = new ArrayList<>();
        List<ReviewedMove> reviewed =
                new Reviewer(rules, 2).review(start, moves.subList(0, 3), Optional.empty(), LIMITS, heard::add);
        assertEquals(3, reviewed.size());
        assertEquals(List.of(1, 2, 3), heard);
    }
}
