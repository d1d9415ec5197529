package org.plyspace.web.game;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.engine.session.OpenGames;
import org.plyspace.engine.session.SavedGames;
import org.plyspace.engine.session.SeatFile;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.engine.session.SeatSheets;
import org.plyspace.match.engine.Seat;
import org.plyspace.web.http.ErrorResponses;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.question.RulesCache;
import org.plyspace.web.record.RecordView;
import org.plyspace.web.seat.OneComputer;
import org.plyspace.web.seat.Role;
import org.plyspace.web.seat.SeatLink;
import org.plyspace.web.seat.SeatPolicy;
import org.plyspace.web.seat.Seating;

/**
 * All games on the page: the open ones, and the saved ones, which are opened on request, so that a restarted server has them all. A
 * game's id is the name under which it is saved.
 */
@Singleton
public final class LiveGames implements AutoCloseable {

    private static final int MOST_OPEN = 500;
    private static final int MOST_WITH_ENGINES = 6;
    /** The time between looks at the clocks; moves are judged by the exact time. */
    private static final long TICK_MILLIS = 250;

    private static final float LOAD = 0.75f;
    private static final Map<Side, Seat> PEOPLE =
            Map.of(Side.WHITE, Seat.of(Seat.HUMAN), Side.BLACK, Seat.of(Seat.HUMAN));

    private final RulesCache cache;
    private final SavedGames kept;
    private final OpenGames openGames;
    private final GameFiles files;
    private final GameServices services;
    private final Provider<Watchers> watchers;
    /** The open games, the most recently requested one last. */
    private final Map<String, LiveGame> open = new LinkedHashMap<>(MOST_OPEN, LOAD, true);

    /** The pages that watch games. */
    public interface Watchers {

        /** Whether a page watches a game. */
        boolean isWatched(String game);

        /** Tells the watchers of a game that it has a new version. */
        void changed(String game, long version);

        /** Tells the watchers of a game what an engine playing in it has found. */
        void think(ThoughtView thought);
    }

    /** Creates the games, and begins to look at their clocks. */
    @Inject
    LiveGames(RulesCache cache, SavedGames kept, EnginePool pool, PageTime time, Provider<Watchers> watchers) {
        this.cache = cache;
        this.kept = kept;
        this.openGames = kept.openIn("the page's server");
        this.files = new GameFiles(cache::registry, openGames);
        this.watchers = watchers;
        services = new GameServices(
                cache.patience(),
                pool,
                time,
                (game, version) -> watchers.get().changed(game, version),
                thought -> watchers.get().think(thought));
        pool.each(TICK_MILLIS, this::checkTime);
    }

    /** Creates a game without a clock; an engine to move begins to think at once. */
    LiveGame create(String variant, String position, Map<Side, Seat> seats) {
        return add(made(newName(variant), variant, position, seats, new OneComputer()));
    }

    /**
     * Creates a game at one computer by a clock.
     *
     * @param clock the time that each side has, as {@link Seating} reads it
     */
    LiveGame createTimed(String variant, String position, Map<Side, Seat> seats, String clock) {
        SeatSheets sheets = sheets();
        String id = newName(variant);
        SeatSheet sheet = laidOut(variant, position, Optional.of(clock), Map.of());
        return add(made(id, variant, position, seats, seating(sheets.fresh(id, sheet), sheets)));
    }

    private SeatSheets sheets() {
        return kept.seats()
                .orElseThrow(() -> new HttpError(
                        ErrorType.REFUSED, "there is no folder where games are kept, which this game needs"));
    }

    private SeatSheet laidOut(String variant, String position, Optional<String> clock, Map<String, String> keys) {
        return Seating.laidOut(
                variant,
                Optional.of(position).filter(text -> !text.isEmpty()),
                clock,
                keys,
                services.time().now());
    }

    private String newName(String variant) {
        return GameFile.newName(cache.registry().of(variant).id());
    }

    /**
     * Creates a game between two people, who need not be there yet; it is kept before its first move.
     *
     * @param clock the time that each side has, as {@link Seating} reads it
     * @param keys the keys of its links, by the words of their roles
     * @throws HttpError if it cannot be kept
     */
    LiveGame create(String variant, String position, Optional<String> clock, Map<String, String> keys) {
        SeatSheets sheets = sheets();
        String id = newName(variant);
        Seating seating = seating(sheets.fresh(id, laidOut(variant, position, clock, keys)), sheets);
        LiveGame liveGame = made(id, variant, position, PEOPLE, seating);
        seating.keep();
        try {
            return add(liveGame);
        } catch (HttpError full) {
            liveGame.discard();
            sheets.delete(id);
            throw full;
        }
    }

    /** The role that a link has in its game; empty if it opens nothing. */
    public Optional<Role> roleOf(SeatLink link) {
        Optional<LiveGame> liveGame;
        synchronized (open) {
            liveGame = Optional.ofNullable(open.get(link.game()));
        }
        if (liveGame.isPresent()) {
            return liveGame.get().policy.roleOf(link.key());
        }
        return sheet(link.game()).flatMap(sheet -> Seating.roleOf(sheet, link.key()));
    }

