package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.web.toy.Mezzanine;
import tools.jackson.databind.JsonNode;

/** Tests the answers about rule sets and positions. */
final class QuestionsTest {

    private static final String TOY = "mezzanine";

    @TempDir
    private static Path data;

    private static Served page;

    @BeforeAll
    static void serve() {
        page = new Served(data);
    }

    @AfterAll
    static void end() {
        page.close();
    }

    @Test
    void aRuleSetIsToldWhole() throws IOException, InterruptedException {
        JsonNode rules = page.get("/api/variant", "variant", TOY).json();

        assertEquals(32, rules.path("cells").asInt());
        assertEquals(2, rules.path("boards").size());
        assertEquals(16, rules.at("/boards/0/squares").size());
        assertEquals("[0,\"1a1\",0,0,0,0,0]", rules.at("/boards/0/squares/0").toString());
        assertTrue(rules.at("/boards/0/anchor").isNull());
        assertEquals("K", rules.at("/pieceTypes/0/symbol").asString());
        assertTrue(rules.at("/pieceTypes/0/royal").asBoolean());
        assertFalse(rules.path("rulebook").isEmpty());
        assertTrue(page.get("/api/variant", "variant", TOY + ":levels=3")
                .json()
                .path("start")
                .isMissingNode());
    }

    @Test
    void aPositionIsToldAsItIsDrawn() throws IOException, InterruptedException {
        JsonNode start = page.get("/api/position", "variant", TOY).json();

        assertEquals("white", start.path("side").asString());
        assertEquals(32, start.path("pieces").size());
        assertEquals(5, start.at("/pieces/0").asInt() + 1, "a white rook");
        assertTrue(start.path("playable").asBoolean());
        assertTrue(start.path("faults").isMissingNode());
        assertEquals(moves("").size(), start.path("moves").asInt());
        assertTrue(moves("").toString().contains("\"" + start.path("example").asString() + "\""), start::toString);
    }

    @Test
    void lessonsAreToldWithMovesThatAreJudgedAsTheySay() throws IOException, InterruptedException {
        JsonNode lessons = page.get("/api/lessons", "variant", TOY).json();

        assertEquals(TOY, lessons.path("variant").asString());
        List<JsonNode> tasks = new ArrayList<>();
        lessons.path("steps").forEach(step -> step.path("tasks").forEach(tasks::add));
        assertTrue(tasks.size() > 4, lessons::toString);
        for (JsonNode task : tasks) {
            JsonNode judged = page.get(
                            "/api/judge",
                            "variant",
                            TOY,
                            "position",
                            task.path("position").asString(),
                            "move",
                            task.at("/moves/0").asString())
                    .json();
            assertEquals(
                    task.path("legal").asBoolean() ? "legal" : "illegal",
                    judged.path("verdict").asString());
        }
        assertEquals(404, page.get("/api/lessons", "variant", "nosuch").status());
    }

    @Test
    void whereAPawnOnlyCapturesIsTold() throws IOException, InterruptedException {
        JsonNode pawn = page.get("/api/reach", "variant", TOY, "piece", "8", "cell", "" + cell("1b2"))
                .json();

        assertEquals("[" + cell("1b3") + "]", pawn.path("targets").toString());
        assertEquals(
                "[" + cell("1a3") + "," + cell("1c3") + "]",
                pawn.path("onlyCaptures").toString());
    }

    /** A position with a rook in a corner between its own men. */
    private static final String STUCK = "1:k3/4/PP2/RK2|2:4/4/4/R3 w - - 0 1";

    @Test
    void whatMayGoNowhereIsToldWhy() throws IOException, InterruptedException {
        JsonNode stuck = page.get("/api/judge", "variant", TOY, "position", STUCK, "from", "" + cell("1a1"))
                .json();

        assertEquals("illegal", stuck.path("verdict").asString(), stuck::toString);
        assertEquals("blocked", stuck.path("kind").asString(), stuck::toString);
        assertEquals("mezzanine.md 1", stuck.path("citation").asString());
        assertFalse(stuck.path("marks").isEmpty());
        assertEquals("own piece on target", stuck.at("/also/0/kind").asString(), stuck::toString);
        assertEquals(1, stuck.path("also").size(), "squares where no rook goes say nothing");
    }

