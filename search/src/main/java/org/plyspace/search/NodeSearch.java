package org.plyspace.search;

import java.util.Set;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Searches a position to a depth within a window, below the root. */
final class NodeSearch {

    /** The margin per ply of reverse futility pruning, and its largest depth. */
    private static final int FUTILITY_MARGIN = 90;

    private static final int FUTILE_DEPTH = 6;

    /** The margin per ply of futility pruning of quiet moves, and its largest depth. */
    private static final int MOVE_MARGIN = 110;

    private static final int FRONTIER_DEPTH = 4;

    private static final int PASSING_DEPTH = 2;
    private static final int PASSING_REDUCTION = 3;
    private static final int PLIES_PER_REDUCTION = 4;
    private static final int LEAD_PER_REDUCTION = 200;
    private static final int MOST_FOR_LEAD = 3;
    /** The depth from which a null-move cutoff must be verified by a search without passes. */
    private static final int VERIFIED_DEPTH = 8;

    private static final int REDUCED_DEPTH = 3;
    private static final int FULL_MOVES = 3;
    private static final int PRUNED_DEPTH = 4;
    private static final int KEPT_MOVES = 6;

    private final TranspositionTable table;
    private final History history;
    private final MoveOrder[] orders;
    private final SearchLine searchLine;
    private final Quiescence quiescence;
    private final Oversight oversight;
    private final boolean futility;
    private final boolean passing;
    private final boolean reducing;
    private final boolean pruning;
    private final boolean frontier;
    private boolean verifying;

    NodeSearch(
            SearchLine searchLine,
            PieceValues values,
            TranspositionTable table,
            History history,
            Oversight oversight,
            Set<Technique> used) {
        this.searchLine = searchLine;
        this.table = table;
        this.history = history;
        this.orders = MoveOrder.forAllPlies(values, history);
        this.oversight = oversight;
        this.quiescence = new Quiescence(searchLine, values, orders, oversight);
        this.futility = used.contains(Technique.FUTILITY);
        this.passing = used.contains(Technique.PASS);
        this.reducing = used.contains(Technique.REDUCTION);
        this.pruning = used.contains(Technique.PRUNING);
        this.frontier = used.contains(Technique.FRONTIER);
    }

    /** The score of a move for the side that makes it. Moves after the first are searched with a null window first. */
    int searchMove(long move, boolean first, int alpha, int beta, int depth, int ply) {
        return searchMove(move, first, alpha, beta, depth, ply, 0);
    }

    /** Searches a move with reduced depth first, and in full if it raises alpha all the same. */
    private int searchMove(long move, boolean first, int alpha, int beta, int depth, int ply, int reduction) {
        searchLine.make(move);
        int score = 0;
        if (reduction > 0) {
            score = -search(-alpha - 1, -alpha, depth - 1 - reduction, ply + 1);
        }
        if (!first && (reduction == 0 || score > alpha)) {
            score = -search(-alpha - 1, -alpha, depth - 1, ply + 1);
        }
        if (first || (score > alpha && score < beta && !searchLine.isOver())) {
            score = -search(-beta, -alpha, depth - 1, ply + 1);
        }
        searchLine.unmake();
        return score;
    }

    private int search(int oldAlpha, int oldBeta, int oldDepth, int ply) {
        searchLine.clearLine(ply);
        Position position = searchLine.position();
        Side side = position.sideToMove();
        int end = searchLine.end(side, ply);
        if (end != SearchLine.GOES_ON) {
            return end;
        }
        boolean check = position.inCheck();
        int depth = check ? oldDepth + 1 : oldDepth;
        if (depth <= 0) {
            return quiescence.search(oldAlpha, oldBeta, ply, check);
        }
        if (ply == Scores.MOST_PLIES) {
            return searchLine.standing();
        }
        // A win cannot come sooner than by the next move, a loss not sooner than now.
        int alpha = Math.max(oldAlpha, ply - Scores.WIN);
        int beta = Math.min(oldBeta, Scores.WIN - ply - 1);
        if (alpha >= beta) {
            return alpha;
        }
        boolean principal = beta - alpha > 1;
        long data = table.get(position.key());
        if (data != 0 && !principal && TranspositionTable.depth(data) >= depth) {
            int score = Scores.fromTable(TranspositionTable.score(data), ply);
            int bound = TranspositionTable.bound(data);
            if (bound == TranspositionTable.EXACT
                    || (bound == TranspositionTable.LOWER ? score >= beta : score <= alpha)) {
                return score;
            }
        }
        int most = Scores.INFINITE;
        if (!principal && !check && !Scores.isDecided(beta)) {
            int standing = searchLine.standing();
            if (futility && depth <= FUTILE_DEPTH && standing - FUTILITY_MARGIN * depth >= beta) {
                return standing;
            }
            if (passing && standing >= beta && isPassingGoodEnough(standing, beta, depth, ply)) {
                return beta;
            }
            if (searchLine.isOver()) {
                return 0;
            }
            if (frontier && depth <= FRONTIER_DEPTH) {
                most = standing + MOVE_MARGIN + FUTILITY_MARGIN * depth;
            }
        }
        MoveOrder order = orders[ply];
        order.moves.clear();
        position.legalMoves(order.moves);
        if (order.moves.size() == 0) {
            return Scores.of(position.endingWithoutMove(), side, ply);
        }
        if (oversight.isAny() && !check) {
            oversight.leaveOut(order.moves, side.index(), position.key(), searchLine.last(), ply);
        }
        order.rank(TranspositionTable.print(data), side.index(), ply, searchLine.last());
        return searchMoves(side, alpha, beta, depth, ply, check, most);
    }

