package org.plyspace.engine.exchange;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Notations;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordException;
import org.plyspace.engine.replay.GameText;
import org.plyspace.engine.replay.Replay;

/** Games in the notation of a rule set's source: numbered moves, a move of each side a line, and the result. */
public final class SourceText {

    private SourceText() {}

    /**
     * The moves of a checked game and its result, without tags, comments, signs and variations; a line break at the end. Variant and
     * start stand before them as comments.
     */
    public static String write(Game game) {
        Rules rules = game.position().rules();
        Setup start = game.start();
        MoveNumbers numbers = new MoveNumbers(start);
        Position position = rules.position(start, Purpose.GAME);
        StringBuilder text = new StringBuilder("# " + rules.spec());
        if (!GameRecord.isStart(rules, start)) {
            text.append("\n# from ").append(rules.write(start));
        }
        for (int ply = 1; ply <= game.plies(); ply++) {
            long move = game.move(ply - 1);
            boolean begins = ply == 1 || numbers.isWhites(ply);
            text.append(begins ? "\n" + numbers.before(ply) : "")
                    .append(' ')
                    .append(position.words().text(move, Notations.written(rules)));
            position.make(move);
        }
        GameResult result = GameResult.of(game.outcome());
        return text.append(result == GameResult.OPEN ? "\n" : "\n" + result.text() + "\n")
                .toString();
    }

    /**
     * A game given as such a text, as far as it holds.
     *
     * @param name what messages call the file
     * @throws RecordException if there are no moves
     */
    static HeldGame read(Rules rules, Setup start, Notation notation, GameText text, String name) {
        if (text.tokens().isEmpty()) {
            throw new RecordException(name, "there are no moves in it");
        }
        Game game = new Game(rules, start);
        Replay replay = new Replay(game, notation, text.tokens());
        Optional<HeldGame.Trouble> badMove = replay.run().map(bad -> HeldGame.Trouble.of(game, bad));
        GameRecord played = GameRecord.of(game, Map.of());
        Optional<HeldGame.Trouble> trouble = badMove.or(
                () -> replay.conclude(text.result()).map(reason -> HeldGame.Trouble.ofEnd(played.line(), reason)));
        return trouble.isEmpty()
                ? HeldGame.of(new CheckedGame(GameRecord.of(game, Map.of()), game))
                : new HeldGame(played, game, text.result(), Optional.empty(), List.of(trouble.get()));
    }
}
