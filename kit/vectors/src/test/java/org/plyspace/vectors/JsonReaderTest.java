package org.plyspace.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonReaderTest {

    @Test
    void valuesOfAllKindsAreRead() {
        assertEquals(
                Map.of(
                        "s",
                        "a b",
                        "n",
                        Arrays.asList(120L, -7L, new BigDecimal("1.50"), new BigDecimal("2e3")),
                        "list",
                        Arrays.asList(true, false, null, List.of()),
                        "map",
                        Map.of("1", 2L)),
                JsonReader.read("{\"s\":\"a b\", \"n\":[120, -7,\r\n\t1.50,2e3],\"list\":[true,false,null,[]],"
                        + "\"map\":{\"1\":2}}"));
    }

    @Test
    void escapesAreRead() {
        assertEquals(
                "\"\\/\b\f\n\r\t\u001b\ud83d\ude00é",
                JsonReader.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u001B\\ud83d\\uDE00é\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{\"a\"}",
                "{\"a\":1,}",
                "[1,]",
                "[1 2]",
                "\"open",
                "\"open\\",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"\\u12",
                "\"a\nb\"",
                "\"a\0\"",
                "-",
                "01",
                "1.",
                ".5",
                "+1",
                "1e99999",
                "tru",
                "nul",
                "{} {}",
                "{a:1}",
                "'a'",
                "\0"
            })
    void allElseIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> JsonReader.read(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":1,\"a\":2}| at character 8: 'a' is given twice",
                "[1,x]| at character 4: expected a value, found 'x'",
                "[1| at character 3: expected ',', found the end"
            })
    void saysWhereAndWhy(String text, String reason) {
        assertEquals(
                reason.stripLeading(),
                assertThrows(IllegalArgumentException.class, () -> JsonReader.read(text))
                        .getMessage()
                        .stripLeading());
    }

    @Test
    void deepNestingIsRefusedBeforeItCostsAnything() {
        String message = assertThrows(IllegalArgumentException.class, () -> JsonReader.read("[".repeat(1_000_000)))
                .getMessage();

        assertTrue(message.contains("at character 17: nested too deeply"), message);
    }

    /** Reading a number takes time quadratic in the number of its digits. */
    @Test
    void longNumbersAreRefusedUnread() {
        String message = assertThrows(IllegalArgumentException.class, () -> JsonReader.read("[" + "1".repeat(1_001)))
                .getMessage();

        assertEquals(" at character 2: a number of 1001 characters; expected at most 1000", message);
    }
}