    @ParameterizedTest
    @CsvSource({"1b1, legal, ''", "1a4, illegal, not yours", "1c3, illegal, empty origin"})
    void whatMayGoSomewhereIsNotRefused(String from, String verdict, String kind)
            throws IOException, InterruptedException {
        JsonNode judged = page.get("/api/judge", "variant", TOY, "position", STUCK, "from", "" + cell(from))
                .json();

        assertEquals(verdict, judged.path("verdict").asString(), judged::toString);
        assertEquals(kind, judged.path("kind").asString(""), judged::toString);
    }

    @Test
    void puzzlesAreListedWithoutTheirSolutionsAndMovesTried() throws IOException, InterruptedException {
        JsonNode listed = page.get("/api/puzzles", "variant", TOY).json().path("puzzles");
        assertEquals(1, listed.size());
        assertEquals("white", listed.at("/0/side").asString());
        assertEquals("wins in 1", listed.at("/0/goal").asString());
        assertTrue(listed.at("/0/line").isMissingNode());
        assertEquals(
                0,
                page.get("/api/puzzles", "variant", TOY + ":levels=3")
                        .json()
                        .path("puzzles")
                        .size());

        JsonNode wrong = tried("1-0", "1c2-1c4").json();
        assertFalse(wrong.path("right").asBoolean());
        assertTrue(wrong.path("at").isMissingNode());
        JsonNode right = tried("1-0", "1c2-1a2").json();
        assertTrue(right.path("right").asBoolean() && right.path("solved").asBoolean(), right::toString);
        assertEquals("1-0", right.at("/at/outcome/result").asString());
        assertFalse(right.at("/last/cells").isEmpty());

        Served.Answer illegal = tried("1-0", "1c2-1a4");
        assertEquals(422, illegal.status());
        assertEquals("illegal", illegal.json().at("/judged/verdict").asString());
        assertEquals(404, tried("1-7", "1c2-1a2").status());
    }

    private static Served.Answer tried(String puzzle, String move) throws IOException, InterruptedException {
        return page.get("/api/puzzles/try", "variant", TOY, "puzzle", puzzle, "move", move);
    }

    @Test
    void aHintNamesWhatToMoveAndWhereTo() throws IOException, InterruptedException {
        JsonNode hint =
                page.get("/api/puzzles/hint", "variant", TOY, "puzzle", "1-0").json();

        assertEquals("the rook on 1c2", hint.path("mover").asString());
        assertEquals("1c2-1a2", hint.path("move").asString());
        assertEquals(cell("1a2"), hint.at("/attempt/to").asInt());
        Served.Answer over = page.get("/api/puzzles/hint", "variant", TOY, "puzzle", "1-0", "line", "1c2-1a2 1a4-1a3");
        assertEquals(422, over.status());
        assertTrue(over.text("error").contains("move 2, '1a4-1a3', cannot be played"), over.text("error"));
    }

    @Test
    void aPictureOfAnyPositionIsASvgFile() throws IOException, InterruptedException {
        Served.Answer drawn = page.get("/api/picture", "variant", TOY, "position", STUCK);
        Served.Answer turned = page.get("/api/picture", "variant", TOY, "position", STUCK, "black", "true");

        assertEquals("mezzanine.svg", drawn.text("name"));
        assertTrue(drawn.text("text").startsWith("<svg"), drawn.text("text"));
        assertTrue(drawn.text("text").contains("1:k3/4/PP2/RK2|2:4/4/4/R3"));
        assertFalse(drawn.text("text").contains("<i>"), "titles are text");
        assertFalse(drawn.text("text").equals(turned.text("text")));
        assertEquals(422, page.get("/api/picture", "variant", TOY + ":levels=3").status());
    }

