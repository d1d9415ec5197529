package org.plyspace.movegen.stack;

/**
 * What a path is, column by column: a rule set's own answer, compiled once into tables by {@link PathTables}.
 *
 * <p>A path runs under a <b>ceiling</b>, a number from 0 to {@link #ceilings()} - 1 that follows from the levels of start and
 * target, and may follow from where boards hang. In each column between it has certain squares; it is free if none of them is occupied and no column breaks it.
 * Levels of a column are a mask with bit {@code level - 1}.
 */
public interface PathRule {

    /** Number of ceilings, at most 7; one unless overridden. */
    default int ceilings() {
        return 1;
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

    /** The levels, out of a column's existing ones, whose squares belong to a path under a ceiling. */
    int squares(int existing, int ceiling);

    /** Whether a column that has these levels breaks any path under a ceiling. */
    boolean breaks(int existing, int ceiling);
}
