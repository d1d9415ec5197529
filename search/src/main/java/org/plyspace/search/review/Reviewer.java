package org.plyspace.search.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.search.Limits;
import org.plyspace.search.Line;
import org.plyspace.search.Scores;
import org.plyspace.search.Searcher;

/**
 * Searches every position of a game, the last one first, so that what was found later helps before. With a limit of nodes alone the same
 * game has the same review on every machine.
 *
 * <p>A move is worth what the search says of the position after it, unless it is the best one: then it loses nothing. For losses a score
 * of more than {@value #MOST} hundredths of a pawn counts as so much, and so does a win that was seen to its end.
 */
public final class Reviewer {

    /** The largest score that counts for a loss, in hundredths of a pawn. */
    public static final int MOST = 1_000;

    private final Searcher searcher;

    /**
     * For a rule set.
     *
     * @param megabytes how much memory what was found is kept in, 1 to 16,384
     */
    public Reviewer(Rules rules, int megabytes) {
        searcher = new Searcher(rules, megabytes);
    }

    /**
     * Looks at a game.
     *
     * @param start the position that it begins in
     * @param moves legal one after the other
     * @param end how the last move ended the game, repetition included; empty if it goes on, was given up or agreed on
     * @param limits of the search of each position
     * @param progress is told how many positions were searched
     */
    public List<ReviewedMove> review(
            Position start, List<Long> moves, Optional<Outcome> end, Limits limits, IntConsumer progress) {
        searcher.newGame();
        Position position = start.copy();
        long[] keys = new long[moves.size()];
        for (int ply = 0; ply < keys.length; ply++) {
            keys[ply] = position.repetitionKey();
            position.make(moves.get(ply));
        }
        List<ReviewedMove> reviewed = new ArrayList<>();
        Line next = end.map(outcome -> over(outcome, position)).orElseGet(() -> best(position, keys, limits));
        for (int ply = keys.length - 1; ply >= 0; ply--) {
            progress.accept(keys.length - ply);
            position.unmake();
            long move = moves.get(ply);
            Line played = before(move, next);
            // Where there is no choice, a search would end at once and know less.
            Line best = position.countLegalMoves() == 1 ? played : best(position, Arrays.copyOf(keys, ply), limits);
            int after = best.move() == move ? best.score() : played.score();
            reviewed.add(new ReviewedMove(move, best, after, Math.max(0, counted(best.score()) - counted(after))));
            next = best;
        }
        Collections.reverse(reviewed);
        return reviewed;
    }

    /** The line of a game that is over has no move. */
    private static Line over(Outcome end, Position position) {
        int score = end.winner()
                .map(winner -> winner == position.sideToMove() ? Scores.WIN : -Scores.WIN)
                .orElse(0);
        return new Line(score, List.of());
    }

    private Line best(Position position, long[] earlier, Limits limits) {
        return searcher.search(position, earlier, limits, 1, ignored -> {})
                .lines()
                .get(0);
    }

    /** The line that a move and what follows it make, a ply further from the end. */
    private static Line before(long move, Line next) {
        int score = -next.score();
        int later = Scores.isDecided(score) ? score - Integer.signum(score) : score;
        List<Long> moves = new ArrayList<>();
        moves.add(move);
        moves.addAll(next.moves());
        return new Line(later, moves);
    }

    private static int counted(int score) {
        return Math.max(-MOST, Math.min(MOST, score));
    }
}
