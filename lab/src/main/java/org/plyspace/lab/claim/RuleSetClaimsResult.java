package org.plyspace.lab.claim;

import java.util.List;
import java.util.Optional;

/**
 * What became of the claims about a rule set.
 *
 * @param results of each claim, in order; empty if they could not be tested
 * @param failure why they could not, for people
 */
public record RuleSetClaimsResult(RuleSetClaims set, List<ClaimResult> results, Optional<String> failure) {

    /** Takes a copy. */
    public RuleSetClaimsResult {
        results = List.copyOf(results);
    }
}
