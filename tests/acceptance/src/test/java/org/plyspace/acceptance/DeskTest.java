package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the next class of tests finds at a desk. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class DeskTest {

    @TempDir
    private Path folder;

    private Desk desk;

    @BeforeEach
    void sitDown() throws IOException {
        desk = new Desk(folder, Files.createDirectory(folder.resolve("plugins")));
        desk.use(Desk.Drawing.NOT);
    }

    @AfterEach
    void clearAway() {
        desk.close();
    }

    private Browser comeBack() {
        desk.leave();
        desk.use(Desk.Drawing.NOT);
        return desk.browser();
    }

    @Test
    void theBrowserIsTheSameAndHasForgottenWhatThePageSaved() {
        Browser before = desk.browser();
        before.go(desk.page().at(""));
        before.run("localStorage.setItem('divider', '7')");

        Browser after = comeBack();

        assertSame(before, after);
        after.go(desk.page().at(""));
        assertEquals(null, after.run("return localStorage.getItem('divider')"));
    }

    @Test
    void aBrowserThatHasEndedIsReplaced() {
        Browser before = desk.browser();
        before.close();

        Browser after = comeBack();

        assertNotSame(before, after);
        after.go("about:blank");
    }
}
