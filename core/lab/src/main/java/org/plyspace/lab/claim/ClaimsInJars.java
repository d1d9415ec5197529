package org.plyspace.lab.claim;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.engine.plugin.FoundVariant;

/** Finds the claims that jars bring. */
public final class ClaimsInJars {

    private static final String FOLDER = "META-INF/plyspace/claims/";

    private ClaimsInJars() {}

    /** The name of the resource in a rule set's jar that has its claims. */
    public static String resource(String id) {
        return FOLDER + id + ".json";
    }

    /**
     * The claims about a rule set; empty if its jar brings none, or it is not from a jar.
     *
     * @throws UsageException if the claims cannot be read
     * @throws org.plyspace.engine.io.InputException if they are not text, or too long
     */
    public static Optional<RuleSetClaims> of(FoundVariant found) {
        Path jar = found.file();
        String name = jar.getFileName().toString();
        if (!name.toLowerCase(Locale.ROOT).endsWith(".jar") || !Files.isRegularFile(jar)) {
            return Optional.empty();
        }
        String place = Texts.printable(name) + ", " + resource(found.id());
        try (JarFile file = new JarFile(jar.toFile())) {
            ZipEntry entry = file.getEntry(resource(found.id()));
            if (entry == null) {
                return Optional.empty();
            }
            try (InputStream content = file.getInputStream(entry)) {
                String text = TextFiles.read(content, place, ClaimsFormat.LONGEST);
                return Optional.of(ClaimsFormat.read(text, found.id(), place));
            }
        } catch (IOException failed) {
            throw new UsageException(place, "it cannot be read: " + FileErrors.describe(failed));
        }
    }
}
