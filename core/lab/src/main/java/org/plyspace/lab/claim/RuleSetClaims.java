package org.plyspace.lab.claim;

import java.util.List;

/**
 * The claims about one rule set, as its jar brings them.
 *
 * @param id the id of the rule set
 * @param place the jar and the resource, for messages
 * @param source the short name by which claims are cited: {@code FS}
 * @param title the title of the source
 * @param claims the claims in their order
 */
public record RuleSetClaims(String id, String place, String source, String title, List<Claim> claims) {

    /** Copies the claims. */
    public RuleSetClaims {
        claims = List.copyOf(claims);
    }

    /** The citation of a claim: {@code FS 4}. */
    public String cite(Claim claim) {
        return source + " " + claim.number();
    }

    /** The name of a claim in messages: the jar, the resource and the number. */
    String place(Claim claim) {
        return place + ": claim " + cite(claim);
    }
}
