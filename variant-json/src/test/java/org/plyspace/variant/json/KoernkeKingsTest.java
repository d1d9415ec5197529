package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Variant;

/** The study's rule set with one king or two has, with two, the perft of Koernke's rules. */
final class KoernkeKingsTest {

    @ParameterizedTest
    @CsvSource({"1, 44", "2, 1936", "3, 90408"})
    void withTwoKingsItIsQuadlevel(int depth, long leaves) {
        Variant variant = Examples.read(Examples.KOERNKE);
        OptionValues twoKings = OptionValues.of(variant.options(), Map.of("start", "two-kings"));
        assertEquals(leaves, OrthodoxPerftTest.perft(variant.rules(twoKings).startPosition(), depth));
    }
}