    @Test
    void whatPiecesAreWorthIsToldByTheirTypes() throws IOException, InterruptedException {
        JsonNode worth = page.get("/api/worth", "variant", TOY).json().path("worth");

        assertEquals(4, worth.size());
        assertEquals(0, worth.get(0).asInt(), "a king is beyond price");
        assertTrue(worth.get(1).asInt() > worth.get(3).asInt(), worth::toString);
    }

    @Test
    void aSetupThatCannotBePlayedSaysWhy() throws IOException, InterruptedException {
        JsonNode faulty = page.get("/api/position", "variant", TOY, "position", "1:4/4/4/4|2:4/4/4/K3 w - - 0 1")
                .json();

        assertFalse(faulty.path("playable").asBoolean());
        assertFalse(faulty.path("faults").isEmpty());
        assertEquals(2, faulty.path("pieces").get(cell("2a1")).asInt());
    }

    @Test
    void positionsTooLongForAnAddressAreSent() throws IOException, InterruptedException {
        String text = "1:4/4/4/4|2:4/4/4/K3 w - - 0 1";

        assertEquals(
                page.get("/api/position", "variant", TOY, "position", text).json(),
                page.post("/api/position", "{\"variant\":\"" + TOY + "\",\"position\":\"" + text + "\"}")
                        .json());
        assertEquals(
                400,
                page.post("/api/position", "{\"variant\":\"" + TOY + "\",\"position\":\"nonsense\"}")
                        .status());
    }

    @Test
    void mateIsToldWithTheKing() throws IOException, InterruptedException {
        String mate = "1:k2R/3R/4/4|2:3R/3R/4/K3 b - - 0 1";
        JsonNode position =
                page.get("/api/position", "variant", TOY, "position", mate).json();

        assertEquals("1-0", position.at("/outcome/result").asString());
        assertEquals("checkmate", position.at("/outcome/reason").asString());
        assertEquals("[" + cell("1a4") + "]", position.path("checked").toString());
        JsonNode why =
                page.get("/api/checkmate", "variant", TOY, "position", mate).json();
        assertTrue(why.path("checkmate").asBoolean());
        assertEquals("1d4", why.at("/checks/0/attacker").asString());
    }

    @Test
    void whereItMakesNoSenseToAskForMateTheFaultsAreTheAnswer() throws IOException, InterruptedException {
        JsonNode answer = page.get("/api/checkmate", "variant", TOY, "position", "1:4/4/4/4|2:4/4/4/4 w - - 0 1")
                .json();

        assertFalse(answer.has("checkmate"));
        assertTrue(answer.at("/faults/0/reason").asString().contains("king"), answer.toString());
    }

    /** Levels are numbered first, then files, then ranks. */
    private static int cell(String name) {
        return ((name.charAt(2) - '1') * 4 + name.charAt(1) - 'a') * 2 + name.charAt(0) - '1';
    }

    private static List<JsonNode> moves(String from) throws IOException, InterruptedException {
        List<JsonNode> moves = new ArrayList<>();
        page.get("/api/moves", "variant", TOY, "from", from)
                .json()
                .path("moves")
                .forEach(moves::add);
        return moves;
    }

    @Test
    void everyLegalMoveCanBeTriedAsItsNumbersSay() throws IOException, InterruptedException {
        List<JsonNode> moves = moves("");
        assertTrue(moves.size() > 10, moves::toString);
        for (JsonNode move : moves) {
            JsonNode attempt = move.path("attempt");
            JsonNode judged = page.get(
                            "/api/judge",
                            "variant",
                            TOY,
                            "from",
                            attempt.path("from").asString(),
                            "to",
                            attempt.path("to").asString())
                    .json();
            assertEquals("legal", judged.path("verdict").asString());
            assertEquals(move.path("move"), judged.path("move"));
            assertEquals(List.of(move), List.copyOf(judged.path("moves").values()));
        }
        assertEquals(1, moves("1a1").size());
    }

