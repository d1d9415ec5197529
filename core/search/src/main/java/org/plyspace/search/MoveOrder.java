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
    /** Less than the rank of any loud move that is not put last, and more than that of any quiet one: history adds less than a killer. */
    private static final int LEAST_LOUD = 2 * KILLER;

    private static final int FIRST_CAPACITY = 128;

    /** The difference in hundredths of a pawn up to which an exchange counts as even. */
    private static final int EVEN = 50;

    final MoveList moves = new MoveList();

    private final PieceValues values;
    private final Recaptures recaptures;
    private final History history;
    /** By index of the move: its rank and, where ranks are equal, how early it was listed, whatever moves have changed places since. */
    private long[] ranks = new long[FIRST_CAPACITY];

    private int next;
    private boolean remembers;
    /** The position in which captures are judged; null if they are not. */
    private Position judged;

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
     */
    void rank(int remembered, int side, int ply) {
        next = 0;
        remembers = false;
        judged = null;
        int count = moves.size();
        if (count > ranks.length) {
            ranks = Arrays.copyOf(ranks, 2 * count);
        }
        for (int i = 0; i < count; i++) {
            long move = moves.get(i);
            boolean first = remembered != 0 && TranspositionTable.fingerprint(move) == remembered;
            remembers |= first;
            ranks[i] = ranked(first ? REMEMBERED : rank(move, side, ply), i);
        }
    }

    /** Whether the move to try first is among those ranked. */
    boolean remembers() {
        return remembers;
    }

    private static long ranked(int rank, int index) {
        return ((long) rank << Integer.SIZE) - index;
    }

    private static int rank(long ranked) {
        return (int) ((ranked + Integer.MAX_VALUE) >> Integer.SIZE);
    }

    private int rank(long move, int side, int ply) {
        if (isLoud(move, side)) {
            return CAPTURE + 16 * gain(move) - values.worth(mover(move)) / 16;
        }
        int known = history.of(move, side);
        return history.isKiller(move, ply) ? KILLER + known : known;
    }

    /**
     * Ranks captures that lose material behind all other moves, except the move to try first and promotions. Each is judged when its turn
     * comes: most never get one.
     *
     * @param before the position of the moves, which must be as it is now whenever a move is asked for
     */
    void putLosingLast(Position before) {
        judged = before;
    }

    /** Whether a move is one of those to put last, and was not put there yet. */
    private boolean isMisplaced(long move, int rank) {
        return judged != null
                && rank > LEAST_LOUD
                && rank != REMEMBERED
                && !Move.isPromotion(move)
                && recaptures.lose(judged, move, EVEN);
    }

    /** Whether the move handed out last is one of those put last because they lose material. */
    boolean isLosing() {
        return rank(ranks[next - 1]) < LOSING;
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
        if (next == moves.size()) {
            return Move.NONE;
        }
        long move = bringBest();
        int rank = rank(ranks[next]);
        while (isMisplaced(move, rank)) {
            int lost = 2 * LOSING + gain(move) - values.worth(mover(move));
            ranks[next] += (long) (lost - rank) << Integer.SIZE;
            move = bringBest();
            rank = rank(ranks[next]);
        }
        return move;
    }

    /** Exchanges the next move with the best of those left, and returns that. */
    private long bringBest() {
        int best = next;
        long most = ranks[next];
        for (int i = next + 1, n = moves.size(); i < n; i++) {
            if (ranks[i] > most) {
                most = ranks[i];
                best = i;
            }
        }
        long move = moves.get(best);
        if (best != next) {
            moves.set(best, moves.get(next));
            ranks[best] = ranks[next];
            moves.set(next, move);
            ranks[next] = most;
        }
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
