package org.plyspace.cli.io;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.BufferedWriter;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.OutputException;

/** Standard output in UTF-8, buffered; unlike a {@link java.io.PrintStream} it reports failed writes. */
@Singleton
public final class Output {

    private static final int BUFFER = 1 << 16;

    private final BufferedWriter writer;

    @Inject
    public Output(Streams streams) {
        writer = new BufferedWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8), BUFFER);
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
     * Refuses the name of a file whose folder is missing, or that is a folder itself, before games are played for hours whose result
     * it is to hold.
     *
     * @param option the option that names it
     * @throws UsageException if it is refused
     */
    public static void requireFolder(String option, String file) {
        Path folder = Path.of(file).toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new UsageException(option + ": cannot write '" + file + "': there is no such folder");
        }
        if (Files.isDirectory(Path.of(file))) {
            throw new UsageException(option + ": cannot write '" + file + "': it is a folder; expected a file");
        }
    }

    /**
     * Writes a text to a file, in place of what was there, all or nothing.
     *
     * @throws PlyspaceException if it cannot be written; what was there is there still
     */
    public void file(String name, String text) {
        into(name, path -> {
            new AtomicFile(path).write(text);
            return path;
        });
    }

    /**
     * Writes lines to a file as they are made, in place of what was there, all or nothing.
     *
     * @throws PlyspaceException if it cannot be written; what was there is there still
     */
    public void fileOfLines(String name, AtomicFile.Lines lines) {
        into(name, path -> {
            new AtomicFile(path).writeLines(lines);
            return path;
        });
    }

    /** Work on a file or folder that is written to. */
    @FunctionalInterface
    public interface Writing<T> {

        /** Does the work. */
        T to(Path path) throws IOException;
    }

    /**
     * Writes to the file or folder of a name.
     *
     * @throws PlyspaceException if that fails, or there can be none of that name
     */
    public static <T> T into(String name, Writing<T> writing) {
        try {
            return writing.to(Path.of(name));
        } catch (IOException failed) {
            throw FileErrors.unwritable(name, failed);
        } catch (InvalidPathException invalid) {
            throw FileErrors.unwritable(name, invalid);
        }
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
    public PrintWriter asPrintWriter() {
        return new PrintWriter(new FilterWriter(writer) {
            @Override
            public void flush() {}
        });
    }
}
