package org.plyspace.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** One thread's search: iterative deepening over the moves at the root, around the score of the iteration before. */
final class Worker {

    private static final int FIRST_WINDOW = 30;
    private static final int ASPIRING_DEPTH = 4;
    private static final int WIDER = 4;

    private final History history;
    private final Noise noise;
    private final Walk walk;
    private final NodeSearch below;

    /** What is found is kept in a table that other workers may share. */
    Worker(Rules rules, PieceValues values, TranspositionTable table, SearchSettings settings) {
        this.history = new History(rules, settings.techniques().contains(Technique.CONTINUATION));
        this.noise = new Noise(settings.noise());
        this.walk = new Walk(values, rules, noise);
        this.below = new NodeSearch(walk, values, table, history, settings.techniques());
    }

    void newGame(long seed) {
        noise.seed(seed);
        history.clear();
    }

    /** Ends the search that runs, or the next one, as soon as may be. */
    void stop() {
        walk.stop();
    }

    /** Forgets a {@link #stop} that came when the search which it meant had ended. */
    void forgetStop() {
        walk.ended();
    }

    /** How many moves the last search made. */
    long nodes() {
        return walk.nodes();
    }

    /**
     * Searches the best moves of a position.
     *
     * @param firstDepth of the first iteration, from 1
     */
    Found search(Position root, long[] earlier, Limits limits, int wanted, int firstDepth, Consumer<Found> progress) {
        Position position = root.copy();
        walk.start(position, earlier, limits);
        Roots roots = new Roots(position, limits.moves());
        List<Line> best = List.of();
        int reached = 0;
        int deepest = roots.size() == 0 ? 0 : limits.depth();
        boolean settled = false;
        for (int depth = Math.min(firstDepth, deepest); depth <= deepest && !settled && !walk.isOver(); depth++) {
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
