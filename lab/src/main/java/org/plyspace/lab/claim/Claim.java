package org.plyspace.lab.claim;

import java.util.List;
import java.util.Optional;

/**
 * Something that a source says of a rule set, and what would have to be so if it is true.
 *
 * @param number among the claims of its source, from 1
 * @param text the source's own words
 * @param about what the words speak of, where they do not say so themselves
 * @param hypothesis what is held to follow from it, and is tested
 * @param tests all of which must hold; at least one
 * @param remark what else a reader should know
 */
public record Claim(
        int number,
        String text,
        Optional<String> about,
        String hypothesis,
        List<ClaimTest> tests,
        Optional<String> remark) {

    /** Takes a copy. */
    public Claim {
        tests = List.copyOf(tests);
    }
}
