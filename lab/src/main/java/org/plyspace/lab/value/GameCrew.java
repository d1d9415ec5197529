package org.plyspace.lab.value;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.plyspace.api.Rules;
import org.plyspace.lab.play.Crew;
import org.plyspace.lab.player.PlayerSpec;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/**
 * Threads that play games of one rule set with {@code alphabeta:nodes=N,eval=generic}, which is the same for all pieces' worth: what a jar
 * says of its own is not asked. Which thread plays a game does not change it. Confined to one thread.
 */
final class GameCrew implements AutoCloseable {

    private static final Duration LONGEST_TASK = Duration.ofDays(1);

    private final Crew crew;
    private final Supplier<SoftMaxGames> maker;
    private final Queue<SoftMaxGames> idle = new ConcurrentLinkedQueue<>();

    /**
     * A crew.
     *
     * @param nodes how many moves the search makes before each of a game's
     * @param threads how many games are played at a time
     */
    GameCrew(Rules rules, int nodes, int threads) {
        PlayerSpec player = PlayerSpec.parse("alphabeta:nodes=" + nodes + ",eval=generic");
        PieceValues values = new PieceValues(rules, Weights.GENERIC);
        this.crew = new Crew(threads, LONGEST_TASK);
        this.maker = () -> new SoftMaxGames(rules, values, player);
    }

    /** Some games, and what becomes of them. */
    interface Task {

        /** Plays them, in any thread. */
        void play(SoftMaxGames games);
    }

    /** Does all tasks. If one fails, the others are left, and what it threw is thrown here. */
    void run(List<Task> tasks) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        crew.run(tasks.stream().<Crew.Job>map(task -> job(task, failure)).toList());
        if (failure.get() != null) {
            rethrow(failure.get());
        }
    }

    private Crew.Job job(Task task, AtomicReference<Throwable> failure) {
        return new Crew.Job() {
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
                failure.compareAndSet(null, new ValueException("a game took longer than a day; expected fewer nodes"));
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
