package org.plyspace.lab.claim;

import java.util.List;

/** What became of a claim, and what each of its tests said. */
public record ClaimResult(Claim claim, List<TestResult> tests) {

    /** Takes a copy. */
    public ClaimResult {
        tests = List.copyOf(tests);
    }

    /** It falls with one test, and stands with all. */
    public ClaimVerdict verdict() {
        return ClaimVerdict.together(tests.stream().map(TestResult::verdict).toList());
    }
}
