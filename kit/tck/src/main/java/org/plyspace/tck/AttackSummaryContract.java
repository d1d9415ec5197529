package org.plyspace.tck;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Position;

/** Checks that a position's summary of attacks, which it may find in any way, is the one counted man by man. */
interface AttackSummaryContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> attackSummariesAreWhatMenAttack() {
        return summarised((summaries, parent) -> {
            summaries.compare(parent, "");
            for (long move : Moves.mostLegal(parent)) {
                parent.make(move);
                summaries.compare(parent, " after a move");
                parent.unmake();
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> attackSummariesAreTheSameAfterUnmakeAndInCopies() {
        return summarised((summaries, position) -> {
            Position copy = position.copy();
            for (long move : Moves.someLegal(position, 2)) {
                position.make(move);
                copy.setFrom(position);
                summaries.compare(copy, " in a position set from another");
                position.unmake();
                summaries.compare(position, " after a move taken back");
            }
            summaries.compare(position.copy(), " in a copy");
        });
    }

    @TestFactory
    default Stream<DynamicTest> askingForAnAttackSummaryLeavesThePositionAlone() {
        return specimens().inSomePositions(5, position -> {
            Answers before = Answers.full(position);
            position.attackSummary(PlainAttackCount.newSummary(
                    position.rules(), new int[position.rules().pieceTypes().size()]));
            before.assertSame(Answers.full(position), "after an attack summary");
        });
    }

    /** A check in a position that has summaries of its own game. */
    @FunctionalInterface
    interface Check {
        void of(Summaries summaries, Position position);
    }

    /** A test for each game; the summaries are used again in all of its positions, as in a search. */
    private Stream<DynamicTest> summarised(Check check) {
        int step = Sample.step(1);
        return IntStream.range(0, specimens().games().size()).mapToObj(number -> {
            RandomGame game = specimens().games().get(number);
            return DynamicTest.dynamicTest(game.name(), () -> {
                Summaries summaries = new Summaries(game.rules(), 1);
                game.play(Sample.first(number, step), step, position -> check.of(summaries, position));
            });
        });
    }
}
