package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;
import org.plyspace.testing.InWholeForm;

/** The page waits 15 seconds for a rule set: seconds of the rule set, not of the machine. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@InWholeForm
final class BusyMachineTest {

    /** So many that the jar is slower than the page waits. */
    private static final int LOOPS = 4 * Runtime.getRuntime().availableProcessors();
    /** Longer than the page waits. */
    private static final int STOP_SECONDS = 20;

    @TempDir
    private Path folder;

    private Path data;
    private final List<Process> loops = new ArrayList<>();

    @BeforeEach
    void makeAFolder() throws IOException {
        data = Files.createDirectory(folder.resolve("data"));
    }

    @AfterEach
    void endTheLoops() {
        loops.forEach(Process::destroyForcibly);
    }

    /** A page with a jar that does a deed when it is asked for its rules. */
    private PageProcess page(String deed) throws IOException {
        Path plugins = Files.createDirectory(folder.resolve("plugins"));
        new HostileJar(Files.createDirectory(folder.resolve("work")))
                .write(plugins.resolve("hostile.jar"), deed, "rules");
        return new PageProcess(data, Optional.of(plugins));
    }

    private static CompletableFuture<PageClient.Answer> asked(PageProcess page) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return page.client().get("/api/variant", "variant", "hostile");
            } catch (IOException lost) {
                throw new CompletionException(lost);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new CompletionException(stopped);
            }
        });
    }

    private void waitUntilTheJarIsAsked() {
        Await.until("the jar is asked", () -> Files.exists(data.resolve("asked")));
    }

    private static void assertOverdue(PageClient.Answer answer) {
        assertEquals(504, answer.status(), answer::toString);
        assertTrue(answer.json().path("error").asString("").contains("hostile.jar"), answer::toString);
    }

    @Test
    void aHealthyJarIsNotBlamedBesideBusyLoops() throws IOException {
        for (int loop = 0; loop < LOOPS; loop++) {
            loops.add(new ProcessBuilder(
                            "sh",
                            "-c",
                            "while kill -0 " + ProcessHandle.current().pid() + "; do :; done")
                    .start());
        }
        try (PageProcess page = page("compute")) {
            assertEquals(200, asked(page).join().status());
        }
    }

    @Test
    void aHealthyJarIsNotBlamedWhenTheProcessWasStoppedAndGoesOn() throws IOException, InterruptedException {
        try (PageProcess page = page("compute")) {
            CompletableFuture<PageClient.Answer> answer = asked(page);
            waitUntilTheJarIsAsked();
            String stop = "kill -STOP %1$d && sleep %2$d && kill -CONT %1$d".formatted(page.pid(), STOP_SECONDS);
            assertEquals(0, new ProcessBuilder("sh", "-c", stop).start().waitFor());

            assertEquals(200, answer.join().status());
        }
    }

    @Test
    void aJarThatSpinsIsOverdue() throws IOException {
        try (PageProcess page = page("spin")) {
            assertOverdue(asked(page).join());
        }
    }

    @Test
    void aJarThatSleepsIsOverdue() throws IOException {
        try (PageProcess page = page("hang")) {
            assertOverdue(asked(page).join());
        }
    }
}
