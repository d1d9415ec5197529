package org.plyspace.web.seat;

import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.plyspace.engine.JsonFields;
import org.plyspace.web.http.Claimant;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** Says what the link that a request brings allows. Thread-safe. */
public final class SeatGuard {

    /** What the page asks about rule sets and positions while a game is played. */
    private static final Set<String> QUESTIONS = Set.of(
            "/api/variants",
            "/api/variant",
            "/api/ruling",
            "/api/position",
            "/api/moves",
            "/api/judge",
            "/api/reach",
            "/api/worth",
            "/api/machines",
            "/api/picture",
            "/api/text");

    private static final Pattern GAMES = Pattern.compile("/api/games/([^/]+)(/[a-z]+)?");
    private static final Pattern FILES = Pattern.compile("/play|/page/.*|/vendor/.*");

    private final GuessLimit guesses;
    private final Function<SeatLink, Optional<Role>> roles;

    /**
     * Creates a guard.
     *
     * @param roles the role that a link has in its game; empty if it opens nothing
     */
    public SeatGuard(InstantSource now, Function<SeatLink, Optional<Role>> roles) {
        this.guesses = new GuessLimit(now);
        this.roles = roles;
    }

    /** A link that opens its game. */
    public record Entry(SeatLink link, Role role) {

        /** The role in a game; empty if the link is to another. */
        public Optional<Role> in(String game) {
            return link.game().equals(game) ? Optional.of(role) : Optional.empty();
        }
    }

    /**
     * What the link of a request opens; empty if it brings none.
     *
     * @throws HttpError if it brings one that opens nothing
     */
    public Optional<Entry> entry(Context context) {
        return SeatLink.text(context).map(text -> entry(text, context.ip()));
    }

    /**
     * Who asks for something in the game that a request's path names.
     *
     * @throws HttpError if the request brings a link that opens nothing
     */
    public Caller caller(Context context) {
        return caller(context, OptionalInt.empty());
    }

    /** Like {@link #caller(Context)}, with how often the caller saw moves taken back. */
    public Caller caller(Context context, JsonFields change) {
        return caller(context, change.optionalNumber("takenBack", 0, Integer.MAX_VALUE));
    }

    private Caller caller(Context context, OptionalInt takenBack) {
        return new Caller(entry(context).flatMap(entry -> entry.in(context.pathParam("game"))), takenBack);
    }

    /**
     * What the text of a link opens.
     *
     * @param address the address that it came from
     * @throws HttpError if it opens nothing
     */
    public Entry entry(String text, String address) {
        Optional<SeatLink> link = SeatLink.parse(text);
        Optional<Role> role = link.flatMap(roles);
        if (role.isEmpty()) {
            guesses.note(address);
            throw new HttpError(ErrorType.SEAT, "this link opens no game here; ask for it again");
        }
        return new Entry(link.get(), role.get());
    }

    /**
     * Who asks.
     *
     * @param link the text of the link that comes with the request
     * @param isOwner whether the token of the server is known, or not needed
     */
    public Claimant claimant(Optional<String> link, boolean isOwner, String address) {
        Optional<SeatLink> read = link.flatMap(SeatLink::parse);
        boolean sits = read.flatMap(roles).flatMap(Role::side).isPresent();
        if (sits) {
            return new Claimant(Claimant.Kind.SEAT, read.get().key());
        }
        return isOwner && link.isEmpty() ? Claimant.OWNER : new Claimant(Claimant.Kind.ONLOOKER, address);
    }

    /** Whether a link opens this path since it answers questions about rules. */
    public static boolean isAboutRules(String path) {
        return QUESTIONS.contains(path);
    }

    /** Who asks, without the token or with it. */
    public Claimant claimant(Context context, boolean isOwner) {
        return claimant(SeatLink.text(context), isOwner, context.ip());
    }

    /**
     * Whether a request without the server's token is answered: for the page's own files, and with a link for its game and for
     * questions about rules.
     *
     * @throws HttpError if it brings a link that opens nothing
     */
    public boolean admits(Context context) {
        String path = context.path();
        boolean reads = context.method().name().equals("GET");
        if (!path.startsWith("/api/")) {
            return reads && FILES.matcher(path).matches();
        }
        Optional<Entry> entry = entry(context);
        if (entry.isEmpty()) {
            return false;
        }
        var game = GAMES.matcher(path);
        if (game.matches()) {
            return entry.get().in(game.group(1)).isPresent()
                    && !context.method().name().equals("DELETE");
        }
        return path.equals("/api/live") || (reads && isAboutRules(path));
    }

    /** Counts keys that open nothing, by the address that they come from; a right one is never slowed by them. Thread-safe. */
    static final class GuessLimit {

        /** The most wrong keys of an address in a minute. */
        static final int MOST = 20;

        private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);
        private static final int MOST_ADDRESSES = 10_000;

        private final InstantSource now;
        private final Map<String, Deque<Long>> wrong = new LinkedHashMap<>();

        GuessLimit(InstantSource now) {
            this.now = now;
        }

        /**
         * Notes a wrong key. The address that has tried none for the longest time is forgotten if there are too many.
         *
         * @throws HttpError if its address has tried too many
         */
        synchronized void note(String address) {
            long at = now.millis();
            Deque<Long> times = wrong.remove(address);
            if (times == null) {
                times = new ArrayDeque<>();
            }
            times.removeIf(time -> time <= at - MINUTE);
            wrong.put(address, times);
            if (wrong.size() > MOST_ADDRESSES) {
                wrong.remove(wrong.keySet().iterator().next());
            }
            if (times.size() >= MOST) {
                throw new HttpError(ErrorType.BUSY, "too many links that open nothing came from there; wait a minute");
            }
            times.add(at);
        }
    }
}
