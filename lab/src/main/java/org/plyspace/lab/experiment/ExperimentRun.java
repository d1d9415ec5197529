package org.plyspace.lab.experiment;

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
import org.plyspace.match.WorkerPool;
import org.plyspace.match.engine.EngineFailedException;

/**
 * Plays games of an experiment with several threads. Which games these are and how many threads there are does not change any of them, if
 * the experiment can be repeated. Several runs may go on at a time.
 */
public final class ExperimentRun {

    /** How long a move may take, in seconds, before the run is given up: longer than any machine here thinks unless it was asked to. */
    public static final int USUAL_SECONDS = 600;

    /** The same as a duration. */
    public static final Duration USUAL = Duration.ofSeconds(USUAL_SECONDS);

    private static final int MOST_WAITING = 1_000;

    private final ReadyExperiment ready;
    private final Duration limit;
    private final ExperimentGames shared;

    /** Of an experiment. */
    public ExperimentRun(ReadyExperiment ready) {
        this(ready, USUAL);
    }

    /**
     * Of an experiment.
     *
     * @param limit how long a move may take, and what comes before the first one
     */
    public ExperimentRun(ReadyExperiment ready, Duration limit) {
        this.ready = ready;
        this.limit = limit;
        this.shared = new ExperimentGames(ready);
    }

    /** What becomes of a game, in the thread that played it. */
    public interface Form<T> {

        /**
         * Makes it.
         *
         * @param nanos how long the game took
         */
        T of(PlayedGame<Long> game, long nanos);
    }

    /**
     * Plays those games of a range that are wanted, for a store.
     *
     * @param wanted whether a game, by its number, is; asked for each once, by one thread at a time
     * @param threads how many are played at a time, from 1
     * @param over is told of games that have ended, in the calling thread, of all together that have since it was told last; what it throws
     *     ends the run
     * @throws EngineFailedException if a player fails; all games that ended before were told of
     * @throws VariantFailure if a rule set fails, or takes too long over a move, likewise; in the latter case a thread is
     *     left behind, since nothing can stop code that does not want to be stopped
     */
    public void play(GameRange range, IntPredicate wanted, int threads, Consumer<List<TimedGame>> over) {
        play(range, wanted, threads, (game, nanos) -> new TimedGame(ready.stored(game), nanos), over);
    }

    /** As the other {@code play}, for whoever uses games at once. */
    public <T> void play(GameRange range, IntPredicate wanted, int threads, Form<T> form, Consumer<List<T>> over) {
        BatchQueue batches = new BatchQueue(ready.experiment().numbers(), range, wanted, threads);
        BlockingQueue<T> games = new LinkedBlockingQueue<>(MOST_WAITING);
        Queue<Worker<T>> workers = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < threads; i++) {
            workers.add(new Worker<>(batches, form, games));
        }
        try {
            new WorkerPool(threads, limit).run(workers::poll, () -> {
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

    /** Plays batch after batch. */
    private final class Worker<T> implements WorkerPool.Job {

        private final BatchQueue batches;
        private final Form<T> form;
        private final BlockingQueue<T> games;
        private final Heartbeat at = new Heartbeat();
        /** Looked at by one thread, which may have this one given up. */
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
        public long stepBegan(long began) {
            seen = at.step();
            return seen.map(Heartbeat.Step::began).orElseGet(System::nanoTime);
        }

        @Override
        public void overdue() {
            batches.close();
            throw failure(seen.orElseThrow());
        }

        private void playAll() throws InterruptedException {
            try {
                GameOpener opener = shared.opener(at::ply);
                Optional<GameBatch> batch = batches.next();
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
            } catch (RuntimeException | Error any) { // a jar may throw anything; the other threads begin no more
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
}
