package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
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

    @Test
    void itSavesToItsFolderWhicheverTabIsLeft() throws IOException {
        try (Browser browser = Browser.startWithoutDrawing(downloads)) {
            String first = browser.tab();
            String second = browser.newTab();
            browser.look(first);
            browser.closeTab();
            browser.look(second);

            browser.clear();
            browser.run("""
                    const link = document.createElement('a');
                    link.href = URL.createObjectURL(new Blob(['saved']));
                    link.download = 'saved.txt';
                    link.click();
                    """);

            Path saved = downloads.resolve("saved.txt");
            Await.until("the saved file", () -> Files.exists(saved) ? Files.readString(saved) : "", "saved"::equals);
        }
        assertFalse(Files.exists(Path.of("saved.txt")), "it was saved where the browser was started");
    }
}
