package org.plyspace.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.player.PlayerSpec;

/** An experiment whose rule sets and players are at hand. Immutable, shared between threads. */
public final class ReadyExperiment {

    private final Experiment experiment;
    private final Registry registry;
    private final List<Rules> rules;
    private final List<PlayerSpec> players;

    private ReadyExperiment(Experiment experiment, Registry registry, List<Rules> rules, List<PlayerSpec> players) {
        this.experiment = experiment;
        this.registry = registry;
        this.rules = List.copyOf(rules);
        this.players = List.copyOf(players);
    }

    /**
     * Finds what an experiment names.
     *
     * @param place what messages call its file
     * @throws ExperimentException if a rule set or player is not there, two settings are the same, a rule set has no start, or every game
     *     of a player would be the same
     * @throws VariantFailure if a rule set breaks
     */
    public static ReadyExperiment of(Experiment experiment, String place, Registry registry) {
        List<Rules> rules = new ArrayList<>();
        Set<String> specs = new LinkedHashSet<>();
        for (int i = 0; i < experiment.settings().size(); i++) {
            String setting = experiment.settings().get(i);
            Rules found = named(place + ": field settings[" + i + "]", () -> rules(registry, setting));
            if (!specs.add(found.spec())) {
                throw new ExperimentException(
                        place + ": field settings[" + i + "]",
                        "'" + Texts.shorten(setting) + "' is the same as another one: " + found.spec()
                                + "; expected each once");
            }
            rules.add(found);
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
        return new ReadyExperiment(experiment, registry, rules, players);
    }

    private static Rules rules(Registry registry, String setting) {
        Rules found = registry.rules(setting);
        registry.ask(setting, "for its start", found::startPosition);
        return found;
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

    /** What it is. */
    public Experiment experiment() {
        return experiment;
    }

    /** The rules of a setting, from 0. */
    public Rules rules(int setting) {
        return rules.get(setting);
    }

    /** A player, from 0. */
    PlayerSpec player(int player) {
        return players.get(player);
    }

    /** Asks the rule set of a setting for something in whose course it may break. */
    <T> T guard(int setting, String asked, Supplier<T> question) {
        return registry.guard(experiment.settings().get(setting), asked, question);
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
        return new Manifest(experiment, version, unrepeatable().isEmpty(), files(), List.of(Machine.here()));
    }

    private List<SourceFile> files() {
        Set<SourceFile> files = new LinkedHashSet<>();
        for (int i = 0; i < rules.size(); i++) {
            files.addAll(SourceFiles.of(registry.find(experiment.ruleSet(i))));
        }
        players.forEach(player -> files.addAll(SourceFiles.of(player)));
        return List.copyOf(files);
    }
}
