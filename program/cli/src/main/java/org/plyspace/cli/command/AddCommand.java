package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
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
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginFolder;
import org.plyspace.engine.plugin.PluginLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace add}: switches rule sets on, by copying their files to the folder of plugins. */
@Command(
        name = "add",
        description =
                "Switches rule sets on: those that lie among the examples ('variants --available' lists them), or files of"
                        + " your own. Their files are copied to the folder of plugins; to switch one off, remove its file there.")
public final class AddCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final PluginSettings settings;
    private final AvailableRules available;
    private final Function<Path, Registry> singleFiles;
    private final Output output;

    @Parameters(
            arity = "1..*",
            paramLabel = "ID|FILE",
            description = "id of an example, or a jar or rules file of your own")
    private List<String> names = List.of();

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public AddCommand(
            Provider<Registry> registry,
            PluginSettings settings,
            AvailableRules available,
            Function<Path, Registry> singleFiles,
            Output output) {
        this.registry = registry;
        this.settings = settings;
        this.available = available;
        this.singleFiles = singleFiles;
        this.output = output;
    }

    /**
     * The JSON form of a rule set asked for.
     *
     * @param added whether its file was copied; false if the rule set was there already
     */
    record Added(String id, String title, String file, boolean added) {}

    /** A file to copy, and the rule sets that it brings. */
    private record Wanted(Path file, List<FoundVariant> brings) {}

    @Override
    public Integer call() {
        List<Added> results = new ArrayList<>();
        Map<Path, Wanted> files = new LinkedHashMap<>();
        List<FoundVariant> free = available.besides(registry.get());
        for (String name : names) {
            find(name, free, results)
                    .ifPresent(each ->
                            files.putIfAbsent(each.file().toAbsolutePath().normalize(), each));
        }
        Collection<Wanted> wanted = files.values();
        checkApart(wanted);
        PluginFolder folder = settings.plugins()
                .map(PluginFolder::new)
                .orElseThrow(() -> new UsageException("there is no folder of plugins; name one with --plugins DIR"));
        wanted.forEach(each -> folder.checkFree(each.file()));
        wanted.forEach(each -> results.addAll(copied(folder, each)));
        print(results);
        return ExitCode.DONE;
    }

    /** The file of a rule set; empty if the rule set is there already. */
    private Optional<Wanted> find(String name, List<FoundVariant> free, List<Added> results) {
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
            results.add(new Added(
                    name, known.get().variant().title(), known.get().file().toString(), false));
            return Optional.empty();
        }
        return Optional.of(ownFile(name, free));
    }

    private Wanted ownFile(String name, List<FoundVariant> free) {
        Optional<Path> file = path(name);
        if (file.isEmpty()) {
            List<String> ids = free.stream().map(FoundVariant::id).toList();
            throw new UsageException("there is no rule set '" + Texts.shorten(name) + "' to add, and no such file; "
                    + (ids.isEmpty() ? "there are none among the examples" : "there are " + String.join(", ", ids))
                    + NearestMatch.question(name, ids));
        }
        Registry alone = singleFiles.apply(file.get());
        if (!alone.refusals().isEmpty() || alone.variants().isEmpty()) {
            throw new UsageException(
                    alone.refusals().isEmpty()
                            ? FileNames.shown(file.get()) + ": " + withoutRules(file.get())
                            : alone.refusals().get(0).toString());
        }
        for (FoundVariant found : alone.variants()) {
            known(found.id()).ifPresent(known -> {
                throw new UsageException(FileNames.shown(file.get()) + ": its id '" + found.id() + "' is taken by "
                        + known.file() + "; choose another id");
            });
        }
        return new Wanted(file.get(), alone.variants());
    }

    private static String withoutRules(Path file) {
        return PluginLoader.isNote(file)
                ? "files whose names begin with a dot or with readme are passed over; give it another name"
                : "it brings no rule set";
    }

    /** The rule set that has an id already. */
    private Optional<FoundVariant> known(String id) {
        return registry.get().variants().stream()
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

    private static List<Added> copied(PluginFolder folder, Wanted wanted) {
        Path target = folder.add(wanted.file());
        return wanted.brings().stream()
                .map(found -> new Added(found.id(), found.variant().title(), target.toString(), true))
                .toList();
    }

    private void print(List<Added> results) {
        if (asJson) {
            output.json(results);
            return;
        }
        for (Added each : results) {
            output.line(
                    (each.added() ? "added " : "was there: ") + each.id() + " - " + each.title() + ": " + each.file());
        }
        String option = settings.option().isEmpty() ? "" : " " + settings.option();
        results.stream()
                .filter(Added::added)
                .findFirst()
                .ifPresent(first -> output.line("see it with 'plyspace show " + first.id() + option
                        + "', or on the page with 'plyspace page" + option + "'"));
    }
}
