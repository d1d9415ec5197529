package org.plyspace.search;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Searches each move within the same limits, and within the time that the clock allows. */
final class SearchEngine implements Engine {

    private static final long USUAL_MILLIS = 1_000;

    private final Searcher searcher;
    private final Limits limits;
    private Consumer<SearchResult> progress = ignored -> {};

    SearchEngine(Rules rules, PieceValues values, Limits limits, SearchSettings settings, Tablebase tables) {
        this.searcher = new Searcher(rules, values, settings, tables);
        this.limits = limits;
    }

    @Override
    public void newGame(long seed) {
        searcher.newGame(seed);
    }

    @Override
    public EngineMove choose(Position position, long[] earlier, Optional<Clock> clock) {
        Limits allowed = clock.map(left -> limits.within(left.allotment()))
                .orElse(limits.equals(Limits.NONE) ? limits.ofMillis(USUAL_MILLIS) : limits);
        SearchResult searchResult = searcher.search(position, earlier, allowed, 1, progress::accept);
        PrincipalVariation best = searchResult.lines().get(0);
        return new EngineMove(best.move(), OptionalInt.of(best.score()), searchResult.depth(), searchResult.nodes());
    }

    @Override
    public void tell(Consumer<SearchResult> whom) {
        progress = whom;
    }

    @Override
    public long progress() {
        return searcher.nodes();
    }

    @Override
    public void stop() {
        searcher.stop();
    }
}
