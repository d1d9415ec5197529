package org.plyspace.match;

import org.plyspace.api.UsageException;

/** Openings by number; the same for the same number, whoever asks. */
interface Openings {

    /**
     * The opening of a pair of games.
     *
     * @param pair from 0
     * @throws UsageException if there is none
     */
    Opening of(int pair);
}
