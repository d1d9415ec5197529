package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.concurrent.Callable;
import org.plyspace.api.Position;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.TableAnswers;
import org.plyspace.endgame.Value;
import org.plyspace.engine.Registry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace tablebase probe}: what a position is worth, and each of its moves. */
@Command(
        name = "probe",
        description =
                "Prints what tables say of a position and of each of its moves. The material is that of the position.")
public final class TablebaseProbeCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Output output;

    @Mixin
    private TableArguments arguments;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public TablebaseProbeCommand(Provider<Registry> registry, Output output) {
        this.registry = registry;
        this.output = output;
    }

    @Override
    public Integer call() {
        return arguments.answer(registry.get(), this::print);
    }

    /** The JSON form: {@code result} is win, draw or loss of the side to move. */
    record Answer(String variant, String position, String result, Integer plies, List<ValuedMove> moves) {}

    /** The JSON form of a move. */
    record ValuedMove(String move, String result, Integer plies) {}

    private void print(Position position, TableAnswers answers) {
        int value = answers.value(position);
        List<TableAnswers.ValuedMove> moves = answers.valued(position);
        if (asJson) {
            output.json(new Answer(
                    position.rules().setting(),
                    position.words().text(),
                    TableTexts.result(value),
                    TableTexts.plies(value),
                    moves.stream()
                            .map(move -> new ValuedMove(
                                    move.text(), TableTexts.result(move.value()), TableTexts.plies(move.value())))
                            .toList()));
        } else {
            output.line(Value.words(value));
            moves.forEach(move -> output.line(move.text() + ": " + Value.words(move.value())));
        }
    }
}
