package org.plyspace.endgame;

import java.util.SplittableRandom;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.index.FixedBoards;

/**
 * Checks whether where men stand is all that decides what follows in a position, as a table takes it to be, and whether quiet
 * moves move one man and nothing else. Confined to one thread.
 */
final class Soundness {

    private final FixedBoards ground;
    private final Position bare;
    private final Placement placement;
    private final int[] men;

    Soundness(FixedBoards ground) {
        Rules rules = ground.rules();
        this.ground = ground;
        this.bare = rules.position(rules.empty(), Purpose.STUDY);
        this.placement = new Placement(rules);
        this.men = new int[rules.cells()];
    }

    /**
     * Whether the position that a move has led to is one by where its men stand, but for en passant after a double step.
     *
     * @param position the position after the move
     */
    boolean isWhole(Position position, long move) {
        placement.clear();
        ground.boards().placeOn(placement);
        for (int side = 0; side < 2; side++) {
            int count = position.men(Side.of(side), men);
            for (int i = 0; i < count; i++) {
                placement.put(men[i], position.pieceAt(men[i]));
            }
        }
        placement.turn(position.sideToMove());
        bare.place(placement);
        // En passant is looked at move by move.
        return Move.kind(move) == Move.DOUBLE_STEP || position.key() == bare.key();
    }

    /** Whether a quiet move has moved one man and nothing else. */
    private static boolean isPlain(int[] cellOf, int[] codes, Position after, long move) {
        for (int man = 0; man < cellOf.length; man++) {
            int cell = cellOf[man] == Move.from(move) ? Move.to(move) : cellOf[man];
            if (after.pieceAt(cell) != codes[man]) {
                return false;
            }
        }
        return after.pieceAt(Move.from(move)) == Piece.NONE;
    }

    /**
     * Tries the moves of some positions.
     *
     * @param plan what the table will be made by
     * @param positions how many numbers to try for each side
     * @return whether all quiet moves moved one man and nothing else
     * @throws UsageException if a position has more than its men to decide what follows
     */
    boolean sample(Plan plan, int positions) {
        Placer placer = plan.placer();
        SplittableRandom random = new SplittableRandom(plan.index().size());
        MoveList moves = new MoveList();
        int[] codes = new int[plan.material().men()];
        for (int man = 0; man < codes.length; man++) {
            codes[man] = plan.material().code(man);
        }
        boolean plain = true;
        for (int i = 0; i < 2 * positions; i++) {
            if (placer.place(Side.of(i & 1), random.nextLong(plan.index().size()))) {
                plain &= areWhole(plan, placer, moves, codes);
            }
        }
        return plain;
    }

    private boolean areWhole(Plan plan, Placer placer, MoveList moves, int[] codes) {
        Position position = placer.position();
        moves.clear();
        position.legalMoves(moves);
        boolean plain = true;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            int kind = Move.kind(move);
            if (kind == Move.BOARD) {
                continue;
            }
            String text = position.words().text();
            position.make(move);
            boolean whole = isWhole(position, move);
            boolean quiet = (kind == Move.NORMAL || kind == Move.DOUBLE_STEP)
                    && !Move.isCapture(move)
                    && !Move.isPromotion(move);
            plain &= !quiet || isPlain(placer.cellOf(), codes, position, move);
            position.unmake();
            if (!whole) {
                throw new UsageException(
                        plan.material() + " of " + ground.rules().setting()
                                + " has no tablebase: more than where men stand decides what follows, as after "
                                + text + " " + position.words().text(move, org.plyspace.api.Notation.MACHINE));
            }
        }
        return plain;
    }
}
