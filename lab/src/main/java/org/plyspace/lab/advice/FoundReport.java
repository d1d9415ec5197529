package org.plyspace.lab.advice;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.engine.MoveTexts;
import org.plyspace.search.Found;
import org.plyspace.search.Line;
import org.plyspace.search.Scores;

/**
 * What a search has found, in words and numbers: the JSON form.
 *
 * @param depth how many plies deep the last whole iteration went
 */
public record FoundReport(
        String variant,
        String position,
        int depth,
        long nodes,
        double seconds,
        long nodesPerSecond,
        List<Entry> lines) {

    /** A lead in hundredths of a pawn that is expected to score ten times as much as the other side does. */
    private static final double TENFOLD = 400;

    /**
     * A move with best play after it.
     *
     * @param score for the side to move, in hundredths of a pawn; empty where the game is decided
     * @param winIn in how many plies the side to move wins whatever is played against it
     * @param lossIn in how many plies it loses
     * @param expectancy the share of points that such a score is taken to bring, 0 to 1
     * @param line the moves, this one first
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Entry(
            String move,
            Optional<Integer> score,
            Optional<Integer> winIn,
            Optional<Integer> lossIn,
            double expectancy,
            List<String> line) {

        static Entry of(Position position, Line line) {
            Worth worth = Worth.of(line.score());
            List<String> texts = MoveTexts.inTurn(position.copy(), line.moves(), Notation.MACHINE);
            return new Entry(
                    texts.get(0), worth.score(), worth.winIn(), worth.lossIn(), expectancy(line.score()), texts);
        }

        private static double expectancy(int score) {
            return Scores.isDecided(score) ? (score > 0 ? 1 : 0) : 1 / (1 + Math.pow(10, -score / TENFOLD));
        }

        /** The score alone. */
        Worth worth() {
            return new Worth(score, winIn, lossIn);
        }
    }

    /** Of a search of a position, which is as it was afterwards. */
    public static FoundReport of(Position position, Found found) {
        Pace pace = Pace.of(found.nodes(), found.nanos());
        return new FoundReport(
                position.rules().spec(),
                position.words().text(),
                found.depth(),
                pace.nodes(),
                pace.seconds(),
                pace.perSecond(),
                found.lines().stream().map(line -> Entry.of(position, line)).toList());
    }

    /** How fast it was. */
    public Pace pace() {
        return new Pace(nodes, seconds);
    }
}
