package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.VariantSource;

/** Files of rules in folders and jars, read by the sources that jars bring. */
class RuleFilesTest {

    @TempDir
    private Path work;

    private Folders folders;
    private Path plugins;

    @BeforeEach
    void makeFolders() throws IOException {
        folders = new Folders(work);
        plugins = folders.plugins();
    }

    @Test
    void filesAreReadByTheSourcesThatJarsBring() throws IOException {
        lineSource().write(plugins.resolve("source.jar"));
        Files.writeString(plugins.resolve("mine.line"), "from-file");

        Plugins loaded = folders.load();

        assertEquals(List.of(), loaded.refusals());
        assertEquals("from-file", loaded.variants().get(0).id());
        assertEquals(plugins.resolve("mine.line"), loaded.variants().get(0).file());
    }

    @Test
    void filesInJarsAreReadByTheSourcesOfAnyJar() throws IOException {
        lineSource().write(plugins.resolve("source.jar"));
        new JarMaker(work)
                .entry("META-INF/plyspace/one.line", "from-jar")
                .entry("META-INF/plyspace/two.line", "")
                .entry("META-INF/plyspace/three.txt", "three")
                .entry("elsewhere/four.line", "four")
                .write(plugins.resolve("rules.jar"));

        Plugins loaded = folders.load();

        assertEquals(
                List.of("from-jar"),
                loaded.variants().stream().map(FoundVariant::id).toList());
        assertEquals(plugins.resolve("rules.jar"), loaded.variants().get(0).file());
        assertEquals(2, loaded.refusals().size(), loaded.refusals().toString());
        assertEquals(plugins.resolve("rules.jar"), loaded.refusals().get(1).file());
        String noSource = loaded.refusals().get(0).reason();
        assertTrue(noSource.startsWith("META-INF/plyspace/three.txt: no plugin reads files"), noSource);
    }

    @Test
    void refusesAJarWithTooManyFiles() throws IOException {
        JarMaker jar = new JarMaker(work);
        for (int i = 0; i < 1000; i++) {
            jar.entry("META-INF/plyspace/" + i + ".line", "");
        }
        Path most = work.resolve("most.jar");
        jar.write(most);
        assertEquals(Optional.empty(), JarHead.of(most).refusal());
        jar.entry("META-INF/plyspace/1000.line", "").write(plugins.resolve("many.jar"));

        assertEquals(
                "it has 1001 files of rules in META-INF/plyspace/; expected at most 1000",
                folders.load().refusals().get(0).reason());
    }

    @Test
    void refusesAJarThatIsNotThere() {
        assertEquals(
                Optional.of("there is no such file"),
                JarHead.of(plugins.resolve("nowhere.jar")).refusal());
    }

    @Test
    void refusesAFolderNamedLikeAFileOfRulesButNotAnother() throws IOException {
        lineSource().write(plugins.resolve("source.jar"));
        Files.createDirectory(plugins.resolve("bad.line"));
        Files.createDirectory(plugins.resolve("old"));

        folders.assertRefused("it is not a regular file");
    }

    @Test
    void refusesALinkThatLeadsNowhere() throws IOException {
        lineSource().write(plugins.resolve("source.jar"));
        Files.createSymbolicLink(plugins.resolve("bad.line"), work.resolve("nothing"));

        folders.assertRefused("it is not a regular file");
    }

    @Test
    void refusesAFileThatItsSourceRefuses() throws IOException {
        lineSource().write(plugins.resolve("source.jar"));
        Files.writeString(plugins.resolve("bad.line"), "");

        Plugins loaded = folders.load();

        assertEquals(List.of(), loaded.variants());
        assertTrue(
                loaded.refusals().get(0).reason().contains("an id is missing"),
                loaded.refusals().toString());
    }

