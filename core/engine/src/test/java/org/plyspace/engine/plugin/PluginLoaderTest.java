package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Variant;

class PluginLoaderTest {

    @TempDir
    private Path work;

    private Folders folders;

    private Path bundled;
    private Path plugins;

    @BeforeEach
    void makeFolders() throws IOException {
        folders = new Folders(work);
        bundled = folders.bundled();
        plugins = folders.plugins();
    }

    @Test
    void loadsBundledVariantsFirstAndKnowsWhereEachIsFrom() throws IOException {
        VariantSources.jar(work, plugins.resolve("a.jar"), "aaa");
        VariantSources.jar(work, bundled.resolve("z.jar"), "zzz");

        Plugins loaded = folders.load();

        assertEquals(List.of(), loaded.refusals());
        assertEquals(
                List.of("zzz", "aaa"),
                loaded.variants().stream().map(FoundVariant::id).toList());
        assertEquals(plugins.resolve("a.jar"), loaded.variants().get(1).file());
        assertEquals(Origin.PLUGIN, loaded.variants().get(1).origin());
        assertEquals(Origin.BUNDLED, loaded.variants().get(0).origin());
    }

    @Test
    void aFileIsLoadedWhateverElseHasItsIdAndApartFromAnother() throws IOException {
        VariantSources.jar(work, bundled.resolve("a.jar"), "same");
        Path old = VariantSources.jar(work, work.resolve("old.jar"), "same");
        Path changed = VariantSources.jar(work, work.resolve("new.jar"), "same");
        PluginFolders readers = new PluginFolders(Optional.of(bundled), Optional.of(plugins));

        Variant first = PluginLoader.ofFile(old, readers, SlowCallListener.NONE)
                .find("same")
                .orElseThrow()
                .variant();
        Variant second = PluginLoader.ofFile(changed, readers, SlowCallListener.NONE)
                .find("same")
                .orElseThrow()
                .variant();

        assertEquals(
                1,
                PluginLoader.ofFile(old, readers, SlowCallListener.NONE)
                        .variants()
                        .size());
        assertNotEquals(first.getClass(), second.getClass());
        assertEquals(first.getClass().getName(), second.getClass().getName());
    }

    @Test
    void aFileThatIsNoJarIsRefusedWithTheReason() throws IOException {
        Path text = Files.writeString(work.resolve("bad.jar"), "this is not a jar");

        List<RefusedFile> refusals = PluginLoader.ofFile(
                        text, new PluginFolders(Optional.of(bundled), Optional.empty()), SlowCallListener.NONE)
                .refusals();

        assertEquals(1, refusals.size());
        assertTrue(refusals.get(0).reason().contains("not a jar"), refusals.toString());
    }

    /** Otherwise the first of two jars would claim the other's rule sets, and the other would be refused. */
    @Test
    void aJarOnAnothersClassPathBringsItsOwnRuleSets() throws IOException {
        new JarMaker(work)
                .manifest("Class-Path", "second.jar missing.jar http://localhost:1/third.jar")
                .classes(Map.of("stranger.First", VariantSources.variant("First", "\"first\"", "")))
                .provides(Variant.class, "stranger.First")
                .write(plugins.resolve("first.jar"));
        new JarMaker(work)
                .classes(Map.of("stranger.Second", VariantSources.variant("Second", "\"second\"", "")))
                .provides(Variant.class, "stranger.Second")
                .write(plugins.resolve("second.jar"));

        Plugins loaded = folders.load();

        assertEquals(List.of(), loaded.refusals());
        assertEquals(
                List.of("first first.jar", "second second.jar"),
                loaded.variants().stream()
                        .map(found -> found.id() + " " + found.file().getFileName())
                        .toList());
    }

