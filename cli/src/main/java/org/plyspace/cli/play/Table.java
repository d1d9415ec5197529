package org.plyspace.cli.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Side;
import org.plyspace.cli.view.Highlight;
import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameRecord;

/** The game on the table: moves made, taken back and made again, and what it was loaded from. */
final class Table {

    private final Game game;
    private final Optional<GameRecord> loaded;
    private final Deque<Long> undone = new ArrayDeque<>();

    /**
     * Takes over a game.
     *
     * @param loaded the record it is from, whose tags, comments and variations are kept as far as it is played on from
     */
    Table(Game game, Optional<GameRecord> loaded) {
        this.game = game;
        this.loaded = loaded;
    }

    Game game() {
        return game;
    }

    Position position() {
        return game.position();
    }

    /** What the last move touched. */
    Highlight lastMove() {
        int last = game.plies() - 1;
        if (last < 0) {
            return Highlight.NONE;
        }
        Position before = position().rules().position(game.start(), Purpose.GAME);
        for (int ply = 0; ply < last; ply++) {
            before.make(game.move(ply));
        }
        return Highlight.of(before.words().describe(game.move(last)));
    }

    /** Plays a legal move; what was taken back is forgotten. */
    void play(long move) {
        undone.clear();
        game.play(move);
    }

    /** Takes back a resignation or agreement, else moves until a person is to move; whether there was any to take back. */
    boolean undo(Players players) {
        if (isDeclared()) {
            game.takeBack();
            return true;
        }
        int target = game.plies() - 1;
        while (target >= 0 && !players.isHuman(sideAt(target))) {
            target--;
        }
        while (target >= 0 && game.plies() > target) {
            undone.push(game.takeBack());
        }
        return target >= 0;
    }

    private boolean isDeclared() {
        return game.outcome()
                .map(Outcome::reason)
                .filter(reason -> reason.equals(Outcome.RESIGNATION) || reason.equals(Outcome.AGREED_DRAW))
                .isPresent();
    }

    private Side sideAt(int ply) {
        return ply % 2 == 0 ? game.start().side() : game.start().side().opposite();
    }

    /** Makes moves taken back again until a person is to move; whether there was any. */
    boolean redo(Players players) {
        if (undone.isEmpty() || game.outcome().isPresent()) {
            return false;
        }
        do {
            game.play(undone.pop());
        } while (!undone.isEmpty() && !players.isHuman(position().sideToMove()));
        return true;
    }

    /** The game as a record. */
    GameRecord record(Players players) {
        Map<String, String> tags = new LinkedHashMap<>(players.tags());
        loaded.ifPresent(base -> tags.putAll(base.tags()));
        GameRecord record = GameRecord.of(game, tags);
        return loaded.map(base -> record.withLine(base.line().onto(record.line().moves())))
                .orElse(record);
    }
}
