package org.plyspace.search;

import java.util.Set;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/**
 * Searches a position to a depth within a window, below the root.
 *
 * <p>What is searched less deep, or not at all, follows published techniques: null move [1], more plies less deep at greater depth [2] and
 * verified [3]; futility of quiet moves [4], turned round for positions that are good enough; singular extensions [5]; late moves less
 * deep [6], less still in a node of type CUT, expected to fail high [7]. Margins and depths are round numbers of the size that open engines
 * use, in hundredths of a pawn and plies. They were never tuned together; matches in the bundled rule sets decided which techniques are
 * here (docs/engines.md, "What each technique brings").
 *
 * <ol>
 *   <li>C. Donninger: Null Move and Deep Search. ICCA Journal 16(3), 1993.
 *   <li>E. Heinz: Adaptive Null-Move Pruning. ICCA Journal 22(3), 1999.
 *   <li>O. David-Tabibi, N. Netanyahu: Verified Null-Move Pruning. ICGA Journal 25(3), 2002.
 *   <li>E. Heinz: Extended Futility Pruning. ICCA Journal 21(2), 1998.
 *   <li>T. Anantharaman, M. Campbell, F. Hsu: Singular Extensions. Artificial Intelligence 43, 1990.
 *   <li>D. Levy, D. Broughton, M. Taylor: The SEX Algorithm in Computer Chess. ICCA Journal 12(1), 1989.
 *   <li>T. Marsland, F. Popowich: Parallel Game-Tree Search. IEEE Transactions on Pattern Analysis and Machine Intelligence 7(4), 1985.
 * </ol>
 */
final class NodeSearch {

    /** The margin per ply of reverse futility pruning, and its largest depth. */
    private static final int FUTILITY_MARGIN = 90;

    private static final int FUTILE_DEPTH = 6;

    /** The margin per ply of futility pruning of quiet moves, and its largest depth. */
    private static final int MOVE_MARGIN = 110;

    private static final int FRONTIER_DEPTH = 4;

    /** A pass is tried from the first depth, and searched this many plies less deep, one more for so many plies or so much of a lead. */
    private static final int PASSING_DEPTH = 2;

    private static final int PASSING_REDUCTION = 3;
    private static final int PLIES_PER_REDUCTION = 3;
    private static final int LEAD_PER_REDUCTION = 200;
    private static final int MOST_FOR_LEAD = 3;
    /** The depth from which a null-move cutoff must be verified by a search without passes. */
    private static final int VERIFIED_DEPTH = 12;

    /** The smallest depth of internal iterative reduction. */
    private static final int INTERNAL_DEPTH = 4;

    /** The smallest depth at which a move is tested for being singular. */
    private static final int SINGULAR_DEPTH = 6;
    /** The number of plies by which the table's result may be less deep than the search that extends its move. */
    private static final int SINGULAR_SLACK = 3;

    /** How much worse all other moves must be, per ply. */
    private static final int SINGULAR_MARGIN_PER_PLY = 2;

    /** The smallest depth at which late moves are reduced, and the number of moves before them. */
    private static final int REDUCED_DEPTH = 3;

    private static final int FULL_MOVES = 3;

    private final TranspositionTable table;
    private final History history;
    private final CorrectionHistory corrections;
    private final Node[] nodes;
    private final SearchLine searchLine;
    private final Quiescence quiescence;
    private final BlunderModel oversight;
    private final LateMoves lateMoves;
    private final boolean futility;
    private final boolean passing;
    private final boolean reducing;
    private final boolean frontier;
    private final boolean internal;
    private final boolean losing;
    private final boolean singular;
    private final boolean sharpening;
    /** The depth of the running iteration. */
    private int iteration;

    private boolean verifying;

    NodeSearch(
            SearchLine searchLine,
            PieceValues values,
            TranspositionTable table,
            History history,
            BlunderModel oversight,
            Set<Technique> used) {
        this.searchLine = searchLine;
        this.table = table;
        this.history = history;
        this.corrections = new CorrectionHistory(searchLine.structureKeys(), used.contains(Technique.CORRECTION));
        this.oversight = oversight;
        MoveOrder[] orders = MoveOrder.forAllPlies(values, history);
        this.nodes = Node.forAllPlies(orders, MoveOrder.forAllPlies(values, history));
        this.quiescence = new Quiescence(searchLine, values, orders, table, corrections, oversight, used);
        this.lateMoves = new LateMoves(history, used);
        this.futility = used.contains(Technique.FUTILITY);
        this.passing = used.contains(Technique.PASS);
        this.reducing = used.contains(Technique.REDUCTION);
        this.frontier = used.contains(Technique.FRONTIER);
        this.internal = used.contains(Technique.INTERNAL);
        this.losing = used.contains(Technique.LOSING);
        this.singular = used.contains(Technique.SINGULAR);
        this.sharpening = used.contains(Technique.PROBING);
    }

