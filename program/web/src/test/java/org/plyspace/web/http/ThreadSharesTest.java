package org.plyspace.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyspace.testing.Await;

/** Tests that whoever takes all the threads that he can get leaves some to the others. */
final class ThreadSharesTest {

    private static final int MANY = 100;

    private final CountDownLatch over = new CountDownLatch(1);
    private final AtomicInteger held = new AtomicInteger();
    private final AtomicInteger looked = new AtomicInteger();
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private Server server;
    private ServerConnector connector;

    /** Holds the thread of every request but those with a path of {@code /api/quick}. */
    private final class Slow extends Handler.Abstract {

        @Override
        public boolean handle(Request request, Response response, Callback callback) throws InterruptedException {
            if (!request.getHttpURI().getPath().equals("/api/quick")) {
                held.incrementAndGet();
                over.await();
            }
            callback.succeeded();
            return true;
        }
    }

    @BeforeEach
    void serve() throws Exception {
        server = new Server(new QueuedThreadPool(ThreadShares.THREADS));
        connector = new ServerConnector(server, 1, 1);
        server.addConnector(connector);
        server.setHandler(new Slow());
        ThreadShares.limit(
                server,
                request -> {
                    looked.incrementAndGet();
                    String[] who = request.getHeaders().get("Who").split(" ", -1);
                    return new Claimant(Claimant.Kind.valueOf(who[0]), who.length > 1 ? who[1] : "");
                },
                "/api/rules"::equals);
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        over.countDown();
        server.stop();
    }

    private CompletableFuture<Integer> ask(String who, String path) {
        return client.sendAsync(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + connector.getLocalPort() + path))
                                .header("Who", who)
                                .build(),
                        HttpResponse.BodyHandlers.discarding())
                .thenApply(HttpResponse::statusCode);
    }

    private List<CompletableFuture<Integer>> askOften(String... who) {
        return askOftenFor("/api/slow", who);
    }

    private List<CompletableFuture<Integer>> askOftenFor(String path, String... who) {
        List<CompletableFuture<Integer>> asked = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            asked.add(ask(who[i % who.length], path));
        }
        return asked;
    }

    @Test
    void onlookersLeaveThreadsToSeatsAndTheOwner() {
        List<CompletableFuture<Integer>> asked = askOften("ONLOOKER 1", "ONLOOKER 2", "ONLOOKER 3");
        Await.until("onlookers that are held", held::get, number -> number == 20);

        assertEquals(200, ask("SEAT white", "/api/quick").join());
        assertEquals(200, ask("SEAT black", "/api/quick").join());
        assertEquals(200, ask("OWNER", "/api/quick").join());
        assertEquals(20, held.get());
        over.countDown();
        asked.forEach(each -> assertEquals(200, each.join(), "who waited is answered"));
    }

    /** The header that opens a socket lets nothing else pass. */
    @Test
    void whoAsksForAnUpgradeHasNoMoreThreads() throws IOException {
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 30; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), connector.getLocalPort());
                sockets.add(socket);
                socket.getOutputStream().write("""
                                GET /api/slow HTTP/1.1\r
                                Host: here\r
                                Who: ONLOOKER 1\r
                                Connection: Upgrade\r
                                Upgrade: websocket\r
                                \r
                                """.getBytes(StandardCharsets.US_ASCII));
            }
            Await.until("onlookers that are held", held::get, number -> number >= 12);

            assertEquals(200, ask("SEAT black", "/api/quick").join());
            assertEquals(12, held.get());
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void oneAddressLeavesThreadsToOtherOnlookers() {
        askOften("ONLOOKER 1");
        Await.until("onlookers that are held", held::get, number -> number == 12);

        assertEquals(200, ask("ONLOOKER 2", "/api/quick").join());
        assertEquals(12, held.get());
    }

    @Test
    void aPlayerLeavesThreadsToTheOther() {
        List<CompletableFuture<Integer>> asked = askOften("SEAT white");
        Await.until("requests that are held", held::get, number -> number == 6);

        assertEquals(200, ask("SEAT black", "/api/quick").join());
        assertTrue(asked.stream().noneMatch(CompletableFuture::isDone));
    }

    /** A jar answers three questions at a time, whoever asks. */
    @Test
    void onlookersAndAPlayerLeaveARuleSetToTheOther() {
        askOftenFor("/api/rules", "ONLOOKER 1", "ONLOOKER 2", "SEAT white");
        Await.until("questions that are held", held::get, number -> number == 2);

        assertEquals(200, ask("ONLOOKER 1", "/api/quick").join());
        assertEquals(200, ask("SEAT white", "/api/quick").join());
        assertEquals(2, held.get());
        CompletableFuture<Integer> other = ask("SEAT black", "/api/rules");
        Await.until("questions that are held", held::get, number -> number == 3);
        over.countDown();
        assertEquals(200, other.join());
    }

    @Test
    void theOwnerLeavesThreadsToSeats() {
        askOften("OWNER");
        Await.until("requests that are held", held::get, number -> number == 24);

        assertEquals(200, ask("SEAT black", "/api/quick").join());
    }

    @Test
    void whoAsksIsLookedUpOnceForEachRequest() {
        ask("ONLOOKER 1", "/api/quick").join();
        ask("SEAT white", "/api/quick").join();

        assertEquals(2, looked.get());
    }
}
