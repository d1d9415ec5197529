package org.plyspace.web.game;

import io.javalin.websocket.WsContext;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Side;
import org.plyspace.web.http.Claimant;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** An open page: the games that it watches, its seats in them, and the messages sent to it. */
final class Subscriber {

    /** The shortest time between thoughts, for at most five a second. */
    private static final long NANOS_BETWEEN_THOUGHTS = 200_000_000;

    private static final int MOST_WATCHED = 20;

    final String id;
    private final WsContext socket;
    private final boolean guest;
    private final Claimant claimant;
    private final Set<String> watched = new HashSet<>();
    private final Map<String, Side> seats = new HashMap<>();
    /** Stops the analysis that runs for it. */
    private Optional<Runnable> analysis = Optional.empty();

    private long nextThought = System.nanoTime();

    /**
     * Creates a page.
     *
     * @param guest whether it may watch only the games that it brings links to
     * @param claimant who opened it
     */
    Subscriber(String id, WsContext socket, boolean guest, Claimant claimant) {
        this.id = id;
        this.socket = socket;
        this.guest = guest;
        this.claimant = claimant;
    }

    boolean isGuest() {
        return guest;
    }

    Claimant claimant() {
        return claimant;
    }

    /** The key of its socket. */
    String socketId() {
        return socket.sessionId();
    }

    /**
     * Begins to watch a game.
     *
     * @throws HttpError if the page watches as many as it may
     */
    synchronized void watch(String game) {
        if (watched.size() >= MOST_WATCHED && !watched.contains(game)) {
            throw new HttpError(
                    ErrorType.BUSY,
                    "this page watches " + MOST_WATCHED + " games; it can watch no more",
                    Map.of("game", game));
        }
        watched.add(game);
    }

    /** Takes a seat of a game that the page watches, in place of the one that it had there. */
    synchronized void sit(String game, Side side) {
        seats.put(game, side);
    }

    /** Ceases to watch a game; returns whether the page watched it. */
    synchronized boolean unwatch(String game) {
        seats.remove(game);
        return watched.remove(game);
    }

    /** The seat that the page has in a game that it watches. */
    synchronized Optional<Side> seat(String game) {
        return Optional.ofNullable(seats.get(game));
    }

    synchronized boolean watches(String game) {
        return watched.contains(game);
    }

    synchronized Set<String> watched() {
        return Set.copyOf(watched);
    }

    /** Sends a message, in the order of calls. */
    synchronized void send(Object message) {
        if (socket.session.isOpen()) {
            socket.send(message);
        }
    }

    /** Sends a thought unless one was sent just before; the last one is always sent. */
    synchronized void think(ThoughtView thought) {
        long now = System.nanoTime();
        if (thought.done() || now - nextThought >= 0) {
            nextThought = now + NANOS_BETWEEN_THOUGHTS;
            send(thought);
        }
    }

    /**
     * Stops the page's running analysis.
     *
     * @param next stops the one that runs from now on, if there is one
     */
    void analyse(Optional<Runnable> next) {
        Optional<Runnable> before;
        synchronized (this) {
            before = analysis;
            analysis = next;
        }
        before.ifPresent(Runnable::run);
    }
}
