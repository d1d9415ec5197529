package org.plyspace.cli.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Notations;
import org.plyspace.lab.advice.Pace;
import org.plyspace.lab.player.UciProtocol;
import org.plyspace.search.Found;
import org.plyspace.search.Line;
import org.plyspace.search.Scores;

/** What a search has found, in the words of the protocol. */
final class InfoLines {

    private InfoLines() {}

    /** A line for each line of play, the best first. */
    static List<String> of(Position position, Found found) {
        Notation notation = Notations.exchanged(position.rules());
        long perSecond = Pace.of(found.nodes(), found.nanos()).perSecond();
        long millis = TimeUnit.NANOSECONDS.toMillis(found.nanos());
        return IntStream.range(0, found.lines().size())
                .mapToObj(i -> {
                    Line line = found.lines().get(i);
                    return "info depth " + found.depth() + " multipv " + (i + 1) + " score " + score(line.score())
                            + " nodes "
                            + found.nodes() + " nps " + perSecond + " time " + millis + " pv "
                            + String.join(" ", MoveTexts.inTurn(position.copy(), line.moves(), notation));
                })
                .toList();
    }

    /** In hundredths of a pawn, or the moves to mate, below 0 if it is suffered. */
    private static String score(int score) {
        if (!Scores.isDecided(score)) {
            return "cp " + score;
        }
        return "mate " + Scores.movesToMate(score);
    }

    /**
     * The best move, and the answer that is expected.
     *
     * @param moreThanTold whether more was searched than was told of already
     */
    static List<String> last(Position position, Found found, boolean moreThanTold) {
        if (found.lines().isEmpty()) {
            String score = position.inCheck() ? "mate 0" : "cp 0";
            return List.of("info depth 0 score " + score, "bestmove " + UciProtocol.NO_MOVE);
        }
        List<String> texts =
                MoveTexts.inTurn(position.copy(), found.lines().get(0).moves(), Notations.exchanged(position.rules()));
        List<String> last = new ArrayList<>(moreThanTold && found.depth() > 0 ? of(position, found) : List.of());
        last.add("bestmove " + texts.get(0) + (texts.size() > 1 ? " ponder " + texts.get(1) : ""));
        return last;
    }
}
