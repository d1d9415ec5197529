package org.plyspace.lab.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.match.engine.EngineSpec;

/** An experiment whose rule sets and engines are available. Immutable, shared between threads. */
public final class ReadyExperiment {

    private final Experiment experiment;
    private final List<ExperimentSetting> settings;
    /** The engines; empty where people played. */
    private final List<Optional<EngineSpec>> seats;

    private final Pairing pairing;
    /** The baseline of each setting. */
    private final List<Integer> baselines;

    private ReadyExperiment(
            Experiment experiment,
            List<ExperimentSetting> settings,
            List<Optional<EngineSpec>> seats,
            Pairing pairing,
            List<Integer> baselines) {
        this.experiment = experiment;
        this.settings = List.copyOf(settings);
        this.seats = List.copyOf(seats);
        this.pairing = pairing;
        this.baselines = List.copyOf(baselines);
    }

    /**
     * Creates an experiment in memory. An engine that plays by chance alone has no openings in it.
     *
     * @param settings the settings of the experiment
     */
    public static ReadyExperiment inMemory(Experiment experiment, List<ExperimentSetting> settings) {
        return new ReadyExperiment(
                experiment,
                settings,
                experiment.players().stream()
                        .map(EngineSpec::parse)
                        .map(Optional::of)
                        .toList(),
                Pairing.CHANCE,
                baselines(experiment));
    }

    private static List<Integer> baselines(Experiment experiment) {
        return IntStream.range(0, experiment.settings().size())
                .mapToObj(experiment::baseline)
                .toList();
    }

