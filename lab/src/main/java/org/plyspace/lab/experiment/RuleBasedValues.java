package org.plyspace.lab.experiment;

import java.util.HashMap;
import java.util.Map;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/** What pieces are worth in each setting by the rules alone, whatever fits its jar brings. Learnt once; shared between threads. */
final class RuleBasedValues {

    private final ReadyExperiment ready;
    private final Map<Integer, PieceValues> known = new HashMap<>();

    RuleBasedValues(ReadyExperiment ready) {
        this.ready = ready;
    }

    /** Of a setting, from 0. */
    synchronized PieceValues of(int setting) {
        return known.computeIfAbsent(setting, index -> new PieceValues(ready.rules(index), Weights.GENERIC));
    }
}
