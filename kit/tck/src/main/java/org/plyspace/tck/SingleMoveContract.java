package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** Checks questions about one move that do not need the list of moves. */
interface SingleMoveContract extends UnderTest {

    /** The number of moves of earlier positions that are tested in a position. */
    int REMEMBERED = 100;
    /** The number of positions of a game in which random moves are counted, and the largest number of legal moves. */
    int MOVES_COUNTED = 120;

    @TestFactory
    default Stream<DynamicTest> aListedMoveIsLegal() {
        return specimens().inAllPositions(position -> {
            for (long move : Moves.mostLegal(position)) {
                assertTrue(position.isLegal(move), () -> "not legal, but listed: " + Moves.text(position, move));
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> noMoveIsNeverLegal() {
        return specimens().inAllPositions(position -> assertFalse(position.isLegal(Move.NONE), "no move is legal"));
    }

    /** A transposition table returns moves of other positions when two keys collide. */
    @TestFactory
    default Stream<DynamicTest> aMoveRememberedFromAnotherPositionIsLegalOnlyIfListed() {
        return specimens().inAllGames(game -> {
            List<Long> remembered = new ArrayList<>();
            Random random = new Random(game.seed());
            game.play(2, position -> {
                Set<Long> legal = legal(position);
                int asked = Math.min(REMEMBERED, remembered.size());
                for (int i = 0; i < asked; i++) {
                    assertKnown(position, remembered.get(random.nextInt(remembered.size())), legal);
                }
                remembered.addAll(legal);
            });
        });
    }

    @TestFactory
    default Stream<DynamicTest> aMoveWithOneBitChangedIsLegalOnlyIfListed() {
        return specimens().inSomePositions(4, position -> {
            Set<Long> legal = legal(position);
            for (long move : Moves.someLegal(position, 6)) {
                for (int bit = 0; bit < Long.SIZE; bit++) {
                    assertKnown(position, move ^ (1L << bit), legal);
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aRandomNumberIsLegalOnlyIfListed() {
        return specimens().inSomePositions(4, position -> {
            Set<Long> legal = legal(position);
            new Random(position.key()).longs(100).forEach(number -> assertKnown(position, number, legal));
            LongStream.of(-1, Long.MIN_VALUE, Long.MAX_VALUE).forEach(number -> assertKnown(position, number, legal));
        });
    }

    @TestFactory
    default Stream<DynamicTest> askingWhetherAMoveIsLegalLeavesThePositionAlone() {
        return specimens().inSomePositions(8, position -> {
            Answers before = Answers.full(position);
            for (long move : Moves.someLegal(position, 6)) {
                position.isLegal(move);
                position.isLegal(~move);
            }
            before.assertSame(Answers.full(position), "after isLegal()");
        });
    }

    @TestFactory
    default Stream<DynamicTest> randomMovesAreLegalAndEachAsLikelyAsTheOthers() {
        return specimens().inSomePositions(20, position -> {
            long[] moves = Moves.legal(position);
            if (moves.length == 0) {
                assertEquals(Move.NONE, position.randomMove(new SplittableRandom(1), new MoveList()), "no legal move");
            } else if (moves.length <= MOVES_COUNTED) {
                assertUniform(position, moves);
            }
        });
    }

    /** Pearson's statistic must lie within five standard deviations of its mean; the draws are seeded. */
    private static void assertUniform(Position position, long[] moves) {
        int each = 30;
        Map<Long, Integer> counts = new HashMap<>();
        LongStream.of(moves).forEach(move -> counts.put(move, 0));
        SplittableRandom random = new SplittableRandom(position.key());
        MoveList scratch = new MoveList();
        for (int i = 0; i < each * moves.length; i++) {
            long move = position.randomMove(random, scratch);
            assertTrue(counts.containsKey(move), () -> "a random move that is not legal: " + move);
            counts.merge(move, 1, Integer::sum);
        }
        counts.forEach((move, count) -> assertTrue(count > 0, () -> "never chosen: " + Moves.text(position, move)));
        double statistic = counts.values().stream()
                .mapToDouble(count -> (count - each) * (double) (count - each) / each)
                .sum();
        int freedom = moves.length - 1;
        double bound = freedom + 5 * Math.sqrt(2.0 * freedom) + 5;
        assertTrue(statistic <= bound, () -> "chosen unevenly: " + statistic + " is more than " + bound);
    }

    private static Set<Long> legal(Position position) {
        Set<Long> legal = new HashSet<>();
        LongStream.of(Moves.legal(position)).forEach(legal::add);
        return legal;
    }

    private static void assertKnown(Position position, long move, Set<Long> legal) {
        assertEquals(legal.contains(move), position.isLegal(move), () -> "whether " + words(move) + " is legal");
    }

    private static String words(long move) {
        return "the move " + Long.toHexString(move) + " (from " + Move.from(move) + " to " + Move.to(move) + ", piece "
                + Move.piece(move) + ", captured " + Move.captured(move) + ", promoted " + Move.promoted(move)
                + ", kind " + Move.kind(move) + ", extra " + Move.extra(move) + ")";
    }
}
