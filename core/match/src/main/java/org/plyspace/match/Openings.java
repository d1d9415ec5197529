package org.plyspace.match;

import org.plyspace.api.UsageException;

/** Openings by number: the same number always gives the same opening. */
interface Openings {

    /**
     * The opening of a pair of games.
     *
     * @param pair from 0
     * @throws UsageException if no opening can be found
     */
    Opening of(int pair);
}
