package org.plyspace.lab.verdict;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.lab.games.GameColumns;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.ResultSource;
import org.plyspace.lab.numbers.GameTrace;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.numbers.ResultTableMaker;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ReadyExperiment;

/** The results of the games in a store or in rows. The same games give the same table, in any order. */
public final class StoredResults {

    private static final int SAMPLED = 25;

    private final ResultSource source;
    private final Experiment experiment;
    private final ReadyExperiment ready;
    private final Registry all;

    /**
     * Opens the results of games.
     *
     * @param all all available rule sets
     * @param files gives the rule sets of a single file
     * @throws UsageException if a rule set of the experiment is missing
     */
    public StoredResults(ResultSource source, Registry all, Function<Path, Registry> files) {
        this.source = source;
        this.experiment = source.manifest().experiment();
        this.all = all;
        this.ready = ReadyExperiment.ofPlayed(experiment, source.name(), all, files);
    }

    /** The games. */
    public ResultSource source() {
        return source;
    }

    /** Asks a setting's rule set, see {@link ReadyExperiment#ask}. */
    public <T> T ask(int setting, String subject, Supplier<T> question) {
        return ready.ask(setting, subject, question);
    }

    /** The name of a setting in the table, see {@link ReadyExperiment#name}. */
    public String name(int setting) {
        return ready.name(setting);
    }

    /** The rules of a setting, from 0. */
    public Rules rules(int setting) {
        return ready.rules(setting);
    }

    /** The game of median length among the first {@value #SAMPLED} ones of each column, in the order of columns. */
    public List<PlayedGame<String>> medianGames() {
        Map<Integer, List<Length>> lengths;
        try (Stream<PlayedGame<String>> games = source.games()) {
            lengths = games.filter(game -> game.opening() < SAMPLED)
                    .map(game -> new Length(game.moves().size(), game.number()))
                    .sorted(Comparator.comparingInt(Length::plies).thenComparingInt(Length::number))
                    .collect(Collectors.groupingBy(
                            length -> experiment.numbers().column(length.number()), Collectors.toList()));
        }
        Set<Integer> chosen = lengths.values().stream()
                .map(all -> all.get((all.size() - 1) / 2).number())
                .collect(Collectors.toSet());
        try (Stream<PlayedGame<String>> games = source.games()) {
            return games.filter(game -> chosen.contains(game.number()))
                    .sorted(Comparator.comparingInt(game -> experiment.numbers().column(game.number())))
                    .toList();
        }
    }

    private record Length(int plies, int number) {}

    /** Replays a game; the caller asks for it by {@link #ask}. */
    public Game replay(PlayedGame<String> game) {
        return GameTrace.replay(
                rules(game.setting()), start(game.setting(), game.opening()), game.moves(), game.number());
    }

    /** The setup from which a game of a setting began, by the number of its opening. */
    public Setup start(int setting, int opening) {
        return ready.start(setting, opening);
    }

    /**
     * The rules, or the program, that differ here from those with which the games were played, for people; empty if all are the same.
     *
     * @param version the version of Plyspace
     */
    public List<String> otherFiles(String version) {
        return source.manifest().provenance().unlike(Manifest.of(ready, version).provenance());
    }

    /**
     * Sums up all games.
     *
     * @param metrics the ids of the metrics or single numbers, such as {@code length:median}, to include; if empty, those that the
     *     experiment lists
     * @param baseline the setting with which all others are compared; if empty, the settings of each rule set are compared with its
     *     first one, and these first ones, in a family of their own, with that of the first rule set
     * @param done receives the number of games read so far, after each game
     * @throws UsageException if no setting is the baseline, it has no games, or a game did not end as the store says
     * @throws org.plyspace.api.UsageException if a metric does not exist, or a game is not legal under the rules installed here
     * @throws org.plyspace.engine.VariantFailure if a rule set breaks
     */
    public StoredSummary sum(List<String> metrics, Optional<String> baseline, IntConsumer done) {
        List<String> names = metrics.isEmpty() ? experiment.metrics() : metrics;
        List<UnaryOperator<String>> families = families(baseline);
        GameColumns columns = new GameColumns(ready, source.name());
        metrics.forEach(name -> Metrics.checkName(name, columns.traits()));
        source.addTo(columns, done);
        List<SettingGames> played = columns.played();
        if (played.isEmpty()) {
            throw new UsageException(source.name(), "it has no games yet; expected some");
        }
        ResultTableMaker maker = names.isEmpty()
                ? new ResultTableMaker(played, experiment.seed())
                : new ResultTableMaker(
                        played, experiment.seed(), row -> names.stream().anyMatch(row::isNamed));
        HypothesisTests tests = new HypothesisTests(ready, played, maker);
        List<HypothesisResult> hypotheses = tests.results();
        return new StoredSummary(
                maker.make(families),
                hypotheses,
                EffectBreakdown.of(tests, hypotheses),
                OddsValues.of(ready, played),
                experiment,
                source.manifest().grownFrom());
    }

    /**
     * Reads all games for the verdicts on the experiment's hypotheses alone.
     *
     * @param done receives the number of games read so far, after each game
     */
    public List<HypothesisResult> hypotheses(IntConsumer done) {
        return new HypothesisTests(ready, played(done)).results();
    }

    /** Reads all games. Returns the columns that have any, those of one engine after the other. */
    public List<SettingGames> played(IntConsumer done) {
        GameColumns columns = new GameColumns(ready, source.name());
        source.addTo(columns, done);
        return columns.played();
    }

    /** The families of comparisons: settings with the first of their rule set, and the first ones with each other; or all with one. */
    private List<UnaryOperator<String>> families(Optional<String> baseline) {
        List<String> specs = IntStream.range(0, experiment.settings().size())
                .mapToObj(ready::name)
                .toList();
        if (baseline.isPresent()) {
            String before = spec(baseline.get());
            if (!specs.contains(before)) {
                throw new UsageException(
                        source.name(),
                        "no setting is '" + Texts.shorten(baseline.get())
                                + "', which is to be the baseline; expected one of " + String.join(", ", specs));
            }
            return List.of(any -> before);
        }
        UnaryOperator<String> within = spec -> specs.get(experiment.baseline(specs.indexOf(spec)));
        Optional<String> first =
                specs.stream().filter(spec -> !hasOdds(specs, spec)).findFirst();
        return List.of(
                within, spec -> within.apply(spec).equals(spec) && !hasOdds(specs, spec) ? first.orElse(spec) : spec);
    }

    private boolean hasOdds(List<String> specs, String spec) {
        return experiment.hasOdds(specs.indexOf(spec));
    }

    /** Finds the setting meant by its name in the experiment, or by its full name. */
    private String spec(String name) {
        int setting = experiment.settings().indexOf(name);
        if (setting >= 0) {
            return ready.name(setting);
        }
        try {
            return all.rules(name).setting();
        } catch (VariantException | VariantFailure none) {
            return name;
        }
    }
}