    /** The same experiment, except that settings share nothing with a baseline that broke. */
    public ReadyExperiment withoutBaselines(IntPredicate broken) {
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
     * Finds what an experiment names, like {@link #of(Experiment, String, Registry, Function)}, but no setting may be {@code FILE#id}.
     *
     * @param place the name of its file in messages
     */
    public static ReadyExperiment of(Experiment experiment, String place, Registry all) {
        return of(experiment, place, all, file -> {
            throw new VariantException("rule sets of single files are not taken here; expected an id");
        });
    }

    /**
     * Finds what an experiment names.
     *
     * @param place the name of its file in messages
     * @param all all available rule sets
     * @param files gives the rule sets of a single file, for settings {@code FILE#id}; called once for each
     * @throws UsageException if a rule set or engine does not exist, two settings are the same, a rule set has no start, or every game
     *     of an engine would be the same
     * @throws VariantFailure if a rule set breaks
     */
    public static ReadyExperiment of(
            Experiment experiment, String place, Registry all, Function<Path, Registry> files) {
        int people = experiment.players().indexOf(Experiment.PEOPLE);
        if (people >= 0) {
            throw new UsageException(
                    place + ": field players[" + people + "]",
                    "'people' is not an engine; adopt games of people with 'study adopt'");
        }
        return ofPlayed(experiment, place, all, files);
    }

    /**
     * Finds what an experiment names whose games were played, perhaps by people too; otherwise like {@link #of(Experiment, String,
     * Registry, Function)}.
     *
     * @param place the name of the store or file in messages
     */
    public static ReadyExperiment ofPlayed(
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
        List<Optional<EngineSpec>> seats = new ArrayList<>();
        for (int i = 0; i < experiment.players().size(); i++) {
            String player = experiment.players().get(i);
            if (player.equals(Experiment.PEOPLE)) {
                seats.add(Optional.empty());
                continue;
            }
            String field = place + ": field players[" + i + "]";
            EngineSpec found = named(field, () -> EngineSpec.parse(player));
            if (experiment.openings().plies() == 0 && experiment.games() > 1 && !found.isSeeded()) {
                throw new UsageException(
                        field,
                        "'" + Texts.shorten(player) + "' would play the same game again and again from the start;"
                                + " expected openings such as softmax:20, one game, or an engine that draws at random");
            }
            seats.add(Optional.of(found));
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
     * Refuses names of numbers that no setting has, and hypotheses that games cannot decide. For planning only: games that were played are
     * read regardless.
     *
     * @param place the name of the experiment's file in messages
     * @throws UsageException if a metric of the experiment, or of a hypothesis, does not exist, or a hypothesis makes no sense
     * @throws VariantFailure if a rule set breaks
     */
    public void checkPurpose(String place) {
        if (experiment.metrics().isEmpty()
                && experiment.hypotheses().stream()
                        .allMatch(it -> it.expectations().isEmpty())) {
            return;
        }
        List<RuleTraits> traits = new ArrayList<>();
        for (int i = 0; i < settings.size(); i++) {
            Rules rules = rules(i);
            traits.add(ask(i, "for its boards", () -> RuleTraits.of(rules)).withOdds(odds(i).isPresent()));
        }
        for (int i = 0; i < experiment.metrics().size(); i++) {
            checkMetric(
                    place + ": field metrics[" + i + "]", experiment.metrics().get(i), traits);
        }
        new HypothesisChecks(experiment, traits, place).check();
    }

    /** Refuses the name of a number that no rule set has. */
    static void checkMetric(String field, String metric, List<RuleTraits> traits) {
        try {
            Metrics.checkName(metric, traits);
        } catch (UsageException none) {
            throw new UsageException(field, none.getMessage());
        }
    }

    /** The experiment. */
    public Experiment experiment() {
        return experiment;
    }

    /** The rules of a setting, from 0. */
    public Rules rules(int setting) {
        return settings.get(setting).rules();
    }

    /**
     * The name that distinguishes a setting, from 0, from all others: its rules with all options that differ from their defaults, and
     * the file that it names.
     */
    public String name(int setting) {
        return settings.get(setting).name();
    }

    /** The first setting of a setting's rule set, both from 0; later ones reuse its openings where they are legal. */
    public int baseline(int setting) {
        return baselines.get(setting);
    }

    /** Whether a setting, from 0, is the baseline of others. */
    public boolean isFollowed(int setting) {
        return IntStream.range(0, baselines.size())
                .anyMatch(other -> other != setting && baselines.get(other) == setting);
    }

    /** The setup from which a game of a setting begins, by the number of its opening. */
    public Setup start(int setting, int opening) {
        List<Setup> starts = settings.get(setting).starts();
        return odds(setting)
                .map(odds -> odds.start(experiment.seed(), opening))
                .orElseGet(() -> starts.get(opening % starts.size()));
    }

    /** What sides lack at the start of a setting, from 0; empty if nothing. */
    public Optional<Odds> odds(int setting) {
        return settings.get(setting).odds();
    }

    /** The text of the position from which a game with odds begins; empty if sides lack nothing. */
    public Optional<String> oddsStart(int setting, int opening) {
        return odds(setting)
                .map(odds -> ask(
                        setting,
                        "for the start of a game",
                        () -> rules(setting)
                                .position(start(setting, opening), Purpose.GAME)
                                .words()
                                .text()));
    }

    /** Creates such a game, without any moves. */
    public Game begin(int setting, int opening) {
        return new Game(rules(setting), start(setting, opening));
    }

    /** Whether an engine plays by chance alone, and thus as in the baseline until the legal moves differ. */
    public boolean playsAlong(int player) {
        return seats.get(player).filter(EngineSpec::isRandom).isPresent();
    }

    /** Whether an engine's games begin with openings. */
    public boolean hasOpenings(int player) {
        return pairing == Pairing.OPENINGS || !playsAlong(player);
    }

    /** The subject of the seeds of the openings shared with a baseline. */
    public String openingSubject(int baseline) {
        return (pairing == Pairing.OPENINGS ? "opening " : "opening of ") + experiment.ruleSet(baseline);
    }

    /** The seed of an engine's moves in the game with an opening. */
    public long seed(int setting, int player, int opening) {
        if (odds(setting).isPresent()) {
            return odds(setting).get().seed(experiment.seed(), opening);
        }
        String subject = playsAlong(player) && baseline(setting) != setting
                ? "apart from " + experiment.ruleSet(setting)
                : gameSubject(rules(baseline(setting)), player);
        return Seeds.derive(experiment.seed(), subject, opening);
    }

    private String gameSubject(Rules rules, int player) {
        return pairing == Pairing.OPENINGS
                ? "games of " + player(player) + " in " + rules.setting()
                : rules.variant().id();
    }

    /** The engine with a number, from 0. */
    public EngineSpec player(int player) {
        return seats.get(player)
                .orElseThrow(() -> new IllegalStateException("people played; no engine has the number " + player));
    }

    /**
     * Asks the rule set of a setting a short question.
     *
     * @param purpose the question in words, such as {@code "for its moves"}
     * @throws VariantFailure if the rule set throws anything other than a refusal, or does not answer within {@link Registry#PATIENCE}
     */
    public <T> T ask(int setting, String purpose, Supplier<T> question) {
        return settings.get(setting).ask(purpose, question);
    }

    /**
     * Asks the rule set of a setting for something during which it may break; the caller watches the time.
     *
     * @param purpose the question in words, such as {@code "for its moves"}
     * @throws VariantFailure if the rule set throws anything other than a refusal
     */
    public <T> T guard(int setting, String purpose, Supplier<T> question) {
        return settings.get(setting).guard(purpose, question);
    }

    /** The failure to report if the rule set of a setting did something wrong when asked. */
    public VariantFailure failure(int setting, String purpose, String how) {
        return settings.get(setting).failure(purpose, how);
    }

    /** Whether an engine names a file, which must exist wherever it plays. */
    public boolean namesFiles() {
        return engines().anyMatch(seat -> !seat.files().isEmpty());
    }

    private Stream<EngineSpec> engines() {
        return seats.stream().flatMap(Optional::stream);
    }

    /** Why the games may not be repeatable, in words, for each engine to which that applies; empty if all are, on every computer. */
    public List<String> unrepeatable() {
        return engines()
                .flatMap(seat -> seat.unrepeatable().map(why -> seat + ": " + why).stream())
                .toList();
    }

    /** The files on which the games depend: of rule sets and engines.
     *
     * @throws org.plyspace.engine.io.InputException if one cannot be read
     */
    public List<SourceFile> files() {
        Set<SourceFile> files = new LinkedHashSet<>();
        settings.forEach(setting -> files.addAll(setting.files()));
        engines().forEach(seat -> files.addAll(SourceFiles.of(seat)));
        return List.copyOf(files);
    }

    /**
     * The subjects from which the seeds of openings and games are derived. Settings of one rule set share both: they differ by their rules
     * alone.
     */
    private enum Pairing {
        /** Every game has an opening, and an engine's random numbers depend on the baseline. */
        OPENINGS,
        /** An engine that plays by chance alone has no opening, and random numbers depend on the rule set. */
        CHANCE
    }
}
