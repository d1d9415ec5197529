package org.plyspace.web.game;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.Table;
import org.plyspace.lab.player.Player;
import org.plyspace.lab.player.Players;
import org.plyspace.search.Choice;
import org.plyspace.web.http.DenialType;
import org.plyspace.web.http.Denials;
import org.plyspace.web.http.DeniedException;
import org.plyspace.web.view.LastView;
import org.plyspace.web.view.OutcomeView;
import org.plyspace.web.view.PositionView;

/**
 * One game on the page. Whoever changes it holds it meanwhile, and has it on disk before anybody is told; machines think about copies,
 * and are called off when what they think about is no more.
 */
final class Room {

    private static final int SEEDS = 1_000_000;

    private final String id;
    private final Table table;
    private final Map<Side, Player> seats;
    private final Autosave autosave;
    private final RoomSurroundings around;
    private final MovesInWords moves;
    private final long seed = ThreadLocalRandom.current().nextLong(SEEDS);
    private long version = System.currentTimeMillis();
    private Optional<Players> machines = Optional.empty();
    private Optional<MachineTurn> turn = Optional.empty();
    private Optional<String> trouble = Optional.empty();

    /** Takes over a table. */
    Room(String id, Table table, Map<Side, Player> seats, Autosave autosave, RoomSurroundings around) {
        this.id = id;
        this.table = table;
        this.moves = new MovesInWords(rules());
        this.seats = Map.copyOf(seats);
        this.autosave = autosave;
        this.around = around;
    }

    String id() {
        return id;
    }

    Rules rules() {
        return table.position().rules();
    }

    synchronized long version() {
        return version;
    }

    /** Whether nothing would be lost if it were forgotten until somebody asks for it again. */
    synchronized boolean isForgettable() {
        return turn.isEmpty() && (isSaved() || table.game().plies() == 0);
    }

    /** Whether it has a file of its own, be that as the game is or not. */
    synchronized boolean isKept() {
        return autosave.isOn();
    }

    /** As a list says it. */
    synchronized Rooms.Listed listed() {
        return Rooms.listed(id, record());
    }

    private boolean isSaved() {
        return autosave.isOn() && !autosave.isFailing();
    }