    /** Whether null-move pruning applies: the score stays at or above beta even if the side to move passes. */
    private boolean isPassingGoodEnough(int standing, int beta, int depth, int ply) {
        if (verifying
                || depth < PASSING_DEPTH
                || searchLine.last() == Move.NONE
                || !searchLine.position().isPassingSound()) {
            return false;
        }
        int lead = Math.min(MOST_FOR_LEAD, (standing - beta) / LEAD_PER_REDUCTION);
        int left = depth - 1 - PASSING_REDUCTION - depth / PLIES_PER_REDUCTION - lead;
        searchLine.pass();
        int score = -search(-beta, 1 - beta, left, ply + 1);
        searchLine.unmake();
        if (score < beta || searchLine.isOver()) {
            return false;
        }
        if (depth < VERIFIED_DEPTH) {
            return true;
        }
        verifying = true;
        boolean verified = search(beta - 1, beta, left, ply) >= beta && !searchLine.isOver();
        verifying = false;
        return verified;
    }

    /**
     * Searches all moves that are not pruned.
     *
     * @param most the largest score that a quiet move is assumed to reach
     */
    private int searchMoves(Side side, int oldAlpha, int beta, int depth, int ply, boolean check, int most) {
        long key = searchLine.position().key();
        MoveOrder order = orders[ply];
        long before = searchLine.last();
        boolean principal = beta - oldAlpha > 1;
        int alpha = oldAlpha;
        int best = -Scores.INFINITE;
        long bestMove = Move.NONE;
        int tried = 0;
        for (long move = order.next(); move != Move.NONE; move = order.next()) {
            boolean quiet = !check && !MoveOrder.isLoud(move, side.index());
            if (quiet && most <= alpha && tried > 0 && best > -Scores.SURE_WIN) {
                best = Math.max(best, most);
                break; // those left are quiet, too
            }
            if (quiet && !principal && pruning && isLate(tried, depth) && best > -Scores.SURE_WIN) {
                break; // those left are quiet, too
            }
            int reduction = quiet && reducing && depth >= REDUCED_DEPTH && tried >= FULL_MOVES
                    ? reduction(move, side.index(), depth, tried, ply, principal)
                    : 0;
            int score = searchMove(move, tried++ == 0, alpha, beta, depth, ply, reduction);
            if (searchLine.isOver()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                    searchLine.lead(move, ply);
                }
            }
            if (alpha >= beta) {
                learn(order, side.index(), tried, depth, ply, before);
                break;
            }
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > oldAlpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.put(key, Scores.toTable(best, ply), depth, bound, bestMove);
        return best;
    }

    private static boolean isLate(int tried, int depth) {
        return depth <= PRUNED_DEPTH && tried >= KEPT_MOVES + 2 * depth * depth;
    }

    /** The number of plies by which the first search of a quiet move is reduced. */
    private int reduction(long move, int side, int depth, int tried, int ply, boolean principal) {
        int reduction = Reductions.of(depth, tried);
        if (principal || history.isKiller(move, ply)) {
            reduction--;
        }
        reduction -= history.of(move, side) / (History.MOST / 2);
        return Math.max(0, Math.min(reduction, depth - 2));
    }

    /**
     * Updates the history after the last move tried caused a cutoff: if it is quiet, it is rewarded and the quiet moves tried
     * before it are punished.
     */
    private void learn(MoveOrder order, int side, int tried, int depth, int ply, long before) {
        long refutation = order.moves.get(tried - 1);
        if (MoveOrder.isLoud(refutation, side)) {
            return;
        }
        history.reward(refutation, side, ply, depth, before);
        for (int i = 0; i < tried - 1; i++) {
            if (!MoveOrder.isLoud(order.moves.get(i), side)) {
                history.punish(order.moves.get(i), side, depth, before);
            }
        }
    }
}
