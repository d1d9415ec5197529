package org.plyspace.lab.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.engine.session.SeatSheets;
import org.plyspace.lab.games.RowFile;
import org.plyspace.lab.games.RowFileWriter;
import org.plyspace.lab.games.RowMaker;
import org.plyspace.lab.games.RowSource;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreRows;
import org.plyspace.lab.games.Trials;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;

/** Tests that games of people become rows, and what is told of the people, against counts made by hand. */
final class PeopleRowsTest {

    private static final Experiment ENGINES = new Experiment(
            "beside",
            List.of("cube:n=4", "koernke"),
            List.of("random", "greedy"),
            3,
            OpeningRule.parse("random:4"),
            3,
            60,
            List.of(),
            List.of());

    @TempDir
    private Path folder;

    private Path games;
    private ReadyExperiment ready;

    @BeforeEach
    void prepare() throws IOException {
        games = Files.createDirectories(folder.resolve("games"));
        ready = Trials.ready(ENGINES, folder);
    }

    private void keep(
            String name,
            String variant,
            List<String> moves,
            GameResult result,
            Optional<String> reason,
            Map<String, String> tags)
            throws IOException {
        new RecordFile(games.resolve(name + ".json"))
                .save(new GameRecord(variant, Map.of(), Optional.empty(), GameLine.of(moves), result, reason, tags));
    }

    private void seat(String name, Map<Side, String> names, List<Integer> spent, List<SeatSheet.Refused> refused)
            throws IOException {
        seat(name, Map.of("white", "00", "black", "black of " + name, "watch", "22"), names, spent, refused);
    }

    private void seat(
            String name,
            Map<String, String> keys,
            Map<Side, String> names,
            List<Integer> spent,
            List<SeatSheet.Refused> refused)
            throws IOException {
        Instant at = Instant.parse("2026-11-26T19:05:01Z");
        new SeatSheets(games)
                .fresh(
                        name,
                        new SeatSheet(
                                "koernke",
                                Optional.empty(),
                                keys,
                                names,
                                Set.of(),
                                Optional.empty(),
                                spent,
                                at,
                                at,
                                0,
                                Optional.empty(),
                                Map.of(),
                                Optional.empty(),
                                refused))
                .save();
    }

    private void keepTwo() throws IOException {
        keep(
                "a",
                "koernke",
                List.of("2c2-2c4", "4a7-4a5"),
                GameResult.WHITE_WINS,
                Optional.of("resignation"),
                Map.of());
        keep("b", "koernke", List.of("2c2-2c4"), GameResult.DRAW, Optional.of("agreed draw"), Map.of("White", "Ada"));
    }

    private PeopleRows rows(Optional<RowSource> beside) {
        return new PeopleRows(
                PeopleFolder.read(games),
                "games",
                beside,
                Trials.registry(folder.resolve("rules.jar"), "rules"),
                file -> {
                    throw new IllegalStateException("no file is named");
                },
                Trials.VERSION);
    }

    private static List<GameRow> all(RowSource source) {
        List<GameRow> rows = new ArrayList<>();
        source.rows(rows::add);
        return rows;
    }

    @Test
    void gamesAreRowsThatAreReadAgain() throws IOException {
        keepTwo();
        PeopleRows rows = rows(Optional.empty());
        Path file = folder.resolve("people.rows.gz");
        RowFileWriter.write(file, rows);

        RowFile read = RowFile.open(file);
        assertEquals(List.of(Experiment.PEOPLE), read.manifest().experiment().players());
        assertEquals(List.of("koernke"), read.manifest().experiment().settings());
        List<GameRow> again = all(read);
        assertEquals(GameResult.WHITE_WINS, again.get(0).summary().result());
        assertEquals("resignation", again.get(0).summary().reason());
        assertEquals(2, again.get(0).plies());
        assertEquals("agreed draw", again.get(1).summary().reason());
    }

    @Test
    void whatIsNoGameOfPeopleFromTheStartIsCounted() throws IOException {
        keepTwo();
        keep("c", "koernke", List.of("2c2-2c4"), GameResult.OPEN, Optional.empty(), Map.of("Black", "level3, seed 7"));
        keep("d", "koernke", List.of("2c2-2c9"), GameResult.OPEN, Optional.empty(), Map.of());
        keep("h", "koernke", List.of("2c2-2c4"), GameResult.OPEN, Optional.empty(), Map.of());
        keep("e", "koernke", List.of(), GameResult.OPEN, Optional.empty(), Map.of());
        keep("f", "nowhere", List.of("x"), GameResult.OPEN, Optional.empty(), Map.of());
        Files.writeString(games.resolve("g.json"), "{");

        PeopleRows rows = rows(Optional.empty());

        assertEquals(2, rows.adopted().size());
        assertEquals(
                Map.of(
                        "with an engine",
                        1,
                        "against the rules",
                        1,
                        "without moves",
                        1,
                        "of rule sets that are not here",
                        1,
                        "unfinished",
                        1,
                        "unreadable",
                        1),
                rows.leftOut());
    }

