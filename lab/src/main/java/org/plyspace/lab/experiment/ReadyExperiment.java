package org.plyspace.lab.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.plyspace.api.Notation;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.metric.Metrics;
import org.plyspace.lab.metric.RuleTraits;
import org.plyspace.match.engine.EngineSpec;

/** An experiment whose rule sets and players are at hand. Immutable, shared between threads. */
public final class ReadyExperiment {

    private final Experiment experiment;
    private final List<ExperimentSetting> settings;
    private final List<EngineSpec> seats;
    private final Pairing pairing;
    /** By setting. */
    private final List<Integer> baselines;

    private ReadyExperiment(
            Experiment experiment,
            List<ExperimentSetting> settings,
            List<EngineSpec> seats,
            Pairing pairing,
            List<Integer> baselines) {
        this.experiment = experiment;
        this.settings = List.copyOf(settings);
        this.seats = List.copyOf(seats);
        this.pairing = pairing;
        this.baselines = List.copyOf(baselines);
    }

    /**
     * An experiment in memory. Its settings share more than their openings: so does, from then on, what an engine draws at random; and an engine that plays by chance alone
     * has no opening, and plays as in the baseline as long as the legal moves are the same.
     *
     * @param settings those of the experiment
     */
    public static ReadyExperiment inMemory(Experiment experiment, List<ExperimentSetting> settings) {
        return new ReadyExperiment(
                experiment,
                settings,
                experiment.players().stream().map(EngineSpec::parse).toList(),
                Pairing.CHANCE,
                baselines(experiment));
    }

    private static List<Integer> baselines(Experiment experiment) {
        return IntStream.range(0, experiment.settings().size())
                .mapToObj(experiment::baseline)
                .toList();
    }

    /** The same experiment, except that settings share nothing with a baseline that broke. */
    ReadyExperiment withoutBaselines(IntPredicate broken) {
        return new ReadyExperiment(
                experiment,
                settings,
                seats,
                pairing,
                IntStream.range(0, baselines.size())
                        .map(setting -> broken.test(baselines.get(setting)) ? setting : baselines.get(setting))
                        .boxed()
                        .toList());
    }

    /**
     * Finds what an experiment names, as {@link #of(Experiment, String, Registry, Function)}, where no setting may be {@code FILE#id}.
     *
     * @param place what messages call its file
     */
    public static ReadyExperiment of(Experiment experiment, String place, Registry all) {
        return of(experiment, place, all, file -> {
            throw new VariantException("rule sets of single files are not taken here; expected an id");
        });
    }

