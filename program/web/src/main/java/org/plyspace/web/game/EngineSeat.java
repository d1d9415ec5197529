package org.plyspace.web.game;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.match.engine.Seat;
import org.plyspace.match.engine.Seats;
import org.plyspace.search.EngineMove;
import org.plyspace.search.SearchResult;
import org.plyspace.web.http.ErrorResponses;

/**
 * The players of a game: people, and engines, which think about copies of it and are called off when the game changes. Only who
 * has his turn at the game may change it; any thread may read it.
 */
final class EngineSeat {

    private static final int SEEDS = 1_000_000;

    private final String id;
    /** The player of each side. */
    final Map<Side, Seat> seats;

    private final GameQueue queue;
    private final GameServices services;
    private final long seed = ThreadLocalRandom.current().nextLong(SEEDS);
    private Optional<Seats> engines = Optional.empty();
    private volatile Optional<Turn> turn = Optional.empty();
    private volatile Optional<String> trouble = Optional.empty();

    /**
     * Creates the players.
     *
     * @param id the id of the game
     * @param queue the game's rule set
     */
    EngineSeat(String id, Map<Side, Seat> seats, GameQueue queue, GameServices services) {
        this.id = id;
        this.queue = queue;
        this.services = services;
        this.seats = Map.copyOf(seats);
    }

    boolean isPerson(Side side) {
        return seats.get(side).isHuman();
    }

    boolean isForPeopleOnly() {
        return isPerson(Side.WHITE) && isPerson(Side.BLACK);
    }

    /** The tags White and Black of a record. */
    Map<String, String> tags() {
        return players().tags();
    }

    private Seats players() {
        return engines.orElseGet(() -> new Seats(seats.get(Side.WHITE), seats.get(Side.BLACK), seed));
    }

    /** Whether an engine is thinking about its move. */
    boolean isThinking() {
        return turn.isPresent();
    }

    /** Why an engine could not continue; empty again once the game changes. */
    Optional<String> trouble() {
        return trouble;
    }

    void forgetTrouble() {
        trouble = Optional.empty();
    }

    /** Whether an engine is to move that neither is thinking already nor has failed. */
    boolean isAwaited(OngoingGame table) {
        return turn.isEmpty()
                && trouble.isEmpty()
                && !isPerson(table.position().sideToMove())
                && table.game().outcome().isEmpty();
    }

    /** Hears how the turns of engines end, from any thread. */
    interface Listener {

        /** An engine has chosen its move, unless the turn was {@linkplain #isTurn called off}. */
        void chosen(Turn by, EngineMove engineMove);

        /** An engine cannot continue. */
        void failed(Turn by, Throwable failure);
    }

    /** Lets the engine to move think about a copy of the game. */
    void think(OngoingGame table, Listener listener) {
        Seats players = players();
        Turn next = new Turn(table.game().copy(), players, listener);
        engines = Optional.of(players);
        turn = Optional.of(next);
        Duration limit = services.patience().engine();
        services.pool().play(queue.jar(), next, limit, next::hurry);
    }

    boolean isTurn(Turn asked) {
        return turn.filter(asked::equals).isPresent();
    }

    /** Ends the turn of an engine that has moved. Engines that were told to hurry may stay hurried, and are not used again. */
    void end(Turn ended) {
        turn = Optional.empty();
        if (!ended.leavesMachinesReady()) {
            engines = Optional.empty();
        }
    }

    /** Calls off a thinking engine: its move will not be played. */
    void callOff() {
        Optional<Turn> before = turn;
        turn = Optional.empty();
        before.ifPresent(thinking -> {
            thinking.callOff();
            engines = Optional.empty();
        });
    }

    /** Records that an engine cannot continue. */
    void fail(Throwable failure) {
        trouble = Optional.of(String.valueOf(ErrorResponses.of(failure).getMessage()));
        turn = Optional.empty();
        dismiss();
    }

    /** Ends the engines, which use much memory, unless one is thinking. */
    void dismiss() {
        if (turn.isEmpty()) {
            engines.ifPresent(Seats::close);
            engines = Optional.empty();
        }
    }

    /** An engine's turn in a game: it thinks about a copy, and its move counts unless it has been called off meanwhile. */
    final class Turn implements Runnable {

        private final Game game;
        private final Seats players;
        private final Listener listener;
        private volatile boolean calledOff;
        private volatile boolean hurried;

        private Turn(Game game, Seats players, Listener listener) {
            this.game = game;
            this.players = players;
            this.listener = listener;
        }

        /** Calls off the turn: its move will not be played. */
        void callOff() {
            calledOff = true;
            players.stop();
        }

        /** Ends the search, so that the best move found so far is played. */
        void hurry() {
            hurried = true;
            players.stop();
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
                listener.chosen(this, queue.search(services.patience().engine(), this::choice));
            } catch (Throwable failed) { // an engine that cannot go on must not be waited for
                calledOff = true;
                listener.failed(this, failed);
            } finally {
                if (!leavesMachinesReady()) {
                    players.close();
                }
            }
        }

        private EngineMove choice() {
            players.begin(game.position().rules());
            players.tell(this::tell);
            return players.choice(game);
        }

        private void tell(SearchResult searchResult) {
            if (!calledOff && !searchResult.lines().isEmpty()) {
                services.thoughts()
                        .accept(ThoughtView.of(
                                id, ThoughtView.PLAY, game.plies(), game.position(), searchResult, false));
            }
        }
    }
}
