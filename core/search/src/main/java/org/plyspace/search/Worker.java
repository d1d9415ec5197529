package org.plyspace.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** The search of one thread: iterative deepening over the root moves with aspiration windows. */
final class Worker {

    private static final int FIRST_WINDOW = 30;
    private static final int ASPIRING_DEPTH = 4;
    private static final int WIDER = 4;
    private static final Comparator<PrincipalVariation> BEST_FIRST =
            Comparator.comparingInt(PrincipalVariation::score).reversed();

    private final TranspositionTable table;
    private final History history;
    private final Noise noise;
    private final BlunderModel oversight;
    private final Recaptures recaptures;
    private final SearchLine searchLine;
    private final NodeSearch below;
    private final TableRanking ranking;
    private long seed;
    /** Whether tables know that the root is drawn, which overrides the search's score. */
    private boolean drawn;

    /** Creates a worker; other workers may share its table and its node budget. */
    Worker(
            Rules rules,
            PieceValues values,
            TranspositionTable table,
            NodeBudget budget,
            SearchSettings settings,
            Tablebase tables,
            LongSupplier ticker) {
        this.table = table;
        this.history = new History(rules);
        this.noise = new Noise(settings.noise());
        this.oversight = new BlunderModel(settings.oversight());
        this.recaptures = new Recaptures(values);
        this.searchLine = new SearchLine(
                values,
                rules,
                noise,
                budget,
                tables,
                ticker,
                settings.techniques().contains(Technique.REPETITION));
        this.below = new NodeSearch(searchLine, values, table, history, oversight, settings.techniques());
        this.ranking = new TableRanking(searchLine.tables());
    }

    void newGame(long newSeed) {
        seed = newSeed;
        history.clear();
        forgetCorrections();
        forgetOrders();
    }

    /** Forgets how wrong evaluations were. */
    void forgetCorrections() {
        below.newGame();
    }

    /** Ends the running search, or else the next one, as soon as possible. */
    void stop() {
        searchLine.stop();
    }

    /** Sets new limits for the running search, or else the next one, see {@link SearchLine#confine}. */
    void confine(Limits limits) {
        searchLine.confine(limits);
    }

    /** Discards a {@link #stop} or {@link #confine} that arrived after its search had ended. */
    void forgetOrders() {
        searchLine.ended();
    }

    /** The number of moves made by the last search. */
    long nodes() {
        return searchLine.nodes();
    }

    /** The number of plies of the longest line of the last search. */
    int deepest() {
        return searchLine.deepest();
    }

    /** The number of times that tables knew a position of the last search. */
    long hits() {
        return searchLine.tables().hits();
    }

    /**
     * Searches for the best moves of a position.
     *
     * @param firstDepth the depth of the first iteration, from 1
     */
    SearchResult search(
            Position root, long[] earlier, Limits limits, int lineCount, int firstDepth, SearchProgress progress) {
        Position position = root.copy();
        searchLine.start(position, earlier, limits);
        // Both sides may have been given one seed, and must not misjudge and overlook the same.
        long own = position.sideToMove() == Side.WHITE ? seed : ~seed;
        noise.seed(own);
        oversight.seed(own);
        history.startSearch();
        below.start();
        oversight.start(position, recaptures);
        RootMoves rootMoves = new RootMoves(position, limits.moves(), oversight);
        List<TableRanking.Ranked> known = ranking.ranked(searchLine, rootMoves);
        drawn = lineCount == 1 && !known.isEmpty() && known.get(0).value() == 0;
        if (!known.isEmpty() && !drawn) {
            searchLine.ended();
            return known(root, known, lineCount, progress);
        }
        if (drawn) {
            // To tables all drawn moves are equal; the search finds those that let the opponent err.
            rootMoves = rootMoves.among(TableRanking.drawing(known));
            searchLine.probe(false);
        }
        SearchResult result = found(List.of(), 0);
        boolean settled = rootMoves.size() == 0;
        for (int depth = Math.min(firstDepth, limits.depth()); !settled && searchLine.deepens(depth); depth++) {
            List<PrincipalVariation> principalVariations =
                    iteration(rootMoves, depth, Math.min(lineCount, rootMoves.size()), result, progress);
            if (!searchLine.isOver()) {
                result = found(principalVariations, depth);
                progress.iterated(result);
                settled = isSettled(principalVariations, rootMoves.isForced(), depth);
            } else {
                boolean tells = lineCount == 1 || result.depth() == 0;
                result = found(tells ? principalVariations : result.lines(), result.depth());
            }
        }
        searchLine.ended();
        return result;
    }

    /** The result if tables know what each root move leads to. */
    private SearchResult known(Position root, List<TableRanking.Ranked> known, int lineCount, SearchProgress progress) {
        List<PrincipalVariation> lines = known.stream()
                .limit(lineCount)
                .map(ranked -> ranking.line(root, ranked))
                .toList();
        SearchResult found = found(lines, 1);
        progress.iterated(found);
        return found;
    }

