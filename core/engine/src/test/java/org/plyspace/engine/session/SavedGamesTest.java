package org.plyspace.engine.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.FailureException;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;

/** Which games are listed, in which order, and what becomes of those that nobody wants any more. */
class SavedGamesTest {

    private static final Instant LATELY = Instant.parse("2026-11-22T12:00:00Z");

    @TempDir
    private Path data;

    private Path games;
    private SavedGames kept;

    @BeforeEach
    void makeTheFolder() throws IOException {
        games = Files.createDirectories(data.resolve("plyspace").resolve("games"));
        kept = kept();
    }

    private SavedGames kept() {
        return new SavedGames(Map.of("XDG_DATA_HOME", data.toString()));
    }

    private static GameRecord record(String variant, Map<String, String> tags, String... moves) {
        return new GameRecord(
                variant,
                Map.of(),
                Optional.empty(),
                GameLine.of(List.of(moves)),
                GameResult.OPEN,
                Optional.empty(),
                tags);
    }

    private Path keep(String name, GameRecord record, int minutesAgo) throws IOException {
        Path file = games.resolve(name + ".json");
        new RecordFile(file).save(record);
        Files.setLastModifiedTime(file, FileTime.from(LATELY.minus(Duration.ofMinutes(minutesAgo))));
        return file;
    }

    private List<String> names() {
        return kept.list().games().stream().map(SavedGame::name).toList();
    }

    @Test
    void theOnePlayedLastComesFirstWhateverItIsCalled() throws IOException {
        keep("ring-20260101-120000", record("ring", Map.of(), "a"), 1);
        keep("toy-20261231-120000", record("toy", Map.of(), "a", "b"), 2);
        keep("ring-20261122-120000", record("ring", Map.of(), "a"), 3);

        assertEquals(List.of("ring-20260101-120000", "toy-20261231-120000", "ring-20261122-120000"), names());
        assertTrue(kept.newest("").endsWith("ring-20260101-120000.json"));
        assertTrue(kept.newest("toy").endsWith("toy-20261231-120000.json"));
        assertTrue(kept.chosen("3", "").endsWith("ring-20261122-120000.json"));
        assertTrue(kept.chosen("ring-20261122-120000", "").endsWith("ring-20261122-120000.json"));
    }

    @Test
    void gamesInWhichNothingWasPlayedAreNotListed() throws IOException {
        keep("toy-20261122-120000", record("toy", Map.of()), 0);
        keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);

