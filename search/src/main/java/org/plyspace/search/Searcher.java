package org.plyspace.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/**
 * Searches positions of one rule set by alpha-beta with iterative deepening; it knows of the rule set what the interface says. One
 * thread at a time may search, any may {@link #stop}. With a limit of nodes alone the same searches in the same order have the same
 * results on every machine.
 */
public final class Searcher {

    private static final int FIRST_WINDOW = 30;
    private static final int ASPIRING_DEPTH = 4;
    private static final int WIDER = 4;

    private final TranspositionTable table;
    private final History history;
    private final Noise noise;
    private final Walk walk;
    private final AlphaBeta below;

    /**
     * For a rule set.
     *
     * @param megabytes how much memory what was found is kept in, 1 to 16,384
     */
    public Searcher(Rules rules, int megabytes) {
        this(rules, new PieceValues(rules), SearchSettings.of(megabytes));
    }

    /** With values of pieces that were learnt already. */
    public Searcher(Rules rules, PieceValues values, SearchSettings settings) {
        this.table = new TranspositionTable(settings.megabytes());
        this.history = new History(rules, !settings.without().contains(Technique.CONTINUATION));
        this.noise = new Noise(settings.noise());
        this.walk = new Walk(values, rules, noise);
        this.below = new AlphaBeta(walk, values, table, history, settings.without());
    }

    /** Forgets everything, as before a new game. */
    public void newGame() {
        newGame(0);
    }

    /** Likewise, with a seed for what it misjudges, if it does. */
    public void newGame(long seed) {
        noise.seed(seed);
        table.clear();
        history.clear();
    }

    /** Ends the search that runs, or the next one, as soon as may be; it has the result of what was searched until then. */
    public void stop() {
        walk.stop();
    }

    /** Forgets a {@link #stop} that came when the search which it meant had ended. */
    public void forgetStop() {
        walk.ended();
    }

    /**
     * Searches for the best moves.
     *
     * @param root of this searcher's rules; it is copied
     * @param earlier the {@linkplain Position#repetitionKey() repetition keys} of the game's positions before it, the first one first
     * @param wanted how many different moves to find a line for, from 1
     * @param progress is told after each iteration
     */
    public Found search(Position root, long[] earlier, Limits limits, int wanted, Consumer<Found> progress) {
        Position position = root.copy();
        walk.start(position, earlier, limits);
        table.nextSearch();
        Roots roots = new Roots(position, limits.moves());
        List<Line> best = List.of();
        int reached = 0;
        int deepest = roots.size() == 0 ? 0 : limits.depth();
        boolean settled = false;
        for (int depth = 1; depth <= deepest && !settled && !walk.isOver(); depth++) {
            best = iteration(roots, depth, Math.min(wanted, roots.size()), best);
            if (!walk.isOver()) {
                reached = depth;
                progress.accept(found(best, depth));
                settled = isSettled(best, roots.isForced(), depth);
            }
        }
        walk.ended();
        return found(best, reached);
    }

    private Found found(List<Line> lines, int depth) {
        return new Found(lines, depth, walk.nodes(), walk.nanos());
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
        for (int i = 0; i < wanted && !walk.isOver(); i++) {
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
        int alpha = near ? expected - window : -Scores.INFINITE;
        int beta = near ? expected + window : Scores.INFINITE;
        while (true) {
            int score = searchRoots(roots, first, depth, alpha, beta);
            boolean inside = score > alpha && score < beta;
            if (walk.isOver()) {
                return score > alpha && walk.hasLine() ? Optional.of(walk.line(score)) : Optional.empty();
            }
            if (inside) {
                return Optional.of(walk.line(score));
            }
            window *= WIDER;
            alpha = score <= alpha ? Math.max(-Scores.INFINITE, score - window) : alpha;
            beta = score >= beta ? Math.min(Scores.INFINITE, score + window) : beta;
        }
    }

    /** The best score of the moves from one on; if it is above alpha, its line is that of ply 0, and its move is put first. */
    private int searchRoots(Roots roots, int first, int depth, int oldAlpha, int beta) {
        int alpha = oldAlpha;
        int best = -Scores.INFINITE;
        walk.clearLine(0);
        for (int i = first; i < roots.size() && alpha < beta; i++) {
            long move = roots.move(i);
            int score = below.searchMove(move, i == first, alpha, beta, depth, 0);
            if (walk.isOver()) {
                return best;
            }
            best = Math.max(best, score);
            if (score > alpha) {
                alpha = score;
                walk.lead(move, 0);
                roots.promote(move, first);
            }
        }
        return best;
    }
}
