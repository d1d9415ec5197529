package org.plyspace.lab.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.plyspace.api.Outcome;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.match.SelfPlay;

/** Plays the games of one engine in one setting of an experiment. For one thread. */
public final class ColumnPlay implements AutoCloseable {

    private final ReadyExperiment ready;
    private final GameNumbers numbers;
    private final ExperimentGames games;
    private final GameOpener opener;
    private final IntConsumer next;
    private final SelfPlay engine;

    /**
     * Creates the engine.
     *
     * @param next receives the number of each ply, from 1, before it is played
     * @throws org.plyspace.match.engine.EngineFailedException if the engine is another program that does not start, or does not play the rule set
     */
    ColumnPlay(ReadyExperiment ready, int column, ExperimentGames games, GameOpener opener, IntConsumer next) {
        this.ready = ready;
        this.numbers = ready.experiment().numbers();
        this.games = games;
        this.opener = opener;
        this.next = next;
        this.engine = new SelfPlay(ready.rules(numbers.setting(column)), ready.player(numbers.player(column)));
    }

    /**
     * Plays a game; it does not depend on the games played before.
     *
     * @param number the number of the game
     * @throws org.plyspace.match.engine.EngineFailedException if the engine fails
     */
    public PlayedGame<Long> play(int number) {
        int setting = numbers.setting(number);
        int player = numbers.player(number);
        int opening = numbers.opening(number);
        GameOpener.GameAfterOpening opened = opener.open(numbers.column(number), opening);
        Game game = opened.game();
        List<Integer> depths = new ArrayList<>(Collections.nCopies(game.plies() - opened.openingPlies(), 0));
        long seed = ready.seed(setting, player, opening);
        depths.addAll(engine.play(game, seed, ready.experiment().maxPlies(), next));
        if (ready.playsAlong(player) && ready.baseline(setting) == setting && ready.isFollowed(setting)) {
            games.chance.save(
                    numbers.column(number),
                    opening,
                    new ExperimentGames.BaselineMoves.Drawn(game.moves(), List.of(), true));
        }
        Optional<Outcome> outcome = game.outcome();
        return new PlayedGame<>(
                number,
                setting,
                player,
                opening,
                opened.openingPlies(),
                opened.sharedPlies(),
                game.moves(),
                GameResult.of(outcome),
                outcome.map(Outcome::reason).orElse(PlayedGame.UNFINISHED),
                depths);
    }

    @Override
    public void close() {
        engine.close();
    }
}
