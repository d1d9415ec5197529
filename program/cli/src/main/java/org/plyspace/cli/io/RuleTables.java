package org.plyspace.cli.io;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.FolderTables;
import org.plyspace.endgame.PositionTables;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.io.DataFolder;
import org.plyspace.engine.io.FileNames;
import org.plyspace.lab.study.SourceFiles;
import org.plyspace.match.engine.EngineTables;
import org.plyspace.search.Tablebase;

/** Opens the tablebases of rules that the registry has found, so that those of another version are refused. */
public final class RuleTables {

    private static final String FOLDER = "tablebases";

    private RuleTables() {}

    /** The folder of that name, or where tables are kept if there is none; empty if the environment has no place for them. */
    public static Optional<Path> folder(Optional<String> name, Environment environment) {
        try {
            return name.map(Path::of).or(() -> new DataFolder(environment.variables()).folder(FOLDER));
        } catch (InvalidPathException invalid) {
            throw new UsageException("'" + FileNames.shown(name.orElse("")) + "' cannot be the name of a folder");
        }
    }

    /**
     * All tables in a folder, as a search asks them.
     *
     * @throws org.plyspace.api.UsageException if there is no such folder, or a table is damaged or of another version of the rules
     */
    public static Tablebase forSearch(Path folder, Registry registry, Rules rules) {
        return EngineTables.of(FolderTables.open(folder, rules, Optional.of(source(registry, rules))));
    }

    /** The tables in a folder that single positions need. */
    public static PositionTables forPositions(Path folder, Registry registry, Rules rules) {
        return new PositionTables(folder, rules, source(registry, rules));
    }

    private static String source(Registry registry, Rules rules) {
        return SourceFiles.digest(
                registry.find(SettingName.parse(rules.setting()).id()));
    }
}
