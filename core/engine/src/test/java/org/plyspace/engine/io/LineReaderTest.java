package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineReaderTest {

    private static final int LONGEST = 5;

    private static LineReader over(byte[] bytes) {
        return new LineReader(new ByteArrayInputStream(bytes), "file", LONGEST);
    }

    private static LineReader over(String text) {
        return over(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void assertRefused(String said, LineReader lines) {
        assertEquals(said, assertThrows(InputException.class, lines::next).getMessage());
    }

    @Test
    void linesComeWithoutTheirEndsAndWithoutAByteOrderMarkInFront() throws IOException {
        LineReader lines = over("\uFEFFone\r\n\n\uFEFFzwö");

        assertEquals(Optional.of("one"), lines.next());
        assertEquals(Optional.of(""), lines.next());
        assertEquals(Optional.of("\uFEFFzwö"), lines.next());
        assertEquals(Optional.empty(), lines.next());
    }

    @Test
    void aLineOfTheGreatestLengthIsReadWhateverItsBytes() throws IOException {
        assertEquals(Optional.of("€€€€€"), over("€€€€€").next());
        assertEquals(
                Optional.of("\uD83D\uDE00\uD83D\uDE00x"),
                over("\uD83D\uDE00\uD83D\uDE00x").next());
    }

    @Test
    void afterALineThatIsTooLongTheNextIsRead() throws IOException {
        LineReader lines = over("123456\n" + "x".repeat(100_000) + "\nok");

        assertRefused("file:1: the line is longer than 5 characters, the longest read here", lines);
        assertRefused("file:2: the line is longer than 5 characters, the longest read here", lines);
        assertEquals(Optional.of("ok"), lines.next());
    }

    @Test
    void afterBytesThatAreNoTextTheNextLineIsRead() throws IOException {
        LineReader lines = over("ok\na\u00e9\nok".getBytes(StandardCharsets.ISO_8859_1));

        assertTrue(lines.next().isPresent());
        assertRefused("file:2: byte E9 in column 2 is not UTF-8; expected a file saved as UTF-8", lines);
        assertEquals(Optional.of("ok"), lines.next());
    }
}
