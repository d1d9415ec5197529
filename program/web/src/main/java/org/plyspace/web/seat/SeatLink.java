package org.plyspace.web.seat;

import io.javalin.http.Context;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a link to a seat says, {@code KEY.GAME}: it stands in the fragment of the link, which browsers do not send, and pages repeat it in
 * a header, so that no address ever has it.
 */
public record SeatLink(String key, String game) {

    /** The header of requests. */
    public static final String HEADER = "Plyspace-Seat";

    /** The subprotocol of sockets, which browsers cannot open with a header of ours; the link is named as a second one. */
    public static final String PROTOCOL = "plyspace-seat";

    private static final Pattern FORM = Pattern.compile("([0-9a-f]{32})\\.([A-Za-z0-9._%*-]{1,300})");
    private static final Pattern PROTOCOLS = Pattern.compile(PROTOCOL + ",\\s*(\\S+)");

    /** Reads a link's text; empty if it is none. */
    static Optional<SeatLink> parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new SeatLink(parts.group(1), URLDecoder.decode(parts.group(2), StandardCharsets.UTF_8)));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    /** The text that a request brings, if it brings one. */
    static Optional<String> text(Context context) {
        Optional<String> header = Optional.ofNullable(context.header(HEADER));
        return header.isPresent()
                ? header
                : Optional.ofNullable(context.header("Sec-WebSocket-Protocol"))
                        .map(PROTOCOLS::matcher)
                        .filter(Matcher::matches)
                        .map(protocols -> protocols.group(1));
    }

    /** Never the key. */
    @Override
    public String toString() {
        return "a link to " + game;
    }

    /** The text of the link. */
    public String text() {
        return key + "." + URLEncoder.encode(game, StandardCharsets.UTF_8);
    }
}
