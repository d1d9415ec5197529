package org.plyspace.cli.io;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.BufferedWriter;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.OutputException;

/**
 * What the program says: results on standard output, in UTF-8 and buffered, messages and progress on standard error. Unlike a {@link
 * java.io.PrintStream} it reports failed writes of results.
 */
@Singleton
public final class Console {

    private static final int BUFFER = 1 << 16;
    private static final int LONGEST_NOTICE = 2_000;

    private final Streams streams;
    private final LongSupplier ticker;
    private final SlowCallNotices waits;
    private final BufferedWriter writer;

    @Inject
    public Console(Streams streams, Environment environment) {
        this(streams, environment, System::nanoTime);
    }

    /** Creates a console whose time, in nanoseconds, is given. */
    Console(Streams streams, Environment environment, LongSupplier ticker) {
        this.streams = streams;
        this.ticker = ticker;
        waits = new SlowCallNotices(this::notice, environment, ticker);
        writer = new BufferedWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8), BUFFER);
    }

    /** The visible part of standard output. */
    public Streams.Window window() {
        return streams.window();
    }

    /** Hears what the program waits for, and says so if that takes long. */
    public SlowCallNotices waits() {
        return waits;
    }

    /** Prints a message, a line on standard error that cannot forge another: control characters that it quotes are masked. */
    public void notice(String message) {
        String line = message.lines().map(String::strip).collect(Collectors.joining(" "));
        String shown = line.length() <= LONGEST_NOTICE ? line : line.substring(0, LONGEST_NOTICE) + "...";
        streams.err().println("plyspace: " + Texts.printable(shown));
        streams.err().flush();
    }

    /** A writer for libraries that prints messages on standard error. */
    public PrintWriter messages() {
        return new PrintWriter(streams.err(), true, StandardCharsets.UTF_8);
    }

    /**
     * Shows that a job begins, {@code games ...}, until it reports how far it is.
     *
     * @param things the name of what the job counts
     */
    public ProgressLine progress(String things) {
        ProgressLine line = new ProgressLine(streams, waits::alive, ticker, things);
        line.show(things + " ...");
        return line;
    }

    /** A line for a job that says itself what is shown, and counts games if anything. */
    public ProgressLine status() {
        return new ProgressLine(streams, waits::alive, ticker, "games");
    }

    /**
     * Prints a line. Control characters are masked, line breaks included, so that no text can forge another line.
     *
     * @throws OutputException if it cannot be written
     */
    public void line(String text) {
        write(Texts.printable(text) + "\n");
    }

    /**
     * Prints a line of a board drawing with its colours; everything else is masked as in {@link #line}.
     *
     * @throws OutputException if it cannot be written
     */
    public void drawn(String line) {
        write(AnsiColours.printable(line) + "\n");
    }

    /**
     * Prints a text of several lines, whose line breaks must all be the program's own.
     *
     * @throws OutputException if it cannot be written
     */
    public void text(String text) {
        text.lines().forEach(this::line);
    }

    /**
     * Prints a text for programs, such as CSV or games, and a line break. Only control characters are masked, and characters that
     * change the direction of writing.
     *
     * @throws OutputException if it cannot be written
     */
    public void data(String text) {
        StringBuilder data = new StringBuilder(text);
        for (int i = 0; i < data.length(); i++) {
            char c = data.charAt(i);
            if ((Character.isISOControl(c) && c != '\n' && c != '\t') || turnsDirection(c)) {
                data.setCharAt(i, '?');
            }
        }
        write(data.append('\n').toString());
    }

    private static boolean turnsDirection(char c) {
        return switch (Character.getDirectionality(c)) {
            case Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE,
                    Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE,
                    Character.DIRECTIONALITY_POP_DIRECTIONAL_FORMAT,
                    Character.DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE -> true;
            default -> false;
        };
    }

    private void write(String text) {
        try {
            writer.write(text);
        } catch (IOException failed) {
            throw new OutputException(failed);
        }
    }

    /**
     * Prints a record, list or map as indented JSON.
     *
     * @throws OutputException if it cannot be written
     */
    public void json(Object value) {
        // Made here, since few commands print JSON and making it is a fifth of a short command's time.
        jsonText(JsonMappers.INDENTED.writeValueAsString(value));
    }

    /**
     * Prints a report, as JSON or as lines.
     *
     * @param json a record, list or map
     * @throws OutputException if it cannot be written
     */
    public void report(boolean asJson, Object json, Supplier<List<String>> lines) {
        if (asJson) {
            json(json);
        } else {
            lines.get().forEach(this::line);
        }
    }

    /** Prints a record, list or map as JSON on one line. */
    public void jsonLine(Object value) {
        jsonText(JsonMappers.PLAIN.writeValueAsString(value));
    }

    /**
     * Prints finished JSON and a line break. Control characters are escaped, which does not change its meaning.
     *
     * @throws OutputException if it cannot be written
     */
    public void jsonText(String json) {
        write(isPlain(json) ? json + "\n" : escaped(json));
    }

    /** Whether nothing in a text can need to be escaped, as in most of them. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\n' && (c < ' ' || c > '~')) {
                return false;
            }
        }
        return true;
    }

    private static String escaped(String json) {
        StringBuilder escaped = new StringBuilder(json.length() + 1);
        json.codePoints().forEach(c -> {
            String character = Character.toString(c);
            if (c == '\n' || Texts.printable(character).equals(character)) {
                escaped.append(character);
            } else {
                character.chars().forEach(unit -> escaped.append(String.format("\\u%04x", unit)));
            }
        });
        return escaped.append('\n').toString();
    }

    /**
     * Flushes everything printed so far.
     *
     * @throws OutputException if it cannot be written
     */
    public void flush() {
        try {
            writer.flush();
        } catch (IOException failed) {
            throw new OutputException(failed);
        }
    }

    /**
     * A writer for libraries that prints here. A writer hides errors, so its own flush does nothing, and flushing
     * is left to {@link #flush()}.
     */
    public PrintWriter results() {
        return new PrintWriter(new FilterWriter(writer) {
            @Override
            public void flush() {}
        });
    }
}
