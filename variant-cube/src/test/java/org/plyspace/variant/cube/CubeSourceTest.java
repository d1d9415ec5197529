package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Outcome;
import org.plyspace.tck.text.TextPosition;

/** What the source says of the game, where the rules alone can tell. */
final class CubeSourceTest {

    /** CU 1: "has 26 squares it can go to on a given turn", of the king and of a queen's neighbours. */
    @ParameterizedTest(name = "{0} on {1} of n = {2}")
    @CsvSource({"K, c3(III), 5", "Q, b2(II), 3"})
    void aKingAwayFromTheEdgesAndAQueenAmongHerNeighboursGoTo26Cells(char piece, String from, int n) {
        assertEquals(26, Cube.of(n).reach(piece, from).size());
        assertEquals(Cube.of(n).reach(piece, from), Cube.of(n).attacks(piece, from));
    }

    /** CU 2: "Now checked on all test cases", said of an answer to the challenge, which is not here: our rules give the same answers. */
    @ParameterizedTest(name = "case {index}: {0} is {1}")
    @CsvFileSource(resources = "checkmate.tsv", delimiter = '\t', numLinesToSkip = 1, emptyValue = "")
    void theTenCasesOfTheChallengeHaveItsAnswers(String setup, boolean checkmate, String savingMove) {
        TextPosition question = Cube.question(setup);
        assertEquals(checkmate, question.outcome().equals("black wins by " + Outcome.CHECKMATE));
        if (savingMove != null) {
            assertTrue(question.inCheck(), "check");
            assertEquals(List.of(savingMove), question.moves());
        }
    }
}