    /** Forgets what it has learnt, as before a new game. */
    void newGame() {
        corrections.clear();
    }

    /** Begins a search of the position that the line has been started with. */
    void start() {
        verifying = false;
        Position position = searchLine.position();
        estimate(nodes[0], 0, position.sideToMove(), position.inCheck());
    }

    /** The score of a root move for the side that makes it. Moves after the first are searched with a null window first. */
    int searchRoot(long move, boolean first, int alpha, int beta, int depth) {
        iteration = depth;
        return searchMove(move, first, alpha, beta, depth, 0, 0, false);
    }

    /**
     * Searches a move with reduced depth first, and in full if it raises alpha all the same. An answer is expected to refute a reduced move,
     * and any other with a null window where the node itself is not expected to fail high.
     *
     * @param cut whether the node is expected to fail high
     */
    private int searchMove(
            long move, boolean first, int alpha, int beta, int depth, int ply, int reduction, boolean cut) {
        searchLine.make(move);
        int score = 0;
        if (reduction > 0) {
            score = -search(-alpha - 1, -alpha, depth - 1 - reduction, ply + 1, true);
        }
        if (!first && (reduction == 0 || score > alpha)) {
            score = -search(-alpha - 1, -alpha, depth - 1, ply + 1, !cut);
        }
        if (first || (score > alpha && score < beta && !searchLine.isOver())) {
            score = -search(-beta, -alpha, depth - 1, ply + 1, beta - alpha == 1 && !cut);
        }
        searchLine.unmake();
        return score;
    }

    /**
     * Searches the position at the end of the line.
     *
     * @param cut whether the node is expected to fail high
     */
    private int search(int oldAlpha, int oldBeta, int oldDepth, int ply, boolean cut) {
        searchLine.clearLine(ply);
        Position position = searchLine.position();
        // Asked first: memory may answer while the questions that follow are worked on.
        long data = table.get(position.key());
        Side side = position.sideToMove();
        int end = searchLine.end(side, ply);
        if (end != SearchLine.GOES_ON) {
            return end;
        }
        boolean check = position.inCheck();
        int depth = check ? oldDepth + 1 : oldDepth;
        if (depth <= 0) {
            return quiescence.search(oldAlpha, oldBeta, ply, check, data);
        }
        if (ply == Scores.MOST_PLIES) {
            return searchLine.standing();
        }
        // A win cannot come sooner than by the next move, a loss not sooner than now.
        int alpha = Math.max(oldAlpha, ply - Scores.WIN);
        int beta = Math.min(oldBeta, Scores.WIN - ply - 1);
        if (alpha >= beta) {
            return alpha;
        }
        boolean principal = beta - alpha > 1;
        if (data != 0 && !principal && TranspositionTable.depth(data) >= depth) {
            int score = Scores.fromTable(TranspositionTable.score(data), ply);
            if (TranspositionTable.settles(TranspositionTable.bound(data), score, alpha, beta)) {
                return score;
            }
        }
        Node node = nodes[ply];
        estimate(node, data, side, check);
        // A net around a bare king is often tied by a late quiet move.
        node.isCut = cut && !searchLine.isDriven();
        node.isImproving = lateMoves.isImproving(nodes, ply);
        if (internal && depth >= INTERNAL_DEPTH && TranspositionTable.print(data) == 0) {
            depth--;
        }
        int most = Scores.INFINITE;
        if (!principal && !check && !Scores.isDecided(beta)) {
            int estimate = sharpening ? TranspositionTable.sharpened(node.standing, data) : node.standing;
            int pruned = prune(node, estimate, beta, depth, ply);
            if (pruned != SearchLine.GOES_ON) {
                return pruned;
            }
            if (frontier && depth <= FRONTIER_DEPTH) {
                most = Scores.ofAdvantage(estimate + MOVE_MARGIN + FUTILITY_MARGIN * depth);
            }
        }
        MoveOrder order = node.order;
        order.moves.clear();
        position.legalMoves(order.moves);
        if (order.moves.size() == 0) {
            return Scores.of(position.endingWithoutMove(), side, ply);
        }
        if (oversight.isAny() && !check) {
            oversight.leaveOut(order.moves, side.index(), position.key(), searchLine.last(), ply);
        }
        rank(order, TranspositionTable.print(data), ply);
        int extension = 0;
        if (singular && isCandidate(order, data, depth, ply)) {
            int score = TranspositionTable.score(data);
            int target = Math.max(-Scores.LARGEST, score - SINGULAR_MARGIN_PER_PLY * depth);
            int others = searchOthers(node, target, (depth - 1) / 2, ply);
            if (searchLine.isOver()) {
                return 0;
            }
            if (others >= target && target >= beta) {
                return target; // several moves would do
            }
            extension = others < target ? 1 : score >= beta ? -1 : 0;
        }
        return searchMoves(node, order, alpha, beta, depth, ply, most, Move.NONE, extension);
    }

