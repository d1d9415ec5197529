package org.plyspace.engine.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A file that grows line by line, each on the disk before the next is begun. Held by one program at a time. A line that a kill
 * or a full disk cut short is taken away when the file is opened: nobody was told that it is there.
 */
public final class AppendLog implements Closeable {

    private final FileChannel channel;

    /**
     * Opens a file, or makes it.
     *
     * @throws IOException if it cannot be opened, or another program holds it for long
     */
    public AppendLog(Path path) throws IOException {
        channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            FileLocks.take(channel);
            channel.truncate(endOfLastLine(channel));
            channel.position(channel.size());
        } catch (IOException | RuntimeException | Error failed) {
            channel.close();
            throw failed;
        }
    }

    /** How long a file is without a line that was cut short at its end. */
    static long endOfLastLine(FileChannel channel) throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        for (long end = channel.size(); end > 0; end--) {
            one.clear();
            channel.read(one, end - 1);
            if (one.get(0) == '\n') {
                return end;
            }
        }
        return 0;
    }

    /**
     * All of it, read by the channel that holds it: to open the file again would let go of it.
     *
     * @param name what messages call it
     * @param longest the most characters it may have, at most 500,000,000
     * @throws InputException if it is longer, or no text
     * @throws IOException if it cannot be read
     */
    public String read(String name, int longest) throws IOException {
        return TextFiles.read(new ChannelInput(channel, 0), name, longest);
    }

    /**
     * Adds a line, and returns when it is on the disk.
     *
     * @param line without line breaks
     * @throws IllegalArgumentException if it has one
     * @throws IOException if it cannot be written; the file then ends with the line before
     */
    public void append(String line) throws IOException {
        append(List.of(line));
    }

    /**
     * Adds lines, and returns when all are on the disk: at once, since a disk takes as long for one as for many.
     *
     * @throws IllegalArgumentException if there is a line break within one
     * @throws IOException if they cannot be written; the file then ends with the line before them, or with some of them after a kill
     */
    public void append(List<String> lines) throws IOException {
        if (lines.stream().anyMatch(line -> line.indexOf('\n') >= 0)) {
            throw new IllegalArgumentException("a line break within a line");
        }
        if (lines.isEmpty()) {
            return;
        }
        long before = channel.position();
        ByteBuffer rest = StandardCharsets.UTF_8.encode(String.join("\n", lines) + "\n");
        try {
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        } catch (IOException full) {
            channel.truncate(before);
            throw full;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
