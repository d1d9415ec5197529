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
 * One game on the page: how it is changed. Whoever changes it holds it meanwhile, and has it on disk before anybody is told. A game whose
 * rule set does not answer is abandoned: what is known of it is still told, and it can be opened again. What lists say of it waits for
 * nobody.
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

    /** Takes over a table. Asks the rule set. */
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

    /** Its rule set, with options. */
    String setting() {
        return views.setting();
    }

    /** The position that it began with, as text. */
    String start() {
        return views.start();
    }

    Map<Side, Seat> seats() {
        return engineSeat.seats();
    }

    /** Its rule set, to be asked about copies. */
    TimedRules rules() {
        return rules;
    }

    long version() {
        return version.get();
    }

    /** Whether nothing would be lost if it were forgotten until somebody asks for it again. */
    boolean isForgettable() {
        return !engineSeat.isThinking() && !lock.isHeld() && file.isSafe();
    }

    /** Whether it has a file of its own, be that as the game is or not. */
    boolean isKept() {
        return file.isKept();
    }

    /** Whether its rule set did not answer, so that it cannot go on unless it is opened again. */
    boolean isAbandoned() {
        return lock.isAbandoned();
    }

    /** Takes the place of one that was abandoned, of which something is known already. */
    void succeed(LiveGame before) {
        views.succeed(before.views);
    }

    /** As a list says it, if it was played and is not on disk as it is. */
    Optional<ListedGame> unsaved() {
        return file.unsaved();
    }

    /** Whether another program has played on with it, as far as that can be told without waiting. */
    boolean isOvertaken() {
        return lock.isFreeAnd(file::isOvertaken);
    }

    /** Whether it is played here no longer. */
    boolean isClosed() {
        return file.isClosed();
    }

    /**
     * It is played here no longer: other programs may have it, and whoever still comes is told that it is not there. If its rule set
     * keeps it for long, nobody will save it any more.
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

    // What it is now.

    /** As it is, with the position at a ply if one is given. */
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

    /** A copy up to a ply, to be thought about elsewhere. */
    Game copyTo(int ply) {
        return lock.ask(() -> {
            checkPlayed(ply);
            return ply == game().plies() ? game().copy() : views.replayed(ply);
        });
    }

    /** A copy as it is, with the record. */
    RecordedCopy copyWithRecord() {
        return lock.ask(() -> new RecordedCopy(views.replayed(game().plies()), record()));
    }

    /** A game that nobody else plays on, as its moves leave it, and the record of the game. */
    record RecordedCopy(Game game, GameRecord record) {}

    private GameRecord record() {
        return table.record(engineSeat.tags());
    }

    // Changes.

    /** Plays a move for a person; the same again is as good as once. */
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

    /** Takes back what was declared, else moves until a person is to move. */
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

    /** Makes again what was taken back. */
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

    /** A person gives up. */
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

    /** The only person, be it their turn or not; of two people the one to move. */
    private Side sideThatMayGiveUp() {
        Side side = table.position().sideToMove();
        return engineSeat.isPerson(side) ? side : side.opposite();
    }

    /** Two people agree to a draw. */
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

    /** On disk first, then everybody may know. The change says whether it made one, or denies it. */
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

    /** Lets the engine that is to move think, if one is and does not already. */
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
            // Whoever looks at the game is told.
        }
    }

    private void wakeEngine() {
        if (engineSeat.isAwaited(table) && file.isTakenUp()) {
            engineSeat.think(this, table, services);
        }
    }

    /** Nobody is there any more: the engine need not go on, and other programs may. */
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

    /** An engine that plays has found something. */
    void tell(ThoughtView thought) {
        services.thoughts().accept(thought);
    }

    /** The engine whose turn it is has chosen. */
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
        } catch (Throwable broken) { // nobody else would tell
            giveUp(broken);
        }
    }

    /** The engine whose turn it is cannot go on; a person sees why. */
    void fail(EngineTurn by, Throwable failure) {
        if (engineSeat.isTurn(by)) {
            giveUp(failure);
        }
    }

    private void giveUp(Throwable failure) {
        lock.hold(() -> engineSeat.fail(failure));
        services.changes().accept(id, nextVersion());
    }

    /** Lets engines go that do not think now, unless somebody changes the game just then. */
    void letEnginesGo() {
        lock.isFreeAnd(() -> {
            engineSeat.dismiss();
            return true;
        });
    }
}
