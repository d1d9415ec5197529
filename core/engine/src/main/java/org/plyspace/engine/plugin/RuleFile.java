package org.plyspace.engine.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;
import org.plyspace.engine.io.TextFiles;

/**
 * A file of rules written as data, to be read by a {@link VariantSource}.
 *
 * @param file the file itself, or the jar that contains it
 * @param entry the name of its entry in the jar
 */
record RuleFile(Path file, Optional<String> entry) {

    /** The folder of such files in a jar. */
    static final String FOLDER = "META-INF/plyspace/";

    /** All files of rules in a jar, by name. */
    static List<RuleFile> in(Path jar, JarFile content) {
        return content.stream()
                .filter(entry -> entry.getName().startsWith(FOLDER) && !entry.isDirectory())
                .map(ZipEntry::getName)
                .filter(name -> name.indexOf('/', FOLDER.length()) < 0)
                .sorted()
                .map(name -> new RuleFile(jar, Optional.of(name)))
                .toList();
    }

    String name() {
        return entry.map(name -> name.substring(name.lastIndexOf('/') + 1))
                .orElse(file.getFileName().toString());
    }

    /**
     * Reads the rule set that the file describes.
     *
     * @throws org.plyspace.api.TextException if the source refuses it
     * @throws IOException if the file cannot be read
     */
    Variant read(VariantSource source) throws IOException {
        return read(source::read);
    }

    /** Reads the file as if it had no start; throws what {@link #read(VariantSource)} does. */
    Optional<VariantSource.WithoutStart> readWithoutStart(VariantSource source) throws IOException {
        return read(source::readWithoutStart);
    }

    private <T> T read(Reader<T> reader) throws IOException {
        if (entry.isEmpty()) {
            try (InputStream content = TextFiles.open(file)) {
                return reader.read(name(), content);
            }
        }
        try (JarFile jar = new JarFile(file.toFile());
                InputStream content = jar.getInputStream(jar.getEntry(entry.get()))) {
            return reader.read(entry.get(), content);
        }
    }

    /** Reads a file's content. */
    @FunctionalInterface
    private interface Reader<T> {

        T read(String name, InputStream content) throws IOException;
    }
}
