package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Variant;

/** A jar that hangs during loading is refused, and the others are loaded. */
@Timeout(60)
class HangingJarTest {

    /** Long enough for sound jars on a busy machine. */
    private static final Duration LIMIT = Duration.ofSeconds(3);

    /** Ignores interrupts, but uses no processor time that the following tests need. */
    private static final String FOREVER =
            " static String forever() { while (true) try { Thread.sleep(10_000); } catch (InterruptedException e) {} }";

    @TempDir
    private Path work;

    private Folders folders;

    @BeforeEach
    void makeFolders() throws IOException {
        folders = new Folders(work);
        VariantSources.jar(work, folders.plugins().resolve("fine.jar"), "fine");
    }

    @ParameterizedTest
    @CsvSource({
        "'\"bad\"', 'static { forever(); }'",
        "'\"bad\"', 'public Sample() { forever(); }'",
        "forever(), ''",
    })
    void isRefused(String id, String member) throws IOException {
        new JarMaker(work)
                .classes(Map.of("stranger.Sample", VariantSources.variant("Sample", id, member + FOREVER)))
                .provides(Variant.class, "stranger.Sample")
                .write(folders.plugins().resolve("bad.jar"));

        Plugins loaded = new PluginsOnDemand(
                new PluginFolders(Optional.of(folders.bundled()), Optional.of(folders.plugins())),
                SlowCallListener.NONE,
                LIMIT);

        assertEquals(
                List.of("fine"),
                loaded.variants().stream().map(FoundVariant::id).toList());
        assertEquals(1, loaded.refusals().size(), loaded.refusals().toString());
        RefusedFile refusal = loaded.refusals().get(0);
        assertEquals("bad.jar", refusal.file().getFileName().toString());
        assertTrue(refusal.reason().endsWith("no answer within 3 s"), refusal.reason());
    }
}
