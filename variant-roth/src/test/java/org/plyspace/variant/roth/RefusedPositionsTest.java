package org.plyspace.variant.roth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.Fault;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;

/** The positions that notation.md refuses: the faults found, by field and by words of the reason. */
final class RefusedPositionsTest {

    private final Rules rules = new RothVariant().rules(OptionValues.of(new RothVariant().options(), Map.of()));

    @ParameterizedTest
    @CsvFileSource(resources = "refused.tsv", delimiter = '\t', numLinesToSkip = 1)
    void positionHasTheFaults(String position, String fields, String words) {
        List<Fault> faults = rules.faults(rules.read(position), Purpose.GAME);
        assertEquals(fields, String.join(", ", faults.stream().map(Fault::field).toList()), faults::toString);
        assertTrue(faults.toString().contains(words), faults::toString);
    }
}
