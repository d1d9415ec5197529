package org.plyspace.engine.io;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Reads the complete lines of an {@link AppendLog}, even while this or another program is writing it: those that existed when
 * it was opened. Confined to one thread.
 */
public final class AppendLogReader implements Closeable {

    private final FileChannel channel;
    private final String name;
    private final int longest;
    private final long end;
    private final LineReader lines;
    private long offset;
    /** The reader of lines that are read again, from {@code againFrom} on. */
    private Optional<LineReader> again = Optional.empty();

    private long againFrom;

    /**
     * Opens a file.
     *
     * @param name the file's name for messages
     * @param longest the largest number of characters in a line
     * @throws IOException if the file cannot be opened
     */
    public AppendLogReader(Path path, String name, int longest) throws IOException {
        this.name = name;
        this.longest = longest;
        channel = FileChannel.open(path, StandardOpenOption.READ);
        try {
            end = AppendLog.endOfLastLine(channel);
            lines = lines(0);
        } catch (IOException | RuntimeException | Error failed) {
            channel.close();
            throw failed;
        }
    }

    private LineReader lines(long from) {
        return new LineReader(new ChannelInput(channel, from), name, longest);
    }

    /**
     * The next complete line, or empty after the last.
     *
     * @throws InputException if the line is too long or not text
     * @throws IOException if reading fails
     */
    public Optional<String> next() throws IOException {
        offset = lines.position();
        return offset >= end ? Optional.empty() : lines.next();
    }

    /** The byte offset of the line read last, for {@link #at}. */
    public long offset() {
        return offset;
    }

    /** The file, followed by the number of the line read last if there is one, for messages. */
    public String place() {
        return lines.line() == 0 ? name : name + ":" + lines.line();
    }

    /**
     * Reads a line again. Lines in increasing order are read faster than others.
     *
     * @param lineOffset its byte offset, as returned by {@link #offset}
     * @throws IOException if reading fails
     */
    public String at(long lineOffset) throws IOException {
        LineReader reader =
                again.filter(open -> againFrom + open.position() == lineOffset).orElseGet(() -> lines(lineOffset));
        againFrom = lineOffset - reader.position();
        again = Optional.of(reader);
        return reader.next().orElseThrow(() -> new IOException("the file has become shorter"));
    }

    /**
     * Whether the last complete line is followed by nothing, or only by the beginning of a line that begins with a text.
     *
     * @throws IOException if reading fails
     */
    public boolean isTornWithin(String beginning) throws IOException {
        byte[] torn = new ChannelInput(channel, end).readNBytes(beginning.getBytes(StandardCharsets.UTF_8).length);
        return beginning.startsWith(new String(torn, StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /**
     * Reads a file from an offset on through a channel, without changing the channel's position. Closing it does not close the
     * channel.
     */
    static final class ChannelInput extends InputStream {

        private final FileChannel channel;
        private long position;

        ChannelInput(FileChannel channel, long position) {
            this.channel = channel;
            this.position = position;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int count = channel.read(ByteBuffer.wrap(into, from, length), position);
            position += Math.max(0, count);
            return count;
        }
    }
}
