package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/** Files with games, and typed lines, that are no good: one line says why, and nothing is lost. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BadGamesTest {

    private static final int MUCH = TestForm.count(4_000_000, 1_000_000);
    private static final String HEAD = "[Variant \"twoboard\"]\n\n";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameAFile() {
        file = folder.resolve("game.json");
    }

    private static Program.Result run(String... arguments) throws IOException {
        return new Program().run(arguments);
    }

    private static void assertRefused(Program.Result result, String said) {
        assertRefused(result, 2, said);
    }

    /** Asserts a refusal: exit code 2 if the game cannot be read, 1 if it can be but is illegal. */
    private static void assertRefused(Program.Result result, int code, String said) {
        assertEquals(code, result.code(), result.err());
        assertEquals("", result.out());
        assertEquals(1, result.err().lines().count(), result.err());
        assertTrue(
                result.err().length() < 1_500, "a long message: " + result.err().length());
        assertTrue(result.err().contains(said), () -> said + " expected, was " + result.err());
    }

    @Test
    void aBadGameIsNotMadeGoodByTheOneAfterIt() throws IOException {
        String good =
                "{\"format\":\"plyspace-game/1\",\"variant\":\"twoboard\",\"moves\":[\"e2-e4\"],\"result\":\"*\"}\n";
        Path two = Files.writeString(folder.resolve("two.jsonl"), good.replace("e2-e4", "e2-e5") + good);

        Program.Result result = run("replay", two.toString());

        assertEquals(1, result.code(), result.toString());
        assertEquals(2, result.outLines().size(), result.out());
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvFileSource(resources = "bad-pgn.tsv", delimiter = '\t', quoteCharacter = '`', numLinesToSkip = 1)
    void badPgnIsRefused(String pgn, int code, String said) throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.pgn"), unescaped(pgn));

        assertRefused(run("convert", bad.toString(), "--to", "json"), code, unescaped(said));
    }

    private static String unescaped(String text) {
        return text.replace("\\\\", "\0").replace("\\n", "\n").replace('\0', '\\');
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvFileSource(
            resources = "bad-records.tsv",
            delimiter = '\t',
            quoteCharacter = '`',
            numLinesToSkip = 1,
            maxCharsPerColumn = 10_000)
    void badRecordsAreRefusedByEveryCommand(String record, int code, String said) throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), record);

        Program.Result replayed = run("replay", bad.toString());
        assertEquals(code, replayed.code(), replayed.err());
        assertTrue((replayed.out() + replayed.err()).contains(said), replayed.out() + replayed.err());
        assertRefused(run("convert", bad.toString(), "--to", "pgn"), code, said);
        assertRefused(run("play", "twoboard", "--load", bad.toString()), code, said);
        assertEquals(record, Files.readString(bad));
    }

    @Test
    void manyCommentsAtOnePlaceAreReadSoon() throws IOException {
        Path noted = Files.writeString(folder.resolve("noted.pgn"), HEAD + "{a}".repeat(600_000) + " *\n");

        Program.Result result = run("convert", noted.toString(), "--to", "json");

        assertEquals(0, result.code(), result.err());
    }

    @ParameterizedTest
    @CsvSource({"Pe2-e5,bad move 1 of white (line 1)", "Pe2-e4 Pe2-e4,bad move 1 of black", "Pe2-e4++,it is marked as"})
    void badSourceTextIsRefused(String moves, String said) throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.txt"), moves);

        assertRefused(
                run("convert", bad.toString(), "--from", "source", "--variant", "twoboard", "--to", "json"), 1, said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n\t\n"})
    void emptyFilesHoldNoGame(String text) throws IOException {
        Files.writeString(file, text);

        assertRefused(run("replay", file.toString()), "no game in it");
        assertRefused(run("play", "twoboard", "--load", file.toString()), "it is empty");
        assertRefused(run("convert", file.toString(), "--to", "pgn"), "no game in it");
        assertRefused(run("convert", file.toString(), "--from", "json", "--to", "pgn"), "no game in it");
        assertRefused(run("convert", file.toString(), "--from", "pgn", "--to", "json"), "no game in it");
        assertRefused(
                run("convert", file.toString(), "--from", "source", "--variant", "cube", "--to", "json"),
                "no game in it");
    }

    @Test
    void aRecordHalfWrittenIsRefusedWhereItEnds() throws IOException {
        String whole = Files.readString(Program.HOME.resolve("games").resolve("koernke-foolsmate.json"));
        for (int length = 1; length < whole.length() - 2; length += 97) {
            Files.writeString(file, whole.substring(0, length));
            assertRefused(run("replay", file.toString()), "this is not JSON: ");
            assertRefused(run("play", "koernke", "--load", file.toString()), "this is not JSON: ");
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void randomBytesAreRefused(long seed) throws IOException {
        byte[] bytes = new byte[50_000];
        new Random(seed).nextBytes(bytes);
        Files.write(file, bytes);

        for (String form : new String[] {"json", "pgn", "source"}) {
            Program.Result result = form.equals("source")
                    ? run("convert", file.toString(), "--from", form, "--variant", "cube", "--to", "json")
                    : run("convert", file.toString(), "--from", form, "--to", "json");
            assertRefused(result, "game.json, line 1, column ");
        }
        assertRefused(run("replay", file.toString()), " is not UTF-8; expected a file saved as UTF-8");
        assertRefused(run("play", "cube", "--load", file.toString()), " is not UTF-8; expected a file saved as UTF-8");
    }

    @InWholeForm
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {4, 5})
    void randomLinesAreAnsweredAndTheGameIsKept(long seed) throws IOException {
        byte[] bytes = new byte[20_000];
        new Random(seed).nextBytes(bytes);
        String typed = "e2-e4\n" + new String(bytes, StandardCharsets.ISO_8859_1) + "\ne7-e5\n";

        Program.Result result = new Program().input(typed).run("play", "twoboard", "--save", file.toString());

        assertEquals(0, result.code(), result.err());
        assertEquals("", result.err());
        Program.Result replayed = run("replay", file.toString());
        assertTrue(replayed.out().contains("2 plies played; the game goes on"), replayed.out());
    }

    @Test
    void anEndlessLineEndsTheSittingButKeepsTheGame() throws IOException {
        String typed = "e2-e4\n" + "x".repeat(1_000_000);

        Program.Result result = new Program().input(typed).run("play", "twoboard", "--save", file.toString());

        assertEquals(2, result.code());
        assertEquals(
                "plyspace: standard input:2: the line is longer than 10000 characters, the longest read here",
                result.err().strip());
        assertEquals(0, run("replay", file.toString()).code());
    }

    @Test
    void whatWouldStandOnTheTerminalAsMoreThanTextIsMadeHarmless() throws IOException {
        String out = new Program()
                .input("load \u001b[31m\nsave /no/\u001b[31m/x\nmoves \u001b[31m\n")
                .run("play", "koernke")
                .out();

        out.lines()
                .filter(line -> !line.contains("> "))
                .forEach(line -> assertFalse(line.contains("\u001b"), () -> line.replace('\u001b', '?')));
    }

    @InWholeForm
    @ParameterizedTest
    @ValueSource(strings = {"(", "{", "[", ")", ";", "1.", "e2-e4 ", " ", "\\", "\"", "\n", "[A \"", "{ "})
    void endlessPgnEndsSoon(String part) throws IOException {
        Path pgn = Files.writeString(folder.resolve("endless.pgn"), HEAD + part.repeat(MUCH / part.length()));

        Program.Result result = run("convert", pgn.toString(), "--to", "json");

        assertTrue(result.code() >= 0 && result.code() <= 2, result.err());
        assertTrue(result.err().lines().count() <= 1, result.err());
        assertFalse(result.err().contains("failed") || result.err().contains("memory"), result.err());
    }

    @Test
    void longTagsAndCommentsAreTakenAndDeepVariationsAreNot() throws IOException {
        String long100k = "\\\"x ".repeat(100_000);
        String blanks = "{a" + " ".repeat(3_000_000) + "b}";
        Path pgn = Files.writeString(
                folder.resolve("long.pgn"),
                "[Variant \"twoboard\"]\n[Event \"" + long100k + "\"]\n\n1. e2-e4 " + blanks + " *\n");
        assertEquals(0, run("convert", pgn.toString(), "--to", "json").code());

        Files.writeString(pgn, HEAD + "e2-e4 (d2-d4".repeat(1) + " (d2-d3".repeat(300) + ")".repeat(301));
        assertRefused(
                run("convert", pgn.toString(), "--to", "json"),
                "variations nest too deeply; expected at most 200 within each other");
    }

    @Test
    void fileNamesThatAreNoneAreRefused() throws IOException {
        for (String name : new String[] {"no\0name.json", folder.toString(), folder + "/none.json"}) {
            assertRefused(run("convert", name, "--to", "json"), "");
            assertRefused(run("play", "cube", "--load", name), "");
        }
        assertRefused(run("play", "cube", "--save", "no\0name.json"), "that cannot be the name of a file");
        assertRefused(run("replay", "none.json", "e2-e4"), "records name their own variant, start and moves");
        assertRefused(run("replay", "twoboard", "none.json"), "expected 'plyspace replay none.json' without variant");
    }
}
