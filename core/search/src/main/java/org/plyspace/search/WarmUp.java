package org.plyspace.search;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/**
 * Searches positions of a rule set to have Java compile the search, which is many times faster afterwards; before clocks start, this saves
 * time on the first moves. Takes about a second at most, and less where all is compiled already. Has a table and a history of its own:
 * later searches give the same results as without it.
 */
public final class WarmUp {

    /** The number of moves made, by which nearly all is compiled. */
    private static final long NODES = 100_000;

    private static final long MILLIS = 1_000;
    /** The nodes of one position. */
    private static final long EACH = 10_000;

    /** The largest number of positions, reached where searches end early. */
    private static final int POSITIONS = 40;

    private static final int PLIES_APART = 6;
    private static final int MOST_PLIES = 48;

    private final Rules rules;
    private final Searcher searcher;
    private final LongSupplier ticker;
    private volatile boolean stopped;

    /**
     * Creates a warm-up.
     *
     * @param values the values of the rules' pieces, which take a fraction of a second to derive
     */
    public WarmUp(Rules rules, PieceValues values) {
        this(rules, values, System::nanoTime);
    }

    /** Creates a warm-up; {@code ticker} is the time in nanoseconds, from any origin, by which it ends. */
    public WarmUp(Rules rules, PieceValues values, LongSupplier ticker) {
        this.rules = rules;
        this.searcher = new Searcher(rules, values, SearchSettings.of(1), ticker);
        this.ticker = ticker;
    }

    /**
     * Searches the start position and positions of random games, the same ones each time; nothing in a rule set without a start.
     *
     * @return the number of moves made in all searches
     */
    public long run() {
        long end = ticker.getAsLong() + TimeUnit.MILLISECONDS.toNanos(MILLIS);
        SplittableRandom random = new SplittableRandom(1);
        long nodes = 0;
        try {
            for (int i = 0; i < POSITIONS && nodes < NODES && !stopped; i++) {
                long left = end - ticker.getAsLong();
                if (left <= 0) {
                    break;
                }
                Position position = afterRandomMoves(random, PLIES_APART * i % MOST_PLIES);
                Limits limits = new Limits(Limits.DEEPEST, Math.min(EACH, NODES - nodes), left, Limits.NONE.moves());
                if (position.outcome().isEmpty()) {
                    nodes += searcher.search(position, new long[0], limits, 1, ignored -> {})
                            .nodes();
                }
            }
        } catch (NoStartException none) {
            // Without a start, nothing is searched.
        }
        return nodes;
    }

    /** The start position after some random moves, or fewer if the game ends. */
    private Position afterRandomMoves(SplittableRandom random, int plies) {
        Position position = rules.startPosition();
        MoveList moves = new MoveList();
        for (int i = 0; i < plies && position.outcome().isEmpty(); i++) {
            long move = position.randomMove(random, moves);
            if (move == Move.NONE) {
                break;
            }
            position.make(move);
        }
        return position;
    }

    /** Ends it, now or as soon as it begins. Thread-safe. */
    public void stop() {
        stopped = true;
        searcher.stop();
    }
}
