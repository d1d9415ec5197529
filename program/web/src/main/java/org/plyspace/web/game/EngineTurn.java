package org.plyspace.web.game;

import java.time.Duration;
import org.plyspace.engine.Game;
import org.plyspace.match.engine.Seats;
import org.plyspace.search.EngineMove;
import org.plyspace.search.SearchResult;

/** An engine's turn in a game: it thinks about a copy, and its move counts unless it has been called off meanwhile. */
final class EngineTurn implements Runnable {

    private final LiveGame liveGame;
    private final Game game;
    private final Seats seats;
    private final Duration limit;
    private volatile boolean calledOff;
    private volatile boolean hurried;

    /**
     * Creates the turn of a game's engine.
     *
     * @param game a copy that nobody else uses
     * @param limit the time after which the engine must move at once
     */
    EngineTurn(LiveGame liveGame, Game game, Seats seats, Duration limit) {
        this.liveGame = liveGame;
        this.game = game;
        this.seats = seats;
        this.limit = limit;
    }

    /** Calls off the turn: its move will not be played. */
    void callOff() {
        calledOff = true;
        seats.stop();
    }

    /** Ends the search, so that the best move found so far is played. */
    void hurry() {
        hurried = true;
        seats.stop();
    }

    /** The time after which the engine is told to move at once. */
    Duration limit() {
        return limit;
    }

    /** Whether the engines can play the next move too; those that were told to hurry may stay hurried. */
    boolean leavesMachinesReady() {
        return !calledOff && !hurried;
    }

    @Override
    public void run() {
        try {
            if (calledOff) {
                return;
            }
            liveGame.choose(this, liveGame.rules().search(limit, this::choice));
        } catch (Throwable failed) { // an engine that cannot go on must not be waited for
            calledOff = true;
            liveGame.fail(this, failed);
        } finally {
            if (!leavesMachinesReady()) {
                seats.close();
            }
        }
    }

    private EngineMove choice() {
        seats.begin(game.position().rules());
        seats.tell(this::tell);
        return seats.choice(game);
    }

    private void tell(SearchResult searchResult) {
        if (!calledOff && !searchResult.lines().isEmpty()) {
            liveGame.tell(ThoughtView.of(
                    liveGame.id(), ThoughtView.PLAY, game.plies(), game.position(), searchResult, false));
        }
    }
}
