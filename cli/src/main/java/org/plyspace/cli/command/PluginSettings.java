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

/** Where rule sets are looked for: what the launcher, the environment and the command line say. Set while they are read. */
public final class PluginSettings {

    private static final String VARIABLE = "PLYSPACE_PLUGINS";

    private final Optional<Path> home;
    private final Optional<String> fromEnvironment;
    private Optional<String> fromCommandLine = Optional.empty();

    /**
     * With what is known before the command line is read.
     *
     * @param home the distribution's folder, if the program runs from one
     */
    public PluginSettings(Optional<Path> home, Map<String, String> environment) {
        this.home = home;
        this.fromEnvironment = Optional.ofNullable(environment.get(VARIABLE)).filter(value -> !value.isEmpty());
    }

    /** What {@code --plugins} says; it goes before the environment. */
    public void plugins(String folder) {
        fromCommandLine = Optional.of(folder);
    }

    /** What another command is to be told for the same rule sets, where the environment is the same; empty if nothing. */
    String option() {
        return fromCommandLine
                .map(folder -> "--plugins " + ShellWord.quoted(folder))
                .orElse("");
    }

    /**
     * The folders to load from.
     *
     * @throws UsageException if a folder was named that is not there
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
