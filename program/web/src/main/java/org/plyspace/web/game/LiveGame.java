package org.plyspace.web.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.match.engine.Seat;
import org.plyspace.search.EngineMove;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.seat.Caller;
import org.plyspace.web.seat.SeatPolicy;

/**
 * One game on the page. A change has its turn in the game's queue, and is saved to disk before anybody is notified. A game whose rule set
 * does not answer is abandoned: its last view can still be shown, and it can be opened again. The facts that lists need are available
 * without waiting.
 */
final class LiveGame implements EngineSeat.Listener {

    private final String id;
    private final OngoingGame table;
    private final GameFile file;
    private final GameServices services;
    private final GameQueue queue;
    private final EngineSeat engineSeat;
    private final GameViews views;
    /** Who of the people may do what. */
    final SeatPolicy policy;

    private final GameChanges changes;

    private final AtomicLong version;

    /**
     * Creates a game on a table. Calls the rule set.
     *
     * @param policy who of the people may do what
     * @param queue its rule set; unlocks the autosave's file when the rule set does not answer
     */
    LiveGame(
            String id,
            OngoingGame table,
            Map<Side, Seat> seats,
            SeatPolicy policy,
            Autosave autosave,
            GameQueue queue,
            GameServices services) {
        this.id = id;
        this.table = table;
        this.file = new GameFile(id, autosave, table.game().plies(), policy);
        this.queue = queue;
        this.services = services;
        this.version = new AtomicLong(services.time().now().millis());
        this.engineSeat = new EngineSeat(id, seats, queue, services);
        this.views = new GameViews(id, table, engineSeat, policy);
        this.policy = policy;
        this.changes = new GameChanges(table, file, engineSeat, policy);
        policy.fit(
                table.game().plies(),
                table.position().sideToMove(),
                table.game().outcome().isPresent());
    }

    String id() {
        return id;
    }

    /** The game's rule set, with its options. */
    String setting() {
        return views.setting;
    }

    /** The text of the first position. */
    String start() {
        return views.start;
    }

    Map<Side, Seat> seats() {
        return engineSeat.seats;
    }

    /** The game's rule set, for questions about copies of the game. */
    GameQueue rules() {
        return queue;
    }

    long version() {
        return version.get();
    }

    /**
     * Refuses help to those who play against each other.
     *
     * @throws HttpError if the game has seats and is not over
     */
    void checkHelps() {
        if (!policy.actsAlone() && queue.ask(() -> game().outcome()).isEmpty()) {
            throw new HttpError(
                    ErrorType.REFUSED, "while two people play each other there is no help; it is there after the game");
        }
    }

    /** Whether the game can be closed without loss and opened again when somebody asks for it. */
    boolean isForgettable() {
        return !engineSeat.isThinking() && !queue.isBusy() && file.isSafe() && !policy.isTicking();
    }

    /** Whether the game has a file of its own, up to date or not. */
    boolean isKept() {
        return file.isKept();
    }

    /** Whether the rule set did not answer, so that the game cannot continue unless it is opened again. */
    boolean isAbandoned() {
        return queue.isAbandoned();
    }

    /** Replaces an abandoned game and takes over its last view. */
    void succeed(LiveGame before) {
        views.succeed(before.views);
    }

    /** The entry of the game in a list, if it was played and its current state is not on disk. */
    Optional<ListedGame> unsaved() {
        return file.unsaved();
    }

    /** Whether another program has continued the game, as far as is known without waiting. */
    boolean isOvertaken() {
        return queue.isFreeAnd(file::isOvertaken);
    }

    /** Whether the game is closed. */
    boolean isClosed() {
        return file.isClosed();
    }

    /**
     * Closes the game: other programs may use it, and later requests are told that it does not exist. If its rule set holds it for long,
     * it is not saved any more.
     */
    void close() {
        close(() -> {
            if (policy.isTicking() && !file.isLetGo()) {
                policy.save();
            }
        });
    }

    /** Closes a game that was opened twice; the other one goes on. */
    void discard() {
        close(() -> {});
    }

    private void close(Runnable last) {
        file.announceClose();
        queue.runSoon(() -> {
            engineSeat.callOff();
            engineSeat.dismiss();
            last.run();
            file.close();
        });
    }

    private Game game() {
        return table.game();
    }

    // Views.

    /** The current view, with the position at a ply if one is given. */
    GameView view(OptionalInt wanted) {
        try {
            return queue.ask(() -> {
                int ply = wanted.orElse(game().plies());
                checkPlayed(ply);
                return view(ply);
            });
        } catch (UnansweredException silent) {
            Optional<GameView> before = wanted.isEmpty() ? views.latest() : Optional.empty();
            return before.orElseThrow(() -> silent).inTrouble(String.valueOf(silent.getMessage()));
        }
    }

    private GameView view(int ply) {
        return views.of(
                ply,
                new GameViews.Status(
                        version(), file.isSaved(), engineSeat.trouble().or(file::elsewhere)));
    }

    private void checkPlayed(int ply) {
        int plies = game().plies();
        if (ply > plies) {
            throw new HttpError(ErrorType.MALFORMED, "ply " + ply + " was not played yet; the game has " + plies);
        }
    }

    /** A copy of the game up to a ply, for a search elsewhere. */
    Game copyTo(int ply) {
        return queue.ask(() -> {
            checkPlayed(ply);
            return ply == game().plies() ? game().copy() : views.replayed(ply);
        });
    }

