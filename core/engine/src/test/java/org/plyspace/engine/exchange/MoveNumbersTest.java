package org.plyspace.engine.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.exchange.PgnWriter.MoveNumbers;

class MoveNumbersTest {

    @ParameterizedTest(name = "from move {1} with {0} to move, ply {2}: {3}")
    @CsvSource({
        "WHITE, 1, 1, 1., true",
        "WHITE, 1, 2, 1..., false",
        "WHITE, 1, 3, 2., true",
        "BLACK, 1, 1, 1..., false",
        "BLACK, 1, 2, 2., true",
        "BLACK, 12, 1, 12..., false",
        "BLACK, 12, 4, 14., true",
    })
    void goOnFromWhereTheGameBegins(Side side, int fullmove, int ply, String before, boolean white) {
        MoveNumbers numbers = new MoveNumbers(
                Setup.builder(1, 0).side(side).clocks(0, fullmove).build());
        assertEquals(before, numbers.before(ply));
        assertEquals(white, numbers.isWhites(ply));
    }
}
