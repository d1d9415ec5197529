package org.plyspace.cli.command;

import java.io.IOException;
import java.util.Optional;
import org.plyspace.conformance.referee.Referee;
import org.plyspace.engine.PositionText;
import org.plyspace.engine.io.Input;
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
public final class RefereeCommand extends BaseCommand {

    private static final int LONGEST_QUESTION = 2 * PositionText.LONGEST;

    @Override
    public Integer call() throws IOException {
        Referee referee = new Referee(registry());
        try (LineReader questions = input().lines(Input.STANDARD_INPUT, LONGEST_QUESTION)) {
            while (answerNext(referee, questions)) {
                console().flush();
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
            console().jsonText(referee.answerToUnreadable(unreadable.getMessage()));
            return true;
        }
        line.filter(text -> !text.isBlank()).ifPresent(text -> console().jsonText(referee.answer(text)));
        return line.isPresent();
    }
}
