package org.plyspace.api.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import org.plyspace.api.PublicApi;
import org.plyspace.api.TextException;

/** Decodes UTF-8 strictly: no byte is silently replaced. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Utf8 {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private Utf8() {}

    /**
     * The text of a file without its byte order mark.
     *
     * @param name the file's name for messages
     * @throws TextException if the bytes are not UTF-8, with the line and column of the first invalid one
     */
    public static String decode(String name, byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        String text = decoded(in);
        if (in.hasRemaining()) {
            long line = 1 + text.chars().filter(c -> c == '\n').count();
            int column = text.length() - text.lastIndexOf('\n');
            throw refusal(text, name + ", line " + line + ", column " + column + ": byte " + hexadecimal(in));
        }
        return withoutMark(text);
    }

    /**
     * The text of a line of a file; of the first line, without the byte order mark.
     *
     * @param name the file's name for messages
     * @param line its number, from 1
     * @throws TextException if the bytes are not UTF-8, with the line and column of the first invalid one
     */
    public static String decodeLine(String name, int line, byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        String text = decoded(in);
        if (in.hasRemaining()) {
            throw refusal(text, name + ":" + line + ": byte " + hexadecimal(in) + " in column " + (text.length() + 1));
        }
        return line == 1 ? withoutMark(text) : text;
    }

    /** The text up to the first invalid byte. */
    private static String decoded(ByteBuffer in) {
        CharBuffer out = CharBuffer.allocate(in.remaining());
        StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        return out.flip().toString();
    }

    private static String hexadecimal(ByteBuffer in) {
        return String.format("%02X", in.get(in.position()) & 0xFF);
    }

    private static String withoutMark(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    private static TextException refusal(String before, String place) {
        return TextException.inFile(before, before.length(), place + " is not UTF-8; expected a file saved as UTF-8");
    }
}
