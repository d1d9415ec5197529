package org.plyspace.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.lab.compare.ComparedSetting;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.report.SavedComparisons;
import org.plyspace.web.toy.Mezzanine;
import tools.jackson.databind.JsonNode;

/** Tests the answers about two rule sets side by side. */
final class ComparisonsTest {

    private static final String TOY = "mezzanine";
    private static final String TALL = "mezzanine:levels=3";
    private static final String GREEDY = "mezzanine:selfCapture=on";

    @TempDir
    private Path data;

    private Served page;

    @BeforeEach
    void serve() {
        page = new Served(data);
    }

    @AfterEach
    void end() {
        page.close();
    }

    private void play() {
        Registry registry = Mezzanine.registry();
        ComparisonSettings settings = new ComparisonSettings(
                List.of("random"), 5, 3, 0, 40, List.of(), false, Optional.empty(), Duration.ofSeconds(60));
        Comparison comparison = new ComparisonRun(settings)
                .run(
                        Stream.of(TOY, GREEDY)
                                .map(spec -> new ComparedSetting(spec, registry, spec, true))
                                .toList(),
                        1,
                        Progress.NONE);
        assertEquals(
                Optional.empty(),
                new SavedComparisons(Map.of("XDG_DATA_HOME", data.toString())).keep(comparison, Instant.EPOCH));
    }

    private JsonNode numbers(String first, String second) throws IOException, InterruptedException {
        Served.Answer answer = page.get("/api/comparison", "variant", first, "variant", second);
        assertEquals(200, answer.status(), answer.text("error"));
        return answer.json();
    }

    @Test
    void ruleSetsAreComparedAspectByAspect() throws IOException, InterruptedException {
        JsonNode rows =
                page.get("/api/compare", "variant", TOY, "variant", TALL).json().path("rows");

        assertTrue(rows.size() > 3, rows::toString);
        for (JsonNode row : rows) {
            assertEquals(
                    row.at("/texts/0").equals(row.at("/texts/1")),
                    row.path("same").asBoolean(),
                    row::toString);
        }
        assertEquals(400, page.get("/api/compare", "variant", TOY).status());
    }

    @Test
    void whereNothingWasPlayedTheCommandIsToldThatPlays() throws IOException, InterruptedException {
        JsonNode told = numbers(TOY, GREEDY);

        assertTrue(told.path("numbers").isMissingNode());
        assertEquals(
                "./plyspace compare --baseline mezzanine mezzanine:selfCapture=on --plugins 'my jars'",
                told.path("command").asString());
        assertEquals("<i>Mezzanine</i>", told.at("/variants/0/title").asString());
        assertTrue(told.path("ignored").isEmpty());
    }

    @Test
    void theNumbersOfTheLastComparisonAreTold() throws IOException, InterruptedException {
        play();

        JsonNode numbers = numbers(TOY + ":levels=2", GREEDY).path("numbers");

        assertEquals("1970-01-01T00:00:00Z", numbers.path("played").asString());
        assertEquals(5, numbers.path("games").asInt());
        assertEquals(3, numbers.path("seed").asInt());
        assertEquals(TOY, numbers.path("baseline").asString());
        assertFalse(numbers.path("changed").asBoolean());
        assertTrue(numbers.at("/blocks/0/player").isMissingNode());
        assertEquals("32", numbers.at("/blocks/0/rows/0/first").asString());
        assertEquals("random", numbers.at("/blocks/1/player").asString());
        int compared = 0;
        for (JsonNode row : numbers.at("/blocks/1/rows")) {
            boolean both = !row.path("first").asString().equals("-")
                    && !row.path("second").asString().equals("-");
            String finding = row.path("finding").asString("none");
            assertEquals(both, List.of("different", "alike", "open").contains(finding), row::toString);
            compared += both ? 1 : 0;
        }
        assertTrue(compared > 3, numbers::toString);
        assertTrue(numbers(TOY, TALL).path("numbers").isMissingNode(), "others were not compared");
    }

    @Test
    void aBrokenFileIsIgnoredWithAWord() throws IOException, InterruptedException {
        play();
        Path broken = data.resolve("plyspace/comparisons/comparison-20261122-190501-000-1.json");
        Files.writeString(broken, "{\"format\":\"plyspace-kept-comparison/1\",\"comparison\":[]}");

        JsonNode told = numbers(TOY, GREEDY);

        assertFalse(told.path("numbers").isMissingNode());
        assertEquals(
                "comparison-20261122-190501-000-1.json: field comparison: expected an object in { }, found an array",
                told.at("/ignored/0").asString());
    }

    private Path kept() throws IOException {
        try (Stream<Path> files = Files.list(data.resolve("plyspace/comparisons"))) {
            return files.findFirst().orElseThrow();
        }
    }

    /** A number too large for a percentage is no number of games. */
    @Test
    void numbersThatNoGameHasAreRefused() throws IOException, InterruptedException {
        play();
        String sound = Files.readString(kept());
        for (String huge : new String[] {"1e308", "-1e308", "1e999"}) {
            Files.writeString(kept(), sound.replaceAll("\"value\":[-0-9.E]+", "\"value\":" + huge));

            JsonNode told = numbers(TOY, GREEDY);

            assertTrue(told.path("numbers").isMissingNode());
            assertTrue(
                    told.at("/ignored/0").asString().contains("field comparison.numbers[0].value: expected a number"),
                    told::toString);
        }
    }

    /** Each measure of each player once would take days. */
    @Test
    void aFileThatSomebodyMadeLongIsReadInTime() throws IOException, InterruptedException {
        play();
        String names = IntStream.range(0, 100_000)
                .mapToObj(number -> "\"p" + number + "\"")
                .collect(Collectors.joining(","));
        Files.writeString(
                kept(),
                Files.readString(kept())
                        .replace("\"players\":[", "\"players\":[" + names + ",")
                        .replace("\"labels\":{", "\"labels\":{" + names.replaceAll("(\"p[0-9]+\")", "$1:\"x\"") + ","));

        JsonNode told = assertTimeoutPreemptively(Duration.ofSeconds(30), () -> numbers(TOY, GREEDY));

        assertEquals(2, told.at("/numbers/blocks").size(), told.at("/ignored")::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "mezzanine, mezzanine:levels=2, 400, both are mezzanine",
        "mezzanine, mezanine, 404, no variant 'mezanine'",
        "mezzanine, mezzanine:levels=9999, 422, levels",
        "mezzanine, mezzanine:levels=257, 413, cells"
    })
    void whatCannotBeComparedIsDenied(String first, String second, int status, String why)
            throws IOException, InterruptedException {
        Served.Answer denied = page.get("/api/comparison", "variant", first, "variant", second);

        assertEquals(status, denied.status(), denied.text("error"));
        assertTrue(denied.text("error").contains(why), denied.text("error"));
        assertEquals(400, page.get("/api/comparison", "variant", first).status());
    }
}
