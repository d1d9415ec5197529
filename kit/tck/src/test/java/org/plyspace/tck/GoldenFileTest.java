package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opentest4j.AssertionFailedError;

@DisplayName("A golden file")
final class GoldenFileTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("coins.txt"), "$ one\n1\n2\n3\n$ two\n4\n");
    }

    private GoldenFile read() {
        return new GoldenFile(file, false);
    }

    private GoldenFile written() {
        return new GoldenFile(file, true);
    }

    @Test
    void holdsWhatItSays() {
        read().holds("$ one\n1\n2\n3\n$ two\n4\n");
        read().holds("$ two\n", "4\n", "4\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            $ one;1;2;5;$ two;4; | line 4: expected <3> but was  <5>
            $ one;1;2;3;$ two;4  | line 7: expected <> but was  no more lines
            $ one;1;2;3;$ two;4;;| line 8: expected no more lines but was  <>
            """)
    void failsWithTheFirstLineThatDiffers(String actual, String told) {
        String message = assertThrows(AssertionFailedError.class, () -> read().holds(actual.replace(';', '\n')))
                .getMessage();

        assertEquals(
                file + ", " + told + " -Dplyspace.golden=write writes the file anew: docs/testing.md",
                message.replace('\n', ' '));
    }

    @Test
    void countsLinesFromItsBeginning() {
        String message = assertThrows(AssertionFailedError.class, () -> read().holds("$ one\n", "1\n2\n3\n", "1\n2\n"))
                .getMessage();

        assertTrue(message.startsWith(file + ", line 4:\nexpected <3>\nbut was  <>\n"), message);
    }

    @Test
    void showsLongLinesWhereTheyDiffer() {
        String alike = "x".repeat(1000);
        String message = new FirstDifference(alike + "a" + alike, alike + "b" + alike).tell(1);

        assertTrue(message.contains("xa" + "x".repeat(99) + "[...]>"), message);
        assertTrue(message.contains("but was  <[...]" + "x".repeat(60) + "bx"), message);
    }

    @Test
    void isWrittenAnewOnRequest() throws IOException {
        written().holds("other");

        assertEquals("other", Files.readString(file));
    }

    @Test
    void isWrittenWhereItDiffersOnly() throws IOException {
        written().holds("$ one\n", "1\n2\n3\n", "0\n");
        written().holds("$ two\n", "4\n", "5\n6\n");

        assertEquals("$ one\n0\n$ two\n5\n6\n", Files.readString(file));
    }

    @Test
    void isNotWrittenWhereItDoesNotSayWhatIsExpected() throws IOException {
        assertThrows(AssertionFailedError.class, () -> written().holds("$ two\n", "5\n", "6\n"));

        assertEquals("$ one\n1\n2\n3\n$ two\n4\n", Files.readString(file));
    }

    @Test
    void isMadeOnlyOnRequest() throws IOException {
        Files.delete(file);

        assertThrows(UncheckedIOException.class, () -> read().holds("1\n"));
        assertFalse(Files.exists(file));
        written().holds("1\n");

        assertEquals("1\n", Files.readString(file));
    }
}
