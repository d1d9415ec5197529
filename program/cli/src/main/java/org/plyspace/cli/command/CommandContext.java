package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import java.nio.file.Path;
import java.util.function.Function;
import org.plyspace.cli.io.Console;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.Input;
import org.plyspace.lab.run.Stores;

/** What every command has: rule sets, which are found on first use, the console, and what is read. */
@Singleton
public final class CommandContext {

    private final Provider<Registry> registry;
    /** Gives the rule sets of a file. */
    final Function<Path, Registry> files;

    final Console console;
    final Input input;

    /** @param files gives the rule sets of a file */
    @Inject
    CommandContext(Provider<Registry> registry, Function<Path, Registry> files, Console console, Input input) {
        this.registry = registry;
        this.files = files;
        this.console = console;
        this.input = input;
    }

    /** All rule sets. */
    Registry registry() {
        return registry.get();
    }

    /** Opens stores of games. */
    Stores stores() {
        return new Stores(registry::get, files, PlyspaceCommand.version());
    }
}
