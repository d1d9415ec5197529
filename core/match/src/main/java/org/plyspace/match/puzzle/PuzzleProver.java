package org.plyspace.match.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.LegalMoves;
import org.plyspace.engine.MoveTexts;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.Scores;
import org.plyspace.search.SearchResult;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.StaticEvaluation;
import org.plyspace.search.mate.MateSolver;
import org.plyspace.search.mate.Solution;

/**
 * Decides whether a position is a puzzle, and proves it. The game is to be won in at most three moves, and no other
 * first move may win as fast. Or else material is to be won: two searches, the second ten times as large as the first, must find that one
 * move is better by two pawns than all others, and than the men as they stand; that its line wins so much material; and that no other move
 * wins. The same position always gives the same answer. Confined to one thread.
 */
final class PuzzleProver {

    /** What is won at least, in hundredths of a pawn. */
    private static final int GAIN = 200;
    /** The largest score of the second best move, where material is to be won. */
    private static final int LEVEL = 100;
    /** By how much a later move of the solution must be better than all others to be asked for. */
    private static final int CLEAR = 100;

    /** Fewer legal moves leave too little to choose from. */
    private static final int FEWEST_MOVES = 8;

    private static final int MEGABYTES = 4;
    private static final int GLANCE = 2_000;
    private static final List<Integer> SEARCHES = List.of(30_000, 300_000);
    private static final Limits PROOF = Limits.NONE.ofNodes(3_000_000);

    private final Rules rules;
    private final PieceValues values;
    private final StaticEvaluation standing;
    private final Searcher searcher;
    private final MateSolver solver = new MateSolver(MEGABYTES);
    private final Runnable progress;

    /**
     * Creates a prover.
     *
     * @param progress runs now and then while it works
     */
    PuzzleProver(Rules rules, Runnable progress) {
        this.rules = rules;
        this.progress = progress;
        values = new PieceValues(rules);
        standing = new StaticEvaluation(rules, values);
        searcher = new Searcher(rules, values, SearchSettings.of(MEGABYTES));
    }

    /**
     * Where a puzzle comes from.
     *
     * @param id that of the puzzle
     * @param position its text
     * @param taken the cell on which the move before captured; taking back there is no puzzle
     */
    record Source(String id, String position, int ply, OptionalInt taken) {}

    /** Tells by a small search of which {@linkplain Puzzle#sort sort} a position's puzzle may be; empty if it has no puzzle. */
    OptionalInt glance(String text) {
        Position position = rules.readPosition(text);
        if (position.outcome().isPresent() || position.countLegalMoves() < FEWEST_MOVES) {
            return OptionalInt.empty();
        }
        List<PrincipalVariation> lines = search(position, GLANCE).lines();
        if (lines.size() < 2) {
            return OptionalInt.empty();
        }
        int best = lines.get(0).score();
        int second = lines.get(1).score();
        if (Scores.isDecided(best)) {
            int moves = Scores.movesToMate(best);
            return moves > 0 && moves <= Puzzle.MOST_MOVES && second < best
                    ? OptionalInt.of(moves)
                    : OptionalInt.empty();
        }
        boolean atOnce = winning(position, lines.get(0).moves()).size() == 1;
        return best - second >= GAIN
                ? OptionalInt.of(atOnce ? Puzzle.TAKEN_AT_ONCE : Puzzle.MATERIAL_LATER)
                : OptionalInt.empty();
    }

    /** The puzzle, if the position is one in which the game is to be won. */
    Optional<Puzzle> win(Source source) {
        Position position = rules.readPosition(source.position);
        Solution solution = solve(position, Puzzle.MOST_MOVES, PROOF);
        if (solution.answer() != Solution.Answer.WIN) {
            return Optional.empty();
        }
        List<Long> line = solution.play().orElseThrow().line();
        List<Long> others = new ArrayList<>(LegalMoves.of(position).boxed().toList());
        others.remove(line.get(0));
        if (others.isEmpty() || !isHidden(position, line.get(0), others)) {
            return Optional.empty();
        }
        Solution without = solve(position, solution.moves(), PROOF.among(others));
        return without.answer() == Solution.Answer.NO_WIN
                ? Optional.of(puzzle(
                        source,
                        Puzzle.Kind.WIN,
                        solution.moves(),
                        position,
                        line,
                        new Puzzle.Proof(solution.nodes() + without.nodes(), 0, List.of())))
                : Optional.empty();
    }

    private Solution solve(Position position, int moves, Limits limits) {
        return solver.solve(position, moves, false, limits, (within, tried, total) -> progress.run());
    }

