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
 * A file that grows line by line; each line is on the disk before the next is begun. Held by one program at a time. A line cut
 * short by a kill or a full disk is removed when the file is opened; no caller was told that it was written.
 */
public final class AppendLog implements Closeable {

    private final FileChannel channel;

    /**
     * Opens a file, creating it if necessary.
     *
     * @throws IOException if the file cannot be opened, or another program holds it for long
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

    /** The length of a file without an incomplete last line. */
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
     * Reads the whole file by the channel that holds it: opening the file again would release the lock.
     *
     * @param name the file's name for messages
     * @param longest the largest number of characters allowed, at most 500,000,000
     * @throws InputException if the file is longer or not text
     * @throws IOException if the file cannot be read
     */
    public String read(String name, int longest) throws IOException {
        return TextFiles.read(new AppendLogReader.ChannelInput(channel, 0), name, longest);
    }

    /**
     * Appends a line, and returns when it is on the disk.
     *
     * @param line a text without line breaks
     * @throws IllegalArgumentException if the line contains a line break
     * @throws IOException if writing fails; the file then ends with the line before
     */
    public void append(String line) throws IOException {
        append(List.of(line));
    }

    /**
     * Appends lines, and returns when all are on the disk. They are written at once, since syncing many takes as long as
     * syncing one.
     *
     * @throws IllegalArgumentException if a line contains a line break
     * @throws IOException if writing fails; the file then ends with the line before them, or, after a kill, with some of them
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
