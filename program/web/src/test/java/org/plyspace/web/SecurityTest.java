package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.plugin.AvailableFiles;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.session.SavedGames;
import org.plyspace.testing.Await;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.testing.HandClock;
import org.plyspace.web.toy.Mezzanine;

/** Tests whom the server answers, and what it never does. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class SecurityTest {

    /** The loopback address {@code ::1}. */
    private static final byte[] VERSION_6 = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

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
    void itListensForThisMachineAlone() {
        assertTrue(page.address().startsWith("http://127.0.0.1:"), page.address());
        assertFalse(page.address().contains("token"), page.address());
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1", "LOCALHOST", "[::1]"})
    void itsOwnNamesAreAnswered(String name) throws IOException {
        assertEquals("HTTP/1.1 200", get("/api/machines", "Host: " + name + ":" + page.port()));
    }

    @Test
    void otherNamesAreMisdirected() throws IOException {
        int port = page.port();
        assertEquals("HTTP/1.1 421", get("/api/machines", "Host: evil.example:" + port));
        assertEquals("HTTP/1.1 421", get("/api/machines", "Host: localhost"));
        assertEquals("HTTP/1.1 421", get("/api/machines", "Host: localhost:" + (port + 1)));
        assertEquals("HTTP/1.1 421", get("/", "Host: evil.example:" + port));
        assertEquals("HTTP/1.1 421", get("/", "Host: localhost.evil.example:" + port));
    }

    private String get(String path, String... headers) throws IOException {
        return page.raw("GET " + path + " HTTP/1.1", String.join("\r\n", headers));
    }

    @Test
    void changesComeFromThePage() throws IOException, InterruptedException {
        for (String origin : new String[] {"", "null", "http://evil.example", "https://127.0.0.1:" + page.port()}) {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(page.origin() + "/api/games"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"variant\":\"mezzanine\"}"));
            if (!origin.isEmpty()) {
                request.header("Origin", origin);
            }
            Served.Answer answer = page.send(request);
            assertEquals(403, answer.status(), origin);
            assertEquals("origin", answer.text("type"));
        }
    }

    /** Rule sets are programs: who may play from elsewhere does not choose what this computer runs. */
    @Test
    void ruleSetsAreAddedForThisMachineAloneAndByThePage(@TempDir Path games) throws IOException, InterruptedException {
        AvailableFiles available = new AvailableFiles(
                List.of(), new PluginFolders(Optional.empty(), Optional.of(games)), SlowCallListener.NONE);
        PageSettings.Shown shown = new PageSettings.Shown(
                Optional.empty(), Optional.empty(), Optional.empty(), available, Optional.empty());
        String body = "{\"id\":\"quux\"}";
        try (Served alone = new Served(games, Optional.empty(), shown)) {
            Served.Answer foreign = alone.send(HttpRequest.newBuilder(URI.create(alone.origin() + "/api/available"))
                    .header("Content-Type", "application/json")
                    .header("Origin", "http://evil.example")
                    .POST(HttpRequest.BodyPublishers.ofString(body)));
            assertEquals(403, foreign.status());
            assertTrue(alone.get("/api/available").json().path("addable").asBoolean());
            assertEquals(404, alone.post("/api/available", body).status());
        }
        try (Served open = new Served(games, Optional.of("127.0.0.1"), shown)) {
            String cookie =
                    "plyspace-token-" + open.port() + "=" + open.address().replaceFirst(".*token=", "");
            URI uri = URI.create(open.origin() + "/api/available");
            Served.Answer asked = open.send(HttpRequest.newBuilder(uri).header("Cookie", cookie));
            assertEquals(200, asked.status());
            assertFalse(asked.json().path("addable").asBoolean());
            Served.Answer refused = open.send(HttpRequest.newBuilder(uri)
                    .header("Cookie", cookie)
                    .header("Content-Type", "application/json")
                    .header("Origin", open.origin())
                    .POST(HttpRequest.BodyPublishers.ofString(body)));
            assertEquals(422, refused.status());
            assertTrue(
                    refused.text("error").startsWith("rule sets are added where nobody else can reach the page"),
                    () -> refused.text("error"));
        }
    }

    /** Deleting is a change like any other. */
    @Test
    void nobodyElseDeletes() throws IOException, InterruptedException {
        URI game = URI.create(page.origin() + "/api/games/none");
        HttpRequest.BodyPublisher nothing = HttpRequest.BodyPublishers.ofString("{}");
        assertEquals(
                403,
                page.send(HttpRequest.newBuilder(game)
                                .header("Content-Type", "application/json")
                                .header("Origin", "http://evil.example")
                                .method("DELETE", nothing))
                        .status());
        assertEquals(
                415,
                page.send(HttpRequest.newBuilder(game)
                                .header("Origin", page.origin())
                                .header("Content-Type", "text/plain")
                                .method("DELETE", nothing))
                        .status());
        assertEquals(404, page.delete("/api/games/none").status());
    }

    /** To a browser another port of this machine is the same site; whoever serves pages there is somebody else all the same. */
    @ParameterizedTest
    @CsvSource({"cross-site,403", "same-site,403", "same-origin,200", "none,200"})
    void otherSitesDoNotLetABrowserAsk(String site, int status) throws IOException, InterruptedException {
        Served.Answer answer = page.send(
                HttpRequest.newBuilder(URI.create(page.origin() + "/api/games")).header("Sec-Fetch-Site", site));
        assertEquals(status, answer.status());
        assertEquals(status == 403 ? "origin" : "", answer.json().path("type").asString(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "http://evil.example"})
    void socketsAreOpenedByThePage(String origin) {
        CompletionException refused =
                assertThrows(CompletionException.class, () -> page.live(new Served.Ear(), origin));

        assertEquals(
                403,
                ((WebSocketHandshakeException) refused.getCause()).getResponse().statusCode());
    }

    @Test
    void onlyJsonIsRead() throws IOException, InterruptedException {
        for (String type : new String[] {"text/plain", "application/x-www-form-urlencoded", "application/jsonp"}) {
            Served.Answer answer = page.send(HttpRequest.newBuilder(URI.create(page.origin() + "/api/games"))
                    .header("Origin", page.origin())
                    .header("Content-Type", type)
                    .POST(HttpRequest.BodyPublishers.ofString("{\"variant\":\"mezzanine\"}")));
            assertEquals(415, answer.status(), type);
            assertEquals("json", answer.text("type"));
        }
    }

    /** The body is told and never sent: whoever waited for it would not answer. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/games",
                "/api/records",
                "/api/records/export",
                "/api/line",
                "/api/position",
                "/api/available"
            })
    void largeBodiesAreRefusedUnread(String path) throws IOException {
        String[] head = {
            "POST " + path + " HTTP/1.1",
            "Host: localhost:" + page.port(),
            "Origin: http://localhost:" + page.port(),
            "Content-Type: application/json",
            "Content-Length: 65537"
        };
        assertEquals("HTTP/1.1 413", page.raw(head));
        head[4] = "Transfer-Encoding: chunked";
        assertEquals("HTTP/1.1 400", page.raw(head));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/page/../PageServer.class",
                "/page/..%2fPageServer.class",
                "/page/%2e%2e/PageServer.class",
                "/page//etc/passwd",
                "/page/....//index.html",
                "/vendor/../../org/plyspace/web/PageServer.class",
                "/vendor/%2e%2e/%2e%2e/licenses/three.txt",
                "/api/games/..%2f..%2fetc%2fpasswd",
                "/api/games/%2e%2e",
                "/etc/passwd",
                "/page/nothing.js",
                "/page/0123456789abcdef/../../PageServer.class",
                "/vendor/0123456789abcdef/%2e%2e/%2e%2e/licenses/three.txt",
                "/page/0123456789abcdef/0123456789abcdef/page.css",
                "/vendor/0123456789abcdef/0123456789abcdef/lit-html/lit-html.js",
                "/page/index.html",
                "/page/index.exe"
            })
    void noPathReachesAFile(String path) throws IOException {
        String answer = get(path, "Host: localhost:" + page.port());

        assertTrue(answer.equals("HTTP/1.1 404") || answer.equals("HTTP/1.1 400"), answer);
    }

    @Test
    void everyAnswerSaysWhatABrowserMayDoWithIt() throws IOException, InterruptedException, NoSuchAlgorithmException {
        String map = Pattern.compile("<script type=\"importmap\">(.*)</script>")
                .matcher(page.get("/").response().body())
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        String digest = Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-256").digest(map.getBytes(StandardCharsets.UTF_8)));
        for (String path :
                new String[] {"/", "/play", "/api/machines", "/api/nothing", "/vendor/lit-html/lit-html.js"}) {
            Served.Answer answer = page.get(path);
            String policy = header(answer, "Content-Security-Policy");
            assertEquals(
                    !path.startsWith("/vendor"), policy.contains("script-src 'self' 'sha256-" + digest + "';"), policy);
            assertTrue(policy.startsWith("default-src 'none';"), policy);
            assertFalse(policy.contains("unsafe"), policy);
            assertTrue(policy.contains("frame-ancestors 'none'"), policy);
            assertEquals("nosniff", header(answer, "X-Content-Type-Options"), path);
            assertEquals("same-origin", header(answer, "Cross-Origin-Resource-Policy"), path);
            assertEquals("no-referrer", header(answer, "Referrer-Policy"), path);
            assertEquals("DENY", header(answer, "X-Frame-Options"), path);
            assertEquals("", header(answer, "Access-Control-Allow-Origin"), path);
            assertEquals("", header(answer, "Server"), path);
        }
    }

    private static String header(Served.Answer answer, String name) {
        return answer.response().headers().firstValue(name).orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uci:cmd=touch /tmp/x | other programs",
                "xboard:cmd=touch /tmp/x | other programs",
                "alphabeta:eval=/etc/passwd | files of weights",
                "alphabeta:tables=/etc | folders of tablebases",
                "alphabeta:time=60s | at most 10",
                "alphabeta:nodes=90000000 | at most 2000000",
                "alphabeta:depth=3,threads=64 | at most 1",
                "mcts:playouts=1000000 | at most 20000",
                "alphabeta:hash=16000 | at most 64",
                "nobody | expected"
            })
    void machinesPlayWithinLimits(String player, String reason) throws IOException, InterruptedException {
        Served.Answer answer = page.post("/api/games", "{\"variant\":\"mezzanine\",\"black\":\"" + player + "\"}");

        assertEquals(422, answer.status());
        assertTrue(answer.text("error").contains(reason), answer.text("error"));
    }

    @Test
    void ruleSetsOfTooManyCellsAreNotDrawn() throws IOException, InterruptedException {
        Served.Answer answer = page.get("/api/variant", "variant", "mezzanine:levels=257");

        assertEquals(413, answer.status());
        assertEquals("tooLarge", answer.text("type"));
        assertEquals(
                200, page.get("/api/variant", "variant", "mezzanine:levels=20").status());
    }

    @Test
    void whatRuleSetsSayStaysText() throws IOException, InterruptedException {
        Served.Answer answer = page.get("/api/variants");

        assertEquals("<i>Mezzanine</i>", answer.json().at("/variants/0/title").asString());
        assertEquals("application/json", header(answer, "Content-Type"));
        assertEquals("broken.jar", answer.json().at("/refused/0/file").asString());
        assertFalse(
                answer.response().body().contains("/home/me"), answer.response().body());
    }

    @Test
    void othersNeedTheToken(@TempDir Path games) throws IOException, InterruptedException {
        try (Served open = new Served(games, Optional.of("0.0.0.0"))) {
            String host = "Host: 127.0.0.1:" + open.port();
            String token = open.address().replaceFirst(".*token=", "");
            String cookie = "Cookie: plyspace-token-" + open.port() + "=" + token;

            assertEquals(32, token.length(), open.address());
            assertEquals("HTTP/1.1 401", open.raw("GET / HTTP/1.1", host));
            assertEquals("HTTP/1.1 401", open.raw("GET /api/machines HTTP/1.1", host));
            assertEquals(
                    "HTTP/1.1 401", open.raw("GET /?token=" + token.replace(token.charAt(0), 'x') + " HTTP/1.1", host));
            Served.Answer entered = open.get("/", "token", token);
            assertEquals(303, entered.status());
            String kept = header(entered, "Set-Cookie");
            assertTrue(("Cookie: " + kept).startsWith(cookie + ";"), kept);
            assertTrue(kept.contains("HttpOnly"), kept);
            assertTrue(kept.contains("SameSite=Strict"), kept);
            assertEquals("/", header(entered, "Location"));
            String other = "Cookie: plyspace-token-" + (open.port() + 1) + "=" + token;
            assertEquals("HTTP/1.1 401", open.raw("GET / HTTP/1.1", host, other));
            assertEquals("HTTP/1.1 200", open.raw("GET / HTTP/1.1", host, cookie));
            assertEquals("HTTP/1.1 421", open.raw("GET / HTTP/1.1", "Host: evil.example:" + open.port(), cookie));
            CompletionException refused = assertThrows(CompletionException.class, () -> open.live(new Served.Ear()));
            assertEquals(
                    401,
                    ((WebSocketHandshakeException) refused.getCause())
                            .getResponse()
                            .statusCode());
            String own = InetAddress.getLocalHost().getHostName() + ":" + open.port();
            assertEquals("HTTP/1.1 200", open.raw("GET / HTTP/1.1", "Host: " + own, cookie));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"::1", "[::1]"})
    void anAddressInNumbersOfVersion6IsPrintedInOnePairOfBrackets(String host, @TempDir Path games) throws IOException {
        assumeTrue(NetworkInterface.getByInetAddress(InetAddress.getByAddress(VERSION_6)) != null, "no IPv6 here");
        try (Served open = new Served(games, Optional.of(host))) {
            assertTrue(open.address().startsWith("http://[::1]:" + open.port() + "/?token="), open.address());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "127.0.0.1 | cannot be listened at: another program does; if http://127.0.0.1:",
                "192.0.2.7 | cannot be listened at: the system says '"
            })
    void whyAnAddressCannotBeListenedAtIsSaid(String host, String reason) {
        Optional<String> others = Optional.of(host).filter(one -> !one.equals("127.0.0.1"));
        PageSettings taken = PageSettings.of(others, page.port(), PageSettings.Shown.NOTHING, "");
        SavedGames kept = new SavedGames(Map.of());

        try (PageServer server = Served.server(taken, Mezzanine.registry(), kept, new HandClock().time())) {
            String said = assertThrows(InputException.class, server::start).getMessage();

            assertTrue(said.startsWith("port " + page.port() + " at " + host + " " + reason), said);
        }
    }

    /** None of it reaches a route. */
    @ParameterizedTest
    @CsvSource({
        "GET /api/library/%ff HTTP/1.1, 400, malformed",
        "GET /api/library/%00 HTTP/1.1, 400, malformed",
        "GET /api/library/% HTTP/1.1, 400, malformed",
        "GET http://evil.example/api/reports HTTP/1.1, 400, malformed",
        "GET /api/reports HTTP/9.9, 400, malformed",
        "GET /api/reports, 400, malformed",
        "nonsense, 400, malformed",
        "GET /api/library/LONG HTTP/1.1, 413, tooLarge"
    })
    void whatIsNoRequestIsDeniedLikeEverythingElse(String first, int status, String type) throws IOException {
        String answer = page.rawAnswer(first.replace("LONG", "x".repeat(40_000)) + "\r\nHost: 127.0.0.1:" + page.port()
                + "\r\nConnection: close\r\n\r\n");

        assertTrue(answer.startsWith("HTTP/1.1 " + status), answer);
        assertTrue(answer.contains("{\"error\":\""), answer);
        assertTrue(answer.endsWith("\"type\":\"" + type + "\"}"), answer);
    }

    @Test
    void bodiesThatNeverComeKeepNobodyElseWaiting() throws IOException, InterruptedException {
        String head = "POST /api/records HTTP/1.1\r\nHost: 127.0.0.1:" + page.port() + "\r\nOrigin: " + page.origin()
                + "\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{";
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < 100; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), page.port());
                slow.add(socket);
                socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
            }
            assertEquals(200, page.get("/api/machines").status());
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    @Test
    void whoeverDoesNotReadAnswersKeepsNobodyElseWaiting() throws IOException, InterruptedException {
        String asked = ("GET /vendor/three/build/three.core.min.js HTTP/1.1\r\nHost: 127.0.0.1:" + page.port()
                        + "\r\n\r\n")
                .repeat(20);
        List<Socket> deaf = new ArrayList<>();
        try {
            for (int i = 0; i < 100; i++) {
                Socket socket = new Socket();
                socket.setReceiveBufferSize(4096);
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), page.port()));
                deaf.add(socket);
                socket.getOutputStream().write(asked.getBytes(StandardCharsets.UTF_8));
            }
            for (Socket socket : deaf) {
                Await.until(
                        "the beginning of an answer",
                        () -> socket.getInputStream().available() > 0);
            }
            assertEquals(200, page.get("/api/machines").status());
        } finally {
            for (Socket socket : deaf) {
                socket.close();
            }
        }
    }

    @Test
    void aHeaderDoesNotMakeAnotherMethodOfARequest() throws IOException, InterruptedException {
        for (String method : new String[] {"POST", "DELETE", "GET"}) {
            Served.Answer answer = page.send(HttpRequest.newBuilder(URI.create(page.origin() + "/api/machines"))
                    .header("Origin", page.origin())
                    .header("X-HTTP-Method-Override", method)
                    .GET());
            assertEquals(400, answer.status(), method);
            assertTrue(answer.text("error").contains("X-HTTP-Method-Override"), () -> answer.text("error"));
        }
    }

    @Test
    void aParameterThatCannotBeDecodedIsNotCalledMissing() throws IOException {
        for (String query : new String[] {"variant=%zz", "variant=mezzanine&position=%zz", "variant=%ff%fe"}) {
            String answer = page.rawAnswer("GET /api/position?" + query + " HTTP/1.1\r\nHost: 127.0.0.1:" + page.port()
                    + "\r\nConnection: close\r\n\r\n");
            assertTrue(answer.startsWith("HTTP/1.1 40"), answer);
            assertFalse(answer.contains("is missing"), answer);
        }
    }
}
