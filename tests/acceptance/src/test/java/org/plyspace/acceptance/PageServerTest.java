package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.testing.EveryThirdCase;
import tools.jackson.databind.JsonNode;

/** The page's server with all rule sets, bundled and examples: what it tells of each is what the page can draw and play. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
final class PageServerTest {

    private static final int PLIES = 6;
    private static final int TRIED = 5;

    @TempDir
    private static Path folder;

    private static PageProcess page;

    @BeforeAll
    static void serve() throws IOException {
        Path plugins = Files.createDirectory(folder.resolve("plugins"));
        ExamplePlugins.copyAll(plugins);
        page = new PageProcess(folder.resolve("data"), Optional.of(plugins));
    }

    @AfterAll
    static void end() {
        page.close();
    }

    static List<String> variants() throws IOException {
        Path plugins = Files.createTempDirectory("page-plugins");
        ExamplePlugins.copyAll(plugins);
        return ids(plugins);
    }

    /** Those that come in jars, which can bring pages; a file of rules as data is alone. */
    static List<String> variantsInJars() throws IOException {
        Path plugins = Files.createTempDirectory("page-plugins");
        ExamplePlugins.copyJars(plugins);
        return ids(plugins);
    }

    private static List<String> ids(Path plugins) {
        return ExamplePlugins.registry(plugins).variants().stream()
                .map(FoundVariant::id)
                .toList();
    }

    @Test
    void allAreListed() throws Exception {
        List<String> listed = new ArrayList<>();
        page.client()
                .get("/api/variants")
                .json()
                .path("variants")
                .forEach(one -> listed.add(one.path("id").asString()));

        assertEquals(new TreeSet<>(variants()), new TreeSet<>(listed));
        assertTrue(page.client().get("/api/library").json().path("games").size() > 2);
    }

    @Test
    void thePositionOfARuleSetWithMovingBoardsIsShort() throws Exception {
        assertTrue(page.client().get("/api/position", "variant", "meder").bytes() <= 3_000);
    }

    @Test
    void aRefusalLeadsToItsRuling() throws Exception {
        JsonNode refused = page.client()
                .get("/api/judge", "variant", "meder", "move", "d2W-b4N")
                .json();

        assertEquals("FS 2.2", refused.path("citation").asString());
        assertEquals("[\"c3W\"]", refused.at("/cells/blocker").toString());
        JsonNode ruling = page.client()
                .get("/api/ruling", "variant", "meder", "citation", "FS 2.2")
                .json();
        String line = ruling.path("text")
                .asString()
                .lines()
                .toList()
                .get(ruling.path("line").asInt());
        assertTrue(line.contains("FS 2.2"), line);
    }

    /** Every page of rules that a rulebook cites is in the rule set's jar, and speaks of the section. */
    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("variantsInJars")
    void whatARulebookCitesIsThere(String variant) throws Exception {
        for (JsonNode rule :
                page.client().get("/api/variant", "variant", variant).json().path("rulebook")) {
            String citation = rule.path("citation").asString();
            JsonNode ruling = page.client()
                    .get("/api/ruling", "variant", variant, "citation", citation)
                    .json();
            assertFalse(ruling.path("statements").isEmpty(), citation);
            boolean isPage = citation.matches("\\S+\\.md( .*)?");
            assertEquals(isPage, ruling.path("text").isString(), citation);
            assertEquals(isPage && citation.contains(" "), ruling.path("line").isInt(), citation);
        }
    }

    @ParameterizedTest
    @EveryThirdCase
    @MethodSource("variants")
    void everyRuleSetIsDrawnAndPlayed(String variant) throws Exception {
        JsonNode rules = page.client().get("/api/variant", "variant", variant).json();
        assertFalse(rules.path("boards").isEmpty(), rules::toString);
        checkCells(rules);
        if (rules.path("start").isMissingNode()) {
            return;
        }
        JsonNode game = page.client()
                .post("/api/games", "{\"variant\":\"" + variant + "\"}")
                .json();
        String path = "/api/games/" + game.path("game").asString();
        Random random = new Random(12);
        for (int ply = 0; ply < PLIES && game.path("outcome").isMissingNode(); ply++) {
            JsonNode at = game.path("at");
            String position = at.path("position").asString();
            JsonNode moves = page.client()
                    .get("/api/moves", "variant", variant, "position", position)
                    .json()
                    .path("moves");
            assertEquals(at.path("moves").asInt(), moves.size());
            checkRead(variant, at);
            for (int i = 0; i < TRIED; i++) {
                checkTried(variant, position, moves.get(random.nextInt(moves.size())));
            }
            JsonNode move = moves.get(random.nextInt(moves.size()));
            PageClient.Answer played =
                    page.client().post(path + "/moves", "{\"ply\":" + ply + ",\"move\":" + move.path("move") + "}");
            assertEquals(200, played.status(), () -> played.json().toString());
            assertEquals(move.path("effects"), played.json().at("/last/effects"));
            checkDrawn(at, move, played.json().path("at"));
            game = played.json();
        }
        assertTrue(game.path("saved").asBoolean());
        assertEquals(200, page.client().get(path + "/export", "format", "json").status());
        reach(variant, rules);
    }

    private static void checkCells(JsonNode rules) {
        TreeSet<Integer> cells = new TreeSet<>();
        TreeSet<String> names = new TreeSet<>();
        for (JsonNode board : rules.path("boards")) {
            for (JsonNode square : board.path("squares")) {
                cells.add(square.get(0).asInt());
                names.add(square.get(1).asString());
            }
        }
        assertEquals(rules.path("cells").asInt(), cells.size());
        assertEquals(cells.size(), names.size());
    }

    /** What is drawn says all that a text says. */
    private static void checkRead(String variant, JsonNode at) throws Exception {
        String body =
                "{\"variant\":\"" + variant + "\",\"pieces\":" + at.path("pieces") + ",\"hands\":" + at.path("hands")
                        + ",\"anchors\":" + at.path("anchors") + ",\"side\":" + at.path("side") + ",\"halfmove\":"
                        + at.path("halfmove") + ",\"fullmove\":" + at.path("fullmove") + ",\"fields\":"
                        + at.path("fields") + "}";
        PageClient.Answer made = page.client().post("/api/setup", body);
        assertEquals(
                at.path("position"),
                made.json().path("position"),
                () -> made.json().toString());
    }

    /** The numbers of a move are an attempt that means it, perhaps among others. */
    private static void checkTried(String variant, String position, JsonNode move) throws Exception {
        List<String> parameters = new ArrayList<>(List.of("variant", variant, "position", position));
        move.path("attempt").properties().forEach(number -> {
            parameters.add(number.getKey());
            parameters.add(number.getValue().asString());
        });
        JsonNode judged = page.client()
                .get("/api/judge", parameters.toArray(String[]::new))
                .json();
        List<JsonNode> meant = new ArrayList<>();
        judged.path("moves").forEach(meant::add);
        assertTrue(meant.contains(move), () -> move + " is not among " + judged);
    }

    /** Whoever draws the effects on the position before has the one after. */
    private static void checkDrawn(JsonNode before, JsonNode move, JsonNode after) {
        int[] pieces = numbers(before.path("pieces"));
        int[] anchors = numbers(before.path("anchors"));
        for (JsonNode effect : move.path("effects")) {
            switch (effect.path("effect").asString()) {
                case "step" -> {
                    if (pieces[effect.path("from").asInt()]
                            == effect.path("piece").asInt()) {
                        pieces[effect.path("from").asInt()] = 0;
                    }
                    pieces[effect.path("to").asInt()] = effect.path("piece").asInt();
                }
                case "remove" -> pieces[effect.path("cell").asInt()] = 0;
                case "put", "drop" ->
                    pieces[effect.path("cell").asInt()] = effect.path("piece").asInt();
                case "shiftBoard" ->
                    anchors[effect.path("board").asInt()] =
                            effect.path("toAnchor").asInt();
                default -> assertTrue(effect.path("effect").asString().matches("takeInHand|changeOwner"));
            }
        }
        assertEquals(List.of(boxed(numbers(after.path("pieces")))), List.of(boxed(pieces)), move::toString);
        assertEquals(List.of(boxed(numbers(after.path("anchors")))), List.of(boxed(anchors)), move::toString);
    }

    private static int[] numbers(JsonNode array) {
        int[] numbers = new int[array.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = array.get(i).asInt();
        }
        return numbers;
    }

    private static String boxed(int[] numbers) {
        return Arrays.toString(numbers);
    }

    /** Every piece somewhere on the empty boards. */
    private static void reach(String variant, JsonNode rules) throws Exception {
        for (JsonNode type : rules.path("pieceTypes")) {
            int piece = 2 * (type.path("index").asInt() + 1);
            int cell = rules.path("cells").asInt() / 2;
            PageClient.Answer reach = page.client()
                    .get(
                            "/api/reach",
                            "variant",
                            variant,
                            "piece",
                            String.valueOf(piece),
                            "cell",
                            String.valueOf(cell));
            assertTrue(
                    reach.status() == 200 || reach.status() == 422,
                    () -> reach.json().toString());
        }
    }
}
