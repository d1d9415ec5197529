package org.plyspace.library;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.PublicApi;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.RefusedFile;
import org.plyspace.search.BuiltInEngineSpec;
import org.plyspace.search.Engine;

/**
 * The rule sets that a program has at hand, and the way from their names to rules, games and engines. Immutable; thread-safe.
 *
 * <p>Nothing is printed or written, and nothing read but class path and named files.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Plyspace {

    private final Registry registry;

    private Plyspace(Registry registry) {
        this.registry = registry;
    }

    /**
     * The rule sets on the class path, among them those that this library depends on. One that fails to load is left out.
     */
    public static Plyspace bundled() {
        return new Plyspace(new Registry(onClassPath(List.of())));
    }

    /**
     * The rule sets on the class path and those of files.
     *
     * @param files jars of rule sets, each of which gets a class loader of its own, or rules written as data, such as {@code
     *     hill.json}
     * @throws VariantException if a file is refused; the message says why
     */
    public static Plyspace with(Path... files) {
        List<Path> all = List.of(files);
        Plugins plugins = onClassPath(all);
        String refused = plugins.refusals().stream()
                .filter(refusal -> all.contains(refusal.file()))
                .map(RefusedFile::toString)
                .collect(Collectors.joining("\n"));
        if (!refused.isEmpty()) {
            throw new VariantException(refused);
        }
        return new Plyspace(new Registry(plugins));
    }

    private static Plugins onClassPath(List<Path> files) {
        return PluginLoader.onClassPath(Plyspace.class.getClassLoader(), files);
    }

    /** The rule sets, those on the class path first, each group by id. */
    public List<Variant> variants() {
        return registry.variants().stream().map(FoundVariant::variant).toList();
    }

    /**
     * The rules of a setting; compiling them may take long.
     *
     * @param setting {@code id} or {@code id:option=value,option=value}
     * @throws VariantException if the setting is malformed, or there is no such rule set or option
     * @throws org.plyspace.api.OptionException if an option does not accept its value
     * @throws org.plyspace.api.FailureException if the rule set fails or does not answer within a minute
     */
    public Rules rules(String setting) {
        return registry.rules(setting);
    }

    /**
     * A game from the start position of a setting.
     *
     * @param setting as for {@link #rules}, with the same exceptions
     * @throws org.plyspace.api.NoStartException if the rules have no start position
     */
    public Game game(String setting) {
        return Game.fromStart(rules(setting));
    }

    /**
     * Creates an engine.
     *
     * @param spec what {@code --engine} takes (docs/engines.md) and names neither files nor programs: {@code random}, {@code
     *     greedy}, {@code level1} to {@code level10}, {@code alphabeta:nodes=5000}, {@code mcts:playouts=2000}
     * @param rules the rules of the games that it will play
     * @param seed the seed of everything drawn at random
     * @throws UsageException if the spec is malformed or names a file
     */
    public static Engine engine(String spec, Rules rules, long seed) {
        return BuiltInEngineSpec.parse(
                        spec,
                        file -> {
                            throw named(spec, file);
                        },
                        folder -> {
                            throw named(spec, folder);
                        })
                .make(rules, seed);
    }

    private static UsageException named(String spec, String file) {
        return new UsageException("the engine '" + spec + "' names '" + file
                + "', which is not read here; expected one that names no files, or a Searcher with Weights.parse");
    }
}
