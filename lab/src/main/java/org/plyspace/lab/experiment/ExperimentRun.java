package org.plyspace.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.plyspace.lab.player.PlayerException;

/**
 * Plays games of an experiment with several threads. Which games these are and how many threads there are does not change any of them, if
 * the experiment can be repeated.
 */
public final class ExperimentRun {

    private static final int MOST_WAITING = 1_000;

    private final ReadyExperiment ready;
    private final PieceWorths worths;
    private final BaselineOpenings baselines = new BaselineOpenings();

    /** Of an experiment. */
    public ExperimentRun(ReadyExperiment ready) {
        this.ready = ready;
        this.worths = new PieceWorths(ready);
    }

    /** What a thread has to tell: a game is over; or, with none, that it has ended, maybe since something failed. */
    private record Event(Optional<TimedGame> game, Optional<Throwable> failure) {}

    /**
     * Plays those games of a range that are wanted.
     *
     * @param wanted whether a game, by its number, is; asked for each once, by one thread at a time
     * @param threads how many are played at a time, from 1
     * @param over is told of games that have ended, in the calling thread, of all together that have since it was told last; what it throws
     *     ends the run
     * @throws PlayerException if a player fails; all games that ended before were told of
     * @throws org.plyspace.engine.VariantFailure if a rule set fails, likewise
     */
    public void play(GameRange range, IntPredicate wanted, int threads, Consumer<List<TimedGame>> over) {
        Shifts shifts = new Shifts(ready.experiment().numbers(), range, wanted, threads);
        BlockingQueue<Event> events = new LinkedBlockingQueue<>(MOST_WAITING);
        List<Thread> workers = new ArrayList<>();
        try {
            for (int i = 0; i < threads; i++) {
                Thread worker = new Thread(() -> work(shifts, events), "experiment");
                worker.setDaemon(true);
                worker.start();
                workers.add(worker);
            }
            Optional<Throwable> failure = tell(events, threads, over);
            if (failure.isPresent()) {
                rethrow(failure.get());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while games were played", interrupted);
        } finally {
            shifts.close();
            workers.forEach(Thread::interrupt);
        }
    }

    /** Hands on what threads tell until the last has ended; what failed first, if anything did. */
    private static Optional<Throwable> tell(BlockingQueue<Event> events, int threads, Consumer<List<TimedGame>> over)
            throws InterruptedException {
        int working = threads;
        Optional<Throwable> failure = Optional.empty();
        while (working > 0) {
            List<Event> told = new ArrayList<>();
            told.add(events.take());
            events.drainTo(told);
            List<TimedGame> games =
                    told.stream().flatMap(event -> event.game().stream()).toList();
            working -= told.size() - games.size();
            failure = failure.or(() ->
                    told.stream().flatMap(event -> event.failure().stream()).findFirst());
            if (!games.isEmpty()) {
                over.accept(games);
            }
        }
        return failure;
    }

    private void work(Shifts shifts, BlockingQueue<Event> events) {
        try {
            Optional<Throwable> failure = Optional.empty();
            try {
                playAll(shifts, events);
            } catch (RuntimeException
                    | Error any) { // a jar may throw anything; whoever asked for the games hears of it
                shifts.close();
                failure = Optional.of(any);
            }
            events.put(new Event(Optional.empty(), failure));
        } catch (InterruptedException nobodyWaits) {
            Thread.currentThread().interrupt();
        }
    }

    private void playAll(Shifts shifts, BlockingQueue<Event> events) throws InterruptedException {
        GameOpener opener = new GameOpener(ready, worths, baselines);
        Optional<Shift> shift = shifts.next();
        while (shift.isPresent()) {
            int column = shift.get().column();
            try (SelfPlay play = begin(column, opener)) {
                while (shift.isPresent() && shift.get().column() == column) {
                    for (int number : shift.get().games()) {
                        if (!shifts.isClosed()) {
                            events.put(new Event(Optional.of(timed(play, number)), Optional.empty()));
                        }
                    }
                    shift = shifts.next();
                }
            }
        }
    }

    private SelfPlay begin(int column, GameOpener opener) {
        int setting = ready.experiment().numbers().setting(column);
        try {
            return ready.guard(setting, "for its pieces", () -> new SelfPlay(ready, column, opener));
        } catch (PlayerException failed) {
            throw new PlayerException(name(column) + ": " + failed.getMessage());
        }
    }

    private TimedGame timed(SelfPlay play, int number) {
        GameNumbers numbers = ready.experiment().numbers();
        long began = System.nanoTime();
        try {
            PlayedGame game = ready.guard(numbers.setting(number), "to play a game", () -> play.play(number));
            return new TimedGame(game, System.nanoTime() - began);
        } catch (PlayerException failed) {
            throw new PlayerException(
                    "game " + number + ", " + name(numbers.column(number)) + ": " + failed.getMessage());
        }
    }

    private String name(int column) {
        GameNumbers numbers = ready.experiment().numbers();
        return "player " + ready.player(numbers.player(column)) + " in "
                + ready.experiment().settings().get(numbers.setting(column));
    }

    /** As if it had been thrown here, so that whoever guards against a rule set's failures sees them as they are. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
