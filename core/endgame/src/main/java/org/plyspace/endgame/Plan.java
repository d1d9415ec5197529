package org.plyspace.endgame;

import java.util.Optional;
import org.plyspace.api.Unmoves;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/**
 * The data that all threads making one table share. Immutable.
 *
 * @param ground the rules, with boards as they hang
 * @param material the men
 * @param index the numbers of the positions
 * @param standing by code and cell, whether such a man can stand there
 * @param below the tables of all materials that follow
 * @param plain whether quiet moves change no more than the cell of the man that moves
 * @param clock the clock, if plies are counted to its resets and not to the end of the game; {@code below} then has tables of
 *     the same kind
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Plan(
        FixedBoards ground,
        Material material,
        PlacementIndex index,
        boolean[][] standing,
        TableSet below,
        boolean plain,
        Optional<TableClock> clock) {

    /** A plan by which plies are counted to the end of the game. */
    Plan(
            FixedBoards ground,
            Material material,
            PlacementIndex index,
            boolean[][] standing,
            TableSet below,
            boolean plain) {
        this(ground, material, index, standing, below, plain, Optional.empty());
    }

    /** The same plan, by which plies are counted as a clock does. */
    Plan with(TableClock counted) {
        return new Plan(ground, material, index, standing, below, plain, Optional.of(counted));
    }

    /** The same plan, by which all moves are made. */
    Plan withoutShortCuts() {
        return new Plan(ground, material, index, standing, below, false, clock);
    }

    /** A placer for one thread. */
    Placer placer() {
        return new Placer(ground, material, index, standing);
    }

    /** The most double steps that can answer each other, each of which might be captured en passant. */
    int doubleSteps() {
        return material.isDirectionalForBoth(ground.rules()) ? material.men() : 0;
    }

    /** A generator of moves backwards for one thread, if the rules have one and no right outside the table can matter. */
    Optional<Unmoves> unmoves() {
        return plain && doubleSteps() == 0 ? ground.rules().unmoves() : Optional.empty();
    }
}
