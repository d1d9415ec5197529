package org.plyspace.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.lab.match.MatchGame;
import org.plyspace.lab.play.Seeds;
import org.plyspace.search.LinearEvaluation;

/** Takes quiet positions from games: no check, and no capture or promotion played. */
final class GameExamples {

    private final Rules rules;
    private final LinearEvaluation evaluation;
    private final int opening;
    private final int each;
    private final long seed;

    /**
     * For games of a rule set.
     *
     * @param opening how many plies at the beginning are left out
     * @param each how many positions of a game at most
     */
    GameExamples(Rules rules, LinearEvaluation evaluation, int opening, int each, long seed) {
        this.rules = rules;
        this.evaluation = evaluation;
        this.opening = opening;
        this.each = each;
        this.seed = seed;
    }

    /** Those of a game, chosen by its number and the seed. */
    List<QuietPosition> of(MatchGame played) {
        GameRecord record = played.record();
        List<double[]> quiet = new ArrayList<>();
        Game game = Game.fromStart(rules);
        for (String text : record.line().moves()) {
            long move = ((Verdict.Legal) game.position().words().judge(text, Notation.MACHINE)).move();
            boolean loud = Move.isCapture(move) || Move.isPromotion(move);
            if (game.plies() >= opening && !loud && !game.position().inCheck()) {
                quiet.add(evaluation.of(game.position()));
            }
            game.play(move);
        }
        double score = record.result() == GameResult.WHITE_WINS ? 1 : record.result() == GameResult.DRAW ? 0.5 : 0;
        SplittableRandom random = new SplittableRandom(Seeds.derive(seed, "positions", played.number()));
        List<QuietPosition> examples = new ArrayList<>();
        while (examples.size() < each && !quiet.isEmpty()) {
            double[] numbers = quiet.remove(random.nextInt(quiet.size()));
            examples.add(new QuietPosition(played.number(), numbers, score));
        }
        return examples;
    }
}
