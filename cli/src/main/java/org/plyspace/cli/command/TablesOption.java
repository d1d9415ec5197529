package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.cli.io.Environment;
import org.plyspace.engine.io.DataFolder;
import org.plyspace.engine.io.FileErrors;
import picocli.CommandLine.Option;

/** The option {@code --tables}, the folder of tablebases. */
public final class TablesOption {

    private static final String FOLDER = "tablebases";

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
        return folder(given, environment);
    }

    /** The folder of that name, or where tables are kept if there is none. */
    static Optional<Path> folder(Optional<String> name, Environment environment) {
        try {
            return name.map(Path::of).or(() -> new DataFolder(environment.variables()).folder(FOLDER));
        } catch (InvalidPathException invalid) {
            throw FileErrors.unwritable(name.orElse(""), invalid);
        }
    }
}
