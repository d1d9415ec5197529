package org.plyspace.endgame;

import org.plyspace.api.Side;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/** The values of all positions of a material. Thread-safe. */
public interface Table {

    /** The men. */
    Material material();

    /** The numbers of the positions. */
    PlacementIndex index();

    /** The {@link Value} of a number for a side to move. */
    int value(Side toMove, long number);

    /** The longest win or loss in plies; 0 if there is none. */
    int longest();

    /** Whether wins take odd numbers of plies and losses even ones, as wherever a game is won by the last move. */
    boolean isRegular();
}
