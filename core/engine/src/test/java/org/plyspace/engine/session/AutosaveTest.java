package org.plyspace.engine.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;

/** No game that was played is lost with its file, whichever game begins after it. */
class AutosaveTest {

    private static final String VARIANT = "toy";

    @TempDir
    private Path folder;

    private final List<String> failures = new ArrayList<>();

    @AfterEach
    void nothingFailed() {
        assertEquals(List.of(), failures);
    }

    private static GameRecord game(String... moves) {
        return new GameRecord(
                VARIANT,
                Map.of(),
                Optional.empty(),
                GameLine.of(List.of(moves)),
                GameResult.OPEN,
                Optional.empty(),
                Map.of());
    }

    private static GameRecord resigned(String... moves) {
        GameRecord game = game(moves);
        return new GameRecord(
                VARIANT,
                Map.of(),
                Optional.empty(),
                game.line(),
                GameResult.WHITE_WINS,
                Optional.of("resignation"),
                Map.of());
    }

    private SavedGames kept() {
        return new SavedGames(Map.of("XDG_DATA_HOME", folder.toString()));
    }

    private Autosave autosave(Optional<RecordFile> loadedFrom) {
        return new Autosave(
                new GameFiles(() -> {
                    throw new AssertionError("no game is loaded");
                }),
                Optional.of(kept()),
                loadedFrom,
                failures::add);
    }

    /** A game that is in a file, and goes on there, as {@code --resume} lets it. */
    private Autosave resumed(Path file, GameRecord game) throws IOException {
        new RecordFile(file).save(game);
        RecordFile from = new RecordFile(file);
        Autosave autosave = autosave(Optional.of(from));
        autosave.loaded(from.load());
        autosave.use(file.toString());
        return autosave;
    }

    private static List<String> moves(Path file) throws IOException {
        return new RecordFile(file).load().line().moves();
    }

