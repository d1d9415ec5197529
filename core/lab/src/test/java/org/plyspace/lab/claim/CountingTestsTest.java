package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.RuleSets;

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
                "{'name': 'n', 'piece': 'K', 'at': 'a1(I)', 'of': 'levels', 'least': 3}                     | REFUTED",
                // A square's colour depends on file and rank only: of the king's neighbours those above, below and
                // diagonal have its own.
                "{'name': 'n', 'piece': 'K', 'at': 'b2(II)', 'of': 'same-colour', 'least': 14, 'most': 14}  | SUPPORTED",
                "{'name': 'n', 'piece': 'K', 'at': 'b2(II)', 'of': 'same-colour', 'most': 13}               | REFUTED"
            })
    void targetsAreCounted(String test, ClaimVerdict verdict) {
        assertEquals(verdict, verdict("cube", "{'kind': 'moves', 'cases': [" + test + "]}"));
    }

    /** The rook on a1 can go to both boards, and capture on a2 and, over B2, on c3. */
    @ParameterizedTest
    @CsvSource({
        "levels, 2, SUPPORTED",
        "levels, 1, REFUTED",
        "capture-levels, 1, SUPPORTED",
        "capture-levels, 0, REFUTED"
    })
    void levelsOnWhichItCapturesAreCounted(String of, int most, ClaimVerdict verdict) {
        assertEquals(
                verdict,
                verdict(
                        "twoboard",
                        "{'kind': 'moves', 'cases': [{'name': 'n', 'at': 'a1', 'of': '" + of + "', 'most': " + most
                                + ", 'study': true, 'position': '1:8/8/8/8/8/2p5/p7/R7|2:8/8/8/8/8/8/8/8 w - - 0 1'}]}"));
    }

    /** The boards of Roth's game have 3 times 16 and 4 times 4 squares, which lie over 44 columns at the start. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'of': 'squares', 'least': 64, 'most': 64                                | SUPPORTED",
                "'of': 'squares', 'most': 63                                             | REFUTED",
                "'of': 'columns', 'least': 44, 'most': 44                                | SUPPORTED",
                "'of': 'columns', 'board': 'WQL', 'exactly': ['a0', 'a1', 'b0', 'b1']    | SUPPORTED",
                "'of': 'columns', 'board': 'WQL', 'exactly': ['a0', 'a1', 'b0']          | REFUTED",
                "'of': 'squares', 'board': 'WQL', 'exactly': ['a0(3)', 'a1(3)', 'b0(3)', 'b1(3)'] | SUPPORTED",
                "'of': 'mixed-columns', 'most': 0                                        | SUPPORTED",
                "'of': 'mixed-columns', 'least': 1                                       | REFUTED"
            })
    void squaresAreCounted(String of, ClaimVerdict verdict) {
        assertEquals(verdict, verdict("roth", "{'kind': 'squares', 'cases': [{'name': 'n', " + of + "}]}"));
    }

    @Test
    void aBoardThatIsNotThereIsNamed() {
        String failure = Trial.run(
                        "roth",
                        "{\"kind\": \"squares\", \"cases\": [{\"name\": \"n\", \"of\": \"squares\", \"board\": \"XQL\", \"most\": 4}]}",
                        1)
                .failure()
                .orElseThrow();

        assertEquals("trial.jar: claim T 7: field board: there is no board 'XQL' in roth", failure);
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
    @CsvSource(
            delimiter = '|',
            value = {
                // In cubes of 4 and 3 a rook attacks 9 and 6 cells, a king in one of 2 all others, whoever stands
                // there.
                "'setting': 'cube:n=4', 'piece': 'RR', 'of': 'cells', 'least': 18, 'most': 18               | SUPPORTED",
                "'setting': 'cube:n=4', 'piece': 'RR', 'of': 'cells', 'most': 17.9                          | REFUTED",
                "'setting': 'cube:n=4', 'piece': 'R', 'than': 'RRR', 'of': 'cells', 'most': 0.34            | SUPPORTED",
                "'setting': 'cube:n=4', 'piece': 'RR', 'of': 'level-ratio', 'least': 2, 'most': 2           | SUPPORTED",
                "'setting': 'cube:n=4', 'piece': 'RR', 'of': 'kept', 'least': 1, 'most': 1                  | SUPPORTED",
                "'setting': 'cube:n=4', 'piece': 'R', 'of': 'cells', 'baseline': 'cube:n=3', 'least': 1.5, 'most': 1.5 | SUPPORTED",
                "'setting': 'cube:n=4', 'piece': 'R', 'of': 'cells', 'baseline': 'cube:n=3', 'most': 1.4    | REFUTED",
                "'setting': 'cube:n=4', 'piece': 'R', 'than': 'R', 'of': 'cells', 'baseline': 'cube:n=3', 'most': 1 | SUPPORTED",
                "'setting': 'cube:n=2', 'piece': 'K', 'of': 'mobility', 'least': 7, 'most': 7               | SUPPORTED",
                "'setting': 'cube:n=4', 'piece': 'R', 'of': 'mobility', 'most': 8.9                         | SUPPORTED"
            })
    void reachIsAddedUpAndComparedWithAnotherSetting(String test, ClaimVerdict verdict) {
        assertEquals(verdict, verdict("cube", "{'kind': 'reach', 'cases': [{'name': 'n', " + test + "}]}"));
    }

    /** What claims divide by, since orthodox chess is no rule set that they could name. */
    @ParameterizedTest
    @CsvSource({"Q, 9.43", "R, 5.47", "B, 3.98", "N, 3.43"})
    void claimsDivideByWhatOrthodoxChessHas(String symbol, double pawns) throws IOException {
        Rules orthodox = RuleSets.declared(Files.readString(Path.of("../../examples/json/orthodox.json")));
        PieceValues values = new PieceValues(orthodox, Weights.GENERIC1);

        assertEquals(
                pawns,
                values.attacked(TypeOfPiece.of(orthodox, symbol)) / values.attacked(TypeOfPiece.of(orthodox, "P")),
                0.02);
    }

    /**
     * A pawn of Roth's can have used its first move wherever one begins: on four squares of the low main board, and on four above it if a
     * board hangs there, as each of two does in 1,452 of 17,424 arrangements: 69,696 + 11,616 pictures. If a ride is no move, the four
     * squares of boards on which one began leave it open elsewhere too, but on the last post: 13,068 each, less for file b or e the 2,376
     * from which there is no square two ranks ahead.
     */
    @InWholeForm
    @ParameterizedTest
    @CsvSource({"roth, 81312, SUPPORTED", "roth:carriedPawn=fresh, 128831, REFUTED"})
    void picturesThatLeaveAPawnsFirstMoveOpenAreCounted(String setting, int most, ClaimVerdict verdict) {
        ClaimResult result = Trial.of(
                "roth",
                ("{'kind': 'pictures', 'setting': '" + setting
                                + "', 'piece': 'P', 'moved': ['spent'], 'unmoved': ['fresh'], 'most': " + most + "}")
                        .replace('\'', '"'));

        int open = verdict == ClaimVerdict.SUPPORTED ? most : most + 1;
        assertEquals(verdict, result.verdict());
        assertEquals(
                String.format(Locale.ROOT, "in %s %,d of 1,115,136 pictures leave it open", setting, open),
                result.tests().get(0).cases().get(0).found());
    }

    @ParameterizedTest
    @CsvSource({"cube, R, 1, SUPPORTED", "twoboard, B, 1, SUPPORTED", "twoboard, R, 1, SUPPORTED"})
    void allPathsAreCountedWhereBoardsStandStill(String id, String piece, int most, ClaimVerdict verdict) {
        assertEquals(verdict, verdict(id, "{'kind': 'paths', 'piece': '" + piece + "', 'most': " + most + "}"));
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
                                + ", 'boards': 4, 'lines': 200}"));
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
