package org.plyspace.lab.value;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.plyspace.api.FailureException;
import org.plyspace.api.Rules;
import org.plyspace.engine.WorkCounter;
import org.plyspace.lab.experiment.WorkerPool;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/**
 * Threads that play games of one rule set with {@code alphabeta:nodes=N,eval=generic}, which is the same for all pieces' worth: what a jar
 * says of its own is not asked. Which thread plays a game does not change it. Confined to one thread.
 */
final class GameCrew implements AutoCloseable {

    private static final Duration LONGEST_TASK = Duration.ofDays(1);

    private final WorkerPool workerPool;
    private final Supplier<SoftMaxGames> maker;
    private final Queue<SoftMaxGames> idle = new ConcurrentLinkedQueue<>();

    /**
     * A crew.
     *
     * @param nodes how many moves the search makes before each of a game's
     * @param threads how many games are played at a time
     * @param counter counts moves
     */
    GameCrew(Rules rules, int nodes, int threads, WorkCounter counter) {
        EngineSpec seat = EngineSpec.parse("alphabeta:nodes=" + nodes + ",eval=generic");
        PieceValues values = new PieceValues(rules, Weights.GENERIC);
        this.workerPool = new WorkerPool(threads, LONGEST_TASK);
        LongAdder moves = new LongAdder();
        this.maker = () -> new SoftMaxGames(rules, values, seat, moves::increment);
        counter.count(moves::sum);
    }

    /** Some games, and what becomes of them. */
    interface Task {

        /** Plays them, in any thread. */
        void play(SoftMaxGames games);
    }

    /** Does all tasks. If one fails, the others are left, and what it threw is thrown here. */
    void run(List<Task> tasks) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        workerPool.run(
                tasks.stream().<WorkerPool.Job>map(task -> job(task, failure)).toList());
        if (failure.get() != null) {
            rethrow(failure.get());
        }
    }

    private WorkerPool.Job job(Task task, AtomicReference<Throwable> failure) {
        return new WorkerPool.Job() {
            @Override
            public void run() {
                if (failure.get() == null) {
                    try {
                        play(task);
                    } catch (Throwable any) { // a jar may throw anything; whoever asked for the games hears of it
                        failure.compareAndSet(null, any);
                    }
                }
            }

            @Override
            public void overdue() {
                failure.compareAndSet(
                        null, new FailureException("a game took longer than a day; expected fewer nodes"));
            }
        };
    }

    private void play(Task task) {
        SoftMaxGames games = Optional.ofNullable(idle.poll()).orElseGet(maker);
        boolean sound = false;
        try {
            task.play(games);
            sound = true;
        } finally {
            if (sound) {
                idle.add(games);
            } else {
                games.close();
            }
        }
    }

    /** As if it had been thrown here, so that whoever guards against a rule set's failures sees them as they are. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Override
    public void close() {
        idle.forEach(SoftMaxGames::close);
        idle.clear();
    }
}
