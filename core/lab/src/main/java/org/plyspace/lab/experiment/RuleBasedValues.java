package org.plyspace.lab.experiment;

import org.plyspace.api.Rules;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/**
 * The values of a rule set's pieces by the rules alone, regardless of weights that its jar brings. Measured once; shared between
 * threads.
 */
final class RuleBasedValues {

    private final Rules rules;
    private PieceValues values;

    RuleBasedValues(Rules rules) {
        this.rules = rules;
    }

    synchronized PieceValues get() {
        if (values == null) {
            values = new PieceValues(rules, Weights.GENERIC1);
        }
        return values;
    }
}
