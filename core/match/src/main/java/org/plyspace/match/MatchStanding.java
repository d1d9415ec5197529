package org.plyspace.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairSprt;

/**
 * The standing of a match, counted by pairs in the order of their numbers: a pair counts when both games are over and all pairs
 * before it count; the result does not depend on which game ended first. Games after the pair that decides a test do not count.
 * Safe for many threads.
 */
public final class MatchStanding {

    private final MatchSettings settings;
    private final Map<Integer, MatchGame> waiting = new HashMap<>();
    private final Set<Object> seenPairs = new HashSet<>();
    private final Set<Object> seenGames = new HashSet<>();
    private final int[] results = new int[3];
    private final Map<String, Integer> endings = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();
    private final List<PairScore> scores = new ArrayList<>();
    private PairCounts pairs = PairCounts.NONE;
    private PairSprt.State state = PairSprt.State.OPEN;
    private int counted;
    private long plies;

    /** Creates the standing of a match that begins. */
    MatchStanding(MatchSettings settings) {
        this.settings = settings;
    }

    /** Adds a finished game. */
    synchronized void add(MatchGame game) {
        waiting.put(game.number(), game);
        while (!isDecided() && waiting.containsKey(2 * counted) && waiting.containsKey(2 * counted + 1)) {
            count(waiting.remove(2 * counted), waiting.remove(2 * counted + 1));
            counted++;
        }
    }

    private void count(MatchGame one, MatchGame other) {
        for (MatchGame game : List.of(one, other)) {
            results[game.halfPoints()]++;
            endings.merge(game.ending(), 1, Integer::sum);
            plies += game.record().line().moves().size();
            seenGames.add(game.identity());
            game.failure().ifPresent(what -> failures.add("game " + (game.number() + 1) + ": " + what));
        }
        if (seenPairs.add(List.of(one.identity(), other.identity()))) {
            scores.add(new PairScore(one.halfPoints(), other.halfPoints()));
            pairs = pairs.with(one.halfPoints() + other.halfPoints());
            settings.sprt().ifPresent(test -> state = test.state(pairs));
        }
    }

    /** The number of games that have counted so far. */
    public synchronized int games() {
        return 2 * counted;
    }

    /** Whether no more games are needed. */
    synchronized boolean isDecided() {
        return counted == settings.pairs() || state != PairSprt.State.OPEN;
    }

    /** The result of the games that have counted so far. */
    public synchronized MatchResult result() {
        return new MatchResult(
                pairs,
                2 * counted,
                seenGames.size(),
                results[2],
                results[1],
                results[0],
                counted == 0 ? 0 : plies / (2.0 * counted),
                endings,
                failures,
                settings.sprt().map(test -> new MatchResult.Test(test, test.ratio(pairs), state)));
    }

    /** The scores of pairs that count, without those that only repeat another one. */
    synchronized List<PairScore> scores() {
        return List.copyOf(scores);
    }

    /** Whether the game of this number is over. */
    synchronized boolean has(int number) {
        return number < 2 * counted || waiting.containsKey(number);
    }

    /**
     * The first engine's score in a pair of games.
     *
     * @param asWhite half points as White, 0 to 2
     * @param asBlack half points as Black, 0 to 2
     */
    record PairScore(int asWhite, int asBlack) {}
}
