package org.plyspace.lab.value;

import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;
import org.plyspace.lab.odds.Material;
import org.plyspace.lab.odds.OddsStarts;
import org.plyspace.lab.odds.PieceExchange;

/**
 * Tests directly whether some pieces are stronger than others: Black plays without the first pieces against White without the second
 * ones, then the other way round. Each game begins with moves drawn by soft-max ({@link org.plyspace.match.SoftMax}); both sides are
 * played by {@code alphabeta:nodes=N,eval=generic}. The result depends only on rule set, exchange, nodes and seed.
 */
public final class Contest {

    /** The number of pairs by default. */
    public static final int USUAL_PAIRS = 2_000;
    /** The number of nodes per move by default. */
    public static final int USUAL_NODES = 2_000;
    /** The most pairs of a contest. */
    public static final int MOST_PAIRS = 1_000_000;

    private final Rules rules;
    private final PieceExchange exchange;
    private final int nodes;
    private final long seed;

    /**
     * Creates a contest of an exchange.
     *
     * @param nodes the number of nodes per move, from 1
     * @param seed the seed of the openings and of the choice of pieces to remove
     */
    public Contest(Rules rules, PieceExchange exchange, int nodes, long seed) {
        this.rules = rules;
        this.exchange = exchange;
        this.nodes = nodes;
        this.seed = seed;
    }

    /**
     * Creates a contest of pieces given by their symbols.
     *
     * @param stronger the pieces that may be stronger: {@code N}, {@code NP}
     * @param weaker the pieces compared with them
     * @throws UsageException if a piece does not exist or is royal, or one is on both sides
     */
    public static Contest of(Rules rules, String stronger, String weaker, int nodes, long seed) {
        return new Contest(
                rules, new PieceExchange(Material.parse(rules, stronger), Material.parse(rules, weaker)), nodes, seed);
    }

    /** The exchange. */
    public PieceExchange exchange() {
        return exchange;
    }

    /**
     * Plays the contest.
     *
     * @param pairs the number of pairs of games, from 1
     * @param threads the number of games played at a time; it does not affect the result
     * @param progress receives each finished pair
     * @param counter counts moves
     * @throws UsageException if the start does not have these pieces, or is not legal without them
     */
    public ContestResult run(int pairs, int threads, Progress progress, WorkCounter counter) {
        return run(pairs, SavedPairs.NONE, threads, progress, counter);
    }

    /**
     * Does the same as the other {@code run}, except that pairs are kept, and those that were are not played.
     *
     * @param kept has pairs of the same rule set, nodes and seed
     */
    public ContestResult run(int pairs, SavedPairs kept, int threads, Progress progress, WorkCounter counter) {
        OddsStarts starts = new OddsStarts(rules);
        ExchangeMatch match = new ExchangeMatch(starts, exchange, seed, kept);
        AtomicLong done = new AtomicLong();
        try (ValueGames games = new ValueGames(rules, nodes, threads, counter)) {
            games.run(match.tasks(0, pairs, games, () -> {
                synchronized (done) {
                    progress.reached(done.incrementAndGet(), pairs);
                }
            }));
        }
        return new ContestResult(match.result(), nodes, seed);
    }
}
