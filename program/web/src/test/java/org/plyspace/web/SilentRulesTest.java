package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.Await;
import org.plyspace.web.toy.Stuck;
import tools.jackson.databind.JsonNode;

/** Tests that a rule set that does not answer affects only its own games. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SilentRulesTest {

    private static final String FIRST = "{\"ply\":0,\"move\":\"1a1-2a1\"}";

    @TempDir
    private Path folder;

    private final Stuck stuck = new Stuck("stuck");
    private final ExecutorService others = Executors.newCachedThreadPool();

    @AfterEach
    void release() {
        stuck.release();
        others.shutdownNow();
    }

    private Served serve() {
        return new Served(folder, stuck.registry());
    }

    /** Nobody waits long enough for calls that hang. */
    private Served serveTheImpatient() {
        stuck.takeLong();
        return serve();
    }

    private static String begun(Served page, String variant, String black) throws IOException, InterruptedException {
        Served.Answer answer = page.post("/api/games", "{\"variant\":\"" + variant + "\",\"black\":\"" + black + "\"}");
        assertEquals(201, answer.status(), () -> answer.json().toString());
        return "/api/games/" + answer.text("game");
    }

    private static void assertOverdue(Served.Answer answer) {
        assertEquals(504, answer.status(), () -> answer.json().toString());
        assertEquals("overdue", answer.text("type"));
        assertTrue(answer.text("error").contains("'stuck' of /home/me/stuck.jar"), () -> answer.text("error"));
    }

    @Test
    void othersGoOnWhileItIsWaitedFor() throws Exception {
        try (Served page = serve()) {
            List<Future<Served.Answer>> waiting = new ArrayList<>();
            for (int game = 0; game < 2; game++) {
                String silent = begun(page, "stuck", "human");
                waiting.add(others.submit(() -> page.post(silent + "/moves", FIRST)));
            }
            String thinking = begun(page, "stuck", "level2");
            waiting.add(others.submit(() -> page.post(thinking + "/moves", FIRST)));

            stuck.await(3);

            String well = begun(page, "mezzanine", "level2");
            assertEquals(200, page.post(well + "/moves", FIRST).status());
            assertEquals(2, awaited(page, well, 2).number("ply"), "its engine answers");
            for (int list = 0; list < 70; list++) {
                assertEquals(200, page.get("/api/games").status());
            }
            assertEquals(200, page.get("/api/variants").status());
            assertEquals(200, page.get("/api/machines").status());
            assertTrue(waiting.stream().noneMatch(Future::isDone), "the others wait still");

            stuck.release();
            for (Future<Served.Answer> late : waiting) {
                assertEquals(200, late.get().status(), "a late answer is one");
            }
        }
    }

    private static Served.Answer awaited(Served page, String game, int ply) {
        return Await.until(
                "ply " + ply + " or trouble",
                () -> page.get(game),
                answer -> answer.number("ply") >= ply
                        || !answer.json().path("trouble").isMissingNode());
    }

    @Test
    void whoWaitedIsToldOfTheJarAndTheGameIsAsItWas() throws Exception {
        try (Served page = serveTheImpatient()) {
            String game = begun(page, "stuck", "human");

            assertOverdue(page.post(game + "/moves", FIRST));

            Served.Answer shown = page.get(game);
            assertEquals(200, shown.status());
            assertEquals(0, shown.number("ply"));
            assertOverdue(page.post(game + "/moves", FIRST));
            assertOverdue(page.post(game + "/moves", FIRST));

            assertOverdue(page.post(game + "/moves", FIRST));
            Served.Answer unasked = page.post("/api/games", "{\"variant\":\"stuck\"}");
            assertOverdue(unasked);
            assertTrue(unasked.text("error").contains("it is not asked again"), () -> unasked.text("error"));
            JsonNode known = page.get(game).json();
            assertEquals(0, known.path("ply").asInt(-1), "what is known of the game is told");
            assertTrue(known.path("trouble").asString("").contains("stuck.jar"), known::toString);
            assertEquals(200, page.get("/api/games").status());

            stuck.release();
            Served.Answer again = Await.until(
                    "an answer again", () -> page.post(game + "/moves", FIRST), answer -> answer.status() != 504);
            assertEquals(200, again.status(), "the game goes on");
        }
    }

    @Test
    void aMachineThatOverrunsIsToldAsTrouble() throws Exception {
        try (Served page = serveTheImpatient()) {
            for (int game = 0; game < 2; game++) {
                Served.Answer made =
                        page.post("/api/games", "{\"variant\":\"stuck\",\"white\":\"level2\",\"black\":\"human\"}");
                Served.Answer silent = awaited(page, "/api/games/" + made.text("game"), 1);
                assertFalse(silent.json().path("thinking").asBoolean(true));
                assertTrue(
                        silent.text("trouble").contains("stuck.jar"),
                        () -> silent.json().toString());
            }
            String well = begun(page, "mezzanine", "random");
            assertEquals(200, page.post(well + "/moves", FIRST).status());
            assertEquals(2, awaited(page, well, 2).number("ply"));
        }
    }

    @Test
    void rulesThatAreNeverMadeAreTold() throws Exception {
        try (Served page = serveTheImpatient()) {
            assertOverdue(page.get("/api/variant", "variant", "stuck:levels=3"));
            assertEquals(200, page.get("/api/variant", "variant", "mezzanine").status());
        }
    }

    @Test
    void cellsAreCountedBeforeRulesAreMade() throws Exception {
        try (Served page = serveTheImpatient()) {
            Served.Answer answer = page.get("/api/variant", "variant", "stuck:levels=257");

            assertEquals(413, answer.status(), () -> answer.json().toString());
            assertEquals("tooLarge", answer.text("type"));
            assertEquals(
                    413,
                    page.post("/api/records", "{\"variant\":\"stuck:levels=257\",\"moves\":[]}")
                            .status());
        }
    }

    @Test
    void memoryThatIsUsedUpIsToldOfTheJar() throws Exception {
        try (Served page = serveTheImpatient()) {
            Served.Answer answer = page.get("/api/variant", "variant", "stuck:levels=4");

            assertEquals(500, answer.status());
            assertEquals("failed", answer.text("type"));
            assertTrue(
                    answer.text("error").startsWith("variant 'stuck' of /home/me/stuck.jar failed when asked "),
                    () -> answer.text("error"));
            assertTrue(answer.text("error").contains("the memory is used up"), () -> answer.text("error"));
            assertEquals(200, page.get("/api/variant", "variant", "stuck").status());
        }
    }

    @Test
    void theFoldersAreLookedIntoAgainForThePageAlone() throws Exception {
        try (Served page = serve()) {
            Served.Answer answer = page.post("/api/plugins", "{}");

            assertEquals(200, answer.status());
            assertEquals(
                    page.get("/api/variants").json().path("variants"),
                    answer.json().path("variants"));
            for (String member : List.of("refused", "added", "changed", "removed", "games")) {
                assertTrue(answer.json().path(member).isArray(), member);
            }
            assertEquals(400, page.post("/api/plugins", "{\"folder\":\"/etc\"}").status());
            assertEquals(405, page.get("/api/plugins").status());
        }
    }
}