    @Test
    void refusesAFileThatNobodyReadsButNotANote() throws IOException {
        Files.writeString(plugins.resolve("bad.json"), "{}");
        Files.writeString(plugins.resolve("README.md"), "put jars here");
        Files.writeString(plugins.resolve(".hidden"), "");

        folders.assertRefused("no plugin reads files with this name");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "throw new IllegalStateException(\"no luck\");",
                "throw new Error(\"no luck\");",
                "return reads(fileName);",
                "throw PickySource.<RuntimeException>unchecked(new Exception(\"no luck\"));"
            })
    void aSourceThatFailsWhenAskedIsNamedWithItsJarAndAskedNoMore(String asked) throws IOException {
        pickySource(asked, "return null;").write(plugins.resolve("a-picky.jar"));
        lineSource().write(plugins.resolve("source.jar"));
        VariantSources.jar(work, plugins.resolve("fine.jar"), "fine");
        Files.writeString(plugins.resolve("mine.line"), "from-file");
        Files.writeString(plugins.resolve("other.line"), "from-other-file");

        Plugins loaded = folders.load();

        assertEquals(
                List.of("fine", "from-file", "from-other-file"),
                loaded.variants().stream().map(FoundVariant::id).toList());
        assertEquals(1, loaded.refusals().size(), loaded.refusals().toString());
        RefusedFile refusal = loaded.refusals().get(0);
        assertEquals(plugins.resolve("a-picky.jar"), refusal.file());
        assertTrue(refusal.reason().matches("its source of rules stranger\\.PickySource failed .*(no luck|Stack).*"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "throw new IllegalStateException(\"no luck\");",
                "throw new Error(\"no luck\");",
                "return read(fileName, content);",
                "throw PickySource.<RuntimeException>unchecked(new Exception(\"no luck\"));"
            })
    void aSourceThatFailsOnAFileIsNamedWithItsJarAndTheFile(String read) throws IOException {
        pickySource("return fileName.endsWith(\".picky\");", read).write(plugins.resolve("a-picky.jar"));
        lineSource().write(plugins.resolve("source.jar"));
        Files.writeString(plugins.resolve("bad.picky"), "anything");
        Files.writeString(plugins.resolve("mine.line"), "from-file");

        Plugins loaded = folders.load();

        assertEquals(
                List.of("from-file"),
                loaded.variants().stream().map(FoundVariant::id).toList());
        assertEquals(1, loaded.refusals().size(), loaded.refusals().toString());
        RefusedFile refusal = loaded.refusals().get(0);
        assertEquals(plugins.resolve("bad.picky"), refusal.file());
        assertTrue(
                refusal.reason().contains("stranger.PickySource of " + plugins.resolve("a-picky.jar") + " failed: "),
                refusal.reason());
    }

    @Test
    void aSourceThatMakesNoVariantOfAFileIsNamedToo() throws IOException {
        pickySource("return fileName.endsWith(\".picky\");", "return null;").write(plugins.resolve("a-picky.jar"));
        Files.writeString(plugins.resolve("bad.picky"), "anything");

        String reason = folders.load().refusals().get(0).reason();

        assertTrue(reason.contains("a-picky.jar failed: it returned null"), reason);
    }

    /** What a reader makes of a refused file without its start is known; one that fails on it, or has no such thing, changes nothing. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            return java.util.Optional.of(new WithoutStart(a(Variant.class), "k")) ;true
            return java.util.Optional.of(new WithoutStart(null, "k")) ;false
            return java.util.Optional.empty() ;false
            return null ;false
            throw new TextException("", 0, "refused again") ;false
            throw new StackOverflowError() ;false
            """)
    void aRefusedFileMayBeKnownWithoutItsStart(String body, boolean known) throws IOException {
        pickySource(
                        "return fileName.endsWith(\".picky\");",
                        "throw new TextException(\"\", 0, \"refused\"); } @Override public"
                                + " java.util.Optional<WithoutStart> readWithoutStart(String fileName, InputStream content) { "
                                + body
                                + "; } static <T> T a(Class<T> type) { return type.cast(java.lang.reflect.Proxy.newProxyInstance("
                                + "type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null));")
                .write(plugins.resolve("a-picky.jar"));
        Files.writeString(plugins.resolve("bad.picky"), "anything");

        List<RefusedFile> refusals = folders.load().refusals();

        assertEquals(1, refusals.size(), refusals::toString);
        assertTrue(refusals.get(0).reason().startsWith("refused ("), refusals::toString);
        assertEquals(
                known ? Optional.of("k") : Optional.empty(),
                refusals.get(0).withoutStart().map(VariantSource.WithoutStart::start));
    }

    /** A source with these bodies of its methods. */
    private JarMaker pickySource(String reads, String read) throws IOException {
        String source = """
            package stranger;
            import java.io.*;
            import org.plyspace.api.*;
            public class PickySource implements VariantSource {
                @Override public boolean reads(String fileName) { %s }
                @Override public Variant read(String fileName, InputStream content) throws IOException { %s }
                @SuppressWarnings("unchecked")
                static <T extends Throwable> T unchecked(Throwable checked) throws T { throw (T) checked; }
            }
            """.formatted(reads, read);
        return new JarMaker(work)
                .classes(Map.of("stranger.PickySource", source))
                .provides(VariantSource.class, "stranger.PickySource");
    }

    /** A source that takes a file's one line for the id. */
    private JarMaker lineSource() throws IOException {
        String source = """
            package stranger;
            import java.io.*;
            import org.plyspace.api.*;
            public class LineSource implements VariantSource {
                @Override public boolean reads(String fileName) { return fileName.endsWith(".line"); }
                @Override public Variant read(String fileName, InputStream content) throws IOException {
                    String id = new String(content.readAllBytes());
                    if (id.isEmpty()) {
                        throw new TextException(id, 0, "an id is missing");
                    }
                    return new Named(id);
                }
            }
            """;
        return new JarMaker(work)
                .classes(Map.of(
                        "stranger.LineSource",
                        source,
                        "stranger.Named",
                        VariantSources.variant(
                                "Named", "name", "final String name; Named(String name) { this.name = name; }")))
                .provides(VariantSource.class, "stranger.LineSource");
    }
}
