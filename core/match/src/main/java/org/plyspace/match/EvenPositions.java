package org.plyspace.match;

import org.plyspace.api.Piece;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;

/**
 * Recognises positions in which a quick search sees neither side ahead by more than a fifth of the strongest piece's value. For one
 * thread.
 */
final class EvenPositions {

    private static final Limits QUICK = Limits.NONE.ofNodes(1_000);
    private static final int SHARE = 5;

    private final Searcher searcher;
    private final int most;

    /** Judges by these piece values. */
    EvenPositions(Rules rules, PieceValues values) {
        searcher = new Searcher(rules, values, SearchSettings.of(1));
        most = rules.pieceTypes().stream()
                        .mapToInt(type -> values.worth(Piece.code(Side.WHITE, type.index())))
                        .max()
                        .orElse(0)
                / SHARE;
    }

    /** Whether the current position of an unfinished game is even. */
    boolean contain(Game game) {
        searcher.newGame();
        int score = searcher.search(game.position(), game.earlierKeys(), QUICK, 1, ignored -> {})
                .lines()
                .get(0)
                .score();
        return Math.abs(score) <= most;
    }
}