    /** Finds the static evaluation and what it is corrected to; none in check. */
    private void estimate(Node node, long data, Side side, boolean check) {
        node.check = check;
        node.evaluation = TranspositionTable.UNKNOWN;
        node.standing = TranspositionTable.UNKNOWN;
        if (!check) {
            node.evaluation = TranspositionTable.evaluation(data);
            if (node.evaluation == TranspositionTable.UNKNOWN) {
                node.evaluation = searchLine.standing();
                if (data == 0) {
                    table.putEvaluation(searchLine.position().key(), node.evaluation);
                }
            }
            node.standing = corrections.corrected(node.evaluation, side);
        }
    }

    /** The score of a node that need not be searched, or {@link SearchLine#GOES_ON}. */
    private int prune(Node node, int estimate, int beta, int depth, int ply) {
        int margin = FUTILITY_MARGIN * (node.isImproving ? depth - 1 : depth);
        if (futility && depth <= FUTILE_DEPTH && estimate - margin >= beta) {
            return estimate;
        }
        if (!passing
                || verifying
                || estimate < beta
                || depth < PASSING_DEPTH
                || searchLine.last() == Move.NONE
                || !searchLine.position().isPassingSound()) {
            return SearchLine.GOES_ON;
        }
        int score = scoreAfterPass(node, estimate, beta, depth, ply);
        if (searchLine.isOver()) {
            return 0;
        }
        // A win after a pass is no proof of a win.
        return score < beta ? SearchLine.GOES_ON : Scores.isDecided(score) ? beta : score;
    }

    /** The score if the side to move passes, confirmed at large depths by a search without passes. */
    private int scoreAfterPass(Node node, int estimate, int beta, int depth, int ply) {
        int lead = Math.min(MOST_FOR_LEAD, (estimate - beta) / LEAD_PER_REDUCTION);
        int left = depth - PASSING_REDUCTION - depth / PLIES_PER_REDUCTION - lead;
        searchLine.pass();
        int score = -search(-beta, 1 - beta, left, ply + 1, !node.isCut);
        searchLine.unmake();
        if (score < beta || depth < VERIFIED_DEPTH || searchLine.isOver()) {
            return score;
        }
        verifying = true;
        int verified = search(beta - 1, beta, left, ply, node.isCut);
        verifying = false;
        return verified;
    }

    private void rank(MoveOrder order, int remembered, int ply) {
        Position position = searchLine.position();
        order.rank(remembered, position.sideToMove().index(), ply);
        if (losing) {
            order.putLosingLast(position);
        }
    }

    /** Whether the table's move may be much better than all others. */
    private boolean isCandidate(MoveOrder order, long data, int depth, int ply) {
        return depth >= SINGULAR_DEPTH
                && ply < 2 * iteration
                && TranspositionTable.depth(data) >= depth - SINGULAR_SLACK
                && (TranspositionTable.bound(data) & TranspositionTable.LOWER) != 0
                && !Scores.isDecided(TranspositionTable.score(data))
                && order.remembers();
    }

    /** The score of all moves but the first, as far as it matters whether it reaches a target. */
    private int searchOthers(Node node, int target, int depth, int ply) {
        MoveOrder others = node.others;
        others.moves.clear();
        for (int i = 0; i < node.order.moves.size(); i++) {
            others.moves.add(node.order.moves.get(i));
        }
        rank(others, 0, ply);
        int score = searchMoves(node, others, target - 1, target, depth, ply, Scores.INFINITE, node.order.peek(), 0);
        searchLine.clearLine(ply);
        return score;
    }

