package org.plyspace.cli.play;

import java.io.IOException;
import java.util.Optional;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;

/** Reads lines of standard input when there is no terminal, and prints each after its question, so that the output is complete. */
final class PipedPrompt implements Prompt {

    private static final int LONGEST_LINE = 10_000;

    private final LineReader lines;
    private final Output output;

    PipedPrompt(Input input, Output output) {
        this.lines = input.lines(Input.STANDARD_INPUT, LONGEST_LINE);
        this.output = output;
    }

    /** Reports a line that cannot be read and returns the next one, unless the line may be endless. */
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
