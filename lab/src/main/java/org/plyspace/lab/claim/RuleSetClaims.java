package org.plyspace.lab.claim;

import java.util.List;

/**
 * The claims about one rule set, as its jar brings them.
 *
 * @param id of the rule set
 * @param place the jar and the resource, for messages
 * @param source short, as claims are cited by: {@code FS}
 * @param title what people call the source
 * @param claims in their order
 */
public record RuleSetClaims(String id, String place, String source, String title, List<Claim> claims) {

    /** Takes a copy. */
    public RuleSetClaims {
        claims = List.copyOf(claims);
    }

    /** How a claim is cited: {@code FS 4}. */
    public String cite(Claim claim) {
        return source + " " + claim.number();
    }

    /** How messages name a claim: the jar, the resource and the number. */
    String place(Claim claim) {
        return place + ": claim " + cite(claim);
    }
}
