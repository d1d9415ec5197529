package org.plyspace.engine.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.plyspace.api.Variant;
import org.plyspace.engine.io.FileErrors;

/**
 * Loads the rule sets of folders on demand, every jar in a class loader of its own. A request for an id loads jars in order until
 * one provides it, and skips those whose manifest lists other ids; if this fails, and for every request for all, everything is
 * loaded. The answers are the same either way.
 */
public final class PluginLoader implements Plugins {

    /** The limit for each question to a jar during loading: processor time of the question, or waiting. */
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final List<RefusedFile> unreadableFolders = new ArrayList<>();
    private final PluginFolders folders;
    private final SlowCallListener slowCallListener;
    private final Duration limit;
    private final TimedWork timed;
    private final List<Path> bundled;
    private final List<Path> plugins;
    private final ClassLoader shared = new SharedClasses(PluginLoader.class.getClassLoader());
    private final Map<Path, JarHead> heads = new HashMap<>();
    private final Map<Path, JarPlugin> opened = new HashMap<>();
    private final Map<Path, FileStamp> stamps = new HashMap<>();
    private final Map<RuleFile, Variant> read = new HashMap<>();
    /** Rule sets by id, readable without waiting for jars that are being loaded. */
    private final Map<String, FoundVariant> named = new ConcurrentHashMap<>();

    private Optional<Plugins.LoadedPlugins> all = Optional.empty();

    private PluginLoader(PluginFolders folders, SlowCallListener slowCallListener) {
        this(folders, slowCallListener, LIMIT, new TimedWork());
    }

    PluginLoader(PluginFolders folders, SlowCallListener slowCallListener, Duration limit, TimedWork timed) {
        this.folders = folders;
        this.slowCallListener = slowCallListener;
        this.limit = limit;
        this.timed = timed;
        bundled = filesOf(folders.bundled());
        plugins = filesOf(folders.plugins());
        Stream.of(bundled, plugins)
                .flatMap(List::stream)
                .forEach(file -> FileStamp.of(file).ifPresent(stamp -> stamps.put(file, stamp)));
    }

    /** Loads everything in the folders now. */
    public static Plugins load(PluginFolders folders) {
        return new PluginLoader(folders, SlowCallListener.NONE).all();
    }

    /** The rule sets of the folders, each loaded on demand; the listener is told which file is waited for. */
    public static Plugins onDemand(PluginFolders folders, SlowCallListener slowCallListener) {
        return new PluginLoader(folders, slowCallListener);
    }

    /**
     * The rule sets of one file, even if other files have the same ids.
     *
     * @param file a jar, or rules written as data
     * @param readers the folders of the jars that read rules written as data; their own rule sets are left out
     * @param slowCallListener told which file is waited for
     */
    public static Plugins ofFile(Path file, PluginFolders readers, SlowCallListener slowCallListener) {
        return new PluginLoader(readers, slowCallListener).ofFile(file);
    }

    /**
     * The rule sets of several files, each as by {@link #ofFile}; files that are refused bring none.
     *
     * @param readers the folders of the jars that read rules written as data
     */
    public static List<FoundVariant> ofFiles(
            List<Path> files, PluginFolders readers, SlowCallListener slowCallListener) {
        PluginLoader known = new PluginLoader(readers, slowCallListener);
        return files.stream()
                .flatMap(file -> known.ofFile(file).variants().stream())
                .toList();
    }

    /**
     * The rule sets on a class path, and those of files beside them. The readers on the class path read rules written as data.
     *
     * @param loader finds the rule sets on the class path
     * @param files jars, or rules written as data
     */
    public static Plugins onClassPath(ClassLoader loader, List<Path> files) {
        PluginFolders none = new PluginFolders(Optional.empty(), Optional.empty());
        return new PluginLoader(none, SlowCallListener.NONE).besideClassPath(loader, files);
    }

    @Override
    public synchronized Plugins anew(Predicate<Path> isTrusted) {
        PluginLoader next = new PluginLoader(folders, slowCallListener, limit, timed);
        Predicate<Path> isKept = file -> isTrusted.test(file)
                && stamps.containsKey(file)
                && stamps.get(file).equals(next.stamps.get(file));
        opened.forEach((jar, plugin) -> {
            if (isKept.test(jar) && !plugin.isRefused()) {
                next.opened.put(jar, plugin);
            }
        });
        // Another reader may read the same file differently.
        boolean sameReaders = opened.entrySet().stream()
                .filter(jar -> !jar.getValue().sources.isEmpty())
                .allMatch(jar -> next.opened.containsKey(jar.getKey()));
        if (sameReaders) {
            read.forEach((file, variant) -> {
                if (isKept.test(file.file())) {
                    next.read.put(file, variant);
                }
            });
        }
        return next;
    }

