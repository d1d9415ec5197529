package org.plyspace.match;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import org.plyspace.api.MoveList;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;

/**
 * Draws legal moves with weights from a search of one ply: if s is a move's score in centipawns for the side to move, its weight is
 * exp(s / {@value #TEMPERATURE}). A move that is a pawn worse weighs 55 times less than the best one; quiet moves, which differ by less,
 * are all drawn now and then. For one thread.
 */
public final class SoftMax {

    /** The temperature in centipawns: a move worse by this much has a weight smaller by a factor of e. */
    public static final double TEMPERATURE = 25;

    private static final Limits ONE_PLY = Limits.NONE.toDepth(1);

    private final Searcher searcher;
    private final MoveList legal = new MoveList();

    /** Prepares draws with searches that use these piece values. */
    public SoftMax(Rules rules, PieceValues values) {
        searcher = new Searcher(rules, values, SearchSettings.of(1));
    }

    /** Forgets the previous game: the scores of a new one do not depend on it. */
    public void newGame() {
        searcher.newGame();
    }

    /** The legal moves of an unfinished game, in an array that the caller may change. */
    public long[] moves(Game game) {
        legal.clear();
        game.position().legalMoves(legal);
        return legal.toArray();
    }

    /** The scores of some legal moves for the side to move, in an array that the caller may change. */
    public int[] scores(Game game, long[] moves) {
        long[] keys = game.earlierKeys();
        return Arrays.stream(moves)
                .mapToInt(move -> searcher.search(game.position(), keys, ONE_PLY.among(List.of(move)), 1, ignored -> {})
                        .lines()
                        .get(0)
                        .score())
                .toArray();
    }

    /** Draws one of the legal moves of an unfinished game, with probability in proportion to its weight. */
    public long draw(Game game, SplittableRandom random) {
        long[] moves = moves(game);
        double[] upTo = weights(scores(game, moves));
        for (int i = 1; i < upTo.length; i++) {
            upTo[i] += upTo[i - 1];
        }
        double drawn = random.nextDouble() * upTo[upTo.length - 1];
        int index = 0;
        while (index < moves.length - 1 && upTo[index] <= drawn) {
            index++;
        }
        return moves[index];
    }

    /**
     * Draws the moves of an opening, until the game has {@code plies} plies or is over.
     *
     * @param next receives the number of each ply, from 1, before it is drawn
     */
    public void open(Game game, int plies, SplittableRandom random, IntConsumer next) {
        newGame();
        while (game.plies() < plies && game.outcome().isEmpty()) {
            next.accept(game.plies() + 1);
            game.play(draw(game, random));
        }
    }

    /** The entropy in nats of moves with these scores, at least one. */
    public static double entropy(int[] scores) {
        double[] weights = weights(scores);
        double sum = Arrays.stream(weights).sum();
        double entropy = 0;
        for (double weight : weights) {
            entropy -= weight == 0 ? 0 : weight / sum * Math.log(weight / sum);
        }
        return entropy;
    }

    /** The weights of moves, at most 1 each. */
    private static double[] weights(int[] scores) {
        int best = Arrays.stream(scores).max().orElseThrow();
        return Arrays.stream(scores)
                .mapToDouble(score -> StrictMath.exp((score - best) / TEMPERATURE))
                .toArray();
    }
}
