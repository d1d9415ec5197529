package org.plyspace.match;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairSprt;

/**
 * The result of a match, from the first engine's point of view.
 *
 * @param pairs the number of pairs of each score, without pairs that only repeat another one
 * @param games the number of games played
 * @param distinct the number of different games among them
 * @param wins the first engine's wins
 * @param draws the draws
 * @param losses the first engine's losses
 * @param plies the mean length of a game in plies, opening included
 * @param endings the number of games by the reason of their end
 * @param failures the failures by which engines lost games, with the numbers of the games
 * @param test the state of the sequential test, if there is one
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

    /** Copies the collections. */
    public MatchResult {
        endings = Collections.unmodifiableMap(new LinkedHashMap<>(endings));
        failures = List.copyOf(failures);
    }

    /**
     * The state of a sequential test.
     *
     * @param ratio its log-likelihood ratio
     */
    public record Test(PairSprt hypotheses, double ratio, PairSprt.State state) {}
}
