package org.plyspace.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.search.Limits;
import org.plyspace.search.Scores;
import org.plyspace.testing.RuleSets;

class ReviewerTest {

    private static final Limits LIMITS = Limits.NONE.ofNodes(3_000);

    /** The last moves of a random game that ended in mate. */
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

    /** A blunder in answer makes no move better. */
    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "twoboard"})
    void aMoveWinsOnlyIfItsBestAnswerLoses(String id) {
        Rules rules = RuleSets.of(id);
        playToMate(rules);
        List<ReviewedMove> reviewed = review(rules);

        for (int ply = 0; ply < reviewed.size() - 1; ply++) {
            boolean wins = reviewed.get(ply).after() > Scores.WIN - 10;
            int answer = reviewed.get(ply + 1).best().score();
            assertTrue(!wins || Scores.isDecided(answer), reviewed.get(ply) + ", answered by " + answer);
        }
    }

    /**
     * If searches had different depths, each side would seem to lead after its own move and to lose that lead by the
     * opponent's.
     */
    @Test
    void movesThatAreAlmostAsGoodLoseLittle() {
        Rules rules = RuleSets.of("koernke");
        start = rules.startPosition();
        Position position = start.copy();
        for (String quiet : List.of("2c2-2c4", "4a7-4a5", "3c2-3c4")) {
            MoveList legal = new MoveList();
            position.legalMoves(legal);
            long move = LongStream.of(legal.toArray())
                    .filter(each ->
                            position.words().text(each, Notation.MACHINE).equals(quiet))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(quiet));
            moves.add(move);
            position.make(move);
        }
        for (ReviewedMove move : review(rules)) {
            assertTrue(move.loss() < 75, move::toString);
        }
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

    /** Both sides shuffle a knight until the position has occurred three times; until then nothing is a draw. */
    @Test
    void repetitionsToComeDoNotCount() {
        Rules rules = RuleSets.of("twoboard");
        start = rules.readPosition("1:rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|2:8/8/8/8/8/8/8/8 w KQkq - 20 30");
        Position position = start.copy();
        for (String text : List.of("g1-f3", "g8-f6", "f3-g1", "f6-g8", "g1-f3", "g8-f6", "f3-g1", "f6-g8")) {
            long move = ((Verdict.Legal) position.words().judge(text, Notation.MACHINE)).move();
            moves.add(move);
            position.make(move);
        }

        List<ReviewedMove> reviewed = new Reviewer(rules, 2)
                .review(start, moves, Optional.of(Outcome.draw(Outcome.repetition(3))), LIMITS, any -> {});

        for (int ply = 0; ply < moves.size() - 2; ply++) {
            int forWhite = ply % 2 == 0
                    ? reviewed.get(ply).after()
                    : -reviewed.get(ply).after();
            assertTrue(forWhite > 200, "ply " + (ply + 1) + ": " + reviewed.get(ply));
        }
        assertEquals(0, reviewed.get(6).after(), "White lets Black repeat");
        assertEquals(0, reviewed.get(7).after());
    }
}
