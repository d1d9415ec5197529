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
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.Scores;
import org.plyspace.search.SearchResult;
import org.plyspace.search.Searcher;

/**
 * Searches every position of a game, the last one first, so that what was found later helps before. With a limit of nodes alone the same
 * game has the same review on every machine.
 *
 * <p>A move is worth what a search of it alone says that goes as deep as the one for the best move, since scores of other depths are no
 * measure of a loss: whoever moves last on a line seems to lead. For losses a score of more than {@value #MOST} hundredths of a pawn counts
 * as so much, and so does a win that was seen to its end.
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
        PrincipalVariation next = end.map(outcome -> over(outcome, position))
                .orElseGet(() -> search(position, keys, limits).lines().get(0));
        for (int ply = keys.length - 1; ply >= 0; ply--) {
            progress.accept(keys.length - ply);
            position.unmake();
            long move = moves.get(ply);
            PrincipalVariation played = before(move, next);
            PrincipalVariation best = played;
            // Where there is no choice, a search would end at once and know less.
            if (position.countLegalMoves() > 1) {
                long[] earlier = Arrays.copyOf(keys, ply);
                SearchResult searchResult = search(position, earlier, limits);
                best = searchResult.lines().get(0);
                if (best.move() != move && !Scores.isDecided(played.score())) {
                    Limits asDeep =
                            limits.toDepth(Math.max(1, searchResult.depth())).among(List.of(move));
                    played = search(position, earlier, asDeep).lines().get(0);
                }
            }
            int after = best.move() == move ? best.score() : played.score();
            reviewed.add(new ReviewedMove(move, best, after, Math.max(0, counted(best.score()) - counted(after))));
            next = best;
        }
        Collections.reverse(reviewed);
        return reviewed;
    }

    /** A number that changes while a game is looked at; any thread may ask. */
    public long nodes() {
        return searcher.nodes();
    }

    /** The line of a game that is over has no move. */
    private static PrincipalVariation over(Outcome end, Position position) {
        int score = end.winner()
                .map(winner -> winner == position.sideToMove() ? Scores.WIN : -Scores.WIN)
                .orElse(0);
        return new PrincipalVariation(score, List.of(), 0);
    }

    private SearchResult search(Position position, long[] earlier, Limits limits) {
        return searcher.search(position, earlier, limits, 1, ignored -> {});
    }

    /** The line that a move and what follows it make, a ply further from the end. */
    private static PrincipalVariation before(long move, PrincipalVariation next) {
        int score = -next.score();
        int later = Scores.isDecided(score) ? score - Integer.signum(score) : score;
        List<Long> moves = new ArrayList<>();
        moves.add(move);
        moves.addAll(next.moves());
        return new PrincipalVariation(later, moves, next.depth() + 1);
    }

    private static int counted(int score) {
        return Math.max(-MOST, Math.min(MOST, score));
    }
}
