package org.plyspace.search;

/**
 * How strong a search plays: what it may look at, and what it overlooks and misjudges.
 *
 * @param settings the search's settings
 * @param limits the limits of each move; of nodes or depth, so that it plays the same on every machine
 */
public record Strength(SearchSettings settings, Limits limits) {

    /** The strength of a level, 1 to {@value Levels#STRONGEST}. */
    public static Strength ofLevel(int level) {
        return new Strength(Levels.settings(level), Levels.limits(level));
    }

    /**
     * A strength between this one and a stronger one. Nodes are interpolated by their logarithms, oversight and noise linearly;
     * all else, and nodes if only one has such a limit, is that of the nearer one.
     *
     * @param share how far it is from this one to the other, 0 to 1
     */
    Strength towards(Strength stronger, double share) {
        Strength nearer = share < 0.5 ? this : stronger;
        SearchSettings between = new SearchSettings(
                nearer.settings.megabytes(),
                nearer.settings.threads(),
                nearer.settings.techniques(),
                between(settings.noise(), stronger.settings.noise(), share),
                between(settings.oversight(), stronger.settings.oversight(), share));
        return new Strength(between, nearer.limits.ofNodes(nodes(stronger, share, nearer)));
    }

    private static int between(int from, int to, double share) {
        return (int) Math.round(from + share * (to - from));
    }

    private long nodes(Strength stronger, double share, Strength nearer) {
        long from = limits.nodes();
        long to = stronger.limits.nodes();
        boolean both = from < Long.MAX_VALUE && to < Long.MAX_VALUE;
        // StrictMath gives the same number on every machine.
        return both ? Math.round(from * StrictMath.pow((double) to / from, share)) : nearer.limits.nodes();
    }
}
