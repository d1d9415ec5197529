package org.plyspace.movegen.stack.play;

import org.plyspace.api.Piece;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.tables.CastlingBits;

/**
 * Makes moves temporarily to see whether they leave an own king attacked, for moves that the search from the king outwards does
 * not cover. The state is unchanged afterwards.
 */
final class MoveTrial {

    private final StackState state;
    private final StackAttacks attacks;

    MoveTrial(StackState state, StackAttacks attacks) {
        this.state = state;
        this.attacks = attacks;
    }

    /**
     * Whether the mover's kings are safe after a step.
     *
     * @param captured the cell of the captured man, or {@link StackState#NOWHERE}
     */
    boolean isSafeStep(int from, int to, int captured) {
        int man = state.piece[from];
        int victim = captured == StackState.NOWHERE ? Piece.NONE : state.piece[captured];
        if (victim != Piece.NONE) {
            state.remove(captured);
        }
        state.remove(from);
        state.put(to, man);
        boolean safe = !attacks.isInCheck(state.mover);
        state.remove(to);
        state.put(from, man);
        if (victim != Piece.NONE) {
            state.put(captured, victim);
        }
        return safe;
    }

    /**
     * Whether the mover's only king is safe after castling. Enemies do not move, so it is enough to open and close paths over
     * the cells that are left and entered, of which an exchange of king and rook has none.
     */
    boolean isSafeCastling(CastlingBits castling) {
        long before = 1L << castling.kingFrom() | 1L << castling.rookFrom();
        long after = 1L << castling.kingTo() | 1L << castling.rookTo();
        open(before & ~after);
        close(after & ~before);
        boolean safe = !attacks.isAttacked(castling.kingTo(), 1 - state.mover);
        open(after & ~before);
        close(before & ~after);
        return safe;
    }

    private void open(long cells) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            state.unblock(Long.numberOfTrailingZeros(rest));
        }
    }

    private void close(long cells) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            state.block(Long.numberOfTrailingZeros(rest));
        }
    }

    /** The same test for several kings, all of which must be safe. */
    boolean isSafeCastlingOfMany(CastlingBits castling) {
        exchange(castling.kingFrom(), castling.rookFrom(), castling.kingTo(), castling.rookTo());
        boolean safe = !attacks.isInCheck(state.mover);
        exchange(castling.kingTo(), castling.rookTo(), castling.kingFrom(), castling.rookFrom());
        return safe;
    }

    private void exchange(int kingFrom, int rookFrom, int kingTo, int rookTo) {
        int king = state.piece[kingFrom];
        int rook = state.piece[rookFrom];
        state.remove(kingFrom);
        state.remove(rookFrom);
        state.put(kingTo, king);
        state.put(rookTo, rook);
    }

    /**
     * Whether the mover's kings are safe after a board move.
     *
     * @param promoting the cell of the pawn that promotes by it, or {@link StackState#NOWHERE}
     */
    boolean isSafeShift(int board, int anchor, int promoting) {
        int home = state.attachment.anchorOf(board);
        boolean enemyPromotes = promoting != StackState.NOWHERE && (state.piece[promoting] & 1) != state.mover;
        state.shift(board, anchor);
        if (enemyPromotes) {
            state.remove(promoting);
            state.put(promoting, Men.code(1 - state.mover, state.tables.promotions[0]));
        }
        boolean safe = !attacks.isInCheck(state.mover);
        if (enemyPromotes) {
            state.remove(promoting);
            state.put(promoting, state.tables.pawnCode[1 - state.mover]);
        }
        state.shift(board, home);
        return safe;
    }
}
