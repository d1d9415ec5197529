package org.plyspace.lab.experiment;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Seeds;
import org.plyspace.match.SoftMax;

/**
 * Begins the games of an experiment. An opening is drawn in the first setting of a rule set, by the experiment's seed, the rule set's id and
 * the opening's number alone. Another setting plays its moves as long as each is legal there and leaves the game as it left it in the first
 * setting, going on or over; from the first one that does not, it draws its own. For one thread.
 */
final class GameOpener {

    private final ReadyExperiment ready;
    private final OpeningRule rule;
    private final RuleBasedValues worths;
    private final BaselineOpenings baselines;
    private final Heartbeat at;
    private final Map<Integer, MoveDraw> draws = new HashMap<>();

    /**
     * With what threads share.
     *
     * @param at hears of each ply
     */
    GameOpener(ReadyExperiment ready, RuleBasedValues worths, BaselineOpenings baselines, Heartbeat at) {
        this.ready = ready;
        this.rule = ready.experiment().openings();
        this.worths = worths;
        this.baselines = baselines;
        this.at = at;
    }

    /** A game of a setting with an opening, by their numbers. */
    GameAfterOpening open(int setting, int number) {
        int baseline = ready.experiment().baseline(setting);
        BaselineOpenings.Drawn drawn = baselines.find(baseline, number).orElseGet(() -> drawBaseline(baseline, number));
        Game game = Game.fromStart(ready.rules(setting));
        follow(game, drawn);
        int shared = game.plies();
        goOn(game, setting, "opening of " + ready.rules(setting).setting(), number);
        return new GameAfterOpening(game, shared);
    }

    private BaselineOpenings.Drawn drawBaseline(int baseline, int number) {
        Rules rules = ready.rules(baseline);
        Game game = Game.fromStart(rules);
        goOn(game, baseline, "opening " + ready.experiment().ruleSet(baseline), number);
        BaselineOpenings.Drawn drawn = new BaselineOpenings.Drawn(
                MoveTexts.inTurn(rules.startPosition(), game.moves(), Notation.MACHINE),
                game.outcome().isPresent());
        baselines.keep(baseline, number, drawn);
        return drawn;
    }

    private void follow(Game game, BaselineOpenings.Drawn drawn) {
        for (int i = 0; i < drawn.moves().size() && game.outcome().isEmpty(); i++) {
            at.ply(i + 1);
            Verdict verdict = game.position().words().judge(drawn.moves().get(i), Notation.MACHINE);
            if (!(verdict instanceof Verdict.Legal legal)) {
                return;
            }
            boolean ends = drawn.ended() && i == drawn.moves().size() - 1;
            game.play(legal.move());
            if (game.outcome().isPresent() != ends) {
                game.takeBack();
                return;
            }
        }
    }

    /** Draws what is missing of an opening, unless the game is over. */
    private void goOn(Game game, int setting, String subject, int number) {
        if (game.plies() == rule.plies() || game.outcome().isPresent()) {
            return;
        }
        SplittableRandom random =
                new SplittableRandom(Seeds.derive(ready.experiment().seed(), subject, number));
        MoveDraw draw = draws.computeIfAbsent(setting, this::draw);
        draw.newOpening();
        while (game.plies() < rule.plies() && game.outcome().isEmpty()) {
            at.ply(game.plies() + 1);
            game.play(draw.draw(game, random));
        }
    }

    private MoveDraw draw(int setting) {
        if (rule.kind() == OpeningRule.Kind.SOFTMAX) {
            return new SoftMaxDraw(new SoftMax(ready.rules(setting), worths.of(setting)));
        }
        MoveList scratch = new MoveList();
        return (game, random) -> game.position().randomMove(random, scratch);
    }

    private record SoftMaxDraw(SoftMax softMax) implements MoveDraw {

        @Override
        public void newOpening() {
            softMax.newGame();
        }

        @Override
        public long draw(Game game, SplittableRandom random) {
            return softMax.draw(game, random);
        }
    }
}
