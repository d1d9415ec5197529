package org.plyspace.engine.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.replay.BadMove;

/** Collects the problems of a game. Each bad move is stored with all moves before it, so their number is limited. */
final class ReplayProblems {

    /** The largest number of bad moves stored with the moves before them. */
    static final int MOST = 50;

    private final List<PartialGame.Problem> told = new ArrayList<>();
    private int more;

    /** Adds a move that the rules do not allow; the game stands before it. */
    void add(Game game, BadMove bad) {
        if (told.size() < MOST) {
            told.add(PartialGame.Problem.of(game, bad));
        } else {
            more++;
        }
    }

    /** Adds a problem with the end of the game. */
    void addEnd(GameLine line, String reason) {
        told.add(PartialGame.Problem.ofEnd(line, reason));
    }

    boolean isEmpty() {
        return told.isEmpty();
    }

    /** The problems in the order of adding. */
    List<PartialGame.Problem> told() {
        List<PartialGame.Problem> all = new ArrayList<>(told);
        if (more > 0) {
            String moves = more == 1 ? "1 more move does not hold" : more + " more moves do not hold";
            all.add(new PartialGame.Problem(moves + "; the first " + MOST + " are told", Optional.empty(), List.of()));
        }
        return all;
    }
}
