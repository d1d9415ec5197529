package org.plyspace.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Hands out the games to be played, about in the order of their numbers: a block of openings for one column after the other. Shared between
 * threads.
 */
final class BatchQueue {

    /** So many that making a player takes a small part of the time, so few that threads end at about the same time. */
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
     * Of a part of an experiment.
     *
     * @param wanted whether a game of the range, by its number, is to be played
     * @param threads how many will ask
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

    /** The next games to be played, or empty if there are none left. */
    synchronized Optional<GameBatch> next() {
        while (!closed && opening <= numbers.opening(range.last())) {
            GameBatch gameBatch = new GameBatch(column, games());
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

    /** Hands out no more. */
    synchronized void close() {
        closed = true;
    }

    /** Whether no more is to be played. */
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
}
