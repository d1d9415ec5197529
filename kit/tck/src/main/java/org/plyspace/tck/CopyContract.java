package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.Position;

/** Checks that copies are equal and independent, so that each thread can have one. */
interface CopyContract extends UnderTest {

    /** The number of threads that play at once. */
    int THREADS = 4;

    @TestFactory
    default Stream<DynamicTest> aCopyIsEqualAndIndependent() {
        return specimens().inSomePositions(3, position -> {
            Answers before = Answers.full(position);
            Position copy = position.copy();
            before.assertSame(Answers.full(copy), "in a copy");
            for (long move : Moves.someLegal(position, 2)) {
                copy.make(move);
                before.assertSame(Answers.full(position), "after a move of the copy");
                copy.unmake();
                position.make(move);
                before.assertSame(Answers.full(copy), "in the copy after a move of the original");
                position.unmake();
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> setFromMakesEqualAndIndependent() {
        return specimens().inAllGames(game -> {
            Position other = game.begin();
            LongStream.of(game.moves()).forEach(other::make);
            game.play(1, position -> {
                Answers before = Answers.full(position);
                other.setFrom(position);
                before.assertSame(Answers.full(other), "after setFrom");
                for (long move : Moves.someLegal(position, 1)) {
                    other.make(move);
                    before.assertSame(Answers.full(position), "after a move of the one set from it");
                }
            });
        });
    }

    @TestFactory
    default Stream<DynamicTest> copiesAreIndependentInThreads() {
        return specimens().inAllGames(game -> {
            Position shared = game.begin();
            List<Callable<Long>> players = IntStream.range(0, THREADS)
                    .mapToObj(thread -> shared.copy())
                    .<Callable<Long>>map(copy -> () -> hashOfAllPlayed(game, copy))
                    .toList();
            long alone = hashOfAllPlayed(game, shared);
            for (long together : together(players)) {
                assertEquals(alone, together, () -> game.name() + ": threads disturb each other");
            }
        });
    }

    /** Replays the game by the shared rules while the copy follows, and returns a hash of what was seen. */
    private static long hashOfAllPlayed(RandomGame game, Position copy) {
        long[] hash = {0};
        game.play(3, position -> {
            copy.setFrom(position);
            hash[0] = 31 * hash[0] + copy.key() + sumOfKeys(copy);
        });
        return hash[0];
    }

    private static long sumOfKeys(Position position) {
        long sum = position.countLegalMoves();
        for (long move : Moves.legal(position)) {
            position.make(move);
            sum = 31 * sum + position.key() + position.countLegalMoves();
            position.unmake();
        }
        return sum;
    }

    private static List<Long> together(List<Callable<Long>> players) {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            return threads.invokeAll(players).stream().map(CopyContract::result).toList();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } finally {
            threads.shutdownNow();
        }
    }

    private static long result(Future<Long> player) {
        try {
            return player.get();
        } catch (ExecutionException failed) {
            throw new AssertionFailedError("a thread failed: " + failed.getCause(), failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
