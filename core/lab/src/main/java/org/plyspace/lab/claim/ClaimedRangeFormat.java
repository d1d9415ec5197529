package org.plyspace.lab.claim;

import java.util.List;
import java.util.OptionalDouble;
import org.plyspace.engine.JsonFields;

/** Reads claimed ranges from files. */
final class ClaimedRangeFormat {

    private static final List<String> FIELDS = List.of("above", "below", "least", "most", "margin", "relative");

    private ClaimedRangeFormat() {}

    /**
     * Reads the field {@code claimed} of a test.
     *
     * @param contrast whether it may be relative to a baseline
     */
    static ClaimedRange read(JsonFields test, boolean contrast) {
        JsonFields fields = test.object("claimed").allowing(FIELDS);
        boolean relative = fields.optionalFlag("relative").orElse(false);
        if (relative && !contrast) {
            throw fields.refusal("relative", "expected no such field where nothing is compared with a baseline");
        }
        OptionalDouble above = fields.optionalDecimal("above");
        OptionalDouble below = fields.optionalDecimal("below");
        OptionalDouble least = fields.optionalDecimal("least");
        OptionalDouble most = fields.optionalDecimal("most");
        OptionalDouble margin = fields.optionalDecimal("margin");
        boolean within = least.isPresent() && most.isPresent();
        int forms = (above.isPresent() ? 1 : 0) + (below.isPresent() ? 1 : 0) + (within ? 1 : 0);
        if (forms != 1 || least.isPresent() != most.isPresent()) {
            throw fields.refusal("expected above, or below, or least and most, and no other two of them");
        }
        if (within && margin.isPresent()) {
            throw fields.refusal("margin", "expected no margin with least and most, which are margins themselves");
        }
        if (margin.isPresent() && margin.getAsDouble() < 0) {
            throw fields.refusal("margin", "expected a number from 0");
        }
        if (within && !(least.getAsDouble() < most.getAsDouble())) {
            throw fields.refusal("most", "expected more than least");
        }
        double low = above.orElse(least.orElse(Double.NEGATIVE_INFINITY));
        double high = below.orElse(most.orElse(Double.POSITIVE_INFINITY));
        return new ClaimedRange(low, high, margin.orElse(0), relative);
    }
}
