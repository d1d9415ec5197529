package org.plyspace.match;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairSprt;

/**
 * What a match has come to, from the view of the first player.
 *
 * @param pairs of games, those that only repeat another pair left out
 * @param games how many were played
 * @param distinct how many of them differ
 * @param wins of the first player
 * @param draws of the games
 * @param losses of the first player
 * @param plies mean length of a game, opening included
 * @param endings how many games ended by each reason
 * @param failures what machines did that lost them a game, with its number
 * @param test how the sequential test stands, if there is one
 */
public record MatchResult(
        PairCounts pairs,
        int games,
        int distinct,
        int wins,
        int draws,
        int losses,
        double plies,
        Map<String, Integer> endings,
        List<String> failures,
        Optional<Test> test) {

    /** Takes copies. */
    public MatchResult {
        endings = Collections.unmodifiableMap(new LinkedHashMap<>(endings));
        failures = List.copyOf(failures);
    }

    /**
     * A sequential test.
     *
     * @param ratio its log-likelihood ratio
     */
    public record Test(PairSprt hypotheses, double ratio, PairSprt.State state) {}
}
