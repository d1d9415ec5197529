package org.plyspace.search;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Positions of random games. */
final class RandomPositions {

    private static final int PLIES = 120;

    private RandomPositions() {}

    /** Passes every position of one game to a check. */
    static void ofGame(Rules rules, long seed, Consumer<Position> check) {
        SplittableRandom random = new SplittableRandom(seed);
        Position position = rules.startPosition();
        for (int ply = 0; ply < PLIES; ply++) {
            check.accept(position);
            long move = position.randomMove(random, new MoveList());
            if (move == Move.NONE || position.outcome().isPresent()) {
                return;
            }
            position.make(move);
        }
    }

    /** The final position of a long game, with all its moves available to {@code unmake}. */
    static Position lastOfGame(Rules rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Position position = rules.startPosition();
        while (position.outcome().isEmpty()) {
            position.make(position.randomMove(random, new MoveList()));
        }
        return position;
    }

    static long[] moves(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }
}
