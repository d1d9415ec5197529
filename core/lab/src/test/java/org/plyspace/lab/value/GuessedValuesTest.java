package org.plyspace.lab.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.api.PieceType;

@DisplayName("Values guessed between exchanges")
class GuessedValuesTest {

    private static final List<PieceType> TYPES = Toys.types("PNR");
    private static final double[] MOBILITY = {1, 3, 5};

    private final GuessedValues guessed = new GuessedValues(TYPES, MOBILITY, 0);

    @Test
    void areMobilityAtFirst() {
        assertArrayEquals(MOBILITY, guessed.after(List.of()), 1e-9);
    }

    /** A pawn is a logit of about 0.4: two thousand pairs by which a knight is worth two pawns and a rook four. */
    @Test
    void followWhatWasPlayedWhereMuchWas() {
        double[] values = guessed.after(List.of(
                Toys.result(TYPES, "P", "", 200, 300, 700, 450, 350),
                Toys.result(TYPES, "N", "PP", 300, 400, 600, 400, 300),
                Toys.result(TYPES, "R", "NN", 300, 400, 600, 400, 300)));

        assertEquals(1, values[0], 1e-9);
        assertEquals(2, values[1], 0.15);
        assertEquals(4, values[2], 0.4);
    }

    @Test
    void stayNearMobilityWhereLittleWas() {
        double[] values = guessed.after(List.of(Toys.result(TYPES, "N", "PPP", 0, 1, 1, 0, 0)));

        assertTrue(values[1] < 3 && values[1] > 2, "a knight " + values[1]);
        assertEquals(5 / 3.0, values[2] / values[1], 0.5);
    }

    /** Whoever has the first pieces extra lost to whoever has the second. */
    @Test
    void fallForPiecesThatLoseAndRiseForThoseThatWin() {
        double won = guessed.after(List.of(Toys.result(TYPES, "N", "PPP", 10, 20, 40, 90, 80)))[1];
        double even = guessed.after(List.of(Toys.result(TYPES, "N", "PPP", 50, 60, 70, 60, 50)))[1];
        double lost = guessed.after(List.of(Toys.result(TYPES, "N", "PPP", 80, 90, 40, 20, 10)))[1];

        assertTrue(lost < even && even < won, lost + ", " + even + ", " + won);
        assertEquals(3, even, 0.1);
    }
}