    /**
     * Names that lead out of a folder, thousands of entries, classes in the program's own packages, class files for newer
     * versions of Java.
     */
    @Test
    void entriesThatNobodyAskedForChangeNothing() throws IOException {
        String ours =
                "package org.plyspace.api; public final class Side { public static String word() { return \"forged\"; } }";
        JarMaker jar = new JarMaker(work)
                .classes(Map.of("org.plyspace.api.Side", ours))
                .classes(Map.of("stranger.Sample", VariantSources.variant("Sample", "\"sample\"", "")))
                .provides(Variant.class, "stranger.Sample", "stranger.Sample")
                .manifest("Multi-Release", "true")
                .entry("META-INF/versions/17/META-INF/services/" + Variant.class.getName(), "stranger.Other")
                .entry("META-INF/versions/99/stranger/Sample.class", "no class")
                .entry("META-INF/plyspace/weights/../../../evil", "x")
                .entry("../../evil.txt", "x")
                .entry("/tmp/evil.txt", "x");
        for (int i = 0; i < 3_000; i++) {
            jar.entry("many/" + i, "");
        }
        jar.write(plugins.resolve("sample.jar"));

        Plugins loaded = folders.load();

        assertEquals(List.of(), loaded.refusals());
        assertEquals(
                List.of("sample"),
                loaded.variants().stream().map(FoundVariant::id).toList());
        Variant sample = loaded.variants().get(0).variant();
        assertEquals(
                Variant.class.getClassLoader(),
                sample.getClass().getInterfaces()[0].getClassLoader());
        try (Stream<Path> files = Files.walk(work)) {
            assertEquals(
                    List.of(), files.filter(file -> file.endsWith("evil.txt")).toList());
        }
    }

