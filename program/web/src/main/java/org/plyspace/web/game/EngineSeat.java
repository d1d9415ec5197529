package org.plyspace.web.game;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.plyspace.api.Side;
import org.plyspace.engine.session.Table;
import org.plyspace.match.engine.Seat;
import org.plyspace.match.engine.Seats;
import org.plyspace.web.http.ErrorAnswers;

/**
 * The players of a game: people, and engines, which think about copies of it and are called off when the game changes. Only the holder
 * of the game may change it; any thread may read it.
 */
final class EngineSeat {

    private static final int SEEDS = 1_000_000;

    private final Map<Side, Seat> seats;
    private final long seed = ThreadLocalRandom.current().nextLong(SEEDS);
    private Optional<Seats> engines = Optional.empty();
    private volatile Optional<EngineTurn> turn = Optional.empty();
    private volatile Optional<String> trouble = Optional.empty();

    EngineSeat(Map<Side, Seat> seats) {
        this.seats = Map.copyOf(seats);
    }

    /** The player of each side. */
    Map<Side, Seat> seats() {
        return seats;
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
    boolean isAwaited(Table table) {
        return turn.isEmpty()
                && trouble.isEmpty()
                && !isPerson(table.position().sideToMove())
                && table.game().outcome().isEmpty();
    }

    /** Lets the engine to move think about a copy of the game. */
    void think(LiveGame liveGame, Table table, GameServices services) {
        Seats players = players();
        EngineTurn next = new EngineTurn(
                liveGame, table.game().copy(), players, services.patience().engine());
        engines = Optional.of(players);
        turn = Optional.of(next);
        services.pool().play(liveGame.rules().jar(), next);
    }

    boolean isTurn(EngineTurn asked) {
        return turn.filter(asked::equals).isPresent();
    }

    /** Ends the turn of an engine that has moved. Engines that were told to hurry may stay hurried, and are not used again. */
    void end(EngineTurn ended) {
        turn = Optional.empty();
        if (!ended.leavesMachinesReady()) {
            engines = Optional.empty();
        }
    }

    /** Calls off a thinking engine: its move will not be played. */
    void callOff() {
        Optional<EngineTurn> before = turn;
        turn = Optional.empty();
        before.ifPresent(thinking -> {
            thinking.callOff();
            engines = Optional.empty();
        });
    }

    /** Records that an engine cannot continue. */
    void fail(Throwable failure) {
        trouble = Optional.of(String.valueOf(ErrorAnswers.of(failure).getMessage()));
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
}
