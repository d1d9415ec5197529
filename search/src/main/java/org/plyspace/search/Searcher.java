package org.plyspace.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.plyspace.api.Move;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Searches positions of one rule set by alpha-beta with iterative deepening; it knows of the rule set what the interface says. One
 * thread at a time may search, any may {@link #stop}. With a limit of nodes alone the same searches in the same order have the same
 * results on every machine.
 */
public final class Searcher {

    private static final int INFINITE = Scores.WIN + 1;
    private static final int FIRST_WINDOW = 30;
    private static final int ASPIRING_DEPTH = 4;
    /** How often the clock is looked at, in nodes; a power of two. */
    private static final int CLOCK_NODES = 1024;

    private static final int WIDER = 4;
    /** How far captures are followed, and in how many plies of them evasions are looked at. */
    private static final int QUIET_PLIES = 12;

    private static final int EVADING_PLIES = 3;
    /** By how much a position can be better than its pieces say. */
    private static final int MARGIN = 150;
    /** No score. */
    private static final int GOES_ON = Integer.MIN_VALUE;

    private final TranspositionTable table;
    private final PieceValues values;
    private final History history;
    private final Evaluation evaluation;
    private final Repetitions repetitions;
    private final MoveOrder[] orders = new MoveOrder[Scores.MOST_PLIES + 1];
    private final long[][] lines = new long[Scores.MOST_PLIES + 2][Scores.MOST_PLIES + 2];
    private final int[] lengths = new int[Scores.MOST_PLIES + 2];

    private volatile boolean stopped;
    private Position position;
    private Limits limits;
    private long start;
    private long nodes;
    private boolean over;

    /**
     * For a rule set.
     *
     * @param megabytes how much memory what was found is kept in, 1 to 16,384
     */
    public Searcher(Rules rules, int megabytes) {
        this(rules, new PieceValues(rules), megabytes);
    }

    /** With values of pieces that were learnt already. */
    public Searcher(Rules rules, PieceValues values, int megabytes) {
        this.values = values;
        this.table = new TranspositionTable(megabytes);
        this.history = new History(rules.cells());
        this.evaluation = new Evaluation(values, rules);
        this.repetitions = new Repetitions(rules.repetition());
        for (int ply = 0; ply < orders.length; ply++) {
            orders[ply] = new MoveOrder(values, history);
        }
    }

    /** Forgets everything, as before a new game. */
    public void newGame() {
        table.clear();
        history.clear();
    }

    /** Ends the search that runs, or the next one, as soon as may be; it has the result of what was searched until then. */
    public void stop() {
        stopped = true;
    }

    /** Forgets a {@link #stop} that came when the search which it meant had ended. */
    public void forgetStop() {
        stopped = false;
    }

    /**
     * Searches for the best moves.
     *
     * @param root of this searcher's rules; it is copied
     * @param earlier the {@linkplain Position#repetitionKey() repetition keys} of the game's positions before it, the first one first
     * @param wanted how many different moves to find a line for, from 1
     * @param progress is told after each iteration
     */
    public Found search(Position root, long[] earlier, Limits newLimits, int wanted, Consumer<Found> progress) {
        position = root.copy();
        limits = newLimits;
        start = System.nanoTime();
        nodes = 0;
        over = false;
        table.nextSearch();
        evaluation.start(position);
        repetitions.start(earlier, position);
        Roots roots = new Roots(position, limits.moves());
        List<Line> best = List.of();
        int reached = 0;
        int deepest = roots.size() == 0 ? 0 : limits.depth();
        for (int depth = 1; depth <= deepest && !over; depth++) {
            best = iteration(roots, depth, Math.min(wanted, roots.size()), best);
            if (!over) {
                reached = depth;
                progress.accept(new Found(best, depth, nodes, System.nanoTime() - start));
                over = isSettled(best, roots.isForced(), depth);
            }
        }
        stopped = false;
        return new Found(best, reached, nodes, System.nanoTime() - start);
    }

    /** Whether deeper iterations would change nothing that matters: there is one move only, or all was seen to its end. */
    private static boolean isSettled(List<Line> lines, boolean forced, int depth) {
        return (forced && depth > 1)
                || lines.stream()
                        .allMatch(line -> Scores.isDecided(line.score()) && Scores.plies(line.score()) <= depth);
    }

    /** The lines of one iteration; where it was stopped, those of the one before with what it has found. */
    private List<Line> iteration(Roots roots, int depth, int wanted, List<Line> before) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < wanted && !over; i++) {
            int expected = i < before.size() ? before.get(i).score() : 0;
            aspire(roots, i, depth, expected).ifPresent(lines::add);
        }
        for (int i = 0; lines.size() < wanted; i++) {
            Line line = i < before.size() ? before.get(i) : new Line(0, List.of(roots.move(lines.size())));
            if (lines.stream().noneMatch(other -> other.move() == line.move())) {
                lines.add(line);
            }
        }
        return lines;
    }

    /** Searches around the score of the last iteration first, and with a wider window where the score lies outside. */
    private Optional<Line> aspire(Roots roots, int first, int depth, int expected) {
        boolean near = depth >= ASPIRING_DEPTH && !Scores.isDecided(expected);
        int window = FIRST_WINDOW;
        int alpha = near ? expected - window : -INFINITE;
        int beta = near ? expected + window : INFINITE;
        while (true) {
            int score = searchRoots(roots, first, depth, alpha, beta);
            boolean inside = score > alpha && score < beta;
            if (over) {
                return score > alpha && lengths[0] > 0 ? Optional.of(line(score)) : Optional.empty();
            }
            if (inside) {
                return Optional.of(line(score));
            }
            window *= WIDER;
            alpha = score <= alpha ? Math.max(-INFINITE, score - window) : alpha;
            beta = score >= beta ? Math.min(INFINITE, score + window) : beta;
        }
    }

    private Line line(int score) {
        return new Line(score, LongStream.of(lines[0]).limit(lengths[0]).boxed().toList());
    }

    /** The best score of the moves from one on; if it is above alpha, its line is that of ply 0, and its move is put first. */
    private int searchRoots(Roots roots, int first, int depth, int oldAlpha, int beta) {
        int alpha = oldAlpha;
        int best = -INFINITE;
        lengths[0] = 0;
        for (int i = first; i < roots.size() && alpha < beta; i++) {
            long move = roots.move(i);
            int score = searchMove(move, i == first, alpha, beta, depth, 0);
            if (over) {
                return best;
            }
            best = Math.max(best, score);
            if (score > alpha) {
                alpha = score;
                lead(move, 0);
                roots.promote(move, first);
            }
        }
        return best;
    }

    private int search(int oldAlpha, int oldBeta, int oldDepth, int ply) {
        lengths[ply] = 0;
        Side side = position.sideToMove();
        int end = end(side, ply);
        if (end != GOES_ON) {
            return end;
        }
        boolean check = position.inCheck();
        int depth = check ? oldDepth + 1 : oldDepth;
        if (depth <= 0) {
            return quiesce(oldAlpha, oldBeta, ply, 0);
        }
        if (ply == Scores.MOST_PLIES) {
            return evaluation.score(side);
        }
        // No win can come sooner than the next move, no loss sooner than now.
        int alpha = Math.max(oldAlpha, ply - Scores.WIN);
        int beta = Math.min(oldBeta, Scores.WIN - ply - 1);
        if (alpha >= beta) {
            return alpha;
        }
        boolean principal = beta - alpha > 1;
        long data = table.get(position.key());
        if (data != 0 && !principal && TranspositionTable.depth(data) >= depth) {
            int score = Scores.fromTable(TranspositionTable.score(data), ply);
            int bound = TranspositionTable.bound(data);
            if (bound == TranspositionTable.EXACT
                    || (bound == TranspositionTable.LOWER ? score >= beta : score <= alpha)) {
                return score;
            }
        }
        MoveOrder order = orders[ply];
        order.moves.clear();
        position.legalMoves(order.moves);
        if (order.moves.size() == 0) {
            return Scores.of(position.endingWithoutMove(), side, ply);
        }
        order.rank(TranspositionTable.print(data), side.index(), ply);
        return searchMoves(side, alpha, beta, depth, ply);
    }

    private int searchMoves(Side side, int oldAlpha, int beta, int depth, int ply) {
        long key = position.key();
        MoveOrder order = orders[ply];
        int alpha = oldAlpha;
        int best = -INFINITE;
        long bestMove = Move.NONE;
        int tried = 0;
        for (long move = order.next(); move != Move.NONE; move = order.next()) {
            int score = searchMove(move, tried++ == 0, alpha, beta, depth, ply);
            if (over) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                    lead(move, ply);
                }
            }
            if (alpha >= beta) {
                learn(order, side.index(), tried, depth, ply);
                break;
            }
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > oldAlpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.put(key, Scores.toTable(best, ply), depth, bound, bestMove);
        return best;
    }

    /** The score of a move for the side that makes it; all but the first are first asked only whether they raise alpha. */
    private int searchMove(long move, boolean first, int alpha, int beta, int depth, int ply) {
        make(move);
        int score = first ? 0 : -search(-alpha - 1, -alpha, depth - 1, ply + 1);
        boolean whole = first || (score > alpha && score < beta && !over);
        if (whole) {
            score = -search(-beta, -alpha, depth - 1, ply + 1);
        }
        unmake();
        return score;
    }

    /** The move tried last refuted the one before; if it is quiet, it is expected to do so again, those tried in vain are not. */
    private void learn(MoveOrder order, int side, int tried, int depth, int ply) {
        long refutation = order.moves.get(tried - 1);
        if (MoveOrder.isLoud(refutation, side)) {
            return;
        }
        history.reward(refutation, side, ply, depth);
        for (int i = 0; i < tried - 1; i++) {
            if (!MoveOrder.isLoud(order.moves.get(i), side)) {
                history.punish(order.moves.get(i), side, depth);
            }
        }
    }

    /**
     * Captures, promotions and evasions until the position is quiet, or nothing that is left could change the outcome.
     *
     * @param depth how many plies of this kind led here; after some, evasions are not looked at, after many, nothing is
     */
    private int quiesce(int oldAlpha, int beta, int ply, int depth) {
        Side side = position.sideToMove();
        boolean check = depth < EVADING_PLIES && position.inCheck();
        int standing = evaluation.score(side);
        int best = check ? -INFINITE : standing;
        if (best >= beta || ply == Scores.MOST_PLIES || depth == QUIET_PLIES) {
            return standing;
        }
        int alpha = Math.max(oldAlpha, best);
        MoveOrder order = orders[ply];
        order.moves.clear();
        if (check) {
            position.legalMoves(order.moves);
            if (order.moves.size() == 0) {
                return Scores.of(position.endingWithoutMove(), side, ply);
            }
        } else {
            position.legalCaptures(order.moves);
            position.legalQuietPromotions(order.moves);
        }
        order.rank(0, side.index(), ply);
        for (long move = order.next(); move != Move.NONE && alpha < beta; move = order.next()) {
            if (!check && (!MoveOrder.isLoud(move, side.index()) || standing + order.gain(move) + MARGIN <= alpha)) {
                continue;
            }
            make(move);
            if (over) {
                unmake();
                return best;
            }
            if (check || isGood(move)) {
                lengths[ply + 1] = 0;
                int end = end(position.sideToMove(), ply + 1);
                int score = -(end == GOES_ON ? quiesce(-beta, -alpha, ply + 1, depth + 1) : end);
                if (score > best && !over) {
                    best = score;
                    if (score > alpha) {
                        alpha = score;
                        lead(move, ply);
                    }
                }
            }
            unmake();
        }
        return best;
    }

    /** Whether a move just made lost no more than it won by: the victim was worth as much, or nobody can take back. */
    private boolean isGood(long move) {
        return Move.kind(move) == Move.BOARD
                || values.worth(Move.captured(move)) >= values.worth(Move.piece(move))
                || !position.isAttacked(Move.to(move), position.sideToMove());
    }

    /** The score of a game that ends here by repetition or by a rule that asks for no move, or {@link #GOES_ON}. */
    private int end(Side side, int ply) {
        if (over) {
            return 0;
        }
        Optional<Outcome> ending = position.ending();
        if (ending.isPresent()) {
            return Scores.of(position.outcome().orElse(ending.get()), side, ply);
        }
        return repetitions.isEnd(position) ? repetitions.result(side) * (Scores.WIN - ply) : GOES_ON;
    }

    /** A move is the best of its ply, with what follows it. */
    private void lead(long move, int ply) {
        int following = lengths[ply + 1];
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, following);
        lengths[ply] = following + 1;
    }

    private void make(long move) {
        evaluation.push(position, move);
        position.make(move);
        repetitions.push(position);
        nodes++;
        if (nodes >= limits.nodes() || stopped) {
            over = true;
        } else if ((nodes & (CLOCK_NODES - 1)) == 0 && System.nanoTime() - start >= limits.nanos()) {
            over = true;
        }
    }

    private void unmake() {
        repetitions.pop();
        position.unmake();
        evaluation.pop();
    }
}
