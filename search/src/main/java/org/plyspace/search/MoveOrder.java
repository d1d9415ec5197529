package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;

/** Hands out the moves of one ply of a search, the most promising first. */
final class MoveOrder {

    private static final int REMEMBERED = 1 << 30;
    private static final int CAPTURE = 1 << 24;
    private static final int KILLER = 1 << 20;
    private static final int FIRST_CAPACITY = 128;

    final MoveList moves = new MoveList();

    private final PieceValues values;
    private final History history;
    private int[] ranks = new int[FIRST_CAPACITY];
    private int next;

    MoveOrder(PieceValues values, History history) {
        this.values = values;
        this.history = history;
    }

    /** One instance for each ply of a search. */
    static MoveOrder[] forAllPlies(PieceValues values, History history) {
        MoveOrder[] orders = new MoveOrder[Scores.MOST_PLIES + 1];
        for (int ply = 0; ply < orders.length; ply++) {
            orders[ply] = new MoveOrder(values, history);
        }
        return orders;
    }

    /** Whether a move captures an enemy; the capture of an own piece counts as quiet. */
    private static boolean takes(long move, int side) {
        return Move.isCapture(move) && (Move.captured(move) & 1) != side;
    }

    /** Whether a move captures an enemy or promotes. */
    static boolean isLoud(long move, int side) {
        return takes(move, side) || Move.isPromotion(move);
    }

    /**
     * Ranks the listed moves.
     *
     * @param remembered the fingerprint of the move to try first; 0 for none
     * @param before the opponent's last move, or none
     */
    void rank(int remembered, int side, int ply, long before) {
        next = 0;
        int count = moves.size();
        if (count > ranks.length) {
            ranks = Arrays.copyOf(ranks, 2 * count);
        }
        for (int i = 0; i < count; i++) {
            long move = moves.get(i);
            ranks[i] = remembered != 0 && TranspositionTable.fingerprint(move) == remembered
                    ? REMEMBERED
                    : rank(move, side, ply, before);
        }
    }

    private int rank(long move, int side, int ply, long before) {
        if (isLoud(move, side)) {
            return CAPTURE + 16 * gain(move) - values.worth(mover(move)) / 16;
        }
        int known = history.of(move, side) + history.after(before, move);
        return history.isKiller(move, ply) ? KILLER + known : known;
    }

    /** The immediate material gain of a loud move. */
    int gain(long move) {
        int won = values.worth(Move.captured(move));
        return Move.isPromotion(move) ? won + values.worth(Move.promoted(move)) - values.worth(mover(move)) : won;
    }

    /** The code of the moving piece; none in a board move. */
    private static int mover(long move) {
        return Move.kind(move) == Move.BOARD ? Piece.NONE : Move.piece(move);
    }

    /** The next move, or {@link Move#NONE} after the last. */
    long next() {
        int count = moves.size();
        if (next == count) {
            return Move.NONE;
        }
        int best = next;
        for (int i = next + 1; i < count; i++) {
            if (ranks[i] > ranks[best]) {
                best = i;
            }
        }
        long move = moves.get(best);
        int rank = ranks[best];
        // The other moves keep their order, so that the result depends on the position only.
        for (int i = best; i > next; i--) {
            moves.set(i, moves.get(i - 1));
            ranks[i] = ranks[i - 1];
        }
        moves.set(next, move);
        ranks[next++] = rank;
        return move;
    }
}
