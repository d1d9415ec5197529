package org.plyspace.tck;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;

/** Checks that boardMoves=off removes exactly the moves of boards. */
interface BoardOptionContract extends OptionsUnderTest {

    @TestFactory
    default Stream<DynamicTest> withBoardMovesOffTheMovesAreThoseOfMen() {
        return played().inPlay(
                        OptionGames.BOARD_MOVES,
                        "off",
                        setup -> setup,
                        (position, move) -> Move.kind(move) != Move.BOARD);
    }
}
