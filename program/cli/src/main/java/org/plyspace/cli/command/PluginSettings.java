package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Environment;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.ShellWord;
import org.plyspace.engine.plugin.PluginFolders;

/** The folders in which rule sets are looked for, from the launcher, the environment and the command line, in the order they are read. */
@Singleton
public final class PluginSettings {

    private static final String VARIABLE = "PLYSPACE_PLUGINS";

    private final Optional<Path> home;
    private final Optional<String> fromEnvironment;
    private Optional<String> fromCommandLine = Optional.empty();

    /** Creates the settings that are known before the command line is read. */
    @Inject
    public PluginSettings(Environment environment) {
        this.home = environment.home();
        this.fromEnvironment =
                Optional.ofNullable(environment.variables().get(VARIABLE)).filter(value -> !value.isEmpty());
    }

    /** Sets the folder of {@code --plugins}, which takes precedence over the environment. */
    public void plugins(String folder) {
        fromCommandLine = Optional.of(folder);
    }

    /** The option with which another command, run in the same environment, finds the same rule sets; empty if it needs none. */
    String option() {
        return fromCommandLine
                .map(folder -> "--plugins " + ShellWord.quoted(folder))
                .orElse("");
    }

    /**
     * The folders to load from.
     *
     * @throws UsageException if a named folder does not exist
     */
    public PluginFolders folders() {
        return new PluginFolders(home.map(path -> path.resolve("variants")), plugins());
    }

    /** The folder of the user's rule sets; it need not exist unless it was named; empty if the program does not run from a distribution. */
    Optional<Path> plugins() {
        return fromCommandLine
                .map(folder -> existing(folder, "--plugins"))
                .or(() -> fromEnvironment.map(folder -> existing(folder, VARIABLE)))
                .or(() -> home.map(path -> path.resolve("plugins")));
    }

    /** The folders of rule sets that lie beside the program and wait to be added; they need not exist. */
    List<Path> examples() {
        return home.map(path -> path.resolve("examples")).stream()
                .flatMap(folder -> Stream.of(folder.resolve("jars"), folder.resolve("json")))
                .toList();
    }

    private static Path existing(String folder, String whence) {
        try {
            Path path = Path.of(folder);
            if (Files.isDirectory(path)) {
                return path;
            }
        } catch (InvalidPathException invalid) {
            throw missing(folder, whence);
        }
        throw missing(folder, whence);
    }

    private static UsageException missing(String folder, String whence) {
        return new UsageException(
                whence + ": there is no folder '" + FileNames.shown(folder) + "'; expected a folder of variant jars");
    }
}
