package org.plyspace.engine.plugin;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.jar.JarFile;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/** The providers in one jar, each made or refused on its own. */
final class JarPlugin {

    private static final String SERVICES = "META-INF/services/";
    private static final int MOST_FAILURES = 100;

    private final List<Variant> variants = new ArrayList<>();
    private final List<VariantSource> sources = new ArrayList<>();
    private final List<RuleFile> ruleFiles = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();

    /**
     * Opens a jar and makes its providers.
     *
     * @param shared the parent of the jar's own class loader
     */
    static JarPlugin open(Path jar, ClassLoader shared) {
        JarPlugin plugin = new JarPlugin();
        Optional<String> refusal = plugin.refusal(jar);
        if (refusal.isPresent()) {
            plugin.refusals.add(refusal.get());
            plugin.ruleFiles.clear();
        } else {
            plugin.load(jar, shared);
        }
        return plugin;
    }

    List<Variant> variants() {
        return variants;
    }

    List<VariantSource> sources() {
        return sources;
    }

    /** Rules written as data, for the sources of any jar. */
    List<RuleFile> ruleFiles() {
        return ruleFiles;
    }

    List<String> refusals() {
        return refusals;
    }

    /** Why the jar is not even asked for its providers. */
    private Optional<String> refusal(Path jar) {
        if (Files.isDirectory(jar)) {
            return Optional.of("it is a folder; expected a jar file");
        }
        if (Files.exists(jar) && !Files.isRegularFile(jar)) {
            return Optional.of("it is not a regular file; expected a jar file");
        }
        if (!Files.isReadable(jar)) {
            return Optional.of("it cannot be read; check its permissions");
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            ruleFiles.addAll(RuleFile.in(jar, file));
            boolean hasProviders = file.getEntry(SERVICES + Variant.class.getName()) != null
                    || file.getEntry(SERVICES + VariantSource.class.getName()) != null;
            if (hasProviders) {
                return InterfaceCheck.refusal(file.getManifest());
            }
            return ruleFiles.isEmpty()
                    ? Optional.of("it has no entry " + SERVICES + Variant.class.getName()
                            + " that names its variants, and no rules written as data in " + RuleFile.FOLDER)
                    : Optional.empty();
        } catch (IOException | SecurityException broken) {
            return Optional.of("it is not a jar, or only part of one: " + broken.getMessage());
        }
    }

    private void load(Path jar, ClassLoader shared) {
        // Left open as long as the program runs: its variants load classes when they need them.
        ClassLoader loader = new URLClassLoader(jar.getFileName().toString(), new URL[] {url(jar)}, shared);
        addAll(ServiceLoader.load(Variant.class, loader), variants);
        addAll(ServiceLoader.load(VariantSource.class, loader), sources);
        if (variants.isEmpty() && sources.isEmpty() && ruleFiles.isEmpty() && refusals.isEmpty()) {
            refusals.add("its entry " + SERVICES + Variant.class.getName() + " names no variant");
        }
    }

    private <T> void addAll(ServiceLoader<T> services, List<T> into) {
        Iterator<T> providers = services.iterator();
        boolean more = true;
        while (more && refusals.size() < MOST_FAILURES) {
            try {
                more = providers.hasNext();
                if (more) {
                    into.add(providers.next());
                }
            } catch (RuntimeException | Error failure) {
                refusals.add(Reasons.of(failure));
            }
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalArgumentException("a jar outside the file system: " + jar, impossible);
        }
    }
}
