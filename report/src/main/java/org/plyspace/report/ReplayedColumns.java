package org.plyspace.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.FailureException;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.GameNumbers;
import org.plyspace.lab.experiment.OpeningRule;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.metric.RuleTraits;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingGames;

/** The games of an experiment's settings, replayed one by one. Confined to one thread. */
final class ReplayedColumns {

    private final ReadyExperiment ready;
    private final String place;
    private final List<SettingGames> columns = new ArrayList<>();

    /**
     * Creates the columns of an experiment, without games.
     *
     * @param place where the games are from, in messages
     * @throws org.plyspace.engine.VariantFailure if a rule set breaks
     */
    ReplayedColumns(ReadyExperiment ready, String place) {
        this.ready = ready;
        this.place = place;
        Experiment experiment = ready.experiment();
        GameNumbers numbers = experiment.numbers();
        boolean shared = experiment.openings().kind() != OpeningRule.Kind.START;
        for (int column = 0; column < numbers.columns(); column++) {
            int setting = numbers.setting(column);
            String player = experiment.players().get(numbers.player(column));
            columns.add(ready.ask(
                    setting,
                    "for its boards",
                    () -> new SettingGames(
                            new Setting(
                                    ready.name(setting),
                                    ready.rules(setting).variant().title(),
                                    player,
                                    shared ? Optional.of(experiment.ruleSet(setting)) : Optional.empty()),
                            RuleTraits.of(ready.rules(setting)))));
        }
    }

    /** The traits of each column's rules. */
    List<RuleTraits> traits() {
        return columns.stream().map(SettingGames::traits).toList();
    }

    /**
     * Replays a game and adds it.
     *
     * @throws FailureException if it did not end as it is said to: legal moves from elsewhere may end otherwise
     * @throws org.plyspace.api.UsageException if it is not legal
     */
    void add(PlayedGame<String> game) {
        SettingGames column = columns.get(ready.experiment().numbers().column(game.number()));
        column.add(ready.ask(game.setting(), "to replay game " + game.number(), () -> replayed(game, column.traits())));
    }

    private GameTrace replayed(PlayedGame<String> played, RuleTraits traits) {
        Rules rules = traits.rules();
        Game game = GameTrace.replay(rules, rules.start(), played.moves(), played.number());
        GameResult result = GameResult.of(game.outcome());
        if (result != played.result()) {
            throw new FailureException(
                    place,
                    "game " + played.number() + " is said to have the result "
                            + played.result().text()
                            + ", but by the rules of " + rules.setting() + " it has " + result.text()
                            + "; expected a game that was played by the same rules");
        }
        return GameTrace.of(traits, game, played.summary());
    }

    /** The columns that have games, those of one engine after the other. */
    List<SettingGames> played() {
        return IntStream.range(0, columns.size())
                .boxed()
                .sorted(Comparator.comparing(
                        column -> ready.experiment().numbers().player(column)))
                .map(columns::get)
                .filter(column -> column.size() > 0)
                .toList();
    }
}
