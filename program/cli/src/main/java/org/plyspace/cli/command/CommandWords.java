package org.plyspace.cli.command;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.engine.io.ShellWord;
import picocli.CommandLine.Model.CommandSpec;

/** The command line, as text that can be typed again. */
final class CommandWords {

    private CommandWords() {}

    /** The whole command line, with words quoted where a shell needs it. */
    static String of(CommandSpec command) {
        CommandSpec root = command.root();
        return Stream.concat(Stream.of(root.name()), root.commandLine().getParseResult().originalArgs().stream())
                .map(ShellWord::quoted)
                .collect(Collectors.joining(" "));
    }
}
