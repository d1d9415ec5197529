package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.SlowCallListener;

/** The rule sets that lie among the examples beside the program, and are not known to it before {@code add} switches them on. */
public final class AvailableRules {

    private static final String JSON = ".json";

    private final PluginSettings settings;
    private final SlowCallListener slowCallListener;

    @Inject
    public AvailableRules(PluginSettings settings, SlowCallListener slowCallListener) {
        this.settings = settings;
        this.slowCallListener = slowCallListener;
    }

    /**
     * Reads all files, which takes about a second.
     *
     * @return those whose ids the registry does not know
     */
    List<FoundVariant> besides(Registry registry) {
        Set<String> known = registry.variants().stream().map(FoundVariant::id).collect(Collectors.toSet());
        return PluginLoader.ofFiles(files(), settings.folders(), slowCallListener).stream()
                .filter(found -> !known.contains(found.id()))
                .toList();
    }

    /** The command that switches a rule set on for the folder of plugins in use. */
    String command(String id) {
        String option = settings.option();
        return "plyspace add " + id + (option.isEmpty() ? "" : " " + option);
    }

    /**
     * What switches a rule set on, if the name of a file among the examples promises one of this id; reads no file. Empty if the
     * folder cannot be read: the refusal that it is a hint to says enough.
     */
    public Optional<String> hint(String id) {
        try {
            return files().stream()
                    .filter(file -> promises(file.getFileName().toString(), id))
                    .findFirst()
                    .map(file -> "'" + command(id) + "' switches it on");
        } catch (InputException unreadable) {
            return Optional.empty();
        }
    }

    private static boolean promises(String file, String id) {
        return file.equals(id + JSON)
                || file.equals(id.replaceFirst("-json$", "") + JSON)
                || (file.startsWith("variant-" + id + "-") && file.endsWith(".jar"));
    }

    private List<Path> files() {
        return settings.examples().stream()
                .filter(Files::isDirectory)
                .flatMap(AvailableRules::files)
                .toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
        } catch (IOException failed) {
            throw FileErrors.unreadable(FileNames.shown(folder), failed);
        }
    }
}