    /** The puzzle, if the position is one in which material is to be won. */
    Optional<Puzzle> material(Source source) {
        Position position = rules.readPosition(source.position);
        int still = standing.score(position);
        List<Puzzle.Proof.Searched> searches = new ArrayList<>();
        List<Long> line = List.of();
        for (int nodes : SEARCHES) {
            SearchResult found = search(position, nodes);
            PrincipalVariation best = found.lines().get(0);
            int second = found.lines().size() > 1 ? found.lines().get(1).score() : Integer.MAX_VALUE;
            boolean sameKey = line.isEmpty() || line.get(0) == best.move();
            if (!sameKey || !isGain(best.score(), second, still)) {
                return Optional.empty();
            }
            line = best.moves();
            searches.add(new Puzzle.Proof.Searched(nodes, found.depth(), best.score(), second));
        }
        List<Long> others = new ArrayList<>(LegalMoves.of(position).boxed().toList());
        others.remove(line.get(0));
        List<Long> won = winning(position, line);
        if (won.isEmpty() || isTakenBack(source, position, line.get(0)) || !isHidden(position, line.get(0), others)) {
            return Optional.empty();
        }
        long nodes = SEARCHES.stream().mapToLong(Integer::longValue).sum();
        return Optional.of(puzzle(
                source,
                Puzzle.Kind.MATERIAL,
                clearMoves(position, won),
                position,
                won,
                new Puzzle.Proof(nodes, gain(position, won), searches)));
    }

    private static boolean isTakenBack(Source source, Position position, long move) {
        return source.taken.isPresent() && source.taken.getAsInt() == position.capturedCell(move);
    }

    private static boolean isGain(int best, int second, int still) {
        return !Scores.isDecided(best)
                && second <= LEVEL
                && best >= GAIN
                && best - second >= GAIN
                && best - still >= GAIN;
    }

    /** The shortest beginning of a line that wins material which the next answer does not win back; empty if there is none. */
    private List<Long> winning(Position position, List<Long> line) {
        for (int length = 1; length <= Math.min(line.size(), 2 * Puzzle.MOST_MOVES + 1); length += 2) {
            List<Long> begin = line.subList(0, length);
            boolean answered = line.size() > length;
            if (answered && gain(position, begin) >= GAIN && gain(position, line.subList(0, length + 1)) >= GAIN) {
                return begin;
            }
        }
        return List.of();
    }

    /** How much more material the side to move has after some moves, in hundredths of a pawn. */
    private int gain(Position position, List<Long> line) {
        Side side = position.sideToMove();
        int before = material(position, side);
        line.forEach(position::make);
        int after = material(position, side);
        line.forEach(move -> position.unmake());
        return after - before;
    }

    private int material(Position position, Side side) {
        int sum = 0;
        for (int cell = 0; cell < rules.cells(); cell++) {
            int piece = position.pieceAt(cell);
            if (piece != Piece.NONE) {
                sum += Piece.side(piece) == side ? values.worth(piece) : -values.worth(piece);
            }
        }
        for (int type : rules.heldTypes()) {
            int own = Piece.code(side, type);
            int other = Piece.opposite(own);
            sum += position.hand(own) * values.worth(own) - position.hand(other) * values.worth(other);
        }
        return sum;
    }

    /** How many moves of the solution, from the first on, are clearly better than all others. */
    private int clearMoves(Position position, List<Long> line) {
        int clear = 1;
        int made = 0;
        while (clear < Puzzle.MOST_MOVES && made + 2 < line.size()) {
            position.make(line.get(made++));
            position.make(line.get(made++));
            if (!isClear(position, line.get(made))) {
                break;
            }
            clear++;
        }
        for (; made > 0; made--) {
            position.unmake();
        }
        return clear;
    }

    private boolean isClear(Position position, long move) {
        List<PrincipalVariation> lines = search(position, SEARCHES.get(0)).lines();
        return lines.get(0).move() == move
                && (lines.size() == 1 || lines.get(0).score() - lines.get(1).score() >= CLEAR);
    }

    private SearchResult search(Position position, int nodes) {
        progress.run();
        searcher.newGame();
        return searcher.search(position, new long[0], Limits.NONE.ofNodes(nodes), 2, any -> progress.run());
    }

    /** Whether a move is neither the only capture nor the only check, which people try first. */
    private static boolean isHidden(Position position, long key, List<Long> others) {
        boolean onlyCapture = Move.isCapture(key) && others.stream().noneMatch(Move::isCapture);
        return !onlyCapture && (!checks(position, key) || others.stream().anyMatch(move -> checks(position, move)));
    }

    private static boolean checks(Position position, long move) {
        position.make(move);
        boolean check = position.inCheck();
        position.unmake();
        return check;
    }

    private static Puzzle puzzle(
            Source source, Puzzle.Kind kind, int moves, Position position, List<Long> line, Puzzle.Proof proof) {
        return new Puzzle(
                source.id,
                kind,
                moves,
                source.position,
                MoveTexts.inTurn(position.copy(), line, Notation.MACHINE),
                position.countLegalMoves(),
                source.ply,
                proof);
    }
}
