package org.plyspace.lab.value;

import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;

/**
 * Whether some pieces are stronger than others, asked directly: Black plays without the first ones against White without the second ones, and
 * then the other way round, each game after moves drawn by soft-max ({@link org.plyspace.match.SoftMax}), both sides by {@code
 * alphabeta:nodes=N,eval=generic}. The answer depends on rule set, exchange, nodes and seed only.
 */
public final class Contest {

    /** How many pairs are played unless told otherwise. */
    public static final int USUAL_PAIRS = 2_000;
    /** How many nodes a move is searched unless told otherwise. */
    public static final int USUAL_NODES = 2_000;
    /** Most pairs that can be asked for. */
    public static final int MOST_PAIRS = 1_000_000;

    private final Rules rules;
    private final PieceExchange exchange;
    private final int nodes;
    private final long seed;

    /**
     * Of an exchange.
     *
     * @param nodes how many moves the search makes before each of a game's, from 1
     * @param seed of openings and of what is taken off
     */
    public Contest(Rules rules, PieceExchange exchange, int nodes, long seed) {
        this.rules = rules;
        this.exchange = exchange;
        this.nodes = nodes;
        this.seed = seed;
    }

    /**
     * Of pieces by their symbols.
     *
     * @param stronger those that are asked about: {@code N}, {@code NP}
     * @param weaker what they are held against
     * @throws UsageException if there is no such piece, it is royal, or one is on both sides
     */
    public static Contest of(Rules rules, String stronger, String weaker, int nodes, long seed) {
        return new Contest(
                rules, new PieceExchange(Material.parse(rules, stronger), Material.parse(rules, weaker)), nodes, seed);
    }

    /** What is held against what. */
    public PieceExchange exchange() {
        return exchange;
    }

    /**
     * Plays.
     *
     * @param pairs how many pairs of games, from 1
     * @param threads how many games are played at a time, which changes nothing
     * @param progress hears of each pair
     * @param counter counts moves
     * @throws UsageException if the start does not have these pieces, or is not legal without them
     */
    public ContestResult run(int pairs, int threads, Progress progress, WorkCounter counter) {
        OddsStarts starts = new OddsStarts(rules);
        ExchangeMatch match = new ExchangeMatch(starts, exchange, seed);
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
