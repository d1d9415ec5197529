package org.plyspace.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;

final class VectorTest {

    @Test
    void aLineIsReadWhole() {
        assertEquals(
                new Vector(
                        "toy:size=3",
                        "K w",
                        Optional.of(true),
                        Optional.of("checkmate"),
                        Optional.of(List.of("a-b", "b-a")),
                        Map.of(1, 2L, 10, 30L)),
                Vector.read("{\"variant\":\"toy:size=3\",\"position\":\"K w\",\"check\":true,\"outcome\":\"checkmate\","
                        + "\"moves\":[\"b-a\",\"a-b\"],\"perft\":{\"10\":30,\"1\":2}}"));
    }

    @Test
    void whatIsNotSaidIsNotKnown() {
        assertEquals(
                new Vector("toy", "K w", Optional.empty(), Optional.empty(), Optional.empty(), Map.of()),
                Vector.read("{\"variant\":\"toy\",\"position\":\"K w\"}"));
        assertEquals(
                Optional.of(Vector.NO_OUTCOME),
                Vector.read("{\"variant\":\"toy\",\"position\":\"K w\",\"outcome\":null}")
                        .outcome());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hello|not JSON at character 1: expected a value, found 'h'; expected one object per line",
                "[]|expected a JSON object",
                "null|expected a JSON object",
                "{\"mvoes\":[]}|unknown field 'mvoes'",
                "{\"variant\":5}|field variant: expected a string",
                "{\"variant\":\"toy\"}|field position: expected a string",
                "{\"variant\":\"toy\",\"position\":\"\",\"check\":null}|field check: expected true or false",
                "{\"variant\":\"toy\",\"position\":\"\",\"outcome\":1}|field outcome: expected null or the reason",
                "{\"variant\":\"toy\",\"position\":\"\",\"moves\":null}|field moves: expected an array",
                "{\"variant\":\"toy\",\"position\":\"\",\"moves\":[1]}|field moves: expected an array",
                "{\"variant\":\"toy\",\"position\":\"\",\"perft\":[]}|field perft: expected an object",
                "{\"variant\":\"toy\",\"position\":\"\",\"perft\":{\"100\":1}}|field perft: expected a depth from 0 to"
                        + " 99, found '100'",
                "{\"variant\":\"toy\",\"position\":\"\",\"perft\":{\"1\":-1}}|field perft: expected whole numbers",
                "{\"variant\":\"toy\",\"position\":\"\",\"perft\":{\"1\":1.5}}|field perft: expected whole numbers",
                "{\"variant\":\"toy\",\"position\":\"\",\"perft\":{\"1\":99999999999999999999}}|field perft: expected whole numbers"
            })
    void whatIsNoVectorIsRefusedWithTheReason(String line, String reason) {
        String message =
                assertThrows(UsageException.class, () -> Vector.read(line)).getMessage();

        assertTrue(message.startsWith(reason), message);
    }
}
