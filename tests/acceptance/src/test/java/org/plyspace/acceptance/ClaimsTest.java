package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Claims of bundled rule sets and of a jar of anybody's, tested by the real program. */
class ClaimsTest {

    private static final String RESOURCE = "META-INF/plyspace/claims/raumschach.json";
    private static final String OWN = """
            {"format": "plyspace-claims/1", "source": "MA", "title": "Maack, Raumschach, 1907", "claims": [
              {"number": 1, "text": "A king has 26 moves.", "hypothesis": "In the middle he has.", "tests": [
                {"kind": "moves", "cases": [{"name": "a king on Cc3", "piece": "K", "at": "Cc3", "least": 26, "most": 26}]}]},
              {"number": 2, "text": "A knight attacks little.", "hypothesis": "Ten cells at most.", "tests": [
                {"kind": "reach", "cases": [{"name": "a knight", "piece": "N", "of": "cells", "most": 10}]}]},
              {"number": 3, "text": "White is better.", "hypothesis": "White scores more.", "tests": [
                {"kind": "metric", "metric": "score", "player": "random", "openings": "start", "games": 4, "claimed": {"above": 0.5}}]}
            ]}
            """;

    @TempDir
    private Path plugins;

    private Program.Result claims(String... more) throws IOException {
        return new Program()
                .environment("PLYSPACE_PLUGINS", plugins.toString())
                .run(Stream.concat(Stream.of("claims"), Stream.of(more)).toArray(String[]::new));
    }

    private void bring(String content) throws IOException {
        ExamplePlugins.copyJars(plugins);
        try (Stream<Path> jars = Files.list(plugins)) {
            Path jar = jars.filter(file -> file.getFileName().toString().startsWith("variant-raumschach"))
                    .findFirst()
                    .orElseThrow();
            try (FileSystem inside = FileSystems.newFileSystem(jar)) {
                Files.createDirectories(inside.getPath(RESOURCE).getParent());
                Files.writeString(inside.getPath(RESOURCE), content);
            }
        }
    }

