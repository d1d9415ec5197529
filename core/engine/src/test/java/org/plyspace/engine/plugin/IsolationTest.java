package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Variant;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.json.JsonMapper;

/** Jars see their own libraries, and neither another jar's nor the program's. */
class IsolationTest {

    private static final Path LIBRARIES = Path.of(System.getProperty("test.libraries"));

    /** Reads its title from JSON with the Jackson that it sees; its summary names that version. */
    private static final String JACKSON_USER = """
            package stranger;
            import java.util.List;
            import org.plyspace.api.*;
            import tools.jackson.databind.ObjectMapper;
            import tools.jackson.databind.cfg.PackageVersion;
            public class Sample implements Variant {
                @Override public String id() { return "%s"; }
                @Override public String title() {
                    return new ObjectMapper().readTree("{\\"title\\": [\\"from JSON\\"]}").path("title").path(0).asString();
                }
                @Override public String summary() { return PackageVersion.VERSION.toString(); }
                @Override public String source() { return "source"; }
                @Override public List<Option> options() { return List.of(); }
                @Override public Rules rules(OptionValues values) { throw new IllegalStateException("no rules"); }
            }
            """;

    @TempDir
    private Path work;

    private Folders folders;

    @BeforeEach
    void makeFolders() throws IOException {
        folders = new Folders(work);
    }

    @InWholeForm
    @Test
    void jarsMayBringDifferentVersionsOfJacksonBesideTheProgramsOwn() throws IOException {
        List<String> versions;
        try (Stream<Path> folders = Files.list(LIBRARIES)) {
            versions = folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
        for (String version : versions) {
            jacksonUser(version, "jackson-" + version.replace('.', '-'))
                    .write(folders.plugins().resolve(version + ".jar"));
        }

        Plugins loaded = folders.load();

        assertEquals(List.of(), loaded.refusals());
        assertEquals(
                versions,
                loaded.variants().stream()
                        .map(found -> found.variant().summary())
                        .toList());
        assertEquals(
                List.of("from JSON", "from JSON"),
                loaded.variants().stream().map(found -> found.variant().title()).toList());
        String own = new JsonMapper().version().toString();
        assertEquals(
                3, Stream.concat(versions.stream(), Stream.of(own)).distinct().count(), versions + " and " + own);
    }

    @Test
    void jarsMayBringDifferentVersionsOfALibrary() throws IOException {
        for (String version : List.of("one", "two")) {
            new JarMaker(work)
                    .classes(Map.of(
                            "library.Version",
                            "package library; public class Version { public static String id() { return \"" + version
                                    + "\"; } }",
                            "stranger.Sample",
                            VariantSources.variant("Sample", "library.Version.id()", "")))
                    .provides(Variant.class, "stranger.Sample")
                    .write(folders.plugins().resolve(version + ".jar"));
        }

        List<FoundVariant> variants = folders.load().variants();

        assertEquals(
                List.of("one", "two"), variants.stream().map(FoundVariant::id).toList());
        assertNotSame(
                variants.get(0).variant().getClass().getClassLoader(),
                variants.get(1).variant().getClass().getClassLoader());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tools.jackson.databind.ObjectMapper",
                "org.plyspace.engine.Registry",
                "org.junit.jupiter.api.Test"
            })
    void jarsDoNotSeeWhatTheProgramUses(String name) throws Exception {
        Class.forName(name); // it is on the program's own class path
        VariantSources.jar(work, folders.plugins().resolve("a.jar"), "aaa");
        ClassLoader loader =
                folders.load().variants().get(0).variant().getClass().getClassLoader();

        assertThrows(ClassNotFoundException.class, () -> loader.loadClass(name));
        String file = name.replace('.', '/') + ".class";
        assertEquals(null, loader.getResource(file));
        assertEquals(List.of(), Collections.list(loader.getResources(file)));
    }

    private JarMaker jacksonUser(String version, String id) throws IOException {
        try (Stream<Path> jars = Files.list(LIBRARIES.resolve(version))) {
            return new JarMaker(work)
                    .library(jars.sorted().toList())
                    .classes(Map.of("stranger.Sample", JACKSON_USER.formatted(id)))
                    .provides(Variant.class, "stranger.Sample");
        }
    }
}
