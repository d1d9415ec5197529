package org.plyspace.search;

import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Searches each move within the same limits. */
final class Thinker implements Chooser {

    private final Searcher searcher;
    private final Limits limits;

    Thinker(Rules rules, Limits limits, int megabytes) {
        this.searcher = new Searcher(rules, megabytes);
        this.limits = limits;
    }

    @Override
    public long choose(Position position, long[] earlier) {
        return searcher.search(position, earlier, limits, 1, ignored -> {})
                .lines()
                .get(0)
                .move();
    }

    @Override
    public void stop() {
        searcher.stop();
    }
}
