package org.plyspace.endgame;

import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.FixedBoards;

/** The positions of a table by their numbers. Confined to one thread. */
public final class TablePositions {

    private final Placer placer;

    /** Creates the positions of a table. */
    public TablePositions(FixedBoards ground, Table table) {
        placer = new Placer(ground, table.material(), table.index(), ground.standing(table.material()));
    }

    /**
     * The position of a number, valid until the next call.
     *
     * @throws IllegalArgumentException if the number stands for none
     */
    public Position position(Side toMove, long number) {
        if (!placer.place(toMove, number)) {
            throw new IllegalArgumentException(number + " stands for no position");
        }
        return placer.position();
    }

    /** The text of the position of a number. */
    public String text(Side toMove, long number) {
        return position(toMove, number).words().text();
    }
}
