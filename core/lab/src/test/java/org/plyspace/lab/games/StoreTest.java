package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.FailureException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.search.EngineVersion;
import org.plyspace.testing.BitFlips;
import org.plyspace.testing.InWholeForm;

class StoreTest {

    @TempDir
    private Path folder;

    private ReadyExperiment ready;
    private Path store;
    private Path games;

    @BeforeEach
    void playFive() throws IOException {
        ready = Trials.ready(Trials.coins(10), folder);
        store = folder.resolve("store");
        games = store.resolve("games.jsonl");
        Trials.play(ready, store, new GameRange(0, 4), 1);
    }

    private StoreWriter open(ReadyExperiment experiment, String version) throws IOException {
        return StoreWriter.open(store, Manifest.of(experiment, version), game -> {});
    }

    private PlayedGame<String> game(int number) {
        return Trials.games(store).get(number);
    }

    @Test
    void gamesComeInTheOrderOfTheirNumbersHoweverTheyWereKept() throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(games));
        List<PlayedGame<String>> before = Trials.games(store);
        Collections.reverse(lines);
        Files.write(games, lines);

        assertEquals(before, Trials.games(store));
        assertEquals(
                List.of(0, 1, 2, 3, 4), before.stream().map(PlayedGame::number).toList());
    }

    @ParameterizedTest
    @CsvSource({"1", "9", "40", "-1"})
    void aLineThatWasCutShortIsPlayedAgain(int length) throws IOException {
        String export = Trials.export(store);
        String whole = Files.readString(games);
        String last = whole.substring(whole.lastIndexOf('\n', whole.length() - 2) + 1);
        int kept = length < 0 ? last.length() + length : length;
        Files.writeString(games, whole.substring(0, whole.length() - last.length()) + last.substring(0, kept));

        assertEquals(4, Store.open(store).size());
        assertEquals(whole.length() - last.length() + kept, Files.size(games), "reading changes nothing");
        Trials.play(ready, store, new GameRange(0, 4), 1);
        assertEquals(export, Trials.export(store));
    }

    @Test
    void whatSomebodyElseWroteIsNotTakenForALineThatWasCutShort() throws IOException {
        Files.writeString(games, Files.readString(games) + "my notes");

        assertRefused(() -> open(ready, Trials.VERSION), "the file does not end with a line of a game");
        assertTrue(Files.readString(games).endsWith("my notes"));
    }

    private ReadyExperiment other() {
        Experiment coins = Trials.coins(11);
        return Trials.ready(
                new Experiment(
                        coins.name(),
                        coins.settings(),
                        coins.players(),
                        coins.games(),
                        coins.openings(),
                        coins.seed() + 1,
                        coins.maxPlies(),
                        List.of("score"),
                        coins.hypotheses()),
                folder);
    }

    @Test
    void anotherExperimentIsRefused() {
        String refused = assertRefused(() -> open(other(), Trials.VERSION), "has games of experiment 'coins' (");

        assertTrue(refused.contains("but what is asked for is of experiment 'coins' ("), refused);
        assertTrue(
                refused.contains("and they differ in games (10 and 11), seed (7 and 8), metrics; expected"), refused);
    }

    @Test
    void anExperimentMayGrow() throws IOException {
        Trials.play(ready, store, new GameRange(0, 19), 1);
        ReadyExperiment more = Trials.ready(Trials.coins(15), folder);
        Trials.play(more, store, new GameRange(0, 29), 1);
        Path whole = folder.resolve("whole");
        Trials.play(more, whole, new GameRange(0, 29), 1);

        assertEquals(Trials.export(whole), Trials.export(store));
        assertEquals(15, Store.open(store).experiment().games());
        assertEquals(List.of(10), Store.open(store).manifest().grownFrom());
        assertEquals(30, Files.readAllLines(games).size(), "no game was played twice");
        Trials.play(Trials.ready(Trials.coins(16), folder), store, new GameRange(30, 31), 1);
        assertEquals(List.of(10, 15), Store.open(store).manifest().grownFrom());
    }

    @Test
    void anExperimentDoesNotShrink() {
        assertRefused(
                () -> open(Trials.ready(Trials.coins(9), folder), Trials.VERSION),
                "its experiment has the field games 10, but what is asked for has 9; expected as many, or more");
    }

    @Test
    void partsOfAnExperimentThatGrewAreMerged() throws IOException {
        ReadyExperiment more = Trials.ready(Trials.coins(15), folder);
        Path later = folder.resolve("later");
        Trials.play(more, later, new GameRange(3, 29), 1);
        StoreMerge merge = new StoreMerge(List.of(Store.open(store), Store.open(later)));
        Path both = folder.resolve("both");
        try (StoreWriter target = StoreWriter.open(both, merge.manifest(), game -> {})) {
            merge.into(target);
        }
        Path whole = folder.resolve("whole");
        Trials.play(more, whole, new GameRange(0, 29), 1);

        assertEquals(Trials.export(whole), Trials.export(both));
        assertEquals(List.of(10), Store.open(both).manifest().grownFrom());
    }

    @Test
    void anotherVersionIsRefused() {
        assertRefused(
                () -> open(ready, "0.1"),
                "was begun with Plyspace 0.0, but what is asked for is of 0.1; expected the same version");
    }

    @Test
    void anotherJarIsRefusedByName() {
        ReadyExperiment other = ReadyExperiment.of(
                Trials.coins(10), "trial.json", Trials.registry(folder.resolve("better-rules.jar"), "other rules"));
        String refused =
                assertRefused(() -> open(other, Trials.VERSION), "was begun with rules.jar for coin (SHA-256 ");

        assertTrue(refused.contains("but what is asked for has better-rules.jar for coin"), refused);
    }

    @Test
    void theSameJarByAnotherNameIsNotRefused() throws IOException {
        ReadyExperiment same = ReadyExperiment.of(
                Trials.coins(10), "trial.json", Trials.registry(folder.resolve("renamed.jar"), "rules"));
        try (StoreWriter open = open(same, Trials.VERSION)) {
            assertTrue(open.has(4));
            assertFalse(open.has(5));
        }
    }

    @Test
    void aFolderWithOtherThingsIsRefused() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("thesis.txt"), "words");

        assertRefused(
                () -> StoreWriter.open(other, Manifest.of(ready, Trials.VERSION), game -> {}),
                "it is not a store of games; expected a store, an empty folder or a new name");
        assertRefused(() -> Store.open(other), "it has no manifest.json");
        assertRefused(() -> Store.open(folder.resolve("none")), "there is no such file or folder");
    }

    @Test
    void gamesAreReadWhileAnotherProgramAddsSome() throws IOException {
        try (StoreWriter open = open(ready, Trials.VERSION)) {
            assertEquals(5, Store.open(store).size());
            Store before = Store.open(store);
            open.add(List.of(renumbered(game(2), 6)));
            try (Stream<PlayedGame<String>> all = before.games()) {
                assertEquals(5, all.count());
            }
            assertEquals(6, Store.open(store).size());
            assertThrows(IllegalArgumentException.class, () -> open.add(List.of(game(0))));
        }
    }

    private static PlayedGame<String> renumbered(PlayedGame<String> game, int number) {
        GameNumbers numbers = Trials.coins(10).numbers();
        return new PlayedGame<>(
                number,
                numbers.setting(number),
                numbers.player(number),
                numbers.opening(number),
                game.openingPlies(),
                game.sharedPlies(),
                game.moves(),
                game.result(),
                game.reason(),
                game.depths());
    }

    private Manifest built(String build) {
        Manifest manifest = Manifest.of(ready, Trials.VERSION);
        return new Manifest(
                manifest.experiment(),
                Trials.VERSION,
                Optional.ofNullable(build),
                manifest.engines(),
                true,
                manifest.files(),
                manifest.machines(),
                manifest.grownFrom());
    }

    private Path storeOf(String name, String build) throws IOException {
        Path made = folder.resolve(name);
        StoreWriter.open(made, built(build), game -> {}).close();
        return made;
    }

    @Test
    void anotherBuildOfTheSameVersionIsRefused() throws IOException {
        Path made = storeOf("made", "a".repeat(64));
        String refused = assertRefused(
                () -> StoreWriter.open(made, built("b".repeat(64)), game -> {}),
                "was begun with one build of Plyspace 0.0 (SHA-256 aaaaaaaaaaaa...)");

        assertTrue(refused.contains("is of another one (bbbbbbbbbbbb...)"), refused);
        StoreWriter.open(made, built("a".repeat(64)), game -> {}).close();
        assertEquals(Optional.of("a".repeat(64)), Store.open(made).manifest().build());
    }

    @Test
    void aStoreThatDoesNotKnowItsBuildGoesWithAllAndNeverLearnsIt() throws IOException {
        Path unknown = storeOf("unknown", null);
        Path one = storeOf("one", "a".repeat(64));
        Path other = storeOf("other", "b".repeat(64));

        assertFalse(Files.readString(unknown.resolve("manifest.json")).contains("build"));
        StoreWriter.open(unknown, built("a".repeat(64)), game -> {}).close();
        assertEquals(Optional.empty(), Store.open(unknown).manifest().build());
        assertEquals(
                Optional.empty(),
                new StoreMerge(List.of(Store.open(one), Store.open(unknown)))
                        .manifest()
                        .build());
        assertRefused(
                () -> new StoreMerge(List.of(Store.open(unknown), Store.open(one), Store.open(other))),
                "but " + other + " is of another one");
    }

    /** Stores of earlier versions do not say by which versions their engines played. */
    @Test
    void aStoreKeepsTheVersionsOfItsEnginesOrKnowsNone() throws IOException {
        Path made = storeOf("made", null);
        Path earlier = storeOf("earlier", null);
        Path manifest = earlier.resolve("manifest.json");
        String text = Files.readString(manifest);
        Files.writeString(manifest, text.replaceFirst("\\s*\"engines\" : \"[^\"]*\",", ""));

        assertEquals(
                Optional.of(EngineVersion.text()), Store.open(made).manifest().engines());
        assertEquals(Optional.empty(), Store.open(earlier).manifest().engines());
        StoreWriter.open(earlier, built(null), game -> {}).close();
        assertEquals(Optional.empty(), Store.open(earlier).manifest().engines(), "its first games are older");
        assertEquals(
                Optional.empty(),
                new StoreMerge(List.of(Store.open(made), Store.open(earlier)))
                        .manifest()
                        .engines());
        assertEquals(
                Optional.of(EngineVersion.text()),
                new StoreMerge(List.of(Store.open(made), Store.open(made)))
                        .manifest()
                        .engines());
    }

    @Test
    void everyMachineIsNamedOnce() throws IOException {
        Manifest manifest = Manifest.of(ready, Trials.VERSION);
        HostInfo other = new HostInfo("21", "Plan 9", 4);
        Manifest elsewhere = new Manifest(
                manifest.experiment(),
                Trials.VERSION,
                Optional.empty(),
                manifest.engines(),
                true,
                manifest.files(),
                List.of(other, HostInfo.here()),
                List.of());
        StoreWriter.open(store, elsewhere, game -> {}).close();
        open(ready, Trials.VERSION).close();

        assertEquals(
                List.of(HostInfo.here(), other), Store.open(store).manifest().machines());
    }

    @Test
    void aGameThatIsNotTheSameInTwoStoresIsNotMerged() throws IOException {
        Path other = folder.resolve("other");
        Trials.play(ready, other, new GameRange(4, 8), 1);
        Path file = other.resolve("games.jsonl");
        Files.writeString(file, Files.readString(file).replaceAll("\"reason\":\"[^\"]*\"", "\"reason\":\"spite\""));

        String refused = assertRefused(
                () -> new StoreMerge(List.of(Store.open(store), Store.open(other))), "game 4 is not the same in ");
        assertTrue(refused.contains(store + " and " + other), refused);
    }

    @Test
    void storesOfDifferentExperimentsAreNotMerged() throws IOException {
        Path other = folder.resolve("other");
        Trials.play(other(), other, new GameRange(3, 8), 1);

        assertRefused(
                () -> new StoreMerge(List.of(Store.open(store), Store.open(other))), "expected the same experiment");
    }

    @Test
    void whatIsNoGameIsRefusedByItsFileAndLine() throws IOException {
        Files.writeString(games, Files.readString(games).replaceFirst("(?s)(.*)\"moves\"", "$1\"move\""));

        assertTrue(
                assertRefused(() -> Store.open(store), "unknown field 'move'").startsWith(games + ":5: "));
        assertRefused(() -> open(ready, Trials.VERSION), ":5: unknown field 'move'");
    }

    @Test
    void aGameThatIsThereTwiceIsRefused() throws IOException {
        Files.writeString(
                games, Files.readString(games) + Files.readAllLines(games).get(1) + "\n");
        int number = new GameLines(ready.experiment())
                .read(Files.readAllLines(games).get(1), "")
                .number();

        assertRefused(() -> Store.open(store), ":6: game " + number + " occurs twice; expected each game once");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "plyspace-store/1"   | "plyspace-store/9" | field format: expected plyspace-store/1, found 'plyspace-store/9'
            "plyspace" :         | "version" :        | unknown field 'version'
            "coins"              | "more coins"       | field identity: it is not that of the field experiment, which was changed after the first games
            "games" : 10         | "games" : 0        | field experiment.games: expected a whole number from 1 to 10000000
            "games" : 10         | "games" : 11       | field identity: it is not that of the field experiment
            [ "random" ]         | [ ]                | field experiment: field players: expected 1 to 100, found none
            "repeatable" :       | "build" : "x", "repeatable" : | field build: expected 64 hexadecimal digits
            "repeatable" : true  | "repeatable" : 1   | field repeatable: expected true or false, found the number 1
            "sha256" : "         | "sha256" : "x      | field files[0].sha256: expected 64 hexadecimal digits
            "processors" :       | "cores" :          | field machines[0]: unknown field 'cores'
            "format"             | format             | :2: this is not JSON
            """)
    void aManifestThatIsNoneIsRefused(String old, String changed, String words) throws IOException {
        Path manifest = store.resolve("manifest.json");
        Files.writeString(manifest, Files.readString(manifest).replaceFirst(Pattern.quote(old), changed));
        String refused = assertRefused(() -> Store.open(store), words);

        assertTrue(refused.startsWith(manifest.toString()), refused);
    }

    @Test
    void aFileThatIsNoTextIsRefused() throws IOException {
        Files.write(games, new byte[] {'{', (byte) 0xff, '\n'});

        assertTrue(assertThrows(FailureException.class, () -> Store.open(store))
                .getMessage()
                .contains("games.jsonl:1"));
    }

    private interface Opening {

        Object open() throws IOException;
    }

    private static String assertRefused(Opening opening, String words) {
        PlyspaceException refused = assertThrows(PlyspaceException.class, opening::open);
        assertTrue(refused.getMessage().contains(words), refused.getMessage());
        return refused.getMessage();
    }

    /** Every seventh bit, each alone: what is left of the store is read, or refused with the file's name. */
    @InWholeForm
    @ParameterizedTest
    @ValueSource(strings = {"manifest.json", "games.jsonl"})
    void aFlippedBitIsNeverMoreThanARefusal(String name) throws IOException {
        Path file = store.resolve(name);
        byte[] own = Files.readAllBytes(file);
        int refused = 0;
        for (byte[] flipped : BitFlips.of(own, 7).toList()) {
            Files.write(file, flipped);
            try {
                Trials.games(store);
            } catch (PlyspaceException told) {
                refused++;
                assertTrue(told.getMessage().contains("store"), told.getMessage());
            }
        }
        assertTrue(refused > own.length / 7, refused + " refused");
    }
}
