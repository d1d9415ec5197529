package org.plyspace.web.game;

import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.Game;
import org.plyspace.search.Found;
import org.plyspace.search.Limits;
import org.plyspace.search.Searcher;
import org.plyspace.web.http.Denials;

/** A long look at a position for one page. */
final class Analysis implements Runnable {

    private static final int MEGABYTES = 32;
    private static final long MOST_MILLIS = 60_000;

    private final Room room;
    private final Game game;
    private final int lines;
    private final LivePage page;
    private volatile boolean stopped;
    private volatile Searcher searcher;

    /**
     * Of the last position of a game.
     *
     * @param game a copy that is nobody else's
     * @param lines how many moves are looked at closely
     */
    Analysis(Room room, Game game, int lines, LivePage page) {
        this.room = room;
        this.game = game;
        this.lines = lines;
        this.page = page;
    }

    /** Nobody wants to know any more. */
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
            tell(room.guarded(this::search), true);
        } catch (PlyspaceException failed) {
            page.send(Denials.of(failed).answer());
        }
    }

    private Found search() {
        searcher = new Searcher(game.position().rules(), MEGABYTES);
        Limits limits = Limits.NONE.ofMillis(stopped ? 1 : MOST_MILLIS);
        return searcher.search(game.position(), game.earlierKeys(), limits, lines, part -> tell(part, false));
    }

    private void tell(Found found, boolean done) {
        if (!stopped && !found.lines().isEmpty()) {
            page.think(ThoughtView.of(room.id(), ThoughtView.ANALYSIS, game.plies(), game.position(), found, done));
        }
    }
}
