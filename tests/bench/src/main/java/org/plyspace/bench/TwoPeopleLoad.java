package org.plyspace.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.engine.Game;
import org.plyspace.engine.JsonMappers;
import tools.jackson.databind.JsonNode;

/**
 * Plays games between two people on a page's server as browsers would: each side has a socket, hears of every move, and asks for the game
 * then. Prints how long a move takes, from the request to its answer, and until the other side has the game.
 */
public final class TwoPeopleLoad {

    private static final Duration CONNECT = Duration.ofSeconds(20);
    private static final double MEDIAN = 0.5;
    private static final double NEARLY_ALL = 0.95;
    private static final double WORST = 1;
    private static final double NANOS_IN_MILLI = 1e6;

    private final String origin;
    private final String variant;
    private final int games;
    private final long end;
    private final long pauseMillis;
    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(CONNECT).build();
    private final Queue<Long> answered = new ConcurrentLinkedQueue<>();
    private final Queue<Long> seen = new ConcurrentLinkedQueue<>();
    private final AtomicInteger failed = new AtomicInteger();

    private TwoPeopleLoad(String origin, String variant, int games, int seconds, long pauseMillis) {
        this.origin = origin;
        this.variant = variant;
        this.games = games;
        this.pauseMillis = pauseMillis;
        this.end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    /**
     * Plays.
     *
     * @param arguments the server's origin, a rule set, the number of games, seconds, and the mean pause before a move in milliseconds
     */
    public static void main(String[] arguments) throws InterruptedException {
        if (arguments.length != 5) {
            System.err.println("expected: http://127.0.0.1:PORT VARIANT GAMES SECONDS PAUSE");
            System.exit(2);
        }
        new TwoPeopleLoad(
                        arguments[0],
                        arguments[1],
                        Integer.parseInt(arguments[2]),
                        Integer.parseInt(arguments[3]),
                        Long.parseLong(arguments[4]))
                .run();
    }

    private void run() throws InterruptedException {
        ExecutorService tables = Executors.newFixedThreadPool(games);
        for (int number = 0; number < games; number++) {
            int seed = number;
            tables.execute(() -> {
                try {
                    play(new Random(seed));
                } catch (IOException | RuntimeException broken) {
                    failed.incrementAndGet();
                    System.err.println("game " + seed + ": " + broken);
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                }
            });
        }
        tables.shutdown();
        boolean done = tables.awaitTermination(1, TimeUnit.HOURS);
        System.out.println(games + " games of " + variant + ", " + 2 * games + " sockets, " + answered.size()
                + " moves, " + failed + " games failed" + (done ? "" : ", not all ended"));
        System.out.println("ms, median, 95 %, longest");
        print("a move until its answer", answered);
        print("a move until the other side has the game", seen);
        System.exit(failed.get() == 0 ? 0 : 1);
    }

    private static void print(String what, Queue<Long> nanos) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        if (sorted.length > 0) {
            System.out.printf(
                    Locale.ROOT,
                    "%s: %.1f, %.1f, %.1f%n",
                    what,
                    at(sorted, MEDIAN),
                    at(sorted, NEARLY_ALL),
                    at(sorted, WORST));
        }
    }

    private static double at(long[] sorted, double share) {
        return sorted[(int) Math.ceil(share * sorted.length) - 1] / NANOS_IN_MILLI;
    }

    /** A side's browser. */
    private static final class Side implements WebSocket.Listener {

        private final String link;
        private final StringBuilder part = new StringBuilder();
        private final LinkedBlockingQueue<Long> heard = new LinkedBlockingQueue<>();
        private volatile long awaited = Long.MAX_VALUE;

        Side(String link) {
            this.link = link;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                JsonNode message = JsonMappers.PLAIN.readTree(part.toString());
                part.setLength(0);
                if (message.path("type").asString("").equals("version")
                        && message.path("version").asLong() > awaited) {
                    awaited = Long.MAX_VALUE;
                    heard.add(message.path("version").asLong());
                }
            }
            socket.request(1);
            return null;
        }
    }

    private void play(Random random) throws IOException, InterruptedException {
        Thread.sleep(random.nextInt((int) (2 * pauseMillis)));
        JsonNode made = post("/api/games", "", "{\"variant\":\"" + variant + "\",\"seats\":true}");
        String path = "/api/games/" + made.path("game").asString();
        List<Side> sides = new ArrayList<>();
        List<WebSocket> sockets = new ArrayList<>();
        for (String role : List.of("white", "black")) {
            Side side = new Side(made.at("/links/" + role).asString());
            sides.add(side);
            post(path + "/seat", side.link, "{}");
            WebSocket socket = client.newWebSocketBuilder()
                    .header("Origin", origin)
                    .subprotocols("plyspace-seat", side.link)
                    .buildAsync(URI.create(origin.replace("http", "ws") + "/api/live"), side)
                    .join();
            socket.sendText("{\"watch\":\"" + made.path("game").asString() + "\",\"seat\":\"" + side.link + "\"}", true)
                    .join();
            sockets.add(socket);
        }
        Game game = Game.fromStart(RuleSets.rules(variant));
        MoveList moves = new MoveList();
        while (System.nanoTime() < end && game.outcome().isEmpty()) {
            Thread.sleep(1 + random.nextInt((int) (2 * pauseMillis)));
            moves.clear();
            game.position().legalMoves(moves);
            long move = moves.get(random.nextInt(moves.size()));
            String text = game.position().words().text(move, Notation.MACHINE);
            move(path, sides.get(game.plies() % 2), sides.get(1 - game.plies() % 2), game.plies(), text);
            game.play(move);
        }
        sockets.forEach(socket -> socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join());
    }

    private void move(String path, Side mover, Side other, int ply, String text)
            throws IOException, InterruptedException {
        other.awaited = get(path, other.link).path("version").asLong();
        long began = System.nanoTime();
        Thread request = new Thread(() -> {
            try {
                post(path + "/moves", mover.link, "{\"ply\":" + ply + ",\"takenBack\":0,\"move\":\"" + text + "\"}");
                answered.add(System.nanoTime() - began);
            } catch (IOException | InterruptedException broken) {
                failed.incrementAndGet();
            }
        });
        request.start();
        Long version = other.heard.poll(10, TimeUnit.SECONDS);
        if (version == null || get(path, other.link).path("ply").asInt() != ply + 1) {
            throw new IOException("the other side does not have move " + (ply + 1));
        }
        seen.add(System.nanoTime() - began);
        request.join();
    }

    private JsonNode get(String path, String link) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(origin + path)).GET(), link);
    }

    private JsonNode post(String path, String link, String body) throws IOException, InterruptedException {
        return send(
                HttpRequest.newBuilder(URI.create(origin + path))
                        .header("Origin", origin)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body)),
                link);
    }

    private JsonNode send(HttpRequest.Builder request, String link) throws IOException, InterruptedException {
        if (!link.isEmpty()) {
            request.header("Plyspace-Seat", link);
        }
        HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() >= 300) {
            throw new IOException(response.statusCode() + " " + response.body());
        }
        return JsonMappers.PLAIN.readTree(response.body());
    }
}
