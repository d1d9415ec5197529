package org.plyspace.endgame.index;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.plyspace.api.MoveList;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/**
 * The cells that men who know one direction can come to from where they stand at the start: no pawn of orthodox chess is ever on
 * the first rank. Confined to one thread.
 */
final class ReachableCells {

    private final Rules rules;
    private final Arrangement boards;
    private final Position position;
    private final Placement placement;
    private final MoveList moves = new MoveList();
    private final int[] attacked;
    private final int[] men;

    ReachableCells(Rules rules, Arrangement boards) {
        this.rules = rules;
        this.boards = boards;
        this.position = rules.position(rules.empty(), Purpose.STUDY);
        this.placement = new Placement(rules);
        this.attacked = new int[rules.cells()];
        this.men = new int[rules.cells()];
    }

    /**
     * By cell, whether a man of a {@link Piece} code can come there. All cells where that is not known: of men that move alike for
     * both sides, where boards move and carry men, and where no such man stands at the start.
     */
    boolean[] of(int code) {
        boolean[] reached = new boolean[rules.cells()];
        PieceType type = rules.pieceTypes().get(Piece.type(code));
        Deque<Integer> open = type.directional() && boards.boards() == 0 ? starts(code) : new ArrayDeque<>();
        if (open.isEmpty()) {
            Arrays.fill(reached, true);
        }
        while (!open.isEmpty()) {
            int cell = open.remove();
            if (!reached[cell]) {
                reached[cell] = true;
                addReached(cell, code, open);
            }
        }
        return reached;
    }

    private Deque<Integer> starts(int code) {
        Deque<Integer> starts = new ArrayDeque<>();
        try {
            Setup start = rules.start();
            for (int cell = 0; cell < rules.cells(); cell++) {
                if (start.pieceAt(cell) == code) {
                    starts.add(cell);
                }
            }
        } catch (NoStartException none) {
            return starts;
        }
        return starts;
    }

    private void addReached(int cell, int code, Deque<Integer> open) {
        place(cell, code);
        int reach = position.attacks(cell, attacked);
        addMoves(code, open);
        for (int i = 0; i < reach; i++) {
            place(cell, code);
            placement.put(attacked[i], Piece.opposite(code));
            position.place(placement);
            addMoves(code, open);
        }
    }

    private void place(int cell, int code) {
        placement.clear();
        placement.turn(Piece.side(code));
        placement.put(cell, code);
        position.place(placement);
    }

    private void addMoves(int code, Deque<Integer> open) {
        Side side = Piece.side(code);
        moves.clear();
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            int count = position.men(side, men);
            for (int man = 0; man < count; man++) {
                if (position.pieceAt(men[man]) == code) {
                    open.add(men[man]);
                }
            }
            position.unmake();
        }
    }
}
