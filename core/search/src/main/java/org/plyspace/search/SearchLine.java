package org.plyspace.search;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * The line that a search is looking at: the position at its end, its evaluation, repetition and the number of nodes. Knows when
 * the search must end, and keeps the principal variation of each ply.
 */
final class SearchLine {

    /** The value that stands for no score. */
    static final int GOES_ON = Integer.MIN_VALUE;

    /** The distance from the window, in hundredths of a pawn, beyond which attacks are not counted. */
    private static final int FAR = 250;

    private final Evaluation evaluation;
    /** What the move being made changes. */
    private final Changes changes = new Changes();

    private final StructureKeys structureKeys;
    private final TableScores tables;
    private final Noise noise;
    private final NodeBudget budget;
    private final LongSupplier ticker;
    private final ClockInterval interval = new ClockInterval();
    private final Repetitions repetitions;
    private final long[][] lines = new long[Scores.MOST_PLIES + 2][Scores.MOST_PLIES + 2];
    private final int[] lengths = new int[Scores.MOST_PLIES + 2];
    /** The move that led to each ply; none for a pass. */
    private final long[] path = new long[Scores.MOST_PLIES + 2];

    private volatile boolean stopped;
    /** Limits set during the search and not yet applied. */
    private volatile Confinement pending;

    private Position position;
    private Limits limits;
    private long start;
    /** The time from which the time limit counts. */
    private long limited;

    private long nodes;
    /** The node count at which this line must draw from the budget again. */
    private long allowed;

    private int depth;
    private int deepest;
    private int iteration;
    private boolean over;
    private boolean probing;

    private record Confinement(Limits limits, long since) {}

    SearchLine(PieceValues values, Rules rules, Noise noise, NodeBudget budget) {
        this(values, rules, noise, budget, Tablebase.NONE, System::nanoTime, true);
    }

    /**
     * Creates a line.
     *
     * @param ticker the time in nanoseconds, from any origin, by which time limits are judged
     * @param foreseeing whether {@link Technique#REPETITION} is used
     */
    SearchLine(
            PieceValues values,
            Rules rules,
            Noise noise,
            NodeBudget budget,
            Tablebase tables,
            LongSupplier ticker,
            boolean foreseeing) {
        this.noise = noise;
        this.budget = budget;
        this.ticker = ticker;
        this.evaluation = new Evaluation(values, rules);
        this.structureKeys = new StructureKeys(rules);
        this.repetitions = new Repetitions(rules.repetition(), foreseeing);
        this.tables = new TableScores(tables, rules.cells());
    }

    /** Starts a search of a position, which belongs to this line from now on; the budget must have been started. */
    void start(Position root, long[] earlier, Limits newLimits) {
        position = root;
        limits = newLimits;
        start = ticker.getAsLong();
        limited = start;
        interval.start(start);
        nodes = 0;
        allowed = budget.first();
        depth = 0;
        deepest = 0;
        iteration = 0;
        over = false;
        probing = true;
        evaluation.start(root);
        structureKeys.start(root);
        tables.start(root);
        repetitions.start(earlier, root);
    }

    /** Makes the running search, or else the next one, end at its next move. */
    void stop() {
        stopped = true;
    }

    /**
     * Sets new limits for the running search, or else the next one: time counts from now, nodes and depth from the start of the
     * search.
     */
    void confine(Limits newLimits) {
        pending = new Confinement(newLimits, ticker.getAsLong());
    }

    /** Records that the search has ended, by itself or because it was stopped. */
    void ended() {
        stopped = false;
        pending = null;
    }

