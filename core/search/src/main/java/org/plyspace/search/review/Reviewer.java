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
import org.plyspace.search.PieceValues;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.Scores;
import org.plyspace.search.SearchResult;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.Tablebase;

/**
 * Searches every position of a game, the last one first: results of later positions help in earlier ones. With a limit of nodes
 * alone, the same game has the same review on every machine.
 *
 * <p>A move is scored by a search of it alone to the same depth as the best move's: scores of different depths do not compare,
 * since the side that moves last on a line seems to lead. In losses, scores are capped at {@value #MOST} hundredths of a pawn,
 * proved wins included.
 */
public final class Reviewer {

    /** The cap of scores in losses, in hundredths of a pawn. */
    public static final int MOST = 1_000;

    private final Searcher searcher;

    /**
     * Creates a reviewer for a rule set.
     *
     * @param megabytes the size of the transposition table, 1 to 16,384
     * @throws org.plyspace.search.SearchMemoryException if memory does not suffice
     */
    public Reviewer(Rules rules, int megabytes) {
        this(rules, megabytes, Tablebase.NONE);
    }

    /**
     * Creates a reviewer that asks tablebases, which grade moves of their positions exactly.
     *
     * @param megabytes the size of the transposition table, 1 to 16,384
     * @throws org.plyspace.search.SearchMemoryException if memory does not suffice
     */
    public Reviewer(Rules rules, int megabytes, Tablebase tables) {
        searcher = new Searcher(rules, new PieceValues(rules), SearchSettings.of(megabytes), tables);
    }

    /**
     * Reviews a game.
     *
     * @param start the position at its start
     * @param moves the moves, each legal
     * @param end the end of the game by its last move, repetition included; empty if it goes on, was resigned or agreed
     * @param limits the limits of the search of each position
     * @param progress receives the number of positions searched
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
            // With a single legal move a search would end at once and know less.
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

    /** A number that changes while a game is reviewed. Thread-safe. */
    public long nodes() {
        return searcher.nodes();
    }

    /** The line of a finished game, which has no moves. */
    private static PrincipalVariation over(Outcome end, Position position) {
        int score = end.winner()
                .map(winner -> winner == position.sideToMove() ? Scores.WIN : -Scores.WIN)
                .orElse(0);
        return new PrincipalVariation(score, List.of(), 0);
    }

    private SearchResult search(Position position, long[] earlier, Limits limits) {
        return searcher.search(position, earlier, limits, 1, ignored -> {});
    }

    /** The line of a move followed by another line, one ply further from the end. */
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
