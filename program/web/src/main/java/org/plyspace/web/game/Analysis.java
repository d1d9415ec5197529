package org.plyspace.web.game;

import java.time.Duration;
import org.plyspace.engine.Game;
import org.plyspace.search.Limits;
import org.plyspace.search.SearchResult;
import org.plyspace.search.Searcher;
import org.plyspace.web.http.ErrorResponses;

/** A long analysis of a position for one page. */
final class Analysis implements Runnable {

    private static final int MEGABYTES = 32;
    private static final Duration MOST_TIME = Duration.ofMinutes(1);

    private final LiveGame liveGame;
    private final Game game;
    private final int lines;
    private final Subscriber page;
    private volatile boolean stopped;
    private volatile Searcher searcher;

    /**
     * Creates the analysis of the last position of a game.
     *
     * @param game a copy that nobody else uses
     * @param lines the number of moves to analyse closely
     */
    Analysis(LiveGame liveGame, Game game, int lines, Subscriber page) {
        this.liveGame = liveGame;
        this.game = game;
        this.lines = lines;
        this.page = page;
    }

    /** Stops the analysis. */
    void stop() {
        stopped = true;
        Searcher running = searcher;
        if (running != null) {
            running.stop();
        }
    }

    @Override
    public void run() {
        if (stopped) {
            return;
        }
        try {
            tell(liveGame.rules().search(MOST_TIME, this::search), true);
        } catch (RuntimeException | OutOfMemoryError failed) {
            stop();
            page.send(ErrorResponses.of(failed).answer());
        }
    }

    private SearchResult search() {
        searcher = new Searcher(game.position().rules(), MEGABYTES);
        Limits limits = Limits.NONE.ofMillis(stopped ? 1 : MOST_TIME.toMillis());
        return searcher.search(game.position(), game.earlierKeys(), limits, lines, part -> tell(part, false));
    }

    private void tell(SearchResult searchResult, boolean done) {
        if (!stopped && !searchResult.lines().isEmpty()) {
            page.think(ThoughtView.of(
                    liveGame.id(), ThoughtView.ANALYSIS, game.plies(), game.position(), searchResult, done));
        }
    }
}