    private SearchResult found(List<PrincipalVariation> principalVariations, int depth) {
        List<PrincipalVariation> lines = principalVariations;
        if (drawn) {
            lines = lines.stream()
                    .map(line -> new PrincipalVariation(0, line.moves(), line.depth()))
                    .toList();
        }
        return new SearchResult(
                lines, depth, searchLine.deepest(), searchLine.nodes(), searchLine.nanos(), table.fill(), hits());
    }

    /** Whether deeper iterations cannot change the result: there is only one move, or everything is decided. */
    private static boolean isSettled(List<PrincipalVariation> principalVariations, boolean forced, int depth) {
        return (forced && depth > 1)
                || principalVariations.stream()
                        .allMatch(principalVariation -> Scores.isDecided(principalVariation.score())
                                && Scores.plies(principalVariation.score()) <= depth);
    }

    /** The lines of one iteration; if it was stopped, what it has found, followed by the lines of the iteration before. */
    private List<PrincipalVariation> iteration(
            RootMoves rootMoves, int depth, int lineCount, SearchResult before, SearchProgress progress) {
        List<PrincipalVariation> principalVariations = new ArrayList<>();
        for (int i = 0; i < lineCount && !searchLine.isOver(); i++) {
            aspire(rootMoves, i, depth, before, progress).ifPresent(principalVariations::add);
        }
        if (!searchLine.isOver()) {
            // Table entries can make a later line come out better.
            principalVariations.sort(BEST_FIRST);
            for (int i = 0; i < lineCount; i++) {
                rootMoves.promote(principalVariations.get(i).move(), i);
            }
        }
        boolean unknown = before.lines().isEmpty() && principalVariations.size() < lineCount;
        List<PrincipalVariation> others = unknown ? glances(rootMoves) : before.lines();
        for (int i = 0; principalVariations.size() < lineCount; i++) {
            PrincipalVariation principalVariation = others.get(i);
            if (principalVariations.stream().noneMatch(other -> other.move() == principalVariation.move())) {
                principalVariations.add(principalVariation);
            }
        }
        return principalVariations;
    }

    /** The root moves by what each leads to at once, best first. */
    private List<PrincipalVariation> glances(RootMoves rootMoves) {
        List<PrincipalVariation> glances = new ArrayList<>();
        Position position = searchLine.position();
        Side side = position.sideToMove();
        for (int i = 0; i < rootMoves.size(); i++) {
            searchLine.follow(rootMoves.move(i));
            int score = position.outcome()
                    .map(outcome -> Scores.of(outcome, side, 1))
                    .orElseGet(() -> -searchLine.standing());
            searchLine.unmake();
            glances.add(new PrincipalVariation(score, List.of(rootMoves.move(i)), 0));
        }
        glances.sort(BEST_FIRST);
        return glances;
    }

    /** Searches with a window around the last iteration's score, and again with wider ones while the score lies outside. */
    private Optional<PrincipalVariation> aspire(
            RootMoves rootMoves, int first, int depth, SearchResult before, SearchProgress progress) {
        Optional<PrincipalVariation> last =
                first < before.lines().size() ? Optional.of(before.lines().get(first)) : Optional.empty();
        int expected = last.map(PrincipalVariation::score).orElse(0);
        boolean near = depth >= ASPIRING_DEPTH && !Scores.isDecided(expected);
        int window = FIRST_WINDOW;
        int alpha = near ? expected - window : -Scores.INFINITE;
        int beta = near ? expected + window : Scores.INFINITE;
        while (true) {
            int score = searchRoots(rootMoves, first, depth, alpha, beta);
            boolean inside = score > alpha && score < beta;
            if (searchLine.isOver()) {
                // Another move may save what is lost after those searched by then.
                boolean tells = score > -Scores.SURE_WIN && score > alpha && searchLine.hasLine();
                return tells ? Optional.of(searchLine.line(score)) : Optional.empty();
            }
            if (inside) {
                return Optional.of(searchLine.line(score));
            }
            boolean high = score >= beta;
            PrincipalVariation outside = high
                    ? searchLine.line(score)
                    : new PrincipalVariation(
                            score, last.map(PrincipalVariation::moves).orElse(List.of(rootMoves.move(first))), depth);
            if (!drawn) {
                progress.bounded(outside, first, high, found(before.lines(), before.depth()));
            }
            window *= WIDER;
            alpha = score <= alpha ? Math.max(-Scores.INFINITE, score - window) : alpha;
            beta = score >= beta ? Math.min(Scores.INFINITE, score + window) : beta;
        }
    }

    /**
     * The best score of the root moves from an index on. If it is above alpha, its move is put first and its line becomes that
     * of ply 0.
     */
    private int searchRoots(RootMoves rootMoves, int first, int depth, int oldAlpha, int beta) {
        int alpha = oldAlpha;
        int best = -Scores.INFINITE;
        searchLine.clearLine(0);
        for (int i = first; i < rootMoves.size() && alpha < beta; i++) {
            long move = rootMoves.move(i);
            int score = below.searchRoot(move, i == first, alpha, beta, depth);
            if (searchLine.isOver()) {
                return best;
            }
            best = Math.max(best, score);
            if (score > alpha) {
                alpha = score;
                searchLine.lead(move, 0);
                rootMoves.promote(move, first);
            }
        }
        return best;
    }
}
