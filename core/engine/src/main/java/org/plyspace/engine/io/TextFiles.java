package org.plyspace.engine.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.plyspace.api.TextException;
import org.plyspace.api.text.Utf8;

/** Reads whole files and streams as text: strict UTF-8, without the byte order mark, limited in length. */
public final class TextFiles {

    /** The most bytes per Java character in UTF-8; sequences of four bytes are two characters. */
    private static final int MOST_BYTES_OF_A_CHARACTER = 3;

    private TextFiles() {}

    /**
     * Opens a file as bytes, to be decoded by the caller.
     *
     * @throws IOException if the file cannot be read
     */
    public static InputStream open(Path file) throws IOException {
        return Files.newInputStream(file);
    }

    /**
     * Reads a whole stream, without closing it.
     *
     * @param name the name for messages
     * @param longest the largest number of characters allowed, at most 500,000,000
     * @throws InputException if the text is longer or not UTF-8
     * @throws IOException if reading fails
     */
    public static String read(InputStream stream, String name, int longest) throws IOException {
        return decode(bytes(stream, longest), name, longest);
    }

    /**
     * Reads a whole stream in another encoding, without closing it.
     *
     * @throws InputException if the text is longer or not in this encoding
     */
    public static String read(InputStream stream, String name, int longest, Charset encoding) throws IOException {
        byte[] bytes = bytes(stream, longest);
        try {
            String text = encoding.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (text.length() > longest) {
                throw tooLong(name, longest);
            }
            return text;
        } catch (CharacterCodingException broken) {
            throw new InputException(
                    name + " is not " + encoding.name() + "; give the --encoding that it was saved in");
        }
    }

    private static InputException tooLong(String name, int longest) {
        return new InputException(name + " is longer than " + longest + " characters, the longest text read here");
    }

    /** All bytes of a stream, cut just beyond the longest allowed. */
    static byte[] bytes(InputStream stream, int longest) throws IOException {
        // File sizes are not used, since devices have no size and no end.
        return stream.readNBytes(mostBytes(longest) + 1);
    }

    private static int mostBytes(int characters) {
        return MOST_BYTES_OF_A_CHARACTER * (characters + 1);
    }

    /**
     * Decodes bytes, possibly one too many, as text.
     *
     * @throws InputException as {@link #read}
     */
    static String decode(byte[] bytes, String name, int longest) {
        boolean tooLong = bytes.length > mostBytes(longest);
        try {
            String text = tooLong ? "" : Utf8.decode(name, bytes);
            if (tooLong || text.length() > longest) {
                throw tooLong(name, longest);
            }
            return text;
        } catch (TextException broken) {
            throw InputException.notUtf8(broken.getMessage());
        }
    }
}
