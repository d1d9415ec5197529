package org.plyspace.lab.claim;

import java.util.List;

/** The verdict on a claim. */
public enum ClaimVerdict {
    /** The hypothesis holds. */
    SUPPORTED("supported"),
    /** The hypothesis does not hold. */
    REFUTED("contradicted"),
    /** There is not enough evidence either way. */
    NOT_SETTLED("not settled"),
    /** No available test can decide it. */
    NOT_TESTABLE("not testable");

    private final String word;

    ClaimVerdict(String word) {
        this.word = word;
    }

    /** The verdict in the words of reports. */
    public String word() {
        return word;
    }

    /** The verdict on a claim from those of its tests: one refuted test refutes it, and all must support it. */
    static ClaimVerdict together(List<ClaimVerdict> tests) {
        for (ClaimVerdict worst : List.of(REFUTED, NOT_TESTABLE, NOT_SETTLED)) {
            if (tests.contains(worst)) {
                return worst;
            }
        }
        return SUPPORTED;
    }
}