    @Test
    void anAttemptThatLeavesAChoiceGivesAll() throws IOException, InterruptedException {
        JsonNode judged = page.get(
                        "/api/judge",
                        "variant",
                        TOY,
                        "position",
                        Mezzanine.PROMOTION,
                        "from",
                        "" + cell("1d3"),
                        "to",
                        "" + cell("1d4"))
                .json();

        assertEquals("legal", judged.path("verdict").asString());
        assertEquals(2, judged.path("moves").size());
        assertTrue(judged.path("move").isMissingNode());
    }

    @Test
    void anIllegalMoveIsExplained() throws IOException, InterruptedException {
        JsonNode typed =
                page.get("/api/judge", "variant", TOY, "move", "1a1-1a3").json();
        JsonNode tried = page.get("/api/judge", "variant", TOY, "from", "0", "to", "" + cell("1a3"))
                .json();

        assertEquals(typed, tried);
        assertEquals("illegal", typed.path("verdict").asString());
        assertEquals("blocked", typed.path("kind").asString());
        assertEquals("[\"1a2\"]", typed.at("/cells/blocker").toString());
        assertTrue(
                typed.path("marks").toString().contains("[\"blocker\"," + cell("1a2") + "]"),
                typed.path("marks")::toString);
        assertEquals("mezzanine.md 1", typed.path("citation").asString());
        assertEquals(
                "unreadable",
                page.get("/api/judge", "variant", TOY, "move", "<script>")
                        .json()
                        .path("verdict")
                        .asString());
    }

    @Test
    void reachIsOfAPieceAloneOrAmongOthers() throws IOException, InterruptedException {
        JsonNode alone = page.get("/api/reach", "variant", TOY, "piece", "4", "cell", "0")
                .json();
        JsonNode among = page.get(
                        "/api/reach",
                        "variant",
                        TOY,
                        "cell",
                        "0",
                        "position",
                        "1:rk1r/pppp/PPPP/RK1R|2:4/4/4/4 w - - 0 1")
                .json();

        assertEquals(
                "[\"1a2\",\"1a3\",\"1a4\",\"1b1\",\"1c1\",\"1d1\",\"2a1\"]",
                alone.path("names").toString());
        assertEquals("[]", alone.path("blockers").toString());
        assertEquals("[\"2a1\"]", among.path("names").toString());
        assertEquals(
                "[" + cell("1b1") + "," + cell("1a2") + "]",
                among.path("blockers").toString());
        assertEquals(400, page.get("/api/reach", "variant", TOY, "cell", "0").status());
    }

    /** A pawn that the other side may capture en passant is no target for men of its own side. */
    @Test
    void noManReachesAPawnOfItsOwn() throws IOException, InterruptedException {
        JsonNode pawn = page.get(
                        "/api/reach",
                        "variant",
                        TOY + ":levels=3",
                        "cell",
                        "0",
                        "position",
                        "1:k3/1P2/4/P2K|2:4/4/4/4|3:4/4/4/4 b - 1b2:1b3 0 1")
                .json();

        assertEquals("[\"1a2\",\"1a3\"]", pawn.path("names").toString(), pawn::toString);
    }

    @Test
    void whatStandsOnTheBoardsBecomesAText() throws IOException, InterruptedException {
        String start =
                page.get("/api/variant", "variant", TOY).json().path("start").asString();
        JsonNode position = page.get("/api/position", "variant", TOY).json();

        JsonNode made = page.post(
                        "/api/setup", "{\"variant\":\"mezzanine\",\"pieces\":" + position.path("pieces") + "}")
                .json();

        assertEquals(position, made);
        assertEquals(start, made.path("position").asString());
        assertFalse(page.post("/api/setup", "{\"variant\":\"mezzanine\"}")
                .json()
                .path("playable")
                .asBoolean());
        assertEquals(
                400,
                page.post("/api/setup", "{\"variant\":\"mezzanine\",\"pieces\":[1]}")
                        .status());
        assertEquals(
                400,
                page.post("/api/setup", "{\"variant\":\"mezzanine\",\"pieces\":[62]}")
                        .status());
        assertEquals(
                400,
                page.post("/api/setup", "{\"variant\":\"mezzanine\",\"side\":\"red\"}")
                        .status());
        assertEquals(
                400,
                page.post("/api/setup", "{\"variant\":\"mezzanine\",\"fields\":{\"x\":\"y\"}}")
                        .status());
    }

