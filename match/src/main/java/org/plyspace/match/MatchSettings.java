package org.plyspace.match;

import java.util.List;
import java.util.Optional;
import org.plyspace.statistics.PairSprt;

/**
 * How a match is played.
 *
 * @param pairs how many pairs of games at most, from 1
 * @param seed of openings and of engines that draw at random
 * @param openings what pairs begin with, used in turn; empty for random openings
 * @param openingPlies how many random moves make an opening, from 0
 * @param time how long a side may think in a game; empty where engines have limits of their own
 * @param adjudication when games end early
 * @param sprt ends the match when it is decided; empty to play all pairs
 */
public record MatchSettings(
        int pairs,
        long seed,
        List<Opening> openings,
        int openingPlies,
        Optional<TimeControl> time,
        Adjudication adjudication,
        Optional<PairSprt> sprt) {

    /** Most pairs of a match. */
    public static final int MOST_PAIRS = 1_000_000;

    /** Takes a copy of the openings. */
    public MatchSettings {
        openings = List.copyOf(openings);
    }
}
