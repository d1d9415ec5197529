package org.plyspace.web.game;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Side;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.web.http.Claimant;
import org.plyspace.web.http.ErrorResponses;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.RequestFilter;
import org.plyspace.web.http.Routes;
import org.plyspace.web.seat.Role;
import org.plyspace.web.seat.SeatGuard;
import tools.jackson.core.JacksonException;

/** The open pages. Each has a socket that carries messages about the games that it watches. */
@Singleton
public final class Subscribers implements Routes, LiveGames.Watchers {

    /** The most open pages of all, and of the others so that owner, seats and onlookers leave each other room. */
    private static final int MOST = 500;

    private static final int MOST_OF_THE_OWNER = 300;
    private static final int MOST_OF_A_SEAT = 10;
    private static final int MOST_OF_AN_ADDRESS = 50;
    private static final int MOST_OF_ALL_ONLOOKERS = 150;
    private static final int PING_SECONDS = 15;
    private static final int ID_BASE = 36;

    private static final String FULL = "too many pages are open; close some of them";
    private static final String GUEST = "guest";
    private static final String ADDRESS = "address";
    private static final String CLAIMANT = "claimant";

    private final Map<String, Subscriber> bySocket = new ConcurrentHashMap<>();
    private final ToLongFunction<String> begun;
    private final Consumer<String> ended;
    private final RequestFilter requestFilter;
    private final SeatGuard guard;

    @Inject
    Subscribers(LiveGames liveGames, RequestFilter requestFilter, SeatGuard guard) {
        this(liveGames::beginToWatch, liveGames::ceaseToWatch, requestFilter, guard);
    }

    /**
     * Creates a registry without pages.
     *
     * @param begun called when somebody begins to watch a game; returns the game's version
     * @param ended called when somebody has ceased to watch a game
     */
    Subscribers(ToLongFunction<String> begun, Consumer<String> ended, RequestFilter requestFilter, SeatGuard guard) {
        this.begun = begun;
        this.ended = ended;
        this.requestFilter = requestFilter;
        this.guard = guard;
    }

    private record Hello(String type, String page) {}

    private record Version(String type, String game, long version) {}

    private record Connected(String type, String game, List<String> sides) {}

    @Override
    public void register(RoutesConfig routes) {
        routes.wsBeforeUpgrade("/api/live", context -> {
            requestFilter.checkSocket(context);
            context.attribute(GUEST, !requestFilter.knowsToken(context));
            context.attribute(ADDRESS, context.ip());
            Claimant claimant = guard.claimant(context, requestFilter.knowsToken(context));
            if (!isRoom(claimant)) {
                throw new HttpError(ErrorType.BUSY, FULL);
            }
            context.attribute(CLAIMANT, claimant);
        });
        routes.ws("/api/live", this::listen);
    }

    private boolean isRoom(Claimant claimant) {
        List<Claimant> all =
                bySocket.values().stream().map(Subscriber::claimant).toList();
        long own = all.stream().filter(claimant::equals).count();
        long alike =
                all.stream().filter(other -> other.kind() == claimant.kind()).count();
        return all.size() < MOST
                && switch (claimant.kind()) {
                    case OWNER -> own < MOST_OF_THE_OWNER;
                    case SEAT -> own < MOST_OF_A_SEAT;
                    case ONLOOKER -> own < MOST_OF_AN_ADDRESS && alike < MOST_OF_ALL_ONLOOKERS;
                };
    }

    private void listen(WsConfig socket) {
        socket.onConnect(context -> {
            context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            String id = "p-" + Long.toString(ThreadLocalRandom.current().nextLong(Long.MAX_VALUE), ID_BASE);
            boolean guest = Boolean.TRUE.equals(context.attribute(GUEST));
            Subscriber page = new Subscriber(id, context, guest, context.attribute(CLAIMANT));
            if (enter(page)) {
                page.send(new Hello("hello", id));
            } else {
                context.closeSession(WsCloseStatus.TRY_AGAIN_LATER, FULL);
            }
        });
        socket.onMessage(this::hear);
        socket.onClose(context -> close(context));
        socket.onError(context -> close(context));
    }

