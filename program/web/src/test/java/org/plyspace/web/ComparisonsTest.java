package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Tests the answers about rule sets side by side. */
final class ComparisonsTest {

    private static final String TOY = "mezzanine";
    private static final String TALL = "mezzanine:levels=3";

    @TempDir
    private Path data;

    private Served page;

    @BeforeEach
    void serve() {
        page = new Served(data);
    }

    @AfterEach
    void end() {
        page.close();
    }

    @Test
    void ruleSetsAreComparedAspectByAspect() throws IOException, InterruptedException {
        JsonNode told =
                page.get("/api/compare", "variant", TOY, "variant", TALL).json();

        JsonNode rows = told.path("rows");
        assertTrue(rows.size() > 3, rows::toString);
        for (JsonNode row : rows) {
            assertEquals(
                    row.at("/texts/0").equals(row.at("/texts/1")),
                    row.path("same").asBoolean(),
                    row::toString);
        }
        assertEquals("<i>Mezzanine</i>", told.at("/variants/0/title").asString());
    }

    @Test
    void theCommandIsToldThatPlays() throws IOException, InterruptedException {
        JsonNode told =
                page.get("/api/compare", "variant", TOY, "variant", TALL).json();

        assertEquals(
                "./plyspace compare --baseline mezzanine mezzanine:levels=3 --plugins 'my jars'",
                told.path("command").asString());
    }

    @ParameterizedTest
    @CsvSource({
        "mezzanine, mezanine, 404, no variant 'mezanine'",
        "mezzanine, mezzanine:levels=9999, 422, levels",
        "mezzanine, mezzanine:levels=257, 413, cells"
    })
    void whatCannotBeComparedIsDenied(String first, String second, int status, String why)
            throws IOException, InterruptedException {
        Served.Answer denied = page.get("/api/compare", "variant", first, "variant", second);

        assertEquals(status, denied.status(), denied.text("error"));
        assertTrue(denied.text("error").contains(why), denied.text("error"));
        assertEquals(400, page.get("/api/compare", "variant", first).status());
    }
}
