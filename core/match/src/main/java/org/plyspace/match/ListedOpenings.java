package org.plyspace.match;

import java.util.List;

/** Openings from a list, used in turn. */
final class ListedOpenings implements Openings {

    private final List<Opening> openings;

    ListedOpenings(List<Opening> openings) {
        this.openings = openings;
    }

    @Override
    public Opening of(int pair) {
        return openings.get(pair % openings.size());
    }
}
