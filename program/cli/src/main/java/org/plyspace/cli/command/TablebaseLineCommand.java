package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.TableAnswers;
import org.plyspace.endgame.Value;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace tablebase line}: plays the best line. */
@Command(
        name = "line",
        description =
                "Plays a position to its end by tables: the shortest win against the longest defence. A draw has no line.")
public final class TablebaseLineCommand implements Callable<Integer> {

    private final Output output;

    @Mixin
    private TableArguments arguments;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public TablebaseLineCommand(Output output) {
        this.output = output;
    }

    @Override
    public Integer call() {
        return arguments.answer((position, answers, clock) -> print(position, answers));
    }

    /** The JSON form: {@code outcome} is how the game ends, empty for a draw. */
    record Line(String variant, String position, String result, Integer plies, List<String> moves, String outcome) {}

    private void print(Position position, TableAnswers answers) {
        int value = answers.value(position);
        List<TableAnswers.ValuedMove> line = answers.line(position);
        List<String> moves = line.stream().map(TableAnswers.ValuedMove::text).toList();
        Position last = position.copy();
        line.forEach(move -> last.make(move.move()));
        String outcome = answers.outcome(last).map(Outcome::toString).orElse("");
        if (asJson) {
            output.json(new Line(
                    position.rules().setting(),
                    position.words().text(),
                    Value.result(value),
                    TableTexts.plies(value),
                    moves,
                    outcome));
        } else {
            output.line(Value.words(value));
            moves.forEach(output::line);
            if (!outcome.isEmpty()) {
                output.line(outcome);
            }
        }
    }
}
