package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.endgame.BuildListener;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.testing.EveryThirdCase;

/** What tablebases said stands for the tables. In a cube of 3 a queen wins all of 4,128 positions. */
class StoredCountsTest {

    private static final String QUEEN = "{'name': 'a queen', 'setting': 'cube:n=3', 'material': 'KQvK', 'least': 1}";
    private static final String ALL_WON = "all 4,128 positions won with White to move; games take up to 2 plies";

    @TempDir
    private Path temp;

    private final List<String> notices = new ArrayList<>();

    private RuleSetClaimsResult run(String cases, Optional<Path> tables, boolean quick, String version) {
        return Trial.kept(
                "cube",
                ("{'kind': 'tables', 'cases': [" + cases + "]}").replace('\'', '"'),
                Trial.REGISTRY,
                new ClaimSizes(quick, 0, 1),
                new ClaimTables(tables, (FoundVariant found) -> found.id() + version, BuildListener.NONE),
                new ClaimFolder(temp.resolve("claims"), "0.0", notices::add));
    }

    private String found(Optional<Path> tables) {
        return run(QUEEN, tables, true, "1")
                .results()
                .get(0)
                .tests()
                .get(0)
                .cases()
                .get(0)
                .found();
    }

    private Path file() {
        return temp.resolve("claims").resolve("cube.tables.jsonl");
    }

    @Test
    void countsStandForTheirTables() throws IOException {
        assertEquals(ALL_WON, found(Optional.of(temp.resolve("tables"))));
        List<String> lines = Files.readAllLines(file());
        assertEquals(
                List.of(
                        "{\"format\":\"plyspace-table-counts/1\",\"variant\":\"cube\"}",
                        "{\"material\":\"KQvK\",\"setting\":\"cube:n=3\",\"sha256\":\"cube1\",\"won\":4128,\"positions\":4128,\"longest\":2}"),
                lines);

        assertEquals(ALL_WON, found(Optional.empty()), "without a place for tables");
        assertEquals(lines, Files.readAllLines(file()));
        assertEquals(List.of(), notices);
    }

    @Test
    void boardsThatHangOtherwiseAreAnotherTable() {
        String home = "{'name': 'n', 'setting': 'meder', 'material': 'KvK'}";
        String moved =
                "{'name': 'n', 'setting': 'meder', 'material': 'KvK', 'boards': 'W:4/4/4/4|N:4/4/4/4|B:4/4/4/4|WQL@QL3:2/2|WKL@KL4:2/2|BQL@KL5:2/2|BKL@KL6:2/2 w - - 0 1'}";

        List<TestResult> made = run(home + "," + moved, Optional.of(temp.resolve("tables")), false, "1")
                .results()
                .get(0)
                .tests();

        assertEquals(2, made.get(0).cases().size());
        assertEquals(
                made,
                run(home + "," + moved, Optional.empty(), false, "1")
                        .results()
                        .get(0)
                        .tests());
    }

    @Test
    void countsOfOtherRulesAreReadWithANotice() {
        found(Optional.of(temp.resolve("tables")));

        RuleSetClaimsResult result = run(QUEEN, Optional.empty(), false, "2");

        assertEquals(ClaimVerdict.SUPPORTED, result.results().get(0).verdict());
        assertTrue(
                notices.get(0)
                        .endsWith(
                                "cube.tables.jsonl: KQvK: the tables were made by another version of cube than is here"),
                notices::toString);
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"won\":4128  | \"won\":4129   | :2: field won: expected no more than all positions, 4128",
                "\"won\":4128  | \"won\":-1     | :2: field won: expected a whole number from 0",
                "\"won\":4128  | \"one\":4128   | :2: unknown field 'one'",
                "cube          | koernke        | :1: field variant: expected cube",
                "\\z           | no line        | does not end with a line that begins with {\"material\":"
            })
    void aSpoiledFileIsRefused(String what, String by, String reason) throws IOException {
        found(Optional.of(temp.resolve("tables")));
        Files.writeString(file(), Files.readString(file()).replaceFirst(what, by));

        String failure = run(QUEEN, Optional.empty(), false, "1").failure().orElse("no failure");

        assertTrue(failure.contains(reason), failure);
    }
}
