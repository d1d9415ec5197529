package org.plyspace.search;

import java.util.Set;

/**
 * How a searcher works.
 *
 * @param megabytes how much memory what was found is kept in, 1 to {@value #MOST_MEGABYTES}
 * @param threads how many search at a time, 1 to {@value #MOST_THREADS}
 * @param techniques what it does beside alpha-beta
 * @param noise by how many hundredths of a pawn it misjudges positions, as a standard deviation from 0; the same position always by the
 *     same, so that it plays like somebody who knows less, and another game each time
 * @param oversight how many hundredths of the quiet answers it overlooks, 0 to {@value #MOST_OVERSIGHT}, and fewer of other moves, see docs/engines.md;
 *     in the same position always the same
 */
public record SearchSettings(int megabytes, int threads, Set<Technique> techniques, int noise, int oversight) {

    /** The most megabytes. */
    public static final int MOST_MEGABYTES = 16_384;

    /** How many megabytes a search has that is not told. */
    public static final int USUAL_MEGABYTES = 64;

    /** The most threads. */
    public static final int MOST_THREADS = 256;

    /** The largest share of answers that can be overlooked, in hundredths. */
    public static final int MOST_OVERSIGHT = Oversight.MOST;

    /** Takes a copy. */
    public SearchSettings {
        techniques = Set.copyOf(techniques);
    }

    /** That overlooks nothing. */
    public SearchSettings(int megabytes, int threads, Set<Technique> techniques, int noise) {
        this(megabytes, threads, techniques, noise, 0);
    }

    /** With one thread, as strong as it can be. */
    public static SearchSettings of(int megabytes) {
        return new SearchSettings(megabytes, 1, Technique.usual(), 0);
    }
}
