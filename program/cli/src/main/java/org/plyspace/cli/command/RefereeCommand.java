package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.conformance.referee.Referee;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import picocli.CommandLine.Command;

/** {@code plyspace referee}: answers questions line by line until standard input ends. */
@Command(
        name = "referee",
        description =
                "Answers questions about moves and positions, one JSON object a line, from standard input to standard"
                        + " output.",
        footer = {"", "docs/referee.md describes the questions and answers."})
public final class RefereeCommand implements Callable<Integer> {

    private static final int LONGEST_QUESTION = 2 * PositionText.LONGEST;

    private final Provider<Registry> registry;
    private final Input input;
    private final Output output;

    @Inject
    public RefereeCommand(Provider<Registry> registry, Input input, Output output) {
        this.registry = registry;
        this.input = input;
        this.output = output;
    }

    @Override
    public Integer call() throws IOException {
        Referee referee = new Referee(registry.get());
        try (LineReader questions = input.lines(Input.STANDARD_INPUT, LONGEST_QUESTION)) {
            while (answerNext(referee, questions)) {
                output.flush();
            }
        }
        return ExitCode.DONE;
    }

    /** Whether there was another line. */
    private boolean answerNext(Referee referee, LineReader questions) throws IOException {
        Optional<String> line;
        try {
            line = questions.next();
        } catch (InputException unreadable) {
            output.jsonText(referee.answerToUnreadable(unreadable.getMessage()));
            return true;
        }
        line.filter(text -> !text.isBlank()).ifPresent(text -> output.jsonText(referee.answer(text)));
        return line.isPresent();
    }
}
