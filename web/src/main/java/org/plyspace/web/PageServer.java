package org.plyspace.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.json.JavalinJackson3;
import io.javalin.util.JavalinBindException;
import java.util.Optional;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.session.KeptGames;
import org.plyspace.lab.report.KeptComparisons;
import org.plyspace.web.game.GameAnswers;
import org.plyspace.web.http.Addresses;
import org.plyspace.web.http.Denials;
import org.plyspace.web.http.EntryToken;
import org.plyspace.web.http.Guard;
import org.plyspace.web.http.PageFiles;
import org.plyspace.web.http.ServerDenials;
import org.plyspace.web.http.WholeBodies;
import org.plyspace.web.question.ComparisonAnswers;
import org.plyspace.web.question.PositionAnswers;
import org.plyspace.web.question.RuleShelf;
import org.plyspace.web.question.SetupAnswers;
import org.plyspace.web.question.VariantAnswers;
import org.plyspace.web.record.RecordAnswers;
import org.plyspace.web.record.ReportAnswers;
import tools.jackson.databind.json.JsonMapper;

/** Serves the page, and answers it, until it is closed. */
public final class PageServer implements AutoCloseable {

    private static final String LOOPBACK = "127.0.0.1";
    private static final int MOST_THREADS = 64;
    private static final int FEWEST_THREADS = 4;
    private static final int IDLE_MILLIS = 60_000;
    private static final int LONGEST_HEAD = 32 * 1024;

    private static final int LONGEST_MESSAGE = 4 * 1024;

    private final GameAnswers games;
    private final Javalin server;
    private final String host;
    private final Optional<EntryToken> token;

    /**
     * Begins to serve.
     *
     * @throws InputException if the address cannot be listened at
     */
    public PageServer(PageSettings settings, Registry registry, KeptGames kept, KeptComparisons comparisons) {
        RuleShelf shelf = new RuleShelf(registry);
        host = settings.host().orElse(LOOPBACK);
        token = settings.host().map(any -> EntryToken.make());
        Addresses addresses = settings.host().map(Addresses::of).orElseGet(Addresses::ofLoopback);
        PageFiles files = new PageFiles(settings.folder());
        Guard guard = new Guard(addresses, token);
        games = new GameAnswers(shelf, kept, settings.graceMillis());
        server = Javalin.create(config -> {
            configure(config);
            RoutesConfig routes = config.routes;
            routes.before(context -> addHeaders(context, files.policy()));
            routes.before(guard::check);
            Denials.register(routes);
            new VariantAnswers(shelf).register(routes);
            new ComparisonAnswers(shelf, comparisons, settings.options()).register(routes);
            new PositionAnswers(shelf).register(routes);
            new SetupAnswers(shelf).register(routes);
            games.register(routes, guard);
            new RecordAnswers(shelf, settings.shown().games()).register(routes);
            new ReportAnswers(settings.shown().reports()).register(routes);
            addFiles(routes, files);
        });
        start(settings.port());
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Guard.LARGEST_BODY;
        config.jetty.host = host;
        config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS, IDLE_MILLIS);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(LONGEST_HEAD);
        });
        config.jetty.modifyServer(jetty -> {
            jetty.setErrorHandler(new ServerDenials());
            jetty.insertHandler(new WholeBodies());
        });
        config.jetty.modifyServletContextHandler(context -> context.setErrorHandler(new ServerDenials()));
        config.jetty.modifyWebSocketServletFactory(sockets -> sockets.setMaxTextMessageSize(LONGEST_MESSAGE));
        config.jsonMapper(new JavalinJackson3(JsonMapper.builder().build(), false));
    }

    private static void addHeaders(Context context, String policy) {
        context.header("Content-Security-Policy", policy)
                .header("X-Content-Type-Options", "nosniff")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Referrer-Policy", "no-referrer")
                .header("X-Frame-Options", "DENY")
                .header("Cache-Control", "no-store");
    }

    private static void addFiles(RoutesConfig routes, PageFiles files) {
        routes.get("/page/<name>", files::own);
        routes.get("/vendor/<name>", files::library);
        routes.get("/", files::index);
        routes.get("/{view}", context -> {
            if (!context.pathParam("view").matches("[a-z][a-z-]*")) {
                throw Denials.missing("such page");
            }
            files.index(context);
        });
    }

    private void start(int port) {
        try {
            server.start(host, port);
        } catch (JavalinBindException refused) {
            throw new InputException("port " + port + " at " + host + " cannot be listened at: " + reason(refused));
        }
    }

    private static String reason(JavalinBindException refused) {
        Throwable cause = refused;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String system = String.valueOf(cause.getMessage());
        if (system.contains("in use")) {
            return "another program, perhaps another 'plyspace page', does; --port 0 takes any that is free";
        }
        if (system.contains("ermission denied")) {
            return "ports below 1024 are for administrators on this system; --port 0 takes any that is free";
        }
        return "the system says '" + system + "'; --host takes an address of this machine";
    }

    /** Where it listens. */
    public int port() {
        return server.port();
    }

    /** The address to open in a browser. */
    public String address() {
        String name = host.contains(":") ? "[" + host + "]" : host;
        return "http://" + name + ":" + port() + "/"
                + token.map(known -> "?token=" + known.text()).orElse("");
    }

    /** Ends serving. */
    @Override
    public void close() {
        server.stop();
        games.close();
    }
}
