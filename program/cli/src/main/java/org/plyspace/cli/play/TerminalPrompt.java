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
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.plyspace.api.Texts;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Streams.Window;

/** Reads lines typed at a terminal, with history and completion by the Tab key. */
final class TerminalPrompt implements Prompt {

    private static final int USUAL_COLUMNS = 80;
    private static final int USUAL_ROWS = 24;

    private final Terminal terminal;
    /** The size that the terminal told. */
    private final Size told;

    private final LineReader reader;
    private final Console console;

    /**
     * Takes over a terminal until it is closed.
     *
     * @param usual how large a terminal counts that does not say so, as those on serial lines
     */
    TerminalPrompt(Terminal terminal, Supplier<List<String>> completions, Console console, Window usual) {
        this.terminal = terminal;
        this.console = console;
        this.told = terminal.getSize();
        if (told.getColumns() == 0 || told.getRows() == 0) {
            // The reader would show one letter a line.
            terminal.setSize(new Size(
                    told.getColumns() == 0 ? usual.columnsOr(USUAL_COLUMNS) : told.getColumns(),
                    told.getRows() == 0 ? USUAL_ROWS : told.getRows()));
        }
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
     * @param usual how large a terminal counts that does not say so
     */
    @SuppressWarnings("SystemConsoleNull") // never null from Java 22 on, where the builder finds out
    static Optional<Prompt> open(Supplier<List<String>> completions, Console console, Window usual) {
        if (System.console() == null) {
            return Optional.empty();
        }
        try {
            Terminal terminal =
                    TerminalBuilder.builder().system(true).dumb(false).build();
            return Optional.of(new TerminalPrompt(terminal, completions, console, usual));
        } catch (IOException | IllegalStateException none) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> ask(String question) {
        console.flush();
        try {
            return Optional.of(reader.readLine(question));
        } catch (EndOfFileException | UserInterruptException finished) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Window> window() {
        return Optional.of(Window.ofTerminal(terminal.getWidth(), terminal.getHeight()));
    }

    @Override
    public void close() throws IOException {
        if (told.getColumns() == 0 || told.getRows() == 0) {
            terminal.setSize(told);
        }
        terminal.close();
    }
}