    @Test
    void enginesStandBesideThemWithTheirOwnGames() throws IOException {
        keepTwo();
        Path store = folder.resolve("store");
        Trials.play(ready, store, new GameRange(0, 11), 1);
        RowSource engines = new StoreRows(Store.open(store), new RowMaker(ready));

        PeopleRows rows = rows(Optional.of(engines));

        assertEquals(
                List.of("random", "greedy", "people"),
                rows.manifest().experiment().players());
        assertEquals(12 + 2, rows.numbers().cardinality());
        for (GameRow row : all(engines)) {
            int setting = ENGINES.numbers().setting(row.summary().number());
            int player = ENGINES.numbers().player(row.summary().number());
            assertTrue(
                    all(rows).stream()
                            .anyMatch(other -> rows.manifest()
                                                    .experiment()
                                                    .numbers()
                                                    .setting(other.summary().number())
                                            == setting
                                    && rows.manifest()
                                                    .experiment()
                                                    .numbers()
                                                    .player(other.summary().number())
                                            == player
                                    && other.summary().opening()
                                            == row.summary().opening()
                                    && other.plies() == row.plies()
                                    && other.summary()
                                            .reason()
                                            .equals(row.summary().reason())),
                    () -> "game " + row.summary().number());
        }
    }

    @Test
    void anEmptyFolderHasNothingToAdopt() {
        assertThrows(UsageException.class, () -> rows(Optional.empty()));
    }

    /** The server was started anew while somebody thought. */
    @Test
    void movesWhoseTimeIsUnknownMakeNobodyQuicker() throws IOException {
        keepTwo();
        seat("a", Map.of(Side.WHITE, "Ada"), List.of(SeatSheet.UNKNOWN, 8_000), List.of());
        seat("b", Map.of(Side.WHITE, "Ada"), List.of(4_000, 5_000), List.of());

        PeopleHabits.Person ada = PeopleHabits.of(PeopleFolder.read(games).games(), false).people().stream()
                .filter(person -> person.name().equals("Ada"))
                .findFirst()
                .orElseThrow();

        assertEquals(2, ada.moves());
        assertEquals(4, ada.seconds().orElseThrow().mean(), 1e-9);
    }

    @Test
    void timesAndRefusalsAreOfPeople() throws IOException {
        keepTwo();
        seat(
                "a",
                Map.of(Side.WHITE, "Ada"),
                List.of(2_000, 8_000),
                List.of(
                        new SeatSheet.Refused(Side.WHITE, "blocked", "koernke.md 7", 3),
                        new SeatSheet.Refused(Side.BLACK, "blocked", "koernke.md 7", 1),
                        new SeatSheet.Refused(Side.BLACK, "own check", "koernke.md 9", 9)));
        seat("b", Map.of(Side.WHITE, "Ada", Side.BLACK, "Ben"), List.of(4_000, 5_000), List.of());

        PeopleHabits habits = PeopleHabits.of(PeopleFolder.read(games).games(), false);

        assertEquals(
                List.of("Ada", "person-1", "Ben"),
                habits.people().stream().map(PeopleHabits.Person::name).toList());
        PeopleHabits.Person ada = habits.people().get(0);
        assertEquals(2, ada.games());
        assertEquals(2, ada.moves());
        assertEquals(3, ada.refused());
        assertEquals(3, ada.seconds().orElseThrow().mean(), 1e-9);
        assertEquals(0, ada.seconds().orElseThrow().low(), "two games tell little");
        assertTrue(
                Double.isInfinite(habits.people().get(1).seconds().orElseThrow().high())
                        || Double.isNaN(
                                habits.people().get(1).seconds().orElseThrow().high()),
                "one tells nothing");
        assertTrue(habits.people().get(2).seconds().isEmpty(), "Ben made no move that is in the record");
        PeopleHabits.RuleRefused first = habits.rules().get(0);
        assertEquals("koernke.md 7", first.citation(), "two people come before nine attempts of one");
        assertEquals(4, first.attempts());
        assertEquals(2, first.people());
        assertEquals(3, first.of());
        // Wilson's interval for 2 of 3, by hand
        assertEquals(0.2077, first.share().low(), 5e-4);
        assertEquals(0.9385, first.share().high(), 5e-4);
        assertEquals(
                List.of("person-1", "person-2", "person-3"),
                PeopleHabits.of(PeopleFolder.read(games).games(), true).people().stream()
                        .map(PeopleHabits.Person::name)
                        .sorted()
                        .toList());
    }

    /** A link is a person, whatever the name; a rematch keeps the links' keys. */
    @Test
    void peopleAreToldApartByTheirLinks() throws IOException {
        keepTwo();
        seat(
                "a",
                Map.of("white", "1", "black", "2", "watch", "3"),
                Map.of(Side.WHITE, "person-1"),
                List.of(),
                List.of());
        seat(
                "b",
                Map.of("white", "2", "black", "4", "watch", "3"),
                Map.of(Side.BLACK, "person-1"),
                List.of(),
                List.of());

        assertEquals(
                List.of("person-2 in 2", "person-1 in 1", "person-1 (2) in 1"),
                PeopleHabits.of(PeopleFolder.read(games).games(), false).people().stream()
                        .map(person -> person.name() + " in " + person.games())
                        .toList());
    }

    @Test
    void refusalsAreCountedBeyondWhatAnIntegerHolds() throws IOException {
        keepTwo();
        int most = Integer.MAX_VALUE;
        seat(
                "a",
                Map.of(),
                List.of(),
                List.of(
                        new SeatSheet.Refused(Side.WHITE, "blocked", "koernke.md 7", most),
                        new SeatSheet.Refused(Side.WHITE, "own check", "koernke.md 9", most)));

        assertEquals(
                2L * most,
                PeopleHabits.of(PeopleFolder.read(games).games(), false).people().stream()
                        .mapToLong(PeopleHabits.Person::refused)
                        .sum());
    }
}
