package org.plyspace.lab.value;

import java.util.Map;
import org.plyspace.lab.odds.PieceExchange;

/**
 * Keeps the results of pairs of games as they end, so that they need not be played again. A pair is known by its exchange and its
 * number, from 0; rule set, nodes and seed are the same for all. Safe for many threads.
 */
public interface SavedPairs {

    /** Keeps nothing. */
    SavedPairs NONE = new SavedPairs() {

        @Override
        public Map<Integer, ExchangePair> of(PieceExchange exchange) {
            return Map.of();
        }

        @Override
        public void keep(PieceExchange exchange, int number, ExchangePair pair) {}
    };

    /** The pairs of an exchange that were kept so far, by their numbers; a copy. */
    Map<Integer, ExchangePair> of(PieceExchange exchange);

    /**
     * Keeps a pair that has just ended.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be kept
     */
    void keep(PieceExchange exchange, int number, ExchangePair pair);
}
