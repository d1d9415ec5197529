package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.NoStartException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/** Files are taken by their names, and refused in words if they are no JSON at all. */
final class JsonVariantSourceTest {

    private static Variant read(byte[] content) throws IOException {
        return new JsonVariantSource().read("rules.json", new ByteArrayInputStream(content));
    }

    private static void assertRefused(String reason, byte[] content) {
        String message = assertThrows(TextException.class, () -> read(content)).getMessage();
        assertTrue(message.startsWith("rules.json") && message.contains(reason), message);
    }

    private static void assertRefused(String reason, String content) {
        assertRefused(reason, content.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void sourceIsFoundAsAService() {
        assertTrue(ServiceLoader.load(VariantSource.class).stream()
                .anyMatch(provider -> provider.type() == JsonVariantSource.class));
    }

    @Test
    void filesAreTakenByTheirEnding() {
        assertTrue(new JsonVariantSource().reads("My-Chess.JSON"));
        assertFalse(new JsonVariantSource().reads("my-chess.json.bak"));
    }

    @Test
    void byteOrderMarkIsPassedOver() throws IOException {
        assertEquals(
                "cube5-json",
                read(("\uFEFF" + Examples.text("cube5.json")).getBytes(StandardCharsets.UTF_8))
                        .id());
    }

    /** A start that cannot be played, one that an option puts there, and none at all. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            hill.json; nnnnn; nnknn; V:bqkbn/5/5/5/5|IV:5/nnknn/5/5/5|III:5/5/5/5/5|II:5/5/5/NNNNN/5|I:5/5/5/5/BQKBN w - - 0 1
            duel.json; r2k/4; k2r/4; k2r/4/4/R2K w - - 0 1
            wide.json; "start"; "noStart"; -
            """)
    void aFileIsReadWithoutItsStart(String file, String men, String others, String start) throws IOException {
        byte[] content = Examples.text(file).replace(men, others).getBytes(StandardCharsets.UTF_8);
        Optional<VariantSource.WithoutStart> read =
                new JsonVariantSource().readWithoutStart("rules.json", new ByteArrayInputStream(content));

        assertEquals(Optional.ofNullable(start), read.map(VariantSource.WithoutStart::start));
        if (start != null) {
            Variant variant = read.get().variant();
            Rules rules = variant.rules(OptionValues.of(variant.options(), Map.of()));
            assertThrows(NoStartException.class, rules::start);
            assertEquals(start, rules.write(rules.read(start)));
            assertRefused("the start is not a position to play", content);
        }
    }

    @Test
    void aFileWithOtherMistakesIsRefusedWithoutItsStartToo() {
        byte[] content = Examples.text("orthodox.json")
                .replace("rnbqkbnr", "knbqkbnr")
                .replace("\"files\": 8", "\"files\": 80")
                .getBytes(StandardCharsets.UTF_8);
        assertThrows(
                TextException.class,
                () -> new JsonVariantSource().readWithoutStart("rules.json", new ByteArrayInputStream(content)));
    }

    @Test
    void emptyFileIsRefused() {
        assertRefused("the file is empty", "");
        assertRefused("the file is empty", " \n ");
    }

    @Test
    void otherJsonIsRefused() {
        assertRefused("expected an object, found an array", "[1]");
        assertRefused("missing field 'format'", "{}");
    }

    @Test
    void halfAFileIsRefusedAtItsEnd() {
        String text = Examples.text("orthodox.json");
        for (int length = 1; length < text.stripTrailing().length(); length += 7) {
            assertRefused("not JSON", text.substring(0, length));
        }
    }

    @Test
    void whatFollowsTheObjectIsRefused() {
        assertRefused("expected the end of the file after the object", Examples.text("cube5.json") + "{}");
    }

    @Test
    void endlessNestingIsRefused() {
        assertRefused("nested deeper than 20", "[".repeat(30_000));
        assertRefused("nested deeper than 20", "{\"a\":".repeat(30_000));
    }

    @Test
    void longFileIsRefused() {
        assertRefused("is longer than 200000 bytes", " ".repeat(200_001));
    }

    @Test
    void bytesThatAreNoTextAreRefused() {
        assertRefused(
                "line 2, column 2: byte E9 is not UTF-8; expected a file saved as UTF-8",
                "{\n\"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1));
        assertRefused("line 1, column 1: byte FE is not UTF-8", "{}".getBytes(StandardCharsets.UTF_16));
    }

    @Test
    void stepThatLeadsBackWhereItStartsIsRefused() {
        assertRefused(
                "/pieces/N/leaps: a step leads back to where it starts, since levels wrap",
                Examples.text("cube5.json")
                        .replace("\"levels\": 5,", "\"levels\": 5, \"levelsWrap\": true,")
                        .replace("{\"turns\": [2, 1, 0]}", "[0, 0, 5]"));
    }

    @Test
    void fileThatGrowsBeyondItsRulesIsRefusedSoon() {
        String text = Examples.text("cube5.json")
                .replace("\"files\": 5, \"ranks\": 5", "\"files\": 23, \"ranks\": 26")
                .replace("{\"turns\": [2, 1, 0]}", "[{\"turns\": [1, 2, 3]}, {\"turns\": [4, 5, 6]}]")
                .replace("\"rides\"", "\"leaps\"")
                .replace("{\"turns\": [1, 0, 0]}", "[{\"turns\": [1, 2, 5]}, {\"turns\": [2, 5, 6]}]")
                .replace("{\"turns\": [1, 1, 1]}", "[{\"turns\": [1, 3, 5]}, {\"turns\": [3, 5, 6]}]");
        assertRefused("expected at most 128 steps, found", text);
    }
}
