package org.plyspace.engine.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * Reads a file from an offset on through a channel, without changing the channel's position. Closing it does not close the
 * channel.
 */
final class ChannelInput extends InputStream {

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
