package org.plyspace.variant.meder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Fault;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.TextException;

/** The positions that notation.md refuses: the faults found, by field and by words of the reason. */
final class RefusedPositionsTest {

    private final Rules rules = new MederVariant().rules(OptionValues.of(new MederVariant().options(), Map.of()));

    @ParameterizedTest
    @CsvFileSource(resources = "refused.tsv", delimiter = '\t', numLinesToSkip = 1)
    void positionHasTheFaults(String position, String fields, String words) {
        List<Fault> faults = rules.faults(rules.read(position), Purpose.GAME);
        assertEquals(fields, String.join(", ", faults.stream().map(Fault::field).toList()), faults::toString);
        assertTrue(faults.toString().contains(words), faults::toString);
    }

    /** Other ways of writing the same number are refused: a position has one text. */
    @ParameterizedTest
    @ValueSource(strings = {"a04", "a004", "a\u0664", "a+4", "A4"})
    void aColumnIsWrittenInOneWay(String column) {
        String text = "W:4/1PPP/BNNB/1KQ1|N:4/P3/4/4|B:1qk1/bnnb/pppp/4|WQL@QL1:PP/R1|WKL@KL1:PP/1R|BQL@QL6:r1/pp|"
                + "BKL@KL6:1r/pp b KQkq a4:a5N 0 1";
        assertEquals(List.of(), rules.faults(rules.read(text), Purpose.GAME));

        String reason = assertThrows(TextException.class, () -> rules.read(text.replace("a4:", column + ":")))
                .getMessage();

        assertTrue(reason.startsWith("en passant: expected the file and rank crossed, found '" + column), reason);
    }
}
