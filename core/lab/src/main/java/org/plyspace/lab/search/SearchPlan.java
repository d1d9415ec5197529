package org.plyspace.lab.search;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.UsageException;
import org.plyspace.statistics.JointIntervals;

/**
 * How a search spends its games: rounds, after each of which half of the settings are dropped, and finals with openings that no round
 * had. The unchanged rules play in all of them, for comparison.
 *
 * @param rounds the rounds in order; empty if all settings are finalists
 * @param finals the finals
 * @param objectives the number of objectives
 */
public record SearchPlan(List<Part> rounds, Part finals, int objectives) {

    /** The number of finalists, besides the unchanged rules. */
    public static final int FINALISTS = 6;

    private static final int ROUNDS = 4;
    private static final double SHARE_OF_ROUNDS = 0.65;
    private static final int FEWEST_GAMES = 4;
    private static final double HALF = 0.5;
    private static final int HUNDRED = 100;

    /**
     * A stage.
     *
     * @param settings the number of settings, the unchanged rules included
     * @param games the number of games in each
     */
    public record Part(int settings, int games) {

        /** The number of games of all settings. */
        public int total() {
            return settings * games;
        }
    }

    /**
     * Plans a search.
     *
     * @param settings the number of settings, from 2, the unchanged rules included
     * @param objectives the number of objectives, from 1
     * @param games the number of games to spend at most
     * @throws UsageException if the games are too few
     */
    public static SearchPlan of(int settings, int objectives, int games) {
        List<Part> rounds = new ArrayList<>();
        int others = settings - 1;
        if (others > FINALISTS) {
            for (int round = 0; round < ROUNDS; round++) {
                rounds.add(new Part(others + 1, (int) (SHARE_OF_ROUNDS * games / ROUNDS / (others + 1))));
                others = Math.max(FINALISTS, (others + 1) / 2);
            }
        }
        others = Math.min(FINALISTS, others);
        int left = games - rounds.stream().mapToInt(Part::total).sum();
        Part finals = new Part(others + 1, left / (others + 1));
        int fewest = Math.min(rounds.isEmpty() ? finals.games() : rounds.get(0).games(), finals.games());
        if (fewest < FEWEST_GAMES) {
            throw new UsageException("--games: " + games + " are too few for " + settings
                    + " settings; expected at least " + least(settings));
        }
        return new SearchPlan(rounds, finals, objectives);
    }

    private static int least(int settings) {
        return settings - 1 > FINALISTS
                ? (int) Math.ceil(FEWEST_GAMES * ROUNDS * settings / SHARE_OF_ROUNDS)
                : FEWEST_GAMES * settings;
    }

    /** The number of games of the rounds. */
    public int gamesOfRounds() {
        return rounds.stream().mapToInt(Part::total).sum();
    }

    /** The intervals of the finals, which hold all together. */
    public JointIntervals intervals() {
        return new JointIntervals(finals.settings() * objectives);
    }

    /** The largest half-width of the interval of a share in the finals. */
    public double widestShare() {
        return intervals().widest(finals.games());
    }

    /**
     * How many games a search of as many settings needs for a {@link #widestShare} of at most {@code halfWidth}, rounded up to a hundred.
     *
     * @param halfWidth above 0 and below 0.5
     */
    public long gamesForShare(double halfWidth) {
        int settings = rounds.isEmpty() ? finals.settings() : rounds.get(0).settings();
        int few = 0;
        int many = Integer.MAX_VALUE / HUNDRED;
        while (many - few > 1) {
            int hundreds = few + (many - few) / 2;
            boolean enough = hundreds * HUNDRED >= least(settings)
                    && of(settings, objectives, hundreds * HUNDRED).widestShare() <= halfWidth;
            few = enough ? few : hundreds;
            many = enough ? hundreds : many;
        }
        return (long) many * HUNDRED;
    }

    /** The half-width of the interval of a mean in the finals, as a part of the mean, if games vary by half of it. */
    public double widthOfMean() {
        return HALF * intervals().deviations() / Math.sqrt(finals.games());
    }
}