    @Test
    void whatCanBeCountedIsToldAtEightyColumns() throws IOException {
        Program.Result result = claims("cube", "--width", "80");

        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("\nCU 1: supported\n"), result.out());
        assertTrue(result.out().endsWith("\n2 claims: 2 supported\n"), result.out());
        assertTrue(result.out().lines().allMatch(line -> line.length() <= 80), result.out());
    }

    @Test
    void aJarBringsItsOwn() throws IOException {
        bring(OWN);

        Program.Result result = claims("raumschach");
        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("\nMA 1: supported\n"), result.out());
        assertTrue(result.out().contains("\nMA 2: contradicted\n"), result.out());
        assertTrue(result.out().contains("\nMA 3: not settled\n"), result.out());
        assertTrue(result.out().endsWith("\n3 claims: 1 supported, 1 contradicted, 1 not settled\n"), result.out());
    }

    @Test
    void programsReadTheSame() throws IOException {
        bring(OWN);

        JsonNode json =
                JsonMapper.shared().readTree(claims("raumschach", "--json").out());
        assertEquals(1, json.get("verdicts").get("contradicted").intValue());
        JsonNode metric = json.get("claims").get(2).get("tests").get(0);
        assertEquals("raumschach", json.get("claims").get(2).get("variant").stringValue());
        assertEquals("random", metric.get("player").stringValue());
        assertEquals(4, metric.get("games").intValue());
        assertEquals(4, metric.get("gamesAskedFor").intValue());
        assertEquals(0.5, metric.get("claimed").get("low").doubleValue());
        assertFalse(metric.get("claimed").has("high"));
    }

    @Test
    void keptGamesAreReadAgainFromTheirStoreAndFromItsRows() throws IOException {
        bring(OWN);
        Path kept = plugins.resolve("kept");
        Path store = kept.resolve("raumschach-start");

        Program.Result played = claims("raumschach", "--store", kept.toString());
        assertEquals(0, played.code(), played.err());
        assertEquals(claims("raumschach"), played);
        assertEquals(4, Files.readAllLines(store.resolve("games.jsonl")).size());
        assertEquals(played, claims("raumschach", "--store", kept.toString(), "--share", "0"));

        new Program().environment("PLYSPACE_PLUGINS", plugins.toString()).run("lab", "rows", store.toString());
        Files.move(store, plugins.resolve("elsewhere"));
        assertEquals(played, claims("raumschach", "--store", kept.toString(), "--share", "0"));
        Program.Result other = claims("raumschach", "--store", kept.toString(), "--seed", "2");
        assertEquals(1, other.code());
        assertTrue(
                other.err().contains("raumschach-start.rows.gz has games of experiment 'claims of raumschach'"),
                other.err());
        assertTrue(other.err().contains("they differ in seed (1 and 2)"), other.err());
    }

    @InWholeForm
    @Test
    void tablebasesAreMadeForAJarsClaimsAndFoundAgain() throws IOException {
        bring("""
                {"format": "plyspace-claims/1", "source": "MA", "title": "Maack, Raumschach, 1907", "claims": [
                  {"number": 1, "text": "A queen mates.", "hypothesis": "From nearly all positions.", "tests": [
                    {"kind": "tables", "cases": [
                      {"name": "a queen", "material": "KQvK", "least": 0.99},
                      {"name": "two queens", "material": "KQQvK", "least": 0.99}]}]}
                ]}
                """);
        Path tables = plugins.resolve("new").resolve("tables");

        Program.Result made = claims("raumschach", "--quick", "--tables", tables.toString(), "--width", "1000");
        assertEquals(0, made.code(), made.err());
        assertTrue(Files.exists(tables.resolve("raumschach.KQvK.plytable")));
        assertTrue(made.out().contains("\nMA 1: not settled\n"), made.out());
        assertTrue(
                made.out()
                        .contains(
                                "- a queen: all 1,217,768 positions won with White to move; games take up to 16 plies\n"),
                made.out());
        assertTrue(
                made.out()
                        .contains(
                                "- left out of a quick look, since tables of more than 3 men take minutes: two queens\n"),
                made.out());
        Files.setLastModifiedTime(tables.resolve("raumschach.KQvK.plytable"), FileTime.fromMillis(0));
        assertEquals(made, claims("raumschach", "--quick", "--tables", tables.toString(), "--width", "1000"));
        assertEquals(FileTime.fromMillis(0), Files.getLastModifiedTime(tables.resolve("raumschach.KQvK.plytable")));
    }

    @Test
    void tablesAreWrittenToAFile() throws IOException {
        Path page = plugins.resolve("page.md");

        assertEquals(0, claims("cube", "--markdown", page.toString()).code());
        assertTrue(Files.readString(page)
                .contains("| [CU&nbsp;1](#cu-1) | \"has 26 squares it can go to on a given turn\" |"));
    }

    @Test
    void aBrokenFileIsNamedAndTheOthersAreTested() throws IOException {
        bring(OWN.replace("\"most\": 10", "\"moist\": 10"));

        Program.Result result = claims("raumschach", "cube");
        assertEquals(1, result.code());
        assertTrue(
                result.err()
                        .contains(RESOURCE + ": claim MA 2: field tests[0].cases[0]: unknown field 'moist'; expected"),
                result.err());
        assertTrue(result.err().contains("variant-raumschach"), result.err());
        assertTrue(result.out().endsWith("\n2 claims: 2 supported\n"), result.out());
    }

    @Test
    void whatCannotBeAskedIsNamedAndTheOthersAreTested() throws IOException {
        bring(OWN.replace("\"at\": \"Cc3\"", "\"at\": \"Zz9\""));

        Program.Result result = claims("raumschach", "cube");
        assertEquals(1, result.code());
        assertTrue(result.err().contains(RESOURCE + ": claim MA 1: no square 'Zz9'"), result.err());
        assertTrue(result.out().endsWith("\n2 claims: 2 supported\n"), result.out());
    }

    @Test
    void aRuleSetWithoutClaimsIsToldOf() throws IOException {
        ExamplePlugins.copyJars(plugins);

        Program.Result result = claims("raumschach");
        assertEquals(0, result.code());
        assertTrue(result.err().contains("raumschach: there are no claims"), result.err());
        assertTrue(result.out().endsWith("0 claims\n"), result.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonesuch       | no variant 'nonesuch'",
                "roth:pathB=off | has options; claims are about whole rule sets: expected roth",
                "--share=2      | --share: 2.0 is not from 0 to 1",
                "--share=NaN    | --share: NaN is not from 0 to 1",
                "--markdown=/no/such/folder/x.md | --markdown: cannot write '/no/such/folder/x.md': there is no such folder",
                "--threads=0    | --threads",
                "--seed=x       | --seed"
            })
    void badUsageIsRefused(String argument, String reason) throws IOException {
        Program.Result result = claims(argument);

        assertEquals(2, result.code());
        assertEquals("", result.out());
        assertTrue(result.err().contains(reason), result.err());
    }
}
