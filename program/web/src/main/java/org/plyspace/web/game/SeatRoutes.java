package org.plyspace.web.game;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.JsonFields;
import org.plyspace.match.engine.Seat;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;
import org.plyspace.web.seat.Caller;
import org.plyspace.web.seat.Role;
import org.plyspace.web.seat.SeatGuard;
import org.plyspace.web.seat.SeatLink;
import org.plyspace.web.seat.Seating;

/** Answers requests that concern the seats of a game between two people. */
public record SeatRoutes(LiveGames liveGames, SeatGuard guard) implements Routes {

    private static final int LONGEST_NAME = 40;

    @Inject
    public SeatRoutes {}

    @Override
    public void register(RoutesConfig routes) {
        routes.post("/api/games/{game}/seat", this::take);
        routes.post("/api/games/{game}/name", this::name);
        routes.post("/api/games/{game}/offers", this::offer);
        routes.post("/api/games/{game}/answer", this::answer);
    }

    private LiveGame liveGame(Context context) {
        return liveGames.find(context.pathParam("game"));
    }

    /** Makes a game with links, which are told this once. */
    GameView create(String variant, String position, Optional<String> clock) {
        Map<String, String> keys = Seating.newKeys();
        LiveGame liveGame = liveGames.create(variant, position, clock, keys);
        Map<String, String> links = new HashMap<>();
        keys.forEach((role, key) -> links.put(role, new SeatLink(key, liveGame.id()).text()));
        return liveGame.view(OptionalInt.empty()).withLinks(links);
    }

    private void take(Context context) {
        new RequestParameters(context).body(List.of());
        Caller caller = guard.caller(context);
        Role role = caller.role().orElseThrow(() -> new HttpError(ErrorType.SEAT, "a link to this game is missing"));
        GameView view = liveGame(context).change(caller, changes -> changes.take(caller));
        context.json(Map.of("seat", role.word(), "game", view));
    }

    private void name(Context context) {
        JsonFields body = new RequestParameters(context).body(List.of("name"));
        String name = body.text("name").strip();
        if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST_NAME || !isPrintable(name)) {
            throw body.refusal("name", "expected 1 to " + LONGEST_NAME + " characters of one line");
        }
        if (isAnEngine(name) || name.equals("?")) {
            throw body.refusal("name", "'" + name + "' means something else in a record; choose another");
        }
        Caller caller = guard.caller(context);
        context.json(liveGame(context).change(caller, changes -> changes.name(name, caller)));
    }

    /** Whether a name has no control characters, and none that change the direction of what follows. */
    private static boolean isPrintable(String name) {
        return name.codePoints().noneMatch(each -> switch (Character.getType(each)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        });
    }

    /** Whether a record with this name would let an engine play on. */
    private static boolean isAnEngine(String name) {
        try {
            Seat.of(name.replaceFirst(", seed .*", ""));
            return true;
        } catch (PlyspaceException nobodyKnown) {
            return false;
        }
    }

    private void offer(Context context) {
        JsonFields body = new RequestParameters(context).change("offer");
        int ply = RequestParameters.ply(body);
        String what = body.text("offer");
        Caller caller = guard.caller(context, body);
        context.json(liveGame(context).change(caller, changes -> changes.offer(ply, what, caller)));
    }

    private void answer(Context context) {
        JsonFields body = new RequestParameters(context).change("offer", "agrees");
        int ply = RequestParameters.ply(body);
        String what = body.text("offer");
        boolean agrees = body.flag("agrees");
        Caller caller = guard.caller(context, body);
        context.json(liveGame(context).change(caller, changes -> changes.answer(ply, what, agrees, caller)));
    }
}