    /** Starts an iteration of a depth in plies, unless the search is over or must not go so deep. */
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
            allowed = Math.min(allowed, Math.max(nodes, limits.nodes()));
        }
    }

    private boolean isBeyondLimits() {
        takeOver();
        long now = ticker.getAsLong();
        interval.look(nodes, now);
        return nodes >= limits.nodes() || iteration > limits.depth() || now - limited >= limits.nanos();
    }

    Position position() {
        return position;
    }

    /** Whether a side is bare at the end of the line, and the other has more than pawns. */
    boolean isDriven(Side side) {
        return evaluation.isDriven(side);
    }

    /** Whether one side is bare at the end of the line, and the other has more than pawns. */
    boolean isDriven() {
        return evaluation.isDriven();
    }

    /** The keys of parts of the position at the end of the line, kept up to date. */
    StructureKeys structureKeys() {
        return structureKeys;
    }

    /**
     * A bound of the static evaluation where it lies so far outside a window that what men attack hardly matters: at least beta, or at most
     * alpha; else {@link TranspositionTable#UNKNOWN}. Much cheaper than {@link #standing()}.
     */
    int farStanding(int alpha, int beta) {
        if (!evaluation.hasTerms()) {
            return TranspositionTable.UNKNOWN;
        }
        Side side = position.sideToMove();
        int quick = noisy(evaluation.quickScore(side), side);
        if (quick - FAR >= beta) {
            return quick - FAR;
        }
        return quick + FAR <= alpha ? quick + FAR : TranspositionTable.UNKNOWN;
    }

    /** The static evaluation for the side to move. */
    int standing() {
        Side side = position.sideToMove();
        return noisy(evaluation.score(side), side);
    }

    private int noisy(int score, Side side) {
        if (!noise.isAny()) {
            return score;
        }
        int wrong = noise.of(position.key());
        return Math.max(-Scores.LARGEST, Math.min(Scores.LARGEST, side == Side.WHITE ? score + wrong : score - wrong));
    }

    long nodes() {
        return nodes;
    }

    /** The number of plies of the longest line. */
    int deepest() {
        return deepest;
    }

    /** The duration of the search so far. */
    long nanos() {
        return ticker.getAsLong() - start;
    }

    /** Whether a limit was reached or the search was stopped; results found from then on must be discarded. */
    boolean isOver() {
        return over;
    }

    void make(long move) {
        follow(move);
        nodes++;
        if (stopped || isSpent() || (interval.isDue(nodes) && isBeyondLimits())) {
            over = true;
        }
    }

    /** Makes a move that counts for no limit. */
    void follow(long move) {
        position.changes(move, changes);
        evaluation.push(changes);
        structureKeys.push(changes);
        tables.push(changes);
        position.make(move);
        step(move);
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
        structureKeys.pop();
        tables.pop();
    }

    /** Passes the turn; {@link #unmake} takes the pass back. */
    void pass() {
        evaluation.pass();
        structureKeys.pass();
        tables.pass();
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

    /**
     * The score if the game ends here by repetition or by a rule that does not depend on the legal moves, or if tables know the
     * position, else {@link #GOES_ON}.
     */
    int end(Side side, int ply) {
        if (over) {
            return 0;
        }
        int ended = ended(side);
        int value = ended == GOES_ON && probing ? tables.value(position) : ended;
        return value == Tablebase.UNKNOWN ? GOES_ON : Scores.ofTablebase(value, ply);
    }

    /** The {@link Tablebase} value for the side to move of a game that is over here, else {@link #GOES_ON}. */
    private int ended(Side side) {
        Optional<Outcome> ending = position.ending();
        if (ending.isPresent()) {
            Optional<Side> winner = position.outcome().orElse(ending.get()).winner();
            return winner.isEmpty() ? 0 : winner.get() == side ? 1 : -1;
        }
        return repetitions.isEnd(position) ? repetitions.result(side) : GOES_ON;
    }

    /** The value of the position at the end of the line if the game is over there or tables know it. */
    int tableValue() {
        int ended = ended(position.sideToMove());
        return ended == GOES_ON ? tables.value(position) : ended;
    }

    /** What tables know of the line. */
    TableScores tables() {
        return tables;
    }

    /** Sets whether {@link #end} asks tables for the rest of the search; each search begins with yes. */
    void probe(boolean newProbing) {
        probing = newProbing;
    }

    /** Clears the principal variation of a ply. */
    void clearLine(int ply) {
        lengths[ply] = 0;
    }

    /** Makes a move, followed by the next ply's variation, the principal variation of its ply. */
    void lead(long move, int ply) {
        int following = lengths[ply + 1];
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, following);
        lengths[ply] = following + 1;
    }

    /** Whether the root has a principal variation. */
    boolean hasLine() {
        return lengths[0] > 0;
    }

    /** The principal variation of the root. */
    PrincipalVariation line(int score) {
        return new PrincipalVariation(
                score, LongStream.of(lines[0]).limit(lengths[0]).boxed().toList(), iteration);
    }

    /**
     * The interval, in nodes, between two looks of a search at the clock. It is about as many nodes as the search makes in a millisecond:
     * few while Java has not compiled it yet, since short limits hold from the first move on, and many later, since each look takes time.
     */
    static final class ClockInterval {

        /** The smallest interval, with which a search begins. */
        static final int LEAST = 64;

        /** The largest interval. */
        static final int MOST = 1024;

        private static final long MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);

        private long last;
        private long lastNanos;
        private long next;

        /**
         * Begins a search, which has made no node yet.
         *
         * @param nanos the time in nanoseconds from any fixed moment
         */
        void start(long nanos) {
            last = 0;
            lastNanos = nanos;
            next = LEAST;
        }

        /** Whether the search has to look at the clock after so many nodes. */
        boolean isDue(long nodes) {
            return nodes >= next;
        }

        /**
         * Sets the next look by the speed since the last one.
         *
         * @param nodes the nodes of the search so far
         * @param nanos the time that the clock shows, from the same moment as that of the start
         */
        void look(long nodes, long nanos) {
            long speed = (nodes - last) * MILLISECOND / Math.max(1, nanos - lastNanos);
            next = nodes + Math.max(LEAST, Math.min(MOST, speed));
            last = nodes;
            lastNanos = nanos;
        }
    }
}
