package org.plyspace.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.plyspace.cli.io.Console;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.lab.run.Stores;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command: its options, and what is done with them. Called once, it returns the {@link ExitCode}. */
abstract class BaseCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    private CommandContext context() {
        return ((PlyspaceCommand) spec.root().userObject()).context;
    }

    /** All rule sets. */
    final Registry registry() {
        return context().registry();
    }

    /** Gives the rule sets of a file. */
    final Function<Path, Registry> files() {
        return context().files;
    }

    /** Opens stores of games. */
    final Stores stores() {
        return context().stores();
    }

    /** The version of the program. */
    static String version() {
        return PlyspaceCommand.version();
    }

    /** Writes a text to a file, in place of what was there, or prints it if no file is named. */
    final void write(Optional<String> file, String text) {
        if (file.isPresent()) {
            OutputFiles.write(file.get(), text);
        } else {
            console().data(text.stripTrailing());
        }
    }

    final Console console() {
        return context().console;
    }

    final Input input() {
        return context().input;
    }
}
