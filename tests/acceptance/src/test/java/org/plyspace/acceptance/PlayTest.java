package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Outcome;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;

/** Games played through standard input. */
class PlayTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameAFile() {
        file = folder.resolve("game.json");
    }

    private static Program.Result play(String typed, String... arguments) throws IOException {
        Program.Result result = new Program().input(typed).run(arguments);
        assertEquals("", result.err());
        assertEquals(0, result.code());
        return result;
    }

    private static Program.Result refused(String... arguments) throws IOException {
        Program.Result result = new Program().run(arguments);
        assertEquals(2, result.code(), result.out());
        assertEquals("", result.out());
        assertEquals(1, result.err().lines().count(), result.err());
        return result;
    }

    private GameRecord saved() throws IOException {
        return new RecordFile(file).load();
    }

    private List<String> savedMoves() throws IOException {
        return saved().line().moves();
    }

    @EveryThirdCase
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "play.tsv", delimiter = '\t', quoteCharacter = '`', numLinesToSkip = 1)
    void theLastThingTypedIsAnswered(String variant, String typed, String answer) throws IOException {
        String out = play(typed.replace(" / ", "\n") + "\n", "play", variant).out();

        String last = out.substring(out.lastIndexOf("> "));
        assertTrue(last.contains(answer), out);
    }

    @Test
    void theLastMoveIsMarkedWhereItBeganAndEnded() throws IOException {
        String out = play("e2-e4\n", "play", "twoboard").out();

        assertTrue(out.contains("4    :::   :::[P]:::   :::"), out);
        assertTrue(out.contains("2  P :P: P :P:[ ]:P: P :P:"), out);
    }

    @Test
    void aLastLineWithoutLineBreakCounts() throws IOException {
        play("e2-e4\r\n\n# a comment\n  e7-e5", "play", "twoboard", "--save", file.toString());

        assertEquals(List.of("e2-e4", "e7-e5"), savedMoves());
    }

    @Test
    void everyMoveIsSavedAndWhatIsTakenBackIsNot() throws IOException {
        play("e2-e4\ne7-e5\ng1-f3\nundo\n", "play", "twoboard", "--save", file.toString());
        assertEquals(List.of("e2-e4", "e7-e5"), savedMoves());

        play("b1-c3\nresign\n", "play", "twoboard", "--load", file.toString(), "--save", file.toString());

        assertEquals(List.of("e2-e4", "e7-e5", "b1-c3"), savedMoves());
        assertEquals(GameResult.WHITE_WINS, saved().result());
        assertEquals(Outcome.RESIGNATION, saved().termination().orElseThrow());
    }

    @Test
    void aGameGoesOnAfterAnAgreedDrawIsTakenBack() throws IOException {
        play("e2-e4\ndraw\n", "play", "twoboard", "--save", file.toString());
        assertEquals(GameResult.DRAW, saved().result());

        play("undo\ne7-e5\n", "play", "twoboard", "--load", file.toString(), "--save", file.toString());

        assertEquals(List.of("e2-e4", "e7-e5"), savedMoves());
        assertEquals(GameResult.OPEN, saved().result());
    }

    @Test
    void aGameFromAPositionBeginsThere() throws IOException {
        String position = "1:4k3/8/8/8/8/8/8/4K2R|2:8/8/8/8/8/8/8/8 b - - 9 80";
        String out = play("e8-d8\n", "play", "twoboard", "--position", position, "--save", file.toString())
                .out();

        assertTrue(out.contains("80. black> e8-d8"), out);
        assertEquals(position, saved().start().orElseThrow());
        play("undo\n", "play", "twoboard", "--load", file.toString(), "--save", file.toString());
        assertEquals(List.of(), savedMoves());
    }

    @InWholeForm
    @Test
    void twoRandomPlayersFinishAGameByThemselvesTheSameForTheSameSeed() throws IOException {
        String[] arguments = {"play", "cube", "--white", "random", "--black", "random", "--seed", "5", "--save", ""};
        arguments[9] = file.toString();
        String out = play("", arguments).out();
        GameRecord first = saved();
        Files.delete(file);

        assertEquals(out, play("", arguments).out());
        assertEquals(first.line(), saved().line());
        assertEquals(first.result(), saved().result());
        assertEquals("random, seed 5", first.tags().get("White"));
        assertFalse(first.result() == GameResult.OPEN);
        assertEquals(0, new Program().run("replay", file.toString()).code());
    }

    @Test
    void aRandomPlayerAnswersAndUndoTakesItsAnswerBackToo() throws IOException {
        String out = play(
                        "e2-e4\ndraw\nundo\nd2-d4\nsave " + file + "\n",
                        "play",
                        "twoboard",
                        "--black",
                        "random",
                        "--seed",
                        "1")
                .out();

        assertEquals(2, savedMoves().size());
        assertEquals("d2-d4", savedMoves().get(0));
        assertTrue(out.contains("2. white> draw\nblack is played by random, which does not agree to draws\n"), out);
        assertTrue(out.contains("1. black plays " + savedMoves().get(1)), out);
    }

    @Test
    void aRefusedLoadKeepsTheGameAndItsFile() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"format\":\"plyspace-game/1\",\"var");
        Path other = folder.resolve("other.json");
        play("2c4\n", "play", "koernke", "--save", other.toString());

        String out = play(
                        "e2-e4\nload " + bad + "\nload " + other + "\ne7-e5\n",
                        "play",
                        "twoboard",
                        "--save",
                        file.toString())
                .out();

        assertTrue(out.contains("bad.json:1: this is not JSON: "), out);
        assertTrue(
                out.contains("this is a game of koernke, not of twoboard; load it with 'plyspace play koernke --load "),
                out);
        assertEquals(List.of("e2-e4", "e7-e5"), savedMoves());
        assertEquals("{\"format\":\"plyspace-game/1\",\"var", Files.readString(bad));
    }

    @Test
    void aLoadedGameIsSavedOnlyWhereItIsTold() throws IOException {
        Path other = folder.resolve("other.json");
        play("e2-e4\n", "play", "twoboard", "--save", other.toString());
        String before = Files.readString(other);

        String out = play(
                        "d2-d4\nload " + other + "\nd7-d5\nsave " + other + "\ng1-f3\n",
                        "play",
                        "twoboard",
                        "--save",
                        file.toString())
                .out();

        assertEquals(List.of("d2-d4"), savedMoves());
        assertTrue(out.contains("it is not saved until 'save FILE' names a file"), out);
        assertFalse(before.equals(Files.readString(other)));
        assertEquals(
                List.of("e2-e4", "d7-d5", "g1-f3"),
                new RecordFile(other).load().line().moves());
    }

    @Test
    void aFileThatIsThereIsNotOverwritten() throws IOException {
        Files.writeString(file, "my diary");

        assertTrue(refused("play", "twoboard", "--save", file.toString())
                .err()
                .contains(": file exists; continue its game with --load, or choose another name"));
        String out = play("e2-e4\nsave " + file + "\n", "play", "twoboard").out();

        assertTrue(out.contains(": file exists"), out);
        assertEquals("my diary", Files.readString(file));
    }

    @Test
    void whatIsSaidOfALoadedGameIsKeptAsFarAsItIsPlayed() throws IOException {
        String text =
                "[Variant \"twoboard\"]\n[Event \"Club\"]\n\n{hello} 1. e2-e4 {best} (1. d2-d4 d7-d5) e7-e5 {solid} *";
        Program.Result json = new Program().input(text).run("convert", "-", "--to", "json");
        Files.writeString(file, json.out());

        play("undo\nc7-c5\n", "play", "twoboard", "--load", file.toString(), "--save", file.toString());

        assertEquals("Club", saved().tags().get("Event"));
        assertEquals("{0=hello, 1=best}", saved().line().comments().toString());
        assertEquals(
                List.of("d2-d4", "d7-d5"), saved().line().variations().get(0).moves());
        assertEquals(List.of("e2-e4", "c7-c5"), savedMoves());
    }

    @Test
    void aFailedSaveIsToldAndTheGameGoesOn() throws IOException {
        Path other = folder.resolve("other.json");
        String[] arguments = {"play", "twoboard", "--save", tooLong().toString()};

        String out = play("e2-e4\nsave " + other + "\ne7-e5\n", arguments).out();

        // The reason is in the language of the system.
        assertTrue(
                out.matches("(?s).*xxx\\.json cannot be written: [^;]+; 'save FILE' with another name may do.*"), out);
        assertFalse(out.substring(0, out.indexOf("save " + other)).contains("it is saved to"), out);
        assertEquals(2, new RecordFile(other).load().line().moves().size());
    }

    @Test
    void aGameThatCouldNotBeSavedEndsAsAFailure() throws IOException {
        Program.Result result = new Program()
                .input("e2-e4\n")
                .run("play", "twoboard", "--save", tooLong().toString());

        assertEquals(1, result.code(), result.out());
        assertTrue(result.out().contains("it is not saved, since "), result.out());
    }

    /** A file that is not there and cannot be made. */
    private Path tooLong() {
        return folder.resolve("x".repeat(300) + ".json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--white robot", "--load", "--seed x", "--position x --load y", "--save -", "--load -"})
    void badUsageIsRefused(String arguments) throws IOException {
        Program.Result result = new Program().run(("play twoboard " + arguments).split(" ", -1));

        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("plyspace: "), result.err());
        assertEquals("", result.out());
    }
}
