package org.plyspace.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantException;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.ExperimentException;
import org.plyspace.lab.experiment.GameNumbers;
import org.plyspace.lab.experiment.OpeningRule;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.experiment.Store;
import org.plyspace.lab.metric.GameSummary;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTableMaker;
import org.plyspace.lab.metric.RuleTraits;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingGames;

/** What the games of a store come to. The same games give the same table, whatever the order in which they ended. */
public final class StoredResults {

    private final Store store;
    private final Experiment experiment;
    private final ReadyExperiment ready;
    private final Registry registry;

    /**
     * Of a store.
     *
     * @throws ExperimentException if a rule set of the experiment is not there
     */
    public StoredResults(Store store, Registry registry) {
        this.store = store;
        this.experiment = store.experiment();
        this.registry = registry;
        this.ready = ReadyExperiment.of(experiment, store.name(), registry);
    }

    /** The store. */
    public Store store() {
        return store;
    }

    /** Its rule sets, whom it is to be asked of. */
    public Registry registry() {
        return registry;
    }

    /** The rules of a setting, from 0. */
    public Rules rules(int setting) {
        return ready.rules(setting);
    }

    /**
     * Which rules are here others than those that the games were played by, for people; empty if none are.
     *
     * @param version of Plyspace
     */
    public List<String> otherFiles(String version) {
        Set<String> digests = new LinkedHashSet<>();
        ready.manifest(version).files().forEach(file -> digests.add(file.sha256()));
        return store.manifest().files().stream()
                .filter(file -> !digests.contains(file.sha256()))
                .map(file -> Texts.printable(file.file()) + " of " + Texts.printable(file.usedBy())
                        + " is another file here than the one that the games were played with")
                .toList();
    }

    /**
     * Replays all games and sums them up.
     *
     * @param metrics ids of metrics or of single numbers, such as {@code length:median}, that alone are told; if empty, those that the
     *     experiment is for
     * @param baseline the setting that all others are compared with; if empty, the settings of each rule set are compared with its first
     *     one, and the first ones, in a family of their own, with that of the first rule set
     * @param done hears after each game how many were replayed
     * @throws ExperimentException if no setting is the baseline, or there is no game
     * @throws org.plyspace.lab.metric.MetricException if a game is not legal by the rules that are here
     * @throws org.plyspace.engine.VariantFailure if a rule set breaks
     */
    public StoredSummary sum(List<String> metrics, Optional<String> baseline, IntConsumer done) {
        List<String> wanted = metrics.isEmpty() ? experiment.metrics() : metrics;
        List<UnaryOperator<String>> families = families(baseline);
        List<SettingGames> columns = columns();
        int[] count = new int[1];
        try (Stream<PlayedGame> games = store.games()) {
            games.forEach(game -> {
                add(game, columns);
                done.accept(++count[0]);
            });
        }
        if (count[0] == 0) {
            throw new ExperimentException(store.name(), "there is no game in it yet; expected some");
        }
        List<SettingGames> played = IntStream.range(0, columns.size())
                .boxed()
                .sorted(Comparator.comparing(column -> experiment.numbers().player(column)))
                .map(columns::get)
                .filter(column -> column.size() > 0)
                .toList();
        ResultTableMaker maker = new ResultTableMaker(played, experiment.seed(), row -> isWanted(row, wanted));
        return new StoredSummary(maker.make(families), new HypothesisTests(maker, this::spec).of(experiment));
    }

    private static boolean isWanted(MetricRow row, List<String> wanted) {
        return wanted.isEmpty()
                || wanted.contains(row.id())
                || wanted.contains(row.metric().id());
    }

    private void add(PlayedGame game, List<SettingGames> columns) {
        SettingGames column = columns.get(experiment.numbers().column(game.number()));
        String spec = experiment.settings().get(game.setting());
        column.add(registry.guard(
                spec,
                "to replay game " + game.number(),
                () -> GameTrace.of(column.traits(), column.traits().rules().start(), game.moves(), summary(game))));
    }

    private static GameSummary summary(PlayedGame game) {
        return new GameSummary(
                game.number(),
                game.opening(),
                game.openingPlies(),
                game.result(),
                game.reason(),
                game.meanDepth(Side.WHITE).orElse(0),
                game.meanDepth(Side.BLACK).orElse(0));
    }

    private List<SettingGames> columns() {
        GameNumbers numbers = experiment.numbers();
        List<SettingGames> columns = new ArrayList<>();
        boolean shared = experiment.openings().kind() != OpeningRule.Kind.START;
        for (int column = 0; column < numbers.columns(); column++) {
            int setting = numbers.setting(column);
            String player = experiment.players().get(numbers.player(column));
            columns.add(registry.guard(
                    experiment.settings().get(setting),
                    "for its boards",
                    () -> new SettingGames(
                            new Setting(
                                    ready.rules(setting).spec(),
                                    ready.rules(setting).variant().title(),
                                    player,
                                    shared ? Optional.of(experiment.ruleSet(setting)) : Optional.empty()),
                            RuleTraits.of(ready.rules(setting)))));
        }
        return columns;
    }

    /** Settings with the first of their rule set, and the first ones with each other; or all with one. */
    private List<UnaryOperator<String>> families(Optional<String> baseline) {
        List<String> specs = IntStream.range(0, experiment.settings().size())
                .mapToObj(setting -> ready.rules(setting).spec())
                .toList();
        if (baseline.isPresent()) {
            String wanted = spec(baseline.get());
            if (!specs.contains(wanted)) {
                throw new ExperimentException(
                        store.name(),
                        "no setting is '" + Texts.shorten(baseline.get())
                                + "', which is to be the baseline; expected one of " + String.join(", ", specs));
            }
            return List.of(any -> wanted);
        }
        UnaryOperator<String> within = spec -> specs.get(experiment.baseline(specs.indexOf(spec)));
        return List.of(within, spec -> within.apply(spec).equals(spec) ? specs.get(0) : spec);
    }

    private String spec(String asked) {
        try {
            return registry.rules(asked).spec();
        } catch (VariantException none) {
            return asked;
        }
    }
}
