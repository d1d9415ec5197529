package org.plyspace.acceptance;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;

/** Positions in which the side to move can let itself be mated at once, of any rule set: from the ends of random games. */
final class TwoPliesFromMate {

    private static final int GAMES = 20_000;
    private static final int LONGEST = 400;

    private TwoPliesFromMate() {}

    /** The first one. */
    static Position find(Rules rules) {
        Random random = new Random(1);
        for (int game = 0; game < GAMES; game++) {
            Position position = rules.startPosition();
            Deque<String> before = new ArrayDeque<>();
            MoveList moves = new MoveList();
            for (int ply = 0; ply < LONGEST && position.outcome().isEmpty(); ply++) {
                before.addLast(position.words().text());
                if (before.size() > 2) {
                    before.removeFirst();
                }
                moves.clear();
                position.legalMoves(moves);
                position.make(moves.get(random.nextInt(moves.size())));
            }
            boolean mate = position.outcome()
                    .filter(outcome -> outcome.reason().equals(Outcome.CHECKMATE))
                    .isPresent();
            if (mate && before.size() == 2) {
                Position found = rules.position(rules.read(before.getFirst()), Purpose.GAME);
                // alone, without the game before it, it may be over
                if (found.outcome().isEmpty()) {
                    return found;
                }
            }
        }
        throw new IllegalStateException("no random game of " + rules.setting() + " ended in mate");
    }

    /** A move after which the other side can mate. */
    static String helping(Position position) {
        for (long move : legal(position)) {
            String text = position.words().text(move, Notation.MACHINE);
            position.make(move);
            boolean helps = position.outcome().isEmpty() && canMate(position);
            position.unmake();
            if (helps) {
                return text;
            }
        }
        throw new IllegalStateException("nothing helps in " + position.words().text());
    }

    private static boolean canMate(Position position) {
        for (long move : legal(position)) {
            position.make(move);
            boolean mate = position.inCheck() && !position.hasLegalMove();
            position.unmake();
            if (mate) {
                return true;
            }
        }
        return false;
    }

    private static long[] legal(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }
}
