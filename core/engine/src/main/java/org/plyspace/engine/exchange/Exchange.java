package org.plyspace.engine.exchange;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Notations;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.engine.record.RecordReplay;
import org.plyspace.engine.record.RecordWriter;
import org.plyspace.engine.replay.GameText;
import org.plyspace.engine.replay.Replay;

/** Reads games in any form, checks them, and writes them in any form. */
public record Exchange(Registry registry) {

    /** The most characters that a file of games may have. */
    public static final int LONGEST_FILE = 20_000_000;

    /**
     * Reads all games of a text, at least one.
     *
     * @throws InputException if a game is malformed
     * @throws org.plyspace.api.FailureException if a game breaks its rules
     * @throws org.plyspace.api.PlyspaceException if the variant or the position given with source text is invalid
     */
    public List<ReplayedGame> read(GamesText games, GameFormat format) {
        refuseBlank(games);
        List<ReplayedGame> all = new ArrayList<>();
        switch (format) {
            case JSON -> json(games, (record, line) -> checked(record, games.name(), line), all::add);
            case PGN ->
                pgn(
                        games,
                        reader -> reader.next().map(record -> checked(record, games.name(), reader.line())),
                        all::add);
            case SOURCE -> all.add(source(games).checked(games.name()));
        }
        return all;
    }

    /**
     * Reads all games of a text, at least one, each as far as it obeys its rules.
     *
     * @param found receives each game before the next one is read; an exception ends the reading
     * @throws InputException if a game is malformed
     * @throws org.plyspace.api.PlyspaceException if the variant or the position given with source text is invalid
     */
    public void readHeld(GamesText games, GameFormat format, Consumer<PartialGame> found) {
        refuseBlank(games);
        switch (format) {
            case JSON -> json(games, (record, line) -> held(record, games.name(), line), found);
            case PGN -> pgn(games, PgnReader::nextHeld, found);
            case SOURCE -> found.accept(source(games));
        }
    }

    /**
     * Replays a record as far as it obeys its rules.
     *
     * @param name the file's name for messages
     * @param line the line of the file where the record begins
     * @throws InputException if its variant does not exist or refuses the options or the start
     */
    public PartialGame held(GameRecord record, String name, int line) {
        return RecordReplay.asked(registry, record, name + ":" + line, line, replay -> {
            ReplayProblems replayProblems = new ReplayProblems();
            GameLine holds = replay.runHeld(bad -> replayProblems.add(replay.game(), bad));
            if (replayProblems.isEmpty()) {
                replay.conclude().ifPresent(reason -> replayProblems.addEnd(holds, reason));
            }
            return new PartialGame(
                    record.withLine(holds),
                    replay.game(),
                    record.result().text(),
                    record.termination(),
                    replayProblems.told());
        });
    }

    /** Refuses a blank text; in any other text each format finds a game or refuses what it finds. */
    private static void refuseBlank(GamesText games) {
        if (games.text().isBlank()) {
            throw new InputException(games.name(), "there is no game in it");
        }
    }

