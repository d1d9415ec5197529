package org.plyspace.web.game;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.Table;
import org.plyspace.match.engine.Seat;
import org.plyspace.search.EngineMove;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * One game on the page. A change holds the game, and is saved to disk before anybody is notified. A game whose rule set does not answer
 * is abandoned: its last view can still be shown, and it can be opened again. The facts that lists need are available without waiting.
 */
final class LiveGame {

    private final String id;
    private final Table table;
    private final GameFile file;
    private final GameServices services;
    private final TimedRules rules;
    private final GameLock lock;
    private final EngineSeat engineSeat;
    private final GameViews views;

    private final AtomicLong version = new AtomicLong(System.currentTimeMillis());

    /** Creates a game on a table. Calls the rule set. */
    LiveGame(
            String id, Table table, Map<Side, Seat> seats, Autosave autosave, TimedRules rules, GameServices services) {
        this.id = id;
        this.table = table;
        this.file = new GameFile(id, autosave, table.game().plies());
        this.rules = rules;
        this.services = services;
        this.lock = new GameLock(rules, file::letGo);
        this.engineSeat = new EngineSeat(seats);
        this.views = new GameViews(id, table, engineSeat);
    }

    String id() {
        return id;
    }

    /** The game's rule set, with its options. */
    String setting() {
        return views.setting();
    }

    /** The text of the first position. */
    String start() {
        return views.start();
    }

    Map<Side, Seat> seats() {
        return engineSeat.seats();
    }

    /** The game's rule set, for questions about copies of the game. */
    TimedRules rules() {
        return rules;
    }

    long version() {
        return version.get();
    }

    /** Whether the game can be closed without loss and opened again when somebody asks for it. */
    boolean isForgettable() {
        return !engineSeat.isThinking() && !lock.isHeld() && file.isSafe();
    }

    /** Whether the game has a file of its own, up to date or not. */
    boolean isKept() {
        return file.isKept();
    }

