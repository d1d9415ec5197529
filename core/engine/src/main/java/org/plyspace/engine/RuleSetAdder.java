package org.plyspace.engine;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginFolder;
import org.plyspace.engine.plugin.PluginLoader;

/**
 * Switches rule sets on, by copying their files to the folder of plugins; nothing is copied if one of them cannot be found or has no room.
 *
 * @param registry the rule sets that are switched on
 * @param free those among the examples that are not
 * @param files gives the rule sets of a file
 */
public record RuleSetAdder(Registry registry, List<FoundVariant> free, Function<Path, Registry> files) {

    /**
     * A rule set that was asked for, for people and as JSON.
     *
     * @param added whether its file was copied; false if the rule set was there already
     */
    public record Added(String id, String title, String file, boolean added) {

        private static Added of(FoundVariant found, String file, boolean added) {
            return new Added(found.id(), found.variant().title(), file, added);
        }

        /** What was done. */
        public String inWords() {
            return (added ? "added " : "was there: ") + id + " - " + title + ": " + file;
        }
    }

    /** A file to copy, and the rule sets that it brings. */
    private record Wanted(Path file, List<FoundVariant> brings) {}

    /**
     * Adds rule sets.
     *
     * @param names ids of examples, or jars or rules files
     * @param plugins gives the folder of plugins
     * @throws UsageException if one cannot be added; no file is copied then
     * @throws org.plyspace.engine.io.OutputException if a copy fails; those before it stay
     */
    public List<Added> add(List<String> names, Supplier<PluginFolder> plugins) {
        List<Added> results = new ArrayList<>();
        Map<Path, Wanted> wanted = new LinkedHashMap<>();
        for (String name : names) {
            find(name, results)
                    .ifPresent(each ->
                            wanted.putIfAbsent(each.file().toAbsolutePath().normalize(), each));
        }
        checkApart(wanted.values());
        PluginFolder folder = plugins.get();
        wanted.values().forEach(each -> folder.checkFree(each.file()));
        for (Wanted each : wanted.values()) {
            String target = folder.add(each.file()).toString();
            each.brings().forEach(found -> results.add(Added.of(found, target, true)));
        }
        return results;
    }

    /** The file of a rule set; empty if the rule set is there already. */
    private Optional<Wanted> find(String name, List<Added> results) {
        Optional<FoundVariant> example =
                free.stream().filter(found -> found.id().equals(name)).findFirst();
        if (example.isPresent()) {
            Path file = example.get().file();
            return Optional.of(new Wanted(
                    file,
                    free.stream().filter(found -> found.file().equals(file)).toList()));
        }
        Optional<FoundVariant> known = known(name);
        if (known.isPresent()) {
            results.add(Added.of(known.get(), known.get().file().toString(), false));
            return Optional.empty();
        }
        return Optional.of(ownFile(name));
    }

    private Wanted ownFile(String name) {
        Path file = path(name).orElseThrow(() -> unknown(name));
        Registry alone = files.apply(file);
        if (!alone.refusals().isEmpty() || alone.variants().isEmpty()) {
            throw new UsageException(
                    alone.refusals().isEmpty()
                            ? FileNames.shown(file) + ": " + withoutRules(file)
                            : alone.refusals().get(0).toString());
        }
        for (FoundVariant found : alone.variants()) {
            known(found.id()).ifPresent(known -> {
                throw new UsageException(FileNames.shown(file) + ": its id '" + found.id() + "' is taken by "
                        + known.file() + "; choose another id");
            });
        }
        return new Wanted(file, alone.variants());
    }

    private UsageException unknown(String name) {
        List<String> ids = free.stream().map(FoundVariant::id).toList();
        return new UsageException("there is no rule set '" + Texts.shorten(name) + "' to add, and no such file; "
                + (ids.isEmpty() ? "there are none among the examples" : "there are " + String.join(", ", ids))
                + NearestMatch.question(name, ids));
    }

    private static String withoutRules(Path file) {
        return PluginLoader.isNote(file)
                ? "files whose names begin with a dot or with readme are passed over; give it another name"
                : "it brings no rule set";
    }

    /** The rule set that has an id already. */
    private Optional<FoundVariant> known(String id) {
        return registry.variants().stream()
                .filter(found -> found.id().equals(id))
                .findFirst();
    }

    private static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name)).filter(Files::isRegularFile);
        } catch (InvalidPathException noName) {
            return Optional.empty();
        }
    }

    /** Refuses files of which one would replace another, or hide its rule set. */
    private static void checkApart(Collection<Wanted> wanted) {
        Map<String, Path> names = new HashMap<>();
        Map<String, Path> ids = new HashMap<>();
        for (Wanted each : wanted) {
            Path file = each.file();
            Path sameName = names.put(file.getFileName().toString(), file);
            if (sameName != null) {
                throw new UsageException(FileNames.shown(sameName) + " and " + FileNames.shown(file)
                        + " have the same name, and cannot both be copied to one folder; rename one of them");
            }
            for (FoundVariant found : each.brings()) {
                Path sameId = ids.put(found.id(), file);
                if (sameId != null) {
                    throw new UsageException(FileNames.shown(sameId) + " and " + FileNames.shown(file)
                            + " both bring a rule set with the id '" + found.id()
                            + "'; add one of them, or choose another id");
                }
            }
        }
    }
}
