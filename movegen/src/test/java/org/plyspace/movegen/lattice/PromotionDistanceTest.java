package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Position;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.tck.text.TextRules;

@DisplayName("The number of steps to promotion")
final class PromotionDistanceTest {

    private static final TextRules CHESS = new TextRules(new Orthodox(), "");
    /** Pawns promote on the last two ranks, silvers on the last, rooks there or on leaving it. */
    private static final TextRules HANDS = Toy.rules(Toys.hands());

    private static int distance(TextRules rules, Lattice board, String men, String square) {
        Position position = rules.men(men).position();
        return position.promotionDistance(board.cell(square.charAt(0) - 'a', square.charAt(1) - '1', 0));
    }

    @ParameterizedTest(name = "{0}: {1} from {2}")
    @CsvSource({
        "Ke1 ke8 Pa2, 6, a2",
        "Ke1 ke8 Pa2 na3, 6, a2",
        "Ke1 ke8 Pa7, 1, a7",
        "Ke1 ke8 Ph5, 3, h5",
        "Ke1 ke8 pa2, 1, a2",
        "Ke1 ke8 pa7, 6, a7",
        "Ke1 ke8 ph5, 4, h5",
        "Ke1 ke8 Qa7, -1, a7",
        "Ke1 ke8 Pa2, -1, e1",
        "Ke1 ke8 Pa2, -1, b2",
    })
    void countsStepsOfPawnsWhateverIsInTheWay(String men, int distance, String square) {
        assertEquals(distance, distance(CHESS, Lattice.box(8, 8, 1), men, square));
    }

    @ParameterizedTest(name = "{0}: {1} from {2}")
    @CsvSource({
        "Ka1 kd5 Pb1, 3, b1",
        "Ka1 kd5 Pb3, 1, b3",
        "Ka1 kd5 Pb4, 1, b4",
        "Ka1 kd5 pb4, 2, b4",
        "Ka1 kd5 pb2, 1, b2",
        "Ka1 kd5 Sb1, 4, b1",
        "Ka1 kd5 Sb4, 1, b4",
        "Ka1 kd5 Sb5, 2, b5",
        "Ka1 kd5 sb3, 2, b3",
        "Ka1 ke3 Rb1, 1, b1",
        "Ka1 ke3 Rb5, 1, b5",
        "Kb1 kd5 Bc1, 2, c1",
        "Ka1 kd5 Gb4, -1, b4",
        "Ka1 kd5 +Pb4, -1, b4",
    })
    void countsMovesOfOtherPiecesToTheirZone(String men, int distance, String square) {
        assertEquals(distance, distance(HANDS, Toys.FIVE, men, square));
    }
}
