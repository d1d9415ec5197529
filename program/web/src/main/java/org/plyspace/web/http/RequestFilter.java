package org.plyspace.web.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.jetty.server.Request;

/**
 * Checks every request before anything else does: it must be meant for this server, come from its page if it changes something, and not
 * be too large.
 *
 * @param token the token that clients must know, if other machines can reach the server
 * @param guests whether a request is answered without the token
 */
public record RequestFilter(Addresses addresses, Optional<EntryToken> token, Predicate<Context> guests) {

    /** The largest body that is read, in bytes. */
    public static final int LARGEST_BODY = 64 * 1024;

    private static final String COOKIE = "plyspace-token-";
    private static final String TOKEN = "token";
    private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

    /** Lets a request pass, or refuses it. */
    public void check(Context context) {
        checkHost(context);
        checkMethod(context);
        if (!mayEnter(context)) {
            return;
        }
        boolean reads = READING.contains(context.method());
        if (!reads) {
            checkOrigin(context);
            checkBody(context);
        } else if (context.path().startsWith("/api")) {
            checkSite(context);
        }
    }

    /** Lets a socket be opened, or refuses it. */
    public void checkSocket(Context context) {
        checkHost(context);
        checkOrigin(context);
        if (!knowsToken(context) && !guests.test(context)) {
            throw tokenIsMissing();
        }
    }

    private void checkHost(Context context) {
        String host = context.header("Host");
        if (!addresses.isOwn(host, context.req().getLocalPort())) {
            throw new HttpError(ErrorType.HOST, "the address that was asked for is not this server's");
        }
    }

    /** Refuses the header that overrides the method of the request line, which the library honours and nobody needs here. */
    private static void checkMethod(Context context) {
        if (context.header("X-HTTP-Method-Override") != null) {
            throw new HttpError(
                    ErrorType.MALFORMED, "the method is that of the request; X-HTTP-Method-Override is not heeded");
        }
    }

    /** Whether the client knows the token. One that has it in the address gets it as a cookie, and the address without it. */
    private boolean mayEnter(Context context) {
        if (knowsToken(context)) {
            return true;
        }
        if (context.queryParam(TOKEN) == null && guests.test(context)) {
            return true;
        }
        if (token.get().is(context.queryParam(TOKEN)) && HandlerType.GET.equals(context.method())) {
            Cookie cookie = new Cookie(cookieName(context), token.get().text());
            cookie.setHttpOnly(true);
            cookie.setSameSite(SameSite.STRICT);
            context.cookie(cookie);
            context.redirect("/", HttpStatus.SEE_OTHER);
            context.skipRemainingHandlers();
            return false;
        }
        throw tokenIsMissing();
    }

    /** Whether a client knows the token, or needs none. */
    public boolean knowsToken(Context context) {
        return knowsToken(context.cookie(cookieName(context)));
    }

    /** Whether a client knows the token, or needs none. */
    public boolean knowsToken(Request request) {
        String name = COOKIE + Request.getLocalPort(request);
        return Request.getCookies(request).stream()
                .filter(cookie -> cookie.getName().equals(name))
                .findFirst()
                .map(cookie -> knowsToken(cookie.getValue()))
                .orElse(token.isEmpty());
    }

    private boolean knowsToken(String told) {
        return token.map(known -> known.is(told)).orElse(true);
    }

    /** The cookie's name, which contains the port, since browsers send a cookie to all ports of a host. */
    private static String cookieName(Context context) {
        return COOKIE + context.req().getLocalPort();
    }

    private static HttpError tokenIsMissing() {
        return new HttpError(
                ErrorType.TOKEN, "the token is missing; open the address that 'plyspace page' has printed");
    }

    /** Checks where a change comes from, which browsers say. */
    private static void checkOrigin(Context context) {
        String origin = context.header("Origin");
        if (!("http://" + context.header("Host")).equals(origin)) {
            throw new HttpError(ErrorType.ORIGIN, "changes are taken from this server's own page only");
        }
    }

    /** Refuses requests that other sites make a browser send, although they could not read the answer. */
    private static void checkSite(Context context) {
        String site = context.header("Sec-Fetch-Site");
        if (site != null && !site.equals("same-origin") && !site.equals("none")) {
            throw new HttpError(ErrorType.ORIGIN, "questions are taken from this server's own page only");
        }
    }

    private static void checkBody(Context context) {
        long length = context.req().getContentLengthLong();
        if (length < 0) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    context.header("Transfer-Encoding") == null
                            ? "there is no body; expected a JSON object, {} where there is nothing to tell"
                            : "the length of the body is not told");
        }
        if (length > LARGEST_BODY) {
            context.header("Connection", "close");
            throw new HttpError(
                    ErrorType.TOO_LARGE,
                    "the body has " + length + " bytes; no more than " + LARGEST_BODY + " are read");
        }
        String type = context.header("Content-Type");
        if (type == null || !type.toLowerCase(Locale.ROOT).matches("application/json(;\\s*charset=utf-8)?")) {
            throw new HttpError(ErrorType.JSON, "the body is not application/json");
        }
    }

    /** A secret word that admits other machines to the page. */
    public static final class EntryToken {

        private static final int BYTES = 16;

        private final String text;

        private EntryToken(String text) {
            this.text = text;
        }

        /** Creates a token that nobody can guess. */
        public static EntryToken make() {
            return new EntryToken(RandomDigits.ofBytes(BYTES));
        }

        /** The text of the token. */
        public String text() {
            return text;
        }

        /** Whether a text, which may be null, equals the token; takes the same time however much of it is right. */
        boolean is(String other) {
            return other != null
                    && MessageDigest.isEqual(
                            text.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
        }
    }
}
