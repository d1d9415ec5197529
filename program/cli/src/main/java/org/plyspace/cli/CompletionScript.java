package org.plyspace.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Prints the completion script for bash and zsh, which completes commands, options and their values, files, and the ids of
 * the bundled rule sets. The build runs it, so the script always fits the commands.
 */
public final class CompletionScript {

    /**
     * The labels of files and folders in help. Their Java type is a string, because the program itself reports what is wrong with a name.
     */
    private static final Set<String> FILES = Set.of("FILE", "DIR", "IN", "OUT", "MOVES", "EXPERIMENT");

    private static final Set<String> VARIANTS = Set.of("<variant>", "VARIANT");

    private final List<String> variants;

    private CompletionScript(List<String> variants) {
        this.variants = variants;
    }

    public static void main(String[] arguments) {
        Streams streams = Streams.takenFromProcess();
        Environment environment = new Environment(Environment.ofProcess().home(), Map.of());
        Console console = new Console(streams, environment);
        CommandSpec command = new Launcher(streams, environment).commandLine().getCommandSpec();
        CompletionScript script = new CompletionScript(bundled(environment));
        console.data(AutoComplete.bash(command.name(), new CommandLine(script.shape(command))));
        console.flush();
    }

    /** The ids of the rule sets that come with the program, without those that its user has added; none if there is no distribution. */
    static List<String> bundled(Environment environment) {
        PluginFolders bundled =
                new PluginFolders(environment.home().map(home -> home.resolve("variants")), Optional.empty());
        return PluginLoader.load(bundled).variants().stream()
                .map(FoundVariant::id)
                .toList();
    }

    /** A copy of the command in which every argument has the type that decides how it is completed. */
    private CommandSpec shape(CommandSpec command) {
        CommandSpec shape = CommandSpec.create().name(command.name());
        command.options().forEach(option -> shape.addOption(shape(option)));
        command.positionalParameters().forEach(word -> shape.addPositional(shape(word)));
        command.subcommands().forEach((name, sub) -> shape.addSubcommand(name, shape(sub.getCommandSpec())));
        return shape;
    }

    private OptionSpec shape(OptionSpec option) {
        return OptionSpec.builder(option.names())
                .paramLabel(option.paramLabel())
                .arity(option.arity())
                .type(type(option))
                .completionCandidates(values(option))
                .build();
    }

    private PositionalParamSpec shape(PositionalParamSpec word) {
        return PositionalParamSpec.builder()
                .index(word.index())
                .paramLabel(word.paramLabel())
                .arity(word.arity())
                .type(type(word))
                .completionCandidates(values(word))
                .build();
    }

    /** The values to offer, or null if they cannot be listed. */
    private Iterable<String> values(ArgSpec argument) {
        if (VARIANTS.contains(argument.paramLabel())) {
            return variants;
        }
        return argument.completionCandidates() == null
                ? null
                : StreamSupport.stream(argument.completionCandidates().spliterator(), false)
                        .map(value -> value.toLowerCase(Locale.ROOT))
                        .toList();
    }

    private static Class<?> type(ArgSpec argument) {
        if (FILES.contains(argument.paramLabel())) {
            return Path.class;
        }
        return argument.arity().max() == 0 ? boolean.class : String.class;
    }
}
