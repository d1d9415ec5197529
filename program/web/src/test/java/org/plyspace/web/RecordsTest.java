package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.engine.io.Sha256;
import org.plyspace.report.html.ReportPage.ReportScripts;
import org.plyspace.testing.InWholeForm;
import org.plyspace.web.http.PageSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests recorded games and reports. */
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
        Path games = Files.createDirectories(folder.resolve("games that lie deep ".repeat(12)));
        Path reports = Files.createDirectories(folder.resolve("reports/first")).getParent();
        Files.writeString(games.resolve("a-game.json"), RECORD);
        Files.writeString(games.resolve("no-game.json"), "{}");
        Files.writeString(games.resolve("notes.txt"), "secret");
        Files.writeString(
                reports.resolve("first/report.html"),
                "<!doctype html>\n<meta http-equiv=\"Content-Security-Policy\" content=\""
                        + POLICY.replace("'", "&#39;") + "\">\nnumbers");
        Files.writeString(reports.resolve("alien.html"), "<script>alert(1)</script>");
        Files.writeString(reports.resolve("notes.txt"), "secret");
        page = new Served(
                folder.resolve("data"),
                Optional.empty(),
                new PageSettings.Shown(Optional.of(games), Optional.of(reports), Optional.empty()));
    }

    @AfterAll
    static void end() {
        page.close();
    }

    private static String quoted(String text) {
        return JsonMapper.shared().writeValueAsString(text);
    }

    private static Served.Answer read(String text, String... members) throws IOException, InterruptedException {
        return page.post("/api/records", "{\"text\":" + quoted(text) + String.join("", members) + "}");
    }

    private static JsonNode first(String text, String... members) throws IOException, InterruptedException {
        Served.Answer answer = read(text, members);
        assertEquals(200, answer.status(), () -> answer.json().toString());
        return answer.json().at("/games/0");
    }

    private static List<String> moves(JsonNode line) {
        return line.path("moves")
                .valueStream()
                .map(move -> move.path("move").asString())
                .toList();
    }

    @Test
    void gamesInATextAreReadAndHeldAgainstTheRules() throws IOException, InterruptedException {
        JsonNode game = first(RECORD);

        assertEquals("mezzanine", game.path("variant").asString());
        assertEquals("Ada", game.at("/tags/White").asString());
        assertEquals("before", game.path("comment").asString());
        assertEquals("up", game.at("/moves/0/comment").asString());
        assertEquals(List.of("1a1-2a1", "1d4-2d4"), moves(game));
        assertEquals("black", game.at("/moves/1/side").asString());
        assertEquals(2, game.at("/variations/0/ply").asInt());
        assertEquals("resignation", game.path("termination").asString());
        assertEquals(0, game.path("troubles").size());
        assertEquals(
                1,
                first("1. 1a1-2a1 *", ",\"format\":\"source\",\"variant\":\"mezzanine\"")
                        .path("moves")
                        .size());
    }

    @Test
    void variationsSayWhatTheGameSays() throws IOException, InterruptedException {
        JsonNode game = first(
                "[Variant \"mezzanine\"]\n\n1. 1a1-2a1 ({or} 1. 1b1-2b1 {<b>so</b>} 1d4-2d4 (1... 1a4-2a4 2. 1a1-2a1)) 1d4-2d4 *");

        JsonNode variation = game.at("/variations/0");
        assertEquals(1, variation.path("ply").asInt());
        assertEquals("or", variation.path("comment").asString());
        assertEquals(List.of("1b1-2b1", "1d4-2d4"), moves(variation));
        assertEquals("<b>so</b>", variation.at("/moves/0/comment").asString());
        JsonNode nested = variation.at("/variations/0");
        assertEquals(2, nested.path("ply").asInt());
        assertEquals(List.of("1a4-2a4", "1a1-2a1"), moves(nested));
        assertEquals("black", nested.at("/moves/0/side").asString());
        assertEquals(2, nested.at("/moves/1/number").asInt());
    }

    @Test
    void signsAreToldAndWrittenAgain() throws IOException, InterruptedException {
        String pgn =
                "[Variant \"mezzanine\"]\n\n$7 1. 1a1-2a1! $13 {up} $1 (1. $2 1b1-2b1 $05 $0) 1d4-2d4 ?! $22 ?! $1234567890 2. 2a1-2a2";

        JsonNode game = first(pgn);

        assertEquals("! $13", game.at("/moves/0/signs").asString());
        assertEquals("?! $22", game.at("/moves/1/signs").asString());
        assertTrue(game.at("/moves/2/signs").isMissingNode());
        assertEquals("!? $0", game.at("/variations/0/moves/0/signs").asString());
        String written = page.post("/api/records/export", "{\"to\":\"pgn\",\"text\":" + quoted(pgn) + "}")
                .text("text");
        assertTrue(written.endsWith("\n\n1. R2a1! $13 {up} (1. K2b1!? $0) 1... R2d4?! $22 2. R2a2 *\n"), written);
        String json = page.post("/api/records/export", "{\"to\":\"json\",\"text\":" + quoted(pgn) + "}")
                .text("text");
        assertEquals("! $13", first(json).at("/moves/0/signs").asString());
    }

    /** A line that ends before a bad move has no signs of those after it. */
    @Test
    void signsOfMovesThatDoNotHoldGoWithThem() throws IOException, InterruptedException {
        JsonNode game = first("[Variant \"mezzanine\"]\n\n1a1-2a1! 1d4-1d1! 1b1-2b1! *");
        assertEquals("!", game.at("/moves/0/signs").asString());
        assertEquals(1, game.path("moves").size());

        JsonNode record = first(RECORD.replace("1d4-2d4", "1d4-1d1")
                .replace("\"comments\"", "\"signs\":{\"1\":\"?\",\"2\":\"!\"},\"comments\""));
        assertEquals("?", record.at("/moves/0/signs").asString());
        assertEquals(1, record.path("moves").size());
    }

    /** Illegal parts are reported with the moves that lead there; everything else is shown. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1a1-2a1 1d4-1d1 1b1-2b1 *                        | 1a1-2a1          | 1d4-1d1 | 1a1-2a1",
                "1a1-2a1 1d4-1d1 (1... 1a4-2a4) 1-0               | 1a1-2a1          | 1d4-1d1 | 1a1-2a1",
                "1a1-2a1 (1. 1b1-2b1 1d4-1d1 (1d4-2d4) 2. 1a1-1a3) 1d4-2d4 * | 1a1-2a1 1d4-2d4 | 1d4-1d1 | 1b1-2b1",
                "1a1-2a1 (1. 1b1-3b3) 1d4-2d4 *                   | 1a1-2a1 1d4-2d4  | 1b1-3b3 | ``",
                "1a1-2a1 1d4-2d4+ *                               | 1a1-2a1          | 1d4-2d4 | 1a1-2a1",
                "hello 1a1-2a1 0-1                                | ``               | hello   | ``"
            })
    void whatDoesNotHoldIsToldAndTheRestIsShown(String text, String held, String bad, String before)
            throws IOException, InterruptedException {
        JsonNode game = first("[Variant \"mezzanine\"]\n[White \"Ada\"]\n\n" + text);

        assertEquals(held, String.join(" ", moves(game)));
        assertEquals("Ada", game.at("/tags/White").asString());
        assertEquals(text.replaceFirst(".* ", ""), game.path("result").asString());
        assertEquals(1, game.path("troubles").size(), game::toString);
        JsonNode trouble = game.at("/troubles/0");
        assertEquals(bad, trouble.path("move").asString().replaceFirst("\\+$", ""));
        assertEquals(
                before,
                trouble.path("before").valueStream().map(JsonNode::asString).collect(Collectors.joining(" ")));
        assertTrue(trouble.path("reason").asString().contains("'" + bad), trouble::toString);
    }

    /** A game may be a part of a file, and people look in the file. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "json   | {/format/:/plyspace-game/1/,/variant/:/mezzanine/,/result/:/*/,/moves/:[/1a1-1d1/]}     | (line 40)",
                "json   | ~{/format/:/plyspace-game/1/,/variant/:/mezzanine/,/result/:/*/,/moves/:[/1a1-1d1/]}    | (line 41)",
                "json   | {/format/:/plyspace-game/1/,/variant/:/nosuch/,/result/:/*/,/moves/:[]}                 | text:40:",
                "json   | {/format/:/plyspace-game/1/,~/variant/:,                                                | text:41:",
                "pgn    | [Variant /mezzanine/]~~1. 1a1-2a1~1d4-1d1 *                                             | (line 43)",
                "pgn    | [Variant /mezzanine/]~~1. 1a1-2a1~{open                                                 | text:43:",
                "pgn    | [Variant /nosuch/]~~*                                                                   | text:40:",
                "source | 1. 1a1-2a1~1d4-1d1                                                                      | (line 41)",
                "source | 1. 1a1-2a1 *~1d4-2d4                                                                    | line 41:"
            })
    void troublesAreToldWithTheLineOfTheFile(String format, String text, String told)
            throws IOException, InterruptedException {
        Served.Answer answer = read(
                text.replace('/', '"')
                        .replace("plyspace-game\"1", "plyspace-game/1")
                        .replace('~', '\n'),
                ",\"line\":40,\"format\":\"" + format + "\",\"variant\":\"mezzanine\"");

        assertTrue(answer.json().toString().contains(told), () -> answer.json().toString());
    }

    @Test
    void recordsAreShownAsFarAsTheyHold() throws IOException, InterruptedException {
        JsonNode badMove = first(RECORD.replace("1d4-2d4", "1d4-1d1"));
        assertEquals(List.of("1a1-2a1"), moves(badMove));
        assertEquals("1-0", badMove.path("result").asString());
        assertEquals("1d4-1d1", badMove.at("/troubles/0/move").asString());
        assertEquals(0, badMove.path("variations").size(), "it stood instead of the bad move");

        JsonNode badVariation = first(RECORD.replace("1a4-2a4", "1a4-1a1"));
        assertEquals(List.of("1a1-2a1", "1d4-2d4"), moves(badVariation));
        assertEquals(0, badVariation.path("variations").size());
        assertTrue(
                badVariation.at("/troubles/0/reason").asString().contains("in the variation at ply 2"),
                badVariation::toString);

        JsonNode badEnd = first(RECORD.replace("resignation", "checkmate"));
        assertEquals(List.of("1a1-2a1", "1d4-2d4"), moves(badEnd));
        assertTrue(badEnd.at("/troubles/0/move").isMissingNode());
        assertTrue(badEnd.at("/troubles/0/reason").asString().contains("termination"), badEnd::toString);
    }

    @Test
    void aGameCanBeGivenAsItsMoves() throws IOException, InterruptedException {
        Served.Answer answer =
                page.post("/api/records", "{\"variant\":\"mezzanine\",\"moves\":[\"1a1-2a1\",\"1d4-1d1\"]}");

        assertEquals(List.of("1a1-2a1"), moves(answer.json().at("/games/0")));
        assertEquals("*", answer.json().at("/games/0/result").asString());
        assertEquals("1d4-1d1", answer.json().at("/games/0/troubles/0/move").asString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"format\":\"plyspace-game/1\",                        | 422 | not JSON",
                "[Event \"x\"]                                           | 422 | no tag Variant",
                "[Variant \"nothing\"] 1. a2-a3                          | 422 | no variant 'nothing'",
                "[Variant \"mezzanine\"] {open                           | 422 | unclosed comment",
                "[Variant \"mezzanine\"] 1a1-2a1 )                       | 422 | unmatched ')'",
                "[Variant \"mezzanine\"] [FEN \"nonsense\"]              | 422 | nonsense",
                "%00%01                                                | 422 | does not name its variant",
                "{\"format\":\"plyspace-game/2\"}                        | 422 | expected format",
                "``                                                    | 422 | no game"
            })
    void whatIsNoGameIsRefusedWithTheReason(String text, int status, String reason)
            throws IOException, InterruptedException {
        Served.Answer answer = read(text.replace("%00", "\0"));

        assertEquals(status, answer.status(), answer.text("error"));
        assertTrue(answer.text("error").contains(reason), answer.text("error"));
    }

    @Test
    void variationsAreReadToTheDepthThatRecordsHave() throws IOException, InterruptedException {
        String nested = "1a1-2a1";
        for (int depth = 0; depth < 200; depth++) {
            nested = (depth % 2 == 0 ? "1b1-2b1" : "1a1-2a1") + " (" + nested + ")";
        }
        JsonNode at = first("[Variant \"mezzanine\"]\n\n" + nested + " *");
        int depth = 0;
        for (; at.at("/variations/0").isObject(); depth++) {
            at = at.at("/variations/0");
        }
        assertEquals(200, depth);
        Served.Answer deeper = read("[Variant \"mezzanine\"]\n\n1b1-2b1 (" + nested + ") *");
        assertEquals(422, deeper.status());
        assertTrue(deeper.text("error").contains("nest too deeply"), deeper.text("error"));
        String braces = "[Variant \"mezzanine\"]\n\n1a1-2a1 " + "(".repeat(30_000);
        assertEquals(422, read(braces).status());
        assertEquals(422, read("{\"a\":".repeat(9_000)).status());
    }

    /** Each comes with all moves before it. */
    @InWholeForm
    @Test
    void ofManyBadMovesSomeAreToldAndTheOthersCounted() throws IOException, InterruptedException {
        JsonNode troubles = first("[Variant \"mezzanine\"]\n\n1a1-2a1 " + "(x)".repeat(9_000))
                .path("troubles");

        assertEquals(51, troubles.size());
        assertEquals("x", troubles.at("/49/move").asString());
        assertTrue(troubles.at("/50/move").isMissingNode());
        assertEquals(
                "8950 more moves do not hold; the first 50 are told",
                troubles.at("/50/reason").asString());
    }

    @Test
    void readingEndsWhereMoreIsWrittenThanIsShown() throws IOException, InterruptedException {
        Served.Answer many = read("[Variant \"mezzanine\"]\n*\n".repeat(101) + "[Variant \"nothing\"]\n*\n");
        assertEquals(413, many.status(), many.text("error"));
        assertTrue(many.text("error").contains("more than 100 games"), many.text("error"));

        String start = "1:rk1r/pppp/PPPP/RK1R|"
                + IntStream.rangeClosed(2, 257)
                        .mapToObj(level -> level + ":4/4/4/4")
                        .collect(Collectors.joining("|"))
                + " w - - 0 1";
        Served.Answer tall =
                read("[Variant \"mezzanine:levels=257\"]\n[FEN \"" + start + "\"]\n*\n[Variant \"nothing\"]\n*\n");
        assertEquals(413, tall.status(), tall.text("error"));
        assertTrue(tall.text("error").contains("cells"), tall.text("error"));
        assertEquals(
                413,
                page.post(
                                "/api/records",
                                "{\"variant\":\"mezzanine:levels=257\",\"start\":\"" + start + "\",\"moves\":[]}")
                        .status());
    }

    @Test
    void positionsAlongALineAreDrawn() throws IOException, InterruptedException {
        JsonNode at = page.post("/api/line", "{\"variant\":\"mezzanine\",\"moves\":[\"1a1-2a1\",\"1d4-2d4\"]}")
                .json();

        assertEquals("white", at.at("/at/side").asString());
        assertEquals("step", at.at("/last/effects/0/effect").asString());
        assertTrue(page.post("/api/line", "{\"variant\":\"mezzanine\",\"moves\":[]}")
                .json()
                .path("last")
                .isMissingNode());
        assertEquals(
                422,
                page.post("/api/line", "{\"variant\":\"mezzanine\",\"moves\":[\"1a1-1a4\"]}")
                        .status());
        String many = "\"1a1-2a1\",".repeat(2_001);
        assertEquals(
                413,
                page.post(
                                "/api/line",
                                "{\"variant\":\"mezzanine\",\"moves\":[" + many.substring(0, many.length() - 1) + "]}")
                        .status());
    }

    @Test
    void gamesOfTheProgramAreListedAndWhatIsNoneIsNamed() throws IOException, InterruptedException {
        JsonNode library = page.get("/api/library").json();

        assertEquals(1, library.path("games").size(), library::toString);
        assertEquals("a-game", library.at("/games/0/name").asString());
        assertEquals("A <b>test</b>", library.at("/games/0/tags/Event").asString());
        assertEquals("no-game.json", library.at("/refused/0/file").asString());
        assertTrue(
                library.at("/refused/0/reason").asString().startsWith("no-game.json:1: missing field"),
                library::toString);
        assertFalse(library.toString().contains("lie deep"), library::toString);
        String id = library.at("/games/0/id").asString();
        assertEquals(2, page.get("/api/library/" + id).json().path("moves").size());
        for (String none : new String[] {"0123456789abcdef", "a-game", "0"}) {
            assertEquals(404, page.get("/api/library/" + none).status());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/export?format=pgn"})
    void aFileThatIsNoGameIsRefusedByItsNameAlone(String asked) throws IOException, InterruptedException {
        String id = Sha256.of("no-game").substring(0, 16);

        Served.Answer refused = page.get("/api/library/" + id + asked);

        assertEquals(422, refused.status());
        assertTrue(refused.text("error").startsWith("no-game.json:1: missing field"), refused.text("error"));
        assertFalse(
                refused.json().toString().contains("lie deep"),
                () -> refused.json().toString());
    }

    @Test
    void gamesAreWrittenInEveryFormat() throws IOException, InterruptedException {
        String id = page.get("/api/library").json().at("/games/0/id").asString();
        for (String format : new String[] {"json", "pgn", "source"}) {
            JsonNode written =
                    page.get("/api/library/" + id + "/export", "format", format).json();
            JsonNode again =
                    first(written.path("text").asString(), ",\"format\":\"" + format + "\",\"variant\":\"mezzanine\"");
            assertEquals(List.of("1a1-2a1", "1d4-2d4"), moves(again));
            assertEquals(
                    format.equals("source") ? 0 : 1, again.path("variations").size());
            assertTrue(written.path("name").asString().startsWith("a-game."), written::toString);
            JsonNode same = page.post(
                            "/api/records/export", "{\"text\":" + quoted(RECORD) + ",\"to\":\"" + format + "\"}")
                    .json();
            assertEquals(written.path("text").asString(), same.path("text").asString());
        }
        Served.Answer bad = page.post(
                "/api/records/export",
                "{\"text\":" + quoted(RECORD.replace("1d4-2d4", "1d4-1d1")) + ",\"to\":\"pgn\"}");
        assertEquals(422, bad.status());
        assertTrue(bad.text("error").contains("1d4-1d1"), bad.text("error"));
        Served.Answer two =
                page.post("/api/records/export", "{\"text\":" + quoted(RECORD + RECORD) + ",\"to\":\"json\"}");
        assertEquals(422, two.status());
        assertTrue(two.text("error").startsWith("there are 2 games in the text"), two.text("error"));
        assertEquals(
                400, page.get("/api/library/" + id + "/export", "format", "exe").status());
    }

    @Test
    void gamesKeptAreToldAsTheyAreWritten() throws IOException, InterruptedException {
        String game = page.post("/api/games", "{\"variant\":\"mezzanine\"}").text("game");
        assertEquals(
                0,
                page.get("/api/games/" + game + "/record").json().path("moves").size());
        page.post("/api/games/" + game + "/moves", "{\"ply\":0,\"move\":\"1a1-2a1\"}");
        assertEquals(
                List.of("1a1-2a1"),
                moves(page.get("/api/games/" + game + "/record").json()));
        Path kept = folder.resolve("data/plyspace/games");
        Files.writeString(kept.resolve("mezzanine-20260101-000000-1.json"), RECORD.replace("1d4-2d4", "1d4-1d1"));
        JsonNode broken =
                page.get("/api/games/mezzanine-20260101-000000-1/record").json();
        assertEquals(List.of("1a1-2a1"), moves(broken));
        assertEquals(1, broken.path("troubles").size());
        assertEquals(404, page.get("/api/games/none/record").status());
    }

    @Test
    void onlyReportsInTheFolderAreListed(@TempDir Path apart) throws IOException, InterruptedException {
        String report = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;\">";
        Path elsewhere = Files.createDirectory(apart.resolve("elsewhere"));
        Path reports = Files.createDirectory(apart.resolve("reports"));
        Files.writeString(elsewhere.resolve("secret.html"), report);
        Files.writeString(reports.resolve("own.html"), report);
        Files.writeString(reports.resolve(".html"), report);
        Files.writeString(reports.resolve("long.html"), report.replace("none", "x".repeat(10_000)));
        Files.writeString(reports.resolve("odd.html"), report.replace("none", "\0"));
        Files.createSymbolicLink(reports.resolve("latest.html"), Path.of("own.html"));
        Files.createSymbolicLink(reports.resolve("out.html"), elsewhere.resolve("secret.html"));
        Files.createSymbolicLink(reports.resolve("gone.html"), Path.of("nowhere.html"));
        Files.createSymbolicLink(reports.resolve("folder"), elsewhere);
        Path named = Files.createSymbolicLink(apart.resolve("named"), reports);
        try (Served other = new Served(
                apart.resolve("data"),
                Optional.empty(),
                new PageSettings.Shown(Optional.empty(), Optional.of(named), Optional.empty()))) {
            JsonNode listed = other.get("/api/reports").json().path("reports");
            assertEquals(
                    List.of("latest", "long", "odd", "own"),
                    listed.valueStream()
                            .map(each -> each.path("name").asString())
                            .toList());
            for (String hidden : new String[] {"out", "gone", "folder/secret"}) {
                assertEquals(
                        404,
                        other.get("/reports/" + Sha256.of(hidden).substring(0, 16))
                                .status());
            }
        }
    }

    @Test
    void reportsStandInAFrameUnderThePolicyOfTheServerWhateverTheirsIs() throws IOException, InterruptedException {
        JsonNode told = page.get("/api/reports").json();
        assertTrue(told.path("named").asBoolean());
        assertEquals(1, told.path("reports").size(), told::toString);
        JsonNode report = told.at("/reports/0");
        assertEquals("first/report", report.path("name").asString());

        String path = "/reports/" + report.path("id").asString();
        Served.Answer shown = page.get(path + "/content");

        assertEquals(
                ReportScripts.policy() + "; frame-ancestors 'self'; sandbox allow-scripts",
                header(shown, "Content-Security-Policy"));
        assertEquals("SAMEORIGIN", header(shown, "X-Frame-Options"));
        assertTrue(shown.response().body().endsWith("numbers"));
        Served.Answer frame = page.get(path);
        String policy = header(frame, "Content-Security-Policy");
        assertTrue(policy.startsWith("default-src 'none'; "), policy);
        assertTrue(policy.contains("; frame-src " + page.origin() + path + "/content; "), policy);
        assertFalse(policy.contains("script-src"), policy);
        assertTrue(frame.response()
                .body()
                .contains("<iframe src=\"" + path + "/content\" title=\"first/report\" sandbox"));
        Served.Answer alien = page.get("/reports/" + Sha256.of("alien").substring(0, 16));
        assertEquals(422, alien.status());
        assertFalse(alien.response().body().contains("<script>"));
        assertEquals(404, page.get("/reports/notes").status());
    }

    private static String header(Served.Answer answer, String name) {
        return answer.response().headers().firstValue(name).orElse("");
    }

    @Test
    void withoutAFolderThereAreNoReports() throws IOException, InterruptedException {
        try (Served bare = new Served(folder.resolve("bare"))) {
            JsonNode told = bare.get("/api/reports").json();
            assertFalse(told.path("named").asBoolean(true));
            assertTrue(told.path("reports").isEmpty());
        }
    }
}
