package org.plyspace.cli.io;

import java.io.BufferedWriter;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.plyspace.api.Texts;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Standard output in UTF-8, buffered; unlike a {@link java.io.PrintStream} it does not hide that writing failed. */
public final class Output {

    private static final int BUFFER = 1 << 16;

    private final BufferedWriter writer;

    public Output(Streams streams) {
        writer = new BufferedWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8), BUFFER);
    }

    /**
     * Prints a line.
     *
     * @throws OutputException if it cannot be written
     */
    public void line(String text) {
        try {
            writer.write(text);
            writer.write('\n');
        } catch (IOException failed) {
            throw new OutputException(failed);
        }
    }

    /**
     * Prints a record, list or map as JSON over several lines.
     *
     * @throws OutputException if it cannot be written
     */
    public void json(Object value) {
        // Made here, since few commands print JSON and making it is a fifth of a short command's time.
        JsonMapper json =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        line(json.writeValueAsString(value));
    }

    /**
     * Writes a text to a file, in place of what was there.
     *
     * @throws UnwritableException if it cannot be written
     */
    public void file(String name, String text) {
        try {
            Files.writeString(Path.of(name), text);
        } catch (IOException failed) {
            throw new UnwritableException("cannot write '" + Texts.shorten(name) + "': " + FileErrors.describe(failed));
        } catch (InvalidPathException invalid) {
            throw new UnwritableException(
                    "cannot write '" + Texts.shorten(name) + "': that cannot be the name of a file");
        }
    }

    /**
     * Hands everything printed so far to the system.
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
     * The same output for libraries that want a writer. It would hide errors, so that its own flushing does nothing and all
     * is left to {@link #flush()}.
     */
    public PrintWriter asPrintWriter() {
        return new PrintWriter(new FilterWriter(writer) {
            @Override
            public void flush() {}
        });
    }
}
