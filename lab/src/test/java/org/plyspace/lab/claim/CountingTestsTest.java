package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of test that asks the rules, with a claim that holds and one that does not. */
class CountingTestsTest {

    private static final String BACK_RANK_MATE = "[#k#,###,###],[###,###,###],[###,###,#K#]";

    private static ClaimVerdict verdict(String id, String test) {
        return Trial.of(id, test.replace('\'', '"')).verdict();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a2-a4 | true  | SUPPORTED",
                "a2-a5 | false | SUPPORTED",
                "a2-a4 | false | REFUTED",
                "a2-a5 | true  | REFUTED"
            })
    void movesAreLegalOrNot(String move, boolean legal, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "twoboard",
                        "{'kind': 'legal', 'cases': [{'name': 'n', 'move': '" + move + "', 'legal': " + legal + "}]}"));
    }

    @ParameterizedTest
    @CsvSource({"true, SUPPORTED", "false, REFUTED"})
    void aCheckMayBeAskedForToo(boolean check, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "twoboard",
                        "{'kind': 'legal', 'cases': [{'name': 'n', 'position': '1:4k3/8/8/8/8/8/4r3/4K3|2:8/8/8/8/8/8/8/8 w - - 0 1',"
                                + " 'move': 'e1-e2', 'legal': true, 'check': " + check + "}]}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'name': 'n', 'piece': 'K', 'at': 'b2(II)', 'setting': 'cube:n=3', 'least': 26, 'most': 26} | SUPPORTED",
                "{'name': 'n', 'piece': 'K', 'at': 'b2(II)', 'setting': 'cube:n=3', 'most': 25}             | REFUTED",
                "{'name': 'n', 'piece': 'K', 'at': 'a1(I)', 'setting': 'cube:n=2', 'exactly': ['a1(II)','a2(I)','a2(II)','b1(I)','b1(II)','b2(I)','b2(II)']} | SUPPORTED",
                "{'name': 'n', 'piece': 'K', 'at': 'a1(I)', 'setting': 'cube:n=2', 'exactly': ['a1(II)']}   | REFUTED",
                "{'name': 'n', 'piece': 'K', 'at': 'a1(I)', 'of': 'levels', 'least': 2, 'most': 2}          | SUPPORTED",
                "{'name': 'n', 'piece': 'K', 'at': 'a1(I)', 'of': 'levels', 'least': 3}                     | REFUTED"
            })
    void targetsAreCounted(String test, ClaimVerdict verdict) {
        assertEquals(verdict, verdict("cube", "{'kind': 'moves', 'cases': [" + test + "]}"));
    }

    @ParameterizedTest
    @CsvSource({"5, SUPPORTED", "6, REFUTED"})
    void placesOfABoardAreCounted(int least, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "meder",
                        "{'kind': 'moves', 'cases': [{'name': 'n', 'at': 'WQL', 'least': " + least
                                + ", 'position': 'W:4/4/4/1K2|N:4/4/4/4|B:3k/4/4/4|WQL@QL3:2/2|WKL@KL4:2/2|BQL@KL5:2/2|BKL@KL6:2/2 w - - 0 1'}]}"));
    }

    @ParameterizedTest
    @CsvSource({"false, SUPPORTED", "true, REFUTED"})
    void setupsAreCheckmateOrNot(boolean checkmate, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "cube",
                        "{'kind': 'checkmate', 'cases': [{'name': 'n', 'position': '" + BACK_RANK_MATE
                                + "', 'checkmate': " + checkmate + "}]}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // In a cube of 4, a rook attacks 9 cells from anywhere, 6 of them on its own level.
                "'of': 'cells', 'least': 9, 'most': 9          | SUPPORTED",
                "'of': 'cells', 'most': 8.9                    | REFUTED",
                "'of': 'cells', 'per': 4.5, 'least': 2, 'most': 2 | SUPPORTED",
                "'of': 'level-ratio', 'least': 2, 'most': 2    | SUPPORTED",
                "'of': 'level-ratio', 'least': 2.1             | REFUTED",
                "'of': 'kept', 'least': 1                      | SUPPORTED",
                "'of': 'kept', 'than': 'K', 'least': 1.5       | SUPPORTED",
                "'of': 'kept', 'than': 'K', 'most': 1          | REFUTED"
            })
    void reachIsCounted(String of, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "cube",
                        "{'kind': 'reach', 'cases': [{'name': 'n', 'setting': 'cube:n=4', 'piece': 'R', " + of
                                + "}]}"));
    }

    @ParameterizedTest
    @CsvSource({"roth, 2, SUPPORTED", "roth, 1, REFUTED", "roth:pathB=off, 1, SUPPORTED", "meder, 1, SUPPORTED"})
    void pathsAreCountedWithoutKnowingWhatTheyAre(String setting, int most, ClaimVerdict verdict) {
        String id = setting.replaceAll(":.*", "");

        assertEquals(
                verdict,
                verdict(
                        id,
                        "{'kind': 'paths', 'setting': '" + setting + "', 'piece': 'R', 'most': " + most
                                + ", 'boards': 4, 'lines': 40}"));
    }

    @ParameterizedTest
    @CsvSource({"twoboard, B, S, REFUTED", "cube, R, N, REFUTED"})
    void aPieceThatCanCaptureIsNotImmobile(String id, String piece, String by, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        id,
                        "{'kind': 'immobile', 'setting': '" + id + (id.equals("cube") ? ":n=3" : ":protectors=on")
                                + "', 'pieces': ['" + piece + "'], 'by': '" + by + "', 'boards': 1}"));
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void whatIsNotTestedSaysWhy(boolean first) {
        ClaimResult result = Trial.of("cube", "{\"kind\": \"none\", \"because\": \"nobody knows " + first + "\"}");

        assertEquals(ClaimVerdict.NOT_TESTABLE, result.verdict());
        assertTrue(result.tests().get(0).because().orElseThrow().endsWith("knows " + first));
    }
}
