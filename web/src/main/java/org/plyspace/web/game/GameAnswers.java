package org.plyspace.web.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.plyspace.api.Purpose;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.exchange.CheckedGame;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.session.KeptGames;
import org.plyspace.lab.advice.Adviser;
import org.plyspace.lab.advice.FoundReport;
import org.plyspace.lab.advice.ReviewReport;
import org.plyspace.lab.player.Player;
import org.plyspace.search.Limits;
import org.plyspace.search.review.ReviewedMove;
import org.plyspace.search.review.Reviewer;
import org.plyspace.web.http.Asked;
import org.plyspace.web.http.DenialType;
import org.plyspace.web.http.DeniedException;
import org.plyspace.web.http.Guard;
import org.plyspace.web.question.AttemptParameters;
import org.plyspace.web.question.PositionAnswers;
import org.plyspace.web.question.RuleShelf;
import org.plyspace.web.record.SavedGame;

/** Games: made, played, watched, looked at. */
public final class GameAnswers implements AutoCloseable {

    private static final int MOST_PLIES = 100_000;
    private static final int MOST_LINES = 5;
    private static final int REVIEW_MEGABYTES = 16;
    private static final int REVIEWED_NODES = 300_000;
    private static final int MOST_REVIEWED_NODES = 2_000;
    private static final int FEWEST_REVIEWED_NODES = 100;

    private final LivePages pages = new LivePages();
    private final MachineDesk desk = new MachineDesk();
    private final Rooms rooms;
    private final long graceMillis;

    /**
     * With the rule sets, and the games that are kept.
     *
     * @param graceMillis how long a machine goes on thinking when nobody watches any more
     */
    public GameAnswers(RuleShelf shelf, KeptGames kept, long graceMillis) {
        this.graceMillis = graceMillis;
        rooms = new Rooms(shelf, kept, new RoomSurroundings(shelf.registry(), desk, pages), pages::isWatched);
    }

    /** Answers from now on. */
    public void register(RoutesConfig routes, Guard guard) {
        pages.register(routes, guard, watching());
        routes.get("/api/machines", context -> context.json(Map.of("machines", MachineLimits.offers())));
        routes.post("/api/games", this::create);
        routes.get("/api/games", context -> context.json(rooms.list()));
        routes.get("/api/games/{game}", this::show);
        routes.post("/api/games/{game}/moves", this::play);
        routes.post("/api/games/{game}/undo", context -> {
            JsonFields body = body(context);
            context.json(room(context).undo(ply(body)));
        });
        routes.post("/api/games/{game}/redo", context -> {
            JsonFields body = body(context);
            context.json(room(context).redo(ply(body)));
        });
        routes.post("/api/games/{game}/resign", this::resign);
        routes.post("/api/games/{game}/draw", context -> {
            JsonFields body = body(context);
            context.json(room(context).agreeDraw(ply(body)));
        });
        routes.post("/api/games/{game}/hint", context -> context.json(hint(context)));
        routes.post("/api/games/{game}/analysis", this::analyse);
        routes.get("/api/games/{game}/review", context -> context.json(review(room(context))));
        routes.get("/api/games/{game}/export", context -> context.json(export(context)));
        routes.get("/api/games/{game}/record", context -> context.json(rooms.record(context.pathParam("game"))));
    }

    private LivePages.Watching watching() {
        return new LivePages.Watching() {
            @Override
            public long begun(String game) {
                Room room = rooms.find(game);
                rooms.wake(room);
                return room.version();
            }

            @Override
            public void ended(String game) {
                desk.later(graceMillis, () -> {
                    if (!pages.isWatched(game)) {
                        rooms.ifOpen(game).ifPresent(Room::rest);
                    }
                });
            }
        };
    }

    private Room room(Context context) {
        return rooms.find(context.pathParam("game"));
    }

    private static JsonFields body(Context context, String... members) {
        return new Asked(context)
                .body(Stream.concat(Stream.of("ply"), Stream.of(members)).toList());
    }

