package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.testing.Await;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.testing.HandClock;
import org.plyspace.web.toy.Mezzanine;
import tools.jackson.databind.JsonNode;

/** Tests comparisons that are asked for on the page. */
final class PlayedComparisonsTest {

    private static final String PATH = "/api/comparisons";
    private static final String QUICK = body(4, "random");
    /** Too many games to end while a test looks. */
    private static final String LONG = body(5_000, "alphabeta:nodes=3000,eval=generic");

    @TempDir
    private Path data;

    private static String body(int games, String engine) {
        return "{'variants':['mezzanine','mezzanine:stalemate=loss'],'games':%d,'engine':'%s'}"
                .formatted(games, engine)
                .replace('\'', '"');
    }

    /** The file of the rule set is there, since what was played is kept with its checksum. */
    private Served served(Optional<String> host) throws IOException {
        return served(host, new HandClock());
    }

    private Served served(Optional<String> host, HandClock clock) throws IOException {
        Path jar = data.resolve("mezzanine.jar");
        Files.writeString(jar, "a jar");
        FoundVariant found = new FoundVariant(new Mezzanine(), "mezzanine", jar, Origin.PLUGIN);
        return new Served(
                data,
                host,
                new PageSettings.Shown(Optional.empty(), Optional.of(data.resolve("reports")), Optional.empty()),
                new Registry(Plugins.of(List.of(found), List.of()), SlowCallListener.NONE, new SystemTimes()),
                clock);
    }

    private static JsonNode await(Served page, String id, String... states) {
        return Await.until(
                id + " is one of " + String.join(", ", states),
                () -> find(page, id),
                each -> List.of(states).contains(each.path("state").asString()));
    }

    private static JsonNode find(Served page, String id) throws IOException, InterruptedException {
        for (JsonNode each : page.get(PATH).json().path("comparisons")) {
            if (each.path("id").asString().equals(id)) {
                return each;
            }
        }
        throw new AssertionError("no comparison " + id);
    }

    @Test
    void aComparisonIsPlayedAndBecomesAReport() throws IOException, InterruptedException {
        try (Served page = served(Optional.empty())) {
            Served.Answer asked = page.post(PATH, QUICK);
            assertEquals(200, asked.status(), asked.text("error"));
            assertEquals("mezzanine-mezzanine-stalemate=loss-1", asked.text("id"));

            JsonNode done = await(page, asked.text("id"), "done", "failed");

            assertEquals("done", done.path("state").asString(), done::toString);
            assertEquals(8, done.path("played").asInt());
            assertEquals("mezzanine", done.at("/outcomes/0/variant").asString());
            assertEquals(4, done.at("/outcomes/1/games").asInt());
            assertTrue(done.path("findings").size() > 0, done::toString);
            assertEquals(
                    200, page.get("/reports/" + done.path("report").asString()).status());
            assertTrue(page.get(PATH + "/" + asked.text("id") + "/summary")
                    .text("summary")
                    .startsWith("mezzanine:stalemate=loss beside mezzanine"));
        }
    }

    @Test
    void whatIsStoppedKeepsItsGamesAndGoesOn() throws IOException, InterruptedException {
        try (Served page = served(Optional.empty())) {
            String id = page.post(PATH, LONG).text("id");
            Await.until(
                    "games", () -> find(page, id), each -> each.path("played").asInt() > 0);

            page.post(PATH + "/" + id + "/stop", "{}");
            await(page, id, "stopped");
            page.post(PATH + "/" + id + "/go-on", "{}");

            JsonNode again = Await.until(
                    "games", () -> find(page, id), each -> each.path("outcomes").size() > 0);
            assertEquals("mezzanine", again.at("/outcomes/0/variant").asString());
        }
    }

    @Test
    void theTimeLeftFollowsFromTheGamesThatThisServerPlayed() throws IOException, InterruptedException {
        HandClock clock = new HandClock();
        try (Served page = served(Optional.empty(), clock)) {
            String id = page.post(PATH, LONG).text("id");
            Await.until(
                    "a game", () -> find(page, id), each -> each.path("played").asInt() > 0);
            clock.pass(Duration.ofSeconds(60));

            JsonNode now = find(page, id);

            int played = now.path("played").asInt();
            assertEquals(
                    Math.round(60.0 / played * (10_000 - played)),
                    now.path("secondsLeft").asLong(),
                    now::toString);
        }
    }

