package org.plyspace.engine.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The whole lines of a file that is written as a {@link AppendLog}, maybe at this moment, by this program or another: as many as there
 * were when it was opened. Confined to one thread.
 */
public final class AppendLogReader implements Closeable {

    private final FileChannel channel;
    private final String name;
    private final int longest;
    private final long end;
    private final LineReader lines;
    private long offset;
    /** Of lines that are read once more, from {@code againFrom} on. */
    private Optional<LineReader> again = Optional.empty();

    private long againFrom;

    /**
     * Opens it.
     *
     * @param name what messages call it
     * @param longest the most characters that a line may have
     * @throws IOException if it cannot be opened
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
     * A line once more. Lines in their order are read faster than others.
     *
     * @param lineOffset where it begins, as {@link #offset} said
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
     * Whether nothing follows the last whole line but the beginning of one that begins so.
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
}
