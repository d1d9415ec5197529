package org.plyspace.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.PublicApi;

/**
 * A technique that a search can use beyond alpha-beta to look deeper where it matters. Those that matches proved stronger are the default
 * (docs/engines.md); each can be switched on or off to measure its effect in a rule set.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public enum Technique {
    /** Reverse futility pruning: near the leaves, a position whose score exceeds beta by a margin is not searched. */
    FUTILITY(true),
    /**
     * Null-move pruning: a position that is too good even after passing is not searched. Stronger in orthodox chess, neither
     * stronger nor weaker in some other rule sets.
     */
    PASS(true),
    /** Late move reductions: late moves are searched less deep, unless they turn out well. */
    REDUCTION(true),
    /** Late move pruning: near the leaves, very late quiet moves are not searched. */
    PRUNING(true),
    /** Futility pruning: near the leaves, quiet moves of a side too far behind are not searched. */
    FRONTIER(true),
    /**
     * Continuation history: quiet moves are also ordered by their success after the same move of the opponent. Measured without
     * gain.
     */
    CONTINUATION(false),
    /** Internal iterative reduction: a position of which the table knows no move is searched a ply less deep. */
    INTERNAL(true),
    /**
     * A side that stands better than two plies ago is pruned and reduced less, another one more; late move pruning goes deeper.
     */
    IMPROVING(true),
    /** Correction history: evaluations are corrected by what searches of positions with the same men in the same places found. */
    CORRECTION(true),
    /** Captures that lose material are searched after quiet moves, and less deep. */
    LOSING(true),
    /** Singular extension: the table's move is searched deeper if all others are much worse, and not at all if several are good. */
    SINGULAR(true),
    /** The transposition table is used in quiescence, too, and its scores in place of evaluations. */
    PROBING(true),
    /**
     * A line ends at the first position that recurs in it, as if it had been repeated as often as the rules ask; without it, positions of the
     * line are counted as those of the game.
     */
    REPETITION(true),
    /** Razoring: near the leaves, a side too far behind is only searched for captures. */
    RAZORING(false);

    private final boolean usual;

    Technique(boolean usual) {
        this.usual = usual;
    }

    /** The default techniques. */
    public static Set<Technique> usual() {
        return Arrays.stream(values()).filter(technique -> technique.usual).collect(Collectors.toUnmodifiableSet());
    }

    /** The name in the spec of an engine. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
