package org.plyspace.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Position;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.ClockAnswers;
import org.plyspace.endgame.TableAnswers;
import org.plyspace.endgame.Value;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code plyspace tablebase probe}: what a position is worth, and each of its moves. */
@Command(
        name = "probe",
        description =
                "Prints what tables say of a position and of each of its moves. The material is that of the position.")
public final class TablebaseProbeCommand extends BaseCommand {

    @Mixin
    private TableArguments arguments;

    @Mixin
    private CommonOptions.Json json;

    @Override
    public Integer call() {
        return arguments.answer(this::print);
    }

    /** The JSON form: {@code result} is win, draw or loss of the side to move; {@code withClock} is null if that is not known. */
    record Answer(
            String variant, String position, String result, Integer plies, Counted withClock, List<ValuedMove> moves) {}

    /** The JSON form of a move. */
    record ValuedMove(String move, String result, Integer plies, String withClock) {}

    /** The JSON form of what the clock leaves: {@code plies} are those to a reset of the clock or the end. */
    record Counted(String result, Integer plies) {}

    /** What the clock leaves after a move, for the side that makes it; empty if that is not known. */
    private static Optional<String> after(Position position, long move, Optional<ClockAnswers> clock) {
        position.make(move);
        Optional<String> result = known(position, clock).map(theirs -> Value.result(-theirs));
        position.unmake();
        return result;
    }

    private static Optional<Integer> known(Position position, Optional<ClockAnswers> clock) {
        OptionalInt value = clock.isPresent() ? clock.get().value(position) : OptionalInt.empty();
        return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
    }

    private void print(Position position, TableAnswers answers, Optional<ClockAnswers> clock) {
        int value = answers.value(position);
        List<TableAnswers.ValuedMove> moves = answers.valued(position);
        Optional<Integer> counted = known(position, clock);
        if (json.isWanted()) {
            console()
                    .json(new Answer(
                            position.rules().setting(),
                            position.words().text(),
                            Value.result(value),
                            TableTexts.plies(value),
                            counted.map(one -> new Counted(Value.result(one), TableTexts.plies(one)))
                                    .orElse(null),
                            moves.stream()
                                    .map(move -> new ValuedMove(
                                            move.text(),
                                            Value.result(move.value()),
                                            TableTexts.plies(move.value()),
                                            after(position, move.move(), clock).orElse(null)))
                                    .toList()));
            return;
        }
        List<String> lines = new ArrayList<>();
        lines.add(Value.words(value));
        counted.ifPresent(one -> lines.add("with the clock at " + position.halfmoveClock() + " of "
                + clock.orElseThrow().plies() + " plies: " + Value.result(one)
                + (one == Value.DRAW ? "" : ", a reset or the end within " + TableTexts.plies(one))));
        for (TableAnswers.ValuedMove move : moves) {
            String left = after(position, move.move(), clock)
                    .filter(result -> !result.equals(Value.result(move.value())))
                    .map(result -> "; with the clock " + result)
                    .orElse("");
            lines.add(move.text() + ": " + Value.words(move.value()) + left);
        }
        // Not before all is known: a damaged table may be found by the last move.
        lines.forEach(console()::line);
    }
}