    /** Whether the rule set did not answer, so that the game cannot continue unless it is opened again. */
    boolean isAbandoned() {
        return lock.isAbandoned();
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
        return lock.isFreeAnd(file::isOvertaken);
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
        file.announceClose();
        lock.holdSoon(() -> {
            engineSeat.callOff();
            engineSeat.dismiss();
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
            return lock.ask(() -> {
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
        return lock.ask(() -> {
            checkPlayed(ply);
            return ply == game().plies() ? game().copy() : views.replayed(ply);
        });
    }

    /** A copy of the current game, with its record. */
    RecordedCopy copyWithRecord() {
        return lock.ask(() -> new RecordedCopy(views.replayed(game().plies()), record()));
    }

    /** A copy of a game that nobody else uses, and the record of the game. */
    record RecordedCopy(Game game, GameRecord record) {}

    private GameRecord record() {
        return table.record(engineSeat.tags());
    }

    // Changes.

    /** Plays a move for a person. Repeating the request has no further effect. */
    GameView play(int ply, MoveRequest wanted) {
        return change(() -> {
            if (ply < game().plies() && wanted.is(game().move(ply), game().positionAt(ply))) {
                return false;
            }
            checkPly(ply);
            file.takeUp();
            checkGoesOn();
            Side side = table.position().sideToMove();
            if (!engineSeat.isPerson(side)) {
                throw new HttpError(ErrorType.REFUSED, side.word() + " is played by " + seats().get(side));
            }
            table.play(wanted.in(table.position()));
            return true;
        });
    }

    /** Undoes a declaration, else moves until a person is to move. */
    GameView undo(int ply) {
        return change(() -> {
            checkPly(ply);
            file.takeUp();
            engineSeat.callOff();
            if (!table.undo(engineSeat::isPerson)) {
                throw new HttpError(ErrorType.REFUSED, "there is nothing to take back");
            }
            return true;
        });
    }

    /** Redoes what was undone. */
    GameView redo(int ply) {
        return change(() -> {
            checkPly(ply);
            file.takeUp();
            engineSeat.callOff();
            if (!table.redo(engineSeat::isPerson)) {
                throw new HttpError(ErrorType.REFUSED, "there is nothing to make again");
            }
            return true;
        });
    }

    /** Resigns for a person. */
    GameView resign(int ply, Optional<Side> loser) {
        return change(() -> {
            checkPly(ply);
            file.takeUp();
            checkGoesOn();
            Side side = loser.orElseGet(this::sideThatMayGiveUp);
            if (!engineSeat.isPerson(side)) {
                throw new HttpError(ErrorType.REFUSED, seats().get(side) + " is an engine and cannot be resigned for");
            }
            engineSeat.callOff();
            table.resign(side);
            return true;
        });
    }

    /** The side of the only person, whoever is to move; between two people the side to move. */
    private Side sideThatMayGiveUp() {
        Side side = table.position().sideToMove();
        return engineSeat.isPerson(side) ? side : side.opposite();
    }

    /** Ends the game as a draw by agreement of two people. */
    GameView agreeDraw(int ply) {
        return change(() -> {
            checkPly(ply);
            file.takeUp();
            checkGoesOn();
            for (Side side : Side.values()) {
                if (!engineSeat.isPerson(side)) {
                    throw new HttpError(
                            ErrorType.REFUSED,
                            side.word() + " is played by " + seats().get(side) + ", which does not agree to draws");
                }
            }
            game().agreeDraw();
            return true;
        });
    }

    private void checkGoesOn() {
        game().outcome().ifPresent(outcome -> {
            throw new HttpError(ErrorType.REFUSED, "the game is over: " + outcome);
        });
    }

    private void checkPly(int ply) {
        if (ply != game().plies()) {
            throw new HttpError(
                    ErrorType.STALE,
                    "this is for ply " + ply + ", and the game is at ply " + game().plies(),
                    Map.of("game", view(game().plies())));
        }
    }

    /** Makes a change, saves the game, and only then notifies the watchers. The change returns whether it changed anything, or throws. */
    private GameView change(BooleanSupplier change) {
        AtomicBoolean made = new AtomicBoolean();
        GameView view = lock.ask(() -> {
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
        file.save(table.position().rules().variant().id(), record());
        nextVersion();
    }

    private long nextVersion() {
        return version.updateAndGet(before -> Math.max(before + 1, System.currentTimeMillis()));
    }

    // Engines.

    /** Lets the engine to move think, if there is one and it does not think already. */
    void wake() {
        if (engineSeat.isForPeopleOnly()) {
            return;
        }
        try {
            lock.ask(() -> {
                wakeEngine();
                return true;
            });
        } catch (UnansweredException silent) {
            // Watchers are told why.
        }
    }

    private void wakeEngine() {
        if (engineSeat.isAwaited(table) && file.isTakenUp()) {
            engineSeat.think(this, table, services);
        }
    }

    /** Stops the engine and unlocks the file for other programs, since nobody watches any more. */
    void rest() {
        AtomicBoolean stopped = new AtomicBoolean();
        lock.hold(() -> {
            stopped.set(engineSeat.isThinking());
            engineSeat.callOff();
            file.letGo();
        });
        if (stopped.get()) {
            services.changes().accept(id, nextVersion());
        }
    }

    /** Sends what a playing engine has found. */
    void tell(ThoughtView thought) {
        services.thoughts().accept(thought);
    }

    /** Plays the move that the engine to move has chosen. */
    void choose(EngineTurn by, EngineMove engineMove) {
        try {
            boolean played = lock.ask(() -> {
                if (!engineSeat.isTurn(by)) {
                    return false;
                }
                views.chose(engineMove);
                table.play(engineMove.move());
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
    void fail(EngineTurn by, Throwable failure) {
        if (engineSeat.isTurn(by)) {
            giveUp(failure);
        }
    }

    private void giveUp(Throwable failure) {
        lock.hold(() -> engineSeat.fail(failure));
        services.changes().accept(id, nextVersion());
    }

    /** Ends engines that are not thinking, unless the game is being changed at this moment. */
    void letEnginesGo() {
        lock.isFreeAnd(() -> {
            engineSeat.dismiss();
            return true;
        });
    }
}
