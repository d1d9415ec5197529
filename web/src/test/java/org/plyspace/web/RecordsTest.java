package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Games that were written down, and reports. */
final class RecordsTest {

    private static final String RECORD = """
            {"format":"plyspace-game/1","variant":"mezzanine","moves":["1a1-2a1","1d4-2d4"],"result":"1-0",
             "termination":"resignation","tags":{"White":"Ada","Event":"A <b>test</b>"},"comments":{"0":"before","1":"up"},
             "variations":[{"ply":2,"moves":["1a4-2a4"]}]}
            """;
    private static final String POLICY = "default-src 'none'; script-src 'sha256-abc'";

    @TempDir
    private static Path folder;

    private static Served page;

    @BeforeAll
    static void serve() throws IOException {
        Path games = Files.createDirectory(folder.resolve("games"));
        Path reports = Files.createDirectories(folder.resolve("reports/first")).getParent();
        Files.writeString(games.resolve("a-game.json"), RECORD);
        Files.writeString(games.resolve("no-game.json"), "{}");
        Files.writeString(games.resolve("notes.txt"), "secret");
        Files.writeString(
                reports.resolve("first/report.html"),
                "<!doctype html>\n<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">\nnumbers");
        Files.writeString(reports.resolve("alien.html"), "<script>alert(1)</script>");
        Files.writeString(reports.resolve("notes.txt"), "secret");
        page = new Served(
                folder.resolve("data"),
                Optional.empty(),
                new PageSettings.Shown(Optional.of(games), Optional.of(reports)));
    }

    @AfterAll
    static void end() {
        page.close();
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    @Test
    void gamesInATextAreReadAndHeldAgainstTheRules() throws IOException, InterruptedException {
        JsonNode game = page.post("/api/records", "{\"text\":" + quoted(RECORD) + "}")
                .json()
                .at("/games/0");

        assertEquals("mezzanine", game.path("variant").asString());
        assertEquals("Ada", game.path("white").asString());
        assertEquals("before", game.path("comment").asString());
        assertEquals("up", game.at("/moves/0/comment").asString());
        assertEquals("1d4-2d4", game.at("/moves/1/move").asString());
        assertEquals("black", game.at("/moves/1/side").asString());
        assertEquals(2, game.at("/variations/0/ply").asInt());
        assertEquals("resignation", game.path("termination").asString());
        Served.Answer bad =
                page.post("/api/records", "{\"text\":" + quoted(RECORD.replace("1d4-2d4", "1d4-1d1")) + "}");
        assertEquals(422, bad.status());
        assertTrue(bad.text("error").contains("1d4-1d1"), bad.text("error"));
        assertEquals(
                1,
                page.post("/api/records", "{\"text\":\"1. 1a1-2a1 *\",\"format\":\"source\",\"variant\":\"mezzanine\"}")
                        .json()
                        .at("/games/0/moves")
                        .size());
    }

    @Test
    void positionsAlongALineAreDrawn() throws IOException, InterruptedException {
        JsonNode at = page.get("/api/line", "variant", "mezzanine", "moves", "1a1-2a1,1d4-2d4")
                .json();

        assertEquals("white", at.at("/at/side").asString());
        assertEquals("step", at.at("/last/effects/0/effect").asString());
        assertTrue(page.get("/api/line", "variant", "mezzanine")
                .json()
                .path("last")
                .isMissingNode());
        assertEquals(
                422,
                page.get("/api/line", "variant", "mezzanine", "moves", "1a1-1a4")
                        .status());
    }

    @Test
    void gamesOfTheProgramAreListedByNumber() throws IOException, InterruptedException {
        JsonNode games = page.get("/api/library").json().path("games");

        assertEquals(1, games.size(), games::toString);
        assertEquals("a-game", games.at("/0/name").asString());
        assertEquals(2, page.get("/api/library/1").json().path("moves").size());
        assertEquals(404, page.get("/api/library/2").status());
        assertEquals(404, page.get("/api/library/a-game").status());
        assertEquals(404, page.get("/api/library/0").status());
    }

    @Test
    void reportsStandUnderTheirOwnPolicyInASandbox() throws IOException, InterruptedException {
        JsonNode reports = page.get("/api/reports").json().path("reports");
        assertEquals(2, reports.size(), reports::toString);
        for (JsonNode report : reports) {
            Served.Answer shown = page.get("/reports/" + report.path("id").asString());
            String policy = shown.response()
                    .headers()
                    .firstValue("Content-Security-Policy")
                    .orElse("");
            if (report.path("name").asString().equals("alien")) {
                assertEquals(422, shown.status());
                assertFalse(shown.response().body().contains("<script>"));
            } else {
                assertEquals("first/report", report.path("name").asString());
                assertEquals(POLICY + "; frame-ancestors 'none'; sandbox allow-scripts", policy);
                assertTrue(shown.response().body().endsWith("numbers"));
            }
        }
        assertEquals(404, page.get("/reports/notes").status());
    }
}
