package org.plyspace.api.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestMatchTest {

    private static final List<String> WORDS = List.of("cube", "koernke", "twoboard", "roth");

    @ParameterizedTest
    @CsvSource({"cub,cube", "kube,cube", "koernk,koernke", "körnke,koernke", "two-board,twoboard", "roht,roth"})
    void findsWhatWasMeant(String typed, String meant) {
        assertEquals(meant, NearestMatch.of(typed, WORDS).orElse("nothing"));
    }

    @ParameterizedTest
    @CsvSource({"''", "xyz", "chess", "rrrrrrrrrrrr"})
    void staysSilentWhenNothingIsNear(String typed) {
        assertEquals("nothing", NearestMatch.of(typed, WORDS).orElse("nothing"));
    }

    @Test
    void asksInWords() {
        assertEquals("; did you mean 'cube'?", NearestMatch.question("cuba", WORDS));
    }
}
