package org.plyspace.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;

/**
 * Runs short commands about every bundled rule set and prints nothing but failures, so that their classes are loaded when
 * Java writes its archive of classes at the end. The launching script starts it in the background.
 */
public final class Rehearsal {

    private Rehearsal() {}

    /** Exits with 1 if a command failed. */
    public static void main(String[] arguments) {
        Environment environment = new Environment(Environment.ofProcess().home(), Map.of());
        System.exit(run(environment));
    }

    /** The exit code: 0, or 1 if a command failed. */
    static int run(Environment environment) {
        Streams failuresOnly = Streams.forFailuresOnly();
        int worst = 0;
        for (List<String> command : commands(environment)) {
            int code = new Launcher(failuresOnly, environment).run(command.toArray(String[]::new));
            worst = Math.max(worst, code);
        }
        return Math.min(worst, 1);
    }

    private static List<List<String>> commands(Environment environment) {
        List<List<String>> commands = new ArrayList<>();
        commands.add(List.of("--help"));
        PluginFolders bundled =
                new PluginFolders(environment.home().map(home -> home.resolve("variants")), Optional.empty());
        for (FoundVariant found : PluginLoader.load(bundled).variants()) {
            commands.add(List.of("show", found.id()));
            commands.add(List.of("moves", found.id()));
            commands.add(List.of("moves", found.id(), "--json"));
            commands.add(List.of("perft", found.id(), "--depth", "1"));
        }
        return commands;
    }
}
