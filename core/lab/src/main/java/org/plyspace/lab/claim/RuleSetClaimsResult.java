package org.plyspace.lab.claim;

import java.util.List;
import java.util.Optional;

/**
 * The results of the claims about a rule set.
 *
 * @param results the result of each claim, in order; empty if they could not be tested
 * @param failure why they could not be tested, in words
 */
public record RuleSetClaimsResult(RuleSetClaims set, List<ClaimResult> results, Optional<String> failure) {

    /** Copies the results. */
    public RuleSetClaimsResult {
        results = List.copyOf(results);
    }
}
