package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.FailureException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.lab.games.RowLog.EndedGame;
import org.plyspace.lab.numbers.GameReader;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.numbers.GameTrace;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;

/** Rows of a store, written and read again. */
class RowFileTest {

    private static final Experiment EXPERIMENT = new Experiment(
            "rows",
            List.of("cube:n=4", "koernke", "cube:n=4,selfCapture=on"),
            List.of("random", "greedy"),
            5,
            OpeningRule.parse("random:4"),
            3,
            60,
            List.of(),
            List.of());

    /** Of all tests, so that the games are played once. */
    @TempDir
    private static Path folder;

    private static ReadyExperiment ready;
    private static RowMaker maker;
    private static Path file;

    @BeforeAll
    static void prepare() {
        ready = Trials.ready(EXPERIMENT, folder);
        maker = new RowMaker(ready);
        file = folder.resolve("some.rows.gz");
    }

    private static StoreRows played(String name, int first, int last) throws IOException {
        Path store = folder.resolve(name);
        Trials.play(ready, store, new GameRange(first, last), 1);
        return new StoreRows(Store.open(store), maker);
    }

    private static Path written(String name, RowSource rows) throws IOException {
        Path written = folder.resolve(name);
        RowFileWriter.write(written, rows);
        return written;
    }

    private static String text(Path file) throws IOException {
        try (GZIPInputStream stream = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<GameRow> rows(RowSource source) {
        List<GameRow> rows = new ArrayList<>();
        source.rows(rows::add);
        return rows;
    }

    @Test
    void aRowHasWhatItsGameContributesToEveryNumber() throws IOException {
        StoreRows store = played("store", 0, 29);
        List<PlayedGame<String>> games = Trials.games(folder.resolve("store"));
        List<GameRow> rows = rows(RowFile.open(written("all.rows.gz", store)));

        assertEquals(30, rows.size());
        for (GameRow row : rows) {
            PlayedGame<String> game = games.get(row.summary().number());
            GameTrace trace = maker.replayed(game, "store", replayed -> replayed);
            GameReader reader = new GameReader(trace.traits());
            GameRow expected = reader.row(trace, game.sharedPlies());
            assertEquals(game.summary(), row.summary());
            assertEquals(game.moves().size(), row.plies());
            assertEquals(game.sharedPlies(), row.sharedPlies());
            for (String id : reader.ids()) {
                assertArrayEquals(number(expected, id), number(row, id), id);
            }
        }
    }

    /** A number of a row; NaN twice if the game contributes nothing, whatever the second number is. */
    private static double[] number(GameRow row, String id) {
        int at = row.ids().indexOf(id);
        return at < 0 || Double.isNaN(row.numbers()[2 * at])
                ? new double[] {Double.NaN, Double.NaN}
                : Arrays.copyOfRange(row.numbers(), 2 * at, 2 * at + 2);
    }

    @Test
    void aRowTellsHowLongItsGameGoesWithThatOfTheBaseline() throws IOException {
        StoreRows store = played("store", 0, 29);
        List<PlayedGame<String>> games = Trials.games(folder.resolve("store"));

        for (GameRow row : rows(RowFile.open(written("all.rows.gz", store)))) {
            int number = row.summary().number();
            boolean follows = EXPERIMENT.numbers().setting(number) == 2;
            assertEquals(
                    follows
                            ? OptionalInt.of(PlayTogether.plies(
                                    games.get(number - 4).moves(),
                                    games.get(number).moves()))
                            : OptionalInt.empty(),
                    row.together(),
                    "game " + number);
        }
    }

    @Test
    void partsGiveTheRowsOfTheWhole() throws IOException {
        Path whole = written("whole.rows.gz", played("store", 0, 29));
        Path one = written("one.rows.gz", played("first", 0, 17));
        Path overlapping = written("two.rows.gz", played("second", 12, 29));
        RowParts parts = new RowParts(List.of(RowFile.open(one), RowFile.open(overlapping)));

        assertEquals(text(whole), text(written("parts.rows.gz", parts)));
        assertEquals(30, parts.numbers().cardinality());
        assertEquals(
                text(whole),
                text(written("again.rows.gz", new RowParts(List.of(RowFile.open(overlapping), RowFile.open(one))))));
    }

    /** The second part begins with games of a setting whose baseline's games are in the first part alone. */
    @Test
    void partsGiveTheSameInWhateverOrder() throws IOException {
        Path whole = written("all of it.rows.gz", played("all of it", 0, 29));
        Path later = written("later.rows.gz", played("later part", 4, 29));

        for (List<Path> order : List.of(List.of(whole, later), List.of(later, whole))) {
            List<RowFile> parts = order.stream().map(RowFile::open).toList();
            assertEquals(text(whole), text(written("put together.rows.gz", new RowParts(parts))));
        }
    }

    /** As if the program had been killed between a game and its row, once, and then once more within a row. */
    @Test
    void rowsWrittenAsGamesEndAreThoseOfAReplay() throws IOException {
        Path store = logged("logged", ended -> ended.game().number() != 7);
        Path rows = store.resolve("rows.jsonl");
        Files.writeString(rows, Files.readString(rows) + "{\"check\":\"0a");

        assertEquals(29, Files.readAllLines(rows).size() - 1);
        assertEquals(replayed(), text(written("logged.rows.gz", new StoreRows(Store.open(store), maker))));
    }

    private static String replayed() throws IOException {
        return text(written("replayed.rows.gz", played("store", 0, 29)));
    }

    /** Plays all games into a store with rows. */
    private static Path logged(String name, Predicate<EndedGame> hasRow) throws IOException {
        Path store = folder.resolve(name);
        try (StoreWriter open = StoreWriter.open(store, Manifest.of(ready, Trials.VERSION), game -> {});
                RowLog log = new RowLog(open)) {
            new ExperimentRun(ready)
                    .play(
                            new GameRange(0, 29),
                            number -> true,
                            2,
                            (game, nanos) -> new EndedGame(PlayedGame.inText(ready, game), maker.played(game)),
                            games -> {
                                try {
                                    open.add(games.stream().map(EndedGame::game).toList());
                                    log.add(games.stream().filter(hasRow).toList());
                                } catch (IOException failed) {
                                    throw new AssertionError(failed);
                                }
                            });
        }
        return store;
    }

    /** A digit of one row is another. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "sharedPlies":4 | "sharedPlies":3
            "branching":[   | "branching":[1
            "cells":[0.     | "cells":[0.0
            """)
    void aRowThatWasChangedIsMadeAnew(String found, String changed) throws IOException {
        Path store = logged("changed " + changed.hashCode(), ended -> true);
        Path rows = store.resolve("rows.jsonl");
        String before = Files.readString(rows);
        String after = before.replaceFirst(Pattern.quote(found), Matcher.quoteReplacement(changed));
        assertFalse(before.equals(after), "something was changed");
        Files.writeString(rows, after);

        assertEquals(replayed(), text(written("anew.rows.gz", new StoreRows(Store.open(store), maker))));
    }

    @Test
    void aMoveThatIsNotLegalIsFoundThoughTheRowIsThere() throws IOException {
        Path store = logged("illegal", ended -> true);
        Path games = store.resolve("games.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(games));
        lines.set(2, lines.get(2).replaceFirst("\"[^\"]+\"]}$", "\"nowhere\"]}"));
        Files.write(games, lines);

        StoreRows rows = new StoreRows(Store.open(store), maker);
        String refused = assertThrows(FailureException.class, () -> rows(rows)).getMessage();
        assertTrue(refused.contains("is not legal in"), refused);
    }

    /** They would be told as rows of the program that played. */
    @Test
    void gamesOfAnotherProgramAreNotReplayedForRowsThatAreKept() throws IOException {
        played("elsewhere", 0, 29);
        StoreRows rows = new StoreRows(Store.open(folder.resolve("elsewhere")), maker, Manifest.of(ready, "0.1"));
        String refused = assertThrows(PlyspaceException.class, () -> rows(rows)).getMessage();
        assertTrue(refused.contains("was begun with Plyspace 0.0, but this program is of 0.1"), refused);

        List<GameRow> same =
                rows(new StoreRows(Store.open(folder.resolve("elsewhere")), maker, Manifest.of(ready, Trials.VERSION)));
        assertEquals(30, same.size());
    }

    @Test
    void aLineHasNoMoreOpeningsThanAreWrittenToOne() {
        assertTrue(Openings.numbers("0-999", 10_000_000).isPresent());
        assertTrue(Openings.numbers("0-9999999", 10_000_000).isEmpty());
        assertTrue(Openings.numbers("0-500,600-1200", 10_000_000).isEmpty());
    }

    private void assertRefused(String reason, UnaryOperator<String> spoilt) throws IOException {
        String whole = text(written("some.rows.gz", played("store", 0, 29)));
        String changed = spoilt.apply(whole);
        assertTrue(!changed.equals(whole), "it is spoilt");
        Files.writeString(file, changed);
        String message =
                assertThrows(PlyspaceException.class, () -> RowFile.open(file)).getMessage();
        assertTrue(message.contains(reason), message);
        assertTrue(message.contains("some.rows.gz"), message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"plyspace-rows/1\" | \"plyspace-rows/2\" | field format: expected plyspace-rows/1, found 'plyspace-rows/2'",
                "\"seed\":3 | \"seed\":4 | field store.identity: it is not that of the field experiment",
                "\"setting\":0 | \"setting\":3 | :2: field setting: expected a whole number from 0 to 2, found the number 3",
                "\"openings\":\"0-4\" | \"openings\":\"0-5\" | :2: field openings: expected at most 1000 ascending numbers from 0 to 4",
                "\"openings\":\"0-4\" | \"openings\":\"4,0-3\" | :2: field openings: expected at most 1000 ascending numbers from 0 to 4",
                "\"openings\":\"0-4\" | \"openings\":\"0-3\" | field plies: expected a value for each of 4 games, found 5",
                "\"openingPlies\":4 | \"openingPlies\":-4 | field openingPlies: expected a whole number from 0 to 60, at game 0",
                "\"sharedPlies\":4 | \"sharedPlies\":5 | field sharedPlies: expected at most 4, found 5, at game 0",
                "\"captures\":[[ | \"captures\":[\"none\",[ | field numbers.captures: expected",
                ",\"plies\"] | ,\"lengths\"] | expected values, or the name of an earlier list, found 'lengths'",
                "\"numbers\":{ | \"number\":{ | unknown field 'number'; expected one of setting, player",
                "\"depthsWhite\":0 | \"depthsWhite\":1 | the lines before are not those that 'study rows' wrote: they have 30 games",
                "{\"games\":30 | {\"games\":29 | the lines before are not those that 'study rows' wrote: they have 30 games"
            })
    void whatIsDamagedIsRefused(String before, String after, String reason) throws IOException {
        assertRefused(reason, whole -> whole.replaceFirst(Pattern.quote(before), after.replace("\\", "\\\\")));
    }

    @Test
    void whatIsCutShortIsRefused() throws IOException {
        assertRefused(
                "the file ends here, without a last line",
                whole -> whole.substring(0, whole.lastIndexOf('\n', whole.length() - 2) + 1));
        assertRefused(":2: this is not JSON", whole -> whole.substring(0, whole.indexOf("\"plies\"")));
        byte[] compressed = Files.readAllBytes(written("some.rows.gz", played("store", 0, 29)));
        Files.write(file, Arrays.copyOf(compressed, compressed.length - 100));
        assertRefusedAsItIs("what gzip compressed is damaged or cut short");
        compressed[compressed.length / 2] ^= 4;
        Files.write(file, compressed);
        assertRefusedAsItIs("");
        Files.write(file, new byte[0]);
        assertRefusedAsItIs("it is empty; expected rows of games");
        Files.writeString(file, "{\n  \"format\": \"plyspace-experiment/1\"\n}\n");
        assertRefusedAsItIs("it does not begin as rows of games do; expected a file that 'study rows' wrote");
    }

    /** Bad usage, with exit code 2, unlike what is damaged. */
    @Test
    void aFileOfAnotherFormatIsNoFailure() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "Dear diary\n");
        assertThrows(UsageException.class, () -> RowFile.open(file));
        assertThrows(
                UsageException.class, () -> ManifestFormat.read("{\"format\": \"plyspace-store/2\"}", "manifest.json"));
    }

