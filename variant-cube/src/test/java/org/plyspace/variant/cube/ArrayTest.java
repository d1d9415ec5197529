package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.NoStartException;
import org.plyspace.api.OptionException;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Array and size, cube.md 4 and 5, rulings C-1 and C-3")
final class ArrayTest {

    private static String start(int n) {
        return Cube.of(n).start().text();
    }

    @ParameterizedTest(name = "C-1: n = {0} has {1}")
    @CsvSource({"4, BQKB", "5, BQKBN", "6, NBQKBN", "7, NBQKBNR", "8, RNBQKBNR"})
    void theLineIsTheMiddleOfRNBQKBNR(int n, String line) {
        StringBuilder expected = new StringBuilder();
        for (int level = n; level > 0; level--) {
            List<String> rows = new ArrayList<>(Collections.nCopies(n, String.valueOf(n)));
            if (level <= 2) {
                rows.set(n - level, level == 1 ? line : "N".repeat(n));
            } else if (level >= n - 1) {
                rows.set(n - level, level == n ? line.toLowerCase(Locale.ROOT) : "n".repeat(n));
            }
            expected.append(CubeBoard.roman(level)).append(':').append(String.join("/", rows));
            expected.append(level > 1 ? "|" : " w - - 0 1");
        }
        assertEquals(expected.toString(), start(n));
    }

    @ParameterizedTest(name = "C-1: n = {0} leaves {1} files on the left and {2} on the right")
    @CsvSource({"9, 0, 1", "10, 1, 1", "11, 1, 2", "26, 9, 9", "32, 12, 12"})
    void spareFilesAreSplitEvenlyOneMoreOnTheRight(int n, String left, String right) {
        String run = left.equals("0") ? "" : left;
        assertTrue(start(n).endsWith("/" + run + "RNBQKBNR" + right + " w - - 0 1"), () -> start(n));
        assertTrue(start(n).contains("/" + run + "NNNNNNNN" + right + "/" + n + "|I:"), () -> start(n));
        String top = CubeBoard.roman(n) + ":" + run + "rnbqkbnr" + right + "/";
        assertTrue(start(n).startsWith(top), () -> start(n));
    }

    @ParameterizedTest(name = "C-1: n = {0} has no array")
    @ValueSource(ints = {2, 3})
    void smallCubesHaveNoStart(int n) {
        NoStartException refused =
                assertThrows(NoStartException.class, () -> Cube.of(n).start());
        assertTrue(refused.getMessage().contains(n + "x" + n + "x" + n), refused.getMessage());
        assertTrue(
                refused.getMessage().contains("n from 4 to 32 has one (cube.md 4, ruling C-1)"), refused.getMessage());
    }

    @Test
    @DisplayName("C-3: n is at most 32, files after z being aa to af")
    void theLargestCubeCanBePlayed() {
        TextPosition largest = Cube.of(32).men("Ka1(I) Qz1(I) Raf32(I) kx26(XXVI) raf32(XXXII) w");
        assertEquals(32_768, largest.position().rules().cells());
        assertTrue(largest.targets("z1(I)").containsAll(List.of("z32(XXXII)", "aa2(II)", "af1(I)", "af7(VII)")));
        assertTrue(largest.allows("af32(I)-af32(XXXII)"));
        assertEquals("Raf32(I)xaf32(XXXII)", largest.inSource("af32(I)-af32(XXXII)"));
        assertTrue(largest.play("z1(I)-z26(XXVI)").inCheck());
    }

    @ParameterizedTest(name = "C-3: n = {0} is refused")
    @ValueSource(strings = {"1", "0", "-5", "33", "99999999999", "05", "x", ""})
    void otherSizesAreRefused(String n) {
        OptionException refused = assertThrows(OptionException.class, () -> new TextRules(new CubeVariant(), "n=" + n));
        assertTrue(refused.getMessage().contains("expected 2 to 32"), refused.getMessage());
    }

    @Test
    void theSizeIsFiveByDefault() {
        assertEquals(125, new TextRules(new CubeVariant(), "").rules().cells());
    }

    @Test
    void aGameNeedsOneKingASide() {
        assertEquals(
                "[placement: black has 0 kings; expected exactly 1 (cube.md 3)]",
                Cube.of(4).faults("Ka1(I) w").toString());
    }
}
