package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;

/** Claims judged by tablebases. In a cube of 3 a queen wins each of the 4,128 positions in which her side is to move, and bare kings win none. */
class ClaimedTablesTest {

    private static final ClaimSizes ALL = new ClaimSizes(false, 0, 1);
    private static final ClaimSizes QUICK = new ClaimSizes(true, 0, 1);

    @TempDir
    private Path folder;

    private RuleSetClaimsResult run(String cases, ClaimSizes sizes) {
        String test = "{'kind': 'tables', 'cases': [" + cases + "]}";
        return Trial.run("cube", test.replace('\'', '"'), 2, sizes, Optional.of(folder.resolve("new")));
    }

    private ClaimResult result(String cases, ClaimSizes sizes) {
        return run(cases, sizes).results().get(0);
    }

    private static String of(String material, String bounds) {
        return "{'name': 'n', 'setting': 'cube:n=3', 'material': '" + material + "'" + bounds + "}";
    }

    @InWholeForm
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "KQvK | , 'least': 1              | SUPPORTED",
                "KvKQ | , 'most': 0               | SUPPORTED",
                "KvK  | , 'least': 0.5            | REFUTED",
                "KQvK | , 'most': 0.99            | REFUTED",
                "KvK  | , 'least': 0, 'most': 0   | SUPPORTED",
                "KvK  | ''                        | NOT_SETTLED"
            })
    void theShareOfWinsIsHeldAgainstTheClaim(String material, String bounds, ClaimVerdict verdict) {
        assertEquals(verdict, result(of(material, bounds), ALL).verdict());
    }

    @Test
    void sharesCountsAndTheLongestGameAreTold() {
        List<CaseResult> cases = result(of("KQvK", "") + "," + of("KvKQ", ", 'least': 0.5"), ALL)
                .tests()
                .get(0)
                .cases();

        assertEquals(
                List.of(
                        "all 4,128 positions won with White to move; games take up to 2 plies",
                        "0 of 9,650 positions won (0 %) with White to move; games take up to 2 plies"),
                cases.stream().map(CaseResult::found).toList());
        assertEquals(
                List.of("any share, for comparison", "at least 50 % won"),
                cases.stream().map(CaseResult::expected).toList());
        assertEquals(List.of(true, false), cases.stream().map(CaseResult::holds).toList());
    }

    @Test
    void boardsHangAsTheyAreSaidTo() {
        String home = "{'name': 'n', 'setting': 'meder', 'material': 'KvK'}";
        String moved =
                "{'name': 'n', 'setting': 'meder', 'material': 'KvK', 'boards': 'W:4/4/4/4|N:4/4/4/4|B:4/4/4/4|WQL@QL3:2/2|WKL@KL4:2/2|BQL@KL5:2/2|BKL@KL6:2/2 w - - 0 1'}";

        ClaimResult result = result(home + "," + moved, ALL);

        List<String> found =
                result.tests().get(0).cases().stream().map(CaseResult::found).toList();
        assertEquals("0 of 3,440 positions won (0 %) with White to move", found.get(0));
        assertNotEquals(found.get(0), found.get(1));
    }

    @Test
    void tablesThatAreThereAreReadAndNotMadeAnew() throws IOException {
        ClaimResult made = result(of("KQvK", ""), ALL);
        Path file = folder.resolve("new").resolve("cube+n=3.KQvK.plytable");
        FileTime time = FileTime.fromMillis(0);
        Files.setLastModifiedTime(file, time);

        assertEquals(made, result(of("KQvK", ""), ALL));
        assertEquals(time, Files.getLastModifiedTime(file));
    }

    @Test
    void aDamagedTableIsAFailure() throws IOException {
        result(of("KQvK", ""), ALL);
        Path file = folder.resolve("new").resolve("cube+n=3.KQvK.plytable");
        Files.write(file, new byte[100]);

        String failure = run(of("KQvK", ""), ALL).failure().orElseThrow();
        assertTrue(failure.startsWith("trial.jar: claim T 7: ") && failure.contains("KQvK.plytable"), failure);
    }

    @Test
    void aQuickLookLeavesOutFourMenAndSettlesNothing() throws IOException {
        ClaimResult result = result(of("KQvK", ", 'least': 1") + "," + of("KQQvK", ", 'least': 1"), QUICK);

        assertEquals(ClaimVerdict.NOT_SETTLED, result.verdict());
        assertEquals(1, result.tests().get(0).cases().size());
        assertEquals(
                "left out of a quick look, since tables of more than 3 men take minutes: n",
                result.tests().get(0).because().orElseThrow());
        try (Stream<Path> files = Files.list(folder.resolve("new"))) {
            assertTrue(files.noneMatch(file -> file.toString().contains("QQ")));
        }
    }

    @Test
    void aQuickLookRefutesAllTheSame() {
        String cases = of("KvK", ", 'least': 1") + "," + of("KQQvK", ", 'least': 1");

        assertEquals(ClaimVerdict.REFUTED, result(cases, QUICK).verdict());
    }

    @Test
    void withoutAPlaceForTablesItSaysSo() {
        String test = "{'kind': 'tables', 'cases': [" + of("KQvK", "") + "]}";
        ClaimResult result = Trial.run("cube", test.replace('\'', '"'), 1, ALL, Optional.empty())
                .results()
                .get(0);

        assertEquals(ClaimVerdict.NOT_SETTLED, result.verdict());
        assertEquals(
                "n: there is no folder for tables",
                result.tests().get(0).because().orElseThrow());
    }
}
