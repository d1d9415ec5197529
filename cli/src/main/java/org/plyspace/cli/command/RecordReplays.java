package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.GameReport;
import org.plyspace.cli.view.Look;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordException;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.engine.record.RecordReplay;

/** Replays the records of a file: one at length, many with a line for each. */
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

    /** Whether what stands where a variant could stand names a file of records, or standard input. */
    static boolean isFile(String word) {
        return word.equals(Input.STANDARD_INPUT) || word.endsWith(".json") || word.endsWith(".jsonl");
    }

    /**
     * Prints what became of each game; whether all were good.
     *
     * @throws org.plyspace.api.PlyspaceException if the file cannot be read as records, or holds one game only and its variant or
     *     start is bad
     */
    boolean replay(String file, Look look, PictureOptions pictures) {
        List<Placed> all = read(file);
        if (all.size() == 1) {
            return replayAtLength(file, all.get(0), look, pictures);
        }
        boolean good = true;
        for (Placed placed : all) {
            good &= replayInALine(file, placed);
        }
        return good;
    }

    private boolean replayAtLength(String file, Placed placed, Look look, PictureOptions pictures) {
        try {
            return registry.get().ask(placed.record.spec(), REPLAY, () -> {
                RecordReplay replay = new RecordReplay(registry.get(), placed.record, placed.line);
                Optional<Problem> problem = problem(replay);
                if (!pictures.takeStandardOutput()) {
                    printAtLength(replay.game(), problem, look);
                }
                pictures.draw(List.of(GameReport.panel(replay.game())));
                return problem.isEmpty();
            });
        } catch (VariantFailure broken) {
            throw broken;
        } catch (PlyspaceException refused) {
            throw new RecordException(Input.name(file) + ":" + placed.line, refused.getMessage());
        }
    }

    private boolean replayInALine(String file, Placed placed) {
        String place = Input.name(file) + ":" + placed.line + ": ";
        try {
            return registry.get().ask(placed.record.spec(), REPLAY, () -> {
                RecordReplay replay = new RecordReplay(registry.get(), placed.record, placed.line);
                Optional<Problem> problem = problem(replay);
                output.line(place + problem.map(Problem::words).orElseGet(() -> summary(replay.game())));
                return problem.isEmpty();
            });
        } catch (PlyspaceException refused) {
            output.line(place + refused.getMessage());
            return false;
        }
    }

    /** What is wrong with a game: with a move, or with how it is said to have ended. */
    private record Problem(String words, boolean ofMove) {}

    private static Optional<Problem> problem(RecordReplay replay) {
        return replay.run()
                .map(bad -> new Problem("bad " + bad, true))
                .or(() -> replay.conclude().map(words -> new Problem(words, false)));
    }

    private List<Placed> read(String file) {
        List<Placed> all = new ArrayList<>();
        try (RecordReader reader =
                new RecordReader(new StringReader(input.text(file, LONGEST_FILE)), Input.name(file))) {
            for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                all.add(new Placed(next.get(), reader.line()));
            }
        }
        if (all.isEmpty()) {
            throw new UsageException(
                    Input.name(file) + ": there is no game in it; expected records as 'convert' writes them");
        }
        return all;
    }

    private void printAtLength(Game game, Optional<Problem> problem, Look look) {
        problem.ifPresent(
                what -> GameReport.problem(what.words(), what.ofMove()).forEach(output::line));
        GameReport.lines(game, problem.isEmpty(), look).forEach(output::drawn);
    }

    private static String summary(Game game) {
        return game.position().rules().spec() + ", " + GameReport.plies(game) + ", "
                + game.outcome().map(Object::toString).orElse("the game goes on");
    }
}
