package org.plyspace.match.engine;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.FolderTables;
import org.plyspace.engine.io.FileNames;
import org.plyspace.search.Tablebase;

/**
 * The tablebases in a folder, as a search asks them. Thread-safe. Engines for the same rules share them, and they stay open as long
 * as an engine uses them.
 */
public final class EngineTables implements Function<Rules, Tablebase> {

    private final Path folder;
    private Optional<Opened> latest = Optional.empty();

    private record Opened(Rules rules, Tablebase tables) {}

    private EngineTables(Path folder) {
        this.folder = folder;
    }

    /**
     * The tables that {@code tables} names in the spec of an engine.
     *
     * @throws UsageException if there is no such folder
     */
    public static EngineTables in(String folder) {
        return new EngineTables(folder(folder));
    }

    /**
     * The folder of a name.
     *
     * @throws UsageException if there is no such folder, or it has no name
     */
    public static Path folder(String name) {
        if (name.isEmpty()) {
            throw new UsageException(
                    "the name of the folder of tables is empty; expected a name, or . for this folder");
        }
        try {
            Path path = Path.of(name);
            FolderTables.check(path);
            return path;
        } catch (InvalidPathException invalid) {
            throw new UsageException("'" + FileNames.shown(name) + "' cannot be the name of a folder");
        }
    }

    /**
     * Opens the tables of some rules. The rules' source is unknown here: some values of each table are derived anew.
     *
     * @throws org.plyspace.engine.io.InputException if a table is damaged, or does not follow from the rules
     */
    @Override
    public synchronized Tablebase apply(Rules rules) {
        if (latest.isEmpty() || latest.get().rules() != rules) {
            latest = Optional.of(new Opened(rules, of(FolderTables.open(folder, rules, Optional.empty()))));
        }
        return latest.get().tables();
    }

    /** Tables as a search asks them. */
    public static Tablebase of(FolderTables tables) {
        return new Tablebase() {
            @Override
            public int mostMen() {
                return tables.mostMen();
            }

            @Override
            public Probe probe() {
                FolderTables.Probe probe = tables.probe();
                // Values of tables and of searches are the same numbers; impossible positions are unknown.
                return probe::value;
            }
        };
    }
}
