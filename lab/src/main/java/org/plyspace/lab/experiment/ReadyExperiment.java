package org.plyspace.lab.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.metric.MetricException;
import org.plyspace.lab.metric.Metrics;
import org.plyspace.lab.metric.RuleTraits;
import org.plyspace.lab.player.PlayerSpec;

/** An experiment whose rule sets and players are at hand. Immutable, shared between threads. */
public final class ReadyExperiment {

    private final Experiment experiment;
    private final List<ReadySetting> settings;
    private final List<PlayerSpec> players;

    private ReadyExperiment(Experiment experiment, List<ReadySetting> settings, List<PlayerSpec> players) {
        this.experiment = experiment;
        this.settings = List.copyOf(settings);
        this.players = List.copyOf(players);
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
     * @throws ExperimentException if a rule set or player is not there, two settings are the same, a rule set has no start, or every game
     *     of a player would be the same
     * @throws VariantFailure if a rule set breaks
     */
    public static ReadyExperiment of(
            Experiment experiment, String place, Registry all, Function<Path, Registry> files) {
        Map<Path, Registry> opened = new HashMap<>();
        List<ReadySetting> settings = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < experiment.settings().size(); i++) {
            String setting = experiment.settings().get(i);
            String field = place + ": field settings[" + i + "]";
            ReadySetting found =
                    named(field, () -> ReadySetting.of(setting, all, file -> opened.computeIfAbsent(file, files)));
            if (!names.add(found.name())) {
                throw new ExperimentException(
                        field,
                        "'" + Texts.shorten(setting) + "' is the same as another one: " + found.name()
                                + "; expected each once");
            }
            settings.add(found);
        }
        List<PlayerSpec> players = new ArrayList<>();
        for (int i = 0; i < experiment.players().size(); i++) {
            String player = experiment.players().get(i);
            String field = place + ": field players[" + i + "]";
            PlayerSpec found = named(field, () -> PlayerSpec.parse(player));
            if (experiment.openings().plies() == 0 && experiment.games() > 1 && !found.isSeeded()) {
                throw new ExperimentException(
                        field,
                        "'" + Texts.shorten(player) + "' would play the same game again and again from the start;"
                                + " expected openings such as softmax:20, one game, or a player that draws at random");
            }
            players.add(found);
        }
        return new ReadyExperiment(experiment, settings, players);
    }

    private static <T> T named(String field, Supplier<T> find) {
        try {
            return find.get();
        } catch (VariantFailure asItIs) {
            throw asItIs;
        } catch (PlyspaceException none) {
            throw new ExperimentException(field, none.getMessage());
        }
    }

    /**
     * Refuses names of numbers that none of the settings has. That is for those who plan: what was played is read whatever it was for.
     *
     * @param place what messages call the experiment's file
     * @throws ExperimentException if a metric of the experiment, or of a hypothesis, is none
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
            traits.add(guard(i, "for its boards", () -> RuleTraits.of(rules)));
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
        } catch (MetricException none) {
            throw new ExperimentException(field, none.getMessage());
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

    /** A player, from 0. */
    PlayerSpec player(int player) {
        return players.get(player);
    }

    /**
     * Asks the rule set of a setting for something in whose course it may break.
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
        return players.stream().anyMatch(player -> !player.files().isEmpty());
    }

    /** Why its games need not come again, in words, for each player with whom it is so; empty if all do, wherever they are played. */
    public List<String> unrepeatable() {
        return players.stream()
                .flatMap(player -> player.unrepeatable().map(why -> player + ": " + why).stream())
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
                experiment, version, CoreBuild.digest(), unrepeatable().isEmpty(), files(), List.of(Machine.here()));
    }

    private List<SourceFile> files() {
        Set<SourceFile> files = new LinkedHashSet<>();
        settings.forEach(setting -> files.addAll(setting.files()));
        players.forEach(player -> files.addAll(SourceFiles.of(player)));
        return List.copyOf(files);
    }
}
