package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.testing.InWholeForm;

/** Text of any length and content ends in a message. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@InWholeForm
class GarbageTest {

    private static final int MUCH = 30_000_000;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void randomBytesAreRefusedLineByLine(long seed) throws IOException {
        byte[] bytes = new byte[100_000];
        new Random(seed).nextBytes(bytes);
        Path file = Files.write(folder.resolve("random"), bytes);

        Program.Result verified = run("verify", file.toString());
        assertEquals(1, verified.code());
        assertTrue(verified.outLines().get(0).startsWith(file + ":1: "), verified.out());
        assertTrue(List.of(1, 2)
                .contains(run("replay", "twoboard", file.toString()).code()));
        assertOneLine(new Program().input(bytes).run("checkmate", "cube", "-"), "");
    }

    /** In short two of them, since for files it matters little which. */
    static List<String> repeatedInFiles() {
        List<String> all = List.of("1", "\0", "/", "[", "K", ":", "|");
        return Torture.isMost() ? all : all.subList(0, 2);
    }

    @ParameterizedTest
    @MethodSource("repeatedInFiles")
    void endlessFilesAreRefused(String character) throws IOException {
        byte[] bytes = new byte[MUCH];
        Arrays.fill(bytes, (byte) character.charAt(0));
        Path file = Files.write(folder.resolve("endless"), bytes);

        assertTrue(run("verify", file.toString()).out().contains("endless:1: the line is longer than"));
        assertOneLine(run("replay", "twoboard", file.toString()), "endless:1: the line is longer than");
        assertOneLine(
                new Program().input(bytes).run("checkmate", "cube", "-"),
                "standard input is longer than 200000 characters");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "/", "[", "K", "\0", ":", "|"})
    void endlessArgumentsAreRefused(String character) throws IOException {
        for (String variant : new String[] {"cube", "koernke", "twoboard"}) {
            assertOneLine(run("show", variant, "--position", character.repeat(99_999)), "");
        }
        assertOneLine(run("show", "cube", "--position", character.repeat(200_001)), "expected at most 200000");
        assertOneLine(run("why", "cube", character.repeat(10_000)), "no move has 10000 characters");
    }

    @Test
    void theRefereeAnswersAnEndlessLineAndReadsTheNext() throws IOException {
        String question = "{\"variant\":\"meder\",\"ask\":\"perft\",\"depth\":1}\n";
        String endless = "x".repeat(MUCH);

        Program.Result result =
                new Program().input(endless + "\n" + question + endless).run("referee");

        assertEquals(0, result.code(), result.err());
        assertEquals(3, result.outLines().size(), result.out());
        assertTrue(result.outLines().get(0).matches("\\{\"error\":\"standard input:1: .*\"type\":\"malformed\"}"));
        assertEquals("{\"nodes\":38}", result.outLines().get(1));
        assertTrue(result.outLines().get(2).matches("\\{\"error\":\"standard input:3: .*\"type\":\"malformed\"}"));
    }

    @Test
    void theRefereeReadsLinesAsLongAsItsPageSays() throws IOException {
        Matcher said = Pattern.compile("A line has ([0-9,]+)\\s+characters at most")
                .matcher(Files.readString(Path.of("..", "..", "docs", "referee.md")));
        assertTrue(said.find(), "the page says no length");
        String length = said.group(1).replace(",", "");
        String question = "{\"variant\":\"meder\",\"ask\":\"perft\",\"depth\":1}";
        String longest = question + " ".repeat(Integer.parseInt(length) - question.length());

        List<String> answers = new Program()
                .input(longest + "\n" + longest + " \n")
                .run("referee")
                .outLines();

        assertEquals("{\"nodes\":38}", answers.get(0));
        assertTrue(answers.get(1).contains("the line is longer than " + length + " characters"), answers.get(1));
    }

    /** What cannot be read is said, and nothing of the game is lost. */
    @Test
    void aGameGoesOnAfterALineThatCannotBeRead() throws IOException {
        ByteArrayOutputStream typed = new ByteArrayOutputStream();
        typed.writeBytes("e2-e4\n".getBytes(StandardCharsets.UTF_8));
        typed.writeBytes("why Z\u00fcrich\n".getBytes(StandardCharsets.ISO_8859_1));
        typed.writeBytes(("x".repeat(10_001) + "\ne7-e5\nhistory\n").getBytes(StandardCharsets.UTF_8));
        Path file = folder.resolve("game.json");

        Program.Result result =
                new Program().input(typed.toByteArray()).run("play", "twoboard", "--save", file.toString());

        assertEquals(0, result.code(), result.toString());
        assertTrue(
                result.out()
                        .contains(
                                "1. black> \nstandard input:2: byte FC in column 6 is not UTF-8; expected a file saved as UTF-8\n"),
                result.out());
        assertTrue(
                result.out()
                        .contains(
                                "standard input:3: the line is longer than 10000 characters, the longest read here\n"),
                result.out());
        assertTrue(result.out().contains("1. e2-e4 e7-e5\n"), result.out());
        assertEquals(
                List.of("e2-e4", "e7-e5"), new RecordFile(file).load().line().moves());
    }

    @Test
    void deeplyNestedJsonIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("deep.jsonl"), "[".repeat(1_000_000) + "\n");

        Program.Result result = run("verify", file.toString());

        assertEquals(1, result.code());
        assertTrue(result.outLines().get(0).contains("deep.jsonl:1: not JSON"), result.out());
    }

    @Test
    void aClaimedCountDoesNotMakePerftRunAway() throws IOException {
        String start = "1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|2:8/8/8/8/8/8/8/8 w KQkq - 0 1";
        String line = "{\"variant\":\"twoboard\",\"position\":\"" + start + "\",\"perft\":{\"60\":1}}";

        Program.Result result = new Program().input(line).run("verify", "-");

        assertEquals(
                "standard input:1: perft 60: the file says 1, the rules more than 10000002",
                result.outLines().get(0));
    }

    @Test
    void aByteOrderMarkInFrontIsNoText() throws IOException {
        assertEquals(
                0,
                new Program()
                        .input("\ufeffa2-a3")
                        .run("replay", "twoboard", "-")
                        .code());
        assertTrue(new Program()
                .input("\ufeff{}")
                .run("verify", "-")
                .out()
                .contains(":1: field variant: expected a string"));
    }

    @Test
    void longAndUnprintableClaimsAreQuotedInShort() throws IOException {
        String start = "1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|2:8/8/8/8/8/8/8/8 w KQkq - 0 1";
        String line = "{\"variant\":\"twoboard\",\"position\":\"" + start + "\",\"outcome\":\"" + "x".repeat(100_000)
                + "\",\"moves\":[\"\\u001b" + "x".repeat(100_000) + "\"]}";

        Program.Result result = new Program().input(line).run("verify", "-");

        assertTrue(result.out().contains("not legal by the rules: ?xxx"), result.out());
        assertTrue(result.out().length() < 1_000, "long: " + result.out().length());
    }

    @Test
    void aBlankFileOfControlCharactersIsNoGame() throws IOException {
        assertEquals(
                1,
                new Program()
                        .input("\0".repeat(1_000))
                        .run("replay", "twoboard", "-")
                        .code());
    }

    @Test
    void halfAFileIsReportedWhereItEnds() throws IOException {
        Path file =
                Files.write(folder.resolve("half"), "{\"variant\":\"cube\",\"posit".getBytes(StandardCharsets.UTF_8));

        Program.Result result = run("verify", file.toString());

        assertEquals(1, result.code());
        assertTrue(result.outLines().get(0).startsWith(file + ":1: not JSON"), result.out());
        assertEquals(
                "1 positions: 0 agree, 0 disagree, 1 could not be checked",
                result.outLines().get(1));
    }

    private static Program.Result run(String... arguments) throws IOException {
        return new Program().run(arguments);
    }

    private static void assertOneLine(Program.Result result, String part) {
        assertEquals(2, result.code(), result.err());
        assertEquals("", result.out());
        assertEquals(1, result.err().lines().count(), result.err());
        assertTrue(result.err().startsWith("plyspace: ") && result.err().contains(part), result.err());
        assertTrue(
                result.err().length() < 1_000, "a long message: " + result.err().length());
    }
}
