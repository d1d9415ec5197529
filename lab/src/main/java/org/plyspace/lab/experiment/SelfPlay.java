package org.plyspace.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Seeds;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.search.EngineMove;

/**
 * Plays the games of one player in one setting, both sides of each by the same machine, which forgets each game before the next. So a game
 * does not depend on what was played before it. For one thread.
 */
final class SelfPlay implements AutoCloseable {

    private final Experiment experiment;
    private final GameNumbers numbers;
    private final Rules rules;
    private final String seeds;
    private final GameOpener opener;
    private final Heartbeat at;
    private final GameEngine player;

    /**
     * Of a column.
     *
     * @param column as {@link GameNumbers#column} counts them
     * @param at hears of each ply
     * @throws EngineFailedException if the player is another program that does not start, or does not play the rule set
     */
    SelfPlay(ReadyExperiment ready, int column, GameOpener opener, Heartbeat at) {
        this.experiment = ready.experiment();
        this.numbers = experiment.numbers();
        this.opener = opener;
        this.at = at;
        this.rules = ready.rules(numbers.setting(column));
        this.player = ready.player(numbers.player(column)).make(rules);
        this.seeds = "games of " + ready.player(numbers.player(column)) + " in " + rules.setting();
    }

    /**
     * Plays a game.
     *
     * @param number of this column
     * @throws EngineFailedException if the engine fails
     */
    PlayedGame play(int number) {
        int opening = numbers.opening(number);
        GameAfterOpening opened = opener.open(numbers.setting(number), opening);
        Game game = opened.game();
        int openingPlies = game.plies();
        List<Integer> depths = new ArrayList<>();
        player.newGame(Seeds.derive(experiment.seed(), seeds, opening));
        Optional<Outcome> outcome = game.outcome();
        while (outcome.isEmpty() && game.plies() < experiment.maxPlies()) {
            at.ply(game.plies() + 1);
            EngineMove engineMove = player.choose(game, Optional.empty());
            if (!game.position().isLegal(engineMove.move())) {
                throw new EngineFailedException("it chose a move that is not legal");
            }
            game.play(engineMove.move());
            depths.add(engineMove.depth());
            outcome = game.outcome();
        }
        return new PlayedGame(
                number,
                numbers.setting(number),
                numbers.player(number),
                opening,
                openingPlies,
                opened.sharedPlies(),
                MoveTexts.inTurn(rules.startPosition(), game.moves(), Notation.MACHINE),
                GameResult.of(outcome),
                outcome.map(Outcome::reason).orElse(PlayedGame.UNFINISHED),
                depths);
    }

    @Override
    public void close() {
        player.close();
    }
}
