package org.plyspace.engine.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/**
 * Loads the rule sets of some folders: every jar in a class loader of its own, then rules written as data, in jars or files
 * of their own, through the {@link VariantSource}s that the jars brought. What cannot be loaded is refused, whatever it
 * throws, and the rest goes on. For one use.
 */
public final class PluginLoader {

    private final ClassLoader shared = new SharedClasses(PluginLoader.class.getClassLoader());
    private final SortedMap<String, FoundVariant> variants = new TreeMap<>();
    private final List<JarSource> sources = new ArrayList<>();
    private final Map<Path, List<RuleFile>> inJars = new HashMap<>();
    private final List<Refusal> refusals = new ArrayList<>();

    private PluginLoader() {}

    /** Everything in these folders. */
    public static Plugins load(PluginFolders folders) {
        PluginLoader loader = new PluginLoader();
        List<Path> bundled = filesOf(folders.bundled());
        List<Path> plugins = filesOf(folders.plugins());
        loader.addJars(bundled, Origin.BUNDLED);
        loader.addJars(plugins, Origin.PLUGIN);
        loader.addOthers(bundled, Origin.BUNDLED);
        loader.addOthers(plugins, Origin.PLUGIN);
        return new Plugins(
                loader.variants.values().stream()
                        .sorted(Comparator.comparing(FoundVariant::origin))
                        .toList(),
                loader.refusals);
    }

    private static List<Path> filesOf(Optional<Path> folder) {
        if (folder.isEmpty() || !Files.isDirectory(folder.get())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder.get())) {
            return files.sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the folder " + folder.get() + " cannot be read", unreadable);
        }
    }

    private static boolean isJar(Path file) {
        return nameOf(file).endsWith(".jar");
    }

    private static String nameOf(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    private void addJars(List<Path> files, Origin origin) {
        for (Path file : files) {
            if (isJar(file)) {
                JarPlugin jar = JarPlugin.open(file, shared);
                jar.refusals().forEach(reason -> refuse(file, reason));
                jar.variants().forEach(variant -> add(variant, file, origin));
                jar.sources().forEach(source -> sources.add(new JarSource(source, file)));
                inJars.put(file, jar.ruleFiles());
            }
        }
    }

    private void addOthers(List<Path> files, Origin origin) {
        for (Path file : files) {
            if (isJar(file)) {
                inJars.get(file).forEach(ruleFile -> readWithSource(ruleFile, origin));
            } else if (!isNote(file)) {
                readWithSource(new RuleFile(file, Optional.empty()), origin);
            }
        }
    }

    /** Whether a file is for people, so that nobody wonders why it brought no rule set. */
    private static boolean isNote(Path file) {
        return nameOf(file).startsWith(".") || nameOf(file).startsWith("readme");
    }

    private void readWithSource(RuleFile ruleFile, Origin origin) {
        Path file = ruleFile.file();
        String place = ruleFile.entry().map(entry -> entry + ": ").orElse("");
        Optional<JarSource> source = sourceFor(ruleFile.name());
        if (source.isEmpty()) {
            if (!Files.isDirectory(file)) {
                refuse(file, place + "no plugin reads files with this name; expected a jar");
            }
        } else if (!Files.isRegularFile(file)) {
            refuse(file, "it is not a regular file; expected one");
        } else {
            read(ruleFile, source.get(), place, origin);
        }
    }

    /** The first source that takes files of this name. One that fails when asked is refused, and asked no more. */
    private Optional<JarSource> sourceFor(String fileName) {
        for (Iterator<JarSource> all = sources.iterator(); all.hasNext(); ) {
            JarSource candidate = all.next();
            try {
                if (candidate.source().reads(fileName)) {
                    return Optional.of(candidate);
                }
            } catch (Throwable failure) { // a jar may throw anything, and one jar must not end the program
                all.remove();
                refuse(
                        candidate.jar(),
                        "its source of rules " + candidate.name() + " failed when asked whether it reads '"
                                + Texts.shorten(fileName) + "': " + Reasons.of(failure));
            }
        }
        return Optional.empty();
    }

    private void read(RuleFile ruleFile, JarSource source, String place, Origin origin) {
        Path file = ruleFile.file();
        String failed = place + "its reader " + source.name() + " of " + source.jar() + " failed: ";
        try {
            Variant variant = ruleFile.read(source.source());
            if (variant == null) {
                refuse(file, failed + "it returned null");
            } else {
                add(variant, file, origin);
            }
        } catch (PlyspaceException refused) {
            refuse(file, refused.getMessage());
        } catch (IOException unreadable) {
            refuse(file, place + Reasons.of(unreadable));
        } catch (Throwable failure) { // as above; the source may read the next file all the same
            refuse(file, failed + Reasons.of(failure));
        }
    }

    private void add(Variant variant, Path file, Origin origin) {
        try {
            String id = variant.id();
            Optional<String> ill = VariantCheck.idRefusal(id);
            if (ill.isPresent()) {
                refuse(file, ill.get());
            } else if (variants.containsKey(id)) {
                refuse(
                        file,
                        Optional.of(id),
                        "its id '" + id + "' is taken by " + variants.get(id).file() + "; choose another id");
            } else {
                addDescribed(new FoundVariant(variant, id, file, origin));
            }
        } catch (Throwable failure) {
            refuse(file, "its variant failed: " + Reasons.of(failure));
        }
    }

    private void addDescribed(FoundVariant found) {
        try {
            Optional<String> ill = VariantCheck.descriptionRefusal(found.variant());
            if (ill.isEmpty()) {
                variants.put(found.id(), found);
            } else {
                refuse(found.file(), Optional.of(found.id()), ill.get());
            }
        } catch (Throwable failure) {
            refuse(found.file(), Optional.of(found.id()), "it failed: " + Reasons.of(failure));
        }
    }

    private void refuse(Path file, String reason) {
        refuse(file, Optional.empty(), reason);
    }

    private void refuse(Path file, Optional<String> id, String reason) {
        refusals.add(new Refusal(file, id, reason));
    }
}