    private Optional<SeatSheet> sheet(String id) {
        return kept.seats().flatMap(sheets -> sheets.find(id));
    }

    private SeatPolicy policy(String id) {
        return kept.seats()
                .flatMap(sheets -> sheets.open(id).map(file -> seating(file, sheets)))
                .<SeatPolicy>map(seating -> seating)
                .orElseGet(OneComputer::new);
    }

    private Seating seating(SeatFile file, SeatSheets sheets) {
        return new Seating(file, sheets, services.time().now(), services.time().steady());
    }

    /** Ends the games in which the side to move has no time left. */
    void checkTime() {
        List<LiveGame> liveGames;
        synchronized (open) {
            liveGames = new ArrayList<>(open.values());
        }
        for (LiveGame liveGame : liveGames) {
            try {
                liveGame.checkTime();
            } catch (PlyspaceException later) {
                // Whoever asks for the game is told.
            }
        }
    }

    private GameQueue queue(String spec, Autosave autosave) {
        return new GameQueue(
                cache.registry(), cache.registry().of(spec), services.patience().answer(), autosave::letGo);
    }

    private LiveGame made(String id, String variant, String position, Map<Side, Seat> seats, SeatPolicy policy) {
        return cache.ask(variant, position, "to play a game", rules -> {
            Game game = new Game(rules, position.isEmpty() ? rules.start() : rules.read(position));
            Autosave autosave = new Autosave(files, Optional.of(kept.under(id)), Optional.empty(), ignored -> {});
            if (!policy.actsAlone()) {
                kept.under(id).newFile(variant).ifPresent(autosave::await);
            }
            return new LiveGame(
                    id,
                    new OngoingGame(game, Optional.empty()),
                    seats,
                    policy,
                    autosave,
                    queue(variant, autosave),
                    services);
        });
    }

    /**
     * The game with an id, opened if it is only saved.
     *
     * @throws HttpError if there is none
     */
    LiveGame find(String id) {
        // A rule set may take long, and others play meanwhile.
        Optional<LiveGame> liveGame = ifOpen(id);
        return liveGame.isPresent() ? revived(liveGame.get()) : add(opened(id));
    }

    /** Opens an abandoned game again, unless its rule set is still not called. */
    private LiveGame revived(LiveGame liveGame) {
        if (!liveGame.isAbandoned()
                || (liveGame.rules().isCurrent() && liveGame.rules().isSilent())) {
            return liveGame;
        }
        try {
            LiveGame next = liveGame.isKept()
                    ? opened(liveGame.id())
                    : made(
                            liveGame.id(),
                            liveGame.setting(),
                            liveGame.start(),
                            liveGame.seats(),
                            policy(liveGame.id()));
            next.succeed(liveGame);
            synchronized (open) {
                return open.replace(liveGame.id(), liveGame, next) ? next : open.getOrDefault(liveGame.id(), next);
            }
        } catch (UnansweredException again) {
            return liveGame;
        }
    }

    /** The game with an id, if it is open and no other program has continued it. */
    Optional<LiveGame> ifOpen(String id) {
        Optional<LiveGame> liveGame;
        synchronized (open) {
            liveGame = Optional.ofNullable(open.get(id));
        }
        liveGame.filter(LiveGame::isOvertaken).ifPresent(this::forget);
        return liveGame.filter(one -> !one.isClosed());
    }

    private void forget(LiveGame liveGame) {
        synchronized (open) {
            open.remove(liveGame.id(), liveGame);
        }
        liveGame.close();
    }

    /**
     * Deletes a game; returns where its file was moved, if it has one.
     *
     * @throws HttpError if there is none, or it was played and could not be saved
     */
    Optional<Path> delete(String id) {
        Optional<LiveGame> liveGame = ifOpen(id);
        Optional<String> file = kept.find(id);
        if (liveGame.isEmpty() && file.isEmpty() && sheet(id).isEmpty()) {
            throw ErrorResponses.missing("game '" + Texts.shorten(id) + "'");
        }
        if (liveGame.flatMap(LiveGame::unsaved).isPresent()) {
            throw new HttpError(ErrorType.REFUSED, "the game is not on disk as it is and would be lost");
        }
        liveGame.ifPresent(this::forget);
        if (file.isEmpty()) {
            kept.seats().ifPresent(sheets -> sheets.delete(id));
        }
        return file.map(path -> kept.delete(path, openGames));
    }

    /** Closes all games, so that other programs may use them, and ends their engines. */
    @Override
    public void close() {
        List<LiveGame> liveGames;
        synchronized (open) {
            liveGames = new ArrayList<>(open.values());
        }
        liveGames.forEach(this::forget);
        services.pool().close();
    }

