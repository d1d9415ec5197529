package org.plyspace.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.io.InputException;

class RecordReaderTest {

    private static final String NAME = "games.json";

    private static Optional<GameRecord> first(String text) {
        try (RecordReader reader = new RecordReader(new StringReader(text), NAME)) {
            return reader.next();
        }
    }

    private static String refusal(String text) {
        String message = assertThrows(InputException.class, () -> first(text)).getMessage();
        assertTrue(message.length() < 500, message);
        return message;
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvFileSource(
            resources = "refused.tsv",
            delimiter = '\t',
            quoteCharacter = '`',
            numLinesToSkip = 1,
            maxCharsPerColumn = 1000)
    void aSpoiltRecordIsRefusedWithPlaceAndReason(String replaced, String by, String said) {
        // In the table a field and the one after it stand on one line.
        String whole = Records.whole();
        String from = whole.contains(replaced) ? replaced : replaced.replace("     ", "\n    ");
        assertTrue(whole.contains(from), () -> "nothing to spoil: " + replaced);
        int at = whole.indexOf(from);

        assertEquals(
                said, refusal(whole.substring(0, at) + (by == null ? "" : by) + whole.substring(at + from.length())));
    }

    @Test
    void aRecordHalfWrittenIsNotJsonWhereverItBreaksOff() {
        String whole = Records.whole().stripTrailing();
        for (int length = 1; length < whole.length(); length++) {
            String said = refusal(whole.substring(0, length));
            assertTrue(said.matches("games\\.json:[0-9]+: this is not JSON: .*"), said);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[]|games.json:1: expected an object in { }, found an array",
                "null|games.json:1: expected an object in { }, found null",
                "true|games.json:1: expected an object in { }, found true",
                "\"1. e4\"|games.json:1: expected an object in { }, found the string '1. e4'",
                "17|games.json:1: expected an object in { }, found the number 17",
                "{}|games.json:1: missing field 'format'; expected plyspace-game/1",
            })
    void whatIsNoObjectIsNoRecord(String text, String said) {
        assertEquals(said, refusal(text));
    }

    @Test
    void anEmptyTextHasNoRecord() {
        assertEquals(Optional.empty(), first(""));
        assertEquals(Optional.empty(), first(" \n\t\r\n"));
    }

    @Test
    void deepNestingIsRefusedWithoutRunningOutOfStack() {
        assertTrue(refusal("[".repeat(1_000_000)).startsWith("games.json:1: "));
        assertTrue(refusal("{\"format\":".repeat(1_000_000)).startsWith("games.json:1: "));
    }

    @Test
    void manyThingsAreRefusedWithShortMessages() {
        String moves = "\"moves\":[" + "\"a\",".repeat(100_000) + "\"a\"]";
        assertEquals(
                "games.json:1: there are more than 100000 moves; no game has as many",
                refusal("{\"format\":\"plyspace-game/1\",\"variant\":\"q\",\"result\":\"*\"," + moves + "}"));
        String name = "\\u001b" + "n".repeat(40_000);
        assertTrue(
                refusal("{\"format\":\"plyspace-game/1\",\"" + name + "\":1}").contains("'?nnn"));
        assertTrue(
                refusal("{\"format\":\"plyspace-game/1\",\"variant\":\"q\",\"result\":\"*\",\"moves\":[],\"tags\":{\""
                                + name + "\":1}}")
                        .contains("tags.?nnn"));
    }

    @Test
    void variationsMayBeNestedAsDeepAsSaidAndNoDeeper() {
        GameRecord deepest = Records.nested(GameLine.DEEPEST);

        assertEquals(deepest, first(new RecordWriter().line(deepest)).orElseThrow());
        String tooDeep = new RecordWriter()
                .line(deepest)
                .replaceFirst("\\{\"ply\":1,", "{\"ply\":1,\"moves\":[\"a\"],\"variations\":[{\"ply\":1,")
                .replaceFirst("]}$", "]}]}");
        assertEquals(
                "games.json:1: variations nest too deeply; expected at most 200 within each other", refusal(tooDeep));
    }

    @Test
    void recordsFollowEachOtherOnLinesOfTheirOwnOrOverMany() {
        GameRecord whole = Records.read(Records.whole());
        GameRecord small = Records.nested(1);
        RecordWriter writer = new RecordWriter();
        String text = writer.line(small) + "\n\n" + writer.document(whole) + writer.line(small);

        try (RecordReader reader = new RecordReader(new StringReader(text), NAME)) {
            List<Integer> lines = IntStream.range(0, 3)
                    .map(i -> {
                        assertEquals(i == 1 ? whole : small, reader.next().orElseThrow());
                        return reader.line();
                    })
                    .boxed()
                    .toList();
            assertEquals(List.of(1, 3, 48), lines);
            assertEquals(Optional.empty(), reader.next());
        }
    }

    @Test
    void aBadRecordAmongGoodOnesIsFoundByItsLine() {
        String good = new RecordWriter().line(Records.nested(1)) + "\n";
        try (RecordReader reader = new RecordReader(new StringReader(good + good + "{\"for"), NAME)) {
            reader.next();
            reader.next();
            assertTrue(assertThrows(InputException.class, reader::next)
                    .getMessage()
                    .startsWith("games.json:3: this is not JSON"));
        }
    }
}
