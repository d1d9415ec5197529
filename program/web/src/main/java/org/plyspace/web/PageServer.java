package org.plyspace.web;

import com.google.inject.Inject;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.json.JavalinJackson3;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.InputException;
import org.plyspace.web.game.LiveGames;
import org.plyspace.web.http.BufferedResponses;
import org.plyspace.web.http.Claimant;
import org.plyspace.web.http.ErrorResponses;
import org.plyspace.web.http.PageFiles;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestFilter;
import org.plyspace.web.http.Routes;
import org.plyspace.web.http.ThreadShares;
import org.plyspace.web.seat.SeatGuard;
import org.plyspace.web.seat.SeatLink;
import org.plyspace.web.study.ComparisonQueue;

/** Serves the page and answers its requests until it is closed. */
public final class PageServer implements AutoCloseable {

    private static final String LOOPBACK = "127.0.0.1";
    private static final int FIRST_FOR_EVERYBODY = 1024;
    private static final int FEWEST_THREADS = 4;
    private static final int IDLE_MILLIS = 60_000;
    private static final int LONGEST_HEAD = 32 * 1024;

    private static final int LONGEST_MESSAGE = 4 * 1024;

    private final PageSettings settings;
    private final RequestFilter requestFilter;
    private final SeatGuard guard;
    private final LiveGames games;
    private final ComparisonQueue comparisons;
    private final String host;
    private final Javalin server;

    @Inject
    PageServer(
            PageSettings settings,
            RequestFilter requestFilter,
            SeatGuard guard,
            LiveGames games,
            ComparisonQueue comparisons,
            PageFiles files,
            Set<Routes> answers) {
        this.settings = settings;
        this.requestFilter = requestFilter;
        this.guard = guard;
        this.games = games;
        this.comparisons = comparisons;
        host = settings.host().orElse(LOOPBACK);
        server = Javalin.create(config -> {
            configure(config);
            RoutesConfig routes = config.routes;
            routes.before(context -> addHeaders(context, files.policy()));
            routes.before(requestFilter::check);
            ErrorResponses.register(routes);
            answers.forEach(some -> some.register(routes));
        });
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.router.javaLangErrorHandler(ErrorResponses::answer);
        config.http.maxRequestSize = RequestFilter.LARGEST_BODY;
        config.jetty.host = host;
        config.jetty.threadPool = new QueuedThreadPool(ThreadShares.THREADS, FEWEST_THREADS, IDLE_MILLIS);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(LONGEST_HEAD);
        });
        config.jetty.modifyServer(jetty -> {
            jetty.setErrorHandler(new ErrorResponses.ServerErrors());
            ThreadShares.limit(jetty, this::claimant, SeatGuard::isAboutRules);
            jetty.insertHandler(new WholeBodies());
            jetty.insertHandler(new BufferedResponses());
        });
        config.jetty.modifyServletContextHandler(context -> context.setErrorHandler(new ErrorResponses.ServerErrors()));
        config.jetty.modifyWebSocketServletFactory(sockets -> sockets.setMaxTextMessageSize(LONGEST_MESSAGE));
        config.jsonMapper(new JavalinJackson3(JsonMappers.PLAIN, false));
    }

    private Claimant claimant(Request request) {
        return guard.claimant(
                Optional.ofNullable(request.getHeaders().get(SeatLink.HEADER)),
                requestFilter.knowsToken(request),
                Request.getRemoteAddr(request));
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

    /**
     * Starts the server.
     *
     * @throws InputException if it cannot listen at the address
     */
    public void start() {
        int port = settings.port();
        try {
            server.start(host, port);
            comparisons.start();
        } catch (JavalinBindException refused) {
            throw new InputException(
                    "port " + port + " at " + host + " cannot be listened at: " + reason(port, refused));
        }
    }

    /** The reason why the port cannot be used, found by checks, since the system's message is in the user's language. */
    private String reason(int port, JavalinBindException refused) {
        if (!isAnAddressOfThisMachine()) {
            return "the system says '" + rootCause(refused).getMessage() + "'; --host takes an address of this machine";
        }
        if (port < FIRST_FOR_EVERYBODY && !isListenedAt(port)) {
            return "ports below 1024 are for administrators on this system; --port 0 takes any that is free";
        }
        return "another program does; if " + address(port)
                + " shows a page of Plyspace, use that, or else --port 0, which takes any that is free";
    }

    private static Throwable rootCause(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    private boolean isAnAddressOfThisMachine() {
        try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getByName(host))) {
            return any.isBound();
        } catch (IOException none) {
            return false;
        }
    }

    private boolean isListenedAt(int port) {
        try (Socket there = new Socket(InetAddress.getByName(host), port)) {
            return there.isConnected();
        } catch (IOException none) {
            return false;
        }
    }

    /** The port on which the server listens. */
    public int port() {
        return server.port();
    }

    /** The address to open in a browser. */
    public String address() {
        return address(port())
                + requestFilter.token().map(known -> "?token=" + known.text()).orElse("");
    }

    private String address(int port) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/";
    }

    /** Stops the server. */
    @Override
    public void close() {
        server.stop();
        games.close();
        comparisons.close();
    }

    /** Receives the whole body before a thread handles the request, so that bodies that arrive slowly or never hold no thread. */
    static final class WholeBodies extends EagerContentHandler {

        /** Accepts bodies up to the length that {@link RequestFilter} allows; longer ones and those without a length are refused at once. */
        public WholeBodies() {
            super(new RetainedContentLoaderFactory(RequestFilter.LARGEST_BODY + 1L, 0, false));
        }

        @Override
        protected boolean onConditionsMet(Request request, Response response, Callback callback) throws Exception {
            boolean isRead = request.getLength() > 0 && request.getLength() <= RequestFilter.LARGEST_BODY;
            return isRead
                    ? super.onConditionsMet(request, response, callback)
                    : nextHandler(request, response, callback);
        }
    }
}
