package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;

/** Each kind of mistake, put into a file that has none, is reported in words and with its place. */
final class MistakesTest {

    /** One line of the table: in a file, a text is replaced by another, and this is said. */
    record Case(String file, String replaced, String by, String pointer, String said) {

        static Case parse(String line) {
            String[] parts = line.split("\t", -1);
            assertEquals(5, parts.length, line);
            return new Case(parts[0], parts[1], parts[2], parts[3], parts[4]);
        }

        String spoilt() {
            String text = Examples.text(file);
            assertTrue(text.contains(replaced), () -> file + " has no " + replaced);
            int at = text.indexOf(replaced);
            return text.substring(0, at) + by + text.substring(at + replaced.length());
        }

        @Override
        public String toString() {
            return file + ": " + replaced + " -> " + by;
        }
    }

    static List<Case> cases() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                MistakesTest.class.getResourceAsStream("mistakes.tsv"), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Case::parse)
                    .toList();
        }
    }

    private static TextException refusal(String text) {
        return assertThrows(TextException.class, () -> read(text));
    }

    private static Variant read(String text) throws IOException {
        return new JsonVariantSource()
                .read("rules.json", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void mistakeIsSaidWithItsPlace(Case mistake) {
        String message = refusal(mistake.spoilt()).getMessage();
        String place = (mistake.pointer().startsWith("/") ? ", " : "") + mistake.pointer() + ": ";
        boolean said = message.lines()
                .anyMatch(line -> line.contains(place) && line.indexOf(mistake.said(), line.indexOf(place)) >= 0);
        assertTrue(said, () -> place + mistake.said() + "\nis not in\n" + message);
    }

    @Test
    void allMistakesAreSaidAtOnceInTheOrderOfTheFile() {
        String spoilt = Examples.text("raumschach.json")
                .replace("\"files\": 5", "\"files\": 50")
                .replace("\"rides\": \"straight\"", "\"rides\": \"strait\"")
                .replace("\"promotesTo\": \"QRBUN\"", "\"promotesTo\": \"QK\"");
        TextException refusal = refusal(spoilt);
        List<String> lines = refusal.getMessage().lines().toList();
        assertEquals("rules.json has 3 mistakes:", lines.get(0));
        assertTrue(
                lines.get(1)
                        .startsWith(
                                "  line 10, column 14, /board/files: expected a whole number from 1 to 23, found 50"),
                lines.get(1));
        assertTrue(lines.get(2).startsWith("  line 27, column 36, /pieces/R/rides: there is no"), lines.get(2));
        assertTrue(lines.get(3).startsWith("  line 38, column 19, /pawn/promotesTo: 'QK'; "), lines.get(3));
        assertEquals(spoilt.indexOf("50"), refusal.offset());
    }

    @Test
    void aDirectionHasAsManyStepsAsItMay() throws IOException {
        String most = Examples.text("orthodox.json").replace("\"directions\": {", "\"directions\": {" + direction(128));
        String more = Examples.text("orthodox.json").replace("\"directions\": {", "\"directions\": {" + direction(129));

        assertEquals("orthodox-json", read(most).id());
        assertTrue(refusal(more).getMessage().contains("at most 128"), refusal(more)::getMessage);
    }

    /** So many different steps as one direction. */
    private static String direction(int steps) {
        return IntStream.range(0, steps)
                .mapToObj(i -> "[" + (i % 20) + ", " + (i / 20 + 1) + ", 0]")
                .collect(Collectors.joining(", ", "\"many\": [", "],"));
    }

    @Test
    void manyMistakesAreCutShort() {
        String spoilt = Examples.text("raumschach.json").replace("[0, 1, 0]", "[" + "[0, 1],".repeat(30) + "[0, 1]]");
        String message = refusal(spoilt).getMessage();
        assertTrue(message.startsWith("rules.json has 31 mistakes:"), message);
        assertTrue(message.endsWith("\n  and 11 more"), message);
    }
}
