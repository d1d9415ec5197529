package org.plyspace.lab.compare;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Outcome;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Seeds;
import org.plyspace.lab.metric.GameSummary;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.match.SoftMax;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.search.EngineMove;

/** Lets an engine play games of a rule set against itself, each independent of those before. For one thread. */
final class Host implements AutoCloseable {

    private final LoadedSetting.Described described;
    private final ComparisonSettings settings;
    private final EngineSpec spec;
    private final GameEngine player;
    private final Optional<SoftMax> openings;

    Host(LoadedSetting loadedSetting, EngineSpec spec, ComparisonSettings settings) {
        this.described = loadedSetting.described();
        this.settings = settings;
        this.spec = spec;
        this.openings = spec.isRandom() || settings.openingPlies() == 0
                ? Optional.empty()
                : Optional.of(new SoftMax(described.rules(), loadedSetting.values()));
        this.player = spec.make(described.rules());
    }

    /** The same for the same number, whatever was played before. */
    GameTrace play(int number) {
        List<Setup> starts = described.starts();
        Game game = new Game(described.rules(), starts.get(number % starts.size()));
        openings.ifPresent(softMax -> open(game, softMax, number));
        int openingPlies = game.plies();
        player.newGame(Seeds.derive(settings.seed(), described.rules().setting(), number));
        long[] depths = new long[2];
        int[] choices = new int[2];
        Optional<Outcome> outcome = game.outcome();
        while (outcome.isEmpty() && game.plies() < settings.maxPlies()) {
            Side side = game.position().sideToMove();
            EngineMove engineMove = choose(game);
            depths[side.index()] += engineMove.depth();
            choices[side.index()]++;
            game.play(engineMove.move());
            outcome = game.outcome();
        }
        GameSummary summary = new GameSummary(
                number,
                number,
                openingPlies,
                GameResult.of(outcome),
                outcome.map(Outcome::reason).orElse(""),
                choices[0] == 0 ? 0 : (double) depths[0] / choices[0],
                choices[1] == 0 ? 0 : (double) depths[1] / choices[1]);
        return GameTrace.of(described.traits(), game, summary);
    }

    private EngineMove choose(Game game) {
        EngineMove engineMove;
        try {
            engineMove = player.choose(game, Optional.empty());
        } catch (EngineFailedException failed) {
            throw new EngineFailedException(
                    spec + " failed in " + described.rules().setting() + ": " + failed.getMessage());
        }
        if (!game.position().isLegal(engineMove.move())) {
            throw EngineFailedException.illegalMove(spec + " chose a move that is not legal in "
                    + described.rules().setting());
        }
        return engineMove;
    }

    /** Rule sets of one id draw by the same random numbers, so that openings are alike as far as the rules are. */
    private void open(Game game, SoftMax softMax, int number) {
        SplittableRandom random = new SplittableRandom(Seeds.derive(
                settings.seed(), "opening of " + described.rules().variant().id(), number));
        softMax.newGame();
        int plies = Math.min(settings.openingPlies(), settings.maxPlies());
        while (game.plies() < plies && game.outcome().isEmpty()) {
            game.play(softMax.draw(game, random));
        }
    }

    @Override
    public void close() {
        player.close();
    }
}
