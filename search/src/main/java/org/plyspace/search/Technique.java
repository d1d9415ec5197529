package org.plyspace.search;

import java.util.Locale;

/**
 * What a search does beside alpha-beta to look deeper where it matters. Each is there because matches said so, docs/engines.md; each can
 * be left out, to measure what it brings in a rule set.
 */
public enum Technique {
    /** A position so good that a margin less would do is not searched, near the leaves. */
    FUTILITY,
    /** If even passing is too good for the opponent, so is a move. */
    PASS,
    /** Moves that come late in the order are searched less deep, unless they turn out well. */
    REDUCTION,
    /** Near the leaves, quiet moves that come very late are not searched. */
    PRUNING,
    /** Quiet moves are ordered by what they brought after the same kind of move of the opponent, too. */
    CONTINUATION;

    /** As a player's text names it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
