package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.plugin.AvailableFiles;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.SlowCallListener;

/** The rule sets that lie among the examples beside the program, and are not known to it before {@code add} switches them on. */
public record AvailableRules(PluginSettings settings, SlowCallListener slowCallListener) {

    private static final String JSON = ".json";

    @Inject
    public AvailableRules {}

    /**
     * Reads all files, which takes about a second.
     *
     * @return those whose ids the registry does not know
     */
    List<FoundVariant> besides(Registry registry) {
        Set<String> known = registry.variants().stream().map(FoundVariant::id).collect(Collectors.toSet());
        return files().read().stream()
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
            return files().files().stream()
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

    /** Where the rule sets lie, and where they are added. */
    AvailableFiles files() {
        return new AvailableFiles(settings.examples(), settings.folders(), slowCallListener);
    }
}
