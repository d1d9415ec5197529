package org.plyspace.movegen.stack;

/**
 * What a path is, column by column: a rule set's own answer, compiled once into tables by {@link PathTables}.
 *
 * <p>A path runs under a <b>ceiling</b>, a number from 0 to {@link #ceilings()} - 1 that follows from the levels of start and
 * target. In each column between it has certain squares; it is free if none of them is occupied and no column breaks it.
 * Levels of a column are a mask with bit {@code level - 1}.
 */
public interface PathRule {

    /** No second path. */
    int NO_CEILING = -1;

    /** Number of ceilings, at most 7. */
    int ceilings();

    /** The ceiling of a path between two levels, whichever of them is the start. */
    int ceiling(int level, int otherLevel);

    /** The ceiling of a second path that may serve instead of one under this ceiling, or {@link #NO_CEILING}. */
    int alternative(int ceiling);

    /** The level on which a movable board must hang somewhere for the alternative to be there. */
    int alternativeNeeds(int ceiling);

    /** The levels, out of a column's existing ones, whose squares belong to a path under a ceiling. */
    int squares(int existing, int ceiling);

    /** Whether a column that has these levels breaks any path under a ceiling. */
    boolean breaks(int existing, int ceiling);
}
