package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/** Checks positions that play hardly ever reaches, with several checks and pins at once. */
interface CrowdContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> noLegalMoveLeavesARoyalAttackedInRandomPositions() {
        return specimens().inAllRules(rules -> {
            int[] men = new int[rules.cells()];
            int[] attacked = new int[rules.cells()];
            inCrowd(rules, 1, 1, position -> {
                Side mover = position.sideToMove();
                for (long move : Moves.legal(position)) {
                    position.make(move);
                    boolean unsafe = StepTrial.isRoyalAttacked(position, mover, men, attacked);
                    position.unmake();
                    assertFalse(unsafe, () -> Moves.text(position, move) + " leaves a royal piece attacked");
                }
            });
        });
    }

    @TestFactory
    default Stream<DynamicTest> questionsAgreeWithTheListInRandomPositions() {
        return specimens()
                .inAllRules(rules -> inCrowd(rules, 2, 2, position -> {
                    long[] moves = Moves.legal(position);
                    assertEquals(moves.length, position.countLegalMoves(), "countLegalMoves()");
                    assertEquals(moves.length > 0, position.hasLegalMove(), "hasLegalMove()");
                    Set<Long> captures = new HashSet<>();
                    LongStream.of(Moves.captures(position)).forEach(captures::add);
                    for (long move : moves) {
                        assertTrue(position.isLegal(move), () -> "isLegal() of " + Moves.text(position, move));
                        boolean captured = captures.remove(move);
                        assertEquals(
                                Moves.capturesEnemy(position, move),
                                captured,
                                () -> "whether a capture is listed: " + Moves.text(position, move));
                        assertFalse(CellLists.isRoyal(rules, Move.captured(move)), "a royal piece is captured");
                    }
                    assertEquals(Set.of(), captures, "captures that are not legal");
                }));
    }

    /** The positions after each move, too: there the side to move is not in check as often. */
    @TestFactory
    default Stream<DynamicTest> loudMovesAreCapturesAndPromotionsInRandomPositions() {
        return specimens()
                .inAllRules(rules -> inCrowd(
                        rules,
                        5,
                        2,
                        parent -> GenerationContract.forItAndItsChildren(parent, position -> {
                            long[] expected = LongStream.of(Moves.legal(position))
                                    .filter(move -> Moves.capturesEnemy(position, move) || Moves.promotesQuietly(move))
                                    .toArray();
                            assertArrayEquals(Moves.sorted(expected), Moves.sorted(Moves.loud(position)));
                        })));
    }

    /** Types share ranks here, unlike in {@link AttackSummaryContract}. */
    @TestFactory
    default Stream<DynamicTest> attackSummariesAreWhatMenAttackInRandomPositions() {
        return specimens().inAllRules(rules -> {
            Summaries summaries = new Summaries(rules, 4);
            inCrowd(
                    rules,
                    6,
                    2,
                    parent -> GenerationContract.forItAndItsChildren(
                            parent, position -> summaries.compare(position, "")));
        });
    }

    @TestFactory
    default Stream<DynamicTest> everyOtherWellFormedMoveIsIllegalInRandomPositions() {
        return specimens()
                .inAllRules(rules -> inCrowd(rules, 3, 30, position -> {
                    Set<String> legal = new HashSet<>();
                    LongStream.of(Moves.legal(position)).forEach(move -> legal.add(Moves.text(position, move)));
                    try (Stream<String> texts =
                            JudgeContract.spread(position, specimens().effort().texts())) {
                        texts.filter(text -> !legal.contains(text)).forEach(text -> {
                            Verdict verdict = position.words().judge(text, Notation.MACHINE);
                            assertTrue(
                                    verdict instanceof Verdict.Illegal,
                                    () -> "'" + text + "' is not listed, but " + verdict);
                        });
                    }
                }));
    }

    @TestFactory
    default Stream<DynamicTest> noMoveIsRefusedForARoyalPieceThatIsSafeInRandomPositions() {
        return specimens().inAllRules(rules -> {
            if (!specimens().capturesElsewhere(rules)) {
                StepTrial trial = new StepTrial(Specimens.emptyBoard(rules));
                inCrowd(rules, 4, 20, position -> {
                    if (trial.agreesWith(position)) {
                        MarkContract.forEachRefusedStep(position, (step, illegal) -> {
                            if (illegal.kind().endangersRoyal()) {
                                MarkContract.assertAttackers(position, step, illegal, trial);
                            }
                        });
                    }
                });
            }
        });
    }

    /** Checks a share of the positions that there is time for, and fewer under options other than the first. */
    private void inCrowd(Rules rules, long seed, int share, Consumer<Position> check) {
        Crowd.visit(specimens(), rules, seed, share, check);
    }
}
