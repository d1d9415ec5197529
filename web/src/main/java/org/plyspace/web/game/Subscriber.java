package org.plyspace.web.game;

import io.javalin.websocket.WsContext;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** One page that is open somewhere: what it watches, and what it is told. */
final class Subscriber {

    /** So that there are at most five a second. */
    private static final long NANOS_BETWEEN_THOUGHTS = 200_000_000;

    private static final int MOST_WATCHED = 20;

    private final String id;
    private final WsContext socket;
    private final Set<String> watched = new HashSet<>();
    private Optional<Analysis> analysis = Optional.empty();
    private long nextThought = System.nanoTime();

    Subscriber(String id, WsContext socket) {
        this.id = id;
        this.socket = socket;
    }

    String id() {
        return id;
    }

    /**
     * Watches a game from now on.
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

    /** Watches a game no more; whether it did. */
    synchronized boolean unwatch(String game) {
        return watched.remove(game);
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

    /** Sends a thought if there was none just now, or if it is the last. */
    synchronized void think(ThoughtView thought) {
        long now = System.nanoTime();
        if (thought.done() || now - nextThought >= 0) {
            nextThought = now + NANOS_BETWEEN_THOUGHTS;
            send(thought);
        }
    }

    /** Ends the analysis that is under way for it, and begins another one if there is one. */
    void analyse(Optional<Analysis> next) {
        Optional<Analysis> before;
        synchronized (this) {
            before = analysis;
            analysis = next;
        }
        before.ifPresent(Analysis::stop);
    }
}
