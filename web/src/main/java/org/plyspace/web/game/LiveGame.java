package org.plyspace.web.game;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.Table;
import org.plyspace.match.engine.Seat;
import org.plyspace.match.engine.Seats;
import org.plyspace.search.EngineMove;
import org.plyspace.web.http.ErrorAnswers;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.view.LastView;
import org.plyspace.web.view.OutcomeView;
import org.plyspace.web.view.PositionView;

/**
 * One game on the page. Whoever changes it holds it meanwhile, and has it on disk before anybody is told; engines think about copies,
 * and are called off when what they think about is no more. A game whose rule set does not answer is abandoned: what is known of it is
 * still told, and it can be opened again. What lists say of it waits for nobody.
 */
final class LiveGame {

    private static final int SEEDS = 1_000_000;

    private final String id;
    private final Table table;
    private final Map<Side, Seat> seats;
    private final Autosave autosave;
    private final GameServices around;
    private final TimedRules rules;
    private final String spec;
    private final String start;
    private final MoveListCache moves;
    private final long seed = ThreadLocalRandom.current().nextLong(SEEDS);
    /** Held by who changes or looks; questions to the rule set are asked for its holder by another thread, which must not take it. */
    private final ReentrantLock lock = new ReentrantLock();

    private final AtomicLong version = new AtomicLong(System.currentTimeMillis());
    private volatile int plies;
    private volatile boolean kept;
    private volatile boolean saved;
    /** As a list says it, if it was played and is not on disk as it is. */
    private volatile Optional<ListedGame> unsaved = Optional.empty();
    /** As it was when it was looked at last. */
    private volatile Optional<GameView> known = Optional.empty();
    /** Why it is abandoned: a question about it may still run. */
    private volatile Optional<UnansweredException> abandoned = Optional.empty();

    private Optional<Seats> engines = Optional.empty();
    private volatile Optional<EngineTurn> turn = Optional.empty();
    private volatile Optional<String> trouble = Optional.empty();
    /** Where else it is open, so that its engine does not move here. */
    private volatile Optional<String> elsewhere = Optional.empty();

    private volatile boolean closed;

    /** Takes over a table. Asks the rule set. */
    LiveGame(String id, Table table, Map<Side, Seat> seats, Autosave autosave, TimedRules rules, GameServices around) {
        this.id = id;
        this.table = table;
        this.moves = new MoveListCache(table.position().rules());
        this.seats = Map.copyOf(seats);
        this.autosave = autosave;
        this.rules = rules;
        this.around = around;
        this.spec = table.position().rules().setting();
        this.start = table.position().rules().write(table.game().start());
        this.plies = table.game().plies();
        this.kept = autosave.isOn();
        this.saved = autosave.isOn() && !autosave.isFailing();
    }

    String id() {
        return id;
    }

    /** Its rule set, with options. */
    String spec() {
        return spec;
    }

    /** The position that it began with, as text. */
    String start() {
        return start;
    }

    Map<Side, Seat> seats() {
        return seats;
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
        return turn.isEmpty() && !lock.isLocked() && (saved || plies == 0);
    }

    /** Whether it has a file of its own, be that as the game is or not. */
    boolean isKept() {
        return kept;
    }

    /** Whether its rule set did not answer, so that it cannot go on unless it is opened again. */
    boolean isAbandoned() {
        return abandoned.isPresent();
    }

    /** Takes the place of one that was abandoned, of which something is known already. */
    void succeed(LiveGame before) {
        known = before.known;
    }

    /** As a list says it, if it was played and is not on disk as it is. */
    Optional<ListedGame> unsaved() {
        return unsaved;
    }

    /** Whether another program has played on with it, as far as that can be told without waiting. */
    boolean isOvertaken() {
        if (!lock.tryLock()) {
            return false;
        }
        try {
            return autosave.isOvertaken();
        } finally {
            lock.unlock();
        }
    }

    /** Whether it is played here no longer. */
    boolean isClosed() {
        return closed;
    }

