package org.plyspace.web.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.web.http.ErrorResponses;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;
import org.plyspace.web.question.RulesCache;
import org.plyspace.web.view.LastView;
import org.plyspace.web.view.PositionView;

/** Answers about recorded games: those in texts that a page sends, and those that come with the program. */
public final class RecordRoutes implements Routes {

    private static final int MOST_GAMES = 100;
    private static final int MOST_MOVES = 2_000;
    private static final int MOST_LINES = 1_000_000_000;

    private final RulesCache cache;
    private final Exchange exchange;
    private final GameLibrary library;

    @Inject
    RecordRoutes(RulesCache cache, PageSettings settings) {
        this.cache = cache;
        this.exchange = new Exchange(cache.registry());
        this.library = new GameLibrary(settings.shown().games());
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post(
                "/api/records",
                context -> context.json(Map.of(
                        "games", read(body(context)).stream().map(this::view).toList())));
        routes.post("/api/records/export", context -> context.json(export(body(context, "to"))));
        routes.post(
                "/api/line",
                context ->
                        context.json(line(new RequestParameters(context).body(List.of("variant", "start", "moves")))));
        routes.get("/api/library", context -> context.json(library.list()));
        routes.get(
                "/api/library/{id}",
                context -> context.json(
                        view(library.find(context.pathParam("id"), exchange).game())));
        routes.get("/api/library/{id}/export", context -> context.json(export(new RequestParameters(context))));
    }

    private static JsonFields body(Context context, String... members) {
        return new RequestParameters(context)
                .body(Stream.concat(
                                Stream.of("text", "line", "format", "variant", "start", "moves"), Stream.of(members))
                        .toList());
    }

    /** Reads the games of a text, or the one given as moves. */
    private List<PartialGame> read(JsonFields body) {
        Optional<String> text = body.optionalText("text");
        Optional<String> start = body.optionalText("start");
        List<PartialGame> games = new ArrayList<>();
        if (text.isEmpty()) {
            addTo(games, exchange.held(body.text("variant"), start, moves(body), "the moves"));
            return games;
        }
        GameFormat format =
                body.optionalText("format").map(GameDownload::format).orElseGet(() -> GameFormat.of(text.get()));
        // Check each before reading the next one, since rules take long to compile.
        exchange.readHeld(
                new GamesText(
                        text.get(),
                        "the text",
                        body.optionalNumber("line", 1, MOST_LINES).orElse(1),
                        body.optionalText("variant"),
                        start),
                format,
                game -> addTo(games, game));
        return games;
    }

    private static void addTo(List<PartialGame> games, PartialGame game) {
        if (games.size() == MOST_GAMES) {
            throw new HttpError(
                    ErrorType.TOO_LARGE, "there are more than " + MOST_GAMES + " games; no more are read at a time");
        }
        games.add(game);
    }

    private static List<String> moves(JsonFields body) {
        List<String> moves = body.texts("moves");
        if (moves.size() > MOST_MOVES) {
            throw new HttpError(
                    ErrorType.TOO_LARGE,
                    "there are " + moves.size() + " moves; no more than " + MOST_MOVES + " are read");
        }
        return moves;
    }

    private RecordView view(PartialGame game) {
        return guarded(game, () -> RecordView.of(game));
    }

    private <T> T guarded(PartialGame game, Supplier<T> question) {
        return cache.registry().ask(game.record().setting(), "to replay a game", question);
    }

    private GameDownload export(JsonFields body) {
        GameFormat format = GameDownload.format(body.text("to"));
        List<PartialGame> games = read(body);
        if (games.size() != 1) {
            throw new HttpError(
                    ErrorType.REFUSED, "there are " + games.size() + " games in the text; one is written at a time");
        }
        return export(games.get(0), format, "game");
    }

    private GameDownload export(RequestParameters requestParameters) {
        GameFormat format = GameDownload.format(requestParameters.text("format"));
        GameLibrary.SavedRecord saved = library.find(requestParameters.path("id"), exchange);
        return export(saved.game(), format, saved.name());
    }

    private GameDownload export(PartialGame game, GameFormat format, String name) {
        ReplayedGame checked = game.checked("the game");
        return guarded(game, () -> GameDownload.of(checked, format, name));
    }

