package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Purpose;
import org.plyspace.tck.text.TextPosition;

/** What the source says of the game, where the rules alone can tell. */
final class KoernkeSourceTest {

    /** The squares that a knight and a bishop attack on average in a cube of 8, where a move changes the rank likewise. */
    private static final double KNIGHT_IN_A_CUBE = 10.5;

    private static final double BISHOP_IN_A_CUBE = 17.5;

    private static Stream<String> squares() {
        return IntStream.range(0, Koernke.STANDARD.rules().cells()).mapToObj(QuadlevelBoard::name);
    }

    /** KR 6: "the Knight does not lose as much as the Bishop in the confined space". */
    @Test
    void aKnightKeepsMoreOfTheSquaresThatItAttacksInACubeThanABishop() {
        double knight = attackedOnAverage('N');
        double bishop = attackedOnAverage('B');
        assertEquals(8, knight);
        assertEquals(9.5, bishop);
        assertTrue(knight / KNIGHT_IN_A_CUBE > bishop / BISHOP_IN_A_CUBE);
    }

    private static double attackedOnAverage(char piece) {
        return squares()
                .mapToInt(square -> Koernke.STANDARD.attacks(piece, square).size())
                .average()
                .orElseThrow();
    }

    /** KR 10: "Even a Check can be fatal to a Locked King". */
    @Test
    void aCheckFromAfarMatesALockedKingThatCouldWalkAwayIfItWereFree() {
        String check = "K1a1 r1a8 k2b8 k3c8 w - - 0 1 ";
        assertEquals("black wins by checkmate", Koernke.both(check + "locked=w").outcome());
        assertEquals("", Koernke.both(check + "freed=w").outcome());
    }

    /** KR 14: a knight changes the colour of its square with each move. */
    @Test
    void aKnightChangesTheColourOfItsSquareWithEachMove() {
        List<String> kept = squares()
                .flatMap(from -> Koernke.STANDARD.reach('N', from).stream()
                        .filter(to -> isLight(to) == isLight(from))
                        .map(to -> from + "-" + to))
                .toList();
        assertEquals(List.of(), kept);
    }

    private static boolean isLight(String square) {
        return QuadlevelBoard.isLight(QuadlevelBoard.cell(square));
    }

    /** KR 14: a bishop moves in eight directions. */
    @Test
    void aBishopThatPawnsSurroundCapturesEightOfThe26() {
        String surrounded = "1:4/4/4/ppp1/ppp1/ppp1/4/4|2:4/4/4/ppp1/pBp1/ppp1/4/4|3:4/4/4/ppp1/ppp1/ppp1/4/4"
                + "|4:4/4/4/4/4/4/4/4 w - - 0 1";
        TextPosition position = TextPosition.of(
                Koernke.STANDARD.rules().position(Koernke.STANDARD.rules().read(surrounded), Purpose.STUDY));
        assertEquals(8, position.targets("2b4").size());
    }
}
