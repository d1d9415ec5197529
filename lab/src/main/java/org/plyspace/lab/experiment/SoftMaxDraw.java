package org.plyspace.lab.experiment;

import java.util.List;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;

/**
 * Draws moves by the soft-max of what a search of one ply says of each: with scores s in hundredths of a pawn for the side to move, a move is
 * drawn with a probability in proportion to exp(s / {@value #TEMPERATURE}). A move that is worse by a pawn is drawn 55 times less often than
 * the best one; quiet moves, which differ by less, all have their turn.
 */
final class SoftMaxDraw implements MoveDraw {

    static final double TEMPERATURE = 25;

    private static final Limits ONE_PLY = Limits.NONE.toDepth(1);

    private final Searcher searcher;
    private final MoveList moves = new MoveList();

    /** By what pieces are worth. */
    SoftMaxDraw(Rules rules, PieceValues values) {
        searcher = new Searcher(rules, values, SearchSettings.of(1));
    }

    @Override
    public void newOpening() {
        searcher.newGame();
    }

    @Override
    public long draw(Game game, SplittableRandom random) {
        moves.clear();
        game.position().legalMoves(moves);
        long[] keys = game.earlierKeys();
        int count = moves.size();
        int[] scores = new int[count];
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            Limits only = ONE_PLY.among(List.of(moves.get(i)));
            scores[i] = searcher.search(game.position(), keys, only, 1, ignored -> {})
                    .lines()
                    .get(0)
                    .score();
            best = Math.max(best, scores[i]);
        }
        return moves.get(drawn(scores, best, random));
    }

    private static int drawn(int[] scores, int best, SplittableRandom random) {
        double[] upTo = new double[scores.length];
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            sum += StrictMath.exp((scores[i] - best) / TEMPERATURE);
            upTo[i] = sum;
        }
        double drawn = random.nextDouble() * sum;
        int index = 0;
        while (index < scores.length - 1 && upTo[index] <= drawn) {
            index++;
        }
        return index;
    }
}
