package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Limit;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Checks that rule sets that exceed a {@link Limit} are refused with its sentence. */
interface LimitContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> aTurnIsOneMove() {
        return specimens().inAllPositions(position -> {
            Side side = position.sideToMove();
            for (long move : Moves.legal(position)) {
                position.make(move);
                assertEquals(side.opposite(), position.sideToMove(), Limit.ONE_MOVE_A_TURN::sentence);
                position.unmake();
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> royalPiecesAreNeverCaptured() {
        return specimens().inAllPositions(position -> {
            Side enemy = position.sideToMove().opposite();
            int royals = CellLists.royals(position, enemy).length;
            for (long move : Moves.legal(position)) {
                assertFalse(
                        CellLists.isRoyal(position.rules(), Move.captured(move)),
                        () -> Limit.ROYALS_STAY.sentence() + ": " + Moves.text(position, move));
                position.make(move);
                int left = CellLists.royals(position, enemy).length;
                position.unmake();
                assertEquals(royals, left, () -> Limit.ROYALS_STAY.sentence() + ": " + Moves.text(position, move));
            }
        });
    }

    /** Hidden information would not be in the text. */
    @TestFactory
    default Stream<DynamicTest> thePositionsTextDecidesWhatIsLegal() {
        return specimens().inAllPositions(position -> {
            String text = position.words().text();
            Position read = position.rules().readPosition(text);
            assertArrayEquals(
                    Moves.sorted(Moves.legal(position)), Moves.sorted(Moves.legal(read)), Limit.OPEN::sentence);
            assertEquals(position.outcome(), read.outcome(), Limit.OPEN::sentence);
        });
    }

    @TestFactory
    default Stream<DynamicTest> aMoveHasTheSameResultEveryTime() {
        return specimens().inSomePositions(3, position -> {
            Position read = position.rules().readPosition(position.words().text());
            assertArrayEquals(Moves.legal(read), Moves.legal(read), Limit.NO_CHANCE::sentence);
            for (long move : Moves.someLegal(position, 20)) {
                String first = textAfter(position, move);
                assertEquals(first, textAfter(position, move), Limit.NO_CHANCE::sentence);
                assertEquals(first, textAfter(read, move), Limit.NO_CHANCE::sentence);
            }
        });
    }

    private static String textAfter(Position position, long move) {
        position.make(move);
        String text = position.words().text();
        position.unmake();
        return text;
    }
}