    /**
     * A position along a line of moves.
     *
     * @param last the move that led to it; empty for the first position
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record PositionOnLine(PositionView at, Optional<LastView> last) {}

    private PositionOnLine line(JsonFields body) {
        String start = body.optionalText("start").orElse("");
        List<String> moves = moves(body);
        return cache.ask(body.text("variant"), start, "to replay a game", rules -> line(rules, start, moves));
    }

    private static PositionOnLine line(Rules rules, String start, List<String> moves) {
        Game game = new Game(rules, start.isEmpty() ? rules.start() : rules.read(start));
        Optional<LastView> last = Optional.empty();
        for (String text : moves) {
            Verdict verdict = game.position().words().judge(text, Notation.MACHINE);
            if (!(verdict instanceof Verdict.Legal legal)) {
                throw new HttpError(
                        ErrorType.REFUSED,
                        "move " + (game.plies() + 1) + " of the line: " + MoveTexts.reason(text, verdict));
            }
            if (game.plies() == moves.size() - 1) {
                last = Optional.of(LastView.of(game.position(), legal.move()));
            }
            game.play(legal.move());
        }
        Optional<Outcome> outcome = game.outcome();
        return new PositionOnLine(PositionView.of(game.position(), outcome), last);
    }

    /**
     * A game as a file that a browser saves.
     *
     * @param format the format's word
     * @param name the name of the file
     */
    public record GameDownload(String format, String name, String text) {

        private static final Map<GameFormat, String> ENDINGS =
                Map.of(GameFormat.JSON, ".json", GameFormat.PGN, ".pgn", GameFormat.SOURCE, ".txt");

        /**
         * Writes a game in a format.
         *
         * @param name the name of the file, without its ending
         */
        public static GameDownload of(ReplayedGame game, GameFormat format, String name) {
            return new GameDownload(
                    format.toString(), name + ENDINGS.get(format), Exchange.text(game, format, new WorkCounter()));
        }

        /** The format that a word names. */
        public static GameFormat format(String word) {
            return Stream.of(GameFormat.values())
                    .filter(one -> one.toString().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new HttpError(
                            ErrorType.MALFORMED,
                            "the format is '" + Texts.shorten(word) + "'; expected json, pgn or source"));
        }
    }

    /** The games that come with the program, one record per file of a folder, which need not exist. */
    private record GameLibrary(Optional<Path> folder) {

        private static final String ENDING = ".json";
        private static final int ID_LENGTH = 16;

        /**
         * All games, by the names of their files.
         *
         * @param refused the files that contain no valid game
         */
        record Listing(List<Listed> games, List<Refused> refused) {}

        /** A game in a list. Its id stays the same whatever other games are added. */
        record Listed(String id, String name, String variant, int plies, String result, Map<String, String> tags) {}

        /** A file in which no game can be read. */
        record Refused(String file, String reason) {}

        Listing list() {
            List<Listed> games = new ArrayList<>();
            List<Refused> refused = new ArrayList<>();
            for (Path file : files()) {
                String shown = shown(file);
                try {
                    games.add(listed(name(file), new RecordFile(file).load(shown)));
                } catch (PlyspaceException unreadable) {
                    refused.add(new Refused(shown, unreadable.getMessage()));
                } catch (IOException unreadable) {
                    refused.add(new Refused(
                            shown, FileErrors.unreadable(shown, unreadable).getMessage()));
                }
            }
            return new Listing(games, refused);
        }

        private static Listed listed(String name, GameRecord record) {
            return new Listed(
                    id(name),
                    name,
                    record.setting(),
                    record.line().moves().size(),
                    record.result().text(),
                    record.tags());
        }

        /**
         * A saved game.
         *
         * @param name the name of its file, without the ending
         */
        record SavedRecord(String name, PartialGame game) {}

        /**
         * The game with an id.
         *
         * @throws org.plyspace.web.http.HttpError if there is none
         */
        SavedRecord find(String id, Exchange exchange) {
            Path file = files().stream()
                    .filter(one -> id(name(one)).equals(id))
                    .findFirst()
                    .orElseThrow(() -> missing(id));
            try {
                return new SavedRecord(
                        name(file), exchange.held(new RecordFile(file).load(shown(file)), name(file), 1));
            } catch (IOException gone) {
                throw missing(id);
            }
        }

        private static RuntimeException missing(String id) {
            return ErrorResponses.missing("game '" + Texts.shorten(id) + "' in the library");
        }

        private static String name(Path file) {
            String name = file.getFileName().toString();
            return name.substring(0, name.length() - ENDING.length());
        }

        /** The name of a file in messages, without its folder. */
        private static String shown(Path file) {
            return FileNames.shown(file.getFileName());
        }

        private static String id(String name) {
            return Sha256.of(name).substring(0, ID_LENGTH);
        }

        private List<Path> files() {
            try (Stream<Path> all = folder.isPresent() ? Files.list(folder.get()) : Stream.empty()) {
                return all.filter(file -> file.getFileName().toString().endsWith(ENDING))
                        .sorted()
                        .toList();
            } catch (IOException none) {
                return List.of();
            }
        }
    }
}
