package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.record.RecordFile;

/** Games that nobody named a file for are kept, and none is dropped without a word. */
class SavedGamesTest {

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
            return files.filter(Files::isRegularFile).sorted().toList();
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

        assertTrue(out.endsWith("the game is saved: 'plyspace play twoboard --resume' goes on with it\n"), out);
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
        assertTrue(none.err().startsWith("plyspace: --resume: no game of twoboard is saved in "), none.err());
        assertEquals(2, play("").code());
    }

    @Test
    void whatIsNotKeptIsDroppedOnlyWhenSaidTwice() throws IOException {
        String out =
                play("e2-e4\nquit\nfen\nquit\nquit\n", "twoboard", "--unsaved").out();

        assertEquals(2, out.split("'quit' once more drops it", -1).length - 1, out);
        assertFalse(out.contains("the game was not saved"), out);
        assertEquals(List.of(), kept());
    }

    @Test
    void theEndOfInputIsToldWhatItCost() throws IOException {
        assertTrue(play("e2-e4\n", "twoboard", "--unsaved").out().endsWith("\nthe game was not saved\n"));
        assertFalse(play("fen\n", "twoboard", "--unsaved").out().contains("not saved\n"));
    }

    @Test
    void loadAndSetupDropAnUnsavedGameOnlyWhenSaidTwice() throws IOException {
        Path file = data.resolve("other.json");
        play("d2-d4\n", "twoboard", "--save", file.toString());
        String out = play(
                        "e2-e4\nsetup start\nload " + file + "\nload " + file + "\nhistory\nquit\n",
                        "twoboard",
                        "--unsaved")
                .out();

        assertTrue(out.contains("'setup start' once more drops it"), out);
        assertTrue(out.contains("'load " + file + "' once more drops it"), out);
        assertTrue(out.contains("1. d2-d4\n"), out);
    }

    @Test
    void gamesAreListedGoneOnWithAndDeletedByTheirNumbers() throws IOException {
        play("e2-e4\n", "twoboard", "--black", "random", "--seed", "5");
        play("2c4\n", "koernke", "--white", "human");

        List<String> listed = play("", "--list").out().lines().toList();
        String resumed = play("history\n", "--resume", "2").out();
        Program.Result deleted = play("", "--delete", "1");

        assertEquals(3, listed.size(), listed::toString);
        assertTrue(
                listed.get(1).matches("1  [-0-9]{10} [:0-9]{5}  [-0-9]{10} [:0-9]{5}  koernke   human  human +1  \\*"),
                listed.get(1));
        assertTrue(listed.get(2).matches("2 .* twoboard  human  random, seed 5 +2  \\*"), listed.get(2));
        assertTrue(resumed.startsWith("black is played by random, as before; --black names another player\n"), resumed);
        assertTrue(resumed.contains("1. e2-e4 "), resumed);
        assertEquals(0, deleted.code(), deleted.err());
        // Nothing was played in the game that was resumed, so that the numbers were still those of the list.
        assertTrue(
                deleted.out()
                        .startsWith("deleted; the game is now in " + data.resolve("plyspace/games/deleted/koernke-")),
                deleted.out());
        assertEquals(2, play("", "--list").out().lines().count());
        assertEquals(2, play("", "--delete", "2").code());
    }

    @Test
    void setupLeavesTheGameThatWasResumed() throws IOException {
        play("e2-e4\ne7-e5\n", "twoboard");

        String out = play("setup start\nd2-d4\nquit\n", "twoboard", "--resume").out();

        Path before = moves(kept().get(0)).size() == 2 ? kept().get(0) : kept().get(1);
        assertTrue(out.contains("the game before stays in " + before + ";"), out);
        assertEquals(
                List.of(List.of("d2-d4"), List.of("e2-e4", "e7-e5")),
                Stream.of(moves(kept().get(0)), moves(kept().get(1)))
                        .sorted(Comparator.comparing(List::size))
                        .toList());
    }

    @Test
    void aFolderThatCannotBeMadeIsNoReasonNotToPlay() throws IOException {
        Files.writeString(data.resolve("plyspace"), "a file");

        Program.Result result = play("e2-e4\nquit\nquit\n", "twoboard");

        assertEquals(0, result.code(), "whoever drops it knows");
        assertEquals(1, play("e2-e4\n", "twoboard").code(), "nobody said that it can be dropped");
        assertTrue(
                result.out().contains("the game is not saved; no folder can be made where games are kept"),
                result.out());
        assertTrue(result.out().contains("the game is not saved; 'save FILE' keeps it"), result.out());
    }
}
