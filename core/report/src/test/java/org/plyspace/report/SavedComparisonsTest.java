package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.testing.Broken;
import org.plyspace.lab.compare.ComparedSetting;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.Fact;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;

/** Comparisons that are saved for the page, and what is found among them, whether they are valid or not. */
class SavedComparisonsTest {

    private static final int GAMES = 1000;
    private static final Pattern ENDS = Pattern.compile("([+-]?[0-9.]+) \\(([+-]?[0-9.]+) to ([+-]?[0-9.]+)\\)");
    private static final Instant PLAYED = Instant.parse("2026-11-22T19:05:01.250Z");
    private static final Registry REGISTRY = Broken.registry(() -> null);
    private static final Comparison COINS = comparison(Optional.empty(), "coin:tag=on", "coin:tag=off");

    @TempDir
    private Path data;

    private Path folder;
    private SavedComparisons kept;

    @BeforeEach
    void empty() {
        folder = data.resolve("plyspace/comparisons");
        kept = new SavedComparisons(Map.of("XDG_DATA_HOME", data.toString()));
    }

    private static Comparison comparison(Optional<String> baseline, String... specs) {
        return comparison(3, baseline, specs);
    }

    private static Comparison comparison(int plies, Optional<String> baseline, String... specs) {
        ComparisonSettings settings = new ComparisonSettings(
                List.of("random"), GAMES, 7, 0, plies, List.of(), false, baseline, Duration.ofSeconds(60));
        return new ComparisonRun(settings)
                .run(
                        Stream.of(specs)
                                .map(spec -> new ComparedSetting(spec, REGISTRY, spec, true))
                                .toList(),
                        2,
                        Progress.NONE);
    }

    private SavedComparisons.Found find(String first, String second) {
        return kept.find(first, second, SavedComparisonsTest::name, id -> List.of());
    }

