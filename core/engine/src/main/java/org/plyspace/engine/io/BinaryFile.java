package org.plyspace.engine.io;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that is no text, read at any place. Thread-safe. A file renamed over it meanwhile does not change what is read. */
public final class BinaryFile implements Closeable {

    private final FileChannel channel;

    /**
     * Opens a file.
     *
     * @throws IOException if it cannot be opened, or is a folder or a device
     */
    public BinaryFile(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("it is not a file");
        }
        channel = FileChannel.open(file, StandardOpenOption.READ);
    }

    /**
     * The length in bytes.
     *
     * @throws IOException if it cannot be found out
     */
    public long length() throws IOException {
        return channel.size();
    }

    /**
     * Reads bytes.
     *
     * @param from the place of the first one, from 0
     * @param count how many; the caller has checked that they fit into memory
     * @throws EOFException if the file is shorter
     * @throws IOException if they cannot be read
     */
    public byte[] read(long from, int count) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(count);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, from + bytes.position()) < 0) {
                throw new EOFException("it ends too early");
            }
        }
        return bytes.array();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
