package org.plyspace.lab.claim;

import java.util.List;

/** The result of a claim, with that of each of its tests. */
public record ClaimResult(Claim claim, List<TestResult> tests) {

    /** Copies the results. */
    public ClaimResult {
        tests = List.copyOf(tests);
    }

    /** The verdict: one refuted test refutes the claim, and all must support it. */
    public ClaimVerdict verdict() {
        return ClaimVerdict.together(tests.stream().map(TestResult::verdict).toList());
    }
}
