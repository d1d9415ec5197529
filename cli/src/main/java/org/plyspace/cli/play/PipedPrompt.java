package org.plyspace.cli.play;

import java.io.IOException;
import java.util.Optional;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;

/** Lines of standard input when no terminal is there; each is printed after its question, so that the output tells all. */
final class PipedPrompt implements Prompt {

    private static final int LONGEST_LINE = 10_000;

    private final LineReader lines;
    private final Output output;

    PipedPrompt(Input input, Output output) {
        this.lines = input.lines(Input.STANDARD_INPUT, LONGEST_LINE);
        this.output = output;
    }

    /** A line that cannot be read is told so, and the next one is the answer, unless there may be no end to it. */
    @Override
    public Optional<String> ask(String question) {
        while (true) {
            try {
                Optional<String> line = lines.next();
                line.ifPresent(text -> output.line(question + text));
                return line;
            } catch (InputException unreadable) {
                if (lines.isAmidLine()) {
                    throw unreadable;
                }
                output.line(question);
                output.line(unreadable.getMessage());
            } catch (IOException failed) {
                throw Input.failure(Input.STANDARD_INPUT, failed);
            }
        }
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
