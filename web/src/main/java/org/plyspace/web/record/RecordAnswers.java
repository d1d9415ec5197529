package org.plyspace.web.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.plyspace.engine.Registry;
import org.plyspace.engine.exchange.CheckedGame;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.record.RecordReplay;
import org.plyspace.web.http.Asked;
import org.plyspace.web.http.DenialType;
import org.plyspace.web.http.Denials;
import org.plyspace.web.http.DeniedException;
import org.plyspace.web.question.RuleShelf;
import org.plyspace.web.view.LastView;
import org.plyspace.web.view.PositionView;

/** Games that were written down: those in texts that a page sends, and those that come with the program. */
public final class RecordAnswers {

    private static final int MOST_GAMES = 100;
    private static final int MOST_MOVES = 2_000;
    private static final String ENDING = ".json";

    private final RuleShelf shelf;
    private final Optional<Path> library;

    /**
     * With the rule sets.
     *
     * @param library the folder of games that come with the program, a record in each file
     */
    public RecordAnswers(RuleShelf shelf, Optional<Path> library) {
        this.shelf = shelf;
        this.library = library;
    }

    /** Answers from now on. */
    public void register(RoutesConfig routes) {
        routes.post(
                "/api/records",
                context -> context.json(read(new Asked(context).body(List.of("text", "format", "variant")))));
        routes.get("/api/line", context -> context.json(line(new Asked(context))));
        routes.get("/api/library", context -> context.json(Map.of("games", listed())));
        routes.get("/api/library/{id}", context -> context.json(fromLibrary(context.pathParam("id"))));
    }

    private Map<String, List<RecordView>> read(JsonFields body) {
        String text = body.text("text");
        GameFormat format = body.optionalText("format")
                .map(word -> Stream.of(GameFormat.values())
                        .filter(one -> one.toString().equals(word))
                        .findFirst()
                        .orElseThrow(() -> body.refusal(
                                "format", "expected json, pgn or source, found '" + Texts.shorten(word) + "'")))
                .orElseGet(() -> GameFormat.of(text));
        Registry registry = shelf.registry();
        List<CheckedGame> games = new Exchange(registry)
                .read(new GamesText(text, "the text", body.optionalText("variant"), Optional.empty()), format);
        if (games.size() > MOST_GAMES) {
            throw new DeniedException(
                    DenialType.TOO_LARGE,
                    "there are " + games.size() + " games; no more than " + MOST_GAMES + " are read");
        }
        return Map.of("games", games.stream().map(this::view).toList());
    }

    private RecordView view(CheckedGame game) {
        return shelf.registry().guard(game.record().spec(), "to replay a game", () -> RecordView.of(game));
    }

    /**
     * A position along a line of moves.
     *
     * @param last the move that led to it, unless it is the first one
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record PositionOnLine(PositionView at, Optional<LastView> last) {}

    private PositionOnLine line(Asked asked) {
        String start = asked.optional("start").orElse("");
        List<String> moves = asked.optional("moves")
                .map(text -> List.of(text.split(",", -1)))
                .orElse(List.of());
        if (moves.size() > MOST_MOVES) {
            throw new DeniedException(
                    DenialType.TOO_LARGE,
                    "there are " + moves.size() + " moves; no more than " + MOST_MOVES + " are read");
        }
        return shelf.ask(asked.text("variant"), start, "to replay a game", rules -> line(rules, start, moves));
    }

    private static PositionOnLine line(Rules rules, String start, List<String> moves) {
        Game game = new Game(rules, start.isEmpty() ? rules.start() : rules.read(start));
        Optional<LastView> last = Optional.empty();
        for (String text : moves) {
            Verdict verdict = game.position().words().judge(text, Notation.MACHINE);
            if (!(verdict instanceof Verdict.Legal legal)) {
                throw new DeniedException(
                        DenialType.REFUSED,
                        "move " + (game.plies() + 1) + " of the line: " + MoveTexts.reason(text, verdict));
            }
            last = Optional.of(LastView.of(game.position(), legal.move()));
            game.play(legal.move());
        }
        Optional<Outcome> outcome = game.outcome();
        return new PositionOnLine(PositionView.of(game.position(), outcome), last);
    }

    /** A game in a list. */
    record Listed(String id, String name, String variant, int plies, String result) {}

    private List<Listed> listed() {
        List<Listed> games = new ArrayList<>();
        for (Path file : files()) {
            record(file)
                    .ifPresent(record -> games.add(new Listed(
                            String.valueOf(games.size() + 1),
                            name(file),
                            record.spec(),
                            record.line().moves().size(),
                            record.result().text())));
        }
        return games;
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ENDING.length());
    }

    private RecordView fromLibrary(String id) {
        GameRecord record = files().stream()
                .flatMap(file -> record(file).stream())
                .skip(id.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(id) - 1 : MOST_MOVES)
                .findFirst()
                .orElseThrow(() -> Denials.missing("game '" + Texts.shorten(id) + "' in the library"));
        return view(new CheckedGame(record, RecordReplay.play(shelf.registry(), record, "the game", 1)));
    }

    private List<Path> files() {
        try (Stream<Path> all = library.isPresent() ? Files.list(library.get()) : Stream.empty()) {
            return all.filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private static Optional<GameRecord> record(Path file) {
        try {
            return Optional.of(new RecordFile(file).load());
        } catch (IOException | PlyspaceException unreadable) {
            return Optional.empty();
        }
    }
}
