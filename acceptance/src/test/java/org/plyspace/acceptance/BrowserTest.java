package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The browser of the tests leaves nothing behind. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class BrowserTest {

    private static final int PATIENCE_SECONDS = 60;

    @TempDir
    private Path downloads;

    @Test
    void nothingOfItRunsOnWhenItIsClosed() throws Exception {
        List<ProcessHandle> started;
        try (Browser browser = Browser.startWithoutDrawing(downloads)) {
            started = browser.processes();
            assertTrue(started.size() > 1, () -> "only " + started);
        }
        for (ProcessHandle process : started) {
            process.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertFalse(process.isAlive(), () -> process.info().toString());
        }
    }
}
