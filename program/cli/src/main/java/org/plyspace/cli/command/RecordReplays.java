package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.cli.view.GameReport;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.engine.record.RecordReplay;

/** Replays the records of a file: a single one in full, several with one line each. */
public final class RecordReplays {

    /** The most characters that a file of games may have. */
    static final int LONGEST_FILE = 20_000_000;

    private static final String REPLAY = "to replay a game";

    private final Provider<Registry> registry;
    private final Input input;
    private final Output output;

    @Inject
    public RecordReplays(Provider<Registry> registry, Input input, Output output) {
        this.registry = registry;
        this.input = input;
        this.output = output;
    }

    /** A record and the line it begins in. */
    private record Placed(GameRecord record, int line) {}

    /** Whether the word in the place of a variant names a file of records, or standard input. */
    static boolean isFile(String word) {
        return word.equals(Input.STANDARD_INPUT)
                || word.endsWith(".json")
                || word.endsWith(".jsonl")
                || word.endsWith(".pgn");
    }

    /**
     * Prints the result of each game; false if any of them is bad.
     *
     * @throws org.plyspace.api.PlyspaceException if the file cannot be read as records, or holds one game only and its variant or
     *     start is bad
     */
    boolean replay(String file, GameFileOptions reading, BoardStyle boardStyle, PictureOptions pictures) {
        String text = reading.text(input, file, LONGEST_FILE);
        GameFormat written = reading.form(text, file);
        if (written == GameFormat.PGN) {
            return replayPgn(file, text, boardStyle, pictures);
        }
        if (written == GameFormat.SOURCE && reading.hasForm()) {
            throw new UsageException(Input.name(file)
                    + ": source text does not name its variant; expected 'plyspace replay VARIANT " + Input.name(file)
                    + "'");
        }
        List<Placed> all = read(file, text);
        if (all.size() == 1) {
            return replayAtLength(file, all.get(0), boardStyle, pictures);
        }
        boolean good = true;
        for (Placed placed : all) {
            good &= replayInALine(file, placed);
        }
        return good;
    }

    private boolean replayAtLength(String file, Placed placed, BoardStyle boardStyle, PictureOptions pictures) {
        try {
            return registry.get().follow(placed.record.setting(), REPLAY, counter -> {
                RecordReplay replay = new RecordReplay(registry.get(), placed.record, placed.line);
                counter.count(() -> replay.game().plies());
                Optional<Problem> problem = problem(replay);
                showAtLength(replay.game(), problem, boardStyle, pictures);
                return problem.isEmpty();
            });
        } catch (FailureException asItIs) {
            throw asItIs;
        } catch (PlyspaceException refused) {
            throw new InputException(Input.name(file) + ":" + placed.line, refused.getMessage());
        }
    }

    private boolean replayInALine(String file, Placed placed) {
        String place = Input.name(file) + ":" + placed.line + ": ";
        try {
            return registry.get().follow(placed.record.setting(), REPLAY, counter -> {
                RecordReplay replay = new RecordReplay(registry.get(), placed.record, placed.line);
                counter.count(() -> replay.game().plies());
                Optional<Problem> problem = problem(replay);
                printInALine(place, replay.game(), problem);
                return problem.isEmpty();
            });
        } catch (PlyspaceException refused) {
            output.line(place + refused.getMessage());
            return false;
        }
    }

    /** What is wrong with a game: a move, or the outcome stated. */
    private record Problem(String words, boolean ofMove) {}

    private static Optional<Problem> problem(RecordReplay replay) {
        return replay.run()
                .map(bad -> new Problem("bad " + bad, true))
                .or(() -> replay.conclude().map(words -> new Problem(words, false)));
    }

    private boolean replayPgn(String file, String text, BoardStyle boardStyle, PictureOptions pictures) {
        List<PartialGame> games = new ArrayList<>();
        new Exchange(registry.get())
                .readHeld(
                        new GamesText(text, Input.name(file), Optional.empty(), Optional.empty()),
                        GameFormat.PGN,
                        games::add);
        for (int i = 0; i < games.size(); i++) {
            PartialGame held = games.get(i);
            String name = Input.name(file) + ", game " + (i + 1) + ": ";
            registry.get().follow(held.record().setting(), REPLAY, counter -> {
                Optional<Problem> problem = problem(held);
                if (games.size() == 1) {
                    showAtLength(held.game(), problem, boardStyle, pictures);
                } else {
                    printInALine(name, held.game(), problem);
                }
                return held;
            });
        }
        return games.stream().allMatch(held -> held.troubles().isEmpty());
    }

    private static Optional<Problem> problem(PartialGame held) {
        return held.troubles().stream()
                .findFirst()
                .map(trouble -> new Problem(
                        (trouble.move().isPresent() ? "bad " : "") + trouble.reason(),
                        trouble.move().isPresent()));
    }

    private List<Placed> read(String file, String text) {
        List<Placed> all = new ArrayList<>();
        try (RecordReader reader = new RecordReader(new StringReader(text), Input.name(file))) {
            for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                all.add(new Placed(next.get(), reader.line()));
            }
        }
        if (all.isEmpty()) {
            throw new UsageException(Input.name(file) + ": no game in it; expected records as 'convert' writes them");
        }
        return all;
    }

    private void showAtLength(Game game, Optional<Problem> problem, BoardStyle boardStyle, PictureOptions pictures) {
        if (!pictures.takeStandardOutput()) {
            problem.ifPresent(
                    what -> GameReport.problem(what.words(), what.ofMove()).forEach(output::line));
            GameReport.lines(game, problem.isEmpty(), boardStyle).forEach(output::drawn);
        }
        pictures.draw(List.of(GameReport.panel(game)));
    }

    private void printInALine(String place, Game game, Optional<Problem> problem) {
        output.line(place + problem.map(Problem::words).orElseGet(() -> summary(game)));
    }

    private static String summary(Game game) {
        return game.position().rules().setting() + ", " + GameReport.plies(game) + ", "
                + game.outcome().map(Object::toString).orElse("the game goes on");
    }
}
