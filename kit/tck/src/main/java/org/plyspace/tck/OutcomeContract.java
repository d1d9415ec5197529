package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Checks that games without a legal move have ended, and how. */
interface OutcomeContract extends UnderTest {

    /** Ends that no single position can show. */
    Set<String> NOT_OF_A_POSITION = Set.of(
            Outcome.repetition(2),
            Outcome.repetition(3),
            Outcome.repetition(4),
            Outcome.PERPETUAL_CHECK,
            Outcome.RESIGNATION,
            Outcome.AGREED_DRAW);

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

    /** Checks after every move, since ends are rare in random play. */
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

    @TestFactory
    default Stream<DynamicTest> whatASideWithoutAMoveGetsIsMateInCheckAndStalemateOtherwise() {
        return specimens().inAllPositions(parent -> {
            for (long move : Moves.someLegal(parent, 30)) {
                parent.make(move);
                Outcome end = parent.endingWithoutMove();
                String text = parent.words().text();
                if (parent.inCheck()) {
                    Side mating = parent.sideToMove().opposite();
                    assertEquals(Outcome.win(mating, Outcome.CHECKMATE), end, () -> "end without a move in " + text);
                } else if (!isBeforeStalemate(parent.ending())) {
                    assertEquals(Outcome.STALEMATE, end.reason(), () -> "end without a move in " + text);
                }
                parent.unmake();
            }
        });
    }

    /** Whether the game has ended by a rule that takes precedence over stalemate: one by which a side wins. */
    static boolean isBeforeStalemate(Optional<Outcome> ending) {
        return ending.flatMap(Outcome::winner).isPresent();
    }

    @TestFactory
    default Stream<DynamicTest> endsComeInTheirOrder() {
        return specimens().inAllPositions(parent -> {
            for (long move : Moves.legal(parent)) {
                parent.make(move);
                assertInOrder(parent);
                parent.unmake();
            }
        });
    }

    /** Checks the order of precedence: checkmate, the ends before stalemate, stalemate, the rest. */
    private static void assertInOrder(Position position) {
        Optional<Outcome> ending = position.ending();
        Outcome withoutMove = position.endingWithoutMove();
        Set<Optional<Outcome>> possible;
        if (position.hasLegalMove()) {
            possible = Set.of(ending);
        } else if (position.inCheck() || ending.isEmpty() || isAfterStalemate(ending.get())) {
            possible = Set.of(Optional.of(withoutMove));
        } else if (isBeforeStalemate(ending)) {
            possible = Set.of(ending);
        } else {
            possible = new HashSet<>(List.of(ending, Optional.of(withoutMove)));
        }
        Optional<Outcome> outcome = position.outcome();
        assertTrue(
                possible.contains(outcome),
                () -> "outcome " + outcome + " where the moves do not matter " + ending + ", without a move "
                        + withoutMove + ": " + position.words().text());
    }

    private static boolean isAfterStalemate(Outcome ending) {
        return ending.reason().equals(Outcome.DEAD_POSITION)
                || ending.reason().equals(Outcome.FIFTY_MOVES)
                || ending.reason().endsWith(" moves");
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
