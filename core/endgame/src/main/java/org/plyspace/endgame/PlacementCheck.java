package org.plyspace.endgame;

import java.util.SplittableRandom;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

/**
 * Checks whether the men's cells alone decide what follows in a position, as a table assumes, and whether quiet moves move one
 * man and nothing else. Confined to one thread.
 */
final class PlacementCheck {

    private final BarePlacement menAlone;

    PlacementCheck(FixedBoards ground) {
        this.menAlone = new BarePlacement(ground);
    }

    /**
     * Whether the men's cells alone decide what follows in the position after a move, except en passant after a double step.
     *
     * @param position the position after the move
     */
    boolean isWhole(Position position, long move) {
        // En passant is looked at move by move.
        return Move.kind(move) == Move.DOUBLE_STEP
                || position.key() == menAlone.of(position).key();
    }

    /** Whether a quiet move has moved one man and nothing else. */
    private static boolean isPlain(Material material, int[] cellOf, Position after, long move) {
        for (int man = 0; man < cellOf.length; man++) {
            int cell = cellOf[man] == Move.from(move) ? Move.to(move) : cellOf[man];
            if (after.pieceAt(cell) != material.code(man)) {
                return false;
            }
        }
        return Move.isPass(move) || after.pieceAt(Move.from(move)) == Piece.NONE;
    }

    /** Whether, if plies are counted by the clock, a quiet move has reset it exactly if its man's type does and the man went. */
    private static boolean isCounted(Plan plan, Position after, long move) {
        return plan.clock().isEmpty()
                || ClockResets.isReset(after)
                        == (TableClock.resets(plan.ground(), Move.piece(move)) && !Move.isPass(move));
    }

    /**
     * Tries the moves of some positions.
     *
     * @param plan the plan of the table
     * @param positions the number of numbers to try for each side
     * @return whether all quiet moves moved one man and nothing else
     * @throws UsageException if a position has more than its men to decide what follows
     */
    boolean sample(Plan plan, int positions) {
        Placer placer = plan.placer();
        SplittableRandom random = new SplittableRandom(plan.index().size());
        MoveList moves = new MoveList();
        boolean plain = true;
        for (int i = 0; i < 2 * positions; i++) {
            if (placer.place(Side.of(i & 1), random.nextLong(plan.index().size()))) {
                plain &= areWhole(plan, placer, moves);
            }
        }
        return plain;
    }

    private boolean areWhole(Plan plan, Placer placer, MoveList moves) {
        Position position = placer.position();
        moves.clear();
        position.legalMoves(moves);
        boolean plain = true;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (Move.kind(move) == Move.BOARD) {
                continue;
            }
            position.make(move);
            boolean whole = isWhole(position, move);
            plain &= !Successors.isQuiet(move)
                    || (isPlain(plan.material(), placer.cellOf(), position, move) && isCounted(plan, position, move));
            position.unmake();
            if (!whole) {
                throw new UsageException(plan.material() + " of "
                        + plan.ground().rules().setting()
                        + " has no tablebase: more than where men stand decides what follows, as after "
                        + position.words().text() + " " + position.words().text(move, Notation.MACHINE));
            }
        }
        return plain;
    }
}
