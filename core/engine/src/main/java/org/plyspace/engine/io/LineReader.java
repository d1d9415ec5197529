package org.plyspace.engine.io;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.plyspace.api.TextException;
import org.plyspace.api.text.Utf8;

/**
 * Reads lines, and refuses overlong ones and bytes that are not UTF-8, so that no input can exhaust memory or be silently
 * altered. After a refused line it continues with the next. Reads nothing before the first line is requested.
 */
public final class LineReader implements Closeable {

    private static final int MOST_BYTES_OF_A_CHARACTER = 3;

    private final InputStream bytes;
    private final String name;
    private final int longest;
    private int lines;
    private boolean tooLong;
    private long position;

    /**
     * Creates a reader of a stream, which it closes.
     *
     * @param name the file's name for messages
     * @param longest the largest number of characters in a line
     */
    public LineReader(InputStream bytes, String name, int longest) {
        this.name = name;
        this.bytes = new BufferedInputStream(bytes);
        this.longest = longest;
    }

    /**
     * The next line without its line break, or empty at the end of input.
     *
     * @throws InputException if the line is too long or not text
     * @throws IOException if reading fails
     */
    public Optional<String> next() throws IOException {
        skipWhatWasTooLong();
        int b = read();
        if (b < 0) {
            return Optional.empty();
        }
        lines++;
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (; b >= 0 && b != '\n'; b = read()) {
            if (line.size() == (long) longest * MOST_BYTES_OF_A_CHARACTER) {
                throw tooLong(true);
            }
            line.write(b);
        }
        return Optional.of(withoutReturn(decoded(line.toByteArray())));
    }

    /** The number of bytes read so far, which is the offset of the next line. */
    public long position() {
        return position;
    }

    /** The number of the line read last, from 1; 0 before the first. */
    public int line() {
        return lines;
    }

    private int read() throws IOException {
        int b = bytes.read();
        position += b < 0 ? 0 : 1;
        return b;
    }

    /** Whether the refused line was not read to its end, which may be far away or not exist. */
    public boolean isAmidLine() {
        return tooLong;
    }

    private String decoded(byte[] line) {
        try {
            String text = Utf8.decodeLine(name, lines, line);
            if (text.length() > longest) {
                throw tooLong(false);
            }
            return text;
        } catch (TextException broken) {
            throw new InputException(broken.getMessage());
        }
    }

    private InputException tooLong(boolean goesOn) {
        tooLong = goesOn;
        return new InputException(
                name + ":" + lines + ": the line is longer than " + longest + " characters, the longest read here");
    }

    private void skipWhatWasTooLong() throws IOException {
        if (tooLong) {
            tooLong = false;
            for (int b = read(); b >= 0 && b != '\n'; b = read()) {
                // no one reads it
            }
        }
    }

    private static String withoutReturn(String line) {
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
