package org.plyspace.search;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.LongSupplier;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Chooses by Monte Carlo tree search with static evaluation at the leaves instead of random play (L. Kocsis and Cs. Szepesvari,
 * Bandit Based Monte-Carlo Planning, 2006; C. Rosin, Multi-armed Bandits with Episode Context, 2011). If only playouts are
 * limited, the same position gives the same result on every machine.
 */
final class MonteCarloEngine implements Engine {

    /** The lead in hundredths of a pawn at which the expected score is ten times the opponent's. */
    private static final double TENFOLD = 400;
    /** The difference in static score by which one move's prior is e times another's. */
    private static final double TRUST = 150;

    /** The margin that keeps unproved values away from 0 and 1: proved wins are preferred. */
    private static final double DOUBT = 0.03;
    /** The deduction per ply from the value of a proved win. */
    private static final double DELAY = 1e-4;

    private static final double TENTH = StrictMath.log(10);
    /** The largest gain that raises a prior further: quiet moves may win the game too. */
    private static final int MOST_TRUSTED = 400;

    private static final int MOST_CENTS = 3_000;

    /** The priors, before they are scaled, by how far a gain falls short of {@value #MOST_TRUSTED}. */
    private static final double[] TRUSTS = new double[4 * MOST_TRUSTED];

    static {
        Arrays.setAll(TRUSTS, below -> StrictMath.exp((MOST_TRUSTED - below) / TRUST));
    }

    private final Evaluation evaluation;
    private final NodeBudget budget = new NodeBudget();
    private final SearchLine searchLine;
    private final Quiescence quiescence;
    private final MonteCarloTree monteCarloTree = new MonteCarloTree();
    private final Changes changes = new Changes();
    private final MoveList moves = new MoveList();
    private final int[] path = new int[Scores.MOST_PLIES + 1];
    private final int playouts;
    private final Limits limits;
    private double[] trust = new double[128];

    /**
     * Creates an engine for a rule set.
     *
     * @param playouts the number of playouts per move, from 1
     * @param limits the time limit
     */
    MonteCarloEngine(Rules rules, int playouts, Limits limits) {
        this(rules, playouts, limits, System::nanoTime);
    }

    /** Creates an engine; {@code ticker} is the time in nanoseconds, from any origin, by which the time limit is judged. */
    MonteCarloEngine(Rules rules, int playouts, Limits limits, LongSupplier ticker) {
        PieceValues values = new PieceValues(rules);
        this.evaluation = new Evaluation(values, rules);
        this.searchLine = new SearchLine(values, rules, new Noise(0), budget, Tablebase.NONE, ticker, true);
        MoveOrder[] orders = MoveOrder.forAllPlies(values, new History(rules));
        this.quiescence = new Quiescence(
                searchLine,
                values,
                orders,
                TranspositionTable.ofEntries(2),
                new CorrectionHistory(searchLine.structureKeys(), false),
                new BlunderModel(0),
                Set.of());
        this.playouts = playouts;
        this.limits = limits;
    }

    @Override
    public void newGame(long seed) {
        searchLine.ended();
    }

    @Override
    public EngineMove choose(Position root, long[] earlier, Optional<Clock> clock) {
        Position position = root.copy();
        Limits allowed = clock.map(left -> limits.within(left.allotment())).orElse(limits);
        budget.start(allowed.nodes(), 1);
        searchLine.start(position, earlier, allowed);
        monteCarloTree.clear();
        expand(position, MonteCarloTree.ROOT);
        for (int i = 0; i < playouts && !searchLine.isOver() && monteCarloTree.proof(MonteCarloTree.ROOT) == 0; i++) {
            playOut(position);
        }
        searchLine.ended();
        int best = monteCarloTree.favourite(MonteCarloTree.ROOT);
        return new EngineMove(
                monteCarloTree.move(best), OptionalInt.of(cents(monteCarloTree.mean(best))), 0, searchLine.nodes());
    }

    @Override
    public long progress() {
        return searchLine.nodes();
    }

    @Override
    public void stop() {
        searchLine.stop();
    }

