package org.plyspace.lab.claim;

import java.util.List;
import java.util.Optional;

/**
 * A claim of a source about a rule set, and the hypothesis that follows from it.
 *
 * @param number its number among the claims of its source, from 1
 * @param text the source's own words
 * @param about the subject of the words, if they do not name it themselves
 * @param hypothesis what follows from the claim, and is tested
 * @param tests the tests, at least one, all of which must hold
 * @param remark anything else that a reader should know
 */
public record Claim(
        int number,
        String text,
        Optional<String> about,
        String hypothesis,
        List<ClaimTest> tests,
        Optional<String> remark) {

    /** Copies the tests. */
    public Claim {
        tests = List.copyOf(tests);
    }
}
