package org.plyspace.lab.metric;

import java.util.function.Supplier;
import org.plyspace.api.Rules;
import org.plyspace.match.SparePool;
import org.plyspace.search.PieceValues;

/** A pool of judges of games of one rule set. Which judge evaluates a game does not change the result. Shared between threads. */
public final class JudgePool {

    private final SparePool<Judge> judges;

    /**
     * Creates a pool that has no judge yet.
     *
     * @param values supplies the values of pieces by generic weights; may be called from any thread
     */
    public JudgePool(Rules rules, Supplier<PieceValues> values) {
        this.judges = new SparePool<>(() -> new Judge(rules, values.get()), judge -> {});
    }

    /**
     * Evaluates a game.
     *
     * @param step runs after each position
     */
    public Judgement judge(GameTrace game, Runnable step) {
        return judges.use(judge -> judge.judge(game.start(), game.moves(), step));
    }
}
