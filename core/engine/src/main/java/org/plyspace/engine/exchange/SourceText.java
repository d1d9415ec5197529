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
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.replay.GameText;
import org.plyspace.engine.replay.Replay;

/**
 * Reads and writes games in the notation of a rule set's source, or in SAN if it has none: numbered moves, a move of each side
 * per line, and the result.
 */
public final class SourceText {

    private SourceText() {}

    /**
     * Writes the moves and the result of a valid game, without tags, comments, signs and variations; ends with a line break.
     * Variant and start precede them as comments.
     *
     * @param counter counts the moves written
     */
    public static String write(Game game, WorkCounter counter) {
        Rules rules = game.position().rules();
        Setup start = game.start();
        MoveNumbers numbers = new MoveNumbers(start);
        Position position = rules.position(start, Purpose.GAME);
        StringBuilder text = new StringBuilder("# " + rules.setting());
        counter.count(text::length);
        if (!GameRecord.isStart(rules, start)) {
            text.append("\n# from ").append(rules.write(start));
        }
        San san = new San(position);
        Notation notation = Notations.written(rules);
        for (int ply = 1; ply <= game.plies(); ply++) {
            long move = game.move(ply - 1);
            boolean begins = ply == 1 || numbers.isWhites(ply);
            text.append(begins ? "\n" + numbers.before(ply) : "")
                    .append(' ')
                    .append(
                            notation.equals(Notation.MACHINE)
                                    ? san.text(move)
                                    : position.words().text(move, notation));
            position.make(move);
        }
        GameResult result = GameResult.of(game.outcome());
        return text.append(result == GameResult.OPEN ? "\n" : "\n" + result.text() + "\n")
                .toString();
    }

    /**
     * Reads a game in such a text as far as it obeys its rules.
     *
     * @param name the file's name for messages
     * @param counter counts the moves
     * @throws InputException if there are no moves
     */
    static PartialGame read(
            Rules rules, Setup start, Notation notation, GameText text, String name, WorkCounter counter) {
        if (text.tokens().isEmpty()) {
            throw new InputException(name, "there are no moves in it");
        }
        Game game = new Game(rules, start);
        counter.count(game::plies);
        Replay replay = new Replay(game, notation);
        Optional<PartialGame.Problem> badMove = replay.run(text.tokens()).map(bad -> PartialGame.Problem.of(game, bad));
        GameRecord played = GameRecord.of(game, Map.of());
        Optional<PartialGame.Problem> problem = badMove.or(
                () -> replay.conclude(text.result()).map(reason -> PartialGame.Problem.ofEnd(played.line(), reason)));
        return problem.isEmpty()
                ? PartialGame.of(new ReplayedGame(GameRecord.of(game, Map.of()), game))
                : new PartialGame(played, game, text.result(), Optional.empty(), List.of(problem.get()));
    }
}
