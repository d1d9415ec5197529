package org.plyspace.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.Game;
import org.plyspace.engine.Notations;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.exchange.FileReplays;
import org.plyspace.engine.exchange.FileReplays.Problem;
import org.plyspace.engine.exchange.GameReader;
import org.plyspace.engine.io.Input;
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
public final class ReplayCommand extends BaseCommand {

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

    @Override
    public Integer call() {
        GameReader reader = reading.reader(input());
        boolean afterVariant = moves.size() == 1
                && FileReplays.isFile(moves.get(0))
                && !moves.get(0).equals(Input.STANDARD_INPUT);
        if (reader.form().isPresent() || FileReplays.isFile(arguments.variant()) || afterVariant) {
            return replayRecords(reader, arguments.variant());
        }
        // A bad variant is refused before anybody types the moves.
        Rules rules = arguments.ask("for its rules", () -> arguments.rules());
        GameText text = reader.moves(moves);
        return arguments.follow("to replay a game", counter -> replay(rules, text, counter));
    }

    private int replay(Rules rules, GameText text, WorkCounter counter) {
        Notation notation = inSourceNotation ? sourceNotation(rules) : Notation.MACHINE;
        Game game = new Game(rules, arguments.setup(rules));
        counter.count(game::plies);
        Replay replay = new Replay(game, notation);
        Optional<Problem> problem = replay.run(text.tokens())
                .map(bad -> new Problem("bad " + bad, true))
                .or(() -> replay.conclude(text.result()).map(words -> new Problem(words, false)));
        problem.ifPresent(this::print);
        print(game, problem.isEmpty(), view::look);
        return ExitCode.of(problem.isEmpty());
    }

    private void print(Problem problem) {
        PositionReport.problem(problem).forEach(console()::line);
    }

    private void print(Game game, boolean sound, Supplier<BoardStyle> look) {
        if (!pictures.takeStandardOutput()) {
            PositionReport.lines(game, sound, look.get()).forEach(console()::drawn);
        }
        pictures.draw(List.of(PositionReport.panel(game)));
    }

    private int replayRecords(GameReader reader, String file) {
        if (!moves.isEmpty() || inSourceNotation || arguments.hasPosition()) {
            String named = FileReplays.isFile(file) || moves.isEmpty() ? file : moves.get(0);
            throw new UsageException("records name their own variant, start and moves; expected 'plyspace replay "
                    + Input.name(named) + "' without variant, moves, --source or --position");
        }
        BoardStyle look = view.look();
        FileReplays replays = new FileReplays(registry(), reader, new FileReplays.Listener() {
            @Override
            public void replayed(Game game, Optional<Problem> problem) {
                if (!pictures.takeStandardOutput()) {
                    problem.ifPresent(ReplayCommand.this::print);
                }
                print(game, problem.isEmpty(), () -> look);
            }

            @Override
            public void told(String line) {
                console().line(line);
            }
        });
        return ExitCode.of(replays.replay(file));
    }

    private static Notation sourceNotation(Rules rules) {
        return Notations.readable(rules)
                .orElseThrow(() -> new UsageException(
                        "--source: only the machine form can be read for " + rules.setting() + "; leave --source out"));
    }
}
