package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.Registry.ReloadReport;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.testing.HandTimes;

/** The folders are examined again while the program runs. */
class PluginsAnewTest {

    private static final Duration LIMIT = Duration.ofSeconds(30);

    @TempDir
    private Path work;

    private Folders folders;
    private Registry registry;
    private final HandTimes times = new HandTimes();

    @BeforeEach
    void load() throws IOException {
        folders = new Folders(work);
        jar("stays", "stays");
        jar("changes", "changes");
        jar("goes", "goes");
        Files.writeString(folders.plugins().resolve("broken.jar"), "half of it");
        registry = new Registry(
                PluginLoader.onDemand(
                        new PluginFolders(Optional.of(folders.bundled()), Optional.of(folders.plugins())),
                        SlowCallListener.NONE),
                SlowCallListener.NONE,
                times);
        registry.variants();
    }

    private Path jar(String file, String id) throws IOException {
        return VariantSources.jar(work, folders.plugins().resolve(file + ".jar"), id);
    }

    @Test
    void whatIsNewChangedMendedOrGoneIsToldAndTheRestIsAsItWas() throws IOException {
        FoundVariant stays = registry.find("stays");
        FoundVariant changes = registry.find("changes");
        Files.delete(changes.file());
        jar("changes", "changes");
        jar("broken", "mended");
        jar("comes", "comes");
        Files.delete(folders.plugins().resolve("goes.jar"));

        ReloadReport reloadReport = registry.reload();

        assertEquals(new ReloadReport(Set.of("comes", "mended"), Set.of("changes"), Set.of("goes")), reloadReport);
        assertSame(stays.variant(), registry.find("stays").variant());
        assertTrue(registry.isCurrent(stays));
        assertNotSame(changes.variant(), registry.find("changes").variant());
        assertTrue(registry.refusals().isEmpty(), () -> registry.refusals().toString());
    }

    /** The platform keeps jars open by name, and would go on reading the one that is gone. */
    @Test
    void aResourceIsThatOfTheJarThatIsThereNow() throws IOException {
        Path file = folders.plugins().resolve("pages.jar");
        VariantSources.oneClass(work, "").entry("META-INF/page.md", "before").write(file);
        registry.reload();
        assertEquals("before", page());
        Files.delete(file);
        VariantSources.oneClass(work, "").entry("META-INF/page.md", "after").write(file);
        registry.reload();

        assertEquals("after", page());
    }

    private String page() throws IOException {
        try (InputStream page =
                registry.find("sample").variant().resource("/META-INF/page.md").orElseThrow()) {
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aJarThatIsAskedNoMoreIsLoadedAnewAndAskedAgain() {
        FoundVariant silent = registry.find("stays");
        for (int question = 0; question < 3; question++) {
            assertThrows(
                    UnansweredException.class,
                    () -> registry.calls().ask(silent, CallLimit.question(LIMIT), "for a word", this::hang));
        }
        assertTrue(registry.calls().silence(silent.file()).isPresent());

        ReloadReport reloadReport = registry.reload();

        assertEquals(new ReloadReport(Set.of(), Set.of("stays"), Set.of()), reloadReport);
        assertEquals("yes", registry.within(CallLimit.question(LIMIT)).ask("stays", "for a word", () -> "yes"));
    }

    /** Gives up when interrupted, without an answer. */
    private String hang() {
        times.pass(LIMIT);
        try {
            new CountDownLatch(1).await();
            return "late";
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
