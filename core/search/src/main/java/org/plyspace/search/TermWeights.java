package org.plyspace.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.PublicApi;

/**
 * The weights of what men attack (docs/engines.md, Weights), in hundredths of a pawn for each unit of an {@link AttackSummary}. Immutable.
 *
 * @param shared by the names in {@link #NAMES}; missing ones are 0
 * @param mobility by symbol of a type: the weight of each cell that such a piece can go to; for other types it follows from the shared
 *     weights
 * @param hits by symbol of a type: the weight of each cell of the enemy's zone that such a piece attacks; for other types as with mobility
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record TermWeights(
        Map<String, Weights.Tapered> shared, Map<String, Weights.Tapered> mobility, Map<String, Weights.Tapered> hits) {

    /** The weight of a cell that any piece can go to. */
    static final String MOBILITY = "mobility";
    /** The weight of as many cells as a piece of its type attacks on average. */
    static final String MOBILITY_SHARE = "mobility-share";
    /** The weight of a cell that a royal piece can go to. */
    static final String ROYAL_MOBILITY = "royal-mobility";
    /** The weight of a cell of the enemy's zone that any piece attacks. */
    static final String HITS = "hits";
    /** The weight of as many such cells as a piece of its type attacks on average. */
    static final String HITS_SHARE = "hits-share";
    /** The weight of a quarter of the square of all hits of a side. */
    static final String DANGER = "danger";

    /** The names of the terms of an {@link AttackSummary}, by {@linkplain AttackSummary#term number}. */
    static final List<String> TERMS = List.of(
            "hanging",
            "hanging-pawns",
            "under-pawns",
            "under-lesser",
            "support",
            "shelter",
            "weak-zone",
            "held-near",
            "free-1",
            "free-2",
            "free-3",
            "free-4",
            "free-5");

    /** The names of all shared weights. */
    static final List<String> NAMES = names();

    /** No weights: what men attack does not matter. */
    public static final TermWeights NONE = new TermWeights(Map.of(), Map.of(), Map.of());

    private static final Weights.Tapered ZERO = new Weights.Tapered(0, 0);

    /** Copies the maps. */
    public TermWeights {
        shared = Map.copyOf(shared);
        mobility = Map.copyOf(mobility);
        hits = Map.copyOf(hits);
    }

    private static List<String> names() {
        List<String> names =
                new ArrayList<>(List.of(MOBILITY, MOBILITY_SHARE, ROYAL_MOBILITY, HITS, HITS_SHARE, DANGER));
        names.addAll(TERMS);
        return List.copyOf(names);
    }

    /** Whether all weights are 0: attacks then need no counting. */
    boolean isNone() {
        return equals(NONE);
    }

    /** A shared weight. */
    Weights.Tapered of(String name) {
        return shared.getOrDefault(name, ZERO);
    }

    /**
     * The weight of a cell that a piece can go to.
     *
     * @param mean the number of cells that such a piece attacks on average
     */
    Weights.Tapered mobility(String symbol, boolean royal, double mean) {
        Weights.Tapered usual =
                royal ? of(ROYAL_MOBILITY) : of(MOBILITY).plus(of(MOBILITY_SHARE), 1 / Math.max(1, mean));
        return mobility.getOrDefault(symbol, usual);
    }

    /** The weight of a cell of the enemy's zone that a piece attacks, see {@link #mobility(String, boolean, double)}. */
    Weights.Tapered hits(String symbol, double mean) {
        return hits.getOrDefault(symbol, of(HITS).plus(of(HITS_SHARE), 1 / Math.max(1, mean)));
    }

    /** The weights by the words of their text form, in order. */
    Map<String, Weights.Tapered> byWords() {
        Map<String, Weights.Tapered> words = new LinkedHashMap<>();
        for (String name : NAMES) {
            if (shared.containsKey(name)) {
                words.put(name, shared.get(name));
            }
        }
        new TreeMap<>(mobility).forEach((symbol, weight) -> words.put(MOBILITY + " " + symbol, weight));
        new TreeMap<>(hits).forEach((symbol, weight) -> words.put(HITS + " " + symbol, weight));
        return words;
    }
}
