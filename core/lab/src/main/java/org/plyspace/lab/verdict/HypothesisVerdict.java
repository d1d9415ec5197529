package org.plyspace.lab.verdict;

import java.util.Collection;

/** The verdict on a hypothesis, or on one of its expectations. */
public enum HypothesisVerdict {
    /** The games agree with it, and would be unlikely if it were false. */
    SUPPORTED("supported"),
    /** A difference as large as the smallest that matters is excluded. */
    TOO_SMALL("too small to matter"),
    /** The games agree with its opposite, and would be unlikely if that were false. */
    REFUTED("contradicted"),
    /** Nothing can be concluded yet. */
    OPEN("not settled"),
    /** The games that were to be played before the next verdict have not all been played. */
    INTERIM("interim"),
    /** It is not stated in numbers, or the games give none. */
    UNTESTED("not tested");

    private final String words;

    HypothesisVerdict(String words) {
        this.words = words;
    }

    /** The verdict in words. */
    public String words() {
        return words;
    }

    /** Whether it is final: more games of the experiment do not change it. */
    public boolean isSettled() {
        return this == SUPPORTED || this == TOO_SMALL || this == REFUTED;
    }

    /** The verdict on several expectations that are to be true together: one that is not refutes all. */
    static HypothesisVerdict together(Collection<HypothesisVerdict> all) {
        return all.contains(REFUTED)
                ? REFUTED
                : all.contains(TOO_SMALL) ? TOO_SMALL : all.stream().allMatch(SUPPORTED::equals) ? SUPPORTED : OPEN;
    }
}
