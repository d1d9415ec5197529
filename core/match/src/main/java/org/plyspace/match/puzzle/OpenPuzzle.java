package org.plyspace.match.puzzle;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.PieceWords;
import org.plyspace.search.Limits;
import org.plyspace.search.mate.MateSolver;
import org.plyspace.search.mate.ProvedMove;
import org.plyspace.search.mate.Solution;

/**
 * A puzzle that somebody solves: the moves made so far, and whether a further one is right. Where the game is to be won, every move is right
 * after which it still is in time; where material is to be won, that of the solution alone. Confined to one thread.
 */
public final class OpenPuzzle {

    /** More than proving the puzzle took; beyond it, only the moves of the solution are known to be right. */
    private static final Limits LIMITS = Limits.NONE.ofNodes(5_000_000);

    private static final int MEGABYTES = 4;

    private final Puzzle puzzle;
    private final Position position;
    private int plies;
    /** Whether the moves made so far are those of the solution. */
    private boolean onLine = true;

    /**
     * Opens a puzzle.
     *
     * @throws org.plyspace.api.PlyspaceException if these rules have no such position
     */
    public OpenPuzzle(Rules rules, Puzzle puzzle) {
        this.puzzle = puzzle;
        this.position = rules.readPosition(puzzle.position());
    }

    /**
     * What a move is worth.
     *
     * @param right whether it is a solution
     * @param solved whether nothing more is to be found
     * @param reply the move that answers it, which is made; empty if the game is over, nothing more is to be found, or it was wrong
     */
    public record Answer(boolean right, boolean solved, Optional<Long> reply) {

        private static final Answer WRONG = new Answer(false, false, Optional.empty());
    }

    /** The current position, for reading only. */
    public Position position() {
        return position;
    }

    /** The number of moves still to be found. */
    public int movesLeft() {
        return puzzle.moves() - plies / 2;
    }

    /**
     * Makes a move that was made before, without a question whether it is right.
     *
     * @throws UsageException if it is not legal
     */
    public void follow(String text) {
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        if (verdict instanceof Verdict.Legal legal) {
            make(legal.move());
        } else {
            throw new UsageException("move " + (plies + 1) + ", '" + Texts.shorten(text) + "', cannot be played: "
                    + MoveTexts.reason(text, verdict));
        }
    }

    private void make(long move) {
        onLine = onLine
                && plies < puzzle.line().size()
                && puzzle.line().get(plies).equals(position.words().text(move, Notation.MACHINE));
        position.make(move);
        plies++;
    }

    /** Answers a legal move, which is made, together with its reply, if it is right. */
    public Answer answer(long move) {
        return puzzle.kind() == Puzzle.Kind.WIN ? toWin(move) : toSolution(move);
    }

    private Answer toWin(long move) {
        Solution solution = solved(LIMITS.among(List.of(move)));
        if (solution.answer() == Solution.Answer.UNSETTLED) {
            return toSolution(move);
        }
        if (solution.answer() == Solution.Answer.NO_WIN) {
            return Answer.WRONG;
        }
        ProvedMove first = solution.play().orElseThrow();
        make(move);
        if (first.end().isPresent()) {
            return new Answer(true, true, Optional.empty());
        }
        ProvedMove reply = first.next().get(0);
        make(reply.move());
        return new Answer(true, reply.end().isPresent(), Optional.of(reply.move()));
    }

    private Solution solved(Limits limits) {
        return new MateSolver(MEGABYTES)
                .solve(position, Math.max(1, movesLeft()), false, limits, (moves, tried, total) -> {});
    }

    private Answer toSolution(long move) {
        if (!nextOnLine().filter(next -> next == move).isPresent()) {
            return Answer.WRONG;
        }
        make(move);
        if (plies >= 2 * puzzle.moves() - 1) {
            return new Answer(true, true, Optional.empty());
        }
        long reply = nextOnLine().orElseThrow();
        make(reply);
        return new Answer(true, false, Optional.of(reply));
    }

    private Optional<Long> nextOnLine() {
        boolean goesOn = onLine && plies < puzzle.line().size();
        return goesOn
                        && position.words().judge(puzzle.line().get(plies), Notation.MACHINE)
                                instanceof Verdict.Legal legal
                ? Optional.of(legal.move())
                : Optional.empty();
    }

    /** A right move; empty if none is known, since the moves made so far were not all right. */
    public Optional<Long> hint() {
        return nextOnLine()
                .or(() -> puzzle.kind() == Puzzle.Kind.WIN
                        ? solved(LIMITS).play().map(ProvedMove::move)
                        : Optional.empty());
    }

    /** What a legal move moves, in words: a piece and its square, a board, or a piece in hand. */
    public static String mover(Position position, long move) {
        if (Move.kind(move) == Move.BOARD) {
            return "board "
                    + position.words()
                            .layout()
                            .movableBoards()
                            .get(Move.from(move))
                            .name();
        }
        String piece = "the " + PieceWords.typeOf(position.rules(), Move.piece(move));
        return Move.kind(move) == Move.DROP
                ? piece + " in hand"
                : piece + " on " + position.words().name(Move.from(move));
    }

    /** The moves of the solution that show what was won, after all that were to be found; empty beside it. */
    public List<String> rest() {
        return onLine ? puzzle.line().subList(plies, puzzle.line().size()) : List.of();
    }
}
