package org.plyspace.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageFilesTest {

    @ParameterizedTest
    @ValueSource(strings = {"0123456789abcdef", "63fa376b7acd0119", "00000000000000ff", "ffffffffffffffff"})
    void theNumberOfAStartStandsWholeInEachAddressOfAFile(String number) {
        assertEquals(
                "<link href=\"/page/" + number + "/page.css\"> {\"three/\":\"/vendor/" + number
                        + "/three/\"} <a href=\"/boards\">",
                PageFiles.numbered(
                        "<link href=\"/page/page.css\"> {\"three/\":\"/vendor/three/\"} <a href=\"/boards\">", number));
    }
}