        assertEquals(List.of("toy-20261122-110000"), names());
        assertTrue(kept.newest("toy").endsWith("110000.json"));
    }

    @Test
    void whatCannotBeReadIsNamedAndTheRestIsListed() throws IOException {
        keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);
        Files.writeString(games.resolve("broken.json"), "{");

        assertEquals(List.of("toy-20261122-110000"), names());
        String why = kept.list().unreadable().get(0);
        assertTrue(why.startsWith("broken.json:1: this is not JSON: "), why);
        assertEquals(1, kept.list().unreadable().size());
    }

    private void keepBroken(String name, int minutesAgo) throws IOException {
        Path file = Files.writeString(games.resolve(name + ".json"), "{");
        Files.setLastModifiedTime(file, FileTime.from(LATELY.minus(Duration.ofMinutes(minutesAgo))));
    }

    /** Whoever goes on with the last game is told that it cannot be read, and does not go on with an older one unawares. */
    @ParameterizedTest(name = "broken {0}, {1} minutes ago: {2}, of toy {3}, of ring {4}")
    @CsvSource({
        "toy-20261122-120000,     1, toy-20261122-120000,     toy-20261122-120000, ring-20261122-110000",
        "toy-20261122-120000,     3, ring-20261122-110000,    toy-20261122-120000, ring-20261122-110000",
        "toy-20261122-120000,     5, ring-20261122-110000,    toy-20261122-110000, ring-20261122-110000",
        "ring-20261122-120000,    1, ring-20261122-120000,    toy-20261122-110000, ring-20261122-120000",
        "toy-big-20261122-120000, 1, toy-big-20261122-120000, toy-20261122-110000, ring-20261122-110000",
        "notes,                   1, notes,                   toy-20261122-110000, ring-20261122-110000"
    })
    void theNewestGameIsNamedWhetherOrNotItCanBeRead(
            String broken, int minutesAgo, String newest, String ofToy, String ofRing) throws IOException {
        keepBroken(broken, minutesAgo);
        keep("toy-20261122-110000", record("toy", Map.of(), "a"), 4);
        keep("ring-20261122-110000", record("ring", Map.of(), "a"), 2);
        keep("toy-20261122-130000", record("toy", Map.of()), 0);

        assertEquals(games.resolve(newest + ".json").toString(), kept.newest(""));
        assertEquals(games.resolve(ofToy + ".json").toString(), kept.newest("toy"));
        assertEquals(games.resolve(ofRing + ".json").toString(), kept.newest("ring"));
        assertEquals(Optional.of(games.resolve(broken + ".json").toString()), kept.find(broken));
        assertEquals(games.resolve(broken + ".json").toString(), kept.chosen(broken, ""));
    }

    @Test
    void aGameWithOptionsIsOneOfItsRuleSetAndOfNoOther() throws IOException {
        GameRecord large = new GameRecord(
                "ring",
                Map.of("size", "3"),
                Optional.empty(),
                GameLine.of(List.of("a")),
                GameResult.OPEN,
                Optional.empty(),
                Map.of());
        keep("a", large, 2);
        keep("b", record("ringer", Map.of(), "a"), 1);

        assertEquals(games.resolve("a.json").toString(), kept.newest("ring"));
        assertEquals(games.resolve("b.json").toString(), kept.newest("ringer"));
        assertEquals(games.resolve("a.json").toString(), kept.chosen("2", "ring"));
        assertThrows(InputException.class, () -> kept.chosen("1", "ring"));
    }

    @Test
    void whereNothingWasPlayedThereIsNoNewestGame() throws IOException {
        keep("toy-20261122-110000", record("toy", Map.of()), 1);

        assertEquals(
                "--resume: no game is saved in " + games,
                assertThrows(InputException.class, () -> kept.newest("")).getMessage());
        assertEquals(
                "--resume: no game of toy is saved in " + games,
                assertThrows(InputException.class, () -> kept.newest("toy")).getMessage());
    }

    /** Also within one second, and beside a file that another program made meanwhile. */
    @Test
    void aNewGameHasAFileThatIsNotThereYet() throws IOException {
        for (int game = 0; game < 3; game++) {
            Path file = Path.of(kept.newFile("toy").orElseThrow());
            assertTrue(file.getFileName().toString().matches("toy-[0-9]{8}-[0-9]{6}(-[0-9]+)?\\.json"), file::toString);
            assertEquals(games, file.getParent());
            Files.createFile(file);
        }
        try (Stream<Path> files = Files.list(games)) {
            assertEquals(3, files.count());
        }
    }

    @Test
    void theSummaryIsWhatTheRecordSays() throws IOException {
        keep("new", record("toy", Map.of("Date", "2026.11.22", "Time", "19:05:01", "Black", "level3"), "a"), 1);
        keep("old", record("toy", Map.of(), "a"), 2);

        SavedGame summary = kept.list().games().get(0);

        assertEquals("2026-11-22 19:05", summary.begun().orElseThrow().toString());
        assertEquals("2026-11-22T19:05:01", summary.begun().orElseThrow().iso());
        assertEquals("", summary.white());
        assertEquals("level3", summary.black());
        assertEquals(Optional.empty(), kept.list().games().get(1).begun());
    }

    @Test
    void aGameThatIsPlayedOnIsReadAgain() throws IOException {
        Path file = keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);
        assertEquals(1, kept.list().games().get(0).plies());
        RecordFile again = new RecordFile(file);
        again.load();
        again.save(record("toy", Map.of(), "a", "b"));

        assertEquals(2, kept.list().games().get(0).plies());
    }

    /** To read a pipe that nobody writes to never ends. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whatIsNoFileIsNoGame() throws IOException, InterruptedException {
        Files.createDirectory(games.resolve("folder.json"));
        Path pipe = games.resolve("pipe.json");
        Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
        assumeTrue(made.waitFor() == 0, "no pipe can be made here");

        assertEquals(new SavedGames.Listing(List.of(), List.of()), kept.list());
        assertEquals(Optional.empty(), kept.find("pipe"));
    }

    @Test
    void numbersAndNamesThatAreNotThereAreRefused() throws IOException {
        keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);

        for (String which : List.of("0", "2", "999999999", "toy", "../games/toy-20261122-110000", "")) {
            String message = assertThrows(InputException.class, () -> kept.chosen(which, ""), which)
                    .getMessage();
            assertTrue(message.contains("--list"), message);
        }
    }

    /** Numbers are those of the whole list, which changes meanwhile: what is deleted is never of another rule set than the one named. */
    @Test
    void aGameOfAnotherRuleSetThanTheOneNamedIsRefused() throws IOException {
        keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);
        keep("ring-20261122-110000", record("ring", Map.of(), "a"), 2);

        for (String which : List.of("1", "toy-20261122-110000")) {
            String message = assertThrows(InputException.class, () -> kept.chosen(which, "ring"), which)
                    .getMessage();
            assertEquals("game " + which + " in " + games + " is of toy, not of ring, see --list", message);
        }
        assertTrue(kept.chosen("2", "ring").endsWith("ring-20261122-110000.json"));
    }

    @Test
    void whatIsDeletedIsMovedAndNothingIsWrittenOver() throws IOException {
        Path first = keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);
        Path gone = kept.delete(first.toString(), kept.openIn("a test"));
        Path second = keep("toy-20261122-110000", record("toy", Map.of(), "b"), 1);
        Path alsoGone = kept.delete(second.toString(), kept.openIn("a test"));

        assertEquals(List.of(), names());
        assertEquals(List.of("a"), new RecordFile(gone).load().line().moves());
        assertEquals(List.of("b"), new RecordFile(alsoGone).load().line().moves());
        assertFalse(Files.exists(first));
    }

    @Test
    void whereDeletedGamesCannotGoTheGameStaysAndTheReasonIsTold() throws IOException {
        Path file = keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);
        Path inTheWay = Files.writeString(games.resolve("deleted"), "notes");

        FailureException refused =
                assertThrows(FailureException.class, () -> kept.delete(file.toString(), kept.openIn("a test")));

        assertEquals(
                "cannot move '" + file + "' into '" + inTheWay
                        + "': a file of that name is in the way; expected a folder",
                refused.getMessage());
        assertEquals(List.of("toy-20261122-110000"), names());
        assertEquals("notes", Files.readString(inTheWay));
    }

    /** A save puts a new file in the old one's place, so that the other name keeps the game as it was. */
    @Test
    void gamesThatWereOneFileAreTwoOnceEitherIsPlayedOn() throws IOException {
        Path file = keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);
        Path link = Files.createLink(games.resolve("link.json"), file);
        RecordFile one = new RecordFile(file);
        RecordFile other = new RecordFile(link);
        one.load();
        other.load();

        one.save(record("toy", Map.of(), "a", "b"));
        other.save(record("toy", Map.of(), "a", "c"));
        one.save(record("toy", Map.of(), "a", "b", "d"));

        assertEquals(List.of("a", "b", "d"), new RecordFile(file).load().line().moves());
        assertEquals(List.of("a", "c"), new RecordFile(link).load().line().moves());
    }

    /** Root may write wherever it likes, and cannot try this. */
    @Test
    void aFolderThatOthersAloneMayWriteToIsListedAndNothingIsKeptOrDeletedThere() throws IOException {
        Path file = keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);
        assumeTrue(games.toFile().setWritable(false) && !Files.isWritable(games), "this user may write everywhere");
        try {
            assertEquals(List.of("toy-20261122-110000"), names());
            assertThrows(FailureException.class, () -> kept.delete(file.toString(), kept.openIn("a test")));
            List<String> told = new ArrayList<>();
            try (Autosave autosave =
                    new Autosave(new GameFiles(() -> null), Optional.of(kept), Optional.empty(), told::add)) {
                autosave.save("toy", record("toy", Map.of(), "a"));
                autosave.save("toy", record("toy", Map.of(), "a", "b"));
                assertFalse(autosave.isKept());
            }
            assertEquals(1, told.size(), told::toString);
            assertTrue(told.get(0).contains("no permission to write in the folder " + games), told::toString);
        } finally {
            games.toFile().setWritable(true);
        }
    }

    @Test
    void aGameThatIsOpenElsewhereIsNeitherTakenNorDeleted() throws IOException {
        Path file = keep("toy-20261122-110000", record("toy", Map.of(), "a"), 1);
        OpenGames here = kept.openIn("a terminal");
        OpenGames.Hold hold = here.open(file);
        OpenGames.Hold again = here.open(file);
        OpenGames elsewhere = kept().openIn("the page's server");
        Path link = Files.createSymbolicLink(data.resolve("link"), games);

        for (Path named : List.of(file, link.resolve(file.getFileName()))) {
            String message = assertThrows(InputException.class, () -> elsewhere.open(named))
                    .getMessage();
            assertTrue(message.startsWith(named + ": this game is open in a terminal (process "), message);
        }
        assertThrows(InputException.class, () -> kept.delete(file.toString(), elsewhere));
        hold.close();
        assertThrows(InputException.class, () -> elsewhere.open(file));
        again.close();
        elsewhere.open(file).close();
    }

    @Test
    void whatKilledProgramsLeftIsSweptOnceItIsOld() throws IOException {
        Path old = Files.writeString(games.resolve(".plyspace-1-old.tmp"), "x");
        Files.setLastModifiedTime(old, FileTime.from(Instant.EPOCH));
        Path young = Files.writeString(games.resolve(".plyspace-1-young.tmp"), "x");

        kept.newFile("toy");

        assertFalse(Files.exists(old));
        assertTrue(Files.exists(young));
    }
}
