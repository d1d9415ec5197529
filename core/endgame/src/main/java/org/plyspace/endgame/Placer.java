package org.plyspace.endgame;

import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/** Sets up the positions of a material by number. Confined to one thread; allocates nothing once made. */
public final class Placer {

    private final FixedBoards ground;
    private final boolean[][] standing;
    private final PlacementIndex.Coder coder;
    private final Position position;
    private final Placement placement;
    private final int[] cellOf;
    private final int[] codes;
    private final int[] royals;
    private int orbit;
    private boolean symmetric;

    /**
     * Creates a placer.
     *
     * @param standing by code and cell, whether such a man can stand there, as {@link FixedBoards#standing} says
     */
    Placer(FixedBoards ground, Material material, PlacementIndex index, boolean[][] standing) {
        this.ground = ground;
        this.standing = standing;
        this.coder = index.coder();
        this.position = ground.rules().position(ground.rules().empty(), Purpose.STUDY);
        this.placement = new Placement(ground.rules());
        this.cellOf = new int[material.men()];
        this.codes = new int[material.men()];
        for (int man = 0; man < codes.length; man++) {
            codes[man] = material.code(man);
        }
        this.royals = new int[ground.rules().cells()];
    }

    /** The position last set up; moves made on it must be taken back before the next. */
    public Position position() {
        return position;
    }

    /** The cell of each man of the position last set up, in the order of the material; not to be changed. */
    int[] cellOf() {
        return cellOf;
    }

    /** The number of positions that symmetries make of the one last set up, itself included. */
    public int orbit() {
        return orbit;
    }

    /** Whether a symmetry leaves the placement last set up as it is. */
    boolean isSymmetric() {
        return symmetric;
    }

    /** Sets up the position of a number, and returns whether it can arise. If it cannot, the position may be the one before. */
    public boolean place(Side toMove, long number) {
        orbit = coder.decode(number, cellOf);
        symmetric = coder.isSymmetric();
        if (orbit == 0) {
            return false;
        }
        for (int man = 0; man < cellOf.length; man++) {
            if (!standing[codes[man]][cellOf[man]]) {
                return false;
            }
        }
        put(toMove);
        return !isInCheck(toMove.opposite());
    }

    private void put(Side toMove) {
        placement.clear();
        ground.boards().placeOn(placement);
        for (int man = 0; man < cellOf.length; man++) {
            placement.put(cellOf[man], codes[man]);
        }
        placement.turn(toMove);
        position.place(placement);
    }

    private boolean isInCheck(Side side) {
        int count = position.royals(side, royals);
        for (int i = 0; i < count; i++) {
            if (position.isAttacked(royals[i], side.opposite())) {
                return true;
            }
        }
        return false;
    }
}
