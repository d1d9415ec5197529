package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OptionTest {

    private static final Option KINGS = Option.choice("kings", "which", "either", "both");
    private static final Option SIZE = Option.range("n", "size", 2, 26, 5);
    private static final List<Option> BOTH = List.of(KINGS, SIZE);

    @ParameterizedTest
    @ValueSource(strings = {"2", "5", "26"})
    void aRangeTakesItsIntegers(String value) {
        assertTrue(SIZE.refusal(value).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "27", "05", "+5", " 5", "five", "", "-0", "99999999999999999999"})
    void aRangeRefusesAllElseAndSaysWhatItTakes(String value) {
        assertTrue(SIZE.refusal(value).orElseThrow().contains("2 to 26"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Either", "both ", "neither"})
    void aChoiceRefusesAllElseAndSaysWhatItTakes(String value) {
        assertTrue(KINGS.refusal(value).orElseThrow().contains("either or both"));
    }

    @Test
    void aDefaultThatIsNotAcceptedIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Option.range("n", "size", 2, 4, 5));
    }

    @Test
    void valuesNotGivenAreDefaults() {
        OptionValues values = OptionValues.of(BOTH, Map.of("n", "7"));
        assertEquals(7, values.number("n"));
        assertTrue(values.is("kings", "either"));
        assertEquals(Map.of("kings", "either", "n", "7"), values.asMap());
        assertThrows(IllegalArgumentException.class, () -> values.value("m"));
    }

    @Test
    void theTextHasWhatIsNoDefaultInTheVariantsOrder() {
        assertEquals(
                "kings=both,n=3",
                OptionValues.of(BOTH, Map.of("n", "3", "kings", "both")).text());
        assertEquals("", OptionValues.of(BOTH, Map.of("n", "5")).text());
    }

    @Test
    void unknownOptionsAreRefusedWithTheKnownOnes() {
        OptionException refusal = assertThrows(OptionException.class, () -> OptionValues.of(BOTH, Map.of("m", "3")));
        assertEquals("m", refusal.option());
        assertTrue(refusal.getMessage().contains("kings, n"), refusal.getMessage());
        OptionException none = assertThrows(OptionException.class, () -> OptionValues.of(List.of(), Map.of("m", "3")));
        assertTrue(none.getMessage().contains("no options"), none.getMessage());
    }

    @Test
    void wrongValuesAreRefusedWithTheOptionsName() {
        OptionException refusal = assertThrows(OptionException.class, () -> OptionValues.of(BOTH, Map.of("n", "x")));
        assertEquals("n", refusal.option());
        assertEquals("option n: expected 2 to 26, found 'x'", refusal.getMessage());
    }

    /** Without this check, a misspelt value would silently never match. */
    @Test
    void aValueThatAnOptionNeverHasIsNotAskedFor() {
        OptionValues values = OptionValues.of(BOTH, Map.of());
        for (List<String> slip : List.of(List.of("kings", "bohts"), List.of("n", "1"), List.of("m", "3"))) {
            String refusal = assertThrows(IllegalArgumentException.class, () -> values.is(slip.get(0), slip.get(1)))
                    .getMessage();
            assertTrue(refusal.contains("option " + slip.get(0)), refusal);
        }
        assertFalse(values.is("kings", "both"));
    }

    @Test
    void theMapTakenIsTheCallersOwn() {
        OptionValues values = OptionValues.of(BOTH, Map.of());
        values.asMap().put("n", "9");
        assertFalse(values.is("n", "9"));
    }
}
