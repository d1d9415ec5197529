package org.plyspace.engine.plugin;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Spi;
import org.plyspace.api.Texts;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/**
 * Collects the rule sets of files: first those of the jars added, then rules written as data, in jars or separate files, through the
 * {@link VariantSource}s of the jars. Whatever fails to load is refused, and loading goes on. For one run.
 */
final class PluginCollector {

    private final Function<Path, JarPlugin> jars;
    private final SlowCallListener slowCallListener;
    private final Duration limit;
    private final TimedWork timed;
    private final SortedMap<String, FoundVariant> variants = new TreeMap<>();
    private final List<JarSource> sources = new ArrayList<>();
    private final Map<Path, JarPlugin> added = new LinkedHashMap<>();
    private final List<RefusedFile> refusals = new ArrayList<>();
    /** The rules written as data that were read. */
    final Map<RuleFile, Variant> read = new HashMap<>();

    /**
     * Creates a collector; {@code jars} opens a jar, the listener is told which file is waited for, and {@code limit} applies to
     * each answer.
     */
    PluginCollector(
            Function<Path, JarPlugin> jars, SlowCallListener slowCallListener, Duration limit, TimedWork timed) {
        this.jars = jars;
        this.slowCallListener = slowCallListener;
        this.limit = limit;
        this.timed = timed;
    }

    void addClassPath(ClassLoader loader) {
        Path classPath = Path.of("the class path");
        JarPlugin.onClassPath(Variant.class, loader, reason -> refuse(classPath, reason))
                .forEach(variant -> add(variant, fileOf(variant), Origin.BUNDLED));
        JarPlugin.onClassPath(VariantSource.class, loader, reason -> refuse(classPath, reason))
                .forEach(source -> sources.add(new JarSource(source, fileOf(source))));
    }

