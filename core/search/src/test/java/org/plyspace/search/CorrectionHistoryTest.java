package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

@DisplayName("A history of corrections")
class CorrectionHistoryTest {

    private static final String START = "1:r3k2r/8/8/3p4/4P3/8/8/R3K2R|2:8/8/8/8/8/8/P6p/8 w - - 0 1";
    private static final int EVALUATION = 30;

    private final Rules rules = RuleSets.of("twoboard");
    private final StructureKeys keys = new StructureKeys(rules);
    private final CorrectionHistory corrections = new CorrectionHistory(keys, true);

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "3; 1:r3k2r/8/8/3p4/4P3/8/8/R3K2R|2:8/8/8/8/8/8/P6p/8 w - - 0 1",
                "2; 1:r3k2r/8/8/3p4/4P3/8/8/1R2K2R|2:8/8/8/8/8/8/P6p/8 w - - 0 1",
                "2; 1:r3k2r/8/8/8/4P3/8/8/R3K2R|2:8/8/8/8/8/8/P6p/8 w - - 0 1",
                "1; 1:r3k2r/8/8/8/4P3/8/8/1R2K2R|2:8/8/8/8/8/8/P6p/8 w - - 0 1",
                "0; 1:r3k3/8/8/8/4P3/8/8/1R2K2R|2:8/8/8/8/8/8/P6p/8 w - - 0 1",
            })
    void correctsByEachPartThatPositionsShare(int parts, String text) {
        at(START);
        corrections.learn(Side.WHITE, 120, 8);
        at(text);

        assertEquals(EVALUATION + parts * 120 / 24, corrections.corrected(EVALUATION, Side.WHITE));
        assertEquals(EVALUATION, corrections.corrected(EVALUATION, Side.BLACK), "learnt with White to move");
    }

    @ParameterizedTest(name = "an error of {0} at depth {1}")
    @CsvSource({"40, 4", "-40, 4", "2000, 30", "-2000, 30", "1, 8", "63000, 100"})
    void goesTowardsTheErrorAndNeverFar(int error, int depth) {
        at(START);
        int last = EVALUATION;
        for (int i = 0; i < 200; i++) {
            corrections.learn(Side.BLACK, error, depth);
            int corrected = corrections.corrected(EVALUATION, Side.BLACK);
            assertTrue(error > 0 ? corrected >= last : corrected <= last, "step " + i);
            assertTrue(Math.abs(corrected - EVALUATION) <= 3 * 1024 / 24, "step " + i + ": " + corrected);
            last = corrected;
        }
        assertTrue(error > 0 ? last > EVALUATION : last < EVALUATION, "in the end " + last);
    }

    @ParameterizedTest
    @CsvSource({"31743, 31743", "-31743, -31743"})
    void makesNoDecidedScore(int evaluation, int corrected) {
        at(START);
        for (int i = 0; i < 10; i++) {
            corrections.learn(Side.WHITE, evaluation, 10);
        }
        assertEquals(corrected, corrections.corrected(evaluation, Side.WHITE));
    }

    @Test
    void forgetsWhatItIsToldToForget() {
        at(START);
        corrections.learn(Side.WHITE, 500, 8);
        corrections.clear();
        assertEquals(EVALUATION, corrections.corrected(EVALUATION, Side.WHITE));
    }

    @Test
    void correctsNothingIfItIsNotUsed() {
        CorrectionHistory unused = new CorrectionHistory(keys, false);
        at(START);
        unused.learn(Side.WHITE, 500, 8);
        unused.clear();
        assertEquals(EVALUATION, unused.corrected(EVALUATION, Side.WHITE));
    }

    private void at(String text) {
        keys.start(rules.readPosition(text));
    }
}
