package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Variant;

/** What the patch of an option makes of the pieces: the counts are those of dragonchess.md 8. */
final class DragonchessOptionTest {

    @ParameterizedTest
    @CsvSource({"capture, 735480", "any, 736740"})
    void elementalsRiseAsTheOptionSays(String elemental, long leaves) {
        Variant variant = Examples.read("dragonchess.json");
        OptionValues values = OptionValues.of(variant.options(), Map.of("elemental", elemental));
        assertEquals(leaves, OrthodoxPerftTest.perft(variant.rules(values).startPosition(), 3));
    }
}
