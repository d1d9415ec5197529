package org.plyspace.cli.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Notations;
import org.plyspace.match.advice.Speed;
import org.plyspace.match.engine.UciProtocol;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.Scores;
import org.plyspace.search.SearchResult;

/** Search results as lines of the protocol. */
final class InfoLines {

    static final String BEST_MOVE = "bestmove ";

    private InfoLines() {}

    /** An {@code info string} line. */
    static String information(String reason) {
        return "info string " + reason;
    }

    /** The {@code bestmove} line: the first move of the best line. */
    static String bestMove(Position position, SearchResult searchResult) {
        PrincipalVariation best = searchResult.lines().get(0);
        return position.copy().words().text(best.move(), Notations.exchanged(position.rules()));
    }

    /** An {@code info} line for each principal variation, the best first. */
    static List<String> of(Position position, SearchResult searchResult) {
        return IntStream.range(0, searchResult.lines().size())
                .mapToObj(i -> line(position, searchResult.lines().get(i), i, "", searchResult))
                .toList();
    }

    /**
     * An {@code info} line for a variation whose score is only a bound.
     *
     * @param index from 0
     * @param atLeast whether the score is a lower bound; else it is an upper bound
     */
    static String bound(
            Position position, PrincipalVariation principalVariation, int index, boolean atLeast, SearchResult soFar) {
        return line(position, principalVariation, index, atLeast ? " lowerbound" : " upperbound", soFar);
    }

    private static String line(
            Position position,
            PrincipalVariation principalVariation,
            int index,
            String bound,
            SearchResult searchResult) {
        Notation notation = Notations.exchanged(position.rules());
        return "info depth " + principalVariation.depth()
                + " seldepth " + Math.max(principalVariation.depth(), searchResult.deepest())
                + " multipv " + (index + 1)
                + " score " + score(principalVariation.score()) + bound
                + work(searchResult)
                + " pv " + String.join(" ", MoveTexts.inTurn(position.copy(), principalVariation.moves(), notation));
    }

    /** A search that has completed no iteration knows no score. */
    private static String uncompleted(SearchResult searchResult) {
        return "info depth 0" + work(searchResult);
    }

    private static String work(SearchResult searchResult) {
        return " nodes " + searchResult.nodes()
                + " nps " + Speed.of(searchResult.nodes(), searchResult.nanos()).perSecond()
                + " hashfull " + searchResult.fill()
                + (searchResult.hits() > 0 ? " tbhits " + searchResult.hits() : "")
                + " time " + TimeUnit.NANOSECONDS.toMillis(searchResult.nanos());
    }

    /** The score in centipawns, or the moves to mate, negative if the side to move is mated. */
    private static String score(int score) {
        return Scores.isDecided(score) ? "mate " + Scores.movesToMate(score) : "cp " + score;
    }

    /**
     * The last lines of a search: the best move, and the expected reply to ponder on.
     *
     * @param moreThanTold whether more was searched than the lines before report
     */
    static List<String> last(Position position, SearchResult searchResult, boolean moreThanTold) {
        if (searchResult.lines().isEmpty()) {
            String score = position.inCheck() ? "mate 0" : "cp 0";
            return List.of("info depth 0 score " + score, BEST_MOVE + UciProtocol.NO_MOVE);
        }
        List<String> texts = MoveTexts.inTurn(
                position.copy(), searchResult.lines().get(0).moves(), Notations.exchanged(position.rules()));
        List<String> last = new ArrayList<>();
        if (moreThanTold) {
            last.addAll(searchResult.depth() > 0 ? of(position, searchResult) : List.of(uncompleted(searchResult)));
        }
        last.add(BEST_MOVE + texts.get(0) + (texts.size() > 1 ? " ponder " + texts.get(1) : ""));
        return last;
    }
}
