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
import org.plyspace.engine.picture.Marks;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.MoveNotes;
import org.plyspace.engine.record.StartTime;

/** The game on the table: moves made, undone and redone, and the record it was loaded from. */
public final class OngoingGame {

    private final Game game;
    private final Optional<GameRecord> loaded;
    private final StartTime begun = StartTime.now();
    private final MoveNotes<String> moveTexts = MoveNotes.texts();
    private final Deque<Long> undone = new ArrayDeque<>();
    /** The resignation or agreement that was undone, which comes after all undone moves. */
    private Optional<Outcome> retracted = Optional.empty();

    /**
     * Creates a table for a game.
     *
     * @param loaded its record, whose tags are kept, and whose comments, signs and variations are as far as the moves agree
     */
    public OngoingGame(Game game, Optional<GameRecord> loaded) {
        this.game = game;
        this.loaded = loaded;
    }

    /** The game being played. */
    public Game game() {
        return game;
    }

    /** The current position, for reading only. */
    public Position position() {
        return game.position();
    }

    /** The position with the squares that the last move touched and the pieces in check. */
    public Scene scene() {
        return Scene.of(position(), LastMove.of(game).withCheck(position()));
    }

    /** Plays a legal move and forgets what was undone. */
    public void play(long move) {
        undone.clear();
        retracted = Optional.empty();
        game.play(move);
    }

    /** Undoes a resignation or agreement, else moves until a person is to move; returns whether anything was undone. */
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

    /** Resigns for the side to move. */
    public void resign() {
        resign(position().sideToMove());
    }

    /** Resigns for a side, whether or not it is to move. */
    public void resign(Side side) {
        game.resign(side);
    }

    /** Whether there is a person's move or declaration to undo. */
    public boolean canUndo(Predicate<Side> people) {
        return game.isDeclared() || IntStream.range(0, game.plies()).anyMatch(ply -> people.test(sideAt(ply)));
    }

    /** Whether there is anything to redo. */
    public boolean canRedo() {
        return game.outcome().isEmpty() && (!undone.isEmpty() || retracted.isPresent());
    }

    /** Redoes moves until a person is to move, then a declaration; returns whether anything was redone. */
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
     * The game as a record, with the time at which it began here.
     *
     * @param players the tags that say who plays, used unless the loaded record has them
     */
    public GameRecord record(Map<String, String> players) {
        Map<String, String> tags = new LinkedHashMap<>(players);
        loaded.ifPresentOrElse(base -> tags.putAll(base.tags()), () -> tags.putAll(begun.tags()));
        GameRecord record = GameRecord.of(game, moveTexts.of(game), tags);
        return loaded.map(base -> record.withLine(base.line().onto(record.line().moves())))
                .orElse(record);
    }

    /** Marks the last move of a game. */
    public static final class LastMove {

        private LastMove() {}

        /** The marks of what the last move touched; none before the first move. */
        public static Marks of(Game game) {
            int last = game.plies() - 1;
            if (last < 0) {
                return Marks.NONE;
            }
            return Marks.ofMove(game.positionAt(last).words().describe(game.move(last)));
        }
    }
}
