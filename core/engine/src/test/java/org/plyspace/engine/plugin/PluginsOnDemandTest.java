package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
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
import org.plyspace.api.Spi;
import org.plyspace.api.Variant;

/** Jars are opened only when a question needs them, and no answer depends on that. */
class PluginsOnDemandTest {

    @TempDir
    private Path work;

    private Folders folders;

    @BeforeEach
    void makeFolders() throws IOException {
        folders = new Folders(work);
    }

    private static FoundVariant found(Plugins plugins, String id) {
        return plugins.find(id)
                .orElseThrow(() -> new AssertionError(
                        "no '" + id + "' among " + plugins.variants() + "; refused: " + plugins.refusals()));
    }

    @Test
    void aJarThatListsOtherIdsIsNotOpened() throws IOException {
        telling("asked").manifest(Spi.VARIANTS_ATTRIBUTE, "asked").write(plugin("b.jar"));
        telling("other").manifest(Spi.VARIANTS_ATTRIBUTE, "other").write(plugin("a.jar"));

        Plugins plugins = onDemand();

        assertEquals(plugin("b.jar"), found(plugins, "asked").file());
        assertTrue(wasOpened("asked"));
        assertFalse(wasOpened("other"));
        assertEquals(plugin("a.jar"), found(plugins, "other").file());
    }

    @Test
    void aJarThatListsNothingIsOpenedSinceItMayBringAnything() throws IOException {
        telling("other").write(plugin("a.jar"));
        telling("asked").write(plugin("b.jar"));

        assertTrue(onDemand().find("asked").isPresent());

        assertTrue(wasOpened("other"));
    }

    @Test
    void noPluginIsOpenedForABundledRuleSet() throws IOException {
        telling("asked")
                .manifest(Spi.VARIANTS_ATTRIBUTE, "asked")
                .write(folders.bundled().resolve("z.jar"));
        telling("other").write(plugin("a.jar"));

        assertEquals(Origin.BUNDLED, found(onDemand(), "asked").origin());

        assertFalse(wasOpened("other"));
    }

    @Test
    void whoComesFirstHasTheIdHoweverItIsAskedFor() throws IOException {
        VariantSources.jar(work, plugin("a.jar"), "twice");
        telling("twice").manifest(Spi.VARIANTS_ATTRIBUTE, "twice").write(plugin("b.jar"));

        Plugins plugins = onDemand();

        FoundVariant found = found(plugins, "twice");
        assertEquals(plugin("a.jar"), found.file());
        assertEquals(found(folders.load(), "twice").file(), found.file());
    }

    @Test
    void oneRuleSetIsOneObjectHoweverItIsAskedFor() throws IOException {
        telling("asked").manifest(Spi.VARIANTS_ATTRIBUTE, "asked").write(plugin("a.jar"));
        Plugins plugins = onDemand();

        Variant found = found(plugins, "asked").variant();

        assertSame(found, plugins.variants().get(0).variant());
        assertSame(found, found(plugins, "asked").variant());
    }

    @Test
    void aListMayHaveSeveralIds() throws IOException {
        two().manifest(Spi.VARIANTS_ATTRIBUTE, "one, two").write(plugin("two.jar"));

        Plugins plugins = onDemand();

        assertEquals("two", found(plugins, "two").id());
        assertEquals("one", found(plugins, "one").id());
        assertEquals(List.of(), plugins.refusals());
    }

    @Test
    void refusesAnIdThatTheListForgets() throws IOException {
        two().manifest(Spi.VARIANTS_ATTRIBUTE, "one").write(plugin("two.jar"));

        Plugins plugins = onDemand();

        assertEquals(Optional.empty(), plugins.find("two"));
        assertEquals("one", found(plugins, "one").id());
        assertEquals(
                List.of(new RefusedFile(
                        plugin("two.jar"),
                        Optional.of("two"),
                        "its id 'two' is missing from Plyspace-Variants in the jar's manifest; list it there")),
                plugins.refusals());
    }

    @Test
    void refusesAListWithAnIdThatTheJarDoesNotBring() throws IOException {
        two().manifest(Spi.VARIANTS_ATTRIBUTE, "two,three one").write(plugin("two.jar"));

        Plugins plugins = onDemand();

        assertEquals(Optional.empty(), plugins.find("three"));
        assertEquals("one", found(plugins, "one").id());
        assertEquals(
                List.of(new RefusedFile(
                        plugin("two.jar"),
                        Optional.of("three"),
                        "its manifest lists 'three' in Plyspace-Variants, but it brings no such variant")),
                plugins.refusals());
    }

    @Test
    void whatNoListHasIsLookedForEverywhere() throws IOException {
        Files.writeString(plugin("bad.jar"), "this is no jar");
        telling("other").manifest(Spi.VARIANTS_ATTRIBUTE, "other").write(plugin("a.jar"));

        Plugins plugins = onDemand();

        assertEquals(Optional.empty(), plugins.find("nobody"));
        assertTrue(wasOpened("other"));
        assertEquals(plugin("bad.jar"), plugins.refusals().get(0).file());
    }

    private Plugins onDemand() {
        return PluginLoader.onDemand(
                new PluginFolders(Optional.of(folders.bundled()), Optional.of(folders.plugins())),
                SlowCallListener.NONE);
    }

    private Path plugin(String file) {
        return folders.plugins().resolve(file);
    }

    private boolean wasOpened(String id) {
        return Files.exists(mark(id));
    }

    private Path mark(String id) {
        return work.resolve("opened-" + id);
    }

    /** A jar whose variant creates a file when its class is loaded. */
    private JarMaker telling(String id) throws IOException {
        String tell = """
                static {
                    try {
                        new java.io.File("%s").createNewFile();
                    } catch (java.io.IOException failed) {
                        throw new IllegalStateException(failed);
                    }
                }
                """.formatted(mark(id));
        return new JarMaker(work)
                .classes(Map.of("stranger.Sample", VariantSources.variant("Sample", "\"" + id + "\"", tell)))
                .provides(Variant.class, "stranger.Sample");
    }

    private JarMaker two() throws IOException {
        return new JarMaker(work)
                .classes(Map.of(
                        "stranger.One", VariantSources.variant("One", "\"one\"", ""),
                        "stranger.Two", VariantSources.variant("Two", "\"two\"", "")))
                .provides(Variant.class, "stranger.One", "stranger.Two");
    }
}