    /** A copy of the current game, with its record. */
    RecordedCopy copyWithRecord() {
        return queue.ask(() -> new RecordedCopy(views.replayed(game().plies()), record()));
    }

    /** A copy of a game that nobody else uses, and the record of the game. */
    record RecordedCopy(Game game, GameRecord record) {}

    private GameRecord record() {
        GameRecord record = table.record(engineSeat.tags());
        Map<String, String> own = policy.tags();
        if (own.isEmpty()) {
            return record;
        }
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        tags.putAll(own);
        return record.withTags(tags);
    }

    // Changes.

    /** Makes a change that people ask for; returns the game after it. */
    GameView change(Predicate<GameChanges> change) {
        checkTime();
        return made(() -> {
            try {
                return change.test(changes);
            } catch (HttpError stale) {
                throw stale.type() == ErrorType.STALE
                        ? new HttpError(stale.type(), stale.getMessage(), Map.of("game", view(game().plies())))
                        : stale;
            }
        });
    }

    /** Makes a change that somebody asks for who may play; no clock runs while he comes and is not heard. */
    GameView change(Caller caller, Predicate<GameChanges> change) {
        boolean sits = caller.side().isPresent();
        try {
            return change(changed -> {
                if (sits) {
                    policy.heard(game().outcome().isPresent());
                }
                return change.test(changed);
            });
        } catch (UnansweredException | InputException elsewhere) {
            noteUnheard(sits);
            throw elsewhere;
        } catch (HttpError refused) {
            noteUnheard(sits && refused.type() == ErrorType.BUSY);
            throw refused;
        }
    }

    private void noteUnheard(boolean sits) {
        if (sits) {
            policy.unheard();
        }
    }

    /** Ends the game if the side to move has no time left; otherwise keeps a running clock where a kill cannot turn it far back. */
    void checkTime() {
        if (policy.isOverdue() && !isClosed()) {
            made(changes::endInTime);
        } else if (policy.isTickingUnsaved()) {
            queue.isFreeAnd(this::saveClock);
        }
    }

    private boolean saveClock() {
        boolean wasLetGo = file.isLetGo();
        boolean kept = !isAbandoned() && !isClosed() && file.isTakenUp();
        if (kept) {
            policy.save();
        }
        if (wasLetGo) {
            file.letGo();
        }
        return kept;
    }

    /** Makes a change, saves the game, and only then notifies the watchers. The change returns whether it changed anything, or throws. */
    private GameView made(BooleanSupplier change) {
        AtomicBoolean made = new AtomicBoolean();
        GameView view = queue.ask(() -> {
            made.set(change.getAsBoolean());
            if (made.get()) {
                saveChange();
                wakeEngine();
            }
            return view(game().plies());
        });
        if (made.get()) {
            services.changes().accept(id, view.version());
        }
        return view;
    }

    private void saveChange() {
        if (isAbandoned() || isClosed()) {
            throw new CancellationException("it was too late");
        }
        views.forgetMovesTakenBack();
        engineSeat.forgetTrouble();
        // Whatever was killed in between, the seats know of every move that the record has.
        boolean shrinks = game().plies() < file.plies();
        if (!shrinks) {
            policy.save();
        }
        file.save(table.position().rules().variant().id(), record());
        if (shrinks) {
            policy.save();
        }
        nextVersion();
    }

    private long nextVersion() {
        return version.updateAndGet(
                before -> Math.max(before + 1, services.time().now().millis()));
    }

    // Engines.

    /** Lets the engine to move think, if there is one and it does not think already. */
    void wake() {
        if (engineSeat.isForPeopleOnly()) {
            return;
        }
        try {
            queue.ask(() -> {
                wakeEngine();
                return true;
            });
        } catch (UnansweredException silent) {
            // Watchers are told why.
        }
    }

    private void wakeEngine() {
        if (engineSeat.isAwaited(table) && file.isTakenUp()) {
            engineSeat.think(table, this);
        }
    }

    /** Stops the engine and unlocks the file for other programs, since nobody watches any more. */
    void rest() {
        AtomicBoolean stopped = new AtomicBoolean();
        queue.run(() -> {
            stopped.set(engineSeat.isThinking());
            engineSeat.callOff();
            file.letGo();
        });
        if (stopped.get()) {
            services.changes().accept(id, nextVersion());
        }
    }

    /** Plays the move that the engine to move has chosen. */
    @Override
    public void chosen(EngineSeat.Turn by, EngineMove engineMove) {
        try {
            boolean played = queue.ask(() -> {
                if (!engineSeat.isTurn(by)) {
                    return false;
                }
                views.chose(engineMove);
                table.play(engineMove.move());
                policy.played(game().outcome().isPresent());
                engineSeat.end(by);
                saveChange();
                if (game().outcome().isPresent()) {
                    engineSeat.dismiss();
                }
                wakeEngine();
                return true;
            });
            if (played) {
                services.changes().accept(id, version());
            }
        } catch (Throwable broken) { // nobody else would report it
            giveUp(broken);
        }
    }

    /** Records that the engine to move cannot continue, and shows people why. */
    @Override
    public void failed(EngineSeat.Turn by, Throwable failure) {
        if (engineSeat.isTurn(by)) {
            giveUp(failure);
        }
    }

    private void giveUp(Throwable failure) {
        queue.run(() -> engineSeat.fail(failure));
        services.changes().accept(id, nextVersion());
    }

    /** Ends engines that are not thinking, unless the game is being changed at this moment. */
    void releaseEngines() {
        queue.isFreeAnd(() -> {
            engineSeat.dismiss();
            return true;
        });
    }
}
