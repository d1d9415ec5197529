package org.plyspace.lab.claim;

import java.util.List;

/** What became of a claim. */
public enum ClaimVerdict {
    /** What would have to be so is so. */
    SUPPORTED("supported"),
    /** What would have to be so is not so. */
    REFUTED("refuted"),
    /** Neither can be said yet. */
    NOT_SETTLED("not settled"),
    /** Nothing that is here could tell. */
    NOT_TESTABLE("not testable");

    private final String word;

    ClaimVerdict(String word) {
        this.word = word;
    }

    /** As reports write it. */
    public String word() {
        return word;
    }

    /** Of a claim, by those of its tests: it falls with one of them, and stands with all. */
    static ClaimVerdict together(List<ClaimVerdict> tests) {
        for (ClaimVerdict worst : List.of(REFUTED, NOT_TESTABLE, NOT_SETTLED)) {
            if (tests.contains(worst)) {
                return worst;
            }
        }
        return SUPPORTED;
    }
}