    @Test
    void theNextServerGoesOnWithWhatWasPlayedAndWithWhatWaited() throws IOException, InterruptedException {
        String id;
        String second;
        int played;
        try (Served page = served(Optional.empty())) {
            id = page.post(PATH, LONG).text("id");
            second = page.post(PATH, QUICK).text("id");
            played = Await.until(
                            "games",
                            () -> find(page, id),
                            each -> each.path("played").asInt() > 0)
                    .path("played")
                    .asInt();
            assertEquals("waiting", find(page, second).path("state").asString());
        }
        try (Served page = served(Optional.empty())) {
            JsonNode again = Await.until(
                    "games", () -> find(page, id), each -> each.path("played").asInt() > 0);
            assertTrue(again.path("played").asInt() >= played, again::toString);

            page.post(PATH + "/" + id + "/stop", "{}");
            assertEquals(
                    "done", await(page, second, "done", "failed").path("state").asString());
        }
        try (Served page = served(Optional.empty())) {
            assertEquals("stopped", find(page, id).path("state").asString());
            JsonNode done = find(page, second);
            assertEquals("done", done.path("state").asString());
            assertEquals(4, done.at("/outcomes/1/games").asInt());
        }
    }

    @Test
    void whereOthersReachThePageNothingIsPlayed() throws IOException, InterruptedException {
        try (Served page = served(Optional.of("127.0.0.1")).enter()) {
            assertFalse(page.get(PATH).json().path("open").asBoolean());
            Served.Answer denied = page.post(PATH, QUICK);
            assertEquals(422, denied.status());
            assertTrue(denied.text("error").contains("'plyspace compare'"), denied.text("error"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'variants':['mezzanine']} | 400 | expected 2 to 4 different rule sets, found 1",
                "{'variants':['mezzanine','mezzanine']} | 400 | expected 2 to 4 different rule sets, found 1",
                "{'variants':['mezzanine','attic']} | 404 | no variant 'attic'",
                "{'variants':['mezzanine','mezzanine:*']} | 404 | is not an option with a value",
                "{'variants':['mezzanine','/tmp/evil.jar#mezzanine']} | 404 | no variant",
                "{'variants':['mezzanine','mezzanine:levels=3']} | 422 | too tall",
                "{'variants':['mezzanine','mezzanine:stalemate=loss'],'games':1} | 400 | from 2 to 5000",
                "{'variants':['mezzanine','mezzanine:stalemate=loss'],'engine':'uci:rm'} | 400 | expected one of",
                "{'variants':7} | 400 | expected an array",
                "[] | 400 | expected an object"
            })
    void whatCannotBePlayedIsRefusedAndLeavesNothing(String body, int status, String why)
            throws IOException, InterruptedException {
        try (Served page = served(Optional.empty())) {
            Served.Answer denied = page.post(PATH, body.replace('\'', '"'));
            assertEquals(status, denied.status(), denied.text("error"));
            assertTrue(denied.text("error").contains(why), denied.text("error"));
            assertEquals(0, page.get(PATH).json().path("comparisons").size());
            assertFalse(Files.exists(data.resolve("reports")));
        }
    }

    @Test
    void aFolderWhoseRequestIsBrokenIsShownAsFailed() throws IOException, InterruptedException {
        Path folder = Files.createDirectories(data.resolve("reports").resolve("old-1"));
        Files.writeString(folder.resolve("comparison.json"), "{\"variants\":[\"mezzanine\"");
        try (Served page = served(Optional.empty())) {
            JsonNode broken = find(page, "old-1");
            assertEquals("failed", broken.path("state").asString());
            assertTrue(
                    broken.path("trouble").asString().startsWith("old-1/comparison.json: this is not JSON"),
                    broken::toString);
            assertEquals(422, page.post(PATH + "/old-1/go-on", "{}").status());
            assertEquals(404, page.post(PATH + "/none/stop", "{}").status());
        }
    }
}
