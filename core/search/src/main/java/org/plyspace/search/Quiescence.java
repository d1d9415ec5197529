package org.plyspace.search;

import java.util.Set;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Searches captures, promotions and evasions until the position is quiet. */
final class Quiescence {

    /** The largest depth of the search of captures, and the depth to which evasions are searched and the table is used. */
    private static final int QUIET_PLIES = 12;

    private static final int EVADING_PLIES = 3;
    /** The most promotions without capture in a line: unlike captures they do not run out where all men promote by their first move. */
    private static final int QUIET_PROMOTIONS = 2;
    /** The margin of delta pruning: how far a position's score may exceed its material. */
    private static final int MARGIN = 150;

    private final SearchLine searchLine;
    private final Recaptures recaptures;
    private final MoveOrder[] orders;
    private final TranspositionTable table;
    private final CorrectionHistory corrections;
    private final BlunderModel oversight;
    private final boolean probing;
    /** The promotions without capture in the line above the node. */
    private int promotions;

    Quiescence(
            SearchLine searchLine,
            PieceValues values,
            MoveOrder[] orders,
            TranspositionTable table,
            CorrectionHistory corrections,
            BlunderModel oversight,
            Set<Technique> used) {
        this.searchLine = searchLine;
        this.recaptures = new Recaptures(values);
        this.orders = orders;
        this.table = table;
        this.corrections = corrections;
        this.oversight = oversight;
        this.probing = used.contains(Technique.PROBING);
    }

    /** The score of the position for the side to move; {@code check} says whether it is in check. */
    int search(int alpha, int beta, int ply, boolean check) {
        return search(alpha, beta, ply, check, table.get(searchLine.position().key()));
    }

    /** The score of the position, of which the table has been asked already; {@code data} is what it has. */
    int search(int alpha, int beta, int ply, boolean check, long data) {
        promotions = 0;
        return search(alpha, beta, ply, 0, check, probes(0) ? data : 0);
    }

    /** Whether the table is used at a depth: other entries would be of positions whose evasions or promotions were not searched. */
    private boolean probes(int depth) {
        return probing && depth < EVADING_PLIES && promotions < QUIET_PROMOTIONS;
    }

    /**
     * The score, or a bound if no remaining move can change the result.
     *
     * @param depth the number of quiescence plies above this node
     * @param check whether all evasions are searched
     * @param data what the table has of the position; 0 where it is not used
     */
    private int search(int oldAlpha, int beta, int ply, int depth, boolean check, long data) {
        Position position = searchLine.position();
        boolean probes = probes(depth);
        if (data != 0 && beta - oldAlpha == 1) {
            int score = Scores.fromTable(TranspositionTable.score(data), ply);
            if (TranspositionTable.settles(TranspositionTable.bound(data), score, oldAlpha, beta)) {
                return score;
            }
        }
        Side side = position.sideToMove();
        boolean last = ply == Scores.MOST_PLIES || depth == QUIET_PLIES;
        int evaluation = TranspositionTable.UNKNOWN;
        int standing = -Scores.INFINITE;
        if (!check || last) {
            evaluation = TranspositionTable.evaluation(data);
            standing = evaluation == TranspositionTable.UNKNOWN
                    ? searchLine.farStanding(oldAlpha, beta)
                    : TranspositionTable.UNKNOWN;
            if (standing == TranspositionTable.UNKNOWN) {
                evaluation = evaluation == TranspositionTable.UNKNOWN ? searchLine.standing() : evaluation;
                standing = corrections.corrected(evaluation, side);
            }
            standing = probes ? TranspositionTable.sharpened(standing, data) : standing;
        }
        if (standing >= beta || last) {
            if (probes && data == 0 && !last) {
                table.put(position.key(), standing, 0, TranspositionTable.LOWER, Move.NONE, evaluation);
            }
            return standing;
        }
        MoveOrder order = orders[ply];
        order.moves.clear();
        if (check) {
            position.legalMoves(order.moves);
            if (order.moves.size() == 0) {
                return Scores.of(position.endingWithoutMove(), side, ply);
            }
        } else {
            position.legalLoud(order.moves);
            if (oversight.isAny()) {
                oversight.leaveOut(order.moves, side.index(), position.key(), searchLine.last(), ply);
            }
        }
        order.rank(TranspositionTable.print(data), side.index(), ply);
        return searchMoves(oldAlpha, beta, ply, depth, check, standing, evaluation, probes);
    }

    private int searchMoves(
            int oldAlpha, int beta, int ply, int depth, boolean check, int standing, int evaluation, boolean stores) {
        Position position = searchLine.position();
        MoveOrder order = orders[ply];
        int side = position.sideToMove().index();
        int best = standing;
        long bestMove = Move.NONE;
        int alpha = Math.max(oldAlpha, best);
        for (long move = order.next(); move != Move.NONE && alpha < beta; move = order.next()) {
            boolean takes = MoveOrder.takes(move, side);
            if (!check) {
                if (!takes && (!Move.isPromotion(move) || promotions == QUIET_PROMOTIONS)) {
                    continue;
                }
                int most = Scores.ofAdvantage(standing + order.gain(move) + MARGIN);
                if (most <= alpha) {
                    best = Math.max(best, most);
                    continue;
                }
                if (recaptures.lose(position, move, 0)) {
                    continue;
                }
            }
            int counted = check || takes ? 0 : 1;
            promotions += counted;
            searchLine.make(move);
            int score = -next(-beta, -alpha, ply + 1, depth + 1);
            searchLine.unmake();
            promotions -= counted;
            if (searchLine.isOver()) {
                return best;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                    searchLine.lead(move, ply);
                }
            }
        }
        if (stores) {
            int bound = TranspositionTable.bound(best, oldAlpha, beta);
            table.put(position.key(), Scores.toTable(best, ply), 0, bound, bestMove, evaluation);
        }
        return best;
    }

    /** The score after a move. Evasions are searched in the first plies only. */
    private int next(int alpha, int beta, int ply, int depth) {
        Position position = searchLine.position();
        searchLine.clearLine(ply);
        long data = probes(depth) ? table.get(position.key()) : 0;
        int end = searchLine.end(position.sideToMove(), ply);
        if (end != SearchLine.GOES_ON) {
            return end;
        }
        boolean check = depth < EVADING_PLIES && position.inCheck();
        return search(alpha, beta, ply, depth, check, data);
    }
}
