package org.plyspace.lab.games;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.ReadyExperiment;

/** The games of an experiment's settings, added one by one. Confined to one thread. */
public final class GameColumns {

    private final ReadyExperiment ready;
    private final String place;
    private final RowMaker maker;
    private final PlayTogether together;
    private final List<SettingGames> columns = new ArrayList<>();

    /**
     * Creates the columns of an experiment, without games.
     *
     * @param place where the games are from, in messages
     * @throws org.plyspace.engine.VariantFailure if a rule set breaks
     */
    public GameColumns(ReadyExperiment ready, String place) {
        this.ready = ready;
        this.place = place;
        Experiment experiment = ready.experiment();
        GameNumbers numbers = experiment.numbers();
        this.maker = new RowMaker(ready);
        this.together = new PlayTogether(experiment);
        for (int column = 0; column < numbers.columns(); column++) {
            int setting = numbers.setting(column);
            String player = experiment.players().get(numbers.player(column));
            columns.add(new SettingGames(
                    new Setting(
                            ready.name(setting),
                            ready.rules(setting).variant().title(),
                            player,
                            Optional.of(experiment.openings(setting))),
                    maker.traits(setting)));
        }
    }

    /** The traits of each column's rules. */
    public List<RuleTraits> traits() {
        return columns.stream().map(SettingGames::traits).toList();
    }

    /**
     * Replays a game and adds it. Only in the order of their numbers do games show how much pairs have in common.
     *
     * @throws org.plyspace.api.FailureException if it did not end as stated: legal moves from elsewhere may end otherwise
     * @throws org.plyspace.api.UsageException if it is not legal
     */
    public void add(PlayedGame<String> game) {
        OptionalInt inCommon = together.of(game);
        maker.replayed(game, place, trace -> {
            column(game.number()).add(trace, inCommon);
            return trace;
        });
    }

    /** Adds a game by its row. */
    public void add(GameRow row) {
        column(row.summary().number()).add(row);
    }

    private SettingGames column(int number) {
        return columns.get(ready.experiment().numbers().column(number));
    }

    /** The columns that have games, those of one engine after the other. */
    public List<SettingGames> played() {
        return IntStream.range(0, columns.size())
                .boxed()
                .sorted(Comparator.comparing(
                        column -> ready.experiment().numbers().player(column)))
                .map(columns::get)
                .filter(column -> column.size() > 0)
                .toList();
    }
}
