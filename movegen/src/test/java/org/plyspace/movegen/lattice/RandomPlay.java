package org.plyspace.movegen.lattice;

import java.util.Random;
import java.util.function.Consumer;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** Lists moves as arrays, and plays games of random moves. */
final class RandomPlay {

    private RandomPlay() {}

    static long[] moves(Position position) {
        return list(position::legalMoves);
    }

    static long[] captures(Position position) {
        return list(position::legalCaptures);
    }

    static long[] promotions(Position position) {
        return list(position::legalQuietPromotions);
    }

    static long[] loud(Position position) {
        return list(position::legalLoud);
    }

    private static long[] list(Consumer<MoveList> lister) {
        MoveList moves = new MoveList();
        lister.accept(moves);
        return moves.toArray();
    }

    /** Makes a random move, every third time a capture if there is one; returns false if there is no move. */
    static boolean one(Position position, Random random) {
        long[] captures = captures(position);
        long[] choices = captures.length > 0 && random.nextInt(3) == 0 ? captures : moves(position);
        if (choices.length == 0) {
            return false;
        }
        position.make(choices[random.nextInt(choices.length)]);
        return true;
    }

    static long perft(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long leaves = 0;
        for (long move : moves(position)) {
            position.make(move);
            leaves += perft(position, depth - 1);
            position.unmake();
        }
        return leaves;
    }
}