    /** A few kilobytes that decompress to more than anybody needs. */
    @Test
    void aManifestThatUnfoldsWithoutEndIsNotRead() throws IOException {
        Path bomb = plugins.resolve("bomb.jar");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(bomb))) {
            out.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
            out.write(new byte[2_000_000]);
        }

        assertTrue(Files.size(bomb) < 10_000);
        assertTrue(
                folders.load().refusals().get(0).reason().contains("META-INF/MANIFEST.MF has more than 1000000 bytes"));
    }

    @Test
    void foldersThatDoNotExistHoldNothing() {
        Plugins loaded = PluginLoader.load(new PluginFolders(Optional.empty(), Optional.of(work.resolve("nowhere"))));

        assertEquals(Plugins.of(List.of(), List.of()), loaded);
    }

    @Test
    void refusesWhatIsNoJar() throws IOException {
        Files.writeString(plugins.resolve("bad.jar"), "this is not a jar");

        folders.assertRefused("not a jar");
    }

    @Test
    void refusesAnEmptyFile() throws IOException {
        Files.createFile(plugins.resolve("bad.jar"));

        folders.assertRefused("not a jar");
    }

    @Test
    void refusesAFolderNamedLikeAJar() throws IOException {
        Files.createDirectory(plugins.resolve("bad.jar"));

        folders.assertRefused("it is a folder");
    }

    @Test
    void namesOfFilesAreToldInOnePrintableLine() throws IOException {
        Path jar = Files.createFile(plugins.resolve("b\n\u001b[31m.jar"));

        assertEquals(plugins + "/b??[31m.jar: broken", new RefusedFile(jar, Optional.empty(), "broken").toString());
    }

    @Test
    void refusesADeviceUnopenedSinceReadingItMightNeverEnd() throws IOException {
        Files.createSymbolicLink(plugins.resolve("bad.jar"), Path.of("/dev/zero"));

        folders.assertRefused("it is not a regular file; expected a jar file");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 0.9, 0.99})
    void refusesATruncatedJar(double part) throws IOException {
        Path jar = VariantSources.jar(work, plugins.resolve("bad.jar"), "half");
        byte[] whole = Files.readAllBytes(jar);
        Files.write(jar, Arrays.copyOf(whole, (int) (part * whole.length)));

        folders.assertRefused("only part of one");
    }

    @Test
    void refusesAJarWithoutProviderEntry() throws IOException {
        new JarMaker(work).entry("readme.txt", "hello").write(plugins.resolve("bad.jar"));

        folders.assertRefused("no entry META-INF/services/org.plyspace.api.Variant");
    }

    @Test
    void refusesAnEmptyProviderEntry() throws IOException {
        new JarMaker(work).provides(Variant.class, "# nobody").write(plugins.resolve("bad.jar"));

        folders.assertRefused("names no variant");
    }

    @Test
    void refusesAProviderThatIsNotThere() throws IOException {
        new JarMaker(work).provides(Variant.class, "stranger.Nobody").write(plugins.resolve("bad.jar"));

        folders.assertRefused(
                "its entry in META-INF/services/ names the class stranger.Nobody, which is not in the jar");
    }

    @Test
    void refusesAProviderThatIsNoVariant() throws IOException {
        new JarMaker(work)
                .classes(Map.of("stranger.Other", "package stranger; public class Other {}"))
                .provides(Variant.class, "stranger.Other")
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused("not a subtype");
    }

    @Test
    void refusesAProviderWhoseConstructorFails() throws IOException {
        VariantSources.oneClass(work, "public Sample() { throw new IllegalArgumentException(\"no luck\\ntoday\"); }")
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused("IllegalArgumentException: no luck");
    }

    @Test
    void refusesAProviderWhoseConstructorRecursesWithoutEnd() throws IOException {
        VariantSources.oneClass(work, "public Sample() { this(new Sample()); } Sample(Sample other) {}")
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused("StackOverflowError");
    }

    @Test
    void refusesAProviderWhoseStaticInitialiserFails() throws IOException {
        VariantSources.oneClass(work, "static final int N = Integer.parseInt(\"x\");")
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused("NumberFormatException");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "\"\"", "\"  \"", "\"\\n\""})
    void refusesABlankId(String id) throws IOException {
        withId(id).write(plugins.resolve("bad.jar"));

        folders.assertRefused("its id is blank");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"Chess\"", "\"my chess\"", "\"3d\"", "\"a:b\"", "\"-a\"", "\"a\".repeat(41)"})
    void refusesAnIllFormedId(String id) throws IOException {
        withId(id).write(plugins.resolve("bad.jar"));

        folders.assertRefused("is not well-formed");
    }

    @Test
    void refusesAnIdThatIsTakenNamingBothJars() throws IOException {
        Path first = VariantSources.jar(work, bundled.resolve("first.jar"), "same");
        Path second = VariantSources.jar(work, plugins.resolve("second.jar"), "same");

        Plugins loaded = folders.load();

        assertEquals(1, loaded.variants().size());
        assertEquals(first, loaded.variants().get(0).file());
        RefusedFile refusal = loaded.refusals().get(0);
        assertEquals(second, refusal.file());
        assertEquals(Optional.of("same"), refusal.id());
        assertTrue(refusal.reason().contains("'same' is taken by " + first), refusal.reason());
    }

    /** Folders list their files in any order; this many are hardly in the right one by chance. */
    @Test
    void filesComeInTheOrderOfTheirNames() throws IOException {
        Path jar = VariantSources.jar(work, work.resolve("same.jar"), "same");
        for (String name : List.of("h", "c", "j", "a", "g", "l", "b", "i", "e", "k", "f", "d")) {
            Files.copy(jar, plugins.resolve(name + ".jar"));
        }

        Plugins loaded = folders.load();

        assertEquals(plugins.resolve("a.jar"), loaded.variants().get(0).file());
        assertEquals(
                Stream.of("b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l")
                        .map(name -> plugins.resolve(name + ".jar"))
                        .toList(),
                loaded.refusals().stream().map(RefusedFile::file).toList());
    }

    @Test
    void refusesAVariantWhoseIdFails() throws IOException {
        withId("String.valueOf(1 / List.of().size())").write(plugins.resolve("bad.jar"));

        folders.assertRefused("ArithmeticException");
    }

    @ParameterizedTest
    @ValueSource(strings = {"new AssertionError(\"no\")", "new StackOverflowError()", "new Error(\"no\")"})
    void refusesAVariantWhoseIdFailsWithAnError(String error) throws IOException {
        new JarMaker(work)
                .classes(Map.of(
                        "stranger.Sample",
                        VariantSources.variant("Sample", "fail()", "static String fail() { throw " + error + "; }")))
                .provides(Variant.class, "stranger.Sample")
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused("Error");
    }

    @Test
    void oneBadProviderDoesNotStopTheOthersOfItsJar() throws IOException {
        new JarMaker(work)
                .classes(Map.of(
                        "stranger.Bad",
                                VariantSources.variant("Bad", "\"bad\"", "public Bad() { throw new Error(\"x\"); }"),
                        "stranger.Good", VariantSources.variant("Good", "\"good\"", "")))
                .provides(Variant.class, "stranger.Nobody", "stranger.Bad", "stranger.Good")
                .write(plugins.resolve("mixed.jar"));

        Plugins loaded = folders.load();

        assertEquals("good", loaded.variants().get(0).id());
        assertEquals(2, loaded.refusals().size(), loaded.refusals().toString());
    }

    private JarMaker withId(String expression) throws IOException {
        return new JarMaker(work)
                .classes(Map.of("stranger.Sample", VariantSources.variant("Sample", expression, "")))
                .provides(Variant.class, "stranger.Sample");
    }
}
