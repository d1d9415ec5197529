package org.plyspace.variant.json;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Variant;
import org.plyspace.tck.text.TextRules;

/** Files of rules, most of them in {@code examples/json}, read as a user's would be. */
final class Examples {

    /** Koernke's rules as data, with a study's option of one king. */
    static final String KOERNKE = "../../docs/studies/defining-rules/rules/koernke-kings.json";

    private Examples() {}

    static Path path(String fileName) {
        return Path.of(System.getProperty("basedir", ""))
                .toAbsolutePath()
                .resolve("../examples/json")
                .resolve(fileName);
    }

    /** All files there are, by name. */
    static List<String> fileNames() throws IOException {
        try (Stream<Path> files = Files.list(path(""))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    static Variant read(String fileName) {
        try (InputStream content = Files.newInputStream(path(fileName))) {
            return new JsonVariantSource().read(fileName, content);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** An example, or else a resource of these tests. */
    static Variant named(String fileName) {
        return Files.exists(path(fileName)) ? read(fileName) : readResource(fileName);
    }

    /** A file among the resources of these tests. */
    static Variant readResource(String name) {
        try (InputStream content = Examples.class.getResourceAsStream(name)) {
            return new JsonVariantSource().read(name, content);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The rules of a file's text. */
    static TextRules rules(String text) {
        return new TextRules(variant(text), "");
    }

    /** The variant that a file's text declares. */
    static Variant variant(String text) {
        try (InputStream content = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
            return new JsonVariantSource().read("rules.json", content);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The text of an example, or else of a resource of these tests. */
    static String text(String fileName) {
        try (InputStream content = Files.exists(path(fileName))
                ? Files.newInputStream(path(fileName))
                : Examples.class.getResourceAsStream(fileName)) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
