package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** Checks that moves backwards, if a rule set offers them, are those that lead forwards. */
interface UnmoveContract extends UnderTest {

    /** The largest number of cells of boards on which moves backwards are found by trying all cells. */
    int CELLS_TRIED_BACKWARDS = 200;
    /** The largest number of moves of a position that are tried one by one. */
    int MOVES_TRIED_BACKWARDS = 24;

    @TestFactory
    default Stream<DynamicTest> unmovesAreTheQuietMovesThatLeadToAPosition() {
        return backwards(20, UnmoveContract::assertAll);
    }

    @TestFactory
    default Stream<DynamicTest> unmovesAreTheQuietMovesThatLeadToARandomPosition() {
        return specimens().inAllRules(rules -> {
            if (rules.unmoves().isPresent()) {
                BackwardTrial trial = new BackwardTrial(rules);
                Crowd.visit(specimens(), rules, 7, 4, position -> assertAll(position, trial));
            }
        });
    }

    private static void assertAll(Position position, BackwardTrial trial) {
        trial.look(position);
        if (position.rules().cells() > CELLS_TRIED_BACKWARDS) {
            return;
        }
        MoveList listed = trial.listed(Move.NONE);
        assertEquals(Move.NONE, listed.get(0), "the entry that was there before");
        Set<Long> backwards = new TreeSet<>();
        for (int i = 1; i < listed.size(); i++) {
            assertTrue(backwards.add(listed.get(i)), "a move backwards is listed twice");
        }
        Map<Long, Boolean> found = trial.all();
        found.forEach(
                (move, must) -> assertTrue(!must || backwards.contains(move), () -> "missing: " + trial.words(move)));
        backwards.forEach(move -> assertTrue(found.containsKey(move), () -> "leads not here: " + trial.words(move)));
    }

    @TestFactory
    default Stream<DynamicTest> aQuietMoveIsFoundBackwardsFromWhereItLeads() {
        return backwards(10, (position, trial) -> {
            Position before = position.copy();
            before.place(Placements.of(trial.look(position)));
            for (long move : Moves.someLegal(before, MOVES_TRIED_BACKWARDS)) {
                before.make(move);
                trial.look(before);
                before.unmake();
                if (trial.leadsHere(move)) {
                    assertTrue(trial.listed().contains(move), () -> "missing: " + trial.words(move));
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aMoveBackwardsLeadsForwardsAgain() {
        return backwards(10, (position, trial) -> {
            trial.look(position);
            MoveList listed = trial.listed();
            int stride = 1 + listed.size() / MOVES_TRIED_BACKWARDS;
            for (int i = listed.size() - 1; i >= 0; i -= stride) {
                long move = listed.get(i);
                assertTrue(trial.leadsHere(move), () -> "leads not here: " + trial.words(move));
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> unmovesOfMenAreAllButThoseOfBoards() {
        return backwards(10, (position, trial) -> {
            trial.look(position);
            assertArrayEquals(
                    LongStream.of(trial.listed().toArray())
                            .filter(move -> Move.kind(move) != Move.BOARD)
                            .sorted()
                            .toArray(),
                    Arrays.stream(trial.listedOfMen()).sorted().toArray());
        });
    }

    @TestFactory
    default Stream<DynamicTest> unmovesLeaveThePositionAlone() {
        return specimens()
                .inSomePositions(
                        10,
                        position -> position.rules().unmoves().ifPresent(unmoves -> {
                            Answers before = Answers.full(position);
                            unmoves.quiet(position, new MoveList());
                            unmoves.quietOfMen(position, new MoveList());
                            before.assertSame(Answers.full(position), "after moves backwards");
                        }));
    }

    /** A test for each random game whose rules offer moves backwards. */
    private Stream<DynamicTest> backwards(int everyPly, BiConsumer<Position, BackwardTrial> check) {
        return specimens().inSomePositions(everyPly, position -> {
            if (position.rules().unmoves().isPresent()) {
                check.accept(position, new BackwardTrial(position.rules()));
            }
        });
    }
}