    @Test
    void whatIsCitedOfTheNotationIsThePageThatAllRuleSetsShare() throws IOException, InterruptedException {
        JsonNode ruling = page.get("/api/ruling", "variant", TOY, "citation", "notation.md, Positions")
                .json();
        assertEquals("notation.md", ruling.path("page").asString());
        assertEquals("Positions", ruling.path("section").asString());
        List<String> lines = ruling.path("text").asString().lines().toList();
        assertEquals("## Positions", lines.get(ruling.path("line").asInt()));
    }

    @Test
    void aCitationLeadsToItsStatements() throws IOException, InterruptedException {
        JsonNode ruling = page.get("/api/ruling", "variant", TOY, "citation", "mezzanine.md 1")
                .json();

        assertEquals("mezzanine.md", ruling.path("page").asString());
        assertEquals("1", ruling.path("section").asString());
        assertFalse(ruling.path("statements").isEmpty());
        assertTrue(ruling.path("text").isMissingNode());
    }

    @ParameterizedTest
    @CsvSource({
        "/api/variant?variant=nothing, 404, missing",
        "/api/variant?variant=mezzanine:walls=on, 404, missing",
        "/api/variant?variant=mezzanine:levels=1, 422, refused",
        "/api/variant, 400, malformed",
        "/api/position?variant=mezzanine:levels=3, 422, refused",
        "/api/position?variant=mezzanine&position=nonsense, 400, malformed",
        "/api/judge?variant=mezzanine&from=0&to=32, 400, malformed",
        "/api/judge?variant=mezzanine, 400, malformed",
        "/api/judge?variant=mezzanine&from=32, 400, malformed",
        "/api/judge?variant=mezzanine&board=0, 400, malformed",
        "/api/judge?variant=mezzanine&drop=9, 400, malformed",
        "/api/picture?variant=mezzanine&position=nonsense, 400, malformed",
        "/api/judge?variant=mezzanine&board=0&anchor=0, 400, malformed",
        "/api/judge?variant=mezzanine&drop=9&to=1, 400, malformed",
        "/api/judge?variant=mezzanine&from=-1&to=1, 400, malformed",
        "/api/moves?variant=mezzanine&variant=mezzanine, 400, malformed",
        "/api/text?variant=mezzanine&notation=runes, 404, missing",
        "/api/games/nobody-1, 404, missing",
        "/api/nothing, 404, missing",
        "/api, 404, missing",
        "/api/, 404, missing",
        "/api/games?text=%ff, 400, malformed",
        "/api/games?text=%EF%BF%BD%C3, 400, malformed",
        "/api/setup, 405, method"
    })
    void whatCannotBeAnsweredIsDenied(String path, int status, String type) throws IOException, InterruptedException {
        Served.Answer answer = page.get(path);

        assertEquals(status, answer.status());
        assertEquals(type, answer.text("type"));
        assertFalse(answer.text("error").isEmpty());
    }

    /** It stands for what could not be read elsewhere, and may be looked for as any other. */
    @Test
    void theCharacterForUnknownOnesIsOne() throws IOException, InterruptedException {
        assertEquals(200, page.get("/api/games", "text", "\ufffd").status());
    }

    @ParameterizedTest
    @CsvSource({
        "PUT, /api/games, 'PUT is not taken at this path; expected GET, POST'",
        "DELETE, /api/variants, 'DELETE is not taken at this path; expected GET'",
        "OPTIONS, /api/setup, 'OPTIONS is not taken at this path; expected POST'"
    })
    void aPathSaysHowItIsAsked(String method, String path, String error) throws IOException, InterruptedException {
        HttpRequest.BodyPublisher body = method.equals("OPTIONS")
                ? HttpRequest.BodyPublishers.noBody()
                : HttpRequest.BodyPublishers.ofString("{}");
        Served.Answer answer = page.send(HttpRequest.newBuilder(URI.create(page.origin() + path))
                .header("Origin", page.origin())
                .header("Content-Type", "application/json")
                .method(method, body));

        assertEquals(405, answer.status());
        assertEquals(error, answer.text("error"));
        assertEquals(
                error.replaceFirst(".*expected ", ""),
                answer.response().headers().firstValue("Allow").orElse(""));
    }

