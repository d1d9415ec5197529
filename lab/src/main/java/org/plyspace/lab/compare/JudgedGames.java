package org.plyspace.lab.compare;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import org.plyspace.api.Setup;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.metric.Judge;
import org.plyspace.lab.metric.Judgement;

/** Games that are kept until a judge has looked at all. Shared between threads, each of which has a game of its own. */
final class JudgedGames {

    private final LoadedSetting loadedSetting;
    private final GameTrace[] traces;
    private final Judgement[] judgements;
    private final Queue<Judge> idle = new ConcurrentLinkedQueue<>();

    JudgedGames(LoadedSetting loadedSetting, int games) {
        this.loadedSetting = loadedSetting;
        this.traces = new GameTrace[games];
        this.judgements = new Judgement[games];
    }

    synchronized void keep(int number, GameTrace trace) {
        traces[number] = trace;
    }

    void judge(int number) {
        Judge judge = Optional.ofNullable(idle.poll())
                .orElseGet(() -> new Judge(loadedSetting.described().rules(), loadedSetting.values()));
        GameTrace trace = trace(number);
        Setup start = loadedSetting
                .described()
                .starts()
                .get(number % loadedSetting.described().starts().size());
        long[] moves = LongStream.range(0, trace.plies())
                .map(ply -> trace.move((int) ply))
                .toArray();
        Judgement said = judge.judge(start, moves);
        synchronized (this) {
            judgements[number] = said;
        }
        idle.add(judge);
    }

    private synchronized GameTrace trace(int number) {
        return traces[number];
    }

    /** Each game with what was said of it, in order; all have been judged. */
    synchronized void each(BiConsumer<GameTrace, Judgement> user) {
        for (int number = 0; number < traces.length; number++) {
            user.accept(traces[number], judgements[number]);
        }
        idle.clear();
    }
}
