package org.plyspace.match.advice;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.StaticEvaluation;

/** Answers questions about the current game by a search; the same game gets the same answer on every computer. */
public final class Adviser {

    private static final Limits LIMITS = Limits.NONE.ofNodes(100_000);
    private static final int MEGABYTES = 16;

    /** The searcher and evaluation of a rule set, created on first use. */
    private record Eyes(Searcher searcher, StaticEvaluation glance) {

        static Eyes of(Rules rules) {
            PieceValues values = new PieceValues(rules);
            return new Eyes(
                    new Searcher(rules, values, SearchSettings.of(MEGABYTES)), new StaticEvaluation(rules, values));
        }
    }

    private Optional<Eyes> eyes = Optional.empty();

    /** Score, expectancy and best play for the side to move, which must have a move. */
    public String hint(Game game) {
        return SearchResultText.of(advice(game).lines().get(0)).strip();
    }

    /** The static evaluation and a search's result in words; the side to move must have a move. */
    public List<String> evaluation(Game game) {
        Position position = game.position();
        StaticEvaluation staticEvaluation = eyes(position).glance;
        SearchResultReport report = advice(game);
        String side = position.sideToMove().word();
        return List.of(
                "the men as they stand: "
                        + Score.of(staticEvaluation.score(position)).text() + " pawns for " + side,
                SearchResultText.inWords(report, side));
    }

    /** The best line for the side to move, which must have a move. */
    public SearchResultReport advice(Game game) {
        Position position = game.position();
        Searcher searcher = eyes(position).searcher;
        searcher.newGame();
        return SearchResultReport.of(position, searcher.search(position, game.earlierKeys(), LIMITS, 1, ignored -> {}));
    }

    private Eyes eyes(Position position) {
        Eyes current = eyes.orElseGet(() -> Eyes.of(position.rules()));
        eyes = Optional.of(current);
        return current;
    }
}
