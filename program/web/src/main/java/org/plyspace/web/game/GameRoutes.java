package org.plyspace.web.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.endgame.PositionTables;
import org.plyspace.endgame.TableAnswers.ValuedMove;
import org.plyspace.endgame.Value;
import org.plyspace.engine.Game;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.match.advice.Adviser;
import org.plyspace.match.advice.ReviewReport;
import org.plyspace.match.advice.SearchResultReport;
import org.plyspace.match.engine.Seat;
import org.plyspace.search.Limits;
import org.plyspace.search.review.ReviewedMove;
import org.plyspace.search.review.Reviewer;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;
import org.plyspace.web.question.AttemptParameters;
import org.plyspace.web.question.PositionRoutes;
import org.plyspace.web.question.RulesCache;
import org.plyspace.web.record.RecordRoutes.GameDownload;
import org.plyspace.web.seat.Caller;
import org.plyspace.web.seat.SeatGuard;
import org.plyspace.web.view.AttemptView;

/** Answers requests that create, play, watch and examine games. */
public record GameRoutes(
        Subscribers pages, EnginePool pool, LiveGames liveGames, SeatRoutes seats, SeatGuard guard, GameTables tables)
        implements Routes {

    private static final int MOST_LINES = 5;
    private static final int MOST_GAMES = 1_000_000;
    private static final int REVIEW_MEGABYTES = 16;
    /** The time limit of a hint or a review. Both are limited by nodes, which take less than this even on a busy computer. */
    private static final Duration MOST_TIME = Duration.ofMinutes(1);

    private static final int REVIEWED_NODES = 300_000;
    private static final int MOST_REVIEWED_NODES = 2_000;
    private static final int FEWEST_REVIEWED_NODES = 100;

    @Inject
    public GameRoutes {}

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/machines", context -> context.json(Map.of("machines", EngineLimits.offers())));
        routes.post("/api/games", this::create);
        routes.get("/api/games", context -> context.json(liveGames.list(wanted(new RequestParameters(context)))));
        routes.get("/api/games/{game}", this::show);
        routes.delete("/api/games/{game}", this::delete);
        routes.post("/api/games/{game}/moves", this::play);
        routes.post("/api/games/{game}/undo", context -> {
            int ply = RequestParameters.ply(new RequestParameters(context).change());
            context.json(liveGame(context).change(changes -> changes.undo(ply)));
        });
        routes.post("/api/games/{game}/redo", context -> {
            int ply = RequestParameters.ply(new RequestParameters(context).change());
            context.json(liveGame(context).change(changes -> changes.redo(ply)));
        });
        routes.post("/api/games/{game}/resign", this::resign);
        routes.post("/api/games/{game}/draw", context -> {
            int ply = RequestParameters.ply(new RequestParameters(context).change());
            context.json(liveGame(context).change(changes -> changes.agreeDraw(ply)));
        });
        routes.post("/api/games/{game}/hint", context -> context.json(hint(context)));
        routes.post("/api/games/{game}/analysis", this::analyse);
        routes.get("/api/games/{game}/tables", context -> context.json(tables(context)));
        routes.get("/api/games/{game}/review", context -> context.json(review(context)));
        routes.get("/api/games/{game}/export", context -> context.json(export(context)));
        routes.get("/api/games/{game}/record", context -> context.json(liveGames.record(context.pathParam("game"))));
    }

    private LiveGame liveGame(Context context) {
        return liveGames.find(context.pathParam("game"));
    }

    private static GameListing.Wanted wanted(RequestParameters requestParameters) {
        return new GameListing.Wanted(
                requestParameters.optionalNumber("from", MOST_GAMES).orElse(0),
                requestParameters.optionalNumber("count", GameListing.MOST).orElse(GameListing.USUAL),
                requestParameters.optional("variant").orElse(""),
                requestParameters.optional("text").orElse(""));
    }

    private void delete(Context context) {
        new RequestParameters(context).body(List.of());
        String game = context.pathParam("game");
        context.json(Map.of(
                "game",
                game,
                "moved",
                liveGames.delete(game).map(Path::toString).orElse("")));
    }

    private void create(Context context) {
        JsonFields body =
                new RequestParameters(context).body(List.of("variant", "position", "white", "black", "seats", "clock"));
        Map<Side, Seat> sides = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            sides.put(side, EngineLimits.player(body.optionalText(side.word()).orElse(Seat.HUMAN)));
        }
        String position = body.optionalText("position").orElse("");
        if (body.optionalFlag("seats").orElse(false)) {
            if (!sides.values().stream().allMatch(Seat::isHuman)) {
                throw new HttpError(ErrorType.REFUSED, "a game with seats is between two people; an engine needs none");
            }
            GameView view = seats.create(body.text("variant"), position, body.optionalText("clock"));
            context.status(201).header("Location", "/api/games/" + view.game()).json(view);
            return;
        }
        String variant = body.text("variant");
        LiveGame liveGame = body.optionalText("clock")
                .map(clock -> liveGames.createTimed(variant, position, sides, clock))
                .orElseGet(() -> liveGames.create(variant, position, sides));
        liveGames.wake(liveGame);
        context.status(201).header("Location", "/api/games/" + liveGame.id()).json(liveGame.view(OptionalInt.empty()));
    }

    private void show(Context context) {
        LiveGame liveGame = liveGame(context);
        OptionalInt ply = new RequestParameters(context).optionalNumber("ply", RequestParameters.MOST_PLIES);
        liveGames.wake(liveGame);
        liveGame.checkTime();
        context.json(liveGame.view(ply));
    }

    private void play(Context context) {
        JsonFields body = new RequestParameters(context).change("move", "from", "to", "board", "anchor", "drop");
        Optional<String> typed = body.optionalText("move").map(PositionRoutes::move);
        MoveRequest wanted = new MoveRequest(
                typed,
                position ->
                        AttemptParameters.of(position, name -> body.optionalNumber(name, 0, RulesCache.MOST_CELLS)));
        int ply = RequestParameters.ply(body);
        Caller caller = guard.caller(context, body);
        context.json(liveGame(context).change(caller, changes -> changes.play(ply, wanted, caller)));
    }

    private void resign(Context context) {
        JsonFields body = new RequestParameters(context).change("side");
        Optional<Side> side = body.optionalText("side")
                .map(word -> Stream.of(Side.values())
                        .filter(one -> one.word().equals(word))
                        .findFirst()
                        .orElseThrow(() ->
                                body.refusal("side", "expected white or black, found '" + Texts.shorten(word) + "'")));
        int ply = RequestParameters.ply(body);
        Caller caller = guard.caller(context, body);
        context.json(liveGame(context).change(caller, changes -> changes.resign(ply, side, caller)));
    }

    private SearchResultReport hint(Context context) {
        LiveGame liveGame = liveGame(context);
        int ply = RequestParameters.ply(new RequestParameters(context).change());
        Game game = unfinished(liveGame, ply);
        return pool.answer(
                liveGame.rules().jar(),
                guard.entry(context).isPresent(),
                () -> liveGame.rules().search(MOST_TIME, () -> new Adviser().advice(game)));
    }

    private static Game unfinished(LiveGame liveGame, int ply) {
        liveGame.checkHelps();
        Game game = liveGame.copyTo(ply);
        if (liveGame.rules().askOfCopy(game::outcome).isPresent()) {
            throw new HttpError(ErrorType.REFUSED, "the game is over; there is no best move");
        }
        return game;
    }

    private void analyse(Context context) {
        JsonFields body = new RequestParameters(context).body(List.of("page", "ply", "lines", "stop"));
        Subscriber page = pages.find(body.text("page"));
        LiveGame liveGame = liveGame(context);
        boolean stop = body.optionalFlag("stop").orElse(false);
        page.analyse(Optional.empty());
        if (!stop) {
            Game game = unfinished(liveGame, RequestParameters.ply(body));
            Analysis analysis = new Analysis(
                    liveGame, game, body.optionalNumber("lines", 1, MOST_LINES).orElse(1), page);
            page.analyse(Optional.of(analysis::stop));
            pool.analyse(liveGame.rules().jar(), analysis);
        }
        context.status(202).json(Map.of("analysis", !stop));
    }

    private TablesView tables(Context context) {
        LiveGame liveGame = liveGame(context);
        liveGame.checkHelps();
        return tables.ask(liveGame, new RequestParameters(context).number("ply", RequestParameters.MOST_PLIES));
    }

    private ReviewReport review(Context context) {
        LiveGame liveGame = liveGame(context);
        liveGame.checkHelps();
        Game game = liveGame.copyWithRecord().game();
        int nodes = Math.max(
                FEWEST_REVIEWED_NODES, Math.min(MOST_REVIEWED_NODES, REVIEWED_NODES / Math.max(1, game.plies())));
        return pool.answer(
                liveGame.rules().jar(),
                guard.entry(context).isPresent(),
                () -> liveGame.rules().search(MOST_TIME, () -> {
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

    private GameDownload export(Context context) {
        GameFormat format = GameDownload.format(new RequestParameters(context).text("format"));
        LiveGame liveGame = liveGame(context);
        LiveGame.RecordedCopy copy = liveGame.copyWithRecord();
        return liveGame.rules()
                .askOfCopy(() -> GameDownload.of(new ReplayedGame(copy.record(), copy.game()), format, liveGame.id()));
    }

    /**
     * Asks tablebases about positions of games. Thread-safe. Tables are open only while they are asked, so that they can be made, replaced
     * and removed while the page is served.
     */
    static final class GameTables {

        private final Optional<Path> folder;

        @Inject
        GameTables(PageSettings settings) {
            folder = settings.shown().tables();
        }

        /** What tables say of the position at a ply of a game, if the game goes on there. */
        TablesView ask(LiveGame liveGame, int ply) {
            Game game = liveGame.copyTo(ply);
            if (folder.filter(Files::isDirectory).isEmpty()) {
                return TablesView.NONE;
            }
            GameQueue rules = liveGame.rules();
            try {
                String source = rules.digest();
                return rules.askOfCopy(
                        () -> game.outcome().isPresent() ? TablesView.NONE : ask(game.position(), source));
            } catch (InputException unreadable) {
                return TablesView.unreadable(unreadable.getMessage());
            }
        }

        private TablesView ask(Position position, String source) {
            try (PositionTables tables = new PositionTables(folder.orElseThrow(), position.rules(), source)) {
                Optional<Integer> value = tables.value(position);
                Optional<List<ValuedMove>> moves = value.flatMap(known -> tables.valued(position));
                return moves.map(all -> TablesView.of(value.orElseThrow(), all)).orElse(TablesView.NONE);
            } catch (IOException failed) {
                throw FileErrors.unreadable(FileNames.shown(folder.orElseThrow()), failed);
            }
        }
    }

    /**
     * What tablebases say of a position, repetition and clock apart.
     *
     * @param known whether they have it; if not, the others but the last say nothing
     * @param result {@code win}, {@code draw} or {@code loss} of the side to move
     * @param plies the plies to the end by best play; empty for a draw
     * @param keeps the moves that keep the result, the best first
     * @param trouble why a table could not be read
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record TablesView(
            boolean known,
            Optional<String> result,
            Optional<Integer> plies,
            List<Kept> keeps,
            Optional<String> trouble) {

        /** They do not have it. */
        static final TablesView NONE = troubled(Optional.empty());

        /**
         * A move that keeps the result.
         *
         * @param plies the plies to the end by best play, this move included; empty for a draw
         */
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        record Kept(String move, Optional<Integer> plies, AttemptView attempt) {}

        /** Creates the view of a position with a value and legal moves. */
        static TablesView of(int value, List<ValuedMove> moves) {
            return new TablesView(
                    true,
                    Optional.of(Value.result(value)),
                    plies(value),
                    moves.stream()
                            .filter(move -> Value.result(move.value()).equals(Value.result(value)))
                            .map(move -> new Kept(move.text(), plies(move.value()), AttemptView.of(move.move())))
                            .toList(),
                    Optional.empty());
        }

        /** Creates the view where a table could not be read. */
        static TablesView unreadable(String reason) {
            return troubled(Optional.of(reason));
        }

        private static TablesView troubled(Optional<String> trouble) {
            return new TablesView(false, Optional.empty(), Optional.empty(), List.of(), trouble);
        }

        private static Optional<Integer> plies(int value) {
            return value == Value.DRAW ? Optional.empty() : Optional.of(Value.plies(value));
        }
    }
}
