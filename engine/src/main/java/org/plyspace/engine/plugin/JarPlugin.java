package org.plyspace.engine.plugin;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/** The providers in one jar, each made or refused on its own. */
final class JarPlugin {

    private static final int MOST_FAILURES = 100;

    private final List<Variant> variants = new ArrayList<>();
    private final List<VariantSource> sources = new ArrayList<>();
    private final JarHead head;
    private final List<String> refusals = new ArrayList<>();

    private JarPlugin(JarHead head) {
        this.head = head;
    }

    /**
     * Makes a jar's providers.
     *
     * @param head what is known of the jar
     * @param shared the parent of the jar's own class loader
     */
    static JarPlugin open(Path jar, JarHead head, ClassLoader shared) {
        JarPlugin plugin = new JarPlugin(head);
        head.refusal().ifPresentOrElse(plugin.refusals::add, () -> plugin.load(jar, shared));
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
        return head.ruleFiles();
    }

    /** The ids that its manifest lists, if it lists any. */
    Optional<Set<String>> listed() {
        return head.listed();
    }

    List<String> refusals() {
        return refusals;
    }

    private void load(Path jar, ClassLoader shared) {
        // Left open as long as the program runs: its variants load classes when they need them.
        ClassLoader loader = new URLClassLoader(jar.getFileName().toString(), new URL[] {url(jar)}, shared);
        addAll(ServiceLoader.load(Variant.class, loader), variants);
        addAll(ServiceLoader.load(VariantSource.class, loader), sources);
        if (variants.isEmpty() && sources.isEmpty() && ruleFiles().isEmpty() && refusals.isEmpty()) {
            refusals.add("its entry " + JarHead.SERVICES + Variant.class.getName() + " names no variant");
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
