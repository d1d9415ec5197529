package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;

/** Games end when there is no move, and say how. */
interface OutcomeContract extends UnderTest {

    /** How a game can end that no single position tells. */
    Set<String> NOT_OF_A_POSITION = Set.of(Outcome.REPETITION, Outcome.RESIGNATION, Outcome.AGREED_DRAW);

    @TestFactory
    default Stream<DynamicTest> aPositionWithoutLegalMoveIsAnEnd() {
        return specimens().inAllPositions(position -> {
            assertConsistent(position);
            for (long move : Moves.someLegal(position, 30)) {
                position.make(move);
                assertConsistent(position);
                position.unmake();
            }
        });
    }

    /** Asks after every move, since games that end are rare in random play. */
    @TestFactory
    default Stream<DynamicTest> matesAndStalematesInOneAreToldApart() {
        return specimens().inAllPositions(position -> {
            for (long move : Moves.legal(position)) {
                position.make(move);
                if (!position.hasLegalMove()) {
                    assertConsistent(position);
                }
                position.unmake();
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> outcomesHaveReasonsThatAPositionCanTell() {
        return specimens()
                .inAllPositions(position -> position.outcome()
                        .map(Outcome::reason)
                        .ifPresent(reason -> {
                            assertFalse(reason.isBlank(), "blank reason");
                            assertFalse(
                                    NOT_OF_A_POSITION.contains(reason), () -> "no position can tell '" + reason + "'");
                        }));
    }

    private static void assertConsistent(Position position) {
        String text = position.words().text();
        Optional<Outcome> outcome = position.outcome();
        boolean hasMove = position.hasLegalMove();
        assertTrue(hasMove || outcome.isPresent(), () -> "no legal move and no outcome in " + text);
        outcome.ifPresent(end -> {
            boolean mate = end.reason().equals(Outcome.CHECKMATE);
            boolean stalemate = end.reason().equals(Outcome.STALEMATE);
            assertTrue(!mate || (!hasMove && position.inCheck()), () -> "no checkmate: " + text);
            assertTrue(!stalemate || (!hasMove && !position.inCheck()), () -> "no stalemate: " + text);
            if (mate) {
                assertEquals(Optional.of(position.sideToMove().opposite()), end.winner(), "who has mated");
            }
        });
    }
}
