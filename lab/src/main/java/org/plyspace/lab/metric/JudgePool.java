package org.plyspace.lab.metric;

import java.util.function.Supplier;
import org.plyspace.api.Rules;
import org.plyspace.match.SparePool;
import org.plyspace.search.PieceValues;

/** Judges of games of one rule set. Which of them looks at a game does not change what is said of it. Shared between threads. */
public final class JudgePool {

    private final SparePool<Judge> judges;

    /**
     * Without a judge yet.
     *
     * @param values what pieces are worth by generic weights; asked for from any thread
     */
    public JudgePool(Rules rules, Supplier<PieceValues> values) {
        this.judges = new SparePool<>(() -> new Judge(rules, values.get()), judge -> {});
    }

    /**
     * What is said of a game.
     *
     * @param step is run after each position
     */
    public Judgement judge(GameTrace game, Runnable step) {
        return judges.use(judge -> judge.judge(game.start(), game.moves(), step));
    }
}