    private List<Path> keptFiles() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("plyspace").resolve("games"))) {
            return files.sorted().toList();
        }
    }

    /** A file is where the folder of games would be, and then no longer. */
    @Test
    void aGameIsKeptAsSoonAsItCanBe() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("plyspace"), "");
        Autosave autosave = autosave(Optional.empty());
        autosave.save(VARIANT, game("a"));
        assertTrue(autosave.isUnkeepable());
        assertTrue(autosave.isLost(game("a")));
        failures.clear();

        Files.delete(inTheWay);
        autosave.save(VARIANT, game("a", "b"));
        assertFalse(autosave.isUnkeepable());
        assertFalse(autosave.isLost(game("a", "b")));
        autosave.close();
    }

    @Test
    void aNewGameLeavesTheNamedFileOfThePlayedOne() throws IOException {
        Path file = folder.resolve("game.json");
        Autosave autosave = autosave(Optional.empty());
        autosave.use(file.toString());
        autosave.save(VARIANT, game("a", "b"));

        autosave.begin();
        autosave.save(VARIANT, game());
        autosave.save(VARIANT, game("c"));

        assertEquals(List.of("a", "b"), moves(file));
        assertEquals(List.of("c"), moves(keptFiles().get(0)));
    }

    @Test
    void aNewGameLeavesTheFileOfTheOneResumed() throws IOException {
        Path file = folder.resolve("game.json");
        Autosave autosave = resumed(file, game("a", "b"));

        autosave.begin();
        autosave.save(VARIANT, game("c"));

        assertEquals(List.of("a", "b"), moves(file));
        assertEquals(List.of("c"), moves(keptFiles().get(0)));
    }

    /** Whoever goes on with a game may save it where it was; another game may not take that place. */
    @Test
    void aNewGameMayNotBeSavedOverTheOneResumed() throws IOException {
        Path file = folder.resolve("game.json");
        Autosave autosave = resumed(file, game("a", "b"));

        autosave.begin();

        InputException refused = assertThrows(InputException.class, () -> autosave.use(file.toString()));
        assertTrue(refused.getMessage().contains("file exists"), refused.getMessage());
        autosave.save(VARIANT, game("c"));
        assertEquals(List.of("a", "b"), moves(file));
    }

    @Test
    void whoeverOnlyLooksAtAGameLeavesItsFileAsItIs() throws IOException {
        String text = """
                {"format":"plyspace-game/1", "variant":"toy", "moves":["a","b"], "result":"*"}
                """;
        Path file = Files.writeString(folder.resolve("game.json"), text);
        RecordFile from = new RecordFile(file);
        Autosave autosave = autosave(Optional.of(from));
        autosave.loaded(from.load());
        autosave.use(file.toString());

        autosave.save(VARIANT, game("a", "b"));
        assertEquals(text, Files.readString(file));
        autosave.save(VARIANT, game("a", "b", "c"));
        assertEquals(List.of("a", "b", "c"), moves(file));
        autosave.save(VARIANT, game("a", "b"));
        assertEquals(List.of("a", "b"), moves(file), "taken back");
        autosave.save(VARIANT, resigned("a", "b"));
        assertEquals(GameResult.WHITE_WINS, new RecordFile(file).load().result());
    }

    @Test
    void aGameThatIsLoadedIsSavedToAnotherFileAtOnce() throws IOException {
        Path file = folder.resolve("game.json");
        new RecordFile(file).save(game("a"));
        RecordFile from = new RecordFile(file);
        Autosave autosave = autosave(Optional.of(from));
        autosave.loaded(from.load());
        Path other = folder.resolve("other.json");
        autosave.use(other.toString());

        autosave.save(VARIANT, game("a"));

        assertEquals(List.of("a"), moves(other));
    }

    /** What stands in it may be a study: a position, names, comments. */
    @Test
    void aNewGameLeavesAFileThatWasThereThoughItHasNoMoves() throws IOException {
        Path file = folder.resolve("study.json");
        Autosave autosave = resumed(file, game().withTags(Map.of("Event", "a study")));

        autosave.begin();
        autosave.save(VARIANT, game("c"));

        assertEquals(Map.of("Event", "a study"), new RecordFile(file).load().tags());
        assertEquals(List.of(), moves(file));
    }

    @Test
    void aNewGameLeavesTheFileOfOneWhoseMovesWereTakenBack() throws IOException {
        Path file = folder.resolve("game.json");
        Autosave autosave = autosave(Optional.empty());
        autosave.use(file.toString());
        autosave.save(VARIANT, game("a"));
        autosave.save(VARIANT, game());

        autosave.begin();
        autosave.save(VARIANT, game("c"));

        assertEquals(List.of(), moves(file));
        assertEquals(List.of("c"), moves(keptFiles().get(0)));
    }

    @Test
    void eachGameThatIsKeptHasAFileOfItsOwn() throws IOException {
        Autosave autosave = autosave(Optional.empty());
        autosave.save(VARIANT, game("a"));
        autosave.begin();
        autosave.save(VARIANT, game("b"));

        assertEquals(2, keptFiles().size());
    }

    @Test
    void aNamedFileInWhichNothingWasPlayedIsTheNewGames() throws IOException {
        Path file = folder.resolve("game.json");
        Autosave autosave = autosave(Optional.empty());
        autosave.use(file.toString());
        autosave.save(VARIANT, game());

        autosave.begin();
        autosave.save(VARIANT, game("c"));

        assertEquals(List.of("c"), moves(file));
    }

    /** Another program that has the file open; it is locked as files of games are. */
    private Autosave locking(String place, Path file) {
        GameFiles files = new GameFiles(
                () -> {
                    throw new AssertionError("no game is loaded");
                },
                kept().openIn(place));
        try {
            RecordFile from = new RecordFile(file);
            Autosave autosave = new Autosave(files, Optional.of(kept()), Optional.of(from), failures::add);
            autosave.loaded(from.load());
            autosave.use(file.toString());
            return autosave;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Path played() throws IOException {
        Path file = folder.resolve("game.json");
        new RecordFile(file).save(game("a"));
        return file;
    }

    @Test
    void whileAFileIsOpenNobodyElseOpensIt() throws IOException {
        Path file = played();
        Autosave page = locking("the page", file);
        for (int times = 0; times < 2; times++) {
            assertThrows(InputException.class, () -> locking("a terminal", file));
            page.letGo();
            locking("a terminal", file).close();
            assertTrue(page.takeUp());
        }
        page.close();
        locking("a terminal", file).close();
    }

    /** However often whoever let go tries to go on. */
    @Test
    void whoWasOvertakenKeepsNobodyFromTheFile() throws IOException {
        Path file = played();
        Autosave page = locking("the page", file);
        page.letGo();
        assertFalse(page.isOvertaken());
        Autosave terminal = locking("a terminal", file);
        assertThrows(InputException.class, page::takeUp);
        terminal.save(VARIANT, game("a", "b"));
        terminal.close();

        for (int times = 0; times < 2; times++) {
            assertTrue(page.isOvertaken());
            assertFalse(page.takeUp());
            locking("a terminal", file).close();
        }
        assertEquals(List.of("a", "b"), moves(file));
    }

    /** As many moves as before, and others: the game that was loaded stays, and this one is kept. */
    @Test
    void anotherMoveInTheLastOnesPlaceIsNotLost() throws IOException {
        Autosave autosave = autosave(Optional.empty());
        autosave.loaded(game("a", "b"));

        assertFalse(autosave.isLost(game("a", "b")));
        assertTrue(autosave.isLost(game("a", "c")));
        autosave.save(VARIANT, game("a", "c"));

        assertEquals(List.of("a", "c"), moves(keptFiles().get(0)));
    }

    @Test
    void aResignationIsNotLost() throws IOException {
        Autosave autosave = autosave(Optional.empty());
        autosave.loaded(game("a"));

        assertTrue(autosave.isLost(resigned("a")));
        autosave.save(VARIANT, resigned("a"));

        assertEquals(
                GameResult.WHITE_WINS, new RecordFile(keptFiles().get(0)).load().result());
    }
}
