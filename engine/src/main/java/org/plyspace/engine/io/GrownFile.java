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
 * The whole lines of a file that is written as a {@link GrowingFile}, maybe at this moment, by this program or another: as many as there
 * were when it was opened. Confined to one thread.
 */
public final class GrownFile implements Closeable {

    private final FileChannel channel;
    private final String name;
    private final int longest;
    private final long end;
    private final LineReader lines;
    private long offset;

    /**
     * Opens it.
     *
     * @param name what messages call it
     * @param longest the most characters that a line may have
     * @throws IOException if it cannot be opened
     */
    public GrownFile(Path path, String name, int longest) throws IOException {
        this.name = name;
        this.longest = longest;
        channel = FileChannel.open(path, StandardOpenOption.READ);
        try {
            end = GrowingFile.endOfLastLine(channel);
            lines = lines(0);
        } catch (IOException | RuntimeException | Error failed) {
            channel.close();
            throw failed;
        }
    }

    private LineReader lines(long from) {
        return new LineReader(new Bytes(channel, from), name, longest);
    }

    /**
     * The next whole line, or empty behind the last.
     *
     * @throws InputException if it is too long or is no text
     * @throws IOException if reading fails
     */
    public Optional<String> next() throws IOException {
        offset = lines.position();
        return offset >= end ? Optional.empty() : lines.next();
    }

    /** Where the line read last begins, for {@link #at}. */
    public long offset() {
        return offset;
    }

    /** The file, and the number of the line read last if there is one, for messages. */
    public String place() {
        return lines.line() == 0 ? name : name + ":" + lines.line();
    }

    /**
     * A line once more.
     *
     * @param lineOffset where it begins, as {@link #offset} said
     * @throws IOException if reading fails
     */
    public String at(long lineOffset) throws IOException {
        return lines(lineOffset).next().orElseThrow(() -> new IOException("the file has become shorter"));
    }

    /**
     * Whether nothing follows the last whole line but the beginning of one that begins so.
     *
     * @throws IOException if reading fails
     */
    public boolean isTornWithin(String beginning) throws IOException {
        byte[] torn = new Bytes(channel, end).readNBytes(beginning.getBytes(StandardCharsets.UTF_8).length);
        return beginning.startsWith(new String(torn, StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /** What a channel has from a place on; of which there may be many for one channel. */
    private static final class Bytes extends InputStream {

        private final FileChannel channel;
        private long position;

        Bytes(FileChannel channel, long position) {
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