    /**
     * Searches all moves that are not pruned.
     *
     * @param most the largest score that a quiet move is assumed to reach
     * @param excluded a move that is not searched, in which case nothing is learnt; or none
     * @param extension by how many plies the first move is searched deeper
     */
    private int searchMoves(
            Node node,
            MoveOrder order,
            int oldAlpha,
            int beta,
            int depth,
            int ply,
            int most,
            long excluded,
            int extension) {
        Side side = searchLine.position().sideToMove();
        boolean principal = beta - oldAlpha > 1;
        // A bare side has few moves, and its escapes are as likely late as early: a net must hold against all.
        boolean pruning = !principal && !searchLine.isDriven(side);
        int alpha = oldAlpha;
        int best = -Scores.INFINITE;
        long bestMove = Move.NONE;
        int tried = 0;
        for (long move = order.next(); move != Move.NONE; move = order.next()) {
            if (move == excluded) {
                continue;
            }
            boolean quiet = !node.check && !MoveOrder.isLoud(move, side.index());
            if (quiet && tried > 0 && best > -Scores.SURE_WIN) {
                boolean hopeless = most <= alpha;
                if (hopeless || (pruning && lateMoves.isLate(tried, depth, node.isImproving))) {
                    best = hopeless ? Math.max(best, most) : best;
                    order.leaveOutQuiet(side.index());
                    continue;
                }
            }
            int reduction = 0;
            if (depth >= REDUCED_DEPTH && tried >= FULL_MOVES && !node.check) {
                reduction = quiet && reducing
                        ? lateMoves.reduction(move, side.index(), depth, tried, ply, principal, node)
                        : order.isLosing() ? 1 : 0;
            }
            boolean first = tried++ == 0;
            int score =
                    searchMove(move, first, alpha, beta, first ? depth + extension : depth, ply, reduction, node.isCut);
            if (searchLine.isOver()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                    searchLine.lead(move, ply);
                }
            }
            if (alpha >= beta) {
                break;
            }
        }
        if (excluded != Move.NONE) {
            return tried == 0 ? oldAlpha : best;
        }
        if (best >= beta) {
            history.learn(order.moves, tried, side.index(), ply, depth);
        }
        learn(node, side, bestMove, best, oldAlpha, beta, depth);
        int bound = TranspositionTable.bound(best, oldAlpha, beta);
        long key = searchLine.position().key();
        table.put(key, Scores.toTable(best, ply), depth, bound, bestMove, node.evaluation);
        return best;
    }

    /** Learns how wrong the evaluation was, unless a capture or a decision explains the result or the result is a bound beyond it. */
    private void learn(Node node, Side side, long bestMove, int best, int alpha, int beta, int depth) {
        boolean loud = bestMove != Move.NONE && MoveOrder.isLoud(bestMove, side.index());
        boolean says = best > alpha || best < node.standing;
        boolean tells = best < beta || best > node.standing;
        if (!node.check && !loud && says && tells && !Scores.isDecided(best)) {
            corrections.learn(side, best - node.standing, depth);
        }
    }

    /** What a search knows of the node at one ply of its line; reused for the next node at that ply. */
    static final class Node {

        /** The node's moves. */
        final MoveOrder order;
        /** The moves of a search of the same node that leaves one out. */
        final MoveOrder others;

        boolean check;
        /** The static evaluation for the side to move, or {@link TranspositionTable#UNKNOWN} in check. */
        int evaluation;
        /** The evaluation as corrected, or {@link TranspositionTable#UNKNOWN} in check. */
        int standing;
        /** Whether it is expected to fail high. */
        boolean isCut;
        /** Whether the side to move stands better than at its move before. */
        boolean isImproving;

        private Node(MoveOrder order, MoveOrder others) {
            this.order = order;
            this.others = others;
        }

        /** One instance for each ply of a search, with the orders given. */
        static Node[] forAllPlies(MoveOrder[] orders, MoveOrder[] others) {
            Node[] nodes = new Node[orders.length];
            for (int ply = 0; ply < nodes.length; ply++) {
                nodes[ply] = new Node(orders[ply], others[ply]);
            }
            return nodes;
        }
    }
}