    private void assertRefusedAsItIs(String reason) {
        String message =
                assertThrows(PlyspaceException.class, () -> RowFile.open(file)).getMessage();
        assertTrue(message.contains(reason) && message.contains("some.rows.gz"), message);
    }

    @Test
    void filesJoinedToOneAreRefused() throws IOException {
        byte[] one = Files.readAllBytes(written("some.rows.gz", played("begun", 0, 9)));
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        both.writeBytes(one);
        both.writeBytes(one);
        Files.write(file, both.toByteArray());
        assertRefusedAsItIs("something follows the last line of the rows");
    }

    @Test
    void gamesThatAreThereTwiceAreRefused() throws IOException {
        assertRefused("game 0 occurs twice; expected each game once", whole -> {
            int second = whole.indexOf('\n') + 1;
            String line = whole.substring(second, whole.indexOf('\n', second) + 1);
            return whole.substring(0, second) + line + whole.substring(second);
        });
    }

    @Test
    void partsOfOtherExperimentsOrWithOtherGamesAreRefused() throws IOException {
        RowFile one = RowFile.open(written("one.rows.gz", played("begun", 0, 9)));
        Path coins = folder.resolve("coins");
        Experiment other = Trials.coins(4);
        ReadyExperiment others = Trials.ready(other, folder);
        Trials.play(others, coins, GameRange.all(other.numbers()), 1);
        RowFile two = RowFile.open(written("two.rows.gz", new StoreRows(Store.open(coins), new RowMaker(others))));

        String message = assertThrows(PlyspaceException.class, () -> new RowParts(List.of(one, two)))
                .getMessage();
        assertTrue(message.contains("one.rows.gz has games of experiment 'rows' ("), message);

        RowSource changed = new RowSource() {

            @Override
            public String name() {
                return "changed";
            }

            @Override
            public Manifest manifest() {
                return one.manifest();
            }

            @Override
            public BitSet numbers() {
                return one.numbers();
            }

            @Override
            public void rows(Consumer<GameRow> each) {
                one.rows(row -> each.accept(
                        new GameRow(row.summary(), 0, row.plies(), OptionalInt.empty(), row.ids(), row.numbers())));
            }
        };
        String differs = assertThrows(PlyspaceException.class, () -> new RowParts(List.of(one, changed)))
                .getMessage();
        assertTrue(differs.contains("is not the same in "), differs);
        assertTrue(differs.contains("and changed; expected the same games"), differs);
    }
}
