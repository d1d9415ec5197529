package org.plyspace.cli.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.ShellWord;
import org.plyspace.engine.plugin.PluginFolders;

/** The folders in which rule sets are looked for, from the launcher, the environment and the command line, in the order they are read. */
public final class PluginSettings {

    private static final String VARIABLE = "PLYSPACE_PLUGINS";

    private final Optional<Path> home;
    private final Optional<String> fromEnvironment;
    private Optional<String> fromCommandLine = Optional.empty();

    /**
     * Creates the settings that are known before the command line is read.
     *
     * @param home the distribution's folder, if the program runs from one
     */
    public PluginSettings(Optional<Path> home, Map<String, String> environment) {
        this.home = home;
        this.fromEnvironment = Optional.ofNullable(environment.get(VARIABLE)).filter(value -> !value.isEmpty());
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
        Optional<Path> plugins = fromCommandLine
                .map(folder -> existing(folder, "--plugins"))
                .or(() -> fromEnvironment.map(folder -> existing(folder, VARIABLE)))
                .or(() -> home.map(path -> path.resolve("plugins")));
        return new PluginFolders(home.map(path -> path.resolve("variants")), plugins);
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
