package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Rules;
import org.plyspace.endgame.BuildListener;
import org.plyspace.endgame.TableBuilder;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.lab.study.SourceFiles;
import org.plyspace.web.toy.Mezzanine;
import tools.jackson.databind.JsonNode;

/** What tablebases say of games on the page. */
final class TablesTest {

    /** Two rooks against a king in a corner. */
    private static final String WON = "1:3k/R3/4/4|2:4/R3/4/K3 w - - 0 1";

    /** Black can take the rook. */
    private static final String HANGING = "1:2Rk/4/4/4|2:4/4/4/K3 b - - 0 1";

    @TempDir
    private static Path data;

    private static Path tables;
    private static FoundVariant found;
    private static Served page;

    @BeforeAll
    static void serve() throws IOException {
        Path jar = Files.writeString(data.resolve("mezzanine.jar"), "what the rules come from");
        found = new FoundVariant(new Mezzanine(), "mezzanine", jar, Origin.PLUGIN);
        Registry registry = new Registry(Plugins.of(List.of(found), List.of()));
        tables = Files.createDirectory(data.resolve("tables"));
        make(registry.rules("mezzanine"), "KRRvK", SourceFiles.digest(found));
        page = new Served(data, registry, tables);
    }

    private static void make(Rules rules, String material, String source) {
        FixedBoards ground = new FixedBoards(rules, Arrangement.atHome(rules));
        new TableFolder(tables, ground, source)
                .build(
                        Material.parse(rules, material),
                        new TableBuilder(ground, 2, TableBuilder.Direction.EITHER),
                        BuildListener.NONE);
    }

    @AfterAll
    static void end() {
        page.close();
    }

    private static String game(String position) throws IOException, InterruptedException {
        return "/api/games/"
                + page.post(
                                "/api/games",
                                "{\"variant\":\"mezzanine\""
                                        + (position.isEmpty() ? "" : ",\"position\":\"" + position + "\"") + "}")
                        .json()
                        .path("game")
                        .asString();
    }

    private static JsonNode ask(String game, int ply) throws IOException, InterruptedException {
        Served.Answer answer = page.get(game + "/tables", "ply", String.valueOf(ply));
        assertEquals(200, answer.status(), answer.json()::toString);
        return answer.json();
    }

    @Test
    void aWonPositionHasItsPliesAndEachMoveThatKeepsItWins() throws IOException, InterruptedException {
        String game = game(WON);
        JsonNode told = ask(game, 0);

        assertTrue(told.path("known").asBoolean(), told::toString);
        assertEquals("win", told.path("result").asString());
        int plies = told.path("plies").asInt();
        assertEquals(plies, told.at("/keeps/0/plies").asInt());
        TreeSet<String> kept = new TreeSet<>();
        told.path("keeps").forEach(move -> kept.add(move.path("move").asString()));
        JsonNode moves = page.get("/api/moves", "variant", "mezzanine", "position", WON)
                .json()
                .path("moves");
        for (JsonNode move : moves) {
            String text = move.path("move").asString();
            String after = game(WON);
            page.post(after + "/moves", "{\"ply\":0,\"move\":\"" + text + "\"}");
            JsonNode then = ask(after, 1);
            boolean ended = !then.path("known").asBoolean();
            boolean lost = ended || then.path("result").asString().equals("loss");
            assertEquals(kept.contains(text), lost, text + " " + then);
        }
        assertTrue(kept.size() < moves.size(), "some moves throw the win away");
    }

    @Test
    void theBestMoveLeadsToAPositionLostAPlySooner() throws IOException, InterruptedException {
        String game = game(WON);
        JsonNode told = ask(game, 0);
        JsonNode best = told.at("/keeps/0");
        page.post(game + "/moves", "{\"ply\":0,\"move\":\"" + best.path("move").asString() + "\"}");

        JsonNode then = ask(game, 1);
        if (told.path("plies").asInt() > 1) {
            assertEquals("loss", then.path("result").asString());
            assertEquals(told.path("plies").asInt() - 1, then.path("plies").asInt());
        }
        assertEquals(told, ask(game, 0), "an earlier ply is still known");
        assertEquals(
                page.get(game, "ply", "1").json().at("/last/cells/0").asInt(),
                best.at("/attempt/from").asInt());
    }

    @Test
    void aDrawnPositionHasNoPlies() throws IOException, InterruptedException {
        JsonNode told = ask(game(HANGING), 0);

        assertEquals("draw", told.path("result").asString());
        assertFalse(told.has("plies"));
        List<JsonNode> kept = told.path("keeps").valueStream().toList();
        assertTrue(kept.stream().anyMatch(move -> move.path("move").asString().equals("1d4-1c4")), told::toString);
        assertTrue(kept.stream().noneMatch(move -> move.has("plies")), told::toString);
    }

    @Test
    void positionsWithoutATableAreUnknown() throws IOException, InterruptedException {
        assertEquals("{\"known\":false}", ask(game(""), 0).toString());
        assertEquals(
                "{\"known\":false}",
                ask(game("1:3k/N3/4/4|2:4/N3/4/K3 w - - 0 1"), 0).toString());
    }

    @Test
    void whereTheGameIsOverNothingIsSaid() throws IOException, InterruptedException {
        String game = game(WON);
        page.post(game + "/resign", "{\"ply\":0}");

        assertEquals("{\"known\":false}", ask(game, 0).toString());
    }

    @Test
    void aTableOfAnotherVersionIsRefusedWithTheReason() throws IOException, InterruptedException {
        Path other = Files.createDirectory(data.resolve("other"));
        for (String name : List.of("mezzanine.KvK.plytable", "mezzanine.KRvK.plytable")) {
            Files.copy(tables.resolve(name), other.resolve(name));
        }
        Path jar = Files.writeString(data.resolve("newer.jar"), "other rules");
        Registry registry = new Registry(
                Plugins.of(List.of(new FoundVariant(new Mezzanine(), "mezzanine", jar, Origin.PLUGIN)), List.of()));
        try (Served newer = new Served(data.resolve("newer"), registry, other)) {
            JsonNode game = newer.post("/api/games", "{\"variant\":\"mezzanine\",\"position\":\"" + HANGING + "\"}")
                    .json();
            JsonNode told = newer.get("/api/games/" + game.path("game").asString() + "/tables", "ply", "0")
                    .json();
            assertFalse(told.path("known").asBoolean());
            assertTrue(told.path("trouble").asString().contains("another version of mezzanine"), told::toString);
        }
    }

    @Test
    void aPlyThatWasNotPlayedIsRefused() throws IOException, InterruptedException {
        assertEquals(400, page.get(game("") + "/tables", "ply", "7").status());
        assertEquals(400, page.get(game("") + "/tables").status());
    }
}
