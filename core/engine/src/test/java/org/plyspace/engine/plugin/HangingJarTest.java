package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Variant;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.Await;

/** A jar that hangs during loading is refused, and the others are loaded. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HangingJarTest {

    private static final Duration LIMIT = Duration.ofSeconds(3);

    /** Ignores interrupts, but uses no processor time that the following tests need. */
    private static final String FOREVER =
            " static String forever() { new java.util.concurrent.Semaphore(0).acquireUninterruptibly(); return null; }";

    /** How many jars hang, those of the tests before included. */
    private static long hanging() {
        return Thread.getAllStackTraces().values().stream()
                .filter(trace ->
                        Stream.of(trace).anyMatch(call -> call.getMethodName().equals("forever")))
                .count();
    }

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

        HandTimes times = new HandTimes();
        Plugins loaded = new PluginLoader(
                new PluginFolders(Optional.of(folders.bundled()), Optional.of(folders.plugins())),
                SlowCallListener.NONE,
                LIMIT,
                new TimedWork(times));
        long before = hanging();
        CompletableFuture<List<FoundVariant>> variants = CompletableFuture.supplyAsync(loaded::variants);
        Await.until("the jar hangs", () -> hanging() > before);
        times.pass(LIMIT);

        assertEquals(
                List.of("fine"), variants.join().stream().map(FoundVariant::id).toList());
        assertEquals(1, loaded.refusals().size(), loaded.refusals().toString());
        RefusedFile refusal = loaded.refusals().get(0);
        assertEquals("bad.jar", refusal.file().getFileName().toString());
        assertTrue(refusal.reason().endsWith("no answer within 3 s"), refusal.reason());
    }
}
