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

/** Reads whole files and streams as text: strict UTF-8, the byte order mark taken, no longer than allowed. */
public final class TextFiles {

    /** Those of four bytes are two characters in Java. */
    private static final int MOST_BYTES_OF_A_CHARACTER = 3;

    private TextFiles() {}

    /**
     * The bytes of a file, to be decoded by whoever knows what they are.
     *
     * @throws IOException if it cannot be read
     */
    public static InputStream open(Path file) throws IOException {
        return Files.newInputStream(file);
    }

    /**
     * All of a stream, which is not closed.
     *
     * @param name what messages call it
     * @param longest the most characters it may have, at most 500,000,000
     * @throws InputException if it is longer, or no text
     * @throws IOException if it cannot be read
     */
    public static String read(InputStream stream, String name, int longest) throws IOException {
        return decode(bytes(stream, longest), name, longest);
    }

    /**
     * The same in another encoding.
     *
     * @throws InputException if it is longer, or no text in this encoding
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

    /** All bytes, or one more than so many characters can have. */
    static byte[] bytes(InputStream stream, int longest) throws IOException {
        // Not by a file's size, since devices have none and no end.
        return stream.readNBytes(mostBytes(longest) + 1);
    }

    private static int mostBytes(int characters) {
        return MOST_BYTES_OF_A_CHARACTER * (characters + 1);
    }

    /**
     * A text from bytes, which may be one too many.
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
