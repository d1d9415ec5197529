package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;

/** Hands out the moves of one ply of a search, the most promising first. */
final class MoveOrder {

    private static final int REMEMBERED = 1 << 30;
    private static final int CAPTURE = 1 << 24;
    private static final int KILLER = 1 << 20;
    private static final int LOSING = -KILLER;
    private static final int FIRST_CAPACITY = 128;

    /** The difference in hundredths of a pawn up to which an exchange counts as even. */
    private static final int EVEN = 50;

    final MoveList moves = new MoveList();

    private final PieceValues values;
    private final Recaptures recaptures;
    private final History history;
    private int[] ranks = new int[FIRST_CAPACITY];
    private int next;

    MoveOrder(PieceValues values, History history) {
        this.values = values;
        this.recaptures = new Recaptures(values);
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
    static boolean takes(long move, int side) {
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

    /** Ranks captures that lose material behind all other moves, except the move to try first and promotions. */
    void putLosingLast(Position position) {
        int side = position.sideToMove().index();
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (ranks[i] != REMEMBERED
                    && takes(move, side)
                    && !Move.isPromotion(move)
                    && recaptures.lose(position, move, EVEN)) {
                ranks[i] = 2 * LOSING + gain(move) - values.worth(mover(move));
            }
        }
    }

    /** Whether the move handed out last is one of those put last because they lose material. */
    boolean isLosing() {
        return ranks[next - 1] < LOSING;
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
        long move = peek();
        next += move == Move.NONE ? 0 : 1;
        return move;
    }

    /** The move that {@link #next} will hand out. */
    long peek() {
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
        // The other moves keep their order: the result depends on the position only.
        for (int i = best; i > next; i--) {
            moves.set(i, moves.get(i - 1));
            ranks[i] = ranks[i - 1];
        }
        moves.set(next, move);
        ranks[next] = rank;
        return move;
    }

    /** Leaves out the move handed out last, as if it had not been handed out, and all quiet ones that follow. */
    void leaveOutQuiet(int side) {
        int kept = next - 1;
        for (int i = next; i < moves.size(); i++) {
            if (isLoud(moves.get(i), side)) {
                moves.set(kept, moves.get(i));
                ranks[kept++] = ranks[i];
            }
        }
        next--;
        moves.truncate(kept);
    }
}
