package org.plyspace.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.plyspace.api.Texts;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.Window;

/** Reads lines typed at a terminal, with history and completion by the Tab key. */
final class TerminalPrompt implements Prompt {

    private final Terminal terminal;
    private final LineReader reader;
    private final Output output;

    private TerminalPrompt(Terminal terminal, Supplier<List<String>> completions, Output output) {
        this.terminal = terminal;
        this.output = output;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .completer((line, parsed, candidates) -> completions.get().stream()
                        .filter(text -> Texts.printable(text).equals(text))
                        .forEach(text -> candidates.add(new Candidate(text))))
                .build();
    }

    /**
     * Opens the terminal; empty if standard input or output is something else.
     *
     * @param completions the texts that can be typed now
     */
    @SuppressWarnings("SystemConsoleNull") // never null from Java 22 on, where the builder finds out
    static Optional<Prompt> open(Supplier<List<String>> completions, Output output) {
        if (System.console() == null) {
            return Optional.empty();
        }
        try {
            Terminal terminal =
                    TerminalBuilder.builder().system(true).dumb(false).build();
            return Optional.of(new TerminalPrompt(terminal, completions, output));
        } catch (IOException | IllegalStateException none) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> ask(String question) {
        output.flush();
        try {
            return Optional.of(reader.readLine(question));
        } catch (EndOfFileException | UserInterruptException finished) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Window> window() {
        boolean known = terminal.getWidth() > 0 && terminal.getHeight() > 0;
        return known ? Optional.of(Window.ofTerminal(terminal.getWidth(), terminal.getHeight())) : Optional.empty();
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
