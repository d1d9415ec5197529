package org.plyspace.lab.claim;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plyspace.api.Rules;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.metric.Judge;
import org.plyspace.lab.metric.Judgement;
import org.plyspace.lab.play.Crew;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/** Judges that look at games of one rule set, several at a time. Who looks at a game does not change what is said of it. */
final class JudgePool {

    private static final Duration LONGEST = Duration.ofDays(1);

    private final Rules rules;
    private final int threads;
    private final PieceValues values;
    private final Queue<Judge> idle = new ConcurrentLinkedQueue<>();

    JudgePool(Rules rules, int threads) {
        this.rules = rules;
        this.threads = threads;
        this.values = new PieceValues(rules, Weights.GENERIC);
    }

    /** What is said of each game, in order; {@code over} is called after each, from any thread. */
    List<Judgement> judge(List<GameTrace> games, Runnable over) {
        AtomicReferenceArray<Judgement> said = new AtomicReferenceArray<>(games.size());
        AtomicReference<RuntimeException> failure = new AtomicReference<>();
        new Crew(threads, LONGEST)
                .run(IntStream.range(0, games.size())
                        .<Crew.Job>mapToObj(number -> new Crew.Job() {
                            @Override
                            public void run() {
                                try {
                                    said.set(number, judge(games.get(number)));
                                    over.run();
                                } catch (
                                        RuntimeException
                                                failed) { // a jar may throw anything; whoever asked hears of it
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
            throw failure.get();
        }
        return IntStream.range(0, games.size()).mapToObj(said::get).toList();
    }

    private Judgement judge(GameTrace game) {
        Judge judge = Optional.ofNullable(idle.poll()).orElseGet(() -> new Judge(rules, values));
        Judgement said = judge.judge(
                rules.start(),
                LongStream.range(0, game.plies())
                        .map(ply -> game.move((int) ply))
                        .toArray());
        idle.add(judge);
        return said;
    }
}
