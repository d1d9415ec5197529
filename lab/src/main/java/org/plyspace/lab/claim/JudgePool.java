package org.plyspace.lab.claim;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plyspace.api.Rules;
import org.plyspace.engine.WorkCounter;
import org.plyspace.lab.experiment.WorkerPool;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.metric.Judge;
import org.plyspace.lab.metric.Judgement;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/** Judges that look at games of one rule set, several at a time. Who looks at a game does not change what is said of it. */
final class JudgePool {

    private static final Duration LONGEST = Duration.ofDays(1);

    private final Rules rules;
    private final int threads;
    private final PieceValues values;
    private final Queue<Judge> idle = new ConcurrentLinkedQueue<>();
    private final LongAdder looked = new LongAdder();

    JudgePool(Rules rules, int threads) {
        this.rules = rules;
        this.threads = threads;
        this.values = new PieceValues(rules, Weights.GENERIC);
    }

    /**
     * What is said of each game, in order.
     *
     * @param over is called after each game, from any thread
     * @param counter counts the positions that were judged
     */
    List<Judgement> judge(List<GameTrace> games, Runnable over, WorkCounter counter) {
        counter.count(looked::sum);
        AtomicReferenceArray<Judgement> said = new AtomicReferenceArray<>(games.size());
        AtomicReference<Throwable> failure = new AtomicReference<>();
        new WorkerPool(threads, LONGEST)
                .run(IntStream.range(0, games.size())
                        .<WorkerPool.Job>mapToObj(number -> new WorkerPool.Job() {
                            @Override
                            public void run() {
                                try {
                                    said.set(number, judge(games.get(number)));
                                    over.run();
                                } catch (Throwable failed) { // a jar may throw anything; whoever asked hears of it
                                    failure.compareAndSet(null, failed);
                                }
                            }

                            @Override
                            public void overdue() {
                                failure.compareAndSet(
                                        null, new IllegalStateException("a day was not enough for a game"));
                            }
                        })
                        .toList());
        if (failure.get() != null) {
            rethrow(failure.get());
        }
        return IntStream.range(0, games.size()).mapToObj(said::get).toList();
    }

    /** As if it had been thrown here, so that whoever guards against a rule set's failures sees it as it is. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private Judgement judge(GameTrace game) {
        Judge judge = Optional.ofNullable(idle.poll()).orElseGet(() -> new Judge(rules, values));
        Judgement said = judge.judge(
                rules.start(),
                LongStream.range(0, game.plies())
                        .map(ply -> game.move((int) ply))
                        .toArray(),
                looked::increment);
        idle.add(judge);
        return said;
    }
}
