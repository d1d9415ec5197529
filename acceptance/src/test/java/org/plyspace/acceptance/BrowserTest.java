package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** No process of a browser outlives it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class BrowserTest {

    private static final int PATIENCE_SECONDS = 60;

    @TempDir
    private Path downloads;

    @Test
    void nothingOfItRunsOnWhenItIsClosed() {
        List<ProcessHandle> started;
        try (Browser browser = Browser.startWithoutDrawing(downloads)) {
            started = browser.processes();
            assertTrue(started.size() > 1, () -> "only " + started);
        }
        try {
            CompletableFuture.allOf(started.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                    .completeOnTimeout(null, PATIENCE_SECONDS, TimeUnit.SECONDS)
                    .join();
            // One that has ended and was not waited for has no command line.
            assertEquals(
                    List.of(),
                    started.stream()
                            .filter(ProcessHandle::isAlive)
                            .flatMap(each -> each.info().commandLine().stream())
                            .toList());
        } finally {
            started.forEach(ProcessHandle::destroyForcibly);
        }
    }
}
