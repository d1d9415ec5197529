package org.plyspace.search;

import java.util.Locale;
import java.util.Set;
import org.plyspace.api.PublicApi;

/**
 * A technique that a search can use beyond alpha-beta to look deeper where it matters. Matches proved all of them stronger
 * (docs/engines.md); each can be switched off to measure its effect in a rule set.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public enum Technique {
    /** Reverse futility pruning: near the leaves, a position whose score exceeds beta by a margin is not searched. */
    FUTILITY,
    /**
     * Null-move pruning: a position that is too good even after passing is not searched. Stronger in orthodox chess, neither
     * stronger nor weaker in some other rule sets.
     */
    PASS,
    /** Late move reductions: late moves are searched less deep, unless they turn out well. */
    REDUCTION,
    /** Late quiet moves are reduced a ply more in a node that is expected to fail high, one of type CUT, unless a side is bare. */
    CUTTING,
    /** Late move pruning: near the leaves, very late quiet moves are not searched. */
    PRUNING,
    /** Futility pruning: near the leaves, quiet moves of a side too far behind are not searched. */
    FRONTIER,
    /** Internal iterative reduction: a position of which the table knows no move is searched a ply less deep. */
    INTERNAL,
    /**
     * A side that stands better than two plies ago is pruned and reduced less, another one more; late move pruning goes deeper.
     */
    IMPROVING,
    /** Correction history: evaluations are corrected by what searches of positions with the same men in the same places found. */
    CORRECTION,
    /** Captures that lose material are searched after quiet moves, and less deep. */
    LOSING,
    /** Singular extension: the table's move is searched deeper if all others are much worse, and not at all if several are good. */
    SINGULAR,
    /** The transposition table is used in quiescence, too, and its scores in place of evaluations. */
    PROBING,
    /**
     * A line ends at the first position that recurs in it, as if it had been repeated as often as the rules ask; without it, positions of the
     * line are counted as those of the game.
     */
    REPETITION;

    /** The default techniques: all. */
    public static Set<Technique> usual() {
        return Set.of(values());
    }

    /** The name in the spec of an engine. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
