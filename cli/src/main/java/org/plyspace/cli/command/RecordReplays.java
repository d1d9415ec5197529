package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.GameReport;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.engine.record.RecordReplay;

/** Replays the records of a file: one at length, many with a line for each. */
public final class RecordReplays {

    /** The most characters that a file of games may have. */
    static final int LONGEST_FILE = 20_000_000;

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

    /**
     * Prints what became of each game; whether all were good.
     *
     * @throws org.plyspace.api.PlyspaceException if the file cannot be read as records, or a record's variant or start is bad
     */
    boolean replay(String file, int width) {
        List<Placed> all = read(file);
        boolean good = true;
        for (Placed placed : all) {
            RecordReplay replay = new RecordReplay(registry.get(), placed.record, placed.line);
            Optional<String> problem = replay.run().map(bad -> "bad " + bad).or(replay::conclude);
            if (all.size() == 1) {
                printAtLength(replay.game(), problem, width);
            } else {
                output.line(file + ":" + placed.line + ": " + summary(replay.game(), problem));
            }
            good &= problem.isEmpty();
        }
        return good;
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
            throw new UsageException(Input.name(file)
                    + ": there is no game in it; records as 'convert' writes them would" + " be accepted");
        }
        return all;
    }

    private void printAtLength(Game game, Optional<String> problem, int width) {
        problem.ifPresent(
                words -> output.line(words + (words.startsWith("bad ") ? "\nthe position before it:" : "") + "\n"));
        GameReport.lines(game, problem.isEmpty(), width).forEach(output::line);
    }

    private static String summary(Game game, Optional<String> problem) {
        return problem.orElseGet(() -> game.position().rules().spec() + ", " + GameReport.plies(game) + ", "
                + game.outcome().map(Object::toString).orElse("the game goes on"));
    }
}
