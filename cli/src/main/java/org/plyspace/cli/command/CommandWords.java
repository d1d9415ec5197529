package org.plyspace.cli.command;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** The command line as it can be typed again. */
final class CommandWords {

    private CommandWords() {}

    /** All of it, with the words quoted that a shell would not take as they are. */
    static String of(CommandSpec command) {
        CommandSpec root = command.root();
        return Stream.concat(Stream.of(root.name()), root.commandLine().getParseResult().originalArgs().stream())
                .map(CommandWords::quoted)
                .collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return word.matches("[\\p{L}\\p{N}@%+=:,./_-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