    @Test
    void aBodyThatIsNotThereOrNestedTooDeepIsToldInWords() throws IOException, InterruptedException {
        String answer = page.rawAnswer("DELETE /api/games HTTP/1.1\r\nHost: 127.0.0.1:" + page.port() + "\r\nOrigin: "
                + page.origin() + "\r\nConnection: close\r\n\r\n");

        assertTrue(
                answer.contains("there is no body; expected a JSON object, {} where there is nothing to tell"), answer);
        assertEquals(
                "the body is not JSON: Document nesting depth (501) exceeds the maximum allowed (500)",
                page.post("/api/games", "{\"variant\":" + "[".repeat(600)).text("error"));
    }

    @Test
    void bodiesAreReadStrictly() throws IOException, InterruptedException {
        for (String body :
                List.of("", "[", "[]", "{\"variant\":1}", "{\"variant\":\"mezzanine\",\"colour\":1}", "{}")) {
            Served.Answer answer = page.post("/api/games", body);
            assertEquals(400, answer.status(), body);
            assertEquals("malformed", answer.text("type"), body);
        }
    }

    @Test
    void thePageIsLoadedOnce() throws IOException, InterruptedException {
        Served.Answer first = page.get("/");
        String tag = first.response().headers().firstValue("ETag").orElseThrow();

        assertTrue(first.response().body().contains("importmap"));
        assertEquals(
                first.response().body(), page.get("/side-by-side").response().body());
        assertEquals(
                304,
                page.send(HttpRequest.newBuilder(URI.create(page.origin() + "/"))
                                .header("If-None-Match", tag))
                        .status());
        for (String library : List.of(
                "lit-html/lit-html.js",
                "lit-html/directives/repeat.js",
                "markdown-it/dist/markdown-it.min.js",
                "three/build/three.module.min.js",
                "three/build/three.core.min.js",
                "echarts/echarts.min.js")) {
            Served.Answer answer = page.get("/vendor/" + library);
            assertEquals(200, answer.status(), library);
            assertEquals(
                    "text/javascript; charset=utf-8",
                    answer.response().headers().firstValue("Content-Type").orElse(""));
        }
        assertEquals(404, page.get("/vendor/lit-html/directives/unsafe-html.js").status());
    }

    @Test
    void whatThePageNamesIsKeptUntilTheNextStart() throws IOException, InterruptedException {
        List<String> named = Pattern.compile("\"(/(?:page|vendor)/[^\"]+[^/])\"")
                .matcher(page.get("/").response().body())
                .results()
                .map(each -> each.group(1))
                .toList();
        assertEquals(2, named.size(), named::toString);
        for (String address : named) {
            Served.Answer kept = page.get(address);
            assertEquals(200, kept.status(), address);
            assertEquals("private, max-age=31536000, immutable", caching(kept), address);

            String ofAnotherStart = address.replaceFirst("/[0-9a-f]{16}/", "/0123456789abcdef/");
            String withoutStart = address.replaceFirst("/[0-9a-f]{16}/", "/");
            for (String other : List.of(ofAnotherStart, withoutStart)) {
                assertNotEquals(address, other);
                assertEquals("no-cache", caching(page.get(other)), other);
                assertEquals(kept.response().body(), page.get(other).response().body());
            }
        }
        assertEquals("no-cache", caching(page.get("/")));
        assertEquals("no-store", caching(page.get("/api/machines")));
    }

    private static String caching(Served.Answer answer) {
        return answer.response().headers().firstValue("Cache-Control").orElseThrow();
    }
}
