package org.plyspace.lab.games;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.match.WorkerPool;
import org.plyspace.match.engine.EngineFailedException;

/**
 * Plays games of an experiment with several threads. If the experiment is repeatable, a game depends neither on which other games are
 * played nor on the number of threads. Several runs may go on at the same time.
 */
public final class ExperimentRun {

    /**
     * The default time that a move may take, in seconds, before the run ends: longer than any of the program's engines thinks by default.
     */
    public static final int USUAL_SECONDS = 600;

    /** The default time as a duration. */
    public static final Duration USUAL = Duration.ofSeconds(USUAL_SECONDS);

    private static final int MOST_WAITING = 1_000;

    private final ReadyExperiment ready;
    private final Duration limit;
    private final ThreadTimes times;
    private final ExperimentGames shared;

    /** Creates a run of an experiment with the default limit. */
    public ExperimentRun(ReadyExperiment ready) {
        this(ready, USUAL);
    }

    /**
     * Creates a run of an experiment.
     *
     * @param limit the processor time that a move may use, and the time it may wait; also for what precedes the first one
     */
    public ExperimentRun(ReadyExperiment ready, Duration limit) {
        this(ready, limit, new SystemTimes());
    }

    /** Creates a run that judges by given times whether a move takes too long. */
    ExperimentRun(ReadyExperiment ready, Duration limit, ThreadTimes times) {
        this.ready = ready;
        this.limit = limit;
        this.times = times;
        this.shared = new ExperimentGames(ready);
    }

    /** Converts a finished game, in the thread that played it. */
    public interface Form<T> {

        /**
         * Converts a game.
         *
         * @param nanos the time that the game took, in nanoseconds
         */
        T of(PlayedGame<Long> game, long nanos);
    }

    /**
     * Plays the games of a range that are due, for a store.
     *
     * @param isDue whether to play a game, by its number; called once for each, by one thread at a time
     * @param threads the number of games to play at a time, from 1
     * @param over receives finished games in the calling thread, all together that ended since the last call; what it throws ends the
     *     run
     * @throws EngineFailedException if an engine fails; all games that ended before have been passed to {@code over}
     * @throws VariantFailure if a rule set fails, or takes too long over a move; all games that ended before have been passed to {@code
     *     over}. If it takes too long, a thread is left behind, since nothing can stop code that does not cooperate
     */
    public void play(GameRange range, IntPredicate isDue, int threads, Consumer<List<PlayedGame<String>>> over) {
        play(range, isDue, threads, (game, nanos) -> PlayedGame.inText(ready, game), over);
    }