    private static Optional<String> name(String asked) {
        try {
            return Optional.of(REGISTRY.name(asked));
        } catch (PlyspaceException none) {
            return Optional.empty();
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** If games are cut off early, numbers lie beyond what was observed, and their differences are unknown. */
    @ParameterizedTest
    @ValueSource(ints = {3, 1})
    void whatIsFoundIsWhatTheTableSays(int plies) {
        Comparison coins = comparison(plies, Optional.empty(), "coin:tag=on", "coin:tag=off");
        assertEquals(Optional.empty(), kept.keep(coins, PLAYED));

        PairNumbers numbers = find("coin", "coin:tag=off").numbers().orElseThrow();

        assertEquals("2026-11-22T19:05:01Z", numbers.played());
        assertEquals(GAMES, numbers.games());
        assertEquals(7, numbers.seed());
        assertEquals(Optional.of("coin"), numbers.baseline());
        assertEquals(
                List.of(Optional.empty(), Optional.of("random")),
                numbers.blocks().stream().map(PairNumbers.Block::player).toList());
        ResultTable table = coins.table();
        List<PairNumbers.Row> expected = table.rows().stream()
                .map(row -> expected(
                        table, row, table.settings().get(0), table.settings().get(1)))
                .toList();
        assertEquals(expected, numbers.blocks().get(1).rows());
        assertEquals(
                coins.ruleSets().get(0).facts().stream().map(Fact::label).toList(),
                numbers.blocks().get(0).rows().stream()
                        .map(PairNumbers.Row::label)
                        .toList());
        assertTrue(
                Stream.of("alike", "open")
                        .allMatch(finding ->
                                expected.stream().anyMatch(row -> row.finding().equals(Optional.of(finding)))),
                expected::toString);
    }

    private static PairNumbers.Row expected(
            ResultTable table, MetricRow row, SettingResult first, SettingResult second) {
        Optional<Contrast> contrast = table.contrast(second.setting(), row);
        return new PairNumbers.Row(
                row.metric().group().title(),
                row.id(),
                MetricTexts.label(row),
                text(row, first),
                text(row, second),
                contrast.map(found -> EstimateText.difference(MetricTexts.scaled(row, found.difference()))),
                contrast.map(found -> found.finding().word()));
    }

    private static String text(MetricRow row, SettingResult result) {
        return result.number(row)
                .map(number -> MetricTexts.number(row, number, Optional.empty()))
                .orElse("-");
    }

    @Test
    void backwardsADifferenceHasTheOtherSign() {
        kept.keep(COINS, PLAYED);

        List<PairNumbers.Row> forwards = rows("coin", "coin:tag=off");
        List<PairNumbers.Row> backwards = rows("coin:tag=off", "coin");

        int compared = 0;
        for (int i = 0; i < forwards.size(); i++) {
            PairNumbers.Row one = forwards.get(i);
            PairNumbers.Row other = backwards.get(i);
            assertEquals(one.first(), other.second());
            assertEquals(one.finding(), other.finding());
            Matcher before = ENDS.matcher(one.difference().orElse(""));
            Matcher after = ENDS.matcher(other.difference().orElse(""));
            if (before.matches() && after.matches()) {
                assertEquals(number(before, 1), 0 - number(after, 1), one + " " + other);
                assertEquals(number(before, 2), 0 - number(after, 3), one + " " + other);
                assertEquals(number(before, 3), 0 - number(after, 2), one + " " + other);
                compared++;
            }
        }
        assertTrue(compared > 3, forwards::toString);
    }

    private static double number(Matcher ends, int group) {
        return Double.parseDouble(ends.group(group)) + 0.0;
    }

    private List<PairNumbers.Row> rows(String first, String second) {
        return find(first, second).numbers().orElseThrow().blocks().get(1).rows();
    }

    @Test
    void withAnotherBaselineThereAreNumbersButNoDifferences() {
        kept.keep(comparison(Optional.of("cube"), "cube", "coin", "coin:tag=off"), PLAYED);

        PairNumbers numbers = find("coin", "coin:tag=off").numbers().orElseThrow();

        assertEquals(Optional.empty(), numbers.baseline());
        assertTrue(numbers.blocks().get(1).rows().stream()
                .allMatch(row -> row.difference().isEmpty() && row.finding().isEmpty()));
        assertEquals(
                Optional.of("cube"),
                find("coin", "cube").numbers().orElseThrow().baseline());
    }

    @Test
    void theLastOneOfBothIsFound() {
        kept.keep(COINS, PLAYED);
        kept.keep(comparison(Optional.empty(), "coin", "cube"), PLAYED.plusSeconds(1));

        assertEquals(
                "2026-11-22T19:05:01Z",
                find("coin", "coin:tag=off").numbers().orElseThrow().played());
        assertEquals(
                "2026-11-22T19:05:02Z",
                find("cube", "coin").numbers().orElseThrow().played());
        assertEquals(new SavedComparisons.Found(Optional.empty(), List.of()), find("coin", "meder"));
    }

    @Test
    void whatOneFileBringsIsNotTheSettingOfThatName() throws IOException {
        kept.keep(COINS, PLAYED);
        Path file = files().get(0);
        Files.writeString(file, Files.readString(file).replace("coin:tag=off", "old.jar#coin:tag=off"));

        assertEquals(Optional.empty(), find("coin", "coin:tag=off").numbers());
    }

    @Test
    void otherFilesThanThoseThatPlayedAreTold() throws IOException {
        kept.keep(COINS, PLAYED);
        Path file = files().get(0);
        Files.writeString(
                file,
                Files.readString(file)
                        .replace(
                                "\"files\":[]",
                                "\"files\":[{\"usedBy\":\"coin\",\"file\":\"coin.jar\",\"sha256\":\"abc\"}]"));

        assertTrue(find("coin", "coin:tag=off").numbers().orElseThrow().changed());
        assertFalse(kept.find("coin", "coin:tag=off", SavedComparisonsTest::name, id -> List.of("abc"))
                .numbers()
                .orElseThrow()
                .changed());
    }

    @Test
    void onlyTheLastAreKeptAndNothingElseIsTouched() throws IOException {
        Files.createDirectories(folder);
        Path notes = Files.writeString(folder.resolve("notes.txt"), "mine");
        Path left = Files.writeString(folder.resolve(".plyspace-1-left.tmp"), "half");
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofDays(1))));
        for (int i = 0; i <= SavedComparisons.MOST; i++) {
            kept.keep(COINS, PLAYED.plusSeconds(i));
        }

