package org.plyspace.endgame;

import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.FixedBoards;

/** Sets up the men of positions and nothing else, such as rights or en passant. Confined to one thread. */
final class BarePlacement {

    private final FixedBoards ground;
    private final Position alone;
    private final Placement placement;
    private final int[] men;

    BarePlacement(FixedBoards ground) {
        this.ground = ground;
        this.alone = ground.rules().position(ground.rules().empty(), Purpose.STUDY);
        this.placement = new Placement(ground.rules());
        this.men = new int[ground.rules().cells()];
    }

    /** The men of a position with the same side to move, on the same owners' boards as tables have them; valid until the next call. */
    Position of(Position position) {
        placement.clear();
        ground.boards().placeOn(placement);
        for (int board = 0; board < ground.boards().boards(); board++) {
            placement.own(board, position.ownerOf(board));
        }
        for (int side = 0; side < 2; side++) {
            int count = position.men(Side.of(side), men);
            for (int i = 0; i < count; i++) {
                placement.put(men[i], position.pieceAt(men[i]));
            }
        }
        placement.turn(position.sideToMove());
        alone.place(placement);
        return alone;
    }
}
