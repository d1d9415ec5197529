package org.plyspace.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;

/**
 * Runs short commands on every bundled rule set and prints only failures, so that their classes are loaded when
 * Java writes its class data archive at exit. The launching script starts it in the background.
 */
public final class ClassArchiveWarmUp {

    private ClassArchiveWarmUp() {}

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
        for (String id : CompletionScript.bundled(environment)) {
            commands.add(List.of("show", id));
            commands.add(List.of("moves", id));
            commands.add(List.of("moves", id, "--json"));
            commands.add(List.of("perft", id, "--depth", "1"));
            commands.add(List.of("best", id, "--nodes", "200"));
        }
        return commands;
    }
}
