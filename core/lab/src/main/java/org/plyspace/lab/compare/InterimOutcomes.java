package org.plyspace.lab.compare;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * How the games of a comparison ended so far, while others are played. Its numbers are for those who wait: games that end soon are
 * known first, so they are not those of the finished comparison. Thread-safe.
 */
public final class InterimOutcomes {

    private final List<String> names;
    private final List<Map<GameResult, Integer>> counts = new ArrayList<>();
    private final long[] plies;

    /**
     * Creates the outcomes of no games.
     *
     * @param names the names of the rule sets, in the order in which games count them
     */
    public InterimOutcomes(List<String> names) {
        this.names = List.copyOf(names);
        plies = new long[names.size()];
        names.forEach(unused -> counts.add(new EnumMap<>(GameResult.class)));
    }

    /**
     * The outcomes in one rule set.
     *
     * @param games the number of games
     * @param winners the share of games that somebody won, with its interval: those without a result count as not won
     * @param score White's share of the points in games with a result, with its interval
     * @param plies the mean length in plies
     */
    public record Row(String variant, int games, Share winners, Share score, double plies) {}

    /** A share from 0 to 1, and its 95 % confidence interval; 0 with the widest one while nothing is known. */
    public record Share(double mean, double low, double high) {

        private static Share of(Estimate estimate) {
            return new Share(estimate.mean(), estimate.low(), estimate.high());
        }
    }

    /** Counts a game. */
    public synchronized void add(PlayedGame<?> game) {
        counts.get(game.setting()).merge(game.result(), 1, Integer::sum);
        plies[game.setting()] += game.moves().size();
    }

    /** The outcomes in each rule set. */
    public synchronized List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            rows.add(row(i));
        }
        return rows;
    }

    private Row row(int setting) {
        int white = count(setting, GameResult.WHITE_WINS);
        int black = count(setting, GameResult.BLACK_WINS);
        int draws = count(setting, GameResult.DRAW);
        int decided = white + black + draws;
        int games = decided + count(setting, GameResult.OPEN);
        Share unknown = new Share(0, 0, 1);
        return new Row(
                names.get(setting),
                games,
                games == 0 ? unknown : Share.of(Estimates.proportion(white + black, games)),
                decided == 0 ? unknown : Share.of(Estimates.score(white, draws, black)),
                games == 0 ? 0 : (double) plies[setting] / games);
    }

    private int count(int setting, GameResult result) {
        return counts.get(setting).getOrDefault(result, 0);
    }
}
