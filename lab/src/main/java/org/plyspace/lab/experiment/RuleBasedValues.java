package org.plyspace.lab.experiment;

import org.plyspace.api.Rules;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/** What pieces of a rule set are worth by the rules alone, whatever fits its jar brings. Learnt once; shared between threads. */
final class RuleBasedValues {

    private final Rules rules;
    private PieceValues values;

    RuleBasedValues(Rules rules) {
        this.rules = rules;
    }

    synchronized PieceValues get() {
        if (values == null) {
            values = new PieceValues(rules, Weights.GENERIC);
        }
        return values;
    }
}
