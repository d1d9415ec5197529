package org.plyspace.lab.compare;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Outcome;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.metric.GameSummary;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.play.Seeds;
import org.plyspace.lab.play.SoftMax;
import org.plyspace.lab.player.GamePlayer;
import org.plyspace.lab.player.PlayerException;
import org.plyspace.lab.player.PlayerSpec;
import org.plyspace.search.Choice;

/** Lets a machine play games of a rule set against itself, each independent of those before. For one thread. */
final class Host implements AutoCloseable {

    private final Entrant.Described described;
    private final ComparisonSettings settings;
    private final PlayerSpec spec;
    private final GamePlayer player;
    private final Optional<SoftMax> openings;

    Host(Entrant entrant, PlayerSpec spec, ComparisonSettings settings) {
        this.described = entrant.described();
        this.settings = settings;
        this.spec = spec;
        this.openings = spec.isRandom() || settings.openingPlies() == 0
                ? Optional.empty()
                : Optional.of(new SoftMax(described.rules(), entrant.values()));
        try {
            this.player = spec.make(described.rules());
        } catch (PlayerException refused) {
            throw new ComparisonException(refused.getMessage());
        }
    }

    /** The same for the same number, whatever was played before. */
    GameTrace play(int number) {
        List<Setup> starts = described.starts();
        Game game = new Game(described.rules(), starts.get(number % starts.size()));
        openings.ifPresent(softMax -> open(game, softMax, number));
        int openingPlies = game.plies();
        player.newGame(Seeds.derive(settings.seed(), described.rules().spec(), number));
        long[] depths = new long[2];
        int[] choices = new int[2];
        Optional<Outcome> outcome = game.outcome();
        while (outcome.isEmpty() && game.plies() < settings.maxPlies()) {
            Side side = game.position().sideToMove();
            Choice choice = choose(game);
            depths[side.index()] += choice.depth();
            choices[side.index()]++;
            game.play(choice.move());
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

    private Choice choose(Game game) {
        try {
            Choice choice = player.choose(game, Optional.empty());
            if (!game.position().isLegal(choice.move())) {
                throw new ComparisonException(spec + " chose a move that is not legal in "
                        + described.rules().spec());
            }
            return choice;
        } catch (PlayerException failed) {
            throw new ComparisonException(
                    spec + " failed in " + described.rules().spec() + ": " + failed.getMessage());
        }
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
