package org.plyspace.acceptance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs rules as data and claims about them, as anybody may. */
final class JarOfRules {

    private JarOfRules() {}

    /** Writes a jar of one rule set. */
    static void write(Path file, String id, String rules, String claims) throws IOException {
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file))) {
            jar.putNextEntry(new ZipEntry("META-INF/plyspace/" + id + ".json"));
            jar.write(rules.getBytes(StandardCharsets.UTF_8));
            jar.putNextEntry(new ZipEntry("META-INF/plyspace/claims/" + id + ".json"));
            jar.write(claims.getBytes(StandardCharsets.UTF_8));
        }
    }
}
