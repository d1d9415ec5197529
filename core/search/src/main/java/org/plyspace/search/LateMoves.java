package org.plyspace.search;

import java.util.Set;

/** Decides how deep quiet moves are searched that stand late in the order, and whether at all. */
final class LateMoves {

    /** The largest depth at which very late moves are pruned, and the number that is searched at depth 0; twice depth squared is added. */
    private static final int PRUNED_DEPTH = 4;

    private static final int KEPT_MOVES = 6;

    /** The largest depth at which very late moves are pruned if it is known whether the side to move improves. */
    private static final int IMPROVING_PRUNED_DEPTH = 8;

    private static final int IMPROVING_KEPT_MOVES = 5;
    private static final int WORSENING_KEPT_MOVES = 4;

    private final History history;
    private final boolean pruning;
    private final boolean improving;
    private final boolean cutting;

    LateMoves(History history, Set<Technique> used) {
        this.history = history;
        this.pruning = used.contains(Technique.PRUNING);
        this.improving = used.contains(Technique.IMPROVING);
        this.cutting = used.contains(Technique.CUTTING);
    }

    /**
     * Whether the side to move stands better than two plies ago, or four if it was in check then; false in check and without {@link
     * Technique#IMPROVING}.
     */
    boolean isImproving(NodeSearch.Node[] nodes, int ply) {
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
    int reduction(long move, int side, int depth, int tried, int ply, boolean principal, NodeSearch.Node node) {
        int reduction = Reductions.of(depth, tried);
        if (improving && !node.isImproving) {
            reduction++;
        }
        if (cutting && node.isCut) {
            reduction++;
        }
        if (principal || history.isKiller(move, ply)) {
            reduction--;
        }
        reduction -= history.of(move, side) / (History.MOST / 2);
        return Math.max(0, Math.min(reduction, depth - 2));
    }

    /** Late move reductions in plies, by depth and number of moves tried before: a product of logarithms, as open engines have it. */
    static final class Reductions {

        private static final int DEEPEST = 64;
        private static final int MOST_TRIED = 128;
        private static final double LEAST = 0.4;
        private static final double FLATNESS = 2.3;
        private static final byte[] TABLE = table();

        private Reductions() {}

        private static byte[] table() {
            byte[] table = new byte[DEEPEST * MOST_TRIED];
            for (int depth = 1; depth < DEEPEST; depth++) {
                for (int tried = 1; tried < MOST_TRIED; tried++) {
                    // StrictMath gives the same logarithm on every machine.
                    table[depth * MOST_TRIED + tried] =
                            (byte) (LEAST + StrictMath.log(depth) * StrictMath.log(tried) / FLATNESS);
                }
            }
            return table;
        }

        static int of(int depth, int tried) {
            return TABLE[Math.min(depth, DEEPEST - 1) * MOST_TRIED + Math.min(tried, MOST_TRIED - 1)];
        }
    }
}
