package org.plyspace.api.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.plyspace.api.TextException;

final class Utf8Test {

    private static final String EXPECTED = " is not UTF-8; expected a file saved as UTF-8";

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void aRefusalHasTheTextUpToTheByteThatIsNone() {
        TextException refusal = assertThrows(TextException.class, () -> Utf8.decode("x.json", latin("ab\nc\u00fcd")));

        assertEquals("x.json, line 2, column 2: byte FC" + EXPECTED, refusal.getMessage());
        assertEquals("ab\nc", refusal.text());
        assertEquals(4, refusal.offset());
    }

    @Test
    void aLineIsRefusedWithItsColumn() {
        TextException refusal = assertThrows(TextException.class, () -> Utf8.decodeLine("games", 7, latin("c\u00fc")));

        assertEquals("games:7: byte FC in column 2" + EXPECTED, refusal.getMessage());
        assertEquals(1, refusal.offset());
    }

    @Test
    void theMarkBeforeAFileIsNoText() {
        byte[] marked = "\ufeffab".getBytes(StandardCharsets.UTF_8);

        assertEquals("ab", Utf8.decode("x.json", marked));
        assertEquals("ab", Utf8.decodeLine("games", 1, marked));
        assertEquals("\ufeffab", Utf8.decodeLine("games", 2, marked));
    }
}
