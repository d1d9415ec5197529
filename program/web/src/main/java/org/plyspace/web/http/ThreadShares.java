package org.plyspace.web.http;

import java.util.function.Function;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.QoSHandler;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;

/** Shares the server's threads among those who ask. A request beyond a share waits without a thread. */
public final class ThreadShares {

    /** The threads of the server. */
    public static final int THREADS = 64;

    private static final int OF_THE_OWNER = 24;
    private static final int OF_A_SEAT = 6;
    private static final int OF_AN_ADDRESS = 12;
    private static final int OF_ALL_ONLOOKERS = 20;
    /** A jar answers few questions at a time; each of the two seats and all onlookers together take up one of them. */
    private static final int OF_QUESTIONS_ABOUT_RULES = 1;

    private static final String ABOUT_RULES = " about rules";

    private static final String CLAIMANT = ThreadShares.class.getName();

    private ThreadShares() {}

    /**
     * Puts the shares in front of what handles the requests.
     *
     * @param asked says whose request it is, which may take a look at the disk: once for each request
     * @param isAboutRules whether a request for this path makes a rule set work
     */
    public static void limit(Server server, Function<Request, Claimant> asked, Predicate<String> isAboutRules) {
        Function<Request, Claimant> claimants = request -> {
            if (request.getAttribute(CLAIMANT) == null) {
                request.setAttribute(CLAIMANT, asked.apply(request));
            }
            return (Claimant) request.getAttribute(CLAIMANT);
        };
        QoSHandler onlookers = new QoSHandler();
        onlookers.setMaxRequestCount(OF_ALL_ONLOOKERS);
        onlookers.include(
                request -> isQuestion(request) && claimants.apply(request).kind() == Claimant.Kind.ONLOOKER);
        onlookers.exclude(ThreadShares::isForASocket);
        server.insertHandler(onlookers);
        ThreadLimitHandler each = new ThreadLimitHandler() {

            @Override
            protected String getRemoteIP(Request request) {
                Claimant claimant = claimants.apply(request);
                if (claimant.kind() == Claimant.Kind.OWNER || !isAboutRules.test(Request.getPathInContext(request))) {
                    return claimant.kind() + " " + claimant.name();
                }
                return claimant.kind() == Claimant.Kind.SEAT ? claimant.name() + ABOUT_RULES : ABOUT_RULES;
            }

            @Override
            protected int getThreadLimit(String claimant) {
                if (claimant.endsWith(ABOUT_RULES)) {
                    return OF_QUESTIONS_ABOUT_RULES;
                }
                return switch (Claimant.Kind.valueOf(claimant.split(" ", 2)[0])) {
                    case OWNER -> OF_THE_OWNER;
                    case SEAT -> OF_A_SEAT;
                    case ONLOOKER -> OF_AN_ADDRESS;
                };
            }
        };
        each.exclude(ThreadShares::isForASocket);
        server.insertHandler(each);
    }

    /** Whether a request opens the socket, whose threads are few; the header alone would let any request pass. */
    private static boolean isForASocket(Request request) {
        return request.getHeaders().contains(HttpHeader.UPGRADE, "websocket")
                && request.getMethod().equals("GET")
                && Request.getPathInContext(request).equals("/api/live");
    }

    /** Whether a request may take long; who sits down loads the page's files without his link. */
    private static boolean isQuestion(Request request) {
        return Request.getPathInContext(request).startsWith("/api");
    }
}
