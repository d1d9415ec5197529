package org.plyspace.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Hands out the games to play, roughly in the order of their numbers: a block of openings for one column after the other. Shared between
 * threads.
 */
final class BatchQueue {

    /**
     * The most games of a batch: large enough that creating an engine takes little of the time, small enough that threads end at about
     * the same time.
     */
    private static final int LONGEST = 32;

    private static final int SHIFTS_OF_A_THREAD = 4;

    private final GameNumbers numbers;
    private final GameRange range;
    private final IntPredicate wanted;
    private final int length;
    private int opening;
    private int column;
    private boolean closed;

    /**
     * Creates a queue of the games of a range.
     *
     * @param wanted whether to play a game of the range, by its number
     * @param threads the number of threads that take batches
     */
    BatchQueue(GameNumbers numbers, GameRange range, IntPredicate wanted, int threads) {
        this.numbers = numbers;
        this.range = range;
        this.wanted = wanted;
        this.opening = numbers.opening(range.first());
        int openings = numbers.opening(range.last()) - opening + 1;
        this.length = (int) Math.max(
                1, Math.min(LONGEST, (long) openings * numbers.columns() / ((long) SHIFTS_OF_A_THREAD * threads)));
    }

    /** The next games to play; empty if there are none left. */
    synchronized Optional<Batch> next() {
        while (!closed && opening <= numbers.opening(range.last())) {
            Batch gameBatch = new Batch(column, games());
            column++;
            if (column == numbers.columns()) {
                column = 0;
                opening += length;
            }
            if (!gameBatch.games().isEmpty()) {
                return Optional.of(gameBatch);
            }
        }
        return Optional.empty();
    }

    /** Makes the queue hand out nothing more. */
    synchronized void close() {
        closed = true;
    }

    /** Whether the queue was closed. */
    synchronized boolean isClosed() {
        return closed;
    }

    private List<Integer> games() {
        List<Integer> games = new ArrayList<>();
        for (int i = opening; i < Math.min(numbers.games(), opening + length); i++) {
            int number = numbers.of(column, i);
            if (range.contains(number) && wanted.test(number)) {
                games.add(number);
            }
        }
        return games;
    }

    /**
     * Games of one column that one thread plays in turn, so that it does not need a new engine for each.
     *
     * @param column the column, as counted by {@link GameNumbers#column}
     * @param games the numbers of the games
     */
    record Batch(int column, List<Integer> games) {}
}