    /** Asks the rule set something; whatever it throws is named. */
    <T> T guarded(Supplier<T> question) {
        return around.registry().guard(rules().spec(), "to play a game", question);
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

    // What it is now.

    /** As it is, with the position at a ply if one is given. */
    synchronized GameView view(OptionalInt wanted) {
        int ply = wanted.orElse(game().plies());
        checkPlayed(ply);
        return guarded(() -> view(ply));
    }

    private void checkPlayed(int ply) {
        int plies = game().plies();
        if (ply > plies) {
            throw new DeniedException(
                    DenialType.MALFORMED, "ply " + ply + " was not played yet; the game has " + plies);
        }
    }

    private GameView view(int ply) {
        int plies = game().plies();
        Optional<Outcome> outcome = game().outcome();
        Game until = copy(ply);
        Optional<LastView> last = ply == 0
                ? Optional.empty()
                : Optional.of(LastView.of(copy(ply - 1).position(), game().move(ply - 1)));
        Position position = until.position();
        return new GameView(
                id,
                version,
                rules().spec(),
                seats.get(Side.WHITE).toString(),
                seats.get(Side.BLACK).toString(),
                rules().write(game().start()),
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
                isSaved(),
                trouble);
    }

    /** The first moves of the game, as a game of its own. */
    private Game copy(int plies) {
        Game copy = new Game(rules(), game().start());
        for (int ply = 0; ply < plies; ply++) {
            copy.play(game().move(ply));
        }
        return copy;
    }

    /** A copy up to a ply, to be thought about elsewhere. */
    synchronized Game copyTo(int ply) {
        checkPlayed(ply);
        return copy(ply);
    }

    /** A copy as it is, with the record. */
    synchronized RecordedCopy copyWithRecord() {
        return new RecordedCopy(copy(game().plies()), record());
    }

    /** A game that nobody else plays on, as its moves leave it, and the record of the game. */
    record RecordedCopy(Game game, GameRecord record) {}

    private GameRecord record() {
        return table.record(players().tags());
    }

    private Players players() {
        return machines.orElseGet(() -> new Players(seats.get(Side.WHITE), seats.get(Side.BLACK), seed));
    }

    // Changes.

    /** What a person does to a game at a ply. */
    interface Change {

        /** Does it, or denies it. */
        void make();
    }

    /** Plays a move for a person; the same again is as good as once. */
    GameView play(int ply, WantedMove wanted) {
        synchronized (this) {
            if (ply < game().plies()
                    && guarded(() -> wanted.is(game().move(ply), copy(ply).position()))) {
                return view(OptionalInt.empty());
            }
            checkPly(ply);
            guarded(() -> {
                checkTurn();
                table.play(wanted.in(table.position()));
                return true;
            });
            saveChange();
        }
        return told();
    }

    private void checkTurn() {
        checkGoesOn();
        Side side = table.position().sideToMove();
        if (!isPerson(side)) {
            throw new DeniedException(DenialType.REFUSED, side.word() + " is played by " + seats.get(side));
        }
    }

    /** Takes back what was declared, else moves until a person is to move. */
    GameView undo(int ply) {
        return change(ply, () -> {
            callOff();
            if (!table.undo(this::isPerson)) {
                throw new DeniedException(DenialType.REFUSED, "there is nothing to take back");
            }
        });
    }

    /** Makes again what was taken back. */
    GameView redo(int ply) {
        return change(ply, () -> {
            callOff();
            if (!table.redo(this::isPerson)) {
                throw new DeniedException(DenialType.REFUSED, "there is nothing to make again");
            }
        });
    }

    /** A person gives up. */
    GameView resign(int ply, Optional<Side> loser) {
        return change(ply, () -> {
            checkGoesOn();
            Side side = loser.orElseGet(this::sideThatMayGiveUp);
            if (!isPerson(side)) {
                throw new DeniedException(
                        DenialType.REFUSED, seats.get(side) + " is a machine and cannot be resigned for");
            }
            callOff();
            table.resign(side);
        });
    }

    /** The only person, be it their turn or not; of two people the one to move. */
    private Side sideThatMayGiveUp() {
        Side side = table.position().sideToMove();
        return isPerson(side) ? side : side.opposite();
    }

    /** Two people agree to a draw. */
    GameView agreeDraw(int ply) {
        return change(ply, () -> {
            checkGoesOn();
            for (Side side : Side.values()) {
                if (!isPerson(side)) {
                    throw new DeniedException(
                            DenialType.REFUSED,
                            side.word() + " is played by " + seats.get(side) + ", which agrees to nothing");
                }
            }
            game().agreeDraw();
        });
    }

    private void checkGoesOn() {
        game().outcome().ifPresent(outcome -> {
            throw new DeniedException(DenialType.REFUSED, "the game is over: " + outcome);
        });
    }

    private GameView change(int ply, Change change) {
        synchronized (this) {
            checkPly(ply);
            guarded(() -> {
                change.make();
                return true;
            });
            saveChange();
        }
        return told();
    }

    private void checkPly(int ply) {
        if (ply != game().plies()) {
            throw new DeniedException(
                    DenialType.STALE,
                    "this is for ply " + ply + ", and the game is at ply " + game().plies(),
                    Map.of("game", view(OptionalInt.empty())));
        }
    }

    /** On disk first, then everybody may know. */
    private void saveChange() {
        moves.forgetChoicesFrom(game().plies());
        trouble = Optional.empty();
        autosave.save(rules().variant().id(), record());
        bumped();
    }

    private GameView told() {
        wake();
        GameView view = view(OptionalInt.empty());
        around.audience().changed(id, view.version());
        return view;
    }

    // Machines.

    /** Lets the machine that is to move think, if one is and does not already. */
    void wake() {
        synchronized (this) {
            Side side = table.position().sideToMove();
            if (turn.isPresent()
                    || trouble.isPresent()
                    || isPerson(side)
                    || guarded(game()::outcome).isPresent()) {
                return;
            }
            machines = Optional.of(players());
            MachineTurn next = new MachineTurn(this, guarded(() -> copy(game().plies())), machines.get());
            turn = Optional.of(next);
            around.desk().play(next);
        }
    }

    /** Nobody is there any more: the machine need not go on. */
    void rest() {
        boolean stopped;
        synchronized (this) {
            stopped = turn.isPresent();
            callOff();
        }
        if (stopped) {
            around.audience().changed(id, bumped());
        }
    }

    private synchronized long bumped() {
        version = Math.max(version + 1, System.currentTimeMillis());
        return version;
    }

    private void callOff() {
        turn.ifPresent(MachineTurn::callOff);
        if (turn.isPresent()) {
            machines = Optional.empty();
        }
        turn = Optional.empty();
    }

    /** The machine whose turn it is has chosen. */
    void choose(MachineTurn by, Choice choice) {
        synchronized (this) {
            if (!turn.filter(by::equals).isPresent()) {
                return;
            }
            end(by);
            try {
                moves.chose(game().plies(), choice);
                guarded(() -> {
                    table.play(choice.move());
                    return true;
                });
                saveChange();
                release();
                wake();
            } catch (RuntimeException broken) { // its turn is over, so that nobody else would tell
                giveUp(broken);
            }
        }
        around.audience().changed(id, version());
    }

    /** The machine whose turn it is cannot go on; a person sees why. */
    void fail(MachineTurn by, RuntimeException failure) {
        synchronized (this) {
            if (!turn.filter(by::equals).isPresent()) {
                return;
            }
            giveUp(failure);
        }
        around.audience().changed(id, version());
    }

    private void giveUp(RuntimeException failure) {
        turn = Optional.empty();
        machines.ifPresent(Players::close);
        machines = Optional.empty();
        bumped();
        trouble = Optional.of(String.valueOf(Denials.of(failure).getMessage()));
    }

    private void end(MachineTurn by) {
        turn = Optional.empty();
        if (!by.leavesMachinesReady()) {
            machines = Optional.empty();
        }
    }

    /** Machines keep much memory, which is of no use when the game is over. */
    private void release() {
        if (game().outcome().isPresent()) {
            machines.ifPresent(Players::close);
            machines = Optional.empty();
        }
    }

    /** Lets machines go that do not think now. */
    synchronized void letMachinesGo() {
        if (turn.isEmpty()) {
            machines.ifPresent(Players::close);
            machines = Optional.empty();
        }
    }
}
