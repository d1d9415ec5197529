package org.plyspace.engine.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.MoveNotes;
import org.plyspace.engine.record.StartTime;

/** The game on the table: moves made, taken back and made again, and what it was loaded from. */
public final class Table {

    private final Game game;
    private final Optional<GameRecord> loaded;
    private final StartTime begun = StartTime.now();
    private final MoveNotes<String> moveTexts = MoveNotes.texts();
    private final Deque<Long> undone = new ArrayDeque<>();
    /** The resignation or agreement taken back, which comes after all moves taken back. */
    private Optional<Outcome> retracted = Optional.empty();

    /**
     * Takes over a game.
     *
     * @param loaded the record it is from, whose tags, comments, signs and variations are kept as far as it is played on from
     */
    public Table(Game game, Optional<GameRecord> loaded) {
        this.game = game;
        this.loaded = loaded;
    }

    /** What is played on it. */
    public Game game() {
        return game;
    }

    /** What stands on it, to be asked, not to be changed. */
    public Position position() {
        return game.position();
    }

    /** The position with what the last move touched and what is in check. */
    public Scene scene() {
        return Scene.of(position(), LastMove.of(game).withCheck(position()));
    }

    /** Plays a legal move; what was taken back is forgotten. */
    public void play(long move) {
        undone.clear();
        retracted = Optional.empty();
        game.play(move);
    }

    /** Takes back a resignation or agreement, else moves until a person is to move; whether there was any to take back. */
    public boolean undo(Predicate<Side> people) {
        if (game.isDeclared()) {
            retracted = game.outcome();
            game.takeBack();
            return true;
        }
        int target = game.plies() - 1;
        while (target >= 0 && !people.test(sideAt(target))) {
            target--;
        }
        while (target >= 0 && game.plies() > target) {
            undone.push(game.takeBack());
        }
        return target >= 0;
    }

    private Side sideAt(int ply) {
        return ply % 2 == 0 ? game.start().side() : game.start().side().opposite();
    }

    /** The side to move gives the game up. */
    public void resign() {
        resign(position().sideToMove());
    }

    /** A side gives the game up, whether or not it is its turn. */
    public void resign(Side side) {
        game.resign(side);
    }

    /** Whether there is anything of a person's to take back. */
    public boolean canUndo(Predicate<Side> people) {
        return game.isDeclared() || IntStream.range(0, game.plies()).anyMatch(ply -> people.test(sideAt(ply)));
    }

    /** Whether there is anything to make again. */
    public boolean canRedo() {
        return game.outcome().isEmpty() && (!undone.isEmpty() || retracted.isPresent());
    }

    /** Makes moves taken back again until a person is to move, then what was declared; whether there was any. */
    public boolean redo(Predicate<Side> people) {
        if (game.outcome().isPresent()) {
            return false;
        }
        if (undone.isEmpty()) {
            return declareAgain();
        }
        do {
            game.play(undone.pop());
        } while (!undone.isEmpty() && !people.test(position().sideToMove()));
        return true;
    }

    private boolean declareAgain() {
        retracted.ifPresent(game::end);
        boolean done = retracted.isPresent();
        retracted = Optional.empty();
        return done;
    }

    /**
     * The game as a record, with the time at which it was begun here.
     *
     * @param players the tags that say who plays, unless what it was loaded from says so
     */
    public GameRecord record(Map<String, String> players) {
        Map<String, String> tags = new LinkedHashMap<>(players);
        loaded.ifPresentOrElse(base -> tags.putAll(base.tags()), () -> tags.putAll(begun.tags()));
        GameRecord record = GameRecord.of(game, moveTexts.of(game), tags);
        return loaded.map(base -> record.withLine(base.line().onto(record.line().moves())))
                .orElse(record);
    }
}