    /** The files of a folder; a folder that cannot be read counts as empty and is refused like a jar. */
    private List<Path> filesOf(Optional<Path> folder) {
        if (folder.isEmpty() || !Files.isDirectory(folder.get())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder.get())) {
            return files.sorted().toList();
        } catch (IOException | UncheckedIOException unreadable) {
            IOException failed = unreadable instanceof UncheckedIOException unchecked
                    ? unchecked.getCause()
                    : (IOException) unreadable;
            unreadableFolders.add(new RefusedFile(
                    folder.get(),
                    Optional.empty(),
                    "the folder cannot be read: " + FileErrors.describe(failed) + "; nothing in it was looked at"));
            return List.of();
        }
    }

    private static boolean isJar(Path file) {
        return nameOf(file).endsWith(".jar");
    }

    /** Whether a file is passed over for its name, which begins with a dot or {@code readme}. */
    public static boolean isNote(Path file) {
        String name = nameOf(file);
        return name.startsWith(".") || name.startsWith("readme");
    }

    private static String nameOf(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<FoundVariant> variants() {
        return all().variants();
    }

    @Override
    public List<RefusedFile> refusals() {
        return all().refusals();
    }

    @Override
    public Optional<FoundVariant> find(String id) {
        FoundVariant known = named.get(id);
        return known == null ? load(id) : Optional.of(known);
    }

    private synchronized Optional<FoundVariant> load(String id) {
        if (all.isEmpty() && !named.containsKey(id)) {
            provided(id).ifPresent(found -> named.put(id, found));
        }
        return Optional.ofNullable(named.get(id)).or(() -> all().find(id));
    }

    /** The rule set of an id if a class in a jar provides it. */
    private Optional<FoundVariant> provided(String id) {
        PluginCollector collector = newCollector();
        return provided(id, collector, bundled, Origin.BUNDLED)
                .or(() -> provided(id, collector, plugins, Origin.PLUGIN));
    }

    private Optional<FoundVariant> provided(String id, PluginCollector collector, List<Path> files, Origin origin) {
        for (Path file : files) {
            if (isJar(file) && head(file).mayProvide(id)) {
                collector.addJar(file, origin);
                Optional<FoundVariant> found = collector.variant(id);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    synchronized Plugins.LoadedPlugins all() {
        if (all.isEmpty()) {
            PluginCollector collector = newCollector();
            unreadableFolders.forEach(collector::refuse);
            collector.knows(read);
            addJars(collector, bundled, Origin.BUNDLED);
            addJars(collector, plugins, Origin.PLUGIN);
            addOthers(collector, bundled, Origin.BUNDLED);
            addOthers(collector, plugins, Origin.PLUGIN);
            read.putAll(collector.read);
            all = Optional.of(collector.result());
        }
        return all.get();
    }

    /** The rule sets of one file, regardless of others. */
    synchronized Plugins.LoadedPlugins ofFile(Path file) {
        PluginCollector collector = newCollector();
        addJars(collector, List.of(file), Origin.PLUGIN);
        bundled.stream().filter(PluginLoader::isJar).forEach(collector::addSources);
        addOthers(collector, List.of(file), Origin.PLUGIN);
        return collector.result();
    }

    /** The rule sets on a class path, and those of files. */
    synchronized Plugins.LoadedPlugins besideClassPath(ClassLoader classPath, List<Path> files) {
        PluginCollector collector = newCollector();
        collector.addClassPath(classPath);
        addJars(collector, files, Origin.PLUGIN);
        addOthers(collector, files, Origin.PLUGIN);
        return collector.result();
    }

    private static void addJars(PluginCollector collector, List<Path> files, Origin origin) {
        files.stream().filter(PluginLoader::isJar).forEach(file -> collector.addJar(file, origin));
    }

    private static void addOthers(PluginCollector collector, List<Path> files, Origin origin) {
        collector.addOthers(
                files.stream().filter(file -> isJar(file) || !isNote(file)).toList(), origin);
    }

    private PluginCollector newCollector() {
        return new PluginCollector(this::open, slowCallListener, limit, timed);
    }

    private JarHead head(Path jar) {
        return heads.computeIfAbsent(jar, JarHead::of);
    }

    private JarPlugin openInTime(Path jar, JarHead head) {
        try {
            return timed.within(limit, () -> JarPlugin.open(jar, head, shared));
        } catch (TimedWork.Overrun late) {
            return JarPlugin.refused(jar, head, "it was not loaded: " + late.getMessage());
        }
    }

    private JarPlugin open(Path jar) {
        return opened.computeIfAbsent(jar, file -> openInTime(file, head(file)));
    }

    /**
     * The attributes of a file in its folder, by which it is recognised: rewriting a file changes at least one of them.
     *
     * @param key the system's identity of the file, if it has one
     */
    record FileStamp(long size, FileTime modified, Optional<Object> key) {

        /** The stamp of a file; empty if it does not exist. */
        static Optional<FileStamp> of(Path file) {
            try {
                BasicFileAttributes said = Files.readAttributes(file, BasicFileAttributes.class);
                return Optional.of(
                        new FileStamp(said.size(), said.lastModifiedTime(), Optional.ofNullable(said.fileKey())));
            } catch (IOException gone) {
                return Optional.empty();
            }
        }
    }
}
