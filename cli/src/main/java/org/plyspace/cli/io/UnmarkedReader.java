package org.plyspace.cli.io;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/**
 * Text without the byte order mark that some editors put in front. It looks for the mark with the first read and not
 * before, so that opening a standard input at which nobody types yet does not wait.
 */
final class UnmarkedReader extends FilterReader {

    private static final char BYTE_ORDER_MARK = '\ufeff';

    private boolean begun;

    UnmarkedReader(Reader marked) {
        super(marked);
    }

    @Override
    public int read() throws IOException {
        int first = in.read();
        boolean mark = !begun && first == BYTE_ORDER_MARK;
        begun = true;
        return mark ? in.read() : first;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        if (begun || length == 0) {
            return in.read(buffer, offset, length);
        }
        int first = read();
        if (first < 0) {
            return first;
        }
        buffer[offset] = (char) first;
        return 1;
    }
}
