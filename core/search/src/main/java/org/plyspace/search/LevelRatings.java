package org.plyspace.search;

import java.util.List;
import java.util.OptionalInt;

/**
 * What levels are rated in orthodox chess, and the strength for any rating between the lowest and the highest. Immutable.
 *
 * @param levels none, or at least two levels, levels and ratings ascending
 */
public record LevelRatings(List<Rated> levels) {

    /** The measured ratings, ascending. Levels that are too weak to be measured against rated programs have none. */
    private static final LevelRatings MEASURED = new LevelRatings(List.of(
            new Rated(5, 1370),
            new Rated(6, 1460),
            new Rated(7, 1700),
            new Rated(8, 1790),
            new Rated(9, 1900),
            new Rated(10, 2060)));

    /**
     * A level and its rating.
     *
     * @param level the level, 1 to {@value Levels#STRONGEST}
     * @param elo its rating in Elo
     */
    public record Rated(int level, int elo) {}

    public LevelRatings {
        levels = List.copyOf(levels);
        if (levels.size() == 1) {
            throw new IllegalArgumentException("one rating; expected none, or at least two");
        }
        for (int i = 1; i < levels.size(); i++) {
            if (levels.get(i - 1).level() >= levels.get(i).level()
                    || levels.get(i - 1).elo() >= levels.get(i).elo()) {
                throw new IllegalArgumentException(
                        levels.get(i) + " follows " + levels.get(i - 1) + "; expected a higher level and rating");
            }
        }
    }

    /** The measured ratings. */
    public static LevelRatings measured() {
        return MEASURED;
    }

    /** Whether no level has a rating. */
    public boolean isEmpty() {
        return levels.isEmpty();
    }

    /** The lowest rating; there must be one. */
    public int lowest() {
        return levels.get(0).elo();
    }

    /** The highest rating; there must be one. */
    public int highest() {
        return levels.get(levels.size() - 1).elo();
    }

    /** The rating of the level of a name; empty if it has none. */
    OptionalInt of(String name) {
        return levels.stream()
                .filter(rated -> Levels.name(rated.level()).equals(name))
                .mapToInt(Rated::elo)
                .findFirst();
    }

    /**
     * The strength that is expected to have a rating.
     *
     * @param elo the rating, from {@link #lowest} to {@link #highest}
     * @throws IllegalArgumentException if the rating is out of this range
     */
    public Strength of(int elo) {
        for (int i = 1; i < levels.size(); i++) {
            Rated weaker = levels.get(i - 1);
            Rated stronger = levels.get(i);
            if (elo >= weaker.elo() && elo <= stronger.elo()) {
                double share = (double) (elo - weaker.elo()) / (stronger.elo() - weaker.elo());
                return Strength.ofLevel(weaker.level()).towards(Strength.ofLevel(stronger.level()), share);
            }
        }
        throw new IllegalArgumentException("no strength has a rating of " + elo);
    }

    /**
     * How strong a search plays: what it may look at, and what it overlooks and misjudges.
     *
     * @param settings the search's settings
     * @param limits the limits of each move; of nodes or depth: play is the same on every machine
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
}
