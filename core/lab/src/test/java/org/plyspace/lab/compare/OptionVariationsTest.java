package org.plyspace.lab.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Option;
import org.plyspace.engine.VariantException;

class OptionVariationsTest {

    private static final List<Option> OPTIONS = List.of(
            Option.choice("wind", "where from", "north", "east", "south"),
            Option.range("masts", "how many", 1, 3, 2),
            Option.range("crew", "how many", 1, 1_000, 10),
            Option.choice("flag", "whether it has one", "on", "off"));

    private static List<String> specs(String asked) {
        return OptionVariations.of(asked, OPTIONS, Set.of()).specs();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ship:*|ship ship:wind=east ship:wind=south ship:masts=1 ship:masts=3 ship:flag=off",
                "ship:wind=*|ship ship:wind=east ship:wind=south",
                "ship:crew=5+20|ship ship:crew=5 ship:crew=20",
                "ship:flag=off,masts=*|ship:flag=off ship:flag=off,masts=1 ship:flag=off,masts=3",
                "ship:flag=off,wind=south,*|ship:flag=off,wind=south ship:flag=off,wind=south,masts=1"
                        + " ship:flag=off,wind=south,masts=3",
                "ship:wind=east+south,crew=10+11|ship ship:wind=east ship:wind=south ship:crew=11"
            })
    void oneOptionIsVariedAtATime(String asked, String specs) {
        assertTrue(OptionVariations.isAsked(asked));
        assertEquals(List.of(specs.split(" ", -1)), specs(asked));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ship", "ship:flag=off", "ship:wind=east,masts=1", "ship:"})
    void onePlainRuleSetIsNoSweep(String asked) {
        assertFalse(OptionVariations.isAsked(asked));
    }

    @Test
    void integersThatAreTooManyAreSaidToBeLeftOut() {
        assertEquals(
                List.of("ship: option crew takes 1 to 1000 and is not varied; list values, such as crew=1+2"),
                OptionVariations.of("ship:*", OPTIONS, Set.of()).notices());
    }

    /** Whether all options are varied, or one. */
    @ParameterizedTest
    @CsvSource({
        "1, 8, 8, ''",
        "0, 7, 8, ''",
        "5, 12, 8, ''",
        "4, 4, 1, ''",
        "1, 9, 1, 'ship: option crew takes 1 to 9 and is not varied; list values, such as crew=1+2'",
        "5, 13, 1, 'ship: option crew takes 5 to 13 and is not varied; list values, such as crew=5+6'",
    })
    void upToEightIntegersAreVaried(int min, int max, int specs, String notice) {
        List<Option> options = List.of(Option.range("crew", "how many", min, max, min));
        for (String asked : List.of("ship:crew=*", "ship:*")) {
            assertEquals(
                    specs, OptionVariations.of(asked, options, Set.of()).specs().size());
            assertEquals(
                    notice.isEmpty() ? List.of() : List.of(notice),
                    OptionVariations.of(asked, options, Set.of()).notices());
        }
    }

    @Test
    void whatIsVariedIsToldWithTheDefaultFirst() {
        OptionVariations.Varying varying =
                OptionVariations.varying("ship:flag=off,masts=*,crew=20+10+5,wind=north+north", OPTIONS);

        assertEquals(Map.of("flag", "off"), varying.fixed());
        assertEquals(
                Map.of("masts", List.of("2", "1", "3"), "crew", List.of("10", "20", "5")),
                varying.varied(),
                "the wind stays where it is");
        assertEquals(List.of(), varying.notices());
        assertEquals(1, OptionVariations.varying("ship:*", OPTIONS).notices().size());
    }

    @Test
    void namedOptionsAreVariedBesideWhatIsAskedFor() {
        assertEquals(
                List.of("ship:masts=3", "ship:masts=3,flag=off"),
                OptionVariations.of("ship:masts=3", OPTIONS, Set.of("flag", "masts"))
                        .specs());
    }

    @Test
    void whatIsNoOptionCannotBeVaried() {
        VariantException refused = assertThrows(VariantException.class, () -> specs("ship:sails=*"));

        assertEquals(
                "no option 'sails' to vary in 'ship:sails=*'; there are wind, masts, crew, flag", refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ship:masts=1,masts=2+3", "ship:masts=2+3,masts=1", "ship:masts=*,masts=2"})
    void anOptionIsFixedOrVariedButNotBoth(String asked) {
        VariantException refused = assertThrows(VariantException.class, () -> specs(asked));

        assertEquals("option 'masts' is given twice in '" + asked + "'; expected it once", refused.getMessage());
    }
}