    /** It is played here no longer: other programs may have it, and whoever still comes is told that it is not there. */
    void close() {
        closed = true;
        boolean alone = takeSoon();
        try {
            callOff();
            engines.ifPresent(Seats::close);
            engines = Optional.empty();
            autosave.close();
        } finally {
            if (alone) {
                lock.unlock();
            }
        }
    }

    /** Takes the game, unless its rule set keeps it for long: then nobody will save it any more. */
    private boolean takeSoon() {
        try {
            return lock.tryLock(1, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    void tell(ThoughtView thought) {
        around.audience().thought(thought);
    }

    private boolean isPerson(Side side) {
        return seats.get(side).isHuman();
    }

    private Game game() {
        return table.game();
    }

    /**
     * Asks or changes something of the game for one at a time.
     *
     * @throws UnansweredException if the rule set does not answer in time, now or when it was asked last
     * @throws HttpError if somebody else holds the game for too long
     */
    private <T> T held(Supplier<T> question) {
        take();
        try {
            abandoned.ifPresent(late -> {
                throw late;
            });
            return rules.ask(question);
        } catch (UnansweredException late) {
            if (late.isRunning()) {
                abandoned = Optional.of(late);
                autosave.letGo();
            }
            throw late;
        } finally {
            lock.unlock();
        }
    }

    private void take() {
        try {
            if (lock.tryLock(rules.limit().toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        throw new HttpError(ErrorType.BUSY, "the game waits for its rule set; ask again later");
    }

    // What it is now.

    /** As it is, with the position at a ply if one is given. */
    GameView view(OptionalInt wanted) {
        try {
            return held(() -> {
                int ply = wanted.orElse(game().plies());
                checkPlayed(ply);
                return view(ply);
            });
        } catch (UnansweredException silent) {
            Optional<GameView> before = wanted.isEmpty() ? known : Optional.empty();
            return before.orElseThrow(() -> silent).inTrouble(String.valueOf(silent.getMessage()));
        }
    }

    private void checkPlayed(int ply) {
        int plies = game().plies();
        if (ply > plies) {
            throw new HttpError(ErrorType.MALFORMED, "ply " + ply + " was not played yet; the game has " + plies);
        }
    }

    private GameView view() {
        return view(game().plies());
    }

    private GameView view(int ply) {
        int plies = game().plies();
        Optional<Outcome> outcome = game().outcome();
        Game until = copy(ply);
        Optional<LastView> last = ply == 0
                ? Optional.empty()
                : Optional.of(LastView.of(copy(ply - 1).position(), game().move(ply - 1)));
        Position position = until.position();
        GameView view = new GameView(
                id,
                version(),
                spec,
                seats.get(Side.WHITE).toString(),
                seats.get(Side.BLACK).toString(),
                start,
                plies,
                ply == plies ? Optional.empty() : Optional.of(ply),
                moves.of(game()),
                last,
                PositionView.of(position, ply == plies ? outcome : until.outcome()),
                outcome.map(OutcomeView::of),
                seats.get(table.position().sideToMove()).toString(),
                turn.isPresent(),
                table.canUndo(this::isPerson),
                table.canRedo(),
                outcome.isEmpty() && isPerson(Side.WHITE) && isPerson(Side.BLACK),
                saved,
                trouble.or(() -> elsewhere));
        if (ply == plies) {
            known = Optional.of(view);
        }
        return view;
    }

    /** The first moves of the game, as a game of its own. */
    private Game copy(int plies) {
        Game copy = new Game(table.position().rules(), game().start());
        for (int ply = 0; ply < plies; ply++) {
            copy.play(game().move(ply));
        }
        return copy;
    }

    /** A copy up to a ply, to be thought about elsewhere. */
    Game copyTo(int ply) {
        return held(() -> {
            checkPlayed(ply);
            return copy(ply);
        });
    }

    /** A copy as it is, with the record. */
    RecordedCopy copyWithRecord() {
        return held(() -> new RecordedCopy(copy(game().plies()), record()));
    }

    /** A game that nobody else plays on, as its moves leave it, and the record of the game. */
    record RecordedCopy(Game game, GameRecord record) {}

    private GameRecord record() {
        return table.record(players().tags());
    }

    private Seats players() {
        return engines.orElseGet(() -> new Seats(seats.get(Side.WHITE), seats.get(Side.BLACK), seed));
    }

    // Changes.

    /** Plays a move for a person; the same again is as good as once. */
    GameView play(int ply, MoveRequest wanted) {
        return change(() -> {
            if (ply < game().plies() && wanted.is(game().move(ply), copy(ply).position())) {
                return false;
            }
            checkPly(ply);
            takeUp();
            checkTurn();
            table.play(wanted.in(table.position()));
            return true;
        });
    }

    private void checkTurn() {
        checkGoesOn();
        Side side = table.position().sideToMove();
        if (!isPerson(side)) {
            throw new HttpError(ErrorType.REFUSED, side.word() + " is played by " + seats.get(side));
        }
    }

    /** Takes back what was declared, else moves until a person is to move. */
    GameView undo(int ply) {
        return change(() -> {
            checkPly(ply);
            takeUp();
            callOff();
            if (!table.undo(this::isPerson)) {
                throw new HttpError(ErrorType.REFUSED, "there is nothing to take back");
            }
            return true;
        });
    }

    /** Makes again what was taken back. */
    GameView redo(int ply) {
        return change(() -> {
            checkPly(ply);
            takeUp();
            callOff();
            if (!table.redo(this::isPerson)) {
                throw new HttpError(ErrorType.REFUSED, "there is nothing to make again");
            }
            return true;
        });
    }

    /** A person gives up. */
    GameView resign(int ply, Optional<Side> loser) {
        return change(() -> {
            checkPly(ply);
            takeUp();
            checkGoesOn();
            Side side = loser.orElseGet(this::sideThatMayGiveUp);
            if (!isPerson(side)) {
                throw new HttpError(ErrorType.REFUSED, seats.get(side) + " is an engine and cannot be resigned for");
            }
            callOff();
            table.resign(side);
            return true;
        });
    }

    /** The only person, be it their turn or not; of two people the one to move. */
    private Side sideThatMayGiveUp() {
        Side side = table.position().sideToMove();
        return isPerson(side) ? side : side.opposite();
    }

    /** Two people agree to a draw. */
    GameView agreeDraw(int ply) {
        return change(() -> {
            checkPly(ply);
            takeUp();
            checkGoesOn();
            for (Side side : Side.values()) {
                if (!isPerson(side)) {
                    throw new HttpError(
                            ErrorType.REFUSED,
                            side.word() + " is played by " + seats.get(side) + ", which does not agree to draws");
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

    /** On disk first, then everybody may know. The change says whether it made one, or denies it. */
    private GameView change(BooleanSupplier change) {
        AtomicBoolean made = new AtomicBoolean();
        GameView view = held(() -> {
            made.set(change.getAsBoolean());
            if (made.get()) {
                saveChange();
                wakeMachine();
            }
            return view();
        });
        if (made.get()) {
            around.audience().changed(id, view.version());
        }
        return view;
    }

    private void checkPly(int ply) {
        if (ply != game().plies()) {
            throw new HttpError(
                    ErrorType.STALE,
                    "this is for ply " + ply + ", and the game is at ply " + game().plies(),
                    Map.of("game", view()));
        }
    }

    private void saveChange() {
        if (isAbandoned() || closed) {
            throw new CancellationException("it was too late");
        }
        moves.forgetChoicesFrom(game().plies());
        trouble = Optional.empty();
        GameRecord record = record();
        autosave.save(table.position().rules().variant().id(), record);
        plies = game().plies();
        kept = autosave.isOn();
        saved = autosave.isOn() && !autosave.isFailing();
        unsaved = saved || plies == 0 ? Optional.empty() : Optional.of(ListedGame.of(id, record));
        bumped();
    }

    /** Keeps other programs off its file, or denies what would change it. */
    private void takeUp() {
        if (closed) {
            throw ErrorAnswers.missing("game '" + id + "' any more");
        }
        if (!autosave.takeUp()) {
            throw new HttpError(
                    ErrorType.REFUSED, "another program has played on with this game; load it anew to see what it did");
        }
        elsewhere = Optional.empty();
    }

    // Engines.

    /** Lets the engine that is to move think, if one is and does not already. */
    void wake() {
        if (isPerson(Side.WHITE) && isPerson(Side.BLACK)) {
            return;
        }
        try {
            held(() -> {
                wakeMachine();
                return true;
            });
        } catch (UnansweredException silent) {
            // Whoever looks at the game is told.
        }
    }

    private void wakeMachine() {
        if (turn.isPresent()
                || trouble.isPresent()
                || isPerson(table.position().sideToMove())
                || game().outcome().isPresent()
                || !mayWake()) {
            return;
        }
        engines = Optional.of(players());
        EngineTurn next = new EngineTurn(
                this, copy(game().plies()), engines.get(), around.patience().engine());
        turn = Optional.of(next);
        around.desk().play(rules.jar(), next);
    }

    private boolean mayWake() {
        try {
            takeUp();
            return true;
        } catch (PlyspaceException open) {
            elsewhere = Optional.of(String.valueOf(open.getMessage()));
            return false;
        }
    }

    /** Nobody is there any more: the engine need not go on, and other programs may. */
    void rest() {
        boolean stopped;
        lock.lock();
        try {
            stopped = turn.isPresent();
            callOff();
            autosave.letGo();
        } finally {
            lock.unlock();
        }
        if (stopped) {
            around.audience().changed(id, bumped());
        }
    }

    private long bumped() {
        return version.updateAndGet(before -> Math.max(before + 1, System.currentTimeMillis()));
    }

    private void callOff() {
        turn.ifPresent(EngineTurn::callOff);
        if (turn.isPresent()) {
            engines = Optional.empty();
        }
        turn = Optional.empty();
    }

    /** The engine whose turn it is has chosen. */
    void choose(EngineTurn by, EngineMove engineMove) {
        try {
            boolean played = held(() -> {
                if (!turn.filter(by::equals).isPresent()) {
                    return false;
                }
                moves.chose(game().plies(), engineMove);
                table.play(engineMove.move());
                end(by);
                saveChange();
                release();
                wakeMachine();
                return true;
            });
            if (played) {
                around.audience().changed(id, version());
            }
        } catch (Throwable broken) { // nobody else would tell
            giveUp(broken);
        }
    }

    /** The engine whose turn it is cannot go on; a person sees why. */
    void fail(EngineTurn by, Throwable failure) {
        if (turn.filter(by::equals).isPresent()) {
            giveUp(failure);
        }
    }

    private void giveUp(Throwable failure) {
        lock.lock();
        try {
            trouble = Optional.of(String.valueOf(ErrorAnswers.of(failure).getMessage()));
            turn = Optional.empty();
            engines.ifPresent(Seats::close);
            engines = Optional.empty();
        } finally {
            lock.unlock();
        }
        around.audience().changed(id, bumped());
    }

    private void end(EngineTurn by) {
        turn = Optional.empty();
        if (!by.leavesMachinesReady()) {
            engines = Optional.empty();
        }
    }

    /** Engines keep much memory, which is of no use when the game is over. */
    private void release() {
        if (game().outcome().isPresent()) {
            engines.ifPresent(Seats::close);
            engines = Optional.empty();
        }
    }

    /** Lets engines go that do not think now, unless somebody changes the game just then. */
    void letMachinesGo() {
        if (!lock.tryLock()) {
            return;
        }
        try {
            if (turn.isEmpty()) {
                engines.ifPresent(Seats::close);
                engines = Optional.empty();
            }
        } finally {
            lock.unlock();
        }
    }
}
