package org.plyspace.cli.skeleton;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.plyspace.api.Spi;
import org.plyspace.api.Variant;
import org.plyspace.engine.io.AtomicFolder;

/** The files of a project for one variant, made from templates in which each {@code @word@} is replaced. */
public final class Skeleton {

    private static final String SOURCES = "src/main/java/org/example/variant/";
    private static final String TESTS = "src/test/java/org/example/variant/";
    private static final String TO_BE_WRITTEN = "TODO: say in a sentence or two what is special about it";
    private static final String SERVICES = "src/main/resources/META-INF/services/";

    private final Map<String, String> words = new LinkedHashMap<>();
    private final Map<String, String> templates = new LinkedHashMap<>();

    /**
     * Prepares the project of a variant.
     *
     * @param id the id of the variant, which must be well-formed
     * @param repository the Maven repository that holds what it is built against
     * @param summary what is special about it, in printable characters; without it, a note to write it, which the contract
     *     tests refuse
     */
    public Skeleton(String id, URI repository, Optional<String> summary) {
        String camel = camelCase(id);
        words.put("id", id);
        words.put("Class", camel + "Variant");
        words.put("Test", camel + "ContractTest");
        words.put(
                "title",
                id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1).replace('-', ' '));
        words.put("version", version());
        words.put("repository", repository.toASCIIString().replace("&", "&amp;"));
        words.put("attribute", Spi.MANIFEST_ATTRIBUTE);
        words.put("variants", Spi.VARIANTS_ATTRIBUTE);
        words.put("spi", String.valueOf(Spi.VERSION));
        // Last, because words are replaced one after the other, and this one may contain anything.
        words.put("summary", inJava(summary.orElse(TO_BE_WRITTEN)));
        templates.put("pom.xml", "pom.xml.txt");
        templates.put("README.md", "README.md.txt");
        templates.put(SOURCES + words.get("Class") + ".java", "Variant.java.txt");
        templates.put(TESTS + words.get("Test") + ".java", "ContractTest.java.txt");
        templates.put(SERVICES + Variant.class.getName(), "service.txt");
    }

    /** Escapes a text for a Java string literal. */
    private static String inJava(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private static String camelCase(String id) {
        StringBuilder name = new StringBuilder();
        for (String part : id.split("-", -1)) {
            if (!part.isEmpty()) {
                name.append(Character.toUpperCase(part.charAt(0))).append(part, 1, part.length());
            }
        }
        return name.toString();
    }

    /** The version of this program, against which the project is built. */
    private static String version() {
        Properties build = new Properties();
        try (InputStream stream = Skeleton.class.getResourceAsStream("build.properties")) {
            build.load(stream);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return build.getProperty("version");
    }

    /**
     * Writes the project with its folders, all or nothing.
     *
     * @return the files written, relative to the folder
     */
    public List<Path> writeTo(Path folder) throws IOException {
        Map<Path, String> files = new LinkedHashMap<>();
        for (Map.Entry<String, String> template : templates.entrySet()) {
            files.put(Path.of(template.getKey()), filled(template.getValue()));
        }
        new AtomicFolder(folder).publish(files);
        return List.copyOf(files.keySet());
    }

    private String filled(String template) throws IOException {
        try (InputStream stream = Skeleton.class.getResourceAsStream(template)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> word : words.entrySet()) {
                text = text.replace("@" + word.getKey() + "@", word.getValue());
            }
            return text;
        }
    }
}
