package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.LoftProgram.Result;

/** What command lines say, how they end, and what options are if they are left out. */
class CommandLinesTest {

    private static final Pattern FIRST_MOVE = Pattern.compile("1\\. (1[a-z0-9]+-[a-z0-9]+)");

    @TempDir
    private Path folder;

    private LoftProgram program;

    @BeforeEach
    void start() {
        program = new LoftProgram(folder);
    }

    /** Words stand apart by two blanks or more, since positions have single ones. */
    @ParameterizedTest
    @CsvFileSource(resources = "command-lines.tsv", delimiter = '\t', numLinesToSkip = 1, emptyValue = "")
    void aCommandLineEndsAndSays(String words, String typed, int code, String out, String err) {
        Result result = program.typed(typed.replace("\\n", "\n"), words.split(" {2,}", -1));
        String said = result.out() + "--\n" + result.err();
        assertEquals(code, result.code(), said);
        assertTrue(result.out().contains(out.replace("\\n", "\n")), said);
        assertTrue(result.err().contains(err), said);
        assertEquals(out.isEmpty(), result.out().isEmpty(), said);
        assertEquals(err.isEmpty(), result.err().isEmpty(), said);
    }

    @Test
    void aSeedRepeatsRandomMovesAndAnotherDoesNot() {
        String[] play = {"play", "loft", "--white", "random", "--black", "random", "--unsaved", "--seed", "3"};
        List<String> game = program.run(play).lines(0);
        assertEquals(game, program.run(play).lines(0));
        play[play.length - 1] = "4";
        assertNotEquals(game, program.run(play).lines(0));
    }

    @Test
    void gamesOfALineAreConvertedThereAndBack() throws IOException {
        Path in = folder.resolve("in.json");
        Path out = folder.resolve("out.pgn");
        Files.writeString(
                in,
                "{\"format\":\"plyspace-game/1\",\"variant\":\"loft\",\"moves\":[\"1b2-1c3\",\"1b4-2b4\"],\"result\":\"*\"}\n");
        assertEquals(
                List.of(),
                program.run("convert", in.toString(), out.toString(), "--to", "pgn")
                        .lines(0));
        String pgn = Files.readString(out);
        assertTrue(pgn.contains("[Variant \"loft\"]\n"), pgn);
        assertTrue(pgn.endsWith("\n\n1. bx1c3+ K2b4 *\n"), pgn);
        assertEquals(
                program.run("convert", in.toString(), "--to", "json").out(),
                program.run("convert", out.toString(), "--to", "json").out());
    }

    @Test
    void anotherEncodingIsReadWhereItIsSaid() throws IOException {
        Path file = folder.resolve("latin.pgn");
        Files.write(
                file,
                "[Variant \"loft\"]\n[White \"M\u00fcller\"]\n\n1. bx1c3+ *\n".getBytes(StandardCharsets.ISO_8859_1));
        Result refused = program.run("convert", file.toString(), "--to", "json");
        assertTrue(refused.usage().contains("--encoding ISO-8859-1"), refused.err());
        assertTrue(program.run("convert", file.toString(), "--to", "json", "--encoding", "ISO-8859-1")
                .out()
                .contains("\"White\" : \"M\u00fcller\""));
        assertTrue(program.run("replay", file.toString(), "--encoding", "ISO-8859-1")
                .out()
                .endsWith("1 ply played; the game goes on\n"));
    }

    /** The game played last is the first, also after one was gone on with or deleted. */
    @Test
    void savedGamesAreNumberedAsTheyAreListed() {
        for (String move : List.of("1b2-1c3", "1a1-2a1", "1d2-1c3")) {
            assertEquals(0, program.typed(move + "\nquit\n", "play", "loft").code());
        }
        assertEquals(List.of("1d2-1c3", "1a1-2a1", "1b2-1c3"), firstMoves());
        assertEquals(
                0, program.typed("1a4-2a4\nquit\n", "play", "--resume", "2").code());
        assertEquals(List.of("1a1-2a1", "1d2-1c3", "1b2-1c3"), firstMoves());
        assertEquals(0, program.run("play", "--delete", "2").code());
        assertEquals(List.of("1a1-2a1", "1b2-1c3"), firstMoves());
        for (String none : List.of("0", "3", "-1", "1000000000")) {
            assertEquals(2, program.run("play", "--resume", none).code(), none);
            assertEquals(2, program.run("play", "--delete", none).code(), none);
        }
        assertEquals(List.of("1a1-2a1", "1b2-1c3"), firstMoves());
    }

    /** The older of two games is another rule set's, and has the number 2 and a name. */
    @ParameterizedTest
    @ValueSource(strings = {"2", "another-20200102-030405"})
    void aGameOfAnotherRuleSetThanTheOneNamedIsLeftAlone(String which) throws IOException {
        assertEquals(0, program.typed("1b2-1c3\nquit\n", "play", "loft").code());
        Path other = folder.resolve("plyspace/games/another-20200102-030405.json");
        Files.writeString(
                other,
                "{\"format\":\"plyspace-game/1\",\"variant\":\"another\",\"moves\":[\"a1-a2\"],\"result\":\"*\"}\n");
        Files.setLastModifiedTime(other, FileTime.fromMillis(1_000));
        for (String option : List.of("--delete", "--resume")) {
            String refusal = program.run("play", "loft", option, which).usage();
            assertTrue(refusal.contains("game " + which) && refusal.contains("is of another, not of loft"), refusal);
        }
        assertTrue(Files.exists(other));
        assertEquals(List.of("1", "2"), numbers("play", "--list"));
        assertEquals(List.of("1"), numbers("play", "loft", "--list"));

        assertEquals(0, program.run("play", "--delete", which).code());
        assertFalse(Files.exists(other));
        assertEquals(0, program.run("play", "loft", "--delete", "1").code());
        assertEquals(List.of(), numbers("play", "--list"));
    }

    /** The numbers of the games in a list, which follows its heading. */
    private List<String> numbers(String... list) {
        return program.run(list).lines(0).stream()
                .map(line -> line.strip().split(" ", 2)[0])
                .filter(word -> word.matches("[0-9]+"))
                .toList();
    }

    /** The first move of each saved game, resumed by the number of its line. */
    private List<String> firstMoves() {
        List<String> listed = program.run("play", "--list").lines(0);
        return IntStream.range(1, listed.size())
                .filter(line -> listed.get(line).strip().startsWith(line + " "))
                .mapToObj(number -> program.typed("history\nquit\n", "play", "--resume", "" + number))
                .map(result -> FIRST_MOVE
                        .matcher(result.out())
                        .results()
                        .findFirst()
                        .orElseThrow()
                        .group(1))
                .toList();
    }

    @Test
    void aGameIsSavedGoneOnWithAndListed() throws IOException {
        Path file = folder.resolve("game.json");
        Result first = program.typed("bx1c3\nquit\n", "play", "loft", "--save", file.toString());
        assertEquals(0, first.code(), first.err());
        assertTrue(Files.readString(file).contains("\"moves\" : [ \"1b2-1c3\" ]"));
        Result again = program.typed("quit\n", "play", "loft", "--save", file.toString());
        assertEquals(2, again.code(), again.out());
        Result other = program.typed("1b4-2b4\nquit\n", "play", "loft", "--load", file.toString());
        assertEquals(0, other.code(), other.err());
        assertTrue(Files.readString(file).contains("\"moves\" : [ \"1b2-1c3\" ]"), "only --save writes");
        assertTrue(program.run("play", "--list").lines(0).get(1).contains("loft"));
    }
}
