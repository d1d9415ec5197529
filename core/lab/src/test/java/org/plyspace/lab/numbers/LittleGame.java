package org.plyspace.lab.numbers;

import static org.plyspace.lab.numbers.Script.BLACK_KING;
import static org.plyspace.lab.numbers.Script.KING;
import static org.plyspace.lab.numbers.Script.PAWN;
import static org.plyspace.lab.numbers.Script.QUEEN;
import static org.plyspace.lab.numbers.Script.lift;
import static org.plyspace.lab.numbers.Script.step;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.numbers.Judge.Judgement;

/**
 * A game of six plies in which every metric can be counted by hand, and six games of which only lengths and endings count.
 *
 * <p>The little game begins as {@link Script} says, and White wins:
 *
 * <pre>
 *  ply  move                                          legal moves  tag   p before  candidates, exp(H)
 *  1    king 1a1-1b1                                  4                  0.5       2
 *  2    king 2b2-1b2, check                           3                  0.4       1
 *  3    the board goes up with the pawn               1            lift  0.3       1
 *  4    king 1b2x1a2                                  5                  0.6       3
 *  5    the board goes down, the pawn promotes, check 2            lift  0.5       2
 *  6    king 1a2-2a1                                  10                 0.7       4
 * </pre>
 *
 * <p>Before ply 5 the lift is worth 0.6 and the other move 0.4; before ply 1 a lift would be better by 0.01 only.
 */
final class LittleGame {

    /** An expectancy of 0.6 is a score of 100, one of 0.7 a score of 209. */
    static final double SLOPE = Math.log(1.5) / 100;

    private static final Script SCRIPT = new Script(List.of(
            new Script.Ply(step(0, 1, KING, 0), 4, false, 0),
            new Script.Ply(step(7, 3, BLACK_KING, 0), 3, true, 0),
            new Script.Ply(lift(1), 1, false, 1),
            new Script.Ply(step(3, 2, BLACK_KING, PAWN), 5, false, 0),
            new Script.Ply(Move.promoting(lift(0), QUEEN), 2, true, 1),
            new Script.Ply(step(2, 4, BLACK_KING, 0), 10, false, 0)));

    private LittleGame() {}

    static GameTrace trace() {
        return trace(summary(0, GameResult.WHITE_WINS, "goal reached"));
    }

    /** The same game with a given summary. */
    static GameTrace trace(GameSummary summary) {
        return GameTrace.of(RuleTraits.of(SCRIPT.rules()), SCRIPT.game(), summary);
    }

    static JudgedGame judged() {
        Judgement said = Judgement.of(
                new int[] {0, -100, -209, 100, 0, 209},
                new double[] {Math.log(2), 0, 0, Math.log(3), Math.log(2), Math.log(4)},
                List.of(new Judgement.Special(0, 0, 10, 0), new Judgement.Special(4, 0, 100, -100)));
        return new JudgedGame(said, SLOPE);
    }

    static GameSummary summary(int number, GameResult result, String reason) {
        return new GameSummary(number, number, 0, result, reason, 0, 0);
    }

    /** Games of 10, 20, 30, 40 and 50 plies, and one that is cut off after 60. */
    static List<GameTrace> sixGames() {
        return List.of(
                ofLength(0, 10, GameResult.WHITE_WINS, "checkmate"),
                ofLength(1, 20, GameResult.BLACK_WINS, "checkmate"),
                ofLength(2, 30, GameResult.WHITE_WINS, "checkmate"),
                ofLength(3, 40, GameResult.DRAW, "stalemate"),
                ofLength(4, 50, GameResult.WHITE_WINS, "checkmate"),
                ofLength(5, 60, GameResult.OPEN, ""));
    }

    /** A game in which both kings move to and fro, with two legal moves at each ply. */
    static GameTrace ofLength(int number, int plies, GameResult result, String reason) {
        return ofLength(plies, summary(number, result, reason));
    }

    /** The same game with a given summary. */
    static GameTrace ofLength(int plies, GameSummary summary) {
        Script script = new Script(IntStream.range(0, plies)
                .mapToObj(ply -> new Script.Ply(
                        ply % 4 == 0
                                ? step(0, 1, KING, 0)
                                : ply % 4 == 1
                                        ? step(7, 6, BLACK_KING, 0)
                                        : ply % 4 == 2 ? step(1, 0, KING, 0) : step(6, 7, BLACK_KING, 0),
                        2,
                        false,
                        0))
                .toList());
        return GameTrace.of(RuleTraits.of(script.rules()), script.game(), summary);
    }

    /** The games of a setting. */
    static SettingGames setting(String spec, List<GameTrace> games) {
        SettingGames setting = new SettingGames(
                new Setting(spec, spec, "nobody", Optional.empty()),
                games.get(0).traits());
        games.forEach(setting::add);
        return setting;
    }
}