        assertEquals(SavedComparisons.MOST + 1, files().size());
        assertTrue(Files.exists(notes));
        assertFalse(Files.exists(left));
        assertTrue(
                files().stream()
                        .noneMatch(file -> file.getFileName().toString().startsWith("comparison-20261122-190501-")),
                "the oldest is gone");
    }

    @Test
    void aPlaceThatCannotBeWrittenIsSaidAndNoFailure() throws IOException {
        Files.writeString(data.resolve("plyspace"), "a file");

        String why = kept.keep(COINS, PLAYED).orElseThrow();

        assertTrue(
                why.startsWith("the page will not show these numbers: ") && why.contains("cannot be written into"),
                why);
        assertEquals(List.of(), find("coin", "coin:tag=off").ignored());
        assertEquals(Optional.empty(), new SavedComparisons(Map.of()).keep(COINS, PLAYED));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "\"plyspace-kept-comparison/1\" | \"other/1\" | field format: expected plyspace-kept-comparison/1, found 'other/1'",
                "\"2026-11-22T19:05:02Z\" | \"yesterday\" | field played: expected a time as 2026-11-22T19:05:01Z, found 'yesterday'",
                "\"games\":1000,\"seed\":7,\"openingPlies\" | \"games\":\"60\",\"seed\":7,\"openingPlies\" | field comparison.games: expected a whole number from 1",
                "\"variants\":[ | \"variants\":[7, | field comparison.variants[0]: expected an object",
                "\"value\": | \"value\":\"<script>\",\"worth\": | field comparison.numbers[0].value: expected a number",
                "\"atLeast\":false | \"atLeast\":0 | field comparison.numbers[0].atLeast: expected true or false",
                "\"finding\":\"open\" | \"finding\":\"same\" | expected different, alike or open, found 'same'",
                "\"labels\":{ | \"labels\":{\"x\":7, | field labels.x: expected a string",
                "\"format\" | \"format\":\"\",\"format\" | Duplicate Object property",
                "{ | [ | at character",
            })
    void aForgedFileIsPassedOverWithAWord(String sound, String forged, String word) throws IOException {
        kept.keep(COINS, PLAYED);
        kept.keep(COINS, PLAYED.plusSeconds(1));
        Path newest = files().get(1);
        String text = Files.readString(newest);
        int at = text.indexOf(sound);
        assertTrue(at >= 0, sound);
        Files.writeString(newest, text.substring(0, at) + forged + text.substring(at + sound.length()));

        SavedComparisons.Found found = find("coin", "coin:tag=off");

        assertEquals("2026-11-22T19:05:01Z", found.numbers().orElseThrow().played());
        assertEquals(1, found.ignored().size());
        assertTrue(
                found.ignored().get(0).contains(word)
                        && found.ignored()
                                .get(0)
                                .startsWith(newest.getFileName().toString()),
                found.ignored().get(0));
    }

    @Test
    void bytesThatAreNoTextAndFilesThatAreTooLongArePassedOver() throws IOException {
        kept.keep(COINS, PLAYED);
        Files.write(folder.resolve("comparison-20271122-190501-000-1.json"), new byte[] {(byte) 0xff, 0, 1});
        Files.writeString(
                folder.resolve("comparison-20271122-190501-000-2.json"), " ".repeat(SavedComparisons.LONGEST + 1));
        Files.createDirectory(folder.resolve("comparison-20271122-190501-000-3.json"));

        SavedComparisons.Found found = find("coin", "coin:tag=off");

        assertTrue(found.numbers().isPresent());
        assertEquals(2, found.ignored().size(), found.ignored()::toString);
    }
}