    /** Adds a page if there is still room, which there was for each of those that come at the same time. */
    private synchronized boolean enter(Subscriber page) {
        boolean isRoom = isRoom(page.claimant());
        if (isRoom) {
            bySocket.put(page.socketId(), page);
        }
        return isRoom;
    }

    private void hear(WsMessageContext context) {
        Subscriber page = bySocket.get(context.sessionId());
        if (page == null) {
            return;
        }
        try {
            JsonFields message = JsonFields.of(
                            JsonMappers.PLAIN.readTree(context.message()), "the message", HttpError::malformed)
                    .allowing(List.of("watch", "unwatch", "seat"));
            message.optionalText("unwatch").ifPresent(game -> unwatch(page, game));
            Optional<String> watched = message.optionalText("watch");
            Optional<SeatGuard.Entry> entry = message.optionalText("seat")
                    .map(link -> guard.entry(link, String.valueOf(context.<Object>attribute(ADDRESS))));
            watched.ifPresent(game -> {
                Optional<Role> role = entry.flatMap(opened -> opened.in(game));
                if (page.isGuest() && role.isEmpty()) {
                    throw new HttpError(ErrorType.SEAT, "a link to this game is missing", Map.of("game", game));
                }
                watch(page, game, role);
            });
        } catch (JacksonException broken) {
            page.send(new HttpError(ErrorType.MALFORMED, "the message is not JSON").answer());
        } catch (PlyspaceException refused) {
            page.send(ErrorResponses.of(refused).answer());
        }
    }

    private void watch(Subscriber page, String game, Optional<Role> role) {
        // Watch first, so that no change falls between the version sent now and those sent later.
        page.watch(game);
        try {
            page.send(new Version("version", game, begun.applyAsLong(game)));
        } catch (PlyspaceException refused) {
            page.unwatch(game);
            throw refused;
        }
        role.flatMap(Role::side).ifPresent(side -> page.sit(game, side));
        if (page.seat(game).isPresent()) {
            tellConnected(game);
        } else if (role.isPresent()) {
            page.send(connected(game));
        }
    }

    private void unwatch(Subscriber page, String game) {
        boolean seated = page.seat(game).isPresent();
        if (page.unwatch(game)) {
            ended.accept(game);
        }
        if (seated) {
            tellConnected(game);
        }
    }

    private void close(WsContext context) {
        Subscriber page = bySocket.remove(context.sessionId());
        if (page != null) {
            page.analyse(Optional.empty());
            page.watched().forEach(game -> unwatch(page, game));
        }
    }

    /** Tells the watchers of a game which sides are there; one at a time, so that the last message is the last state. */
    private synchronized void tellConnected(String game) {
        Connected message = connected(game);
        bySocket.values().stream().filter(page -> page.watches(game)).forEach(page -> page.send(message));
    }

    /** The sides of a game of which at least one page is open. */
    private Connected connected(String game) {
        List<String> sides = bySocket.values().stream()
                .flatMap(page -> page.seat(game).stream())
                .distinct()
                .sorted()
                .map(Side::word)
                .toList();
        return new Connected("connected", game, sides);
    }

    @Override
    public boolean isWatched(String game) {
        return bySocket.values().stream().anyMatch(page -> page.watches(game));
    }

    /**
     * The page to which this id was given.
     *
     * @throws HttpError if it is not open
     */
    Subscriber find(String id) {
        return bySocket.values().stream()
                .filter(page -> page.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new HttpError(ErrorType.MISSING, "no such page is open"));
    }

    @Override
    public void changed(String game, long version) {
        Version message = new Version("version", game, version);
        bySocket.values().stream().filter(page -> page.watches(game)).forEach(page -> page.send(message));
    }

    @Override
    public void think(ThoughtView thought) {
        bySocket.values().stream().filter(page -> page.watches(thought.game())).forEach(page -> page.think(thought));
    }
}
