package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.RuleTables;
import org.plyspace.endgame.PositionTables;
import org.plyspace.engine.Registry;
import org.plyspace.match.engine.EngineTables;
import org.plyspace.search.Tablebase;
import picocli.CommandLine.Option;

/** The option {@code --tables} of commands that ask no tablebases unless a folder is named. */
public final class AskedTables {

    private final Provider<Registry> registry;

    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description = "ask the tablebases in this folder, made by 'tablebase build'; default: none")
    private Optional<String> folder = Optional.empty();

    @Inject
    public AskedTables(Provider<Registry> registry) {
        this.registry = registry;
    }

    private Optional<Path> folder() {
        return folder.map(EngineTables::folder);
    }

    /**
     * The tables of some rules as a search asks them; of none if no folder was given.
     *
     * @throws org.plyspace.api.UsageException if there is no such folder, or a table is damaged or of another version of the rules
     */
    Tablebase forSearch(Rules rules) {
        return folder().map(path -> RuleTables.forSearch(path, registry.get(), rules))
                .orElse(Tablebase.NONE);
    }

    /**
     * The tables of some rules as single positions ask them; empty if no folder was given.
     *
     * @throws org.plyspace.api.UsageException if there is no such folder
     */
    Optional<PositionTables> forPositions(Rules rules) {
        return folder().map(path -> RuleTables.forPositions(path, registry.get(), rules));
    }
}
