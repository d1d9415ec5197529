package org.plyspace.movegen.stack;

import org.plyspace.geometry.stack.BoardStack;

/**
 * What a path is, column by column: a rule set's own answer, compiled once into tables by {@link PathTables}.
 *
 * <p>A path runs under a <b>ceiling</b>, a number from 0 to {@link #ceilings()} - 1 that follows from the levels of start and
 * target, and may follow from where boards hang. In each column between it has certain squares; it is free if none of them is occupied, or
 * where it {@linkplain #passesMen passes men} if not all of them are, and if no column breaks it.
 * Levels of a column are a mask with bit {@code level - 1}.
 */
public interface PathRule {

    /** What {@link #doubleStep()} says where double steps go along paths as sliders do. */
    int AS_SLIDERS = -1;

    /** Number of ceilings, at most 7; one unless overridden. */
    default int ceilings() {
        return 1;
    }

    /**
     * The level that a square counts as where paths are concerned, in all other questions and answers here: its own unless
     * overridden. Several squares of a column may count as of one level.
     *
     * @param column a column of the stack's grid
     * @param level 1 to {@value BoardStack#MAX_LEVEL}, whether or not the column can have a square there
     */
    default int level(int column, int level) {
        return level;
    }

    /**
     * The ceilings of all paths that may serve between two levels, whichever of them is the start: one or more, each once.
     * A move is possible if one of the paths is free; a double step uses the first that is. Unless overridden, the first ceiling
     * serves everywhere.
     *
     * <p>A level in {@code boardLevels} may decide whether a path is free only where a board on it covers a column between: a board
     * that moves elsewhere opens and closes nothing.
     *
     * @param boardLevels the levels on which movable boards hang, anywhere
     */
    default int[] serving(int level, int otherLevel, int boardLevels) {
        return new int[] {0};
    }

    /** The ceiling under which double steps go whatever the levels; unless overridden {@link #AS_SLIDERS}. */
    default int doubleStep() {
        return AS_SLIDERS;
    }

    /** The levels, out of a column's existing ones, whose squares belong to a path under a ceiling. */
    int squares(int existing, int ceiling);

    /** Whether one empty square of a path is enough for a column to be passed under a ceiling; unless overridden all must be empty. */
    default boolean passesMen(int ceiling) {
        return false;
    }

    /** Whether a column that has these levels breaks any path under a ceiling. */
    boolean breaks(int existing, int ceiling);
}
