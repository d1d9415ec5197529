package org.plyspace.search;

import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Searches captures, promotions and evasions until the position is quiet. */
final class Quiescence {

    /** The largest depth of the search of captures, and the depth to which evasions are searched. */
    private static final int QUIET_PLIES = 12;

    private static final int EVADING_PLIES = 3;
    /** The margin of delta pruning: how far a position's score may exceed its material. */
    private static final int MARGIN = 150;

    private final SearchLine searchLine;
    private final PieceValues values;
    private final MoveOrder[] orders;
    private final Oversight oversight;

    Quiescence(SearchLine searchLine, PieceValues values, MoveOrder[] orders, Oversight oversight) {
        this.searchLine = searchLine;
        this.values = values;
        this.orders = orders;
        this.oversight = oversight;
    }

    /** The score of the position for the side to move; {@code check} says whether it is in check. */
    int search(int alpha, int beta, int ply, boolean check) {
        return search(alpha, beta, ply, 0, check);
    }

    /**
     * The score, or a bound if no remaining move can change the result.
     *
     * @param depth the number of quiescence plies above this node
     * @param check whether all evasions are searched
     */
    private int search(int oldAlpha, int beta, int ply, int depth, boolean check) {
        Position position = searchLine.position();
        Side side = position.sideToMove();
        int standing = searchLine.standing();
        int best = check ? -Scores.INFINITE : standing;
        if (best >= beta || ply == Scores.MOST_PLIES || depth == QUIET_PLIES) {
            return standing;
        }
        int alpha = Math.max(oldAlpha, best);
        MoveOrder order = orders[ply];
        order.moves.clear();
        if (check) {
            position.legalMoves(order.moves);
            if (order.moves.size() == 0) {
                return Scores.of(position.endingWithoutMove(), side, ply);
            }
        } else {
            position.legalCaptures(order.moves);
            position.legalQuietPromotions(order.moves);
            if (oversight.isAny()) {
                oversight.leaveOut(order.moves, side.index(), position.key(), searchLine.last(), ply);
            }
        }
        order.rank(0, side.index(), ply, Move.NONE);
        for (long move = order.next(); move != Move.NONE && alpha < beta; move = order.next()) {
            if (!check && (!MoveOrder.isLoud(move, side.index()) || standing + order.gain(move) + MARGIN <= alpha)) {
                continue;
            }
            searchLine.make(move);
            if (searchLine.isOver()) {
                searchLine.unmake();
                return best;
            }
            if (check || isGood(move)) {
                searchLine.clearLine(ply + 1);
                int end = searchLine.end(position.sideToMove(), ply + 1);
                int score = -(end == SearchLine.GOES_ON ? next(-beta, -alpha, ply + 1, depth + 1) : end);
                if (score > best && !searchLine.isOver()) {
                    best = score;
                    if (score > alpha) {
                        alpha = score;
                        searchLine.lead(move, ply);
                    }
                }
            }
            searchLine.unmake();
            if (searchLine.isOver()) {
                return best;
            }
        }
        return best;
    }

    /** Searches evasions in the first plies only. */
    private int next(int alpha, int beta, int ply, int depth) {
        boolean check = depth < EVADING_PLIES && searchLine.position().inCheck();
        return search(alpha, beta, ply, depth, check);
    }

    /**
     * Whether the move just made does not lose material: its victim was at least as valuable as the mover, or nothing can
     * recapture.
     */
    private boolean isGood(long move) {
        return Move.kind(move) == Move.BOARD
                || values.worth(Move.captured(move)) >= values.worth(Move.piece(move))
                || !searchLine
                        .position()
                        .isAttacked(Move.to(move), searchLine.position().sideToMove());
    }
}