    private static int ply(JsonFields body) {
        return body.number("ply", 0, MOST_PLIES);
    }

    private void create(Context context) {
        JsonFields body = new Asked(context).body(List.of("variant", "position", "white", "black"));
        Map<Side, Player> seats = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            seats.put(side, MachineLimits.player(body.optionalText(side.word()).orElse(Player.HUMAN)));
        }
        Room room =
                rooms.create(body.text("variant"), body.optionalText("position").orElse(""), seats);
        rooms.wake(room);
        context.status(201).header("Location", "/api/games/" + room.id()).json(room.view(OptionalInt.empty()));
    }

    private void show(Context context) {
        Room room = room(context);
        OptionalInt ply = new Asked(context).optionalNumber("ply", MOST_PLIES);
        rooms.wake(room);
        context.json(room.view(ply));
    }

    private void play(Context context) {
        JsonFields body = body(context, "move", "from", "to", "board", "anchor", "drop");
        Optional<String> typed = body.optionalText("move").map(PositionAnswers::move);
        WantedMove wanted = new WantedMove(
                typed,
                position -> AttemptParameters.of(position, name -> body.optionalNumber(name, 0, RuleShelf.MOST_CELLS)));
        context.json(room(context).play(ply(body), wanted));
    }

    private void resign(Context context) {
        JsonFields body = body(context, "side");
        Optional<Side> side = body.optionalText("side")
                .map(word -> Stream.of(Side.values())
                        .filter(one -> one.word().equals(word))
                        .findFirst()
                        .orElseThrow(() ->
                                body.refusal("side", "expected white or black, found '" + Texts.shorten(word) + "'")));
        context.json(room(context).resign(ply(body), side));
    }

    private FoundReport hint(Context context) {
        Room room = room(context);
        int ply = ply(body(context));
        Game game = unfinished(room, ply);
        return desk.answer(() -> room.guarded(() -> new Adviser().advice(game)));
    }

    private static Game unfinished(Room room, int ply) {
        Game game = room.copyTo(ply);
        if (room.guarded(game::outcome).isPresent()) {
            throw new DeniedException(DenialType.REFUSED, "the game is over; there is no best move");
        }
        return game;
    }

    private void analyse(Context context) {
        JsonFields body = new Asked(context).body(List.of("page", "ply", "lines", "stop"));
        LivePage page = pages.find(body.text("page"));
        Room room = room(context);
        boolean stop = body.optionalFlag("stop").orElse(false);
        page.analyse(Optional.empty());
        if (!stop) {
            Game game = unfinished(room, ply(body));
            Analysis analysis = new Analysis(
                    room, game, body.optionalNumber("lines", 1, MOST_LINES).orElse(1), page);
            page.analyse(Optional.of(analysis));
            desk.analyse(analysis);
        }
        context.status(202).json(Map.of("analysis", !stop));
    }

    private ReviewReport review(Room room) {
        Game game = room.copyWithRecord().game();
        int nodes = Math.max(
                FEWEST_REVIEWED_NODES, Math.min(MOST_REVIEWED_NODES, REVIEWED_NODES / Math.max(1, game.plies())));
        return desk.answer(() -> room.guarded(() -> {
            List<ReviewedMove> reviewed = new Reviewer(game.position().rules(), REVIEW_MEGABYTES)
                    .review(
                            game.position().rules().position(game.start(), Purpose.GAME),
                            game.moves(),
                            game.outcome(),
                            Limits.NONE.ofNodes(nodes),
                            ignored -> {});
            return ReviewReport.of(game, reviewed, nodes);
        }));
    }

    private SavedGame export(Context context) {
        GameFormat format = SavedGame.format(new Asked(context).text("format"));
        Room room = room(context);
        Room.RecordedCopy copy = room.copyWithRecord();
        return room.guarded(() -> SavedGame.of(new CheckedGame(copy.record(), copy.game()), format, room.id()));
    }

    @Override
    public void close() {
        desk.close();
    }
}
