package org.plyspace.lab.value;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.LongAdder;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.SelfPlay;
import org.plyspace.match.SoftMax;
import org.plyspace.match.SparePool;
import org.plyspace.match.WorkerPool;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/**
 * Plays games of one rule set in which the first moves are drawn, good ones more often, and all others are made by {@code
 * alphabeta:nodes=N,eval=generic}, which treats the values of all pieces alike: an evaluation that the jar brings is not used. The
 * result of a game does not depend on the thread that plays it. Run by one thread; the games are played in any.
 */
final class ValueGames implements AutoCloseable {

    /** The number of moves, counting both sides, that are drawn. */
    static final int OPENING = 20;
    /** The number of moves, counting both sides, after which a game is a draw. */
    static final int MOST_PLIES = 600;

    private static final Duration LONGEST_TASK = Duration.ofDays(1);

    private final Rules rules;
    private final WorkerPool workers;
    private final LongAdder moves = new LongAdder();
    private final SparePool<Player> players;

    /**
     * Prepares games of a rule set.
     *
     * @param nodes the number of nodes per move
     * @param threads the number of games played at a time
     * @param counter counts moves
     */
    ValueGames(Rules rules, int nodes, int threads, WorkCounter counter) {
        EngineSpec spec = EngineSpec.parse("alphabeta:nodes=" + nodes + ",eval=generic");
        PieceValues values = new PieceValues(rules, Weights.GENERIC1);
        this.rules = rules;
        this.workers = new WorkerPool(threads, LONGEST_TASK);
        this.players = new SparePool<>(
                () -> new Player(new SoftMax(rules, values), new SelfPlay(rules, spec)),
                player -> player.engine.close());
        counter.count(moves::sum);
    }

    private record Player(SoftMax openings, SelfPlay engine) {}

    /**
     * A finished game.
     *
     * @param game the game with all its moves
     * @param whiteHalfPoints White's half points, 0 to 2
     * @param cutOff whether it was ended as a draw because it was too long
     */
    record Finished(Game game, int whiteHalfPoints, boolean cutOff) {}

    /** Runs all tasks, which play games. If one fails, the others are abandoned and its exception is thrown. */
    void run(List<Runnable> tasks) {
        workers.runAll(tasks);
    }

    /** Plays a game in the thread of a task; the same arguments give the same game. */
    Finished play(Setup start, long seed) {
        Game game = new Game(rules, start);
        players.use(player -> {
            player.openings.open(
                    game, OPENING, new SplittableRandom(Seeds.derive(seed, "opening", 0)), ply -> moves.increment());
            return player.engine.play(game, seed, MOST_PLIES, ply -> moves.increment());
        });
        Optional<Outcome> outcome = game.outcome();
        return new Finished(game, outcome.map(ValueGames::halfPoints).orElse(1), outcome.isEmpty());
    }

    private static int halfPoints(Outcome outcome) {
        return outcome.winner().map(side -> 2 - 2 * side.index()).orElse(1);
    }

    @Override
    public void close() {
        players.close();
    }
}
