package org.plyspace.tck.proof;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Alpha-beta search for any rule set. The value of a piece is the mean number, in tenths, of cells that it attacks alone on the
 * empty board; the evaluation adds the number of legal moves to the material balance.
 */
public final class AlphaBeta {

    /** The score of a mate on the board; a mate in n plies scores n less. */
    public static final int MATE = 1_000_000;

    private static final int CELLS_SAMPLED = 100;

    private final int[] worth;
    private final int[] cells;
    private final MoveList[] lists;
    private long bestMove;

    /** Creates a search with a largest depth in plies. */
    public AlphaBeta(Rules rules, int deepest) {
        this.cells = new int[rules.cells()];
        this.worth = worth(rules);
        this.lists = new MoveList[deepest + 1];
        for (int ply = 0; ply <= deepest; ply++) {
            lists[ply] = new MoveList();
        }
    }

    /** The value of each type of man; royal men count nothing, as they are never exchanged. */
    private int[] worth(Rules rules) {
        Position board = rules.position(rules.empty(), Purpose.STUDY);
        Placement alone = new Placement(rules);
        List<PieceType> types = rules.pieceTypes();
        int[] worths = new int[types.size()];
        int stride = 1 + rules.cells() / CELLS_SAMPLED;
        for (PieceType type : types) {
            int sampled = 0;
            for (int cell = 0; cell < rules.cells() && !type.royal(); cell += stride) {
                alone.clear();
                alone.put(cell, Piece.code(Side.WHITE, type.index()));
                board.place(alone);
                worths[type.index()] += 10 * board.attacks(cell, cells);
                sampled++;
            }
            worths[type.index()] /= Math.max(1, sampled);
        }
        return worths;
    }

    /** The minimax score of the position, to a depth in plies, for the side to move; the position is unchanged afterwards. */
    public int search(Position position, int depth) {
        bestMove = Move.NONE;
        return search(position, depth, 0, -MATE, MATE);
    }

    /** The best move of the last search, or {@link Move#NONE} if there was none. */
    public long bestMove() {
        return bestMove;
    }

    private int search(Position position, int depth, int ply, int alpha, int beta) {
        Optional<Outcome> end = end(position, position.hasLegalMove(), ply);
        if (end.isPresent()) {
            return score(end.get(), position.sideToMove(), ply);
        }
        if (depth == 0) {
            return evaluate(position);
        }
        MoveList moves = lists[ply];
        moves.clear();
        position.legalMoves(moves);
        int best = -MATE - 1;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            position.make(moves.get(i));
            int score = -search(position, depth - 1, ply + 1, -beta, -Math.max(alpha, best));
            position.unmake();
            if (score > best) {
                best = score;
                bestMove = ply == 0 ? moves.get(i) : bestMove;
            }
        }
        return best;
    }

    /**
     * The end of the game in a position some plies after the root; at the root itself the game goes on if there is a legal
     * move.
     */
    private static Optional<Outcome> end(Position position, boolean hasMove, int ply) {
        if (!hasMove) {
            return position.outcome();
        }
        return ply == 0 ? Optional.empty() : position.ending();
    }

    /** The score of an end, some plies after the root, for the side to move there. */
    private static int score(Outcome end, Side toMove, int ply) {
        if (end.winner().isEmpty()) {
            return 0;
        }
        return end.winner().get() == toMove ? MATE - ply : ply - MATE;
    }

    /** The static score for the side to move. */
    public int evaluate(Position position) {
        Side side = position.sideToMove();
        return worthOf(position, side) - worthOf(position, side.opposite()) + position.countLegalMoves();
    }

    private int worthOf(Position position, Side side) {
        int count = position.men(side, cells);
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += worth[Piece.type(position.pieceAt(cells[i]))];
        }
        return sum;
    }

    /** The same score as {@link #search}, found by full search. */
    public int minimax(Position position, int depth) {
        return minimax(position, depth, 0);
    }

    private int minimax(Position position, int depth, int ply) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Optional<Outcome> end = end(position, moves.size() > 0, ply);
        if (end.isPresent()) {
            return score(end.get(), position.sideToMove(), ply);
        }
        int best = depth == 0 ? evaluate(position) : -MATE;
        for (int i = 0; i < moves.size() && depth > 0; i++) {
            position.make(moves.get(i));
            best = Math.max(best, -minimax(position, depth - 1, ply + 1));
            position.unmake();
        }
        return best;
    }
}
