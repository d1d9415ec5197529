package org.plyspace.bench;

import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** Plays a fixed number of random moves from a position, and takes them back. */
final class RandomMoves {

    private static final int PLIES = 200;
    private static final long SEED = 1;

    private RandomMoves() {}

    /** The number of moves made: fewer than {@value #PLIES} only if a game ends in mate or stalemate. */
    static long play(Position position) {
        SplittableRandom random = new SplittableRandom(SEED);
        MoveList moves = new MoveList();
        int made = 0;
        while (made < PLIES) {
            moves.clear();
            position.legalMoves(moves);
            if (moves.size() == 0) {
                break;
            }
            position.make(moves.get(random.nextInt(moves.size())));
            made++;
        }
        for (int i = 0; i < made; i++) {
            position.unmake();
        }
        return made;
    }
}
