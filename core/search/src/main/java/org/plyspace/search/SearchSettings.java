package org.plyspace.search;

import java.util.Set;
import org.plyspace.api.PublicApi;

/**
 * The settings of a searcher.
 *
 * @param megabytes the size of the transposition table, 1 to {@value #MOST_MEGABYTES}
 * @param threads the number of threads, 1 to {@value #MOST_THREADS}
 * @param techniques what the search uses beyond alpha-beta
 * @param noise the standard deviation, from 0, in hundredths of a pawn, of the error added to evaluations. The error of a
 *     position is fixed within a game and differs between games: the engine plays like a player who knows less
 * @param oversight the percentage of quiet answers overlooked, 0 to {@value #MOST_OVERSIGHT}; other moves are overlooked less,
 *     see docs/engines.md. Within a game, the same position has the same oversights
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record SearchSettings(int megabytes, int threads, Set<Technique> techniques, int noise, int oversight) {

    /** The largest transposition table in megabytes. */
    public static final int MOST_MEGABYTES = 16_384;

    /** The default size of the transposition table in megabytes. */
    public static final int USUAL_MEGABYTES = 64;

    /** The largest number of threads. */
    public static final int MOST_THREADS = 256;

    /** The largest percentage of answers that can be overlooked. */
    public static final int MOST_OVERSIGHT = BlunderModel.MOST;

    /** Copies the techniques. */
    public SearchSettings {
        techniques = Set.copyOf(techniques);
    }

    /** Creates settings without oversight. */
    public SearchSettings(int megabytes, int threads, Set<Technique> techniques, int noise) {
        this(megabytes, threads, techniques, noise, 0);
    }

    /** The strongest settings with one thread. */
    public static SearchSettings of(int megabytes) {
        return new SearchSettings(megabytes, 1, Technique.usual(), 0);
    }
}
