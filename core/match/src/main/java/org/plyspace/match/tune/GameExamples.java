package org.plyspace.match.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.match.MatchGame;
import org.plyspace.match.advice.EvalText;

/**
 * Takes quiet positions from games: no check, and no capture or promotion played.
 *
 * @param numbers computes the numbers of a position, always the same count
 * @param opening the number of plies at the beginning to leave out
 * @param each the most positions taken from one game
 * @param seed the seed of the choice
 */
public record GameExamples(Rules rules, Function<Position, double[]> numbers, int opening, int each, long seed) {

    /** The known scores of a game's positions. */
    private interface Searches {

        /** The score for White of a search of the position after a number of plies, in which a side moves. */
        OptionalInt score(int plies, Side side);
    }

    /**
     * Positions of a game, chosen by its number and the seed.
     *
     * @throws UsageException if the game cannot be played
     */
    List<QuietPosition> of(MatchGame played) {
        GameRecord record = played.record();
        Setup start = record.start().isPresent() ? rules.read(record.start().get()) : rules.start();
        Game game = new Game(rules, start);
        for (String text : record.line().moves()) {
            if (!(game.position().words().judge(text, Notation.MACHINE) instanceof Verdict.Legal legal)) {
                throw new UsageException("game " + (played.number() + 1) + " of " + rules.setting() + ": '"
                        + Texts.shorten(text) + "' is not a legal move after " + game.plies() + " plies");
            }
            game.play(legal.move());
        }
        double score = record.result() == GameResult.WHITE_WINS ? 1 : record.result() == GameResult.DRAW ? 0.5 : 0;
        Map<Integer, String> comments = record.line().comments();
        return of(
                played.number(),
                game.start(),
                game.moves(),
                score,
                (ply, side) -> EvalText.read(comments.getOrDefault(ply + 1, ""), side));
    }

    /**
     * Positions of a game, chosen by its number and the seed.
     *
     * @param score White's score: 0, one half or 1
     */
    public List<QuietPosition> of(int number, Setup start, List<Long> moves, double score) {
        return of(number, start, moves, score, (ply, side) -> OptionalInt.empty());
    }

    private List<QuietPosition> of(int number, Setup start, List<Long> moves, double score, Searches searched) {
        List<QuietPosition> quiet = new ArrayList<>();
        Game game = new Game(rules, start);
        for (long move : moves) {
            boolean loud = Move.isCapture(move) || Move.isPromotion(move);
            if (game.plies() >= opening && !loud && !game.position().inCheck()) {
                quiet.add(new QuietPosition(
                        number,
                        numbers.apply(game.position()),
                        score,
                        searched.score(game.plies(), game.position().sideToMove())));
            }
            game.play(move);
        }
        SplittableRandom random = new SplittableRandom(Seeds.derive(seed, "positions", number));
        List<QuietPosition> examples = new ArrayList<>();
        while (examples.size() < each && !quiet.isEmpty()) {
            examples.add(quiet.remove(random.nextInt(quiet.size())));
        }
        return examples;
    }
}