    /**
     * The record of the game with an id, as far as it is legal. A saved game is not opened for that.
     *
     * @throws HttpError if there is none
     */
    RecordView record(String id) {
        Optional<LiveGame> liveGame = ifOpen(id);
        if (liveGame.isPresent()) {
            LiveGame.RecordedCopy copy = liveGame.get().copyWithRecord();
            return liveGame.get()
                    .rules()
                    .askOfCopy(() -> RecordView.of(PartialGame.of(new ReplayedGame(copy.record(), copy.game()))));
        }
        GameRecord record = files.record(file(id));
        return cache.ask(
                record.setting(),
                record.start().orElse(""),
                "to replay a game",
                rules -> RecordView.of(new Exchange(cache.registry()).held(record, Texts.shorten(id), 1)));
    }

    private String file(String id) {
        return kept.find(id).orElseThrow(() -> ErrorResponses.missing("game '" + Texts.shorten(id) + "'"));
    }

    private LiveGame opened(String id) {
        Optional<SeatSheet> unplayed = kept.find(id).isPresent()
                ? Optional.empty()
                : sheet(id).filter(sheet -> !sheet.keys().isEmpty());
        if (unplayed.isPresent()) {
            SeatSheet sheet = unplayed.get();
            return made(id, sheet.setting(), sheet.start().orElse(""), PEOPLE, policy(id));
        }
        String file = file(id);
        String spec = files.spec(file);
        return cache.ask(
                spec, files.record(file).start().orElse(""), "to play a game", rules -> opened(id, file, rules));
    }

    private LiveGame opened(String id, String file, Rules rules) {
        GameFiles.Loaded loaded = files.load(file, rules);
        Autosave autosave = new Autosave(files, Optional.of(kept.under(id)), Optional.of(loaded.file()), ignored -> {});
        autosave.goOn(loaded);
        SeatPolicy policy = policy(id);
        return new LiveGame(
                id,
                new OngoingGame(loaded.game(), Optional.of(loaded.record())),
                policy.actsAlone() ? seats(loaded.record()) : PEOPLE,
                policy,
                autosave,
                queue(rules.setting(), autosave),
                services);
    }

    /** The players that the record names, if they may play here; else people. */
    private static Map<Side, Seat> seats(GameRecord record) {
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        seats.put(Side.WHITE, player(record.tags().getOrDefault("White", "")));
        seats.put(Side.BLACK, player(record.tags().getOrDefault("Black", "")));
        return seats;
    }

    private static Seat player(String tag) {
        try {
            return EngineLimits.player(tag.replaceFirst(", seed .*", ""));
        } catch (PlyspaceException nobodyKnown) {
            return Seat.of(Seat.HUMAN);
        }
    }

    /** Adds a game; returns it, or the same game if another thread opened it first. */
    private LiveGame add(LiveGame liveGame) {
        synchronized (open) {
            LiveGame first = open.get(liveGame.id());
            if (first != null) {
                liveGame.discard();
                return first;
            }
            if (open.size() >= MOST_OPEN) {
                open.values().stream()
                        .filter(other ->
                                other.isForgettable() && !watchers.get().isWatched(other.id()))
                        .findFirst()
                        .ifPresent(other -> {
                            open.remove(other.id());
                            other.close();
                        });
            }
            if (open.size() >= MOST_OPEN) {
                throw new HttpError(
                        ErrorType.BUSY, "there are " + MOST_OPEN + " games open; no more are opened at a time");
            }
            open.put(liveGame.id(), liveGame);
            return liveGame;
        }
    }

    /** Lets the engine of a game think if it is to move, and ends engines of games that nobody has requested lately. */
    void wake(LiveGame liveGame) {
        List<LiveGame> others;
        synchronized (open) {
            open.get(liveGame.id());
            others = new ArrayList<>(open.values());
        }
        others.remove(liveGame);
        others.stream()
                .limit(Math.max(0, others.size() - MOST_WITH_ENGINES + 1))
                .forEach(LiveGame::releaseEngines);
        liveGame.wake();
    }

    /** Lets the engine of a game think that somebody begins to watch; returns the game's version. */
    long beginToWatch(String id) {
        LiveGame liveGame = find(id);
        wake(liveGame);
        liveGame.checkTime();
        return liveGame.version();
    }

    /** Lets a game rest after a while without watchers; a page that is reloaded comes back before. */
    void ceaseToWatch(String id) {
        services.pool().later(services.patience().grace().toMillis(), () -> {
            if (!watchers.get().isWatched(id)) {
                ifOpen(id).ifPresent(LiveGame::rest);
            }
        });
    }

    /** The games whose rule set was reloaded or removed since they were opened. */
    public List<String> outdated() {
        List<LiveGame> liveGames;
        synchronized (open) {
            liveGames = new ArrayList<>(open.values());
        }
        return liveGames.stream()
                .filter(liveGame -> !liveGame.rules().isCurrent())
                .map(LiveGame::id)
                .toList();
    }

    /** The games to choose from. */
    GameListing list(GameListing.Wanted wanted) {
        List<LiveGame> liveGames;
        synchronized (open) {
            liveGames = new ArrayList<>(open.values());
        }
        return GameListing.of(
                kept.list(),
                liveGames.stream()
                        .flatMap(liveGame -> liveGame.unsaved().stream())
                        .toList(),
                wanted);
    }
}
