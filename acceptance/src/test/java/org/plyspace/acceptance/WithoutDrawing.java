package org.plyspace.acceptance;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the page in a browser that never drew in space. */
abstract class WithoutDrawing extends OnThePage {

    @TempDir
    private static Path downloads;

    private static Browser drawing;

    @BeforeAll
    static void swap() {
        drawing = browser;
        browser = Browser.startWithoutDrawing(downloads);
    }

    @AfterAll
    static void swapBack() {
        if (drawing != null && browser != drawing) {
            browser.close();
            browser = drawing;
        }
    }
}
