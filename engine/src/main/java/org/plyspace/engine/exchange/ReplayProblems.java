package org.plyspace.engine.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.replay.BadMove;

/** Collects what does not hold of a game. Each bad move comes with all moves before it, so that only so many are told. */
final class ReplayProblems {

    /** How many bad moves are told with the moves that lead there. */
    static final int MOST = 50;

    private final List<PartialGame.Problem> told = new ArrayList<>();
    private int more;

    /** A move that the rules do not have; the game stands before it. */
    void add(Game game, BadMove bad) {
        if (told.size() < MOST) {
            told.add(PartialGame.Problem.of(game, bad));
        } else {
            more++;
        }
    }

    /** How the game cannot have ended. */
    void addEnd(GameLine line, String reason) {
        told.add(PartialGame.Problem.ofEnd(line, reason));
    }

    boolean isEmpty() {
        return told.isEmpty();
    }

    /** In the order that they were added in. */
    List<PartialGame.Problem> told() {
        List<PartialGame.Problem> all = new ArrayList<>(told);
        if (more > 0) {
            String moves = more == 1 ? "1 more move does not hold" : more + " more moves do not hold";
            all.add(new PartialGame.Problem(moves + "; the first " + MOST + " are told", Optional.empty(), List.of()));
        }
        return all;
    }
}
