package org.plyspace.cli.io;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Reads line by line, refusing overlong lines, so that no input can exhaust memory. */
public final class LineReader implements Closeable {

    private final BufferedReader reader;
    private final String name;
    private final int longest;
    private int lines;

    /**
     * Over a reader that this one closes.
     *
     * @param name what messages call the file
     * @param longest the most characters that a line may have
     */
    public LineReader(Reader reader, String name, int longest) {
        this.name = name;
        this.reader = new BufferedReader(reader);
        this.longest = longest;
    }

    /**
     * The next line without its end, or empty at the end of input.
     *
     * @throws InputException if the line is too long; {@link #skip} then goes on with the line after it
     * @throws IOException if reading fails
     */
    public Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = reader.read();
        if (c < 0) {
            return Optional.empty();
        }
        lines++;
        for (; c >= 0 && c != '\n'; c = reader.read()) {
            if (line.length() == longest) {
                throw new InputException(name + ":" + lines + ": the line is longer than " + longest
                        + " characters, the longest read here");
            }
            line.append((char) c);
        }
        int last = line.length() - 1;
        if (last >= 0 && line.charAt(last) == '\r') {
            line.setLength(last);
        }
        return Optional.of(line.toString());
    }

    /**
     * Reads what is left of a line that was too long, without keeping it.
     *
     * @throws IOException if reading fails
     */
    public void skip() throws IOException {
        for (int c = reader.read(); c >= 0 && c != '\n'; c = reader.read()) {
            // no one reads it
        }
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