    /** The jar or folder that a provider's class is in, as far as that is known. */
    private static Path fileOf(Object provider) {
        Path unknown = Path.of(provider.getClass().getName());
        CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return unknown;
        }
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException notAFile) {
            return unknown;
        }
    }

    /** Adds the classes of a jar; its rules written as data are left to {@link #addOthers}. */
    void addJar(Path file, Origin origin) {
        JarPlugin jar = slowCallListener.during(file + ", whose variants are being loaded", wait -> jars.apply(file));
        added.put(file, jar);
        jar.refusals.forEach(reason -> refuse(file, reason));
        jar.variants.forEach(variant -> add(variant, file, origin));
        jar.sources.forEach(source -> sources.add(new JarSource(source, file)));
    }

    /** Adds a jar's readers of rules without its rule sets. */
    void addSources(Path file) {
        jars.apply(file).sources.forEach(source -> sources.add(new JarSource(source, file)));
    }

    /** Adds rules written as data, from the jars added and from separate files. */
    void addOthers(List<Path> files, Origin origin) {
        for (Path file : files) {
            JarPlugin jar = added.get(file);
            if (jar != null) {
                jar.ruleFiles().forEach(ruleFile -> readWithSource(ruleFile, origin));
                refuseMissing(file, jar);
            } else {
                readWithSource(new RuleFile(file, Optional.empty()), origin);
            }
        }
    }

    /** Provides rules written as data that were read before and need not be read again. */
    void knows(Map<RuleFile, Variant> variants) {
        read.putAll(variants);
    }

    /** The rule set of an id if it has been added. */
    Optional<FoundVariant> variant(String id) {
        return Optional.ofNullable(variants.get(id));
    }

    Plugins.LoadedPlugins result() {
        return new Plugins.LoadedPlugins(
                variants.values().stream()
                        .sorted(Comparator.comparing(FoundVariant::origin))
                        .toList(),
                refusals);
    }

    /** Refuses a jar for listing ids that it does not provide, unless another refusal in it may be the reason. */
    private void refuseMissing(Path file, JarPlugin jar) {
        if (refusals.stream().anyMatch(refusal -> refusal.file().equals(file))) {
            return;
        }
        Set<String> missing = new LinkedHashSet<>(jar.listed().orElse(Set.of()));
        variants.values().stream()
                .filter(found -> found.file().equals(file))
                .forEach(found -> missing.remove(found.id()));
        missing.forEach(id -> refuse(
                file,
                Optional.of(id),
                "its manifest lists '" + Texts.shorten(id) + "' in " + Spi.VARIANTS_ATTRIBUTE
                        + ", but it brings no such variant"));
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
            slowCallListener.during(
                    file + ", which is being read by " + source.get().jar(), wait -> {
                        read(ruleFile, source.get(), place, origin);
                        return file;
                    });
        }
    }

    /** The first source that reads files of a name. A source that fails when asked is refused and not asked again. */
    private Optional<JarSource> sourceFor(String fileName) {
        for (Iterator<JarSource> all = sources.iterator(); all.hasNext(); ) {
            JarSource candidate = all.next();
            try {
                if (timed.within(limit, () -> candidate.source().reads(fileName))) {
                    return Optional.of(candidate);
                }
            } catch (Throwable failure) { // a jar may throw anything, and one jar must not end the program
                all.remove();
                refuse(
                        candidate.jar(),
                        "its source of rules " + candidate.name() + " failed when asked whether it reads '"
                                + Texts.shorten(fileName) + "': " + FailureWords.of(failure));
            }
        }
        return Optional.empty();
    }

    private void read(RuleFile ruleFile, JarSource source, String place, Origin origin) {
        Path file = ruleFile.file();
        String failed = place + "its reader " + source.name() + " of " + source.jar() + " failed: ";
        try {
            Variant known = read.get(ruleFile);
            Variant variant = known == null ? timed.within(limit, () -> ruleFile.read(source.source())) : known;
            if (variant == null) {
                refuse(file, failed + "it returned null");
            } else {
                read.put(ruleFile, variant);
                add(variant, file, origin);
            }
        } catch (PlyspaceException refused) {
            refuse(new RefusedFile(file, Optional.empty(), refused.getMessage(), withoutStart(ruleFile, source)));
        } catch (IOException unreadable) {
            refuse(file, place + FailureWords.of(unreadable));
        } catch (Throwable failure) { // as above; the source may read the next file all the same
            refuse(file, failed + FailureWords.of(failure));
        }
    }

    private Optional<VariantSource.WithoutStart> withoutStart(RuleFile ruleFile, JarSource source) {
        try {
            return Optional.ofNullable(timed.within(limit, () -> ruleFile.readWithoutStart(source.source())))
                    .flatMap(found -> found);
        } catch (Throwable failure) { // the file was refused for more than its start, or its reader fails on what it
            // refused
            return Optional.empty();
        }
    }

    private void add(Variant variant, Path file, Origin origin) {
        try {
            String id = timed.within(limit, variant::id);
            Optional<String> ill = VariantCheck.idRefusal(id);
            if (ill.isPresent()) {
                refuse(file, ill.get());
            } else if (!isListed(id, file)) {
                refuse(
                        file,
                        Optional.of(id),
                        "its id '" + id + "' is missing from " + Spi.VARIANTS_ATTRIBUTE
                                + " in the jar's manifest; list it there");
            } else if (variants.containsKey(id)) {
                refuse(
                        file,
                        Optional.of(id),
                        "its id '" + id + "' is taken by " + variants.get(id).file() + "; choose another id");
            } else {
                addDescribed(new FoundVariant(variant, id, file, origin));
            }
        } catch (Throwable failure) {
            refuse(file, "its variant failed: " + FailureWords.of(failure));
        }
    }

    /** A jar that lists ids must list all; otherwise earlier questions would decide whether a variant is found. */
    private boolean isListed(String id, Path file) {
        return Optional.ofNullable(added.get(file))
                .flatMap(JarPlugin::listed)
                .map(ids -> ids.contains(id))
                .orElse(true);
    }

    private void addDescribed(FoundVariant found) {
        try {
            Optional<String> ill = timed.within(limit, () -> VariantCheck.descriptionRefusal(found.variant()));
            if (ill.isEmpty()) {
                variants.put(found.id(), found);
            } else {
                refuse(found.file(), Optional.of(found.id()), ill.get());
            }
        } catch (Throwable failure) {
            refuse(found.file(), Optional.of(found.id()), "it failed: " + FailureWords.of(failure));
        }
    }

    private void refuse(Path file, String reason) {
        refuse(file, Optional.empty(), reason);
    }

    private void refuse(Path file, Optional<String> id, String reason) {
        refuse(new RefusedFile(file, id, reason));
    }

    void refuse(RefusedFile refusal) {
        refusals.add(refusal);
    }

    /**
     * A reader of rules written as data.
     *
     * @param source the reader
     * @param jar the jar that provides it
     */
    record JarSource(VariantSource source, Path jar) {

        /** The name of its class, which identifies it within its jar. */
        String name() {
            return source.getClass().getName();
        }
    }
}
