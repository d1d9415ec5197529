package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.GameReport;
import org.plyspace.engine.Game;
import org.plyspace.engine.Notations;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.replay.BadMove;
import org.plyspace.engine.replay.GameText;
import org.plyspace.engine.replay.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace replay}: replays a game that is given as text. */
@Command(
        name = "replay",
        description =
                "Replays a game and shows how it ended, or its first bad move (exit code 1). Move numbers and comments"
                        + " after # are skipped; +, ++, # and mate must be true where they are given. Instead of a variant and"
                        + " moves, name a file of records (.json or .jsonl) or of PGN games (.pgn), or - for standard input with"
                        + " either.")
public final class ReplayCommand implements Callable<Integer> {

    private final Output output;
    private final GameReader reader;
    private final RecordReplays records;

    @Mixin
    private PositionArguments arguments;

    @Mixin
    private ViewOptions view;

    @Mixin
    private PictureOptions pictures;

    @Mixin
    private GameFileOptions reading;

    @Option(names = "--source", description = "read the moves in the notation of the rule set's source")
    private boolean inSourceNotation;

    @Parameters(
            index = "1..*",
            paramLabel = "MOVES",
            description = "the moves, or the name of a file that has them, or - for standard input (the default)")
    private List<String> moves = List.of();

    @Inject
    public ReplayCommand(Output output, GameReader reader, RecordReplays records) {
        this.output = output;
        this.reader = reader;
        this.records = records;
    }

    @Override
    public Integer call() {
        if (reading.hasForm() || RecordReplays.isFile(arguments.variant())) {
            return replayRecords(arguments.variant());
        }
        // A bad variant is refused before anybody types the moves.
        Rules rules = arguments.ask("for its rules", () -> arguments.rules());
        GameText text = reader.read(moves, reading);
        return arguments.follow("to replay a game", counter -> replay(rules, text, counter));
    }

    private int replay(Rules rules, GameText text, WorkCounter counter) {
        Notation notation = inSourceNotation ? sourceNotation(rules) : Notation.MACHINE;
        Game game = new Game(rules, arguments.setup(rules));
        counter.count(game::plies);
        Replay replay = new Replay(game, notation);
        Optional<BadMove> bad = replay.run(text.tokens());
        Optional<String> wrongEnd = bad.isEmpty() ? replay.conclude(text.result()) : Optional.empty();
        bad.ifPresent(move -> GameReport.problem("bad " + move, true).forEach(output::line));
        wrongEnd.ifPresent(words -> GameReport.problem(words, false).forEach(output::line));
        boolean sound = bad.isEmpty() && wrongEnd.isEmpty();
        print(game, sound);
        return ExitCode.of(sound);
    }

    private void print(Game game, boolean sound) {
        if (!pictures.takeStandardOutput()) {
            GameReport.lines(game, sound, view.look()).forEach(output::drawn);
        }
        pictures.draw(List.of(GameReport.panel(game)));
    }

    private int replayRecords(String file) {
        if (!moves.isEmpty() || inSourceNotation || arguments.hasPosition()) {
            throw new UsageException("records name their own variant, start and moves; expected 'plyspace replay "
                    + Input.name(file) + "' without moves, --source or --position");
        }
        return ExitCode.of(records.replay(file, reading, view.look(), pictures));
    }

    private static Notation sourceNotation(Rules rules) {
        return Notations.readable(rules)
                .orElseThrow(() -> new UsageException(
                        "--source: only the machine form can be read for " + rules.setting() + "; leave --source out"));
    }
}
