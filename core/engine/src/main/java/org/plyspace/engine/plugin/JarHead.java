package org.plyspace.engine.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.plyspace.api.Spi;
import org.plyspace.api.Texts;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/**
 * What is known of a jar before any of its classes is loaded.
 *
 * @param refusal the reason why its providers are not even examined, if there is one
 * @param hasVariants whether it names providers of variants
 * @param listed the ids that its manifest lists, if it does
 * @param ruleFiles the rules written as data that it contains
 */
record JarHead(Optional<String> refusal, boolean hasVariants, Optional<Set<String>> listed, List<RuleFile> ruleFiles) {

    static final String SERVICES = "META-INF/services/";

    private static final int LONGEST_ENTRY = 1_000_000;
    private static final int MOST_RULE_FILES = 1_000;
    private static final List<String> READ_WHOLE = List.of(
            JarFile.MANIFEST_NAME, SERVICES + Variant.class.getName(), SERVICES + VariantSource.class.getName());

    static JarHead of(Path jar) {
        if (Files.isDirectory(jar)) {
            return refused("it is a folder; expected a jar file");
        }
        if (Files.isSymbolicLink(jar) && !Files.exists(jar)) {
            return refused("it is a link to " + target(jar) + ", where there is nothing; expected a jar file");
        }
        if (Files.exists(jar) && !Files.isRegularFile(jar)) {
            return refused("it is not a regular file; expected a jar file");
        }
        if (Files.notExists(jar)) {
            return refused("there is no such file");
        }
        if (!Files.isReadable(jar)) {
            return refused("it cannot be read; check its permissions");
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            return of(jar, file);
        } catch (IOException | SecurityException broken) {
            return refused("it is not a jar, or only part of one: " + broken.getMessage());
        }
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException unreadable) {
            return "somewhere";
        }
    }

    private static JarHead of(Path jar, JarFile file) throws IOException {
        for (String name : READ_WHOLE) {
            if (isTooLong(file, name)) {
                return refused("its entry " + name + " has more than " + LONGEST_ENTRY
                        + " bytes; expected a list of class names or a manifest");
            }
        }
        List<RuleFile> ruleFiles = RuleFile.in(jar, file);
        if (ruleFiles.size() > MOST_RULE_FILES) {
            return refused("it has " + ruleFiles.size() + " files of rules in " + RuleFile.FOLDER
                    + "; expected at most " + MOST_RULE_FILES);
        }
        boolean hasVariants = file.getEntry(SERVICES + Variant.class.getName()) != null;
        boolean hasProviders = hasVariants || file.getEntry(SERVICES + VariantSource.class.getName()) != null;
        if (!hasProviders && ruleFiles.isEmpty()) {
            return refused("it has no entry " + SERVICES + Variant.class.getName()
                    + " that names its variants, and no rules written as data in " + RuleFile.FOLDER);
        }
        Manifest manifest = file.getManifest();
        Optional<String> refusal = hasProviders ? InterfaceCheck.refusal(manifest) : Optional.empty();
        return refusal.isPresent()
                ? refused(refusal.get())
                : new JarHead(Optional.empty(), hasVariants, listed(manifest), ruleFiles);
    }

    /** Whether an entry is too long, whatever size the jar claims. */
    private static boolean isTooLong(JarFile file, String name) throws IOException {
        ZipEntry entry = file.getEntry(name);
        if (entry == null) {
            return false;
        }
        try (InputStream content = file.getInputStream(entry)) {
            return content.skip(LONGEST_ENTRY + 1L) > LONGEST_ENTRY;
        }
    }

    private static JarHead refused(String reason) {
        return new JarHead(Optional.of(reason), false, Optional.empty(), List.of());
    }

    private static Optional<Set<String>> listed(Manifest manifest) {
        String ids = manifest == null ? null : manifest.getMainAttributes().getValue(Spi.VARIANTS_ATTRIBUTE);
        return ids == null || ids.isBlank()
                ? Optional.empty()
                : Optional.of(new LinkedHashSet<>(List.of(ids.strip().split("[,\\s]+"))));
    }

    /** Whether a provider in the jar may have a given id: true unless the jar says otherwise. */
    boolean mayProvide(String id) {
        return hasVariants && listed.map(ids -> ids.contains(id)).orElse(true);
    }

    /** Checks by a jar's manifest whether it was built for this program's variant interface. */
    static final class InterfaceCheck {

        private static final String NEEDED = Spi.MANIFEST_ATTRIBUTE + ": " + Spi.VERSION;

        /** The names that have changed since interface 2, for the message to the author. */
        private static final String RENAMED_SINCE_2 =
                "; Refusal.NOTHING_TO_GIVE_UP is now NOT_NOW, MoveReading.Without is After, and"
                        + " TurnRule.givingUp() and Turn.givingUpARoyal() are prelude() and allAfter(cell)";

        private InterfaceCheck() {}

        /**
         * The reason why a jar with classes is refused; empty if it was built for this interface.
         *
         * @param manifest the jar's manifest; null if it has none
         */
        static Optional<String> refusal(Manifest manifest) {
            Attributes said = manifest == null ? new Attributes() : manifest.getMainAttributes();
            String version = said.getValue(Spi.MANIFEST_ATTRIBUTE);
            if (version == null) {
                return Optional.of(withoutVersion(said.getValue(Spi.OLD_MANIFEST_ATTRIBUTE)));
            }
            if (version.equals(String.valueOf(Spi.VERSION))) {
                return Optional.empty();
            }
            if (!version.matches("[1-9][0-9]{0,5}")) {
                return Optional.of("its manifest has " + Spi.MANIFEST_ATTRIBUTE + ": " + Texts.shorten(version)
                        + ", which is not a version of the interface; expected " + NEEDED);
            }
            return Optional.of(
                    Integer.parseInt(version) < Spi.VERSION
                            ? outdated(version, "")
                            : "it was built for interface " + version + ", but this program has interface "
                                    + Spi.VERSION + "; get a newer Plyspace, or build it against interface "
                                    + Spi.VERSION);
        }

        private static String withoutVersion(String old) {
            return old == null
                    ? "its manifest does not say which interface it was built for, and this program needs interface "
                            + Spi.VERSION + "; build it against that, with " + NEEDED + " in its manifest"
                    : outdated(Texts.shorten(old), " (" + Spi.OLD_MANIFEST_ATTRIBUTE + ": " + Texts.shorten(old) + ")");
        }

        private static String outdated(String version, String evidence) {
            return "it was built for interface " + version + evidence + ", but this program needs interface "
                    + Spi.VERSION
                    + "; build it anew against that, with " + NEEDED + " in its manifest"
                    + (version.equals("2") ? RENAMED_SINCE_2 : "");
        }
    }
}