    /**
     * Finds what an experiment names.
     *
     * @param place what messages call its file
     * @param all the rule sets that there are
     * @param files what a single file brings, for settings {@code FILE#id}; asked once for each
     * @throws UsageException if a rule set or player is not there, two settings are the same, a rule set has no start, or every game
     *     of a player would be the same
     * @throws VariantFailure if a rule set breaks
     */
    public static ReadyExperiment of(
            Experiment experiment, String place, Registry all, Function<Path, Registry> files) {
        Map<Path, Registry> opened = new HashMap<>();
        List<ExperimentSetting> settings = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < experiment.settings().size(); i++) {
            String setting = experiment.settings().get(i);
            String field = place + ": field settings[" + i + "]";
            ExperimentSetting found =
                    named(field, () -> ExperimentSetting.of(setting, all, file -> opened.computeIfAbsent(file, files)));
            if (!names.add(found.name())) {
                throw new UsageException(
                        field,
                        "'" + Texts.shorten(setting) + "' is the same as another one: " + found.name()
                                + "; expected each once");
            }
            settings.add(found);
        }
        List<EngineSpec> seats = new ArrayList<>();
        for (int i = 0; i < experiment.players().size(); i++) {
            String player = experiment.players().get(i);
            String field = place + ": field players[" + i + "]";
            EngineSpec found = named(field, () -> EngineSpec.parse(player));
            if (experiment.openings().plies() == 0 && experiment.games() > 1 && !found.isSeeded()) {
                throw new UsageException(
                        field,
                        "'" + Texts.shorten(player) + "' would play the same game again and again from the start;"
                                + " expected openings such as softmax:20, one game, or an engine that draws at random");
            }
            seats.add(found);
        }
        return new ReadyExperiment(experiment, settings, seats, Pairing.OPENINGS, baselines(experiment));
    }

    private static <T> T named(String field, Supplier<T> find) {
        try {
            return find.get();
        } catch (VariantFailure asItIs) {
            throw asItIs;
        } catch (PlyspaceException none) {
            throw new UsageException(field, none.getMessage());
        }
    }

    /**
     * Refuses names of numbers that none of the settings has. That is for those who plan: what was played is read whatever it was for.
     *
     * @param place what messages call the experiment's file
     * @throws UsageException if a metric of the experiment, or of a hypothesis, is none
     * @throws VariantFailure if a rule set breaks
     */
    public void checkMetrics(String place) {
        if (experiment.metrics().isEmpty()
                && experiment.hypotheses().stream().allMatch(it -> it.metric().isEmpty())) {
            return;
        }
        List<RuleTraits> traits = new ArrayList<>();
        for (int i = 0; i < settings.size(); i++) {
            Rules rules = rules(i);
            traits.add(ask(i, "for its boards", () -> RuleTraits.of(rules)));
        }
        for (int i = 0; i < experiment.metrics().size(); i++) {
            checkMetric(
                    place + ": field metrics[" + i + "]", experiment.metrics().get(i), traits);
        }
        for (int i = 0; i < experiment.hypotheses().size(); i++) {
            String field = place + ": field hypotheses[" + i + "].metric";
            experiment.hypotheses().get(i).metric().ifPresent(metric -> checkMetric(field, metric, traits));
        }
    }

    private static void checkMetric(String field, String metric, List<RuleTraits> traits) {
        try {
            Metrics.checkName(metric, traits);
        } catch (UsageException none) {
            throw new UsageException(field, none.getMessage());
        }
    }

    /** What it is. */
    public Experiment experiment() {
        return experiment;
    }

    /** The rules of a setting, from 0. */
    public Rules rules(int setting) {
        return settings.get(setting).rules();
    }

    /** What tells a setting, from 0, from all others: its rules with all options that are not as usual, and the file that it names. */
    public String name(int setting) {
        return settings.get(setting).name();
    }

    /** The setting, from 0, whose openings a setting uses as far as it can; itself if it is the first of its rule set. */
    public int baseline(int setting) {
        return baselines.get(setting);
    }

    /** Whether others have a setting, from 0, as their baseline. */
    public boolean isFollowed(int setting) {
        return IntStream.range(0, baselines.size())
                .anyMatch(other -> other != setting && baselines.get(other) == setting);
    }

    /** What a game of a setting begins with, by the number of its opening. */
    public Setup start(int setting, int opening) {
        List<Setup> starts = settings.get(setting).starts();
        return starts.get(opening % starts.size());
    }

    /** Such a game, without any move. */
    Game begin(int setting, int opening) {
        return new Game(rules(setting), start(setting, opening));
    }

    /** Whether a player has no openings, and plays as in the baseline until the legal moves differ. */
    public boolean playsAlong(int player) {
        return pairing == Pairing.CHANCE && seats.get(player).isRandom();
    }

    /** What the openings are drawn by that are shared with a baseline. */
    String openingSubject(int baseline) {
        return pairing.opening(experiment.ruleSet(baseline));
    }

    /** The seed of an engine's moves in the game of an opening. */
    long seed(int setting, int player, int opening) {
        String subject = playsAlong(player) && baseline(setting) != setting
                ? "apart from " + experiment.ruleSet(setting)
                : pairing.game(rules(setting), seats.get(player));
        return Seeds.derive(experiment.seed(), subject, opening);
    }

    /** A game with its moves in machine form, as a store has them. */
    public PlayedGame<String> stored(PlayedGame<Long> game) {
        return game.with(
                MoveTexts.inTurn(begin(game.setting(), game.opening()).position(), game.moves(), Notation.MACHINE));
    }

    /** A player, from 0. */
    EngineSpec player(int player) {
        return seats.get(player);
    }

    /**
     * Asks the rule set of a setting a short question.
     *
     * @param asked in words, as {@code "for its moves"}
     * @throws VariantFailure if it throws anything that is not a refusal, or does not answer within {@link Registry#PATIENCE}
     */
    public <T> T ask(int setting, String asked, Supplier<T> question) {
        return settings.get(setting).ask(asked, question);
    }

    /**
     * Asks the rule set of a setting for something in whose course it may break, and whose time the caller looks at.
     *
     * @param asked in words, as {@code "for its moves"}
     * @throws VariantFailure if it throws anything that is not a refusal
     */
    public <T> T guard(int setting, String asked, Supplier<T> question) {
        return settings.get(setting).guard(asked, question);
    }

    /** What to say where the rule set of a setting did something wrong when asked. */
    VariantFailure failure(int setting, String asked, String how) {
        return settings.get(setting).failure(asked, how);
    }

    /** Whether a player names a file, which must be where it plays. */
    public boolean namesFiles() {
        return seats.stream().anyMatch(seat -> !seat.files().isEmpty());
    }

    /** Why its games need not come again, in words, for each player with whom it is so; empty if all do, wherever they are played. */
    public List<String> unrepeatable() {
        return seats.stream()
                .flatMap(seat -> seat.unrepeatable().map(why -> seat + ": " + why).stream())
                .toList();
    }

    /**
     * What a store of its games says of itself.
     *
     * @param version of Plyspace
     * @throws InputException if a file that the games depend on cannot be read
     */
    public Manifest manifest(String version) {
        return new Manifest(
                experiment, version, CoreBuild.digest(), unrepeatable().isEmpty(), files(), List.of(HostInfo.here()));
    }

    private List<SourceFile> files() {
        Set<SourceFile> files = new LinkedHashSet<>();
        settings.forEach(setting -> files.addAll(setting.files()));
        seats.forEach(seat -> files.addAll(SourceFiles.of(seat)));
        return List.copyOf(files);
    }
}
