package org.plyspace.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PageFilesTest {

    @Test
    void theNumberOfAStartStandsWholeInEachAddressOfAFile() {
        String number = "0123456789abcdef";
        assertEquals(
                "<link href=\"/page/" + number + "/page.css\"> {\"three/\":\"/vendor/" + number
                        + "/three/\"} <a href=\"/boards\">",
                PageFiles.numbered(
                        "<link href=\"/page/page.css\"> {\"three/\":\"/vendor/three/\"} <a href=\"/boards\">", number));
    }

    @Test
    void scriptsAreSentWithoutTheirTypesAndLinesKeepTheirNumbers() {
        String script =
                "// @ts-check\n/**\n * @param {string} a\n */\nexport const f = (/** @type {string} */ a) =>\n  `*/ ${a} /*`;\n";

        assertEquals(
                "// @ts-check\n\n\n\nexport const f = ( a) =>\n  `*/ ${a} /*`;\n",
                new String(PageFiles.withoutTypes(script.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8));
    }

    /** The policy has the digest of the import map, in which the number stands. */
    @Test
    void theNumberIsNewAtEachStart() {
        PageSettings settings = PageSettings.of(Optional.empty(), 0, PageSettings.Shown.NOTHING, "");

        assertNotEquals(new PageFiles(settings).policy(), new PageFiles(settings).policy());
    }
}
