package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.TextException;
import org.plyspace.tck.text.TextRules;

@DisplayName("Positions as text, notation.md")
final class PositionTextTest {

    /** The placement that {@code @} stands for in the data. */
    private static final String PLACEMENT = "1:4/4/4/4/4/4/4/K3|2:4/4/4/4/4/4/4/4|3:4/4/4/4/4/4/4/4|4:3k/4/4/4/4/4/4/4";

    private static void assertRefused(TextRules rules, String position, int offset, String reason) {
        TextException refused = assertThrows(TextException.class, () -> rules.read(position));
        assertTrue(refused.getMessage().startsWith(reason), refused.getMessage());
        assertEquals(offset, refused.offset(), refused.getMessage());
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(
            resources = "refused-positions.tsv",
            delimiter = '\t',
            numLinesToSkip = 1,
            ignoreLeadingAndTrailingWhitespace = false)
    void eachKindOfMalformedTextIsRefusedWithItsPlace(String position, int offset, String reason) {
        String text = position == null ? "" : position.replaceFirst("^@", PLACEMENT);
        assertRefused(Koernke.STANDARD, text, offset, reason);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = "refused-extras.tsv", delimiter = '\t', numLinesToSkip = 1)
    void malformedExtrasAreRefusedWithTheirPlace(String extras, int offset, String reason) {
        String start = PLACEMENT + " w - - 0 1 ";
        assertRefused(Koernke.BOTH, start + extras, start.length() + offset, reason);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "faults.tsv", delimiter = '\t', numLinesToSkip = 1)
    void eachKindOfImpossiblePositionIsRefused(String men, String fault) {
        assertEquals(List.of(fault), Koernke.STANDARD.faults(men));
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        String men = "k4d8 P1a8 p1b1 P2b4 w 2b1,1a1 2b3:2b4";
        InvalidSetupException refused = assertThrows(InvalidSetupException.class, () -> Koernke.men(men));
        assertEquals(
                List.of("placement", "placement", "placement", "castling", "castling", "en passant"),
                refused.faults().stream().map(fault -> fault.field()).toList());
        refused.faults().forEach(fault -> assertTrue(refused.getMessage().contains(fault.toString()), fault::toString));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "K1a1 k4d8 Q1b1 Q1c1 Q1d1 Q1a2 w",
                "K1a1 k4d8 P1b1 p4a8 w",
                "K1a1 k4d8 P2b4 p2a4 b - 2b3:2b4 57 3",
                "K2b1 R1a1 K3c1 R4d1 k4c8 w 2b1,3c1,1a1,4d1",
                "K1a1 k4d8 w - - 100000 100000",
            })
    void whatHasNoFaultIsReadAndWritten(String men) {
        String text = Koernke.men(men).text();
        assertEquals(text, Koernke.STANDARD.read(text).text());
    }
}
