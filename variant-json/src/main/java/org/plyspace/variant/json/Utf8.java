package org.plyspace.variant.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.plyspace.api.TextException;

/** Reads bytes as text, strictly. */
final class Utf8 {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private Utf8() {}

    /**
     * The text of a file, without the mark that some editors put before it.
     *
     * @throws TextException if the bytes are not UTF-8, with the place of the first that is not
     */
    static String decode(String fileName, byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        String text = out.flip().toString();
        if (result.isError()) {
            throw refusal(fileName, text, bytes[in.position()] & 0xFF);
        }
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    private static TextException refusal(String fileName, String before, int refused) {
        long line = 1 + before.chars().filter(c -> c == '\n').count();
        int column = before.length() - before.lastIndexOf('\n');
        return TextException.inFile(
                before,
                before.length(),
                fileName + ", line " + line + ", column " + column + ": byte " + String.format("%02X", refused)
                        + " is not UTF-8; expected a file saved as UTF-8");
    }
}
