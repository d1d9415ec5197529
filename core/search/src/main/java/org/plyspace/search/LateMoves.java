package org.plyspace.search;

import java.util.Set;

/** Decides how deep quiet moves are searched that stand late in the order, and whether at all. */
final class LateMoves {

    private static final int PRUNED_DEPTH = 4;
    private static final int KEPT_MOVES = 6;

    /** The largest depth at which very late moves are pruned if it is known whether the side to move improves. */
    private static final int IMPROVING_PRUNED_DEPTH = 8;

    private static final int IMPROVING_KEPT_MOVES = 5;
    private static final int WORSENING_KEPT_MOVES = 4;

    private final History history;
    private final boolean pruning;
    private final boolean improving;

    LateMoves(History history, Set<Technique> used) {
        this.history = history;
        this.pruning = used.contains(Technique.PRUNING);
        this.improving = used.contains(Technique.IMPROVING);
    }

    /**
     * Whether the side to move stands better than two plies ago, or four if it was in check then; false in check and where it is
     * not asked.
     */
    boolean isImproving(Node[] nodes, int ply) {
        if (!improving || nodes[ply].check) {
            return false;
        }
        int before = ply < 2 ? TranspositionTable.UNKNOWN : nodes[ply - 2].standing;
        if (before == TranspositionTable.UNKNOWN && ply >= 4) {
            before = nodes[ply - 4].standing;
        }
        return nodes[ply].standing > before;
    }

    /** Whether a quiet move after a number of others is not searched any more. */
    boolean isLate(int tried, int depth, boolean isImproving) {
        if (!pruning) {
            return false;
        }
        if (!improving) {
            return depth <= PRUNED_DEPTH && tried >= KEPT_MOVES + 2 * depth * depth;
        }
        int kept = isImproving ? IMPROVING_KEPT_MOVES + 2 * depth * depth : WORSENING_KEPT_MOVES + depth * depth;
        return depth <= IMPROVING_PRUNED_DEPTH && tried >= kept;
    }

    /** The number of plies by which the first search of a quiet move is reduced. */
    int reduction(long move, int side, int depth, int tried, int ply, boolean principal, boolean isImproving) {
        int reduction = Reductions.of(depth, tried);
        if (improving && !isImproving) {
            reduction++;
        }
        if (principal || history.isKiller(move, ply)) {
            reduction--;
        }
        reduction -= history.of(move, side) / (History.MOST / 2);
        return Math.max(0, Math.min(reduction, depth - 2));
    }
}
