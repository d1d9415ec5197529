package org.plyspace.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a search can do beside alpha-beta to look deeper where it matters. What matches said is stronger is usual, docs/engines.md; each can be
 * left out or taken in, to measure what it brings in a rule set.
 */
public enum Technique {
    /** A position so good that a margin less would do is not searched, near the leaves. */
    FUTILITY(true),
    /** If even passing is too good for the opponent, so is a move. Stronger in orthodox chess, but not in every rule set. */
    PASS(false),
    /** Moves that come late in the order are searched less deep, unless they turn out well. */
    REDUCTION(true),
    /** Near the leaves, quiet moves that come very late are not searched. */
    PRUNING(true),
    /** Near the leaves, no quiet move is searched of a side that is so far behind that none would help. */
    FRONTIER(true),
    /** Quiet moves are ordered by what they brought after the same kind of move of the opponent, too. Nothing was gained by it. */
    CONTINUATION(false);

    private final boolean usual;

    Technique(boolean usual) {
        this.usual = usual;
    }

    /** Those that a search uses unless it is told otherwise. */
    public static Set<Technique> usual() {
        return Arrays.stream(values()).filter(technique -> technique.usual).collect(Collectors.toUnmodifiableSet());
    }

    /** As a player's text names it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
