package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.tck.text.TextPosition;

@DisplayName("The checkmate question, cube.md 3")
final class CheckmateQuestionTest {

    private static final String FIRST_CASE = "[###,n##,#rr],[#b#,###,###],[###,###,bRK]";

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "c1(I)-c2(I) ; leaves the king on c2(I) attacked by the black bishop on b3(II)",
                "c1(I)-b2(I) ; leaves the king on b2(I) attacked by the black knight on a2(III)",
                "c1(I)-c1(II); leaves the king on c1(II) attacked by the black rook on c1(III)",
                "c1(I)-b1(II); leaves the king on b1(II) attacked by the black rook on b1(III)",
                "c1(I)-c2(II); leaves the king on c2(II) attacked by the black knight on a2(III)",
                "c1(I)-b2(II); leaves the king on b2(II) attacked by the black bishop on a1(I)",
                "b1(I)-b1(II); leaves the king on c1(I) attacked by the black rook on c1(III)",
            })
    void theFirstCaseIsExplainedAsInTheChallenge(String move, String reason) {
        assertEquals(reason + " (cube.md 4)", Cube.question(FIRST_CASE).refusal(move));
    }

    @Test
    void theFourthCaseIsADoubleCheckOfWhichTheKnightOnlyCanBeTaken() {
        TextPosition question = Cube.question(
                "[####,####,r###,####],[####,#q##,####,####],[##r#,###b,####,BRnn]," + "[####,####,#N##,#KQ#]");
        assertEquals(
                "leaves the king on b1(I) attacked by the black queen on b3(III) (cube.md 4)",
                question.refusal("c1(I)-d1(II)"));
    }

    @Test
    void theFifthCaseIsStalemateNotMate() {
        TextPosition question = Cube.question("[###,##b,r#r],[###,###,###],[#k#,###,#K#]");
        assertFalse(question.inCheck());
        assertEquals("draw by stalemate", question.outcome());
    }

    @Test
    void theSixthCaseHasAQueenBlockedByHerOwnKnight() {
        TextPosition question = Cube.question("[##k,###,r#K],[###,n##,#N#],[###,###,#Q#]");
        assertEquals("blocked: b1(II) is occupied by a white knight (cube.md 2)", question.refusal("b1(I)-b1(III)"));
    }

    @Test
    void theSeventhCaseHasAPinnedKnight() {
        TextPosition question = Cube.question("[###,###,##q],[###,###,###],[#k#,###,rNK]");
        assertEquals(
                "leaves the king on c1(I) attacked by the black rook on a1(I) (cube.md 4)",
                question.refusal("b1(I)-c1(III)"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "[##,##],[##,##]         ; white has 0 kings; cube.md 3",
                "[kk,##],[##,K#]         ; black has 2 kings; cube.md 3",
                "[KK,##],[##,k#]         ; white has 2 kings; cube.md 3",
                "[#,#,#],[#,#,#],[#,#,#] ; cells in this row; expected 3",
            })
    void setupsThatAreNoQuestionAreRefused(String setup, String reason, String more) {
        String message = assertThrows(PlyspaceException.class, () -> Cube.question(setup))
                .getMessage();
        assertTrue(message.contains(reason) && message.contains(more), message);
    }

    @Test
    void bothKingsInCheckIsImpossible() {
        String setup = "[###,###,###],[###,###,r#R],[###,###,K#k]";
        Rules rules = Cube.rulesOf(setup);
        assertEquals(
                "[placement: both sides are in check, which is impossible: a1(I) is attacked by the black rook on a1(II),"
                        + " c1(I) is attacked by the white rook on c1(II) (notation.md, Positions)]",
                rules.faults(rules.read(setup), Purpose.CHECKMATE).toString());
    }

    @Test
    void onlyTheOtherKingInCheckIsNoCheckmate() {
        TextPosition question = Cube.question("[###,###,###],[###,###,##R],[###,###,K#k]");
        assertFalse(question.inCheck());
        assertEquals("", question.outcome());
    }

    @Test
    void theOtherSideNeedsNoKing() {
        assertEquals("", Cube.question("[#q,##],[##,K#]").outcome());
    }
}
