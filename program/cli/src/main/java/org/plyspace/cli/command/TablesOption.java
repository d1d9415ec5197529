package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.RuleTables;
import picocli.CommandLine.Option;

/** The option {@code --tables}, the folder of tablebases. */
public final class TablesOption {

    private final Environment environment;

    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description = "folder of tablebases; default: plyspace/tablebases in the user's data folder")
    private Optional<String> given = Optional.empty();

    @Inject
    public TablesOption(Environment environment) {
        this.environment = environment;
    }

    /** The folder, which need not exist; empty if none is given and the environment has no place for one. */
    Optional<Path> folder() {
        return RuleTables.folder(given, environment);
    }
}
