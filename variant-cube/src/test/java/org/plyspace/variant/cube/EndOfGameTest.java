package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("End of the game, cube.md 4")
final class EndOfGameTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            value = {
                "Ka1(I) kd4(IV) w                           ; draw by dead position",
                "Ka1(I) Ba1(II) kd4(IV) w                   ;",
                "Ka1(I) Ra1(II) kd4(IV) w - - 99 80         ;",
                "Ka1(I) Ra1(II) kd4(IV) w - - 100 80        ; draw by fifty moves",
                "Ka1(I) kd4(IV) qa1(II) qb2(II) w - - 100 80; black wins by checkmate",
            })
    void endsAsInTheSharedRules(String men, String outcome) {
        assertEquals(outcome == null ? "" : outcome, Cube.of(4).men(men).outcome());
    }
}