    private static <T> void json(GamesText games, BiFunction<GameRecord, Integer, T> made, Consumer<? super T> found) {
        try (RecordReader reader = new RecordReader(new StringReader(games.text()), games.name(), games.line())) {
            for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                found.accept(made.apply(next.get(), reader.line()));
            }
        }
    }

    private <T> void pgn(GamesText games, Function<PgnReader, Optional<T>> following, Consumer<? super T> found) {
        PgnReader reader = new PgnReader(registry, games.text(), games.name(), games.line(), games.variant());
        for (Optional<T> next = following.apply(reader); next.isPresent(); next = following.apply(reader)) {
            found.accept(next.get());
        }
    }

    /**
     * Replays moves without a stated result, as far as they obey the rules.
     *
     * @param setting the rule set with its options
     * @param start the position's text; empty for the rules' start
     * @param moves the moves in machine form
     * @param name the name for messages
     * @throws InputException if the variant does not exist or refuses the options or the start
     */
    public PartialGame held(String setting, Optional<String> start, List<String> moves, String name) {
        SettingName parsed = SettingName.parse(setting);
        GameRecord record = new GameRecord(
                parsed.id(), parsed.given(), start, GameLine.of(moves), GameResult.OPEN, Optional.empty(), Map.of());
        return RecordReplay.asked(registry, record, name, 1, replay -> {
            ReplayProblems replayProblems = new ReplayProblems();
            replay.runHeld(bad -> replayProblems.add(replay.game(), bad));
            GameRecord played = GameRecord.of(replay.game(), Map.of());
            return new PartialGame(
                    played, replay.game(), played.result().text(), played.termination(), replayProblems.told());
        });
    }

    private PartialGame source(GamesText games) {
        String setting = games.variant()
                .orElseThrow(() -> new InputException(
                        games.name(), "source text does not name its variant; expected --variant ID"));
        return registry.follow(setting, "to replay a game", counter -> source(games, setting, counter));
    }

    private PartialGame source(GamesText games, String setting, WorkCounter counter) {
        Rules rules = registry.rules(setting, games.position().orElse(""));
        GameText text = new GameText(games.line());
        games.text().lines().forEach(text::add);
        return SourceText.read(
                rules,
                games.position().map(rules::read).orElseGet(rules::start),
                Notations.readable(rules).orElse(Notation.MACHINE),
                text,
                games.name(),
                counter);
    }

    private ReplayedGame checked(GameRecord record, String name, int line) {
        return new ReplayedGame(record, RecordReplay.play(registry, record, name, line));
    }

    /**
     * Writes games as text with a final line break; in JSON, a single game takes several lines, and each of many a line.
     *
     * @throws InputException if several games are to be written as source text, which cannot separate them
     * @throws org.plyspace.engine.VariantFailure if a rule set fails when asked for the texts of moves
     */
    public String write(List<ReplayedGame> games, GameFormat format) {
        return switch (format) {
            case JSON -> json(games);
            case PGN -> games.stream().map(game -> written(game, format)).collect(Collectors.joining("\n"));
            case SOURCE -> written(only(games), format);
        };
    }

    private String written(ReplayedGame game, GameFormat format) {
        return registry.follow(game.record().setting(), "to write a game down", counter -> text(game, format, counter));
    }

    /**
     * Writes one game as text with a final line break. Calls its rule set directly, so the caller must report its failures.
     *
     * @param counter counts the moves written
     */
    public static String text(ReplayedGame game, GameFormat format, WorkCounter counter) {
        return switch (format) {
            case JSON -> json(List.of(game));
            case PGN -> PgnWriter.write(game, counter);
            case SOURCE -> SourceText.write(game.game(), counter);
        };
    }

    private static String json(List<ReplayedGame> games) {
        RecordWriter writer = new RecordWriter();
        return games.size() == 1
                ? writer.document(games.get(0).record())
                : games.stream().map(game -> writer.line(game.record()) + "\n").collect(Collectors.joining());
    }

    private static ReplayedGame only(List<ReplayedGame> games) {
        if (games.size() > 1) {
            throw new InputException("source text", "it holds one game, found " + games.size() + "; use json or pgn");
        }
        return games.get(0);
    }

    /**
     * Reads and writes games in the notation of a rule set's source, or in SAN if it has none: numbered moves, a move of each side
     * per line, and the result.
     */
    public static final class SourceText {

        private SourceText() {}

        /**
         * Writes the moves and the result of a valid game, without tags, comments, signs and variations; ends with a line break.
         * Variant and start precede them as comments.
         *
         * @param counter counts the moves written
         */
        public static String write(Game game, WorkCounter counter) {
            Rules rules = game.position().rules();
            Setup start = game.start();
            PgnWriter.MoveNumbers numbers = new PgnWriter.MoveNumbers(start);
            Position position = rules.position(start, Purpose.GAME);
            StringBuilder text = new StringBuilder("# " + rules.setting());
            counter.count(text::length);
            if (!GameRecord.isStart(rules, start)) {
                text.append("\n# from ").append(rules.write(start));
            }
            San san = new San(position);
            Notation notation = Notations.written(rules);
            for (int ply = 1; ply <= game.plies(); ply++) {
                long move = game.move(ply - 1);
                boolean begins = ply == 1 || numbers.isWhites(ply);
                text.append(begins ? "\n" + numbers.before(ply) : "")
                        .append(' ')
                        .append(
                                notation.equals(Notation.MACHINE)
                                        ? san.text(move)
                                        : position.words().text(move, notation));
                position.make(move);
            }
            GameResult result = GameResult.of(game.outcome());
            return text.append(result == GameResult.OPEN ? "\n" : "\n" + result.text() + "\n")
                    .toString();
        }

        /**
         * Reads a game in such a text as far as it obeys its rules.
         *
         * @param name the file's name for messages
         * @param counter counts the moves
         * @throws InputException if there are no moves
         */
        static PartialGame read(
                Rules rules, Setup start, Notation notation, GameText text, String name, WorkCounter counter) {
            if (text.tokens().isEmpty()) {
                throw new InputException(name, "there are no moves in it");
            }
            Game game = new Game(rules, start);
            counter.count(game::plies);
            Replay replay = new Replay(game, notation);
            Optional<PartialGame.Problem> badMove =
                    replay.run(text.tokens()).map(bad -> PartialGame.Problem.of(game, bad));
            GameRecord played = GameRecord.of(game, Map.of());
            Optional<PartialGame.Problem> problem = badMove.or(() ->
                    replay.conclude(text.result()).map(reason -> PartialGame.Problem.ofEnd(played.line(), reason)));
            return problem.isEmpty()
                    ? PartialGame.of(new ReplayedGame(GameRecord.of(game, Map.of()), game))
                    : new PartialGame(played, game, text.result(), Optional.empty(), List.of(problem.get()));
        }
    }
}
