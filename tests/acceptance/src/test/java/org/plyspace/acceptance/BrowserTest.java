package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;

/** What a browser of the tests leaves to the next, and to the machine. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class BrowserTest {

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
            // One that has ended and was not waited for has no command line.
            Await.until(
                    "the ends of its processes",
                    () -> started.stream()
                            .filter(ProcessHandle::isAlive)
                            .flatMap(each -> each.info().commandLine().stream())
                            .toList(),
                    List::isEmpty);
        } finally {
            started.forEach(ProcessHandle::destroyForcibly);
        }
    }

    @Test
    void whoeverUsesItNextFindsOneEmptyTab() {
        try (Browser browser = Browser.startWithoutDrawing(downloads)) {
            browser.go("data:text/html,first");
            browser.newTab();
            browser.go("data:text/html,second");

            browser.clear();

            assertEquals(1, browser.tabs());
            assertEquals("about:blank 1", browser.run("return `${location.href} ${history.length}`"));
        }
    }
}
