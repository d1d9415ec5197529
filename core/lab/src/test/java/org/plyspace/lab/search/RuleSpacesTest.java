package org.plyspace.lab.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.search.RuleSpace.Factor;
import org.plyspace.lab.search.RuleSpace.Refused;
import org.plyspace.lab.search.RuleSpace.Setting;

class RuleSpacesTest {

    private static RuleSpace find(String asked) {
        return new RuleSpaces(Bundled.REGISTRY, file -> Bundled.REGISTRY).find(asked);
    }

    @Test
    void optionsAreCombined() {
        RuleSpace space = find("cube:n=4,stalemate=win,clock=75+100,selfCapture=*");

        assertEquals(
                List.of(
                        new Factor("clock", List.of("50", "75", "100")),
                        new Factor("selfCapture", List.of("off", "on"))),
                space.factors());
        assertEquals(
                List.of(
                        "cube:n=4,stalemate=win",
                        "cube:n=4,stalemate=win,selfCapture=on",
                        "cube:n=4,stalemate=win,clock=75",
                        "cube:n=4,stalemate=win,clock=75,selfCapture=on",
                        "cube:n=4,stalemate=win,clock=100",
                        "cube:n=4,stalemate=win,clock=100,selfCapture=on"),
                space.settings().stream().map(Setting::name).toList());
        assertEquals(List.of(2, 1), space.settings().get(5).levels());
        assertEquals(List.of(), space.refused());
    }

    @Test
    void combinationsThatContradictThemselvesAreLeftOutByName() {
        RuleSpace space = find("roth:doubleStep=*,enPassant=*");

        assertEquals(
                List.of("roth", "roth:enPassant=off", "roth:doubleStep=off"),
                space.settings().stream().map(Setting::name).toList());
        assertEquals(
                List.of("roth:doubleStep=off,enPassant=off"),
                space.refused().stream().map(Refused::name).toList());
        assertTrue(
                space.refused().get(0).reason().contains("doubleStep=off"),
                space.refused().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nowhere:*                    | no variant 'nowhere'
            cube:m=*                     | no option 'm' to vary in 'cube:m=*'
            cube:n=4                     | 'cube:n=4' varies no option; expected id:option=*, id:option=a+b or id:*, with options of n, king, stalemate
            cube:clock=75+60             | cube: option clock: expected 50 or 75 or 100 or none, found '60'
            roth:*                       | combinations; expected at most 1000: vary fewer options of
            """)
    void whatCannotBeSearchedIsRefusedInWords(String asked, String words) {
        PlyspaceException refused = assertThrows(PlyspaceException.class, () -> find(asked));

        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }

    @Test
    void optionWithTooManyValuesIsSaidToBeLeftOut() {
        RuleSpace space = find("cube:*");

        assertTrue(
                space.notices().get(0).startsWith("cube: option n takes 2 to "),
                space.notices().toString());
        assertEquals("king", space.factors().get(0).name());
    }
}
