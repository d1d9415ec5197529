package org.plyspace.lab.experiment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.plyspace.engine.VariantFailure;
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
    private static final long MILLIS_BETWEEN_LOOKS = 200;

    private final ReadyExperiment ready;
    private final Duration limit;
    private final RuleBasedValues worths;
    private final BaselineOpenings baselines = new BaselineOpenings();

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
        this.worths = new RuleBasedValues(ready);
    }

    /** What a thread has to tell: a game is over; or, with none, that it has ended, maybe since something failed. */
    private record Event(Worker worker, Optional<TimedGame> game, Optional<Throwable> failure) {}

    /**
     * Plays those games of a range that are wanted.
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
        BatchQueue gameBatchs = new BatchQueue(ready.experiment().numbers(), range, wanted, threads);
        BlockingQueue<Event> events = new LinkedBlockingQueue<>(MOST_WAITING);
        List<Worker> workers = new ArrayList<>();
        try {
            for (int i = 0; i < threads; i++) {
                Worker worker = new Worker(gameBatchs, events);
                worker.thread.setDaemon(true);
                worker.thread.start();
                workers.add(worker);
            }
            Optional<Throwable> failure = tell(events, workers, gameBatchs, over);
            if (failure.isPresent()) {
                rethrow(failure.get());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while games were played", interrupted);
        } finally {
            gameBatchs.close();
            workers.forEach(worker -> worker.thread.interrupt());
        }
    }

    /** Hands on what threads tell until the last has ended or was given up; what failed first, if anything did. */
    private Optional<Throwable> tell(
            BlockingQueue<Event> events, List<Worker> workers, BatchQueue gameBatchs, Consumer<List<TimedGame>> over)
            throws InterruptedException {
        Set<Worker> working = new HashSet<>(workers);
        Optional<Throwable> failure = Optional.empty();
        while (!working.isEmpty()) {
            List<Event> told = new ArrayList<>();
            Optional.ofNullable(events.poll(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS))
                    .ifPresent(told::add);
            events.drainTo(told);
            List<TimedGame> games =
                    told.stream().flatMap(event -> event.game().stream()).toList();
            told.stream().filter(event -> event.game().isEmpty()).forEach(event -> working.remove(event.worker()));
            failure = failure.or(() ->
                    told.stream().flatMap(event -> event.failure().stream()).findFirst());
            if (!games.isEmpty()) {
                over.accept(games);
            }
            Optional<VariantFailure> late = giveUp(working);
            if (late.isPresent()) {
                gameBatchs.close();
                failure = failure.or(() -> late);
            }
        }
        return failure;
    }

    /** Waits no longer for threads that take too long; what is to be said of the one that has longest. */
    private Optional<VariantFailure> giveUp(Set<Worker> working) {
        Map<Worker, Heartbeat.Step> late = new HashMap<>();
        working.forEach(worker -> worker.at.overdue(limit).ifPresent(step -> late.put(worker, step)));
        working.removeAll(late.keySet());
        return late.values().stream()
                .min(Comparator.comparingLong(Heartbeat.Step::began))
                .map(this::failure);
    }

    private VariantFailure failure(Heartbeat.Step step) {
        String late = " did not end within " + limit.toSeconds() + " s";
        return ready.failure(
                ready.experiment().numbers().setting(step.column()),
                step.game().map(game -> "to play game " + game).orElse("for its pieces") + " of " + name(step.column()),
                step.game().isPresent() ? "ply " + step.ply() + late : "that" + late);
    }

    /** Plays in a thread of its own. */
    private final class Worker implements Runnable {

        private final BatchQueue gameBatchs;
        private final BlockingQueue<Event> events;
        private final Heartbeat at = new Heartbeat();
        private final Thread thread = new Thread(this, "experiment");

        Worker(BatchQueue gameBatchs, BlockingQueue<Event> events) {
            this.gameBatchs = gameBatchs;
            this.events = events;
        }

        @Override
        public void run() {
            try {
                Optional<Throwable> failure = Optional.empty();
                try {
                    playAll();
                } catch (RuntimeException
                        | Error any) { // a jar may throw anything; whoever asked for the games hears of it
                    gameBatchs.close();
                    failure = Optional.of(any);
                }
                at.resting();
                events.put(new Event(this, Optional.empty(), failure));
            } catch (InterruptedException nobodyWaits) {
                Thread.currentThread().interrupt();
            }
        }

        private void playAll() throws InterruptedException {
            GameOpener opener = new GameOpener(ready, worths, baselines, at);
            Optional<GameBatch> gameBatch = gameBatchs.next();
            while (gameBatch.isPresent()) {
                int column = gameBatch.get().column();
                at.preparing(column);
                try (SelfPlay play = begin(column, opener)) {
                    while (gameBatch.isPresent() && gameBatch.get().column() == column) {
                        for (int number : gameBatch.get().games()) {
                            if (!gameBatchs.isClosed()) {
                                TimedGame game = timed(play, number);
                                at.resting();
                                events.put(new Event(this, Optional.of(game), Optional.empty()));
                            }
                        }
                        gameBatch = gameBatchs.next();
                    }
                }
            }
        }

        private SelfPlay begin(int column, GameOpener opener) {
            int setting = ready.experiment().numbers().setting(column);
            try {
                return ready.guard(setting, "for its pieces", () -> new SelfPlay(ready, column, opener, at));
            } catch (EngineFailedException failed) {
                throw new EngineFailedException(name(column) + ": " + failed.getMessage());
            }
        }

        private TimedGame timed(SelfPlay play, int number) {
            GameNumbers numbers = ready.experiment().numbers();
            at.playing(numbers.column(number), number);
            long began = System.nanoTime();
            try {
                PlayedGame game = ready.guard(numbers.setting(number), "to play a game", () -> play.play(number));
                return new TimedGame(game, System.nanoTime() - began);
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

    /** As if it had been thrown here, so that whoever guards against a rule set's failures sees them as they are. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
