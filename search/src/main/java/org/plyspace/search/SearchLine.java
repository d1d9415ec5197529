package org.plyspace.search;

import java.util.Optional;
import java.util.stream.LongStream;
import org.plyspace.api.Move;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * The line of moves that is being searched: the position at its end, what it is worth, what was repeated on the way, and how many moves
 * were made. It knows when the search is over, and keeps the best line from each ply on.
 */
final class SearchLine {

    /** No score. */
    static final int GOES_ON = Integer.MIN_VALUE;

    /** How often the clock and new limits are looked at, in nodes; a power of two. */
    private static final int CLOCK_NODES = 1024;

    private final Evaluation evaluation;
    private final Noise noise;
    private final NodeBudget budget;
    private final Repetitions repetitions;
    private final long[][] lines = new long[Scores.MOST_PLIES + 2][Scores.MOST_PLIES + 2];
    private final int[] lengths = new int[Scores.MOST_PLIES + 2];
    /** The move that led to each ply, none for a pass. */
    private final long[] path = new long[Scores.MOST_PLIES + 2];

    private volatile boolean stopped;
    /** Limits that came while the search goes on, until it has taken them over. */
    private volatile Confinement pending;

    private Position position;
    private Limits limits;
    private long start;
    /** Since when the time of the limits counts. */
    private long limited;

    private long nodes;
    /** At how many nodes this line draws from the budget again. */
    private long allowed;

    private int depth;
    private int deepest;
    private int iteration;
    private boolean over;

    private record Confinement(Limits limits, long since) {}

    SearchLine(PieceValues values, Rules rules, Noise noise, NodeBudget budget) {
        this.noise = noise;
        this.budget = budget;
        this.evaluation = new Evaluation(values, rules);
        this.repetitions = new Repetitions(rules.repetition());
    }

    /** Begins a search of a position that is the walk's own from now on; the budget has been begun for it. */
    void start(Position root, long[] earlier, Limits newLimits) {
        position = root;
        limits = newLimits;
        start = System.nanoTime();
        limited = start;
        nodes = 0;
        allowed = budget.draw();
        depth = 0;
        deepest = 0;
        iteration = 0;
        over = false;
        evaluation.start(root);
        repetitions.start(earlier, root);
    }

    /** Lets the search that runs, or else the next one, be over at its next move. */
    void stop() {
        stopped = true;
    }

    /** Confines the search that runs, or else the next one, anew: its time counts from now, nodes and depth from its beginning. */
    void confine(Limits newLimits) {
        pending = new Confinement(newLimits, System.nanoTime());
    }

    /** The search has ended, by itself or because it was stopped. */
    void ended() {
        stopped = false;
        pending = null;
    }

    /** Begins an iteration so many plies deep, unless the search is over or may not go so deep. */
    boolean deepens(int newIteration) {
        iteration = newIteration;
        takeOver();
        return !over && iteration <= limits.depth();
    }

    private void takeOver() {
        Confinement anew = pending;
        if (anew != null) {
            pending = null;
            limits = anew.limits();
            limited = anew.since();
            budget.confine(limits.nodes());
        }
    }

    private boolean isBeyondLimits() {
        takeOver();
        return nodes >= limits.nodes() || iteration > limits.depth() || System.nanoTime() - limited >= limits.nanos();
    }

    Position position() {
        return position;
    }

    /** What the position is worth for the side to move, without a search. */
    int standing() {
        Side side = position.sideToMove();
        int score = evaluation.score(side);
        if (!noise.isAny()) {
            return score;
        }
        int wrong = noise.of(position.key());
        return Math.max(-Scores.LARGEST, Math.min(Scores.LARGEST, side == Side.WHITE ? score + wrong : score - wrong));
    }

    long nodes() {
        return nodes;
    }

    /** How many plies the longest line had. */
    int deepest() {
        return deepest;
    }

    /** How long the search has taken. */
    long nanos() {
        return System.nanoTime() - start;
    }

    /** Whether a limit was reached, or somebody stopped the search: what is searched now has no result. */
    boolean isOver() {
        return over;
    }

    void make(long move) {
        evaluation.push(position, move);
        position.make(move);
        step(move);
        nodes++;
        if (stopped || isSpent() || ((nodes & (CLOCK_NODES - 1)) == 0 && isBeyondLimits())) {
            over = true;
        }
    }

    private boolean isSpent() {
        if (nodes >= allowed) {
            allowed += budget.draw();
        }
        return nodes >= allowed;
    }

    void unmake() {
        depth--;
        repetitions.pop();
        position.unmake();
        evaluation.pop();
    }

    /** Passes the turn; {@link #unmake} takes it back. */
    void pass() {
        evaluation.pass();
        position.makeNull();
        step(Move.NONE);
    }

    private void step(long move) {
        repetitions.push(position);
        path[depth++] = move;
        deepest = Math.max(deepest, depth);
    }

    /** The last move made; none at the root and after a pass. */
    long last() {
        return depth == 0 ? Move.NONE : path[depth - 1];
    }

    /** The score of a game that ends here by repetition or by a rule that asks for no move, or {@link #GOES_ON}. */
    int end(Side side, int ply) {
        if (over) {
            return 0;
        }
        Optional<Outcome> ending = position.ending();
        if (ending.isPresent()) {
            return Scores.of(position.outcome().orElse(ending.get()), side, ply);
        }
        return repetitions.isEnd(position) ? repetitions.result(side) * (Scores.WIN - ply) : GOES_ON;
    }

    /** Nothing is known yet of what follows a ply. */
    void clearLine(int ply) {
        lengths[ply] = 0;
    }

    /** A move is the best of its ply, with what follows it. */
    void lead(long move, int ply) {
        int following = lengths[ply + 1];
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, following);
        lengths[ply] = following + 1;
    }

    /** Whether a move leads at the root. */
    boolean hasLine() {
        return lengths[0] > 0;
    }

    /** The best line from the root. */
    PrincipalVariation line(int score) {
        return new PrincipalVariation(
                score, LongStream.of(lines[0]).limit(lengths[0]).boxed().toList(), iteration);
    }
}
