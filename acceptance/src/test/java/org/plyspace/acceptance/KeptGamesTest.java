package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.record.RecordFile;

/** Games that nobody named a file for are kept, and none is dropped without a word. */
class KeptGamesTest {

    @TempDir
    private Path data;

    private Program.Result play(String typed, String... arguments) throws IOException {
        String[] words = Stream.concat(Stream.of("play"), Stream.of(arguments)).toArray(String[]::new);
        return new Program()
                .environment("XDG_DATA_HOME", data.toString())
                .input(typed)
                .run(words);
    }

    private List<Path> kept() throws IOException {
        Path folder = data.resolve("plyspace").resolve("games");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static List<String> moves(Path file) throws IOException {
        return new RecordFile(file).load().line().moves();
    }

    @Test
    void aGameIsKeptFromTheFirstMoveOn() throws IOException {
        assertEquals(0, play("moves\nquit\n", "twoboard").code());
        assertEquals(List.of(), kept());

        String out = play("e2-e4\nquit\n", "twoboard").out();

        assertTrue(out.endsWith("the game is kept: 'plyspace play twoboard --resume' goes on with it\n"), out);
        assertEquals(List.of("e2-e4"), moves(kept().get(0)));
    }

    @Test
    void resumeGoesOnInTheSameFile() throws IOException {
        play("e2-e4\n", "twoboard");
        play("2c4\n", "koernke");
        play("e7-e5\n", "twoboard", "--resume");
        play("4a5\n", "--resume", "koernke");

        assertEquals(2, kept().size());
        assertEquals(List.of("2c2-2c4", "4a7-4a5"), moves(kept().get(0)));
        assertEquals(List.of("e2-e4", "e7-e5"), moves(kept().get(1)));
    }

    @Test
    void withoutAVariantResumeTakesTheLastOfAny() throws IOException {
        play("e2-e4\n", "twoboard");

        String out = play("e7-e5\nhistory\n", "--resume").out();

        assertTrue(out.contains("1. e2-e4 e7-e5\n"), out);
        assertEquals(List.of("e2-e4", "e7-e5"), moves(kept().get(0)));
    }

    @Test
    void whereNoGameIsKeptResumeSaysWhere() throws IOException {
        Program.Result none = play("", "twoboard", "--resume");

        assertEquals(2, none.code());
        assertTrue(none.err().startsWith("plyspace: --resume: no game of twoboard is kept in "), none.err());
        assertEquals(2, play("").code());
    }

    @Test
    void whatIsNotKeptIsDroppedOnlyWhenSaidTwice() throws IOException {
        String out =
                play("e2-e4\nquit\nfen\nquit\nquit\n", "twoboard", "--unkept").out();

        assertEquals(2, out.split("'quit' once more drops it", -1).length - 1, out);
        assertFalse(out.contains("the game was not saved"), out);
        assertEquals(List.of(), kept());
    }

    @Test
    void theEndOfInputIsToldWhatItCost() throws IOException {
        assertTrue(play("e2-e4\n", "twoboard", "--unkept").out().endsWith("\nthe game was not saved\n"));
        assertFalse(play("fen\n", "twoboard", "--unkept").out().contains("not saved\n"));
    }

    @Test
    void loadAndSetupDropAnUnsavedGameOnlyWhenSaidTwice() throws IOException {
        Path file = data.resolve("other.json");
        play("d2-d4\n", "twoboard", "--save", file.toString());
        String out = play(
                        "e2-e4\nsetup start\nload " + file + "\nload " + file + "\nhistory\nquit\n",
                        "twoboard",
                        "--unkept")
                .out();

        assertTrue(out.contains("'setup start' once more drops it"), out);
        assertTrue(out.contains("'load " + file + "' once more drops it"), out);
        assertTrue(out.contains("1. d2-d4\n"), out);
    }

    @Test
    void aFolderThatCannotBeMadeIsNoReasonNotToPlay() throws IOException {
        Files.writeString(data.resolve("plyspace"), "a file");

        Program.Result result = play("e2-e4\nquit\nquit\n", "twoboard");

        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("the game is not saved; 'save FILE' keeps it"), result.out());
    }
}