    /** Descends to a leaf, expands it and adds its value to all nodes on the way. */
    private void playOut(Position position) {
        int depth = 0;
        int node = MonteCarloTree.ROOT;
        path[0] = node;
        while (monteCarloTree.isExpanded(node) && depth < Scores.MOST_PLIES - 1) {
            node = monteCarloTree.next(node);
            searchLine.make(monteCarloTree.move(node));
            path[++depth] = node;
            if (searchLine.isOver() || searchLine.end(position.sideToMove(), depth) != SearchLine.GOES_ON) {
                break;
            }
        }
        double value = searchLine.isOver() ? 0.5 : 1 - worth(position, node, depth);
        boolean whole = !searchLine.isOver();
        boolean proved = monteCarloTree.proof(node) != 0;
        for (int ply = depth; ply >= 0; ply--) {
            if (whole) {
                monteCarloTree.visited(path[ply], value);
                if (proved && ply < depth) {
                    monteCarloTree.proveByChildren(path[ply]);
                    proved = monteCarloTree.proof(path[ply]) != 0;
                }
            }
            value = 1 - value;
            if (ply > 0) {
                searchLine.unmake();
            }
        }
    }

    /** The value of a leaf for the side to move, 0 to 1. */
    private double worth(Position position, int node, int depth) {
        Side side = position.sideToMove();
        int end = searchLine.end(side, depth);
        if (end == SearchLine.GOES_ON && !monteCarloTree.isExpanded(node) && !expand(position, node)) {
            end = Scores.of(position.endingWithoutMove(), side, depth);
        }
        if (end != SearchLine.GOES_ON && Scores.isDecided(end)) {
            monteCarloTree.prove(node, end < 0 ? 1 : -1);
        }
        int score = end == SearchLine.GOES_ON
                ? quiescence.search(-Scores.INFINITE, Scores.INFINITE, depth, position.inCheck())
                : end;
        return expectancy(score);
    }

    /** Adds a child for each legal move, with a prior from the static evaluation after it, and returns whether there is any. */
    private boolean expand(Position position, int node) {
        moves.clear();
        position.legalMoves(moves);
        int count = moves.size();
        if (trust.length < count) {
            trust = new double[2 * count];
        }
        Side side = position.sideToMove();
        evaluation.start(position);
        double sum = 0;
        int now = evaluation.quickScore(side);
        for (int i = 0; i < count; i++) {
            position.changes(moves.get(i), changes);
            evaluation.push(changes);
            trust[i] = trust(gain(position, moves.get(i), evaluation.quickScore(side) - now));
            evaluation.pop();
            sum += trust[i];
        }
        monteCarloTree.expand(node);
        for (int i = 0; i < count; i++) {
            monteCarloTree.addChild(node, moves.get(i), trust[i] / sum);
        }
        return count > 0;
    }

    private static double trust(int gain) {
        int below = MOST_TRUSTED - gain;
        return below < TRUSTS.length ? TRUSTS[below] : StrictMath.exp(gain / TRUST);
    }

    /** The material that a move gains; a capture on an attacked cell counts half. */
    private static int gain(Position position, long move, int gain) {
        boolean answered = Move.kind(move) != Move.BOARD
                && Move.isCapture(move)
                && position.isAttacked(Move.to(move), position.sideToMove().opposite());
        return Math.min(MOST_TRUSTED, answered ? gain / 2 : gain);
    }

    private static double expectancy(int score) {
        if (Scores.isDecided(score)) {
            double far = Scores.plies(score) * DELAY;
            return score > 0 ? 1 - far : far;
        }
        return DOUBT + (1 - 2 * DOUBT) / (1 + StrictMath.exp(-score * TENTH / TENFOLD));
    }

    private static int cents(double expectancy) {
        double share = (expectancy - DOUBT) / (1 - 2 * DOUBT);
        if (share <= 0 || share >= 1) {
            return share <= 0 ? -MOST_CENTS : MOST_CENTS;
        }
        long cents = StrictMath.round(TENFOLD * StrictMath.log10(share / (1 - share)));
        return (int) Math.max(-MOST_CENTS, Math.min(MOST_CENTS, cents));
    }
}
