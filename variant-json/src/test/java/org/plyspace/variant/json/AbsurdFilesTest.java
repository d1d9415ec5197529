package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.TextException;
import org.plyspace.testing.EveryThirdCase;

/** Files that would take the reader for ever, or its stack, are refused in few words. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class AbsurdFilesTest {

    private static final int LONGEST_MESSAGE = 6_000;

    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of(
                        "directions that are each other",
                        orthodox("\"directions\": {", many(9_000, "\"d%d\": \"d%d\",")),
                        "/directions: expected at most 100 directions, found 9003"),
                Arguments.of(
                        "directions that multiply",
                        orthodox("\"directions\": {", multiplying()),
                        "expected at most 128 steps, found"),
                Arguments.of(
                        "one field again and again",
                        orthodox("{\n", "\"a\": 1,".repeat(25_000)),
                        "field 'a' is given twice, first in line 2"),
                Arguments.of("many fields", orthodox("{\n", many(15_000, "\"f%d\": 1,")), "unknown field 'f0'"),
                Arguments.of(
                        "a long name",
                        orthodox("{\n", "\"" + "f".repeat(49_000) + "\": 1,"),
                        "unknown field 'ffffffffffffff"),
                Arguments.of(
                        "a longer name",
                        orthodox("{\n", "\"" + "f".repeat(150_000) + "\": 1,"),
                        "Name length (150000) exceeds the maximum allowed (50000)"),
                Arguments.of(
                        "a long number",
                        Examples.text("orthodox.json").replace("\"files\": 8", "\"files\": " + "8".repeat(5_000)),
                        "/board/files: not JSON: Number value length (5000) exceeds"),
                Arguments.of(
                        "a long text of letters",
                        Examples.text("orthodox.json").replace("QRBN", distinctLetters()),
                        "expected symbols of pieces, one after the other"),
                Arguments.of(
                        "large boards for many options", largeBoards(), "/options: the boards of all ways to combine"));
    }

    @EveryThirdCase
    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void fileIsRefused(String name, String text, String said) {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        String message = assertThrows(
                        TextException.class,
                        () -> new JsonVariantSource().read("rules.json", new ByteArrayInputStream(content)))
                .getMessage();
        assertTrue(message.contains(said), message);
        assertTrue(message.length() < LONGEST_MESSAGE, () -> name + ": " + message.length() + " characters");
    }

    private static String orthodox(String after, String inserted) {
        String text = Examples.text("orthodox.json");
        int at = text.indexOf(after) + after.length();
        return text.substring(0, at) + inserted + text.substring(at);
    }

    private static String many(int count, String format) {
        return IntStream.range(0, count)
                .mapToObj(i -> String.format(format, i, i + 1))
                .collect(Collectors.joining());
    }

    /** Each direction is 127 times the one before. */
    private static String multiplying() {
        return IntStream.range(0, 120)
                        .mapToObj(i -> "{\"turns\": [" + (i % 20 + 1) + ", 22, " + (i / 20) + "]}")
                        .collect(Collectors.joining(", ", "\"e0\": [", "],"))
                + IntStream.range(1, 40)
                        .mapToObj(i -> "\"e" + i + "\": [" + ("\"e" + (i - 1) + "\", ").repeat(127) + "[0, 1, 0]],")
                        .collect(Collectors.joining());
    }

    private static String distinctLetters() {
        return IntStream.range(0x4E00, 0x4E00 + 20_000)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private static String largeBoards() {
        String options = IntStream.range(0, 6)
                .mapToObj(i -> "{\"name\": \"o" + i + "\", \"meaning\": \"m\", \"choices\": {\"a\": {}, \"b\": {}}}")
                .collect(Collectors.joining(", ", "\"options\": [", "],"));
        return Examples.text("cube5.json")
                .replace("\"files\": 5, \"ranks\": 5, \"levels\": 5", "\"files\": 23, \"ranks\": 26, \"levels\": 26")
                .replace("\"boards\": [\"I\", \"II\", \"III\", \"IV\", \"V\"],", "")
                .replaceFirst("\"start\": \"[^\"]*\"", options + "\"noStart\": \"too large to set up\"");
    }
}