    /** Does the same as the other {@code play}, for callers that use games at once. */
    public <T> void play(GameRange range, IntPredicate isDue, int threads, Form<T> form, Consumer<List<T>> over) {
        BatchQueue batches = new BatchQueue(ready.experiment().numbers(), range, isDue, threads);
        BlockingQueue<T> games = new LinkedBlockingQueue<>(MOST_WAITING);
        Queue<Worker<T>> workers = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < threads; i++) {
            workers.add(new Worker<>(batches, form, games));
        }
        try {
            new WorkerPool(threads, limit, times).run(workers::poll, () -> {
                List<T> ended = new ArrayList<>();
                games.drainTo(ended);
                if (!ended.isEmpty()) {
                    over.accept(ended);
                }
            });
        } finally {
            batches.close();
        }
    }

    private VariantFailure failure(Heartbeat.Step step) {
        String late = " did not end within " + limit.toSeconds() + " s";
        return ready.failure(
                ready.experiment().numbers().setting(step.column()),
                step.game().map(game -> "to play game " + game).orElse("for its pieces") + " of " + name(step.column()),
                step.game().isPresent() ? "ply " + step.ply() + late : "that" + late);
    }

    /** Plays one batch after the other. */
    private final class Worker<T> implements WorkerPool.Job {

        private final BatchQueue batches;
        private final Form<T> form;
        private final BlockingQueue<T> games;
        private final Heartbeat at = new Heartbeat();
        /** The step seen last; used by one thread, which may abandon this worker. */
        private Optional<Heartbeat.Step> seen = Optional.empty();

        Worker(BatchQueue batches, Form<T> form, BlockingQueue<T> games) {
            this.batches = batches;
            this.form = form;
            this.games = games;
        }

        @Override
        public void run() {
            try {
                playAll();
            } catch (InterruptedException nobodyWaits) {
                Thread.currentThread().interrupt();
            } finally {
                at.resting();
            }
        }

        @Override
        public Optional<Heartbeat.Step> step() {
            seen = at.step();
            return seen;
        }

        @Override
        public void overdue() {
            batches.close();
            throw failure(seen.orElseThrow());
        }

        private void playAll() throws InterruptedException {
            try {
                GameOpener opener = shared.opener(at::ply);
                Optional<BatchQueue.Batch> batch = batches.next();
                while (batch.isPresent()) {
                    int column = batch.get().column();
                    at.preparing(column);
                    try (ColumnPlay play = begin(column, opener)) {
                        while (batch.isPresent() && batch.get().column() == column) {
                            for (int number : batch.get().games()) {
                                if (!batches.isClosed()) {
                                    T game = play(play, number);
                                    at.resting();
                                    games.put(game);
                                }
                            }
                            batch = batches.next();
                        }
                    }
                }
            } catch (RuntimeException | Error any) { // A jar may throw anything; the other threads start no more games.
                batches.close();
                throw any;
            }
        }

        private ColumnPlay begin(int column, GameOpener opener) {
            int setting = ready.experiment().numbers().setting(column);
            try {
                return ready.guard(
                        setting, "for its pieces", () -> new ColumnPlay(ready, column, shared, opener, at::ply));
            } catch (EngineFailedException failed) {
                throw new EngineFailedException(name(column) + ": " + failed.getMessage());
            }
        }

        private T play(ColumnPlay play, int number) {
            GameNumbers numbers = ready.experiment().numbers();
            at.playing(numbers.column(number), number);
            long began = System.nanoTime();
            try {
                return ready.guard(
                        numbers.setting(number),
                        "to play a game",
                        () -> form.of(play.play(number), System.nanoTime() - began));
            } catch (EngineFailedException failed) {
                throw new EngineFailedException(
                        "game " + number + ", " + name(numbers.column(number)) + ": " + failed.getMessage());
            }
        }
    }

    private String name(int column) {
        GameNumbers numbers = ready.experiment().numbers();
        return "engine " + ready.player(numbers.player(column)) + " in "
                + ready.experiment().settings().get(numbers.setting(column));
    }

    /** The current step of a thread, reported by itself and read by others. */
    static final class Heartbeat {

        /**
         * A step that a thread has begun.
         *
         * @param column the column for which it plays
         * @param game the number of the game, from 0; empty while the engines are being created
         * @param ply the ply about to be played, from 1
         */
        record Step(int column, Optional<Integer> game, int ply) {

            Step at(int nextPly) {
                return new Step(column, game, nextPly);
            }
        }

        private volatile Optional<Step> step = Optional.empty();

        /** Reports that engines are being created. */
        void preparing(int column) {
            step = Optional.of(new Step(column, Optional.empty(), 0));
        }

        /** Reports that a game begins. */
        void playing(int column, int game) {
            step = Optional.of(new Step(column, Optional.of(game), 1));
        }

        /** Reports that the thread begins to choose the next move of the game, at a ply from 1. */
        void ply(int ply) {
            step = step.map(now -> now.at(ply));
        }

        /** Reports work that does not involve a rule set. */
        void resting() {
            step = Optional.empty();
        }

        /** The current step, a new object for each; empty while the thread rests. */
        Optional<Step> step() {
            return step;
        }
    }

    /**
     * Hands out the games to play, roughly in the order of their numbers: a block of openings for one column after the other. Shared
     * between threads.
     */
    static final class BatchQueue {

        /**
         * The most games of a batch: large enough that creating an engine takes little of the time, small enough that threads end at about
         * the same time.
         */
        private static final int LONGEST = 32;

        private static final int SHIFTS_OF_A_THREAD = 4;

        private final GameNumbers numbers;
        private final GameRange range;
        private final IntPredicate isDue;
        private final int length;
        private int opening;
        private int column;
        private boolean closed;

        /**
         * Creates a queue of the games of a range.
         *
         * @param isDue whether to play a game of the range, by its number
         * @param threads the number of threads that take batches
         */
        BatchQueue(GameNumbers numbers, GameRange range, IntPredicate isDue, int threads) {
            this.numbers = numbers;
            this.range = range;
            this.isDue = isDue;
            this.opening = numbers.opening(range.first());
            int openings = numbers.opening(range.last()) - opening + 1;
            this.length = (int) Math.max(
                    1, Math.min(LONGEST, (long) openings * numbers.columns() / ((long) SHIFTS_OF_A_THREAD * threads)));
        }

        /** The next games to play; empty if all are handed out. */
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
                if (range.contains(number) && isDue.test(number)) {
                    games.add(number);
                }
            }
            return games;
        }

        /**
         * Games of one column that one thread plays in turn, with one engine.
         *
         * @param column the column, as counted by {@link GameNumbers#column}
         * @param games the numbers of the games
         */
        record Batch(int column, List<Integer> games) {}
    }
}
