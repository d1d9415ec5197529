package org.plyspace.engine.plugin;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/** The providers in one jar, each created or refused on its own. */
final class JarPlugin {

    private static final int MOST_FAILURES = 100;

    /** The message of {@link ServiceLoader} about a missing provider class. */
    private static final Pattern MISSING_PROVIDER = Pattern.compile("Provider (\\S+) not found");

    final List<Variant> variants = new ArrayList<>();
    final List<VariantSource> sources = new ArrayList<>();
    private final Path jar;
    private final JarHead head;
    final List<String> refusals = new ArrayList<>();

    private JarPlugin(Path jar, JarHead head) {
        this.jar = jar;
        this.head = head;
    }

    /**
     * Creates a jar's providers.
     *
     * @param head what is known of the jar
     * @param shared the parent of the jar's own class loader
     */
    static JarPlugin open(Path jar, JarHead head, ClassLoader shared) {
        JarPlugin plugin = new JarPlugin(jar, head);
        head.refusal().ifPresentOrElse(plugin.refusals::add, () -> plugin.load(shared));
        return plugin;
    }

    /** A jar that provides nothing, for a reason. */
    static JarPlugin refused(Path jar, JarHead head, String reason) {
        JarPlugin plugin = new JarPlugin(jar, head);
        plugin.refusals.add(reason);
        return plugin;
    }

    /**
     * The providers of a service that a class loader finds, whatever jars or folders they are in; for programs that have rule
     * sets on their own class path.
     *
     * @param refusals told why a provider could not be created
     */
    static <T> List<T> onClassPath(Class<T> service, ClassLoader loader, Consumer<String> refusals) {
        List<T> found = new ArrayList<>();
        Iterator<T> providers = ServiceLoader.load(service, loader).iterator();
        int failures = 0;
        boolean more = true;
        while (more && failures < MOST_FAILURES) {
            try {
                more = providers.hasNext();
                if (more) {
                    found.add(providers.next());
                }
            } catch (Throwable failure) { // a provider may throw anything
                failures++;
                refusals.accept(FailureWords.of(failure));
            }
        }
        return found;
    }

    /** The rules written as data, to be read by the sources of any jar. */
    List<RuleFile> ruleFiles() {
        return head.ruleFiles();
    }

    /** The ids that its manifest lists, if it does. */
    Optional<Set<String>> listed() {
        return head.listed();
    }

    boolean isRefused() {
        return !refusals.isEmpty();
    }

    private void load(ClassLoader shared) {
        // Stays open while the program runs: variants load classes when they need them.
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
                    T provider = providers.next();
                    if (isOwn(provider.getClass())) {
                        into.add(provider);
                    }
                }
            } catch (Throwable failure) { // a jar may throw anything
                refusals.add(reason(failure));
            }
        }
    }

    /** Whether a class is in this jar itself, not in one on its manifest's class path, which provides its own. */
    private boolean isOwn(Class<?> provider) {
        CodeSource source = provider.getProtectionDomain().getCodeSource();
        return source == null
                || source.getLocation() == null
                || source.getLocation().toExternalForm().equals(url(jar).toExternalForm());
    }

    /** The reason why a provider could not be created, judged also by the jar's content. */
    private String reason(Throwable failure) {
        String said = FailureWords.of(failure);
        Matcher missing = MISSING_PROVIDER.matcher(said);
        if (!missing.matches()) {
            return said;
        }
        String name = missing.group(1);
        return isInJar(name.replace('.', '/') + ".class")
                ? "the class " + name + " cannot be read: the jar is damaged; copy or build it again"
                : "its entry in " + JarHead.SERVICES + " names the class " + name + ", which is not in the jar";
    }

    private boolean isInJar(String entry) {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.getEntry(entry) != null;
        } catch (IOException | SecurityException broken) {
            return true;
        }
    }

    private static URL url(Path jar) {
        try {
            // The part after "!/" would be taken for the name of an entry.
            return new URL(jar.toUri().toString().replace("!", "%21"));
        } catch (MalformedURLException impossible) {
            throw new IllegalArgumentException("a jar outside the file system: " + jar, impossible);
        }
    }
}
