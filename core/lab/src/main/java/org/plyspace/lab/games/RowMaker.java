package org.plyspace.lab.games;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.plyspace.api.FailureException;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.numbers.GameReader;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.numbers.GameTrace;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.study.ReadyExperiment;

/** Makes rows of an experiment's games. Immutable, shared between threads. */
public final class RowMaker {

    private final ReadyExperiment ready;
    private final List<RuleTraits> traits;
    private final List<GameReader> readers;

    /**
     * Prepares the rows of an experiment's games.
     *
     * @throws org.plyspace.engine.VariantFailure if a rule set breaks
     */
    public RowMaker(ReadyExperiment ready) {
        this.ready = ready;
        this.traits = IntStream.range(0, ready.experiment().settings().size())
                .mapToObj(setting -> ready.ask(
                        setting,
                        "for its boards",
                        () -> RuleTraits.of(ready.rules(setting))
                                .withOdds(ready.odds(setting).isPresent())))
                .toList();
        this.readers = traits.stream().map(GameReader::new).toList();
    }

    /** The traits of a setting's rule set, from 0. */
    public RuleTraits traits(int setting) {
        return traits.get(setting);
    }

    /** The row of a game that was just played. */
    public GameRow played(PlayedGame<Long> game) {
        return row(
                game,
                GameTrace.of(
                        traits.get(game.setting()),
                        ready.start(game.setting(), game.opening()),
                        game.moves(),
                        game.summary()));
    }

    /**
     * The row of a stored game, which is replayed.
     *
     * @param name the name of the store in messages
     * @throws FailureException as {@link #replayed}
     */
    public GameRow stored(PlayedGame<String> game, String name) {
        return replayed(game, name, trace -> row(game, trace));
    }

    private GameRow row(PlayedGame<?> game, GameTrace trace) {
        return readers.get(game.setting()).row(trace, game.sharedPlies());
    }

    /**
     * Replays a game and checks its result: in a store from elsewhere, legal moves may still end otherwise than a line says.
     *
     * @param name the name of the store in messages
     * @param use uses the replayed game; may ask the rule set
     * @throws FailureException if a move is not legal, or the game does not end as the store says
     * @throws org.plyspace.engine.VariantFailure if the rule set breaks
     */
    public <T> T replayed(PlayedGame<String> game, String name, Function<GameTrace, T> use) {
        return ready.ask(game.setting(), "to replay game " + game.number(), () -> use.apply(replay(game, name)));
    }

    private GameTrace replay(PlayedGame<String> played, String name) {
        RuleTraits of = traits.get(played.setting());
        Rules rules = of.rules();
        Game game = GameTrace.replay(
                rules, ready.start(played.setting(), played.opening()), played.moves(), played.number());
        GameResult result = GameResult.of(game.outcome());
        if (result != played.result()) {
            throw unlike(
                    name, played, rules, "have the result " + played.result().text(), "has " + result.text());
        }
        String reason = game.outcome().map(Outcome::reason).orElse(PlayedGame.UNFINISHED);
        if (!reason.equals(played.reason())) {
            throw unlike(name, played, rules, "end by " + Texts.shorten(played.reason()), "ends by " + reason);
        }
        return GameTrace.of(of, game, played.summary());
    }

    private static FailureException unlike(
            String name, PlayedGame<String> played, Rules rules, String said, String found) {
        return new FailureException(
                name,
                "game " + played.number() + " is said to " + said + ", but by the rules of " + rules.setting() + " it "
                        + found + "; expected a game that was played by the same rules");
    }
}
