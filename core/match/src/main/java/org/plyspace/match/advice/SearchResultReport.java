package org.plyspace.match.advice;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.engine.MoveTexts;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.Scores;
import org.plyspace.search.SearchResult;

/**
 * The result of a search, as text and as JSON.
 *
 * @param depth the depth in plies of the last complete iteration; 0 if none was completed
 * @param tableHits the number of times that tablebases knew a position; empty if they never did
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record SearchResultReport(
        String variant,
        String position,
        int depth,
        long nodes,
        double seconds,
        long nodesPerSecond,
        Optional<Long> tableHits,
        List<Entry> lines) {

    /**
     * A move with best play after it.
     *
     * @param score the score for the side to move in centipawns; empty if the game is decided
     * @param winIn the plies in which the side to move wins against every defence
     * @param lossIn the plies in which it loses
     * @param expectancy the share of points expected from such a score, 0 to 1
     * @param depth the depth in plies of the iteration that found it
     * @param line the moves, this one first
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Entry(
            String move,
            Optional<Integer> score,
            Optional<Integer> winIn,
            Optional<Integer> lossIn,
            double expectancy,
            int depth,
            List<String> line) {

        static Entry of(Position position, PrincipalVariation principalVariation) {
            Score worth = Score.of(principalVariation.score());
            List<String> texts = MoveTexts.inTurn(position.copy(), principalVariation.moves(), Notation.MACHINE);
            return new Entry(
                    texts.get(0),
                    worth.score(),
                    worth.winIn(),
                    worth.lossIn(),
                    Scores.expectancy(principalVariation.score()),
                    principalVariation.depth(),
                    texts);
        }

        /** The score alone. */
        Score worth() {
            return new Score(score, winIn, lossIn);
        }
    }

    /** Creates the report on a search of a position, which is left unchanged. */
    public static SearchResultReport of(Position position, SearchResult searchResult) {
        Speed speed = Speed.of(searchResult.nodes(), searchResult.nanos());
        return new SearchResultReport(
                position.rules().setting(),
                position.words().text(),
                searchResult.depth(),
                speed.nodes(),
                speed.seconds(),
                speed.perSecond(),
                Optional.of(searchResult.hits()).filter(hits -> hits > 0),
                searchResult.lines().stream()
                        .map(principalVariation -> Entry.of(position, principalVariation))
                        .toList());
    }

    /** The speed of the search. */
    public Speed pace() {
        return new Speed(nodes, seconds);
    }
}
